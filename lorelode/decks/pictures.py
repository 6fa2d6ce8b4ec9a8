"""A card out of a picture: decoded, turned upright, cropped, and built anew from its pixels alone.

This is the part that hostile files are aimed at; `worker.py` runs it in a process with limits.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from io import BytesIO
from typing import Final

from PIL import (
    Image,
    ImageChops,
    ImageCms,
    ImageFilter,
    JpegImagePlugin,
    PngImagePlugin,
    WebPImagePlugin,
)

from lorelode.decks.checking import BROKEN_OFF, MOST_PIXELS, Frame, Kind, NotACard, frame, own_part
from lorelode.decks.cropping import cut, where
from lorelode.decks.workshop import LARGE, LARGE_BYTES, SMALL, SMALL_BYTES, Rebuilt

LEAST: Final = (200, 300)
"""What is left after cropping has at least so many pixels, or there is nothing to be seen."""

QUALITIES: Final = (84, 76, 66, 54, 40, 26, 12)
MOST_MISSING: Final = 0.01
"""How much of a JPEG may be missing at its end before it is refused."""
PAPER: Final = (255, 255, 255)
"""What shows through where a picture is transparent."""

_OPENERS: Final[Mapping[Kind, Callable[[BytesIO], Image.Image]]] = {
    "PNG": PngImagePlugin.PngImageFile,
    "JPEG": JpegImagePlugin.JpegImageFile,
    "WebP": WebPImagePlugin.WebPImageFile,
}
_PNG_EXTRAS: Final = frozenset({b"tRNS", b"iCCP", b"eXIf"})
_FILLER: Final = bytes(range(1, 200)) * 40
"""What would be read as more of a JPEG."""
_ORIENTATION: Final = 0x0112
_TURNS: Final = {
    2: Image.Transpose.FLIP_LEFT_RIGHT,
    3: Image.Transpose.ROTATE_180,
    4: Image.Transpose.FLIP_TOP_BOTTOM,
    5: Image.Transpose.TRANSPOSE,
    6: Image.Transpose.ROTATE_270,
    7: Image.Transpose.TRANSVERSE,
    8: Image.Transpose.ROTATE_90,
}
_SRGB: Final = ImageCms.createProfile("sRGB")


def rebuilt(data: bytes, kind: Kind) -> Rebuilt:
    """The card that a file gives, or `NotACard`; the same file gives the same bytes.

    Any other exception means that a decoder was surprised by what it read.
    """
    framed = frame(data, kind)
    match kind:
        case "PNG":
            data = _bare(data)
        case "JPEG":
            data = own_part(data)
            _refuse_filled_up(data)
        case "WebP":
            data = data[: framed.end]
    card = _card(_decoded(data, framed))
    name = "p" + hashlib.sha256(card.tobytes()).hexdigest()[:16]
    small = card.resize(SMALL, Image.Resampling.LANCZOS)
    return Rebuilt(name, packed(card, LARGE_BYTES), packed(small, SMALL_BYTES))


def _bare(data: bytes) -> bytes:
    """A PNG without texts and other extras, which decoders stumble over more than over pixels."""
    parts, at = [data[:8]], 8
    while parts[-1][4:8] != b"IEND":
        stop = at + 12 + int.from_bytes(data[at : at + 4], "big")
        # What is critical is written with a capital.
        if data[at + 4 : at + 5].isupper() or data[at + 4 : at + 8] in _PNG_EXTRAS:
            parts.append(data[at:stop])
        at = stop
    return b"".join(parts)


def _refuse_filled_up(data: bytes) -> None:
    """Refuse a JPEG that breaks off and was given an end: decoders fill it up with grey.

    If more before its end changes the picture, something was missing there.
    """
    seen = _glimpsed(data), _glimpsed(data[:-2] + _FILLER + data[-2:])
    counts = ImageChops.difference(*seen).histogram()
    if sum(counts[::256]) < (1 - MOST_MISSING) * sum(counts):
        raise NotACard(BROKEN_OFF)


def _glimpsed(data: bytes) -> Image.Image:
    """A JPEG at an eighth, which is quickly decoded."""
    image = JpegImagePlugin.JpegImageFile(BytesIO(data))
    image.draft("L", (max(1, image.width // 8), max(1, image.height // 8)))
    image.load()
    return image


def _decoded(data: bytes, framed: Frame) -> Image.Image:
    """An upright RGB picture, already about as small as a card where it was much larger."""
    # Not Image.open, which would also try what the file says of further pictures in it.
    image = _OPENERS[framed.kind](BytesIO(data))
    if image.width * image.height > MOST_PIXELS:
        raise NotACard("it has more pixels than its head says")
    profile = image.info.get("icc_profile")
    if framed.kind == "JPEG":
        turn = _turn(image)
        shrink = _shrink(image.size, turn)
        # A JPEG can be decoded at a half, a quarter or an eighth, in as much less time and memory.
        image.draft(image.mode, (-(-image.width // shrink), -(-image.height // shrink)))
    image.load()
    turn = _turn(image)
    image = _plain(image)
    shrink = _shrink(image.size, turn)
    if shrink > 1:
        image = image.reduce(shrink)
    image = _in_srgb(_flat(image), profile)
    return image.transpose(_TURNS[turn]) if turn in _TURNS else image


def _turn(image: Image.Image) -> int:
    """The orientation that a camera noted, 1 to 8; upright if the note cannot be read."""
    try:
        turn = image.getexif().get(_ORIENTATION, 1)
    except Exception:
        return 1
    return turn if isinstance(turn, int) and 1 <= turn <= 8 else 1


def _shrink(size: tuple[int, int], turn: int) -> int:
    """By how much a picture can be reduced at once and still give a whole card."""
    width, height = size[::-1] if turn >= 5 else size
    wide, _ = cut(width, height)
    return max(1, int(wide // LARGE[0]))


def _plain(image: Image.Image) -> Image.Image:
    """Eight bits a channel, and no palette."""
    if image.mode in ("I", "F") or image.mode.startswith("I;16"):
        # A PNG of 16 bits; to convert it would clip all that is not nearly black.
        return image.convert("I").point(lambda value: value * (1 / 257)).convert("L")
    if "transparency" in image.info or image.mode == "PA":
        return image.convert("RGBA")
    if image.mode in ("L", "LA", "RGB", "RGBA", "CMYK"):
        return image
    return image.convert("RGB")


def _flat(image: Image.Image) -> Image.Image:
    """Laid on white paper where it is transparent."""
    if image.mode not in ("LA", "RGBA"):
        return image
    image = image.convert("RGBA")
    paper = Image.new("RGB", image.size, PAPER)
    paper.paste(image, mask=image.getchannel("A"))
    return paper


def _in_srgb(image: Image.Image, profile: object) -> Image.Image:
    """In the colours that every screen shows, whatever the camera's were."""
    if isinstance(profile, bytes) and profile and image.mode in ("L", "RGB", "CMYK"):
        try:
            source = ImageCms.ImageCmsProfile(BytesIO(profile))
            turned = ImageCms.profileToProfile(image, source, _SRGB, outputMode="RGB")
        except (ImageCms.PyCMSError, OSError, ValueError):
            pass  # a profile of something else, or none at all
        else:
            if turned is not None:
                return turned
    return image.convert("RGB")


def _card(image: Image.Image) -> Image.Image:
    """The card, with nothing left of the picture but its pixels."""
    wide, high = cut(*image.size)
    if wide < LEAST[0] or high < LEAST[1]:
        raise NotACard(
            f"it is too small: cropped to a card it has {int(wide)} × {int(high)} pixels, "
            f"and at least {LEAST[0]} × {LEAST[1]} are needed"
        )
    left, top = where(image)
    card = image.resize(LARGE, Image.Resampling.LANCZOS, box=(left, top, left + wide, top + high))
    return Image.frombytes("RGB", LARGE, card.tobytes())


def packed(image: Image.Image, most: int) -> bytes:
    """A WebP of at most so many bytes, as good as it can be within them."""
    while True:
        step = 0
        while step < len(QUALITIES):
            written = BytesIO()
            image.save(written, "WEBP", quality=QUALITIES[step], method=4)
            if written.tell() <= most:
                return written.getvalue()
            # No step takes off a half: where twice too much was written, the next would not do.
            step += 2 if written.tell() > 2 * most else 1
        # Noise as no camera makes it; softened, it comes to fit.
        image = image.filter(ImageFilter.GaussianBlur(2))

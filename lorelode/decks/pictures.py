"""Make a card from a picture: decode it, turn it upright, crop it, encode only its pixels.

Hostile files attack this code, so `sandbox_worker.py` runs it in a process with limits.
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

from lorelode.core.refusal import Code, Refusal
from lorelode.decks.crop import crop_corner, crop_size
from lorelode.decks.sandbox import (
    LARGE_SIZE,
    MAX_LARGE_BYTES,
    MAX_SMALL_BYTES,
    SMALL_SIZE,
    CardPictures,
)
from lorelode.decks.validation import (
    MAX_PIXELS,
    PictureFormat,
    PictureInfo,
    first_jpeg,
    inspect_picture,
)

MIN_CARD_SIZE: Final = (200, 300)
"""The smallest picture after cropping that is worth a card, in pixels."""

WEBP_QUALITIES: Final = (84, 76, 66, 54, 40, 26, 12)
MAX_MISSING_SHARE: Final = 0.01
"""What share of a JPEG may be missing at its end."""
BACKGROUND: Final = (255, 255, 255)
"""What shows where a picture is transparent."""

_OPENERS: Final[Mapping[PictureFormat, Callable[[BytesIO], Image.Image]]] = {
    "PNG": PngImagePlugin.PngImageFile,
    "JPEG": JpegImagePlugin.JpegImageFile,
    "WebP": WebPImagePlugin.WebPImageFile,
}
_PNG_EXTRAS: Final = frozenset({b"tRNS", b"iCCP", b"eXIf"})
_FILLER: Final = bytes(range(1, 200)) * 40
"""Bytes that a decoder reads as more of a JPEG."""
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


def rebuild_picture(data: bytes, kind: PictureFormat) -> CardPictures:
    """The card of a file, or a `Refusal`. The same file always gives the same bytes.

    Any other exception means that a decoder failed on the file.
    """
    info = inspect_picture(data, kind)
    match kind:
        case "PNG":
            data = _without_extras(data)
        case "JPEG":
            data = first_jpeg(data)
            _check_complete(data)
        case "WebP":
            data = data[: info.end]
    card = _card(_decode(data, info))
    card_id = "p" + hashlib.sha256(card.tobytes()).hexdigest()[:16]
    small = card.resize(SMALL_SIZE, Image.Resampling.LANCZOS)
    return CardPictures(
        card_id, encode_webp(card, MAX_LARGE_BYTES), encode_webp(small, MAX_SMALL_BYTES)
    )


def _without_extras(data: bytes) -> bytes:
    """A PNG without texts and other extras, where decoders have more bugs than in the pixels."""
    parts, at = [data[:8]], 8
    while parts[-1][4:8] != b"IEND":
        stop = at + 12 + int.from_bytes(data[at : at + 4], "big")
        # The name of a critical chunk starts with a capital letter.
        if data[at + 4 : at + 5].isupper() or data[at + 4 : at + 8] in _PNG_EXTRAS:
            parts.append(data[at:stop])
        at = stop
    return b"".join(parts)


def _check_complete(data: bytes) -> None:
    """Refuse a JPEG that breaks off but has an end marker: decoders fill the rest with grey.

    If more data before the end changes the picture, then something was missing there.
    """
    previews = _preview(data), _preview(data[:-2] + _FILLER + data[-2:])
    counts = ImageChops.difference(*previews).histogram()
    if sum(counts[::256]) < (1 - MAX_MISSING_SHARE) * sum(counts):
        raise Refusal(Code.FILE_TRUNCATED)


def _preview(data: bytes) -> Image.Image:
    """A JPEG at an eighth of its size, which is decoded quickly."""
    image = JpegImagePlugin.JpegImageFile(BytesIO(data))
    image.draft("L", (max(1, image.width // 8), max(1, image.height // 8)))
    image.load()
    return image


def _decode(data: bytes, info: PictureInfo) -> Image.Image:
    """The picture, upright and in RGB; a much larger one is reduced to about a card's size."""
    # Image.open would also read further pictures that the file claims to have.
    image = _OPENERS[info.kind](BytesIO(data))
    if image.width * image.height > MAX_PIXELS:
        raise Refusal(Code.FILE_DAMAGED)
    profile = image.info.get("icc_profile")
    if info.kind == "JPEG":
        orientation = _orientation(image)
        shrink = _reduction(image.size, orientation)
        # A JPEG can be decoded at a half, a quarter or an eighth, which saves time and memory.
        image.draft(image.mode, (-(-image.width // shrink), -(-image.height // shrink)))
    image.load()
    orientation = _orientation(image)
    image = _to_eight_bits(image)
    shrink = _reduction(image.size, orientation)
    if shrink > 1:
        image = image.reduce(shrink)
    image = _to_srgb(_flatten(image), profile)
    return image.transpose(_TURNS[orientation]) if orientation in _TURNS else image


def _orientation(image: Image.Image) -> int:
    """The orientation in the Exif data, 1 to 8; upright if it cannot be read."""
    try:
        value = image.getexif().get(_ORIENTATION, 1)
    except Exception:
        return 1
    return value if isinstance(value, int) and 1 <= value <= 8 else 1


def _reduction(size: tuple[int, int], orientation: int) -> int:
    """By what factor a picture can be reduced and still fill a card."""
    width, height = size[::-1] if orientation >= 5 else size
    wide, _ = crop_size(width, height)
    return max(1, int(wide // LARGE_SIZE[0]))


def _to_eight_bits(image: Image.Image) -> Image.Image:
    """The picture with eight bits a channel and no palette."""
    if image.mode in ("I", "F") or image.mode.startswith("I;16"):
        # A PNG of 16 bits: convert() would clip all but the darkest values.
        return image.convert("I").point(lambda value: value * (1 / 257)).convert("L")
    if "transparency" in image.info or image.mode == "PA":
        return image.convert("RGBA")
    if image.mode in ("L", "LA", "RGB", "RGBA", "CMYK"):
        return image
    return image.convert("RGB")


def _flatten(image: Image.Image) -> Image.Image:
    """The picture without transparency, on a white background."""
    if image.mode not in ("LA", "RGBA"):
        return image
    image = image.convert("RGBA")
    flat = Image.new("RGB", image.size, BACKGROUND)
    flat.paste(image, mask=image.getchannel("A"))
    return flat


def _to_srgb(image: Image.Image, profile: object) -> Image.Image:
    """The picture in the colours that every screen shows."""
    if isinstance(profile, bytes) and profile and image.mode in ("L", "RGB", "CMYK"):
        try:
            source = ImageCms.ImageCmsProfile(BytesIO(profile))
            converted = ImageCms.profileToProfile(image, source, _SRGB, outputMode="RGB")
        except (ImageCms.PyCMSError, OSError, ValueError):
            pass  # not a profile, or one for another kind of picture
        else:
            if converted is not None:
                return converted
    return image.convert("RGB")


def _card(image: Image.Image) -> Image.Image:
    """The cropped card, with nothing of the picture but its pixels."""
    wide, high = crop_size(*image.size)
    if wide < MIN_CARD_SIZE[0] or high < MIN_CARD_SIZE[1]:
        raise Refusal(Code.FILE_TOO_SMALL, width=MIN_CARD_SIZE[0], height=MIN_CARD_SIZE[1])
    left, top = crop_corner(image)
    card = image.resize(
        LARGE_SIZE, Image.Resampling.LANCZOS, box=(left, top, left + wide, top + high)
    )
    return Image.frombytes("RGB", LARGE_SIZE, card.tobytes())


def encode_webp(image: Image.Image, max_bytes: int) -> bytes:
    """The best WebP that has at most `max_bytes`."""
    while True:
        step = 0
        while step < len(WEBP_QUALITIES):
            encoded = BytesIO()
            image.save(encoded, "WEBP", quality=WEBP_QUALITIES[step], method=4)
            if encoded.tell() <= max_bytes:
                return encoded.getvalue()
            # No step saves half the bytes: at twice too many, the next one is not worth a try.
            step += 2 if encoded.tell() > 2 * max_bytes else 1
        # Only artificial noise gets here; blurred, it fits.
        image = image.filter(ImageFilter.GaussianBlur(2))

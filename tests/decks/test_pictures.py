"""A card made from a picture: its size, its bytes, its id, and nothing else of the file."""

from __future__ import annotations

from io import BytesIO
from random import Random

import pytest
from PIL import Image, ImageCms, ImageDraw

from lorelode.core import PICTURE_ID
from lorelode.decks.crop import crop_corner
from lorelode.decks.sandbox import (
    LARGE_SIZE,
    MAX_LARGE_BYTES,
    MAX_SMALL_BYTES,
    SMALL_SIZE,
    CardPictures,
    Sandbox,
)
from lorelode.decks.validation import PictureFormat
from tests.decks.samples import chunk, jpeg, png, save_image, scene, webp

RED, GREEN, BLUE = (220, 20, 20), (20, 160, 20), (20, 20, 220)


def open_image(data: bytes) -> Image.Image:
    image = Image.open(BytesIO(data))
    image.load()
    return image


def near(pixel: object, colour: tuple[int, int, int], by: int = 24) -> bool:
    assert isinstance(pixel, tuple)
    return all(abs(a - b) <= by for a, b in zip(pixel, colour, strict=True))


def halves(top: tuple[int, int, int] = RED, bottom: tuple[int, int, int] = BLUE) -> Image.Image:
    image = Image.new("RGB", (400, 600), top)
    image.paste(bottom, (0, 300, 400, 600))
    return image


def check(card: CardPictures) -> None:
    assert PICTURE_ID.fullmatch(card.id)
    for data, size, most in (
        (card.large, LARGE_SIZE, MAX_LARGE_BYTES),
        (card.small, SMALL_SIZE, MAX_SMALL_BYTES),
    ):
        assert len(data) <= most
        image = open_image(data)
        assert (image.format, image.mode, image.size) == ("WEBP", "RGB", size)
        assert not {"exif", "icc_profile", "xmp"} & set(image.info)


@pytest.mark.parametrize(("kind", "data"), [("PNG", png()), ("JPEG", jpeg()), ("WebP", webp())])
def test_a_card_has_two_pictures_of_fixed_size(
    sandbox: Sandbox, kind: PictureFormat, data: bytes
) -> None:
    check(sandbox.rebuild_picture(data, kind))


def test_the_same_file_gives_the_same_bytes_and_the_same_pixels_the_same_name(
    sandbox: Sandbox,
) -> None:
    first = sandbox.rebuild_picture(png(), "PNG")
    assert sandbox.rebuild_picture(png(), "PNG") == first
    assert sandbox.rebuild_picture(png(compress_level=1), "PNG") == first
    assert sandbox.rebuild_picture(webp(lossless=True), "WebP") == first
    assert sandbox.rebuild_picture(png(1), "PNG").id != first.id


def test_noise_fits_into_the_byte_limit(sandbox: Sandbox) -> None:
    noise = Image.frombytes("RGB", (800, 1200), Random(1).randbytes(800 * 1200 * 3))
    check(sandbox.rebuild_picture(save_image(noise, "JPEG", quality=95), "JPEG"))


@pytest.mark.parametrize(
    ("kind", "turn"), [*(("JPEG", turn) for turn in range(1, 9)), ("PNG", 6), ("WebP", 8)]
)
def test_a_picture_is_turned_upright(sandbox: Sandbox, kind: PictureFormat, turn: int) -> None:
    upright = halves()
    upright.paste(GREEN, (0, 0, 200, 300))
    # How a camera held that way stores it; each but 6 and 8 is its own way back.
    back = {
        2: Image.Transpose.FLIP_LEFT_RIGHT,
        3: Image.Transpose.ROTATE_180,
        4: Image.Transpose.FLIP_TOP_BOTTOM,
        5: Image.Transpose.TRANSPOSE,
        6: Image.Transpose.ROTATE_90,
        7: Image.Transpose.TRANSVERSE,
        8: Image.Transpose.ROTATE_270,
    }
    stored = upright if turn == 1 else upright.transpose(back[turn])
    exif = Image.Exif()
    exif[0x0112] = turn
    card = open_image(
        sandbox.rebuild_picture(save_image(stored, kind.upper(), exif=exif), kind).large
    )
    assert near(card.getpixel((100, 100)), GREEN)
    assert near(card.getpixel((700, 100)), RED)
    assert near(card.getpixel((400, 1100)), BLUE)


def test_no_metadata_of_the_file_remains(sandbox: Sandbox) -> None:
    exif = Image.Exif()
    exif[0x010E] = "SECRET-NOTE"
    exif.get_ifd(0x8825)[1] = "N"
    exif.get_ifd(0x8825)[2] = (56.0, 57.0, 1.5)
    data = jpeg(exif=exif, comment=b"SECRET-COMMENT", xmp=b"<x>SECRET-XMP</x>")
    assert data.count(b"SECRET") == 3
    card = sandbox.rebuild_picture(data, "JPEG")
    check(card)
    assert b"SECRET" not in card.large + card.small
    assert not open_image(card.large).getexif()
    assert card == sandbox.rebuild_picture(jpeg(), "JPEG")


def test_huge_or_broken_exif_data_is_ignored(sandbox: Sandbox) -> None:
    huge = Image.Exif()
    huge[0x010E] = "x" * 60_000
    assert sandbox.rebuild_picture(jpeg(exif=huge), "JPEG") == sandbox.rebuild_picture(
        jpeg(), "JPEG"
    )
    endless = b"Exif\0\0II*\0\x08\0\0\0" + b"\xff" * 5000
    assert sandbox.rebuild_picture(jpeg(exif=endless), "JPEG") == sandbox.rebuild_picture(
        jpeg(), "JPEG"
    )
    data = png()
    many = data[:-12] + chunk(b"eXIf", b"MM\0*" + b"\xff" * 2_000_000) + data[-12:]
    assert sandbox.rebuild_picture(many, "PNG") == sandbox.rebuild_picture(data, "PNG")


def test_other_colour_profiles_are_converted_to_srgb(sandbox: Sandbox) -> None:
    srgb = ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB")).tobytes()
    # A screen whose red lamp is green, and the other way round.
    at = {name: srgb.index(name, 128) + 4 for name in (b"rXYZ", b"gXYZ")}
    red, green = (srgb[place : place + 8] for place in at.values())
    swapped = srgb.replace(b"rXYZ" + red, b"rXYZ" + green).replace(b"gXYZ" + green, b"gXYZ" + red)
    grey = ImageCms.ImageCmsProfile(ImageCms.createProfile("LAB")).tobytes()
    for profile, colour in (
        (srgb, RED),
        (swapped, (20, 220, 20)),
        (grey, RED),
        (b"no profile" * 40, RED),
    ):
        card = sandbox.rebuild_picture(save_image(halves(), "PNG", icc_profile=profile), "PNG")
        check(card)
        assert near(open_image(card.large).getpixel((400, 100)), colour)


def test_cmyk_becomes_rgb(sandbox: Sandbox) -> None:
    card = sandbox.rebuild_picture(save_image(halves().convert("CMYK"), "JPEG"), "JPEG")
    check(card)
    assert near(open_image(card.large).getpixel((400, 100)), RED, 40)


def test_sixteen_bit_channels_are_scaled_and_not_clipped(sandbox: Sandbox) -> None:
    dark, light = (0x4000).to_bytes(2, "little"), (0xC000).to_bytes(2, "little")
    grey = Image.frombytes("I;16", (400, 600), dark * 120_000 + light * 120_000)
    card = open_image(sandbox.rebuild_picture(save_image(grey, "PNG"), "PNG").large)
    assert near(card.getpixel((400, 100)), (64, 64, 64))
    assert near(card.getpixel((400, 1100)), (191, 191, 191))


@pytest.mark.parametrize("mode", ["1", "L", "LA", "P", "RGBA"])
def test_every_kind_of_png_is_read(sandbox: Sandbox, mode: str) -> None:
    check(sandbox.rebuild_picture(save_image(scene(mode=mode), "PNG"), "PNG"))


def test_transparent_parts_become_white(sandbox: Sandbox) -> None:
    glass = halves().convert("RGBA")
    glass.paste((0, 0, 0, 0), (0, 0, 400, 300))
    palette = halves().convert("P", palette=Image.Palette.ADAPTIVE, colors=4)
    first = palette.getpixel((10, 10))
    for data, kind in (
        (save_image(glass, "PNG"), "PNG"),
        (save_image(glass, "WEBP", lossless=True), "WebP"),
        (save_image(palette, "PNG", transparency=first), "PNG"),
    ):
        card = open_image(sandbox.rebuild_picture(data, kind).large)  # type: ignore[arg-type]
        assert near(card.getpixel((400, 100)), (255, 255, 255))
        assert near(card.getpixel((400, 1100)), BLUE)


@pytest.mark.parametrize("at", [0.08, 0.3, 0.5, 0.7, 0.92])
@pytest.mark.parametrize("across", [True, False])
def test_cropping_keeps_the_subject(at: float, across: bool) -> None:
    # A plain sky with one thing in it, in a picture twice as long as a card can be.
    size = (1600, 1000) if across else (500, 1600)
    image = Image.linear_gradient("L").resize(size).convert("RGB")
    x, y = (at * size[0], 500) if across else (250, at * size[1])
    ImageDraw.Draw(image).ellipse((x - 60, y - 60, x + 60, y + 60), fill=RED)
    left, top = crop_corner(image)
    wide, high = (1000 * 2 / 3, 1000) if across else (500, 750)
    assert left <= max(0, x - 50)
    assert min(size[0], x + 50) <= left + wide
    assert top <= max(0, y - 50)
    assert min(size[1], y + 50) <= top + high


def test_cropping_keeps_the_subject_on_a_noisy_background() -> None:
    rough = Image.effect_noise((1500, 1000), 60).convert("RGB")
    ImageDraw.Draw(rough).rectangle((1150, 300, 1400, 700), fill=RED)
    left, _ = crop_corner(rough)
    assert left <= 1150
    assert left + 1000 * 2 / 3 >= 1400


def test_an_even_picture_is_cropped_to_its_middle() -> None:
    assert crop_corner(Image.new("RGB", (1000, 600), BLUE)) == ((1000 - 400) / 2, 0.0)
    assert crop_corner(Image.new("RGB", (400, 1000), BLUE)) == (0.0, (1000 - 600) / 2)
    # Pillow's own noise is another in each run.
    noise = Image.frombytes("L", (1000, 600), Random(7).randbytes(1000 * 600))
    left, _ = crop_corner(noise.convert("RGB"))
    assert abs(left - 300) < 60


def test_a_large_jpeg_becomes_a_card(sandbox: Sandbox) -> None:
    check(sandbox.rebuild_picture(save_image(scene((4000, 3000)), "JPEG"), "JPEG"))
    check(
        sandbox.rebuild_picture(save_image(scene((3000, 4000)), "JPEG", progressive=True), "JPEG")
    )

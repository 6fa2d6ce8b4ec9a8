"""All pictures on one sheet, with a piece of a mine to show how they meet."""

from pathlib import Path

from PIL import Image

from art.mine.pictures import SQUARE, TALL, pictures

GROUND = "#1a1411"
EXAMPLE = (  # a mine as it might be played; an empty string is rock not yet dug
    ("", "ES", "EW", "ESW", "E_S_W", "", "", "", "goal-back"),
    ("S", "NS", "", "NS", "N_S", "ES", "N_E_W", "", ""),
    ("start", "NESW", "EW", "NSW", "NES", "NSW", "ES", "EW", "goal-gold"),
    ("N_S", "NE", "SW", "NE", "NEW", "NEW", "NW", "", "NS"),
    ("", "", "N", "", "", "", "E", "EW", "stone-NW"),
)


def sheet(folder: Path, width: int = 110) -> Image.Image:
    """The mine, then every picture, then small ones."""
    mine = board(folder, width)
    gap, columns = 10, 13
    each = [(picture, _open(folder, name)) for name, picture in pictures().items()]
    large = [image for picture, image in each if picture.size == TALL]
    small = [image for picture, image in each if picture.size == SQUARE]
    tall = width * 3 // 2
    rows = -(-len(large) // columns)
    wide = columns * (width + gap) + gap
    top = mine.height + 2 * gap
    out = Image.new("RGB", (wide, top + rows * (tall + gap) + 70), GROUND)
    out.paste(mine, ((wide - mine.width) // 2, gap))
    for k, image in enumerate(large):
        at = (gap + k % columns * (width + gap), top + k // columns * (tall + gap))
        out.paste(image.resize((width, tall), Image.Resampling.LANCZOS), at)
    bottom = out.height - 62
    for k, image in enumerate(large):
        out.paste(image.resize((20, 30), Image.Resampling.LANCZOS), (gap + k * 21, bottom + 12))
    for k, image in enumerate(small * 2):
        x, size = wide - 350 + k * 58, (52 if k < 3 else 24)
        ground = Image.new("RGB", (54, 54), "#f3ead6" if k % 2 else "#2c231d")
        icon = image.resize((size, size), Image.Resampling.LANCZOS)
        ground.paste(icon, ((54 - size) // 2, (54 - size) // 2), icon)
        out.paste(ground, (x, bottom))
    return out


def board(folder: Path, width: int) -> Image.Image:
    """Cards laid edge to edge."""
    tall = width * 3 // 2
    out = Image.new("RGB", (len(EXAMPLE[0]) * width, len(EXAMPLE) * tall), "#0d0a09")
    for row, names in enumerate(EXAMPLE):
        for column, name in enumerate(names):
            if name:
                card = _open(folder, name).resize((width, tall), Image.Resampling.LANCZOS)
                out.paste(card, (column * width, row * tall))
    return out


def _open(folder: Path, name: str) -> Image.Image:
    with Image.open(folder / f"{name}.webp") as image:
        return image.convert("RGBA" if image.size == SQUARE else "RGB")

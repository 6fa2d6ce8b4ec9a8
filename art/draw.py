"""From a card to files: resvg draws, Pillow writes."""

import io
from collections.abc import Sequence
from pathlib import Path

import resvg_py
from PIL import Image

from art.deck import Card

LARGE = (800, 1200)
SMALL = (240, 360)
LARGE_LIMIT = 110_000  # bytes; what a phone is asked to load
SMALL_LIMIT = 25_000
DECK = Path(__file__).parent.parent / "lorelode" / "decks" / "dream"


def picture(card: Card, scale: float = 1) -> Image.Image:
    """The card in pixels, without fonts and without anything of this machine."""
    png = resvg_py.svg_to_bytes(svg_string=card.svg(scale), skip_system_fonts=True)
    return Image.open(io.BytesIO(png)).convert("RGB")


def webp(image: Image.Image, limit: int, quality: int = 80) -> bytes:
    """The best WebP that keeps within the limit, from the given quality downwards."""
    while True:
        out = io.BytesIO()
        image.save(out, "WEBP", quality=quality, method=6)
        if out.tell() <= limit or quality <= 40:
            return out.getvalue()
        quality -= 4


def write(card: Card, folder: Path) -> tuple[int, int]:
    """Writes `ID.webp` and `small/ID.webp`; returns their sizes."""
    (folder / "small").mkdir(parents=True, exist_ok=True)
    image = picture(card)
    large = webp(image, LARGE_LIMIT)
    small = webp(image.resize(SMALL, Image.Resampling.LANCZOS), SMALL_LIMIT)
    (folder / f"{card.id}.webp").write_bytes(large)
    (folder / "small" / f"{card.id}.webp").write_bytes(small)
    return len(large), len(small)


def sheet(pictures: Sequence[Image.Image], width: int = 260, columns: int = 6) -> Image.Image:
    """A contact sheet, each card `width` pixels wide."""
    columns = min(columns, len(pictures))
    gap, height = max(6, width // 22), width * 3 // 2
    rows = -(-len(pictures) // columns)
    size = (columns * (width + gap) + gap, rows * (height + gap) + gap)
    board = Image.new("RGB", size, "#15151b")
    for i, one in enumerate(pictures):
        at = (gap + i % columns * (width + gap), gap + i // columns * (height + gap))
        board.paste(one.resize((width, height), Image.Resampling.LANCZOS), at)
    return board

"""All figures on one sheet, to choose from: `python -m art figures --out FILE.png`."""

import io
from collections.abc import Callable
from inspect import getmembers, isfunction

import resvg_py
from PIL import Image, ImageDraw

from art import animals, silhouettes, things
from art.figure import Figure
from art.palettes import PALETTES, Palette
from art.scene import Scene
from art.travellers import TRAVELLERS

CELL = 150


def figures() -> dict[str, Figure]:
    """Every traveller, thing, animal and silhouette by name, in the mint palette."""
    palette = PALETTES["mint"]
    found = {f"traveller {name}": make(palette) for name, make in TRAVELLERS.items()}
    for module in (things, animals):
        for name, make in getmembers(module, isfunction):
            if (
                make.__module__.startswith(module.__name__)
                and make.__annotations__.get("p") is Palette
            ):
                found[f"{module.__name__[4:]}.{name}"] = _call(make, palette)
    for name in silhouettes.names():
        found[name] = silhouettes.inlaid(name, palette.level(0.8), palette.level(0.3))
    return found


def catalogue() -> Image.Image:
    """The sheet."""
    found = figures()
    columns = 10
    rows = -(-len(found) // columns)
    board = Image.new("RGB", (columns * CELL, rows * CELL), "#cfe3d6")
    pen = ImageDraw.Draw(board)
    for i, (name, figure) in enumerate(found.items()):
        x, y = i % columns * CELL, i // columns * CELL
        board.paste(_cell(figure), (x, y))
        pen.text((x + 4, y + CELL - 13), name, fill="#103040")
    return board


def _cell(figure: Figure) -> Image.Image:
    x0, y0, x1, y1 = figure.outline.bounds
    scale = 112 / max(x1 - x0, y1 - y0) * 4
    scene = Scene("catalogue", "mint")
    scene.add('<rect width="800" height="1200" fill="#cfe3d6"/>')
    scene.place(figure, 300, 270, figure.tall * scale, anchor="centre")
    svg = scene.svg().replace('viewBox="0 0 800 1200"', 'viewBox="0 0 600 600"', 1)
    svg = svg.replace('width="800" height="1200"', f'width="{CELL}" height="{CELL}"', 1)
    return Image.open(io.BytesIO(resvg_py.svg_to_bytes(svg_string=svg))).convert("RGB")


def _call(make: Callable[..., Figure], palette: Palette) -> Figure:
    return make(palette)

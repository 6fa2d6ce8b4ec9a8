"""`python -m art.previews` draws the pictures of link previews from the drawn cards."""

import random
import sys
from collections.abc import Iterable
from pathlib import Path

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from art.draw import DECK
from art.mine.pictures import FOLDER as MINE

FOLDER = Path(__file__).parent.parent / "lorelode" / "web" / "previews"
WIDTH_PIXELS, HEIGHT_PIXELS = 1200, 630  # what messengers show whole
MAX_BYTES = 100_000
SCALE = 2  # drawn larger by this, so that turned edges come out smooth
GRAIN_SEED = 7
SHADOW = [alpha * 5 // 8 for alpha in range(256)]
"""How dark the shadow of a card is, by how opaque the card is."""

Colour = tuple[int, int, int]
Fan = Iterable[tuple[Image.Image, float, float, float]]
"""Cards with the place of their centre and the degrees that they are turned by."""


def _background(centre: Colour, edge: Colour) -> Image.Image:
    """Paper that is lighter in the middle, with a little grain."""
    light = ImageChops.invert(Image.radial_gradient("L")).resize(
        (WIDTH_PIXELS * SCALE, HEIGHT_PIXELS * SCALE)
    )
    size = light.size
    paper = Image.composite(Image.new("RGB", size, centre), Image.new("RGB", size, edge), light)
    grains = random.Random(GRAIN_SEED)
    grain = Image.frombytes(
        "L", (256, 256), bytes(grains.randrange(120, 136) for _ in range(65536))
    )
    tiles = Image.new("L", size)
    for x in range(0, size[0], 256):
        for y in range(0, size[1], 256):
            tiles.paste(grain, (x, y))
    return ImageChops.overlay(paper, tiles.convert("RGB"))


def _card(path: Path, height: int) -> Image.Image:
    """A card with round corners, in the size that it is drawn in."""
    picture = Image.open(path).convert("RGB")
    width = round(picture.width * height / picture.height)
    size = (width * SCALE, height * SCALE)
    card = picture.resize(size, Image.Resampling.LANCZOS).convert("RGBA")
    mask = Image.new("L", size)
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, *size), height * SCALE // 22, fill=255)
    card.putalpha(mask)
    return card


def _lay(paper: Image.Image, cards: Fan) -> None:
    for card, x, y, degrees in cards:
        turned = card.rotate(-degrees, Image.Resampling.BICUBIC, expand=True)
        left, top = round(x * SCALE - turned.width / 2), round(y * SCALE - turned.height / 2)
        shadow = Image.new("L", paper.size)
        shadow.paste(turned.getchannel("A").point(SHADOW), (left, top + 12))
        blurred = shadow.filter(ImageFilter.GaussianBlur(14))
        paper.paste(Image.new("RGB", paper.size, (8, 5, 4)), mask=blurred)
        paper.paste(turned, (left, top), turned)


def _fan(paths: list[Path], height: int, step: float, degrees: float) -> Fan:
    middle = (len(paths) - 1) / 2
    for place, path in enumerate(paths):
        away = place - middle
        drop = 10 * away * away
        yield (
            _card(path, height),
            WIDTH_PIXELS / 2 + away * step,
            HEIGHT_PIXELS / 2 + drop,
            away * degrees,
        )


def saboteur() -> Image.Image:
    """A tunnel from the start to the gold, with a miner and a saboteur before it."""
    paper = _background((86, 66, 48), (30, 22, 17))
    high, wide = 200, 133
    rows = {
        -1: {2: "NESW", 3: "EW", 4: "ESW", 6: "goal-back"},
        0: {0: "start", 1: "EW", 2: "NEW", 4: "NEW", 5: "EW", 6: "goal-gold"},
        1: {6: "goal-back"},
    }
    cells = [
        (_card(MINE / f"{name}.webp", high), 186 + x * (wide + 5), 315 + y * (high + 5), 0.0)
        for y, row in rows.items()
        for x, name in row.items()
    ]
    _lay(paper, cells)
    _lay(
        paper,
        [
            (_card(MINE / "miner-0.webp", 290), 306, 468, -8),
            (_card(MINE / "saboteur-0.webp", 290), 520, 474, 7),
        ],
    )
    return paper


def dixit() -> Image.Image:
    """Five pictures in a fan."""
    names = ("hourglass", "clock-owl", "stag-wood", "teacup-storm", "caged-sun")
    paper = _background((96, 78, 112), (34, 26, 46))
    _lay(paper, _fan([DECK / f"{name}.webp" for name in names], 430, 196, 5))
    return paper


def lorelode() -> Image.Image:
    """Cards of both games in one fan."""
    paper = _background((110, 84, 62), (40, 29, 24))
    paths = [
        MINE / "miner-0.webp",
        DECK / "whale-ferry.webp",
        MINE / "goal-gold.webp",
        DECK / "stag-wood.webp",
        MINE / "saboteur-0.webp",
    ]
    _lay(paper, _fan(paths, 400, 196, 5))
    return paper


def main() -> int:
    """Draws them all; 1 when one came out too large."""
    FOLDER.mkdir(exist_ok=True)
    worst = 0
    for draw in (saboteur, dixit, lorelode):
        path = FOLDER / f"{draw.__name__}.jpg"
        picture = draw().resize((WIDTH_PIXELS, HEIGHT_PIXELS), Image.Resampling.LANCZOS)
        picture.save(path, quality=74, optimize=True, progressive=True)
        size = path.stat().st_size
        worst = max(worst, int(size > MAX_BYTES))
        sys.stdout.write(f"{path.name:16} {size:6}{'  TOO LARGE' if size > MAX_BYTES else ''}\n")
    return worst


if __name__ == "__main__":
    sys.exit(main())

"""Which part of a picture becomes the card: the one that shows most of what there is to see."""

from __future__ import annotations

from itertools import accumulate
from typing import Final

from PIL import Image, ImageChops, ImageFilter, ImageOps

SHAPE: Final = (2, 3)
"""A card's sides."""
LOOK: Final = 120
"""The longer side of what is looked at to find the subject."""
CENTRE: Final = 0.1
"""How much of all there is to see a window has to gain to be worth going from the middle of the
picture to its edge: where all is alike, the middle is cut out."""
BALANCE: Final = 0.5
"""How much of it a window may lose to have the subject in its own middle and not at its edge."""


def cut(width: int, height: int) -> tuple[float, float]:
    """The sides of the largest card that can be cut out of a picture.

    >>> cut(4000, 3000), cut(3000, 6000)
    ((2000.0, 3000), (3000, 4500.0))
    """
    wide, high = SHAPE
    if width * high > height * wide:
        return height * wide / high, height
    return width, width * high / wide


def where(image: Image.Image) -> tuple[float, float]:
    """The corner of the part that is cut out of an RGB picture."""
    wide, high = cut(*image.size)
    across = image.width - wide > image.height - high
    spare = image.width - wide if across else image.height - high
    look = ImageOps.contain(image, (LOOK, LOOK), Image.Resampling.BOX)
    # Only one side is cut: one number for each column, or row, of what is looked at.
    length = look.width if across else look.height
    line = (
        _standing_out(look)
        .convert("F")
        .resize((length, 1) if across else (1, length), Image.Resampling.BOX)
    )
    window = round(length * (wide / image.width if across else high / image.height))
    best = _best(list(memoryview(line.tobytes()).cast("f")), window)
    return (spare * best, 0.0) if across else (0.0, spare * best)


def _best(line: list[float], window: int) -> float:
    """Where along a line the best window of this length is: 0 at its start, 1 at its end.

    >>> _best([0, 0, 0, 0, 0, 9, 0, 0], 3)
    0.8
    """
    last = len(line) - window
    mass = [0.0, *accumulate(line)]
    moment = [0.0, *accumulate((place + 0.5) * value for place, value in enumerate(line))]
    if last < 1 or not mass[-1]:
        return 0.5

    def worth(start: int) -> float:
        inside = mass[start + window] - mass[start]
        if not inside:
            return -1.0
        heart = (moment[start + window] - moment[start]) / inside
        aside = abs(heart - start - window / 2) / window
        shown = inside / mass[-1]
        return shown * (1 - BALANCE * aside) - CENTRE * abs(start / last - 0.5)

    return max(range(last + 1), key=worth) / last


def _standing_out(look: Image.Image) -> Image.Image:
    """A map in grey of what catches the eye: what differs from its surroundings, and edges."""
    around = look.filter(ImageFilter.GaussianBlur(max(look.size) / 5))
    colour = ImageChops.difference(look, around).convert("L")
    edges = look.convert("L").filter(ImageFilter.GaussianBlur(1)).filter(ImageFilter.FIND_EDGES)
    # The filter leaves the outermost pixels as they are: bright ones are no edges.
    inside = Image.new("L", look.size, 0)
    if look.width > 4 and look.height > 4:
        inside.paste(255, (2, 2, look.width - 2, look.height - 2))
    both = ImageChops.add(colour, ImageChops.multiply(edges, inside))
    return both.point(lambda value: value * value / 255)

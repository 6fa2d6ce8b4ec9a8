"""Which part of a picture becomes the card: the part that shows most of its subject."""

from __future__ import annotations

from itertools import accumulate
from typing import Final

from PIL import Image, ImageChops, ImageFilter, ImageOps

CARD_RATIO: Final = (2, 3)
"""Width to height of a card."""
SALIENCY_PIXELS: Final = 120
"""The longer side of the reduced picture in which the subject is found."""
CENTRE_WEIGHT: Final = 0.1
"""What share of all saliency a window must gain to move from the middle of the picture to its edge.
In an even picture, the middle wins."""
BALANCE_WEIGHT: Final = 0.5
"""What share of its saliency a window may lose to have the subject in its middle."""


def crop_size(width: int, height: int) -> tuple[float, float]:
    """The size of the largest card that fits into a picture.

    >>> crop_size(4000, 3000), crop_size(3000, 6000)
    ((2000.0, 3000), (3000, 4500.0))
    """
    wide, high = CARD_RATIO
    if width * high > height * wide:
        return height * wide / high, height
    return width, width * high / wide


def crop_corner(image: Image.Image) -> tuple[float, float]:
    """The upper left corner of the part of an RGB picture that becomes the card."""
    wide, high = crop_size(*image.size)
    across = image.width - wide > image.height - high
    spare = image.width - wide if across else image.height - high
    reduced = ImageOps.contain(image, (SALIENCY_PIXELS, SALIENCY_PIXELS), Image.Resampling.BOX)
    # Only one side is cropped, so one number for each column (or row) is enough.
    length = reduced.width if across else reduced.height
    profile = (
        _saliency(reduced)
        .convert("F")
        .resize((length, 1) if across else (1, length), Image.Resampling.BOX)
    )
    window = round(length * (wide / image.width if across else high / image.height))
    best = _best_window(list(memoryview(profile.tobytes()).cast("f")), window)
    return (spare * best, 0.0) if across else (0.0, spare * best)


def _best_window(profile: list[float], window: int) -> float:
    """Where the best window of this length is: 0 at the start of the profile, 1 at its end.

    >>> _best_window([0, 0, 0, 0, 0, 9, 0, 0], 3)
    0.8
    """
    last = len(profile) - window
    mass = [0.0, *accumulate(profile)]
    moment = [0.0, *accumulate((index + 0.5) * value for index, value in enumerate(profile))]
    if last < 1 or not mass[-1]:
        return 0.5

    def score(start: int) -> float:
        inside = mass[start + window] - mass[start]
        if not inside:
            return -1.0
        centre = (moment[start + window] - moment[start]) / inside
        offset = abs(centre - start - window / 2) / window
        shown = inside / mass[-1]
        return shown * (1 - BALANCE_WEIGHT * offset) - CENTRE_WEIGHT * abs(start / last - 0.5)

    return max(range(last + 1), key=score) / last


def _saliency(image: Image.Image) -> Image.Image:
    """A grey map of what catches the eye: edges, and what differs from its surroundings."""
    around = image.filter(ImageFilter.GaussianBlur(max(image.size) / 5))
    colour = ImageChops.difference(image, around).convert("L")
    edges = image.convert("L").filter(ImageFilter.GaussianBlur(1)).filter(ImageFilter.FIND_EDGES)
    # The filter does not change the outermost pixels, so bright ones would count as edges.
    inside = Image.new("L", image.size, 0)
    if image.width > 4 and image.height > 4:
        inside.paste(255, (2, 2, image.width - 2, image.height - 2))
    both = ImageChops.add(colour, ImageChops.multiply(edges, inside))
    return both.point(lambda value: value * value / 255)

"""The mine as a picture."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw

from lorelode.envs.saboteur.cells import WINDOW_X, WINDOW_Y
from lorelode.rules.saboteur.cards import GOALS, OPENINGS, STONES, Face, Shape
from lorelode.rules.saboteur.paths import CELLS, DEAD, EAST, NORTH, SOUTH, WEST
from lorelode.rules.saboteur.state import GOAL_PLACES, Public

CELL_PIXELS: Final = 24
_PATH_PIXELS: Final = 8
_ROCK: Final = (58, 50, 44)
_CARD: Final = (122, 104, 82)
_PATH: Final = (232, 214, 170)
_CLOSED: Final = (92, 74, 110)
_GOLD: Final = (240, 190, 40)
_STEPS: Final = {NORTH: (0, -1), EAST: (1, 0), SOUTH: (0, 1), WEST: (-1, 0)}


def draw(public: Public) -> NDArray[np.uint8]:
    """What lies in the window, as everybody sees it."""
    size = (len(WINDOW_X) * CELL_PIXELS, len(WINDOW_Y) * CELL_PIXELS)
    image = Image.new("RGB", size, _ROCK)
    brush = ImageDraw.Draw(image)
    _draw_card(brush, 0, 0, OPENINGS[Shape.NESW])
    for tile in public.mine.laid:
        _draw_card(brush, tile.x, tile.y, OPENINGS[tile.shape])
    for goal, shown in zip(GOALS, public.mine.goals, strict=True):
        x, y = CELLS[GOAL_PLACES[goal]]
        if shown is None:
            brush.rectangle(_box(x, y), _CLOSED)
        elif shown.face is Face.TREASURE:
            brush.rectangle(_box(x, y), _GOLD)
        elif shown.turned is not None:
            _draw_card(brush, x, y, OPENINGS[STONES[shown.face, shown.turned]])
    return np.asarray(image)


def _box(x: int, y: int) -> tuple[int, int, int, int]:
    left, top = (x - WINDOW_X.start) * CELL_PIXELS, (y - WINDOW_Y.start) * CELL_PIXELS
    return left + 1, top + 1, left + CELL_PIXELS - 2, top + CELL_PIXELS - 2


def _draw_card(brush: ImageDraw.ImageDraw, x: int, y: int, openings: int) -> None:
    left, top, right, bottom = _box(x, y)
    brush.rectangle((left, top, right, bottom), _CARD)
    middle_x, middle_y, half = (left + right) // 2, (top + bottom) // 2, CELL_PIXELS // 2 - 2
    # The ways of a dead end stop before they meet.
    gap = _PATH_PIXELS // 2 + 2 if openings & DEAD else 0
    for side, (dx, dy) in _STEPS.items():
        if openings & side:
            near = (middle_x + gap * dx, middle_y + gap * dy)
            far = (middle_x + half * dx, middle_y + half * dy)
            brush.line((near, far), _PATH, _PATH_PIXELS)

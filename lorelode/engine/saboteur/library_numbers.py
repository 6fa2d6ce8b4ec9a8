"""Which number stands for each card, shape, face, role and cell of the library."""

from __future__ import annotations

from typing import Final

from lorelode.engine.saboteur.coding import ROWS, START_COLUMN, START_ROW, STRIDE
from lorelode.rules.saboteur.cards import FACES, GOALS, TOOLS, Card, Role, Shape

CARDS: Final = tuple(Card)
SHAPES: Final = tuple(Shape)
ROLES: Final = (Role.MINER, Role.SABOTEUR)

CARD_NUMBERS: Final = {card: number for number, card in enumerate(CARDS)}
SHAPE_NUMBERS: Final = {shape: number for number, shape in enumerate(SHAPES)}
TOOL_NUMBERS: Final = {tool: number for number, tool in enumerate(TOOLS)}
GOAL_NUMBERS: Final = {goal: number for number, goal in enumerate(GOALS)}
FACE_NUMBERS: Final = {face: number for number, face in enumerate(FACES)}


def cell_of(x: int, y: int) -> int:
    """The number of a cell, or `ValueError` if no card can come to lie there.

    >>> cell_of(0, 0), place_of(4267)
    (4267, (0, 0))
    """
    column, row = x + START_COLUMN, y + START_ROW
    if not (0 < column < STRIDE - 1 and 0 < row < ROWS - 1):
        raise ValueError(f"no card can come to lie at {x},{y}")
    return row * STRIDE + column


def place_of(cell: int) -> tuple[int, int]:
    """The x and y of a cell."""
    row, column = divmod(cell, STRIDE)
    return column - START_COLUMN, row - START_ROW

"""The actions `cells` of Saboteur: what each number means, in every state."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

from lorelode.core import Seat
from lorelode.rules.saboteur.cards import GOALS, TOOLS, TOOLS_MENDED_BY, Card, Shape
from lorelode.rules.saboteur.moves import (
    Break,
    Gold,
    Lay,
    Map,
    Move,
    Pass,
    Repair,
    Rockfall,
    Stone,
    Turn,
)

WINDOW_X: Final = range(-3, 13)
WINDOW_Y: Final = range(-6, 7)
"""The part of the mine that has numbers: the start, the goals, and some cells around them."""
WINDOW_CELLS: Final = len(WINDOW_X) * len(WINDOW_Y)
NUGGETS: Final = (1, 2, 3)


def cell_at(x: int, y: int) -> int | None:
    """The number of a cell in the window, row by row; None outside of it.

    >>> cell_at(-3, -6), cell_at(0, 0), cell_at(13, 0)
    (0, 99, None)
    """
    if x in WINDOW_X and y in WINDOW_Y:
        return (y - WINDOW_Y.start) * len(WINDOW_X) + x - WINDOW_X.start
    return None


def _window() -> Iterator[tuple[int, int]]:
    return ((x, y) for y in WINDOW_Y for x in WINDOW_X)


def blocks(seats: int) -> list[tuple[str, list[Move]]]:
    """Every move that has a number, in blocks: what a block is, and its moves."""
    everybody = [Seat(seat) for seat in range(seats)]
    return [
        ("lay SHAPE X,Y: shape by shape, row by row", _lays()),
        ("rockfall X,Y: row by row", [Rockfall(x, y) for x, y in _window()]),
        ("break TOOL SEAT: tool by tool", [Break(tool, s) for tool in TOOLS for s in everybody]),
        (
            "repair TOOL SEAT CARD: card by card, tool by tool",
            [
                Repair(card, tool, seat)
                for card, tools in TOOLS_MENDED_BY.items()
                for tool in tools
                for seat in everybody
            ],
        ),
        ("map GOAL", [Map(goal) for goal in GOALS]),
        ("pass CARD, and at the end pass with an empty hand", [*map(Pass, Card), Pass()]),
        ("turn GOAL", [Turn(goal) for goal in GOALS]),
        (
            "stone GOAL upright, stone GOAL turned",
            [Stone(goal, turned) for goal in GOALS for turned in (False, True)],
        ),
        ("gold NUGGETS", [Gold(nuggets) for nuggets in NUGGETS]),
    ]


def _lays() -> list[Move]:
    return [Lay(shape, x, y) for shape in Shape for x, y in _window()]


@cache
def list_cell_moves(seats: int) -> tuple[Move, ...]:
    """By action: the move."""
    return tuple(move for _, moves in blocks(seats) for move in moves)


@cache
def index_cell_moves(seats: int) -> dict[Move, int]:
    """By move: the action."""
    return {move: action for action, move in enumerate(list_cell_moves(seats))}

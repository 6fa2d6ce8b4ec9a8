"""The moves of the library as numbers, and back."""

from __future__ import annotations

from lorelode.core import Seat
from lorelode.engine.saboteur import coding
from lorelode.engine.saboteur.coding import (
    BREAK,
    GOLD,
    KIND_MASK,
    LAY,
    MAP,
    NO_CARD,
    PASS,
    REPAIR,
    REPAIR_CARD_SHIFT,
    ROCKFALL,
    SEAT_MASK,
    STONE,
    TURN,
    WHAT_MASK,
    WHAT_SHIFT,
    WHERE_SHIFT,
    codes_move,
)
from lorelode.engine.saboteur.library_numbers import (
    CARD_NUMBERS,
    CARDS,
    GOAL_NUMBERS,
    SHAPE_NUMBERS,
    SHAPES,
    TOOL_NUMBERS,
    cell_of,
    place_of,
)
from lorelode.rules.saboteur import moves
from lorelode.rules.saboteur.cards import GOALS, TOOLS


def from_move(move: moves.Move) -> int:
    """The number of a move; a deal has none, and neither has what lies outside the grid.

    >>> from_move(moves.Pass()), to_move(501)
    (501, Pass(card=None))
    """
    kind, what, where = _parts(move)
    code = kind | what << WHAT_SHIFT | where << WHERE_SHIFT
    if not (0 <= what <= WHAT_MASK and where >= 0 and codes_move(code)):
        raise ValueError(f"no number codes {move}")
    return code


def _parts(move: moves.Move) -> tuple[int, int, int]:
    match move:
        case moves.Lay(shape, x, y):
            return LAY, SHAPE_NUMBERS[shape], cell_of(x, y)
        case moves.Break(tool, seat):
            return BREAK, TOOL_NUMBERS[tool], _seat(seat)
        case moves.Repair(card, tool, seat):
            where = _seat(seat) | CARD_NUMBERS[card] << REPAIR_CARD_SHIFT
            return REPAIR, TOOL_NUMBERS[tool], where
        case moves.Rockfall(x, y):
            return ROCKFALL, 0, cell_of(x, y)
        case moves.Map(goal):
            return MAP, GOAL_NUMBERS[goal], 0
        case moves.Pass(card):
            return PASS, NO_CARD if card is None else CARD_NUMBERS[card], 0
        case moves.Turn(goal):
            return TURN, GOAL_NUMBERS[goal], 0
        case moves.Stone(goal, turned):
            return STONE, GOAL_NUMBERS[goal], int(turned)
        case moves.Gold(nuggets):
            return GOLD, nuggets, 0
        case _:
            raise ValueError(f"expected a move of a seat of Saboteur, not {move!r}")


def _seat(seat: int) -> int:
    if not 0 <= seat <= SEAT_MASK:
        raise ValueError(f"expected a seat of 0 to {SEAT_MASK}, not {seat}")
    return seat


def to_move(code: int) -> moves.Move:
    """The move that a number codes, or `ValueError`."""
    if not codes_move(code):
        raise ValueError(f"{code} codes no move; docs/engine.md has the coding")
    what, where = code >> WHAT_SHIFT & WHAT_MASK, code >> WHERE_SHIFT
    match code & KIND_MASK:
        case coding.LAY:
            return moves.Lay(SHAPES[what], *place_of(where))
        case coding.BREAK:
            return moves.Break(TOOLS[what], Seat(where))
        case coding.REPAIR:
            card = CARDS[where >> REPAIR_CARD_SHIFT]
            return moves.Repair(card, TOOLS[what], Seat(where & SEAT_MASK))
        case coding.ROCKFALL:
            return moves.Rockfall(*place_of(where))
        case coding.MAP:
            return moves.Map(GOALS[what])
        case coding.PASS:
            return moves.Pass(None if what == NO_CARD else CARDS[what])
        case coding.TURN:
            return moves.Turn(GOALS[what])
        case coding.STONE:
            return moves.Stone(GOALS[what], bool(where))
        case _:
            return moves.Gold(what)

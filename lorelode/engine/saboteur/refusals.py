"""Why a move is refused, by the clause that the library names."""

from __future__ import annotations

from lorelode.core import IllegalMove
from lorelode.engine.native_types import i64
from lorelode.engine.saboteur.coding import (
    BREAK,
    CHOOSING,
    FACE_DOWN,
    FIRST_BREAK_CARD,
    FITTING,
    GOAL,
    GOLD,
    KIND_MASK,
    LAY,
    LIVE,
    MAP,
    MAP_CARD,
    NO_CARD,
    PASS,
    PLAYING,
    REPAIR,
    REPAIR_CARD_SHIFT,
    ROCKFALL,
    ROCKFALL_CARD,
    SEAT_MASK,
    SHARING,
    SIDES,
    STONE,
    TURN,
    WHAT_MASK,
    WHAT_SHIFT,
    WHERE_SHIFT,
    codes_move,
)
from lorelode.engine.saboteur.lookups import MENDED_TOOLS, SHAPE_CARDS, SHAPE_OPENINGS
from lorelode.engine.saboteur.position import HAND_SLOTS, Position


def check(position: Position, number: int) -> None:
    """Nothing if the seat to act may make this move.

    Otherwise `IllegalMove` with the clause that forbids it, or `ValueError` if the number codes no
    move.
    """
    if not codes_move(number):
        raise ValueError(f"{number} codes no move; docs/engine.md has the coding")
    move: i64 = number
    kind: i64 = move & KIND_MASK
    what: i64 = move >> WHAT_SHIFT & WHAT_MASK
    where: i64 = move >> WHERE_SHIFT
    stage = position.stage
    if stage == PLAYING and kind <= PASS:
        _check_play(position, kind, what, where)
    elif stage == CHOOSING and kind == TURN:
        if position.asked >> what & 1 == 0:
            raise IllegalMove("S-5.5", f"goal {what} is not among those just reached")
    elif stage == FITTING and kind == STONE:
        if position.asked != what:
            raise IllegalMove("S-5.4", f"goal {what} is not the stone to be laid now")
    elif stage == SHARING and kind == GOLD:
        for i in range(position.offers):
            if position.offer[i] == what:
                return
        raise IllegalMove("S-6.3", f"no gold card of {what} among those offered")
    else:
        raise IllegalMove("S-2.1", f"a move of kind {kind} is not expected in stage {stage}")


def _check_play(position: Position, kind: i64, what: i64, where: i64) -> None:
    seat: i64 = where & SEAT_MASK
    if kind == LAY:
        _require_card(position, SHAPE_CARDS[what])
        _check_lay(position, what, where)
    elif kind == BREAK:
        _require_card(position, FIRST_BREAK_CARD + what)
        if seat >= position.seats or position.broken[seat] >> what & 1 != 0:
            raise IllegalMove("S-4.1", f"tool {what} of seat {seat} cannot be broken")
    elif kind == REPAIR:
        _check_repair(position, where >> REPAIR_CARD_SHIFT, what, seat)
    elif kind == ROCKFALL:
        _require_card(position, ROCKFALL_CARD)
        for i in range(position.laids):
            if position.laid_cell[i] == where:
                return
        raise IllegalMove("S-4.4", "a rockfall takes a path card, never the start or a goal")
    elif kind == MAP:
        _require_card(position, MAP_CARD)
        if position.goal_state[what] != FACE_DOWN:
            raise IllegalMove("S-4.5", f"goal {what} lies face up already")
    elif what != NO_CARD:
        _require_card(position, what)
    elif position.hand_size[position.seat] != 0:
        raise IllegalMove("S-2.3", "only a player whose hand is empty passes without a card")


def _require_card(position: Position, card: i64) -> None:
    first = position.seat * HAND_SLOTS
    for slot in range(first, first + position.hand_size[position.seat]):
        if position.hand[slot] == card:
            return
    raise IllegalMove("S-2.1", f"there is no card {card} in the hand")


def _check_lay(position: Position, shape: i64, at: i64) -> None:
    if position.broken[position.seat] != 0:
        raise IllegalMove("S-3.5", "with a broken tool, no path card is laid")
    edges = position.edge[at]
    if edges == 0 or edges & GOAL != 0:
        raise IllegalMove("S-3.1", "a path card goes on a free cell beside a laid card")
    if SHAPE_OPENINGS[shape] & edges & SIDES != edges >> 4 & SIDES:
        raise IllegalMove("S-3.2", "opening must meet opening and wall meet wall on every side")
    if position.unbroken_path and edges & LIVE == 0:
        raise IllegalMove("S-3.4", "no unbroken path from the start leads here")


def _check_repair(position: Position, card: i64, tool: i64, seat: i64) -> None:
    _require_card(position, card)
    mended = MENDED_TOOLS[card]
    if mended & mended - 1 != 0 and mended >> tool & 1 == 0:
        raise IllegalMove("S-4.3", f"card {card} mends one or the other, not tool {tool}")
    if mended >> tool & 1 == 0 or seat >= position.seats or position.broken[seat] >> tool & 1 == 0:
        raise IllegalMove("S-4.2", f"card {card} finds no broken tool {tool} at seat {seat}")

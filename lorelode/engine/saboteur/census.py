"""Counts all cards of a position, to see that none is made or lost."""

from __future__ import annotations

from typing import Final

from lorelode.engine.native_types import i64
from lorelode.engine.saboteur.coding import CARD_KINDS, FIRST_BREAK_CARD, TOOL_KINDS
from lorelode.engine.saboteur.lookups import CARD_COPIES, GOLD_COPIES, SHAPE_CARDS
from lorelode.engine.saboteur.position import (
    DECK_SIZE,
    DISCARD_SLOTS,
    GOLD_SLOTS,
    HAND_SLOTS,
    Position,
)

NUGGET_KINDS: Final = 4
"""Gold cards are worth 1, 2 or 3; nothing is worth 0."""


def is_complete(position: Position) -> bool:
    """Whether the cards and the gold, wherever they lie, are those of the box."""
    return _has_all_cards(position) and _has_all_gold(position)


def _has_all_cards(position: Position) -> bool:
    missing = position.work
    i: i64
    for i in range(CARD_KINDS):
        missing[i] = CARD_COPIES[i]
    for i in range(position.pile_top, DECK_SIZE):
        missing[position.pile[i]] -= 1
    for i in range(position.spents):
        missing[position.spent[i]] -= 1
    for i in range(position.laids):
        missing[SHAPE_CARDS[position.laid_shape[i]]] -= 1
    for seat in range(position.seats):
        first: i64 = seat * HAND_SLOTS
        for i in range(first, first + position.hand_size[seat]):
            missing[position.hand[i]] -= 1
        first = seat * DISCARD_SLOTS
        for i in range(first, first + position.discards[seat]):
            missing[position.discard[i]] -= 1
        for tool in range(TOOL_KINDS):
            missing[FIRST_BREAK_CARD + tool] -= position.broken[seat] >> tool & 1
    for i in range(CARD_KINDS):  # noqa: SIM110 - compiled, a loop is quicker
        if missing[i] != 0:
            return False
    return True


def _has_all_gold(position: Position) -> bool:
    missing = position.work
    i: i64
    for i in range(NUGGET_KINDS):
        missing[i] = GOLD_COPIES[i]
    for i in range(position.gold_top, position.gold_end):
        missing[position.gold_pile[i]] -= 1
    for i in range(position.offers):
        missing[position.offer[i]] -= 1
    for seat in range(position.seats):
        first: i64 = seat * GOLD_SLOTS
        for i in range(first, first + position.golds[seat]):
            missing[position.gold[i]] -= 1
    for i in range(NUGGET_KINDS):  # noqa: SIM110 - as above
        if missing[i] != 0:
            return False
    return True

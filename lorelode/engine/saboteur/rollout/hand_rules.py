"""Rules of thumb about cards of a hand, for both sides. Each finds a move, or `NO_MOVE`."""

from __future__ import annotations

from typing import Final

from lorelode.engine.native_types import i64
from lorelode.engine.random_source import draw_below
from lorelode.engine.saboteur.coding import (
    FIRST_BREAK_CARD,
    PASS,
    REPAIR,
    REPAIR_CARD_SHIFT,
    WHAT_SHIFT,
    WHERE_SHIFT,
)
from lorelode.engine.saboteur.lookups import BIT_NUMBERS, CARD_SHAPES, DE_BRUIJN, MENDED_TOOLS
from lorelode.engine.saboteur.position import HAND_SLOTS, Position
from lorelode.engine.saboteur.rollout.field import DEAD_END_SHAPES
from lorelode.engine.saboteur.rollout.rollout_state import Rollout

NO_MOVE: Final = -1


def list_shapes(position: Position, seat: i64) -> i64:
    """The shapes, as bits, in which a seat can lay its path cards."""
    hand = position.hand
    first: i64 = seat * HAND_SLOTS
    shapes: i64 = 0
    for slot in range(first, first + position.hand_size[seat]):
        shapes |= CARD_SHAPES[hand[slot]]
    return shapes


def first_shape(shapes: i64) -> i64:
    """The first of some shapes that are given as bits."""
    return BIT_NUMBERS[((shapes & -shapes) * DE_BRUIJN & 0xFFFFFFFF) >> 27]


def is_dead_end_card(card: i64) -> bool:
    """Whether a card is a path card that carries no way."""
    return card < FIRST_BREAK_CARD and CARD_SHAPES[card] & DEAD_END_SHAPES != 0


def is_live_card(card: i64) -> bool:
    """Whether a card is a path card that carries a way."""
    return card < FIRST_BREAK_CARD and CARD_SHAPES[card] & DEAD_END_SHAPES == 0


def find_repair(position: Position, seat: i64, other: i64) -> i64:
    """How a seat can mend a tool of another, or its own."""
    hand, broken = position.hand, position.broken[other]
    first: i64 = seat * HAND_SLOTS
    for slot in range(first, first + position.hand_size[seat]):
        card = hand[slot]
        tools = MENDED_TOOLS[card] & broken
        if tools != 0:
            tool: i64 = 0 if tools & 1 != 0 else 1 if tools & 2 != 0 else 2
            where: i64 = other | card << REPAIR_CARD_SHIFT
            return REPAIR | tool << WHAT_SHIFT | where << WHERE_SHIFT
    return NO_MOVE


def find_pass(rollout: Rollout, seat: i64, dead_ends: bool) -> i64:
    """A pass with a dead end, or else with a card that carries a way; with any card if it must."""
    position = rollout.position
    hand, size = position.hand, position.hand_size[seat]
    first: i64 = seat * HAND_SLOTS
    junk: i64 = 0
    slot: i64
    for slot in range(first, first + size):
        card = hand[slot]
        if is_dead_end_card(card) if dead_ends else is_live_card(card):
            junk += 1
    if junk == 0:
        return PASS | hand[first + draw_below(rollout.source, size)] << WHAT_SHIFT
    left = draw_below(rollout.source, junk)
    slot = first
    while True:
        card = hand[slot]
        if is_dead_end_card(card) if dead_ends else is_live_card(card):
            if left == 0:
                return PASS | card << WHAT_SHIFT
            left -= 1
        slot += 1

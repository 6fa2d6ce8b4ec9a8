"""Counts all cards of a position, to see that none is made or lost."""

from __future__ import annotations

from typing import Final

from lorelode.engine.native_types import i64, vec
from lorelode.engine.saboteur.coding import CARD_KINDS, FIRST_BREAK_CARD, TOOL_KINDS
from lorelode.engine.saboteur.lookups import DECK_CARDS, GOLD_CARDS, SHAPE_CARDS
from lorelode.engine.saboteur.position import (
    DECK_SIZE,
    DISCARD_SLOTS,
    GOLD_SIZE,
    GOLD_SLOTS,
    HAND_SLOTS,
    Position,
)

_BOX_CARDS: Final = [list(DECK_CARDS).count(card) for card in range(CARD_KINDS)]
_BOX_GOLD: Final = [list(GOLD_CARDS).count(nuggets) for nuggets in range(max(GOLD_CARDS) + 1)]


def has_all_cards(position: Position) -> bool:
    """Whether there are as many cards and gold cards as in the box, of whatever kind."""
    cards = DECK_SIZE - position.pile_top + position.spents + position.laids
    gold = position.gold_end - position.gold_top + position.offers
    for seat in range(position.seats):
        broken = position.broken[seat]
        cards += position.hand_size[seat] + position.discards[seat]
        cards += (broken & 1) + (broken >> 1 & 1) + (broken >> 2 & 1)
        gold += position.golds[seat]
    return cards == DECK_SIZE and gold == GOLD_SIZE


def is_complete(position: Position) -> bool:
    """Whether the cards and the gold, wherever they lie, are those of the box, of each kind."""
    return _has_box_cards(position) and _has_box_gold(position)


def _has_box_cards(position: Position) -> bool:
    cards, hand, discard = SHAPE_CARDS, position.hand, position.discard
    pile, spent, shapes = position.pile, position.spent, position.laid_shape
    missing = vec[i64](_BOX_CARDS)
    i: i64
    for i in range(position.pile_top, len(pile)):
        missing[pile[i]] -= 1
    for i in range(position.spents):
        missing[spent[i]] -= 1
    for i in range(position.laids):
        missing[cards[shapes[i]]] -= 1
    for seat in range(position.seats):
        first: i64 = seat * HAND_SLOTS
        for i in range(first, first + position.hand_size[seat]):
            missing[hand[i]] -= 1
        first = seat * DISCARD_SLOTS
        for i in range(first, first + position.discards[seat]):
            missing[discard[i]] -= 1
        broken = position.broken[seat]
        for i in range(TOOL_KINDS):
            missing[FIRST_BREAK_CARD + i] -= broken >> i & 1
    return _is_nothing(missing)


def _has_box_gold(position: Position) -> bool:
    pile, offer, gold = position.gold_pile, position.offer, position.gold
    missing = vec[i64](_BOX_GOLD)
    i: i64
    for i in range(position.gold_top, position.gold_end):
        missing[pile[i]] -= 1
    for i in range(position.offers):
        missing[offer[i]] -= 1
    for seat in range(position.seats):
        first: i64 = seat * GOLD_SLOTS
        for i in range(first, first + position.golds[seat]):
            missing[gold[i]] -= 1
    return _is_nothing(missing)


def _is_nothing(numbers: vec[i64]) -> bool:
    bits: i64 = 0
    i: i64
    for i in range(len(numbers)):
        bits |= numbers[i]
    return bits == 0

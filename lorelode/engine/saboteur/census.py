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

# The sum of weights says of every kind how many cards there are, each kind in bits of its own. It
# misses nothing unless four cards of a kind, or 32 gold cards, come or go with one move.
CARD_WEIGHTS: Final[vec[i64]] = vec[i64]([1 << 2 * card for card in range(CARD_KINDS)])
ALL_CARDS: Final[i64] = sum([CARD_WEIGHTS[card] for card in DECK_CARDS])
GOLD_WEIGHTS: Final[vec[i64]] = vec[i64]([1 << 5 * nuggets for nuggets in range(4)])
ALL_GOLD: Final[i64] = sum([GOLD_WEIGHTS[nuggets] for nuggets in GOLD_CARDS])


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
    """Whether the cards and the gold, wherever they lie, are those of the box."""
    return _weigh_cards(position) == ALL_CARDS and _weigh_gold(position) == ALL_GOLD


def _weigh_cards(position: Position) -> i64:
    weights, cards, hand, discard = CARD_WEIGHTS, SHAPE_CARDS, position.hand, position.discard
    pile, spent, shapes = position.pile, position.spent, position.laid_shape
    total: i64 = 0
    i: i64
    for i in range(position.pile_top, len(pile)):
        total += weights[pile[i]]
    for i in range(position.spents):
        total += weights[spent[i]]
    for i in range(position.laids):
        total += weights[cards[shapes[i]]]
    for seat in range(position.seats):
        first: i64 = seat * HAND_SLOTS
        for i in range(first, first + position.hand_size[seat]):
            total += weights[hand[i]]
        first = seat * DISCARD_SLOTS
        for i in range(first, first + position.discards[seat]):
            total += weights[discard[i]]
        broken = position.broken[seat]
        for i in range(TOOL_KINDS):
            total += (broken >> i & 1) * weights[FIRST_BREAK_CARD + i]
    return total


def _weigh_gold(position: Position) -> i64:
    weights, pile, offer, gold = GOLD_WEIGHTS, position.gold_pile, position.offer, position.gold
    total: i64 = 0
    i: i64
    for i in range(position.gold_top, position.gold_end):
        total += weights[pile[i]]
    for i in range(position.offers):
        total += weights[offer[i]]
    for seat in range(position.seats):
        first: i64 = seat * GOLD_SLOTS
        for i in range(first, first + position.golds[seat]):
            total += weights[gold[i]]
    return total

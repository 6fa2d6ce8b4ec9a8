"""Deals: given, drawn by the documented chance, or drawn at random."""

from __future__ import annotations

from collections.abc import Sequence

from lorelode.core import IllegalMove
from lorelode.engine.native_types import i64, vec
from lorelode.engine.random_source import RandomSource, draw_below
from lorelode.engine.saboteur.chance_words import ChanceWords
from lorelode.engine.saboteur.coding import (
    DEALING,
    GOAL_COUNT,
    NOBODY,
    PLAYING,
)
from lorelode.engine.saboteur.lookups import DECK_CARDS
from lorelode.engine.saboteur.position import (
    DECK_SIZE,
    HAND_SLOTS,
    NOT_LISTED,
    Position,
    clear_mine,
)


def deal(
    position: Position,
    roles: Sequence[int],
    goals: Sequence[int],
    cards: Sequence[int],
    gold: Sequence[int],
    first: int,
) -> None:
    """Deal these: the role pool (seats first), the faces from the top, the cards, the gold pile.

    `gold` is empty where the pile stays as it lies, and `first` is `NOBODY` where it is known who
    begins. A deal of other cards than there are raises `IllegalMove`.
    """
    _check_deal(position, roles, goals, cards, gold, first)
    if position.starter == NOBODY:
        position.starter = first
    pool: i64 = 0
    i: i64
    role: i64
    for i in range(len(roles)):
        role = roles[i]
        pool |= role << i
    position.roles = pool
    for i in range(GOAL_COUNT):
        position.goal_face[i] = goals[i]
    for i in range(DECK_SIZE):
        position.pile[i] = cards[i]
    if len(gold) > 0:
        position.gold_top = 0
        position.gold_end = len(gold)
        for i in range(position.gold_end):
            position.gold_pile[i] = gold[i]
    _begin_round(position)


def _check_deal(
    position: Position,
    roles: Sequence[int],
    goals: Sequence[int],
    cards: Sequence[int],
    gold: Sequence[int],
    first: int,
) -> None:
    if position.stage != DEALING:
        raise IllegalMove("S-2.1", "no deal is expected")
    unknown = position.starter == NOBODY
    seats: int = position.seats  # compared as such: a number may have more than 64 bits
    if unknown != (first != NOBODY) or (unknown and not 0 <= first < seats):
        raise IllegalMove("S-1.4", f"who begins: the deal names {first}")
    saboteurs, miners = position.saboteurs, position.miners
    if sorted(roles) != [0] * miners + [1] * saboteurs:
        raise IllegalMove("S-1.1", f"roles: expected {saboteurs} saboteurs and {miners} miners")
    if sorted(goals) != list(range(GOAL_COUNT)):
        raise IllegalMove("S-1.2", "goals: expected each face once")
    wrong_gold = sorted(gold) != sorted(_gold_to_shuffle(position))
    if sorted(cards) != list(DECK_CARDS) or (wrong_gold and position.round == 0):
        raise IllegalMove("S-1.3", "cards and gold: expected those of the box")
    if wrong_gold:
        raise IllegalMove("S-7.1", "gold: expected the pile as it lies, if it is to be shuffled")


def is_gold_shuffled(position: Position, rounds: i64) -> bool:
    """Whether a deal shuffles the gold pile after so many rounds."""
    # S-7.1: The gold pile is shuffled once, or (by the switch) before each round.
    return rounds == 0 or position.gold_reshuffled


def _gold_to_shuffle(position: Position) -> list[int]:
    """The gold pile if it is due to be shuffled, empty if it stays."""
    if not is_gold_shuffled(position, position.round):
        return []
    return [position.gold_pile[i] for i in range(position.gold_top, position.gold_end)]


def deal_by_chance(position: Position, seed: bytes, draw: int) -> None:
    """Deal what the library deals by `Chance(seed, draw)`."""
    if position.stage != DEALING:
        raise IllegalMove("S-2.1", "no deal is expected")
    saboteurs, size = position.saboteurs, position.saboteurs + position.miners
    gold: i64 = 0
    if is_gold_shuffled(position, position.round):
        gold = position.gold_end - position.gold_top
    # Each shuffle reads one word less than it has items, which leaves one for who begins.
    words = ChanceWords(seed, draw, size + GOAL_COUNT + DECK_SIZE + gold)
    if position.starter == NOBODY:
        position.starter = words.below(position.seats)
    work = position.work
    i: i64
    for i in range(size):
        work[i] = 1 if i < saboteurs else 0
    words.shuffle(work, 0, size)
    pool: i64 = 0
    for i in range(size):
        pool |= work[i] << i
    position.roles = pool
    for i in range(GOAL_COUNT):
        position.goal_face[i] = i
    words.shuffle(position.goal_face, 0, GOAL_COUNT)
    for i in range(DECK_SIZE):
        position.pile[i] = DECK_CARDS[i]
    words.shuffle(position.pile, 0, DECK_SIZE)
    # As the library does: the record shows what was shuffled.
    _sort(position.gold_pile, position.gold_top, position.gold_top + gold)
    words.shuffle(position.gold_pile, position.gold_top, position.gold_top + gold)
    _begin_round(position)


def _sort(items: vec[i64], first: i64, end: i64) -> None:
    """Sort a part of the items in place. There are at most 28, three times a game."""
    i = first + 1
    while i < end:
        item = items[i]
        j = i
        while j > first and items[j - 1] > item:
            items[j] = items[j - 1]
            j -= 1
        items[j] = item
        i += 1


def deal_at_random(position: Position, source: RandomSource) -> None:
    """Shuffle and deal, quickly."""
    if position.stage != DEALING:
        raise IllegalMove("S-2.1", "no deal is expected")
    i: i64
    if position.starter == NOBODY:
        position.starter = draw_below(source, position.seats)
    roles, saboteurs = position.saboteurs + position.miners, position.saboteurs
    pool: i64 = 0
    # Compiled, the end of a range is read at each step, so nothing in the loop may change it.
    for i in range(roles):
        if draw_below(source, roles - i) < saboteurs:
            pool |= 1 << i
            saboteurs -= 1
    position.roles = pool
    faces, order = position.goal_face, draw_below(source, 6)
    faces[0] = order >> 1
    faces[1] = (faces[0] + 1 + (order & 1)) % 3
    faces[2] = 3 - faces[0] - faces[1]
    pile = position.pile
    for i in range(DECK_SIZE):
        pile[i] = DECK_CARDS[i]
    i = DECK_SIZE - 1
    while i > 0:
        j = draw_below(source, i + 1)
        card = pile[i]
        pile[i] = pile[j]
        pile[j] = card
        i -= 1
    if is_gold_shuffled(position, position.round):
        gold, top = position.gold_pile, position.gold_top
        i = position.gold_end - 1
        while i > top:
            j = top + draw_below(source, i - top + 1)
            card = gold[i]
            gold[i] = gold[j]
            gold[j] = card
            i -= 1
    _begin_round(position)


def _begin_round(position: Position) -> None:
    seats = position.seats
    # S-1.3: Six cards each with up to five players, five with up to seven, four with more.
    size: i64 = 6 if seats <= 5 else 5 if seats <= 7 else 4
    hand, pile = position.hand, position.pile
    dealt: i64 = 0
    for seat in range(seats):
        for slot in range(seat * HAND_SLOTS, seat * HAND_SLOTS + size):
            hand[slot] = pile[dealt]
            dealt += 1
        position.hand_size[seat] = size
        position.broken[seat] = 0
        position.looked[seat] = 0
        position.idle[seat] = 0
        position.forced[seat] = 0
        position.discards[seat] = 0
    position.held = dealt
    position.pile_top = dealt
    position.spents = 0
    position.offers = 0
    position.round += 1
    position.phase += 1
    position.last = NOBODY
    position.plays = NOT_LISTED
    clear_mine(position)
    position.stage = PLAYING
    position.seat = position.starter

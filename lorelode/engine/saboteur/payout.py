"""The end of a round: gold is shared or paid, and the next round or the end of the game follows."""

from __future__ import annotations

from typing import Final

from lorelode.engine.native_types import i64, vec
from lorelode.engine.saboteur.coding import (
    DEALING,
    FACE_DOWN,
    FACE_UP,
    GOAL_COUNT,
    MAX_SEATS,
    MINER,
    NOBODY,
    OVER,
    ROUNDS,
    SABOTEUR,
    SHARING,
)
from lorelode.engine.saboteur.position import (
    GOLD_PILE_SLOTS,
    GOLD_SLOTS,
    Position,
    check_seat,
    role_of,
)

MAX_GOLD_CARDS_SHARED: Final = 9

NUGGETS_DUE: Final[vec[i64]] = vec[i64]([0, 4, 3, 3, 2])
"""By the number of saboteurs that were dealt."""


def end_round(position: Position, winner: i64, by: i64) -> None:
    """A side has won; `by` reached the treasure, or `NOBODY`."""
    _show_all(position, winner, by)
    if winner == MINER:
        _share_gold(position, by)
    else:
        _pay_saboteurs(position)


def _show_all(position: Position, winner: i64, by: i64) -> None:
    # S-6.2: Roles are turned face up, and with them the spare ones and the goals.
    round_ = position.round - 1
    position.winner[round_] = winner
    position.winner_seat[round_] = by
    position.round_roles[round_] = position.roles
    for goal in range(GOAL_COUNT):
        position.round_faces[round_ * GOAL_COUNT + goal] = position.goal_face[goal]
        if position.goal_state[goal] == FACE_DOWN:
            position.goal_state[goal] = FACE_UP
    saboteurs: i64 = 0
    for seat in range(position.seats):
        saboteurs += role_of(position, seat)
        position.round_gold[round_ * MAX_SEATS + seat] = 0
    # S-6.5: What each saboteur is due.
    position.round_due[round_] = NUGGETS_DUE[saboteurs] if winner == SABOTEUR else 0
    position.results = position.round


def _next_taker(position: Position, first: i64) -> i64:
    """The first miner who shares the gold, counter-clockwise from a seat; `NOBODY` if none does."""
    seat = first
    for _ in range(position.seats):
        if seat < 0:
            seat += position.seats
        # S-6.4: By the switch, a miner with a broken tool gets nothing.
        barred = position.broken_bars_gold and position.broken[seat] != 0
        if role_of(position, seat) == MINER and not barred:
            return seat
        seat -= 1
    return NOBODY


def _share_gold(position: Position, by: i64) -> None:
    # S-6.3: As many gold cards as players (nine with ten) go round from who reached the treasure.
    taker = _next_taker(position, by)
    if taker == NOBODY:
        _close_round(position)
        return
    count = position.seats
    if count > MAX_GOLD_CARDS_SHARED:
        count = MAX_GOLD_CARDS_SHARED
    top = position.gold_top
    # The box has 28 gold cards, and three rounds share at most 27.
    position.gold_top = top + count
    i: i64
    if position.gold_face_up:
        for i in range(count):
            position.offer[i] = position.gold_pile[top + i]
        position.offers = count
        position.stage = SHARING
        position.seat = taker
        return
    for i in range(count):
        _give(position, taker, position.gold_pile[top + i])
        taker = _next_taker(position, taker - 1)
    _close_round(position)


def take_gold(position: Position, nuggets: i64) -> None:
    """The seat to act takes a gold card of this worth, and passes the others on."""
    seat, offer = position.seat, position.offer
    left = position.offers - 1
    i: i64 = 0
    while i <= left and offer[i] != nuggets:
        i += 1
    if i > left:
        raise ValueError(f"no gold card of {nuggets} is offered")
    _give(position, seat, nuggets)
    position.offers = left
    while i < left:
        offer[i] = offer[i + 1]
        i += 1
    if left > 0:
        position.seat = _next_taker(position, seat - 1)
    else:
        _close_round(position)


def _give(position: Position, seat: i64, nuggets: i64) -> None:
    count = position.golds[seat]
    position.gold[seat * GOLD_SLOTS + count] = nuggets
    position.golds[seat] = count + 1
    position.round_gold[(position.round - 1) * MAX_SEATS + seat] += 1


def _pay_saboteurs(position: Position) -> None:
    due = position.round_due[position.round - 1]
    for k in range(position.seats):
        seat = position.starter + k
        if seat >= position.seats:
            seat -= position.seats
        if role_of(position, seat) == SABOTEUR:
            _pay(position, seat, due)
    _close_round(position)


def _pay(position: Position, seat: i64, due: i64) -> None:
    """Draw gold cards for a saboteur singly; one that would overshoot goes to the bottom."""
    gold = position.gold_pile
    before = position.golds[seat]
    missing = due
    while missing > 0:
        if not _has_at_most(position, missing):
            _pay_stuck(position, seat, before, due)
            return
        top = position.gold_top
        card = gold[top]
        position.gold_top = top + 1
        if card <= missing:
            _give(position, seat, card)
            missing -= card
        else:
            _put_under(position, card)


def _has_at_most(position: Position, nuggets: i64) -> bool:
    """Whether a card of the gold pile is worth no more than this."""
    gold = position.gold_pile
    for i in range(position.gold_top, position.gold_end):  # noqa: SIM110 - compiled, a loop is quicker
        if gold[i] <= nuggets:
            return True
    return False


def _put_under(position: Position, card: i64) -> None:
    gold = position.gold_pile
    if position.gold_end == GOLD_PILE_SLOTS:
        top = position.gold_top
        for i in range(top, GOLD_PILE_SLOTS):
            gold[i - top] = gold[i]
        position.gold_top = 0
        position.gold_end = GOLD_PILE_SLOTS - top
    gold[position.gold_end] = card
    position.gold_end += 1


def _pay_stuck(position: Position, seat: i64, before: i64, due: i64) -> None:
    # S-6.6: The printed draw would never end. What was kept goes under the pile; the cards that
    # come first in it and make the sum are picked, or else those of the next smaller sum.
    i: i64
    for i in range(before, position.golds[seat]):
        position.round_gold[(position.round - 1) * MAX_SEATS + seat] -= 1
        _put_under(position, position.gold[seat * GOLD_SLOTS + i])
    position.golds[seat] = before
    gold, work = position.gold_pile, position.work
    top, end = position.gold_top, position.gold_end
    total = due
    while total > 0:
        picked = _first_places(position, total, top, 0)
        if picked > 0:
            for i in range(picked):
                _give(position, seat, gold[work[i]])
                gold[work[i]] = 0
            left = top
            for i in range(top, end):
                if gold[i] != 0:
                    gold[left] = gold[i]
                    left += 1
            position.gold_end = left
            return
        total -= 1


def _first_places(position: Position, total: i64, start: i64, depth: i64) -> i64:
    """How many places, put into `work`, are the first that hold this total; -1 if none do."""
    if total == 0:
        return depth
    gold = position.gold_pile
    for i in range(start, position.gold_end):
        if gold[i] <= total:
            position.work[depth] = i
            found = _first_places(position, total - gold[i], i + 1, depth + 1)
            if found >= 0:
                return found
    return -1


def _close_round(position: Position) -> None:
    """The gold is shared out: a deal follows, or the game is over."""
    position.seat = NOBODY
    if position.round == ROUNDS:
        position.stage = OVER
        return
    # S-7.2: The left neighbour of the player who last laid, played or discarded a card begins.
    after = position.last + 1
    position.starter = after if after < position.seats else 0
    position.stage = DEALING


def nuggets_of(position: Position, seat: int) -> i64:
    """What the gold cards of a seat are worth."""
    owner = check_seat(position, seat)
    first = owner * GOLD_SLOTS
    total: i64 = 0
    for slot in range(first, first + position.golds[owner]):
        total += position.gold[slot]
    return total

"""Full positions that may be the real one, drawn from what a seat believes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from lorelode.engine.native_types import i64, vec
from lorelode.engine.random_source import RandomSource, draw_below
from lorelode.engine.saboteur.coding import (
    CARD_KINDS,
    FIRST_REPAIR_CARD,
    GOAL_COUNT,
    ROCKFALL_CARD,
)
from lorelode.engine.saboteur.copies import assign, copy
from lorelode.engine.saboteur.lookups import MENDED_TOOLS
from lorelode.engine.saboteur.position import (
    DECK_SIZE,
    DISCARD_SLOTS,
    HAND_SLOTS,
    Position,
    check_seat,
)
from lorelode.engine.saboteur.rollout.hand_rules import is_dead_end_card, is_live_card
from lorelode.engine.saboteur.rollout.rollout_state import find_treasure

_DRAWS: Final = 4
"""How often a card is drawn at most, until one is likely in its place."""
_CHANCE_SCALE: Final = 1 << 30
"""What a certain event has, when chances are whole numbers."""


def _kept_percents(live: int, dead_end: int, harm: int, mend: int, other: int) -> list[int]:
    """How likely a card of each kind stays where it was dealt; broken tools and rockfalls harm."""
    found = []
    for card in range(CARD_KINDS):
        if is_live_card(card):
            found.append(live)
        elif is_dead_end_card(card):
            found.append(dead_end)
        elif card < FIRST_REPAIR_CARD or card == ROCKFALL_CARD:
            found.append(harm)
        elif MENDED_TOOLS[card] != 0:
            found.append(mend)
        else:
            found.append(other)
    return found


_SABOTEUR_DISCARDS: Final[vec[i64]] = vec[i64](_kept_percents(100, 5, 5, 10, 20))
"""By card, in percent: saboteurs pass with cards that lead on."""
_MINER_DISCARDS: Final[vec[i64]] = vec[i64](_kept_percents(10, 100, 10, 10, 20))
"""By card, in percent: miners pass with dead ends."""
_SABOTEUR_HAND: Final[vec[i64]] = vec[i64](_kept_percents(100, 100, 40, 100, 100))
"""By card, in percent: saboteurs soon use what does harm; others are as likely as any."""
_MINER_HAND: Final[vec[i64]] = vec[i64](_kept_percents(100, 100, 100, 100, 100))


@final
class Determinizer:
    """Draws the positions that one seat thinks possible, each with its own hidden cards."""

    def __init__(
        self,
        position: Position,
        seat: int,
        sets: Sequence[Sequence[int]],
        set_chances: Sequence[float],
        goal_chances: Sequence[float],
    ) -> None:
        """`position` is any that the seat thinks possible.

        Every set of seats that could be the saboteurs has its chance, and so has every goal to be
        the treasure.
        """
        if len(sets) != len(set_chances) or len(sets) == 0:
            raise ValueError(f"{len(sets)} sets of saboteurs have {len(set_chances)} chances")
        if len(goal_chances) != GOAL_COUNT:
            raise ValueError(f"expected the chances of 3 goals, not {len(goal_chances)}")
        self._root: Position = copy(position)
        self._seat: i64 = check_seat(position, seat)
        self._roles: vec[i64] = vec[i64]([_role_bits(position, members) for members in sets])
        self._set_limits: vec[i64] = vec[i64](_add_up(set_chances))
        self._goal_limits: vec[i64] = vec[i64](_add_up(goal_chances))
        hidden = [position.pile[slot] for slot in range(position.pile_top, DECK_SIZE)]
        for other in range(position.seats):
            if other != self._seat:
                hidden += [
                    position.hand[other * HAND_SLOTS + slot]
                    for slot in range(position.hand_size[other])
                ]
                hidden += [
                    position.discard[other * DISCARD_SLOTS + slot]
                    for slot in range(position.discards[other])
                ]
        self._hidden: vec[i64] = vec[i64](hidden)
        self._cards: vec[i64] = vec[i64](hidden)
        self._left: i64 = 0

    def make_position(self) -> Position:
        """A position of the same table, for `sample`."""
        return copy(self._root)

    def sample(self, target: Position, source: RandomSource) -> None:
        """Make the target one of these positions, drawn by its probability."""
        assign(target, self._root)
        target.roles = self._roles[_draw_index(self._set_limits, source)]
        self._move_treasure(target, source)
        cards, hidden = self._cards, self._hidden
        i: i64
        for i in range(len(hidden)):
            cards[i] = hidden[i]
        self._left = len(hidden)
        seat: i64
        for seat in range(target.seats):
            if seat != self._seat:
                rates = _SABOTEUR_DISCARDS if target.roles >> seat & 1 != 0 else _MINER_DISCARDS
                for i in range(target.discards[seat]):
                    target.discard[seat * DISCARD_SLOTS + i] = self._draw(rates, source)
        for seat in range(target.seats):
            if seat != self._seat:
                rates = _SABOTEUR_HAND if target.roles >> seat & 1 != 0 else _MINER_HAND
                for i in range(target.hand_size[seat]):
                    target.hand[seat * HAND_SLOTS + i] = self._draw(rates, source)
        for i in range(target.pile_top, DECK_SIZE):
            target.pile[i] = self._take(draw_below(source, self._left))

    def _move_treasure(self, target: Position, source: RandomSource) -> None:
        """The treasure changes places with the stone where it is drawn to be."""
        goal = _draw_index(self._goal_limits, source)
        before = find_treasure(target)
        faces = target.goal_face
        face = faces[goal]
        faces[goal] = faces[before]
        faces[before] = face

    def _draw(self, rates: vec[i64], source: RandomSource) -> i64:
        """Take one of the cards that are left, rather a likely one."""
        cards = self._cards
        at = draw_below(source, self._left)
        for _ in range(_DRAWS - 1):
            rate = rates[cards[at]]
            if rate == 100 or draw_below(source, 100) < rate:
                break
            at = draw_below(source, self._left)
        return self._take(at)

    def _take(self, at: i64) -> i64:
        cards = self._cards
        card = cards[at]
        left = self._left - 1
        self._left = left
        cards[at] = cards[left]
        return card


def _role_bits(position: Position, members: Sequence[int]) -> int:
    """The roles if these seats are the saboteurs; the spare cards are what the pool has left."""
    roles = 0
    for member in members:
        roles |= 1 << check_seat(position, member)
    spare = position.saboteurs - roles.bit_count()
    if spare < 0 or position.seats + spare > position.saboteurs + position.miners:
        raise ValueError(f"the pool has no {roles.bit_count()} saboteurs for these seats")
    return roles | ((1 << spare) - 1) << position.seats


def _add_up(chances: Sequence[float]) -> list[int]:
    """Chances as the numbers below which a draw falls on each, the last at the scale."""
    whole = sum(chances)
    if not whole > 0.0 or min(chances) < 0.0:
        raise ValueError("chances must not be negative, and one must be above 0")
    found = []
    below = 0.0
    last = 0
    for index, chance in enumerate(chances):
        below += chance
        found.append(int(below / whole * _CHANCE_SCALE))
        if chance > 0.0:
            last = index
    # Rounding must not leave a draw without an event, nor give one to what is impossible.
    for index in range(last, len(found)):
        found[index] = _CHANCE_SCALE
    return found


def _draw_index(limits: vec[i64], source: RandomSource) -> i64:
    """The index of an event, drawn by its chance."""
    drawn = draw_below(source, _CHANCE_SCALE)
    low: i64 = 0
    high: i64 = len(limits) - 1
    while low < high:
        middle = low + high >> 1
        if drawn < limits[middle]:
            high = middle
        else:
            low = middle + 1
    return low

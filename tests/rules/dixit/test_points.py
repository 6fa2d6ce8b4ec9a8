"""The points of any turn, beside a scorer that reads like the rule book and shares no line."""

from __future__ import annotations

from typing import NamedTuple

from hypothesis import given
from hypothesis import strategies as st

from lorelode.core import Seat
from lorelode.rules.dixit.editions import DixitEdition
from lorelode.rules.dixit.outcomes import Gain, Merit
from lorelode.rules.dixit.scores import score_turn, sum_gains
from tests.rules.dixit.table import FA, house


class Told(NamedTuple):
    """A turn that may happen: whose each card is by number, who voted for which number."""

    seats: int
    teller: int
    owners: list[int]
    votes: dict[int, int]

    def finders(self) -> list[int]:
        return [seat for seat, number in self.votes.items() if self.owner(number) == self.teller]

    def owner(self, number: int) -> int:
        return self.owners[number - 1]

    def points(self, cap: int | None = None) -> tuple[int, ...]:
        edition = FA if cap is None else house(max_bonus_points=cap)
        return sum_gains(self.gains(edition))

    def gains(self, edition: DixitEdition = FA) -> tuple[tuple[Gain, ...], ...]:
        votes = [self.votes.get(seat) for seat in range(self.seats)]
        return score_turn(edition, Seat(self.teller), [Seat(owner) for owner in self.owners], votes)


@st.composite
def turns(draw: st.DrawFn) -> Told:
    """Any legal turn of three to six players."""
    seats = draw(st.integers(3, 6))
    teller = draw(st.integers(0, seats - 1))
    others = [seat for seat in range(seats) if seat != teller]
    owners = draw(st.permutations([teller, *(others * 2 if seats == 3 else others)]))
    votes = {}
    for seat in others:
        legal = [number for number, owner in enumerate(owners, 1) if owner != seat]
        # The storyteller's card half of the time, or it would seldom be found by all.
        found = owners.index(teller) + 1
        votes[seat] = draw(st.one_of(st.just(found), st.sampled_from(legal)))
    return Told(seats, teller, owners, votes)


def by_the_book(turn: Told, cap: int) -> list[int]:
    """The points, case by case as the print has them."""
    got = [0] * turn.seats
    opponents = [seat for seat in range(turn.seats) if seat != turn.teller]
    finders = turn.finders()
    if finders == opponents:
        for seat in opponents:
            got[seat] = 2
        return got
    if not finders:
        for seat in opponents:
            got[seat] = 2
    elif turn.seats == 3:
        # One of two found it.
        got[turn.teller] = 4
        got[finders[0]] = 4
    else:
        got[turn.teller] = 3
        for seat in finders:
            got[seat] = 3
    for seat in opponents:
        drawn_off = [voter for voter, number in turn.votes.items() if turn.owner(number) == seat]
        got[seat] += min(len(drawn_off), cap)
    return got


@given(turns())
def test_points_agree_with_the_rule_book(turn: Told) -> None:
    assert list(turn.points()) == by_the_book(turn, cap=99)


@given(turns(), st.integers(0, 6))
def test_points_with_a_limited_bonus_agree_with_the_rule_book(turn: Told, cap: int) -> None:
    assert list(turn.points(cap)) == by_the_book(turn, cap)


@given(turns())
def test_the_points_of_a_turn_have_the_expected_sum(turn: Told) -> None:
    n, k = turn.seats, len(turn.finders())
    if k == n - 1:
        expected = 2 * (n - 1)
    elif k == 0:
        # 2 for each opponent, and each of their votes is somebody's bonus.
        expected = 3 * (n - 1)
    elif n == 3:
        # 4 and 4, and the other vote.
        expected = 9
    else:
        # 3 for the storyteller and each finder, and n - 1 - k votes: 3 + 3k + n - 1 - k.
        expected = n + 2 + 2 * k
    assert sum(turn.points()) == expected


@given(turns(), st.data())
def test_points_do_not_depend_on_the_order_of_the_cards(turn: Told, data: st.DataObject) -> None:
    order = data.draw(st.permutations(range(len(turn.owners))))
    moved = {old + 1: new + 1 for new, old in enumerate(order)}
    votes = {seat: moved[number] for seat, number in turn.votes.items()}
    other = Told(turn.seats, turn.teller, [turn.owners[old] for old in order], votes)
    assert other.points() == turn.points()


@given(turns(), st.one_of(st.none(), st.integers(0, 6)))
def test_every_point_is_for_something_that_happened(turn: Told, cap: int | None) -> None:
    finders, opponents = turn.finders(), turn.seats - 1
    for seat, gains in enumerate(turn.gains(house(max_bonus_points=cap))):
        by_merit = {gain.merit: gain for gain in gains}
        assert len(by_merit) == len(gains)
        assert all(gain.points > 0 for gain in gains)
        merits = set(by_merit) - {Merit.VOTES}
        some = 0 < len(finders) < opponents
        if some and (seat == turn.teller or seat in finders):
            own = Merit.TOLD if seat == turn.teller else Merit.FOUND
            assert merits == ({own, Merit.THREE} if turn.seats == 3 else {own})
        elif some or seat == turn.teller:
            assert merits == set()
        else:
            assert merits == {Merit.ALL_FOUND if finders else Merit.NONE_FOUND}
        drawn_off = sum(turn.owner(number) == seat for number in turn.votes.values())
        bonus = by_merit.get(Merit.VOTES)
        if seat == turn.teller or not drawn_off or cap == 0:
            assert bonus is None
        else:
            assert bonus == Gain(Merit.VOTES, min(drawn_off, 99 if cap is None else cap), drawn_off)
        assert all(gain.votes == 0 for gain in gains if gain.merit is not Merit.VOTES)

"""D-4: the points of a turn. Seat 0 tells unless a test says otherwise."""

from __future__ import annotations

import pytest

from lorelode.rules.dixit import DIXIT
from lorelode.rules.dixit.outcomes import Gain, Merit
from lorelode.rules.dixit.state import DixitState
from tests.rules.dixit.table import after_deal, house, points, turn, with_points


def gains(state: DixitState) -> tuple[tuple[Gain, ...], ...]:
    """What the points of the last turn are for; they add up."""
    turn = state.public.turns[-1]
    assert tuple(sum(gain.points for gain in mine) for mine in turn.gains) == turn.points
    return turn.gains


@pytest.mark.parametrize(
    ("seats", "votes", "expected"),
    [
        (3, "-11", (0, 2, 2)),
        (4, "-111", (0, 2, 2, 2)),
        (5, "-1111", (0, 2, 2, 2, 2)),
        (6, "-11111", (0, 2, 2, 2, 2, 2)),
    ],
)
def test_d_4_1_all_found_it(seats: int, votes: str, expected: tuple[int, ...]) -> None:
    assert points(turn(after_deal(seats), votes)) == expected


def test_d_4_1_all_found_it_wherever_the_storyteller_sits() -> None:
    assert points(turn(after_deal(4, first=2), "33-3")) == (2, 2, 0, 2)
    assert points(turn(after_deal(3, first=2), "11-", "20101")) == (2, 2, 0)


@pytest.mark.parametrize(
    ("seats", "votes", "expected"),
    [
        # Each of three votes on another's card: 2 and 1.
        (4, "-342", (0, 3, 3, 3)),
        # Two votes for seat 1's, one for seat 2's.
        (4, "-322", (0, 4, 3, 2)),
        # Three for seat 2's, one for seat 3's.
        (5, "-3433", (0, 2, 5, 3, 2)),
        # Four for seat 1's, one for seat 5's: no limit.
        (6, "-62222", (0, 6, 2, 2, 2, 3)),
        # Numbers 2 and 3 are seat 1's, 4 and 5 seat 2's.
        (3, "-42", (0, 3, 3)),
        (3, "-53", (0, 3, 3)),
        (3, "-43", (0, 3, 3)),
    ],
)
def test_d_4_2_nobody_found_it(seats: int, votes: str, expected: tuple[int, ...]) -> None:
    assert points(turn(after_deal(seats), votes)) == expected


def test_d_4_2_the_storyteller_gets_nothing_wherever_they_sit() -> None:
    # Seat 3 tells, at number 1; 2 to 4 are those of seats 2, 1, 0. Votes on 2's, 0's and 1's.
    assert points(turn(after_deal(4, first=3), "243-", "3210")) == (3, 3, 3, 0)
    # Both 1 and 2 vote for seat 0's, which votes for seat 1's.
    assert points(turn(after_deal(4, first=3), "344-", "3210")) == (4, 3, 2, 0)


def test_d_4_3_the_example_of_the_print() -> None:
    # Dan tells (0); Roby (1) and Chris (2) vote 3, Quentin (3) votes 4, Eva (4) votes 1. Card 1 is
    # Chris's, 3 Dan's, 4 Eva's. Dan 3, Roby 3, Chris 3 and 1, Quentin nothing, Eva 1.
    state = turn(after_deal(5), "-3341", "21043")
    assert points(state) == (3, 3, 4, 0, 1)
    assert DIXIT.scores(state) == (3, 3, 4, 0, 1)
    # Cards 2 and 5, of Roby and Quentin, lie so or the other way round: the same.
    assert points(turn(after_deal(5), "-3341", "23041")) == (3, 3, 4, 0, 1)


@pytest.mark.parametrize(
    ("seats", "votes", "expected"),
    [
        # Seat 1 finds it and draws both other votes off.
        (4, "-122", (3, 5, 0, 0)),
        (4, "-312", (3, 1, 4, 0)),
        # Two finders, one vote on seat 3's by seat 2, on nobody else's.
        (4, "-141", (3, 3, 0, 4)),
        (4, "-112", (3, 4, 3, 0)),
        # Five players, one finder who draws three votes: 3 and 3.
        (5, "-1222", (3, 6, 0, 0, 0)),
        # Six players, one finder who draws all four other votes: 3 and 4.
        (6, "-31333", (3, 0, 7, 0, 0, 0)),
        (6, "-11112", (3, 4, 3, 3, 3, 0)),
    ],
)
def test_d_4_3_some_found_it(seats: int, votes: str, expected: tuple[int, ...]) -> None:
    assert points(turn(after_deal(seats), votes)) == expected


def test_d_4_1_the_points_are_for_what_all_found() -> None:
    for_all = (Gain(Merit.ALL_FOUND, 2),)
    assert gains(turn(after_deal(4), "-111")) == ((), for_all, for_all, for_all)


def test_d_4_2_the_points_are_for_what_nobody_found_and_for_votes() -> None:
    # Two votes for seat 1's, one for seat 2's.
    for_all = Gain(Merit.NONE_FOUND, 2)
    assert gains(turn(after_deal(4), "-322")) == (
        (),
        (for_all, Gain(Merit.VOTES, 2, votes=2)),
        (for_all, Gain(Merit.VOTES, 1, votes=1)),
        (for_all,),
    )


def test_d_4_3_the_points_are_for_telling_finding_and_votes() -> None:
    # Seat 1 finds it and draws both other votes off.
    assert gains(turn(after_deal(4), "-122")) == (
        (Gain(Merit.TOLD, 3),),
        (Gain(Merit.FOUND, 3), Gain(Merit.VOTES, 2, votes=2)),
        (),
        (),
    )


def test_d_4_4_the_fourth_point_is_for_being_three() -> None:
    # Seat 1 found it; seat 2 fell for a card of seat 1's.
    assert gains(turn(after_deal(3), "-12")) == (
        (Gain(Merit.TOLD, 3), Gain(Merit.THREE, 1)),
        (Gain(Merit.FOUND, 3), Gain(Merit.THREE, 1), Gain(Merit.VOTES, 1, votes=1)),
        (),
    )


def test_d_4_3_a_limited_bonus_says_how_many_votes_it_is_for() -> None:
    # Five of six: four votes on seat 1's, one on seat 5's.
    state = turn(after_deal(6, house(max_bonus_points=3)), "-62222")
    assert gains(state)[1] == (Gain(Merit.NONE_FOUND, 2), Gain(Merit.VOTES, 3, votes=4))
    without = turn(after_deal(6, house(max_bonus_points=0)), "-62222")
    assert gains(without)[1] == (Gain(Merit.NONE_FOUND, 2),)


def test_d_4_3_wherever_the_storyteller_sits() -> None:
    # Seat 4 tells, at number 5. Seats 0 and 1 find it, 2 votes for 3's, 3 for 0's.
    assert points(turn(after_deal(5, first=4), "5541-")) == (4, 3, 0, 1, 3)


def test_d_4_3_who_did_not_find_it_still_gets_a_bonus() -> None:
    # Seats 1 and 2 fall for each other's card, 3 finds it.
    assert points(turn(after_deal(4), "-321")) == (3, 1, 1, 3)


@pytest.mark.parametrize(
    ("votes", "expected"),
    [
        # Seat 1 found it; seat 2 fell for one or the other of seat 1's two cards.
        ("-12", (4, 5, 0)),
        ("-13", (4, 5, 0)),
        # Seat 2 found it; seat 1 fell for one or the other of seat 2's.
        ("-41", (4, 0, 5)),
        ("-51", (4, 0, 5)),
    ],
)
def test_d_4_4_three_players_one_found_it(votes: str, expected: tuple[int, ...]) -> None:
    assert points(turn(after_deal(3), votes)) == expected


def test_d_4_4_wherever_the_storyteller_sits_and_the_cards_lie() -> None:
    # Seat 1 tells, at number 4; 1 and 5 are seat 0's, 2 and 3 seat 2's.
    assert points(turn(after_deal(3, first=1), "4-5", "02210")) == (5, 4, 0)
    assert points(turn(after_deal(3, first=1), "2-4", "02210")) == (0, 4, 5)
    assert points(turn(after_deal(3, first=1), "3-1", "02210")) == (3, 0, 3)


def test_d_4_4_four_players_get_no_more_than_three() -> None:
    # One finder of three: the 4 is for a table of three alone.
    assert points(turn(after_deal(4), "-142")) == (3, 4, 0, 1)


@pytest.mark.parametrize(
    ("cap", "nobody", "some"),
    [
        # Four votes on seat 1's, one on seat 5's; then three on the finder's, one on seat 2's.
        (None, (0, 6, 2, 2, 2, 3), (3, 6, 1, 0, 0, 0)),
        (99, (0, 6, 2, 2, 2, 3), (3, 6, 1, 0, 0, 0)),
        (4, (0, 6, 2, 2, 2, 3), (3, 6, 1, 0, 0, 0)),
        (3, (0, 5, 2, 2, 2, 3), (3, 6, 1, 0, 0, 0)),
        (2, (0, 4, 2, 2, 2, 3), (3, 5, 1, 0, 0, 0)),
        (1, (0, 3, 2, 2, 2, 3), (3, 4, 1, 0, 0, 0)),
        (0, (0, 2, 2, 2, 2, 2), (3, 3, 0, 0, 0, 0)),
    ],
)
def test_d_4_3_a_house_may_limit_the_bonus(
    cap: int | None, nobody: tuple[int, ...], some: tuple[int, ...]
) -> None:
    table = house(max_bonus_points=cap)
    assert points(turn(after_deal(6, table), "-62222")) == nobody
    assert points(turn(after_deal(6, table), "-12223")) == some


def test_d_4_3_points_add_up_over_the_turns() -> None:
    state = turn(with_points(after_deal(4), 1, 2, 3, 4), "-321")
    assert DIXIT.scores(state) == (1 + 3, 2 + 1, 3 + 1, 4 + 3)
    # Seat 1 tells, at number 2; all find it.
    state = turn(state, "2-22")
    assert DIXIT.scores(state) == (4 + 2, 3, 4 + 2, 7 + 2)
    assert [player.points for player in state.public.players] == [6, 3, 6, 9]

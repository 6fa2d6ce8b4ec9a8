"""When to hurry and when to rest: the race for the first clue, and the votes to look at."""

from __future__ import annotations

import pytest

from lorelode.core import Pace, Seat
from lorelode.rules.dixit import DIXIT
from lorelode.rules.dixit.editions import DixitEdition
from lorelode.rules.dixit.state import DixitState, Over
from tests.rules.dixit.table import (
    FA,
    after_all_found,
    after_clue,
    after_deal,
    after_display,
    after_gifts,
    after_votes,
    before_votes,
    house,
    play,
    turn,
)


def pace(state: DixitState) -> Pace:
    return DIXIT.pace(state.public)


@pytest.mark.parametrize("first", [None, 2])
def test_the_pace_is_normal_before_the_first_deal(first: int | None) -> None:
    assert pace(DIXIT.setup(FA, 4, None if first is None else Seat(first))) is Pace.NORMAL


def test_the_first_clue_is_a_race() -> None:
    state = after_deal(4, first=None)
    assert pace(state) is Pace.RACE
    assert pace(after_clue(state, by=3)) is Pace.NORMAL


def test_nobody_races_if_the_table_names_the_first_storyteller() -> None:
    assert pace(after_deal(4, first=2)) is Pace.NORMAL


def test_nobody_rests_before_the_turn_is_over() -> None:
    state = after_clue(after_deal(4))
    assert pace(after_gifts(state, by=2)) is Pace.NORMAL
    state = after_gifts(state)
    assert pace(state) is Pace.NORMAL
    state = after_display(state)
    assert pace(state) is Pace.NORMAL
    assert pace(after_votes(state, "-11.")) is Pace.NORMAL


@pytest.mark.parametrize(("seats", "votes"), [(3, "-11"), (4, "-121"), (4, "-111")])
def test_everybody_rests_after_every_turn(seats: int, votes: str) -> None:
    state = turn(after_deal(seats), votes)
    assert pace(state) is Pace.REST
    state = play(state, f'1 tell {state.private[1].hand[0]} "x"')
    assert pace(state) is Pace.NORMAL
    assert pace(after_gifts(state)) is Pace.NORMAL


def test_everybody_rests_after_a_turn_that_began_with_a_race() -> None:
    state = after_deal(4, first=None)
    assert pace(after_votes(before_votes(state, by=0), "-111")) is Pace.REST


def test_everybody_rests_after_later_turns_too() -> None:
    assert pace(after_all_found(after_all_found(after_deal(4)))) is Pace.REST


@pytest.mark.parametrize(
    "ending", [house(winning_points=2), house(deck_size=25)], ids=["target", "pile"]
)
def test_nobody_rests_when_the_game_is_over(ending: DixitEdition) -> None:
    state = after_all_found(after_deal(4, ending))
    assert isinstance(state.public.stage, Over)
    assert pace(state) is Pace.NORMAL

"""When to hurry and when to rest: the race for the first clue, and the votes to look at."""

from __future__ import annotations

import pytest

from lorelode.core import Pace, Seat
from lorelode.rules.dixit import DIXIT
from lorelode.rules.dixit.editions import DixitEdition
from lorelode.rules.dixit.state import DixitState, Over
from tests.rules.dixit.table import (
    FA,
    all_found,
    dealt,
    given,
    house,
    laid,
    play,
    shown,
    told,
    turn,
    voted,
)


def pace(state: DixitState) -> Pace:
    return DIXIT.pace(state.public)


@pytest.mark.parametrize("first", [None, 2])
def test_nobody_waits_for_the_first_deal(first: int | None) -> None:
    assert pace(DIXIT.setup(FA, 4, None if first is None else Seat(first))) is Pace.NORMAL


def test_the_first_clue_is_a_race() -> None:
    state = dealt(4, first=None)
    assert pace(state) is Pace.RACE
    assert pace(told(state, by=3)) is Pace.NORMAL


def test_where_the_table_names_the_first_storyteller_there_is_no_race() -> None:
    assert pace(dealt(4, first=2)) is Pace.NORMAL


def test_no_rest_before_the_turn_is_over() -> None:
    state = told(dealt(4))
    assert pace(given(state, by=2)) is Pace.NORMAL
    state = given(state)
    assert pace(state) is Pace.NORMAL
    state = shown(state)
    assert pace(state) is Pace.NORMAL
    assert pace(voted(state, "-11.")) is Pace.NORMAL


@pytest.mark.parametrize(("seats", "votes"), [(3, "-11"), (4, "-121"), (4, "-111")])
def test_a_rest_after_every_turn(seats: int, votes: str) -> None:
    state = turn(dealt(seats), votes)
    assert pace(state) is Pace.REST
    state = play(state, f'1 tell {state.private[1].hand[0]} "x"')
    assert pace(state) is Pace.NORMAL
    assert pace(given(state)) is Pace.NORMAL


def test_a_rest_after_a_turn_that_began_with_a_race() -> None:
    state = dealt(4, first=None)
    assert pace(voted(laid(state, by=0), "-111")) is Pace.REST


def test_a_rest_after_later_turns_too() -> None:
    assert pace(all_found(all_found(dealt(4)))) is Pace.REST


@pytest.mark.parametrize(
    "ending", [house(winning_points=2), house(deck_size=25)], ids=["target", "pile"]
)
def test_no_rest_when_the_game_is_over(ending: DixitEdition) -> None:
    state = all_found(dealt(4, ending))
    assert state.public.stage == Over()
    assert pace(state) is Pace.NORMAL

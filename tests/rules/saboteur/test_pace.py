"""When to rest: between two rounds, with roles and gold to look at."""

from __future__ import annotations

import pytest

from lorelode.core import Pace, Seat
from lorelode.rules.saboteur import SABOTEUR
from lorelode.rules.saboteur.editions import SaboteurEdition
from lorelode.rules.saboteur.state import Dealing, Over, SaboteurState, Sharing
from tests.rules.saboteur.table import LV, deal, each_edition, play, table


def pace(state: SaboteurState) -> Pace:
    return SABOTEUR.pace(state.public)


@each_edition
@pytest.mark.parametrize("first", [None, 1])
def test_the_pace_is_normal_before_the_first_deal(
    edition: SaboteurEdition, first: int | None
) -> None:
    state = SABOTEUR.setup(edition, 3, None if first is None else Seat(first))
    assert pace(state) is Pace.NORMAL
    assert pace(deal(state)) is Pace.NORMAL


@each_edition
@pytest.mark.parametrize("round", [1, 2])
def test_everybody_rests_before_each_further_deal(edition: SaboteurEdition, round: int) -> None:
    state = table(edition, hands="NE | - | -", pile="-", round=round)
    assert pace(state) is Pace.NORMAL
    state = play(state, "pass NE")
    assert state.public.stage == Dealing()
    assert pace(state) is Pace.REST
    assert pace(deal(state)) is Pace.NORMAL


@each_edition
def test_nobody_rests_when_the_game_is_over(edition: SaboteurEdition) -> None:
    state = play(table(edition, hands="NE | - | -", pile="-", round=3), "pass NE")
    assert state.public.stage == Over()
    assert pace(state) is Pace.NORMAL


def test_nobody_rests_while_gold_is_shared() -> None:
    state = play(table(LV, hands="EW", mine="@ EW*6", gold=(1, 2, 3)), "lay EW 7,0")
    while isinstance(state.public.stage, Sharing):
        assert pace(state) is Pace.NORMAL
        seat = state.public.stage.seat
        state = SABOTEUR.play(state, seat, SABOTEUR.choices(state.view(seat))[0])
    assert pace(state) is Pace.REST


def test_nobody_rests_when_a_stone_is_turned() -> None:
    state = play(table(LV, hands="EW", mine="@ EW*6", goals="gold ES SW"), "lay EW 7,0")
    assert pace(state) is Pace.NORMAL


@pytest.mark.parametrize(("card", "weight"), [("NESW", 1), ("N+E+S+W", 2)])
def test_a_dead_end_takes_longer_to_take_in_than_a_plain_path(card: str, weight: int) -> None:
    state = play(table(LV, hands=card, mine="@"), f"lay {card} 1,0")
    (laid,) = state.public.news
    assert laid.weigh() == weight

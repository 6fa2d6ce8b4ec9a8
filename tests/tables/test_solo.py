"""Somebody alone with bots: they are not hurried, and bots wait for them."""

from __future__ import annotations

from math import inf

import pytest

from lorelode import wire
from lorelode.core import Seat
from lorelode.tables.match import MovePoint
from lorelode.tables.solo import COVER_SECONDS, waits_for_step
from tests.tables.scene import ALL, Scene
from tests.tables.scripted import person


def alone(game: str = "saboteur", bot_pace: str = "normal", first: int | None = 1) -> Scene:
    """Ann plays with three bots; the first of them begins."""
    return Scene(game, people=1, bots=3, first=first, bot_pace=bot_pace).start(now=0)


def let_step(scene: Scene) -> None:
    match = scene.table.running
    assert match is not None
    scene.presence.step = match.move_point


# Who is alone.


def test_one_person_among_bots_is_alone_while_a_game_runs() -> None:
    scene = Scene("saboteur", people=1, bots=3, first=0)
    assert scene.presence.alone is None
    scene.start()
    assert scene.presence.alone == 0
    scene.update(1, "ann", "a spectator")
    assert scene.presence.alone == 0


def test_nobody_is_alone_with_another_person_at_the_table_even_one_who_is_away() -> None:
    scene = Scene("saboteur", people=2, bots=2, first=0).start()
    assert scene.presence.alone is None
    scene.update(1, "ann")
    scene.time_out(31)
    assert scene.presence.away == {1}
    assert scene.presence.alone is None


def test_the_last_person_at_the_table_is_alone_until_another_returns() -> None:
    scene = Scene("saboteur", people=2, bots=1, first=0).start()
    scene.script.ask("bob", wire.Stand)
    scene.update(1)
    assert scene.presence.alone == 0
    scene.script.ask("bob", wire.Sit, seat=Seat(1), name="Bob")
    scene.update(2)
    assert scene.presence.alone is None


def test_somebody_who_is_gone_or_for_whom_a_bot_plays_is_not_alone_with_bots() -> None:
    scene = Scene("saboteur", people=2, bots=1, first=0).start()
    scene.script.ask("bob", wire.Stand)
    scene.update(1, "bob")
    assert scene.presence.alone is None
    scene.time_out(31)
    scene.update(32, "ann", "bob")
    assert scene.presence.alone is None
    scene.presence.come_back(scene.table, Seat(0))
    scene.move(0, now=33)
    assert scene.presence.alone == 0


# No countdown.


@pytest.mark.parametrize("clock", ["quick", "relaxed", 5, "off"])
def test_somebody_alone_has_no_countdown(clock: object) -> None:
    scene = Scene("saboteur", people=1, bots=2, first=0, clock=clock).start(now=0)
    assert scene.clock.seconds_left(scene.table, 0) is None
    assert scene.clock.next_due(scene.table, 0) == inf
    assert not scene.time_out(1_000_000)


def test_the_time_of_a_decision_begins_when_somebody_is_no_longer_alone() -> None:
    scene = Scene("saboteur", people=2, bots=1, first=0, clock="quick").start(now=0)
    scene.script.ask("bob", wire.Stand)
    scene.update(10)
    assert not scene.time_out(1000)
    scene.script.ask("bob", wire.Sit, seat=Seat(1), name="Bob")
    scene.update(1000)
    assert scene.clock.seconds_left(scene.table, 1000) == 45
    assert not scene.time_out(1044)


@pytest.mark.parametrize("game", ["dixit", "saboteur"])
def test_a_rest_of_somebody_alone_ends_when_they_go_on(game: str) -> None:
    scene = Scene(game, people=1, bots=3, first=0, clock="quick").start()
    scene.script.until("resting")
    scene.update(100)
    assert scene.clock.seconds_left(scene.table, 100) is None
    assert not scene.clock.rest_over(scene.table, 1_000_000)
    scene.presence.mark_ready(Seat(0))
    assert scene.clock.rest_over(scene.table, 101)


# Move by move.


def test_bots_move_one_by_one_when_somebody_alone_lets_them() -> None:
    scene = alone(bot_pace="step")
    assert scene.bots(1000) == []
    assert waits_for_step(scene.table, scene.presence)
    let_step(scene)
    assert scene.bots(1000) == [1]
    assert not waits_for_step(scene.table, scene.presence)
    scene.move(1, now=1001)
    assert scene.bots(1001) == []
    let_step(scene)
    assert scene.bots(1002) == [2]


def test_bots_that_decide_together_step_one_by_one_too() -> None:
    scene = alone("dixit", "step", first=0)
    scene.move(0, now=1)
    assert scene.table.owing == {1, 2, 3}
    for seat in (1, 2):
        let_step(scene)
        assert scene.bots(2) == [seat]
        scene.move(seat, now=2)
        assert scene.bots(2) == []


def test_a_step_of_another_moment_lets_no_bot_move() -> None:
    scene = alone(bot_pace="step")
    match = scene.table.running
    assert match is not None
    for point in (MovePoint(match.number, 0), MovePoint(match.number + 1, len(match.lines))):
        scene.presence.step = point
        assert scene.bots(1) == []


def test_with_several_people_bots_do_not_wait_for_steps() -> None:
    scene = Scene("saboteur", people=2, bots=2, first=2, bot_pace="step").start()
    assert not waits_for_step(scene.table, scene.presence)
    assert scene.bots(1) == [2]


def test_nobody_is_asked_for_a_step_while_no_bot_is_to_move() -> None:
    scene = alone(bot_pace="step", first=0)
    assert not waits_for_step(scene.table, scene.presence)


def test_in_a_race_bots_leave_somebody_alone_all_the_time_and_one_begins_if_they_want_it() -> None:
    scene = alone("dixit", first=None)
    assert scene.table.owing == {0, 1, 2, 3}
    assert scene.bots(1_000_000) == []
    assert waits_for_step(scene.table, scene.presence)
    let_step(scene)
    assert scene.bots(1) == [1]


# A covered board.


def test_bots_wait_while_something_covers_the_board_of_somebody_alone() -> None:
    scene = alone()
    assert scene.bots(10) == [1]
    scene.presence.covered_since = {person("ann"): 10.0}
    assert scene.bots(11) == []
    assert scene.clock.next_due(scene.table, 11) == 10 + COVER_SECONDS
    scene.presence.covered_since = {}
    assert scene.bots(12) == [1]


def test_bots_do_not_wait_for_ever_under_a_covered_board() -> None:
    scene = alone()
    scene.presence.covered_since = {person("ann"): 10.0}
    assert scene.bots(10 + COVER_SECONDS - 0.1) == []
    assert scene.bots(10 + COVER_SECONDS) == [1]


def test_with_several_people_bots_do_not_wait_for_covered_boards() -> None:
    scene = Scene("saboteur", people=2, bots=2, first=2).start()
    scene.presence.covered_since = {person(name): 0.0 for name in ALL}
    assert scene.bots(1) == [2]


def test_bots_do_not_wait_for_spectators_whose_boards_are_covered() -> None:
    scene = alone()
    scene.presence.covered_since = {person("eve"): 0.0}
    assert scene.bots(1) == [1]

"""The clock: how long a table waits, and for whom."""

from __future__ import annotations

from math import inf
from typing import Any

import msgspec
import pytest

from lorelode import wire
from lorelode.core import Seat
from lorelode.tables.clock import HOLD_SECONDS
from lorelode.tables.log import PersonId
from tests.tables.scene import ALL, Scene
from tests.tables.scripted import person, settings

# The clock of a decision.


@pytest.mark.parametrize(
    ("clock", "seconds"), [("off", None), ("relaxed", 180.0), ("quick", 45.0), (5, 5.0), (99, 99.0)]
)
def test_a_decision_may_take_as_long_as_the_clock_says(clock: Any, seconds: float | None) -> None:
    scene = Scene(clock=clock, first=0).start(now=100)
    left = [scene.clock.seconds_left(scene.table, 100 + past) for past in (0, 1, 1000)]
    assert left == ([None] * 3 if seconds is None else [seconds, seconds - 1, 0.0])
    assert scene.clock.next_due(scene.table, 100) == (inf if seconds is None else 100 + seconds)


def test_no_clock_runs_before_a_game() -> None:
    scene = Scene(clock="quick")
    assert scene.clock.seconds_left(scene.table, 1000) is None
    assert scene.clock.next_due(scene.table, 1000) == inf
    assert not scene.time_out(10_000)


def test_the_clock_restarts_at_each_decision_and_not_at_a_part_of_one() -> None:
    scene = Scene(first=0).start(now=0)
    scene.move(0, now=10)  # the clue: all others owe cards from now on
    assert scene.clock.seconds_left(scene.table, 10) == 45
    scene.move(1, now=30)  # seat 2 has no longer for that
    assert scene.clock.seconds_left(scene.table, 30) == 25
    scene.move(2, now=40)
    assert scene.clock.seconds_left(scene.table, 40) == 45


def test_when_time_is_up_stand_ins_play_for_those_who_owe_a_move() -> None:
    scene = Scene(first=0).start(now=0)
    scene.move(0, now=10)
    scene.move(1, now=30)
    assert not scene.time_out(54.9)
    assert scene.bots(54.9) == []
    assert scene.time_out(55)
    assert scene.bots(55) == [2]
    assert scene.presence.bots == {2: "steady"}
    assert not scene.time_out(56)  # it is reported once
    assert scene.clock.seconds_left(scene.table, 55) is None  # no person is waited for


# Players who are gone.


@pytest.mark.parametrize("clock", ["off", "relaxed"])
def test_a_stand_in_plays_for_a_player_who_is_gone_too_long(clock: str) -> None:
    scene = Scene(clock=clock, first=0).start(now=0)
    scene.update(10, "bob", "cat")
    assert scene.clock.next_due(scene.table, 10) == 40
    assert not scene.time_out(39.9)
    assert scene.time_out(40)
    assert scene.bots(40) == [0]


def test_a_player_who_comes_back_in_time_plays_on() -> None:
    scene = Scene(clock="off", first=0).start(now=0)
    scene.update(10, "bob", "cat")
    scene.update(39, *ALL)
    scene.update(39.5, "bob", "cat")
    assert not scene.time_out(69)
    assert scene.time_out(69.5)


def test_no_time_passes_while_nobody_is_connected() -> None:
    scene = Scene(first=0).start(now=0)
    scene.update(10, "nobody")
    scene.clock.restart(1000)
    scene.update(1000, "bob")
    assert scene.clock.seconds_left(scene.table, 1000) == 45
    assert not scene.time_out(1029)
    assert scene.time_out(1030)
    assert scene.presence.away == {0, 2}


# The race for the first clue.


def test_in_a_race_bots_wait_for_people() -> None:
    scene = Scene(people=2, bots=2).start(now=0)
    assert scene.table.owing == {0, 1, 2, 3}
    assert scene.bots(44.9) == []
    assert scene.bots(45) == [2]  # one is enough
    assert not scene.time_out(45)  # nobody was too slow for a race


def test_in_a_race_without_a_clock_bots_wait_while_a_person_is_here() -> None:
    scene = Scene(people=2, bots=2, clock="off").start(now=0)
    assert scene.bots(1_000_000) == []
    scene.update(10, "bob")
    scene.time_out(40)
    assert scene.bots(40) == []  # Bob may still win
    scene.update(50, "a spectator")
    scene.time_out(80)
    assert scene.bots(80) == [0]


def test_a_stand_in_ends_a_race_of_people_that_nobody_wins() -> None:
    scene = Scene(people=3).start(now=0)
    assert scene.time_out(45)
    assert scene.presence.away == {0}
    assert scene.bots(45) == [0]
    assert not scene.time_out(50)


def test_bots_do_not_wait_in_a_race_of_bots() -> None:
    scene = Scene(people=1, bots=3, clock="off").start(now=0)
    scene.script.ask("ann", wire.Stand)
    scene.update(1)
    assert scene.bots(1) == [0]


# The rest after a reveal.


@pytest.mark.parametrize("game", ["dixit", "saboteur"])
def test_a_rest_ends_after_its_seconds(game: str) -> None:
    scene = Scene(game, first=0).start()
    scene.script.until("resting")
    scene.update(100)
    assert scene.clock.seconds_left(scene.table, 100) == 20
    assert scene.clock.next_due(scene.table, 100) == 120
    assert (scene.table.owing, scene.bots(100)) == (frozenset(), [])
    assert not scene.clock.rest_over(scene.table, 119.9)
    assert scene.clock.rest_over(scene.table, 120)


@pytest.mark.parametrize(
    ("here", "ready", "over"),
    [
        (ALL, [], False),
        (ALL, [0, 1], False),
        (ALL, [0, 1, 2], True),
        (("ann", "bob"), [0, 1], True),  # an absent player is not waited for
        (("ann", "bob"), [0], False),
        (("a spectator",), [], False),  # nobody here has a seat
    ],
)
def test_a_rest_ends_when_everybody_here_is_ready(
    here: tuple[str, ...], ready: list[int], over: bool
) -> None:
    scene = Scene(people=3, bots=1, first=0).start()
    scene.script.until("resting")
    scene.update(100, *here)
    scene.presence.ready |= {Seat(seat) for seat in ready}
    assert scene.clock.rest_over(scene.table, 101) == over


@pytest.mark.parametrize("here", [ALL, ("ann", "bob")])
def test_a_rest_without_a_clock_waits_for_everybody_who_is_here(here: tuple[str, ...]) -> None:
    scene = Scene(clock="off", first=0).start()
    scene.script.until("resting")
    scene.update(100, *here)
    assert scene.clock.seconds_left(scene.table, 100) is None
    assert not scene.clock.rest_over(scene.table, 1_000_000)
    for seat in range(len(here)):
        assert not scene.clock.rest_over(scene.table, 101)
        scene.presence.mark_ready(Seat(seat))
    assert scene.clock.rest_over(scene.table, 101)


def test_a_rest_without_a_clock_ends_by_itself_if_no_player_is_here() -> None:
    scene = Scene(clock="off", first=0).start()
    scene.script.until("resting")
    scene.update(100, "a spectator")
    assert not scene.clock.rest_over(scene.table, 119)
    assert scene.clock.rest_over(scene.table, 120)


def held() -> Scene:
    """Three people rest at a table with a clock, and Bob asks for more time."""
    scene = Scene(first=0).start()
    scene.script.until("resting")
    scene.update(100)
    scene.presence.mark_ready(Seat(1))
    scene.presence.hold(Seat(1))
    return scene


def test_a_player_who_wants_more_time_is_waited_for() -> None:
    scene = held()
    assert scene.clock.seconds_left(scene.table, 110) == HOLD_SECONDS - 10
    scene.presence.mark_ready(Seat(0))
    scene.presence.mark_ready(Seat(2))
    assert not scene.clock.rest_over(scene.table, 200)  # Bob is no longer ready
    scene.presence.mark_ready(Seat(1))
    assert scene.clock.rest_over(scene.table, 200)


def test_nobody_can_hold_a_table_for_ever() -> None:
    scene = held()
    scene.presence.hold(Seat(2))  # a second wish does not prolong it
    assert scene.presence.holding == 1
    assert scene.clock.next_due(scene.table, 200) == 100 + HOLD_SECONDS
    assert not scene.clock.rest_over(scene.table, 99 + HOLD_SECONDS)
    assert scene.clock.rest_over(scene.table, 100 + HOLD_SECONDS)


def test_a_wish_for_more_time_is_for_one_rest() -> None:
    scene = held()
    scene.script.rest()
    scene.update(200)
    assert scene.presence.holding is None
    scene.script.until("resting")
    scene.update(300)
    assert scene.clock.seconds_left(scene.table, 300) == 20


def test_more_time_does_not_limit_a_rest_without_a_clock() -> None:
    scene = Scene(clock="off", first=0).start()
    scene.script.until("resting")
    scene.update(100)
    scene.presence.hold(Seat(1))
    assert scene.clock.seconds_left(scene.table, 100) is None


# The host.


def heir(scene: Scene, now: float) -> PersonId | None:
    return scene.clock.next_host(scene.table, now)


@pytest.mark.parametrize(
    ("host", "here", "next_host"),
    [
        ("ann", ("ann", "bob"), None),
        ("ann", ("bob", "cat"), "bob"),
        ("ann", ("cat",), "cat"),
        ("bob", ("ann", "cat"), "cat"),  # the next seat, not the lowest
        ("cat", ("ann", "bob"), "ann"),  # and round the table
        ("ann", ("a spectator",), None),  # a spectator does not become host
    ],
)
def test_the_next_player_becomes_host_when_the_host_is_gone_too_long(
    host: str, here: tuple[str, ...], next_host: str | None
) -> None:
    scene = Scene()
    scene.script.ask("ann", wire.Promote, seat=Seat(ALL.index(host)))
    scene.update(0, *ALL)
    scene.update(10, *here)
    assert heir(scene, 69.9) is None
    assert heir(scene, 70) == (None if next_host is None else person(next_host))
    if next_host is not None:
        assert scene.clock.next_due(scene.table, 10) == 70


def test_a_host_without_a_seat_has_the_same_time_to_return() -> None:
    scene = Scene()
    scene.script.ask("ann", wire.Stand)
    scene.update(10, "bob", "cat")
    assert heir(scene, 69) is None
    assert heir(scene, 70) == person("bob")


def test_a_player_who_stood_up_does_not_become_host() -> None:
    scene = Scene(first=0).start()
    scene.script.ask("bob", wire.Stand)
    scene.update(10, "bob", "cat")
    assert heir(scene, 70) == person("cat")


def test_a_host_who_comes_back_stays_host() -> None:
    scene = Scene()
    scene.update(10, "bob")
    scene.update(69, "ann", "bob")
    scene.update(80, "bob")
    assert heir(scene, 139) is None
    assert heir(scene, 140) == person("bob")


def change_clock(scene: Scene, clock: Any, now: float) -> None:
    changed = {**settings_of(scene), "clock": clock}
    scene.script.ask("ann", wire.ChangeSettings, settings=settings(**changed))
    scene.update(now)


def test_a_decision_without_a_limit_gets_one_when_the_clock_is_switched_on() -> None:
    scene = Scene(clock="off", first=0).start()
    change_clock(scene, 30, now=100)
    assert scene.clock.seconds_left(scene.table, 100) == 30
    change_clock(scene, 300, now=120)
    assert not scene.time_out(129)
    assert scene.time_out(130)


@pytest.mark.parametrize("clock", ["off", "relaxed", 5, 86_400])
def test_a_changed_clock_leaves_the_current_decision_as_it_is(clock: Any) -> None:
    scene = Scene(clock="quick", first=0).start()
    change_clock(scene, clock, now=40)
    change_clock(scene, "quick", now=41)
    change_clock(scene, clock, now=42)
    assert scene.clock.seconds_left(scene.table, 42) == 3
    scene.move(0, now=43)  # the next decision has the new clock
    expected = {"off": None, "relaxed": 180, 5: 5, 86_400: 86_400}[clock]
    assert scene.clock.seconds_left(scene.table, 43) == expected


@pytest.mark.parametrize("clock", ["off", "relaxed"])
def test_a_changed_clock_does_not_prolong_a_rest(clock: str) -> None:
    scene = Scene(clock="quick", first=0).start()
    scene.script.until("resting")
    scene.update(100)
    change_clock(scene, clock, now=115)
    assert scene.clock.seconds_left(scene.table, 115) == 5
    assert scene.clock.rest_over(scene.table, 120)


def test_a_rest_without_a_limit_gets_one_when_the_clock_is_switched_on() -> None:
    scene = Scene(clock="off", first=0).start()
    scene.script.until("resting")
    scene.update(100)
    change_clock(scene, "quick", now=115)
    assert scene.clock.seconds_left(scene.table, 115) == 20
    scene.script.rest()
    scene.update(120)
    assert scene.clock.seconds_left(scene.table, 120) == 45


def settings_of(scene: Scene) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.to_builtins(scene.table.settings)
    return found

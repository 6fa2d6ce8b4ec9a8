"""How long a table waits, and for whom, by a clock in the tests' hands: seconds, from 0."""

from __future__ import annotations

from math import inf
from typing import Any

import msgspec
import pytest

from lorelode import wire
from lorelode.core import Seat
from lorelode.tables.clock import Clock, Patience
from lorelode.tables.log import PersonId
from lorelode.tables.presence import Presence
from lorelode.tables.table import Table
from tests.tables.scripted import Script, person, settings

PATIENCE = Patience(grace_seconds=30, host_seconds=60, rest_seconds=20)
ALL = ("ann", "bob", "cat")


class Scene:
    """A table of people and bots, and the watch over it."""

    def __init__(
        self,
        game: str = "dixit",
        people: int = 3,
        bots: int = 0,
        clock: Any = "quick",
        **rules: Any,
    ) -> None:
        rules = {"switches": {}, **rules}
        self.script = Script(
            "ann", settings(game, seats=people + bots, clock=clock, television=True, **rules)
        )
        self.script.sit(*ALL[:people])
        if bots:
            self.script.ask("ann", wire.AddBot, level="steady")
        self.presence = Presence()
        self.clock = Clock(PATIENCE, self.presence)
        self.here: tuple[str, ...] = ALL[:people]
        self.look(0)

    @property
    def table(self) -> Table:
        return self.script.table

    def look(self, now: float, *here: str) -> None:
        """The table as it is now; with names, these are the ones who are here from now on."""
        if here:
            self.here = here
        self.presence.update(self.table, {person(name) for name in self.here}, now)
        self.clock.observe(self.table, now)

    def start(self, now: float = 0) -> Scene:
        self.script.ask("ann", wire.Start)
        self.look(now)
        return self

    def everybody(self, now: float) -> None:
        self.script.everybody()
        self.look(now)

    def move(self, seat: int, now: float) -> None:
        self.script.move(seat)
        self.look(now)

    def time_out(self, now: float) -> bool:
        """Let stand-ins play for those who are late; whether there are any."""
        late = self.clock.late_seats(self.table, now)
        self.presence.stand_in_for(self.table, late)
        return bool(late)

    def bots(self, now: float) -> list[int]:
        """The seats whose bots are to move."""
        return sorted(self.clock.bots_to_move(self.table, now))


def teller(scene: Scene) -> int:
    (seat,) = scene.table.owing
    return seat


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
    assert not scene.time_out(56)  # nothing more than was said already
    assert scene.clock.seconds_left(scene.table, 55) is None  # no person is waited for


def test_a_stand_in_plays_for_a_slow_player_until_they_are_back() -> None:
    scene = Scene(first=0).start(now=0)
    scene.time_out(45)
    scene.move(0, now=46)
    scene.move(1, now=47)
    scene.move(2, now=48)  # now seats 1 and 2 are to vote
    scene.everybody(now=49)
    assert scene.presence.away == {0}
    assert scene.presence.people_to_be_ready(scene.table) == {1, 2}


# Leavers.


@pytest.mark.parametrize("clock", ["off", "relaxed"])
def test_a_stand_in_plays_for_a_player_who_is_gone_too_long(clock: str) -> None:
    scene = Scene(clock=clock, first=0).start(now=0)
    scene.look(10, "bob", "cat")
    assert scene.clock.next_due(scene.table, 10) == 40
    assert not scene.time_out(39.9)
    assert scene.time_out(40)
    assert scene.bots(40) == [0]


def test_a_player_who_comes_back_in_time_plays_on() -> None:
    scene = Scene(clock="off", first=0).start(now=0)
    scene.look(10, "bob", "cat")
    scene.look(39, *ALL)
    scene.look(39.5, "bob", "cat")
    assert not scene.time_out(69)
    assert scene.time_out(69.5)


def test_a_player_who_returns_plays_from_the_next_decision_on() -> None:
    scene = Scene(clock="off", first=0).start(now=0)
    scene.look(0, "bob", "cat")
    scene.time_out(30)
    scene.look(31, *ALL)
    scene.presence.come_back(scene.table, Seat(0))
    assert scene.bots(31) == [0]  # the bot has this one
    scene.move(0, now=32)
    assert scene.presence.away == set()


def test_a_player_who_returns_while_others_are_to_act_plays_at_once() -> None:
    scene = Scene(clock="off", first=0).start(now=0)
    scene.look(0, "ann", "cat")
    scene.time_out(30)
    assert scene.presence.away == {1}
    scene.presence.come_back(scene.table, Seat(1))
    assert scene.presence.away == set()


def test_a_stand_in_plays_at_once_for_a_player_who_stood_up() -> None:
    scene = Scene(clock="off", first=1).start(now=0)
    scene.script.ask("bob", wire.Stand)
    scene.look(1)
    assert scene.bots(1) == [1]
    assert scene.presence.people_to_be_ready(scene.table) == {0, 2}


def test_time_without_anybody_counts_for_nobody() -> None:
    scene = Scene(first=0).start(now=0)
    scene.look(10, "nobody")
    scene.clock.restart(1000)
    scene.look(1000, "bob")
    assert scene.clock.seconds_left(scene.table, 1000) == 45
    assert not scene.time_out(1029)
    assert scene.time_out(1030)
    assert scene.presence.away == {0, 2}


def test_after_a_game_nobody_is_away() -> None:
    scene = Scene(
        clock="off", first=0, switches={"deck_size": "22", "hand_size_for_three": "7"}
    ).start()
    scene.look(0, "bob", "cat")
    scene.time_out(30)
    scene.script.until("over")
    scene.look(31)
    assert scene.presence.bots == {}
    assert scene.clock.seconds_left(scene.table, 31) is None


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
    scene.look(10, "bob")
    scene.time_out(40)
    assert scene.bots(40) == []  # Bob is still to be waited for
    scene.look(50, "a spectator")
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
    scene.look(1)
    assert scene.bots(1) == [0]


# The rest after a reveal.


@pytest.mark.parametrize("game", ["dixit", "saboteur"])
def test_a_rest_ends_after_its_seconds(game: str) -> None:
    scene = Scene(game, first=0).start()
    scene.script.until("resting")
    scene.look(100)
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
        (("ann", "bob"), [0, 1], True),  # who is not here is not waited for
        (("ann", "bob"), [0], False),
        (("a spectator",), [], False),  # nobody to be ready
    ],
)
def test_a_rest_ends_when_everybody_here_is_ready(
    here: tuple[str, ...], ready: list[int], over: bool
) -> None:
    scene = Scene(people=3, bots=1, first=0).start()
    scene.script.until("resting")
    scene.look(100, *here)
    scene.presence.ready |= {Seat(seat) for seat in ready}
    assert scene.clock.rest_over(scene.table, 101) == over


def test_players_are_ready_for_one_rest_only() -> None:
    scene = Scene(first=0).start()
    scene.script.until("resting")
    scene.look(100)
    scene.presence.ready |= {Seat(0), Seat(1), Seat(2)}
    scene.script.rest()
    scene.look(101)
    assert scene.presence.ready == set()
    assert scene.clock.seconds_left(scene.table, 101) == 45
    assert scene.presence.people_to_move(scene.table) == {teller(scene)}


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
        ("ann", ("a spectator",), None),  # who has no seat is no host
    ],
)
def test_the_next_player_becomes_host_when_the_host_is_gone_too_long(
    host: str, here: tuple[str, ...], next_host: str | None
) -> None:
    scene = Scene()
    scene.script.ask("ann", wire.Promote, seat=Seat(ALL.index(host)))
    scene.look(0, *ALL)
    scene.look(10, *here)
    assert heir(scene, 69.9) is None
    assert heir(scene, 70) == (None if next_host is None else person(next_host))
    if next_host is not None:
        assert scene.clock.next_due(scene.table, 10) == 70


def test_a_host_without_a_seat_has_the_same_time_to_return() -> None:
    scene = Scene()
    scene.script.ask("ann", wire.Stand)
    scene.look(10, "bob", "cat")
    assert heir(scene, 69) is None
    assert heir(scene, 70) == person("bob")


def test_a_player_who_stood_up_does_not_become_host() -> None:
    scene = Scene(first=0).start()
    scene.script.ask("bob", wire.Stand)
    scene.look(10, "bob", "cat")
    assert heir(scene, 70) == person("cat")


def test_a_host_who_comes_back_stays_host() -> None:
    scene = Scene()
    scene.look(10, "bob")
    scene.look(69, "ann", "bob")
    scene.look(80, "bob")
    assert heir(scene, 139) is None
    assert heir(scene, 140) == person("bob")


def test_a_changed_clock_restarts() -> None:
    scene = Scene(clock="off").start()
    slower = {**settings_of(scene), "clock": 30}
    scene.script.ask("ann", wire.ChangeSettings, settings=settings(**slower))
    scene.look(100)
    assert scene.clock.seconds_left(scene.table, 100) == 30
    assert not scene.time_out(129)
    assert scene.time_out(130)


def settings_of(scene: Scene) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.to_builtins(scene.table.settings)
    return found

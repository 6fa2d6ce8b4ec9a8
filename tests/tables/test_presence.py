"""Presence: who is away and ready, and for whom stand-ins play."""

from __future__ import annotations

from lorelode import wire
from lorelode.core import Seat
from tests.tables.scene import ALL, Scene, teller


def test_a_stand_in_plays_for_a_slow_player_until_they_are_back() -> None:
    scene = Scene(first=0).start(now=0)
    scene.time_out(45)
    scene.move(0, now=46)
    scene.move(1, now=47)
    scene.move(2, now=48)  # now seats 1 and 2 are to vote
    scene.everybody(now=49)
    assert scene.presence.away == {0}
    assert scene.presence.people_to_be_ready(scene.table) == {1, 2}


def test_a_player_who_returns_plays_from_the_next_decision_on() -> None:
    scene = Scene(clock="off", first=0).start(now=0)
    scene.update(0, "bob", "cat")
    scene.time_out(30)
    scene.update(31, *ALL)
    scene.presence.come_back(scene.table, Seat(0))
    assert scene.bots(31) == [0]  # the bot has this one
    scene.move(0, now=32)
    assert scene.presence.away == set()


def test_a_player_who_returns_while_others_are_to_act_plays_at_once() -> None:
    scene = Scene(clock="off", first=0).start(now=0)
    scene.update(0, "ann", "cat")
    scene.time_out(30)
    assert scene.presence.away == {1}
    scene.presence.come_back(scene.table, Seat(1))
    assert scene.presence.away == set()


def test_a_stand_in_plays_at_once_for_a_player_who_stood_up() -> None:
    scene = Scene(clock="off", first=1).start(now=0)
    scene.script.ask("bob", wire.Stand)
    scene.update(1)
    assert scene.bots(1) == [1]
    assert scene.presence.people_to_be_ready(scene.table) == {0, 2}


def test_after_a_game_nobody_is_away() -> None:
    scene = Scene(
        clock="off", first=0, switches={"deck_size": "22", "hand_size_for_three": "7"}
    ).start()
    scene.update(0, "bob", "cat")
    scene.time_out(30)
    scene.script.until("over")
    scene.update(31)
    assert scene.presence.bots == {}
    assert scene.clock.seconds_left(scene.table, 31) is None


def test_players_are_ready_for_one_rest_only() -> None:
    scene = Scene(first=0).start()
    scene.script.until("resting")
    scene.update(100)
    scene.presence.ready |= {Seat(0), Seat(1), Seat(2)}
    scene.script.rest()
    scene.update(101)
    assert scene.presence.ready == set()
    assert scene.clock.seconds_left(scene.table, 101) == 45
    assert scene.presence.people_to_move(scene.table) == {teller(scene)}

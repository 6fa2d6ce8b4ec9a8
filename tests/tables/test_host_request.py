"""The host request: a player takes over from a host who is here but does nothing."""

from __future__ import annotations

import pytest

from lorelode import wire
from lorelode.core import Refusal, Seat
from lorelode.tables.decision import table_stamp
from lorelode.tables.host_request import (
    HOST_REQUEST_PAUSE_SECONDS,
    STUCK_SECONDS,
    HostRequest,
)
from lorelode.tables.hosts import founder_is_back, replace_host
from tests.tables.scene import ALL, PATIENCE, Scene
from tests.tables.scripted import person

ANSWER_SECONDS = PATIENCE.host_seconds


def request_at(scene: Scene) -> HostRequest:
    return HostRequest(PATIENCE, scene.presence, scene.clock)


def outcome(scene: Scene, request: HostRequest, now: float) -> str:
    if request.is_granted(scene.table, now):
        return "granted"
    return "closed" if request.close_if_over(scene.table, now) else "open"


def test_a_host_who_does_nothing_is_passed_over() -> None:
    scene = Scene()
    request = request_at(scene)
    request.ask(scene.table, person("bob"), 10)
    assert request.describe(scene.table, 20) == wire.HostRequestInfo(Seat(1), ANSWER_SECONDS - 10)
    assert request.next_due() == 10 + ANSWER_SECONDS
    request.hear(scene.table, person("cat"))  # only the host can answer
    assert outcome(scene, request, 9 + ANSWER_SECONDS) == "open"
    assert outcome(scene, request, 10 + ANSWER_SECONDS) == "granted"


def test_anything_that_the_host_does_ends_the_request_and_gives_them_peace() -> None:
    scene = Scene()
    request = request_at(scene)
    request.ask(scene.table, person("bob"), 0)
    request.hear(scene.table, person("ann"))
    assert request.describe(scene.table, 1) is None
    assert outcome(scene, request, ANSWER_SECONDS) == "open"
    for name in ("bob", "cat"):
        with pytest.raises(Refusal, match="asked-recently"):
            request.ask(scene.table, person(name), HOST_REQUEST_PAUSE_SECONDS - 1)
    request.ask(scene.table, person("cat"), HOST_REQUEST_PAUSE_SECONDS)
    assert request.is_open


def test_another_host_may_be_asked_at_once() -> None:
    scene = Scene()
    request = request_at(scene)
    request.ask(scene.table, person("bob"), 0)
    scene.script.ask("ann", wire.Promote, seat=Seat(2))
    assert outcome(scene, request, 1) == "closed"
    request.ask(scene.table, person("bob"), 2)
    assert request.is_open


def test_a_host_does_not_ask_themselves() -> None:
    scene = Scene()
    request = request_at(scene)
    request.ask(scene.table, person("ann"), 0)
    assert not request.is_open


@pytest.mark.parametrize("stands_up", [True, False])
def test_a_player_who_leaves_does_not_become_host(stands_up: bool) -> None:
    scene = Scene()
    request = request_at(scene)
    request.ask(scene.table, person("bob"), 0)
    if stands_up:
        scene.script.ask("bob", wire.Stand)
        scene.update(1)
    else:
        scene.update(1, "ann", "cat")
    assert request.describe(scene.table, 1) is None
    assert not request.is_granted(scene.table, ANSWER_SECONDS)
    assert outcome(scene, request, 2) == "closed"


def test_while_a_game_goes_on_nobody_asks_for_the_host() -> None:
    scene = Scene(clock="off", first=0).start(now=0)
    request = request_at(scene)
    with pytest.raises(Refusal, match="host-not-needed"):
        request.ask(scene.table, person("bob"), STUCK_SECONDS - 1)
    scene.move(0, now=STUCK_SECONDS)
    with pytest.raises(Refusal, match="host-not-needed"):
        request.ask(scene.table, person("bob"), 2 * STUCK_SECONDS - 1)
    request.ask(scene.table, person("bob"), 2 * STUCK_SECONDS)
    assert request.is_open


def test_time_without_players_does_not_make_a_game_stuck() -> None:
    scene = Scene(clock="off", first=0).start(now=0)
    scene.clock.restart(1000)
    with pytest.raises(Refusal, match="host-not-needed"):
        request_at(scene).ask(scene.table, person("bob"), 1000 + STUCK_SECONDS - 1)


def test_a_founder_who_was_passed_over_is_host_again_only_if_they_want_it() -> None:
    scene = Scene()
    script = scene.script
    stamp = table_stamp(script.now)
    script.take(replace_host(script.table, person("bob"), stamp, passed_over=True))
    here = {person(name) for name in ALL}
    assert script.table.host == person("bob")
    assert not founder_is_back(script.table, here)
    decision = script.ask("ann", wire.RequestHost)
    assert [type(entry).__name__ for entry in decision.entries] == ["HostChanged"]
    assert (script.table.host, script.table.founder_resigned) == (person("ann"), False)
    # An acting host who is passed over leaves the founder's right as it is.
    script.take(replace_host(script.table, person("bob"), stamp))
    script.take(replace_host(script.table, person("cat"), stamp, passed_over=True))
    assert founder_is_back(script.table, here)

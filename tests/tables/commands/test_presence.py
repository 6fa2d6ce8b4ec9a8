"""Being ready, wanting more time and being back: decisions without entries."""

from __future__ import annotations

from typing import Any

import pytest

from lorelode import wire
from lorelode.core import Refusal, Seat
from lorelode.tables.match import MovePoint
from tests.tables.scripted import Script, settings


def resting() -> Script:
    script = Script("ann", settings("saboteur", first=0))
    script.sit("ann", "bob", "cat")
    script.ask("ann", wire.Start)
    script.until("resting")
    return script


def test_a_player_is_ready_for_the_current_rest() -> None:
    script = resting()
    match = script.match
    decision = script.ask("bob", wire.Ready, game=match.number, phase=match.phase)
    assert (decision.ready, decision.entries) == (Seat(1), ())


def test_ready_for_another_moment_changes_nothing() -> None:
    script = resting()
    match = script.match
    for game, phase in ((match.number, match.phase - 1), (match.number + 1, match.phase)):
        assert script.ask("bob", wire.Ready, game=game, phase=phase).ready is None
    script.rest()
    assert script.ask("bob", wire.Ready, game=match.number, phase=match.phase).ready is None


def test_a_player_asks_for_more_time_in_the_current_rest_only() -> None:
    script = resting()
    game, phase = script.match.number, script.match.phase
    decision = script.ask("bob", wire.Hold, game=game, phase=phase)
    assert (decision.hold, decision.ready, decision.entries) == (Seat(1), None, ())
    assert script.ask("bob", wire.Hold, game=game, phase=phase - 1).hold is None
    script.rest()
    assert script.ask("bob", wire.Hold, game=game, phase=phase).hold is None


def test_steps_and_covered_boards_add_no_entries() -> None:
    script = resting()
    stepped = script.ask("bob", wire.NextMove, game=1, lines=7)
    assert (stepped.step, stepped.entries) == (MovePoint(1, 7), ())
    for covered in (True, False):
        decision = script.ask("bob", wire.CoverBoard, covered=covered)
        assert (decision.covered, decision.entries) == (covered, ())


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        (wire.Ready, {"game": 1, "phase": 1}),
        (wire.Hold, {"game": 1, "phase": 1}),
        (wire.NextMove, {"game": 1, "lines": 1}),
        (wire.CoverBoard, {"covered": True}),
        (wire.Back, {}),
    ],
)
def test_somebody_without_a_seat_has_no_say_in_the_time(
    kind: type[wire.Command], fields: dict[str, Any]
) -> None:
    with pytest.raises(Refusal, match="no-seat"):
        resting().ask("eve", kind, **fields)


def test_being_back_adds_no_entries() -> None:
    assert resting().ask("bob", wire.Back).entries == ()

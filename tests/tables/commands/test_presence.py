"""Being ready and being back: decisions without entries."""

from __future__ import annotations

import pytest

from lorelode import wire
from lorelode.core import Refusal, Seat
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


@pytest.mark.parametrize("kind", [wire.Ready, wire.Back])
def test_somebody_without_a_seat_is_neither_ready_nor_back(kind: type[wire.Command]) -> None:
    script = resting()
    fields = {"game": 1, "phase": 1} if kind is wire.Ready else {}
    with pytest.raises(Refusal, match="no-seat"):
        script.ask("eve", kind, **fields)


def test_being_back_adds_no_entries() -> None:
    assert resting().ask("bob", wire.Back).entries == ()

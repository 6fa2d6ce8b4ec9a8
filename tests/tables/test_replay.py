"""Finished games: read from a log in one pass."""

from __future__ import annotations

import pytest

from lorelode import wire
from lorelode.core import Seat
from lorelode.tables import log, replay
from lorelode.tables.commands.game import abandon
from lorelode.tables.fold import apply_entry
from lorelode.tables.table import Table
from tests.tables.scripted import CODE, Script, settings


def test_what_people_say_and_hide_is_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    script = Script("ann", settings("saboteur", clock="off"))
    script.sit("ann", "bob", "cat")
    script.ask("ann", wire.Start)
    script.ask("bob", wire.Say, text="hello")
    script.ask("ann", wire.Hide, what="chat", number=0)
    script.ask("ann", wire.Unhide, what="chat", number=0)
    script.take(abandon(script.table, [Seat(0), Seat(1)], script.now))
    applied: list[log.Entry] = []

    def apply(table: Table, entry: log.Entry) -> Table:
        applied.append(entry)
        return apply_entry(table, entry)

    monkeypatch.setattr(replay, "apply_entry", apply)
    assert len(replay.read_finished_games(CODE, script.entries)) == 1
    assert [entry for entry in applied if log.slot_of(entry)] == []

"""Whom a change of a table concerns, and of which kind it is for them."""

from __future__ import annotations

from typing import Any

import pytest

from lorelode import wire
from lorelode.core.shuffle import commit
from lorelode.tables.notices import find_notices
from lorelode.tables.presence import Presence
from tests.tables.scripted import Script, settings

PEOPLE = ("ann", "bob", "cat")


def test_nobody_is_told_of_a_game_before_its_first_deal() -> None:
    script, added = Script("ann", settings("saboteur", seats=3, first=0)), "0a" * 16
    script.sit(*PEOPLE)
    script.ask("bob", wire.CommitContribution, game=1, hash=commit(added))
    before = script.table
    script.ask("ann", wire.Start)
    assert script.match.shuffling
    assert find_notices(before, script.table, ()) == {}
    before = script.table
    script.ask("bob", wire.RevealContribution, game=1, contribution=added)
    assert find_notices(before, script.table, script.table.owing) == {
        0: "turn",
        1: "begun",
        2: "begun",
    }


@pytest.mark.parametrize("game", ["saboteur", "dixit"])
def test_everybody_is_told_once_a_decision_and_once_of_each_end(game: str) -> None:
    script = Script("ann", settings(game, seats=3, first=0))
    script.sit(*PEOPLE)
    presence = Presence()
    told: list[tuple[int, int, Any, Any]] = []
    ends = {"round": 0, "over": 0}
    rests = 0

    def compare(before: Any) -> None:
        nonlocal rests
        presence.update(script.table, frozenset(), 0)
        match = script.table.match
        assert match is not None
        movers = presence.people_to_move(script.table)
        found = find_notices(before, script.table, movers)
        rests += match.resting and (before.match is None or not before.match.resting)
        for seat, kind in found.items():
            told.append((match.number, match.phase, seat, kind))
            ends[kind] = ends.get(kind, 0) + 1
            assert (kind == "turn") == (seat in movers)
        # Whoever is to act, and was not before, is told.
        fresh = before.match is None or before.match.phase != match.phase
        assert {seat for seat in found if found[seat] == "turn"} == (
            set(movers) if fresh else set(movers) - before.owing
        )

    before = script.table
    script.ask("ann", wire.Start)
    compare(before)
    assert sorted(kind for *_, kind in told) == sorted(
        ["turn"] * len(script.table.owing) + ["begun"] * (3 - len(script.table.owing))
    )
    while script.table.running is not None:
        before = script.table
        if script.table.running.resting:
            script.rest()
        else:
            script.move(min(script.table.owing))
        compare(before)
    assert len(set(told)) == len(told)
    assert ends["over"] == 3
    assert ends["round"] == 3 * rests > 0
    before = script.table
    script.ask("ann", wire.Say, text="Well played")
    assert find_notices(before, script.table, ()) == {}

"""Due changes: what changes at a table as time passes."""

from __future__ import annotations

from math import inf
from types import SimpleNamespace
from typing import cast

from lorelode.tables.decision import Decision, table_stamp
from lorelode.tables.due_changes import DueChanges
from lorelode.tables.hosts import FOUNDER_SECONDS, replace_host
from lorelode.tables.services import Services
from tests.tables.scene import PATIENCE, Scene
from tests.tables.scripted import person


class Moment:
    """A table at a moment that the test chooses, and what is due there."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.tick = 0.0
        services = SimpleNamespace(
            tick=lambda: self.tick, now=lambda: scene.script.now, patience=PATIENCE
        )
        self.due = DueChanges(cast(Services, services), scene.presence, scene.clock)

    def decide(self, tick: float) -> Decision | None:
        return self.due.decide(self.scene.table, tick, log_is_full=False)


def test_a_request_is_granted_if_its_time_runs_out_while_the_table_looks() -> None:
    moment = Moment(Scene())
    table = moment.scene.table
    moment.due.take(Decision(table, requests_host=True), person("bob"))
    end = moment.due.next_moment(table, 0.0)
    assert end == PATIENCE.host_seconds
    # The clock goes on while the table looks for what is due, but the look is at one moment.
    before = end - 0.001
    moment.tick = end + 0.001
    assert moment.decide(before) is None
    assert not moment.due.close_questions(table, before)
    assert moment.due.next_moment(table, before) == end
    granted = moment.decide(moment.tick)
    assert granted is not None
    assert granted.table.host == person("bob")


def test_a_deadline_that_passes_while_the_table_looks_is_not_forgotten() -> None:
    scene = Scene(clock="quick").start()
    moment = Moment(scene)
    end = moment.due.next_moment(scene.table, 0.0)
    moment.tick = end + 0.001
    assert moment.due.next_moment(scene.table, end - 0.001) == end


def moment_with_acting_host(*here: str) -> Moment:
    """A table whose founder, Ann, was passed over; who is here then."""
    scene = Scene()
    stamp = table_stamp(scene.script.now)
    scene.script.take(replace_host(scene.table, person("bob"), stamp, passed_over=True))
    scene.update(0, *here)
    return Moment(scene)


def test_a_founder_who_plays_on_keeps_the_table() -> None:
    moment = moment_with_acting_host("ann", "bob", "cat")
    moment.scene.script.now += 2 * FOUNDER_SECONDS
    assert moment.decide(2 * FOUNDER_SECONDS) is None
    # They leave after all that time: only now the evening begins.
    moment.scene.update(2 * FOUNDER_SECONDS, "bob", "cat")
    assert moment.decide(3 * FOUNDER_SECONDS - 1) is None


def test_a_clock_that_jumps_does_not_take_the_table_from_its_founder() -> None:
    moment = moment_with_acting_host("bob", "cat")
    moment.scene.script.now += 365 * 86400.0
    assert moment.decide(60) is None


def test_a_founder_whom_the_table_did_not_see_for_an_evening_loses_it() -> None:
    moment = moment_with_acting_host("bob", "cat")
    assert moment.decide(FOUNDER_SECONDS - 1) is None
    assert moment.due.next_moment(moment.scene.table, FOUNDER_SECONDS - 1) == FOUNDER_SECONDS
    decision = moment.decide(FOUNDER_SECONDS)
    assert decision is not None
    assert decision.table.founder == person("bob")
    # A full log cannot note it, and the table must not try without end.
    table = moment.scene.table
    assert moment.due.decide(table, FOUNDER_SECONDS, log_is_full=True) is None
    assert moment.due.next_moment(table, FOUNDER_SECONDS) == inf


def test_time_without_anybody_does_not_count_against_a_founder() -> None:
    moment = moment_with_acting_host("bob", "cat")
    moment.scene.clock.restart(FOUNDER_SECONDS - 1)
    assert moment.decide(2 * FOUNDER_SECONDS - 2) is None
    assert moment.decide(2 * FOUNDER_SECONDS - 1) is not None

"""A table with its presence and its clock; the tests pass the time, in seconds from 0."""

from __future__ import annotations

from typing import Any

from lorelode import wire
from lorelode.tables.clock import Clock, Patience
from lorelode.tables.presence import Presence
from lorelode.tables.table import Table
from tests.tables.scripted import Script, person, settings

PATIENCE = Patience(grace_seconds=30, host_seconds=60, rest_seconds=20)
ALL = ("ann", "bob", "cat")


class Scene:
    """A table of people and bots, with its presence and its clock."""

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
        self.update(0)

    @property
    def table(self) -> Table:
        return self.script.table

    def update(self, now: float, *here: str) -> None:
        """Update presence and clock; with names, these people are here from now on."""
        if here:
            self.here = here
        self.presence.update(self.table, {person(name) for name in self.here}, now)
        self.clock.observe(self.table, now)

    def start(self, now: float = 0) -> Scene:
        self.script.ask("ann", wire.Start)
        self.update(now)
        return self

    def everybody(self, now: float) -> None:
        self.script.everybody()
        self.update(now)

    def move(self, seat: int, now: float) -> None:
        self.script.move(seat)
        self.update(now)

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

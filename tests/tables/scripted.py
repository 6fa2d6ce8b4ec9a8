"""A table and its log made by hand: people called by their names, who ask for things in turn."""

from __future__ import annotations

import hashlib
from base64 import urlsafe_b64encode
from collections.abc import Sequence
from typing import Any

import msgspec

from lorelode import wire
from lorelode.core import Seat
from lorelode.tables import log
from lorelode.tables.commands.dispatch import decide
from lorelode.tables.commands.game import end_rest, play_move
from lorelode.tables.decision import CommandContext, Decision, Stamp
from lorelode.tables.fold import open_table
from lorelode.tables.log import LOG_VERSION, PersonId
from lorelode.tables.match import Match
from lorelode.tables.table import Table
from lorelode.web.visitors import identify
from lorelode.wire import TableSettings

NOON = 1_700_000_000.0
"""When a script begins, unless it says otherwise."""

CODE = "K7QM2X01"


def token(name: str) -> str:
    """The cookie of somebody with this name: a visitor who brings it is this person."""
    return urlsafe_b64encode(hashlib.sha256(name.encode()).digest()).decode().rstrip("=")


def person(name: str) -> PersonId:
    """How tables know them."""
    return identify(token(name))


def settings(game: str = "dixit", **changes: Any) -> TableSettings:
    """A table's settings, as JSON would give them."""
    edition = {"saboteur": "lv", "dixit": "fa"}[game]
    return msgspec.convert({"game": game, "edition": edition, "seats": 3, **changes}, TableSettings)


class Script:
    """A table on which commands are carried out one after the other, and its log."""

    def __init__(self, host: str, rules: TableSettings, now: float = NOON) -> None:
        first = log.SettingsChanged(
            version=LOG_VERSION, at=now, by=person(host), id="made", settings=rules
        )
        self.table: Table = open_table(CODE, first)
        self.entries: list[log.Entry] = [first]
        self.now = now
        self.chat_burst = 10_000
        self.secrets = ["never offered"]
        self._asked = 0
        self._drawn = 0

    @property
    def match(self) -> Match:
        """The game, which there has to be."""
        assert self.table.match is not None
        return self.table.match

    def context(self, name: str, command_id: str = "") -> CommandContext:
        """Somebody at this moment, with chance that is the same each time."""
        return CommandContext(person(name), self.now, self._draw, self.chat_burst, command_id, name)

    def ask(self, who: str, kind: type[wire.Command], /, **fields: Any) -> Decision:
        """A command is decided and done; or `Refusal`, and nothing is."""
        self._asked += 1
        command = kind(id=f"s{self._asked}", **fields)
        decision = decide(self.table, self.context(who, command.id), command)
        self.take(decision)
        return decision

    def sit(self, *names: str) -> None:
        """They sit down at seats 0, 1, 2, … in this order."""
        for seat, name in enumerate(names):
            self.ask(name, wire.Sit, seat=Seat(seat), name=name.title())

    def take(self, decision: Decision) -> None:
        """Keep what was decided."""
        self.table = decision.table
        self.entries += decision.entries

    def move(self, seat: int, move: Any = None) -> None:
        """A seat moves, of its own: the first of its choices unless another is given."""
        sitter = self.table.seats[seat]
        assert sitter is not None
        made = self.choices(seat)[0] if move is None else move
        bot = "" if sitter.person and not sitter.gone else sitter.level or "steady"
        by = None if bot else sitter.person
        self._asked += 1
        command = "" if bot else f"s{self._asked}"
        stamp: Stamp = {"at": self.now, "by": by, "id": command, "version": LOG_VERSION}
        self.take(play_move(self.table, Seat(seat), made, stamp, bot))

    def choices(self, seat: int) -> Sequence[Any]:
        """What a seat may do."""
        return self.match.game.choices(self.match.state.view(Seat(seat)))

    def everybody(self) -> None:
        """All who are to act make their first choices."""
        for seat in sorted(self.table.owing):
            if seat in self.table.owing:  # or somebody else has won the race
                self.move(seat)

    def until(self, status: str) -> None:
        """Play on until the game rests or is over."""
        while status != ("over" if self.match.over else "resting" if self.match.resting else ""):
            if self.match.resting:
                self.rest()
            self.everybody()

    def rest(self) -> None:
        """All have looked long enough."""
        self.take(end_rest(self.table, self.now))

    def _draw(self, count: int) -> bytes:
        self._drawn += 1
        return hashlib.shake_256(b"draw %d" % self._drawn).digest(count)

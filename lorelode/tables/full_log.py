"""A full log: what a table still does when its log has become too long."""

from __future__ import annotations

from typing import Final

from lorelode import wire
from lorelode.core.refusal import Code, Refusal
from lorelode.tables.log import LogSize, PersonId
from lorelode.tables.table import Table

MAX_LOG_ENTRIES: Final = 20_000
"""When a log has this many lasting entries (dozens of games), it takes only what ends the running
game, and entries that have a slot."""


def is_full(size: LogSize) -> bool:
    """Whether a log of this size is full."""
    return size.lasting >= MAX_LOG_ENTRIES


def require_needed(table: Table, person: PersonId, command: wire.Command) -> None:
    """Refuse a command at a table with a full log, unless the running game needs it.

    It needs what seats add to its shuffle, moves, votes on its end, what players say of their own
    time, and players who return to their seats. Nobody can leave a seat again, so each player
    returns at most once. Commands whose entries have slots do not make the log longer.
    """
    match command:
        case wire.Say() | wire.SayPhrase() | wire.Hide() | wire.Unhide():
            return
        case wire.CommitContribution() | wire.RevealContribution():
            return
        case wire.Move() | wire.Ready() | wire.Back() | wire.VoteEnd():
            return
        case wire.Hold() | wire.NextMove() | wire.CoverBoard() | wire.Look():
            return
        case wire.Sit() if table.reserved_for(person) == command.seat:
            return
        case _:
            raise Refusal(Code.LOG_FULL)

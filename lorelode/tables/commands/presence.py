"""Commands about presence: being ready to go on, and being back."""

from __future__ import annotations

from lorelode import wire
from lorelode.tables.decision import CommandContext, Decision, require_seat
from lorelode.tables.table import Table


def ready(table: Table, context: CommandContext, command: wire.Ready) -> Decision:
    """Say that you have seen what was shown."""
    seat = require_seat(table, context)
    match = table.running
    # A rest that is over needs nobody to be ready: that is no mistake of the client's.
    current = (
        match is not None
        and match.resting
        and (command.game, command.phase) == (match.number, match.phase)
    )
    return Decision(table, ready=seat if current else None)


def back(table: Table, context: CommandContext) -> Decision:
    """Say that you are back. Every command of a seat says that, and this one only that."""
    require_seat(table, context)
    return Decision(table)

"""Commands about presence: a player is ready to continue, or is back."""

from __future__ import annotations

from lorelode import wire
from lorelode.tables.decision import CommandContext, Decision, require_seat
from lorelode.tables.table import Table


def say_ready(table: Table, context: CommandContext, command: wire.Ready) -> Decision:
    """Note that a player has seen the result and is ready to continue."""
    seat = require_seat(table, context)
    match = table.running
    # If the rest is already over, the command is late, which is not the client's mistake.
    current = (
        match is not None
        and match.resting
        and (command.game, command.phase) == (match.number, match.phase)
    )
    return Decision(table, ready=seat if current else None)


def say_back(table: Table, context: CommandContext) -> Decision:
    """Note that a player is back, as every command of a seat does. It does nothing else."""
    require_seat(table, context)
    return Decision(table)

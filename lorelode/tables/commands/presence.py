"""Commands about presence: whether a player is ready, wants more time, or is back."""

from __future__ import annotations

from lorelode import wire
from lorelode.tables.decision import CommandContext, Decision, require_seat
from lorelode.tables.match import MovePoint
from lorelode.tables.table import Table


def say_ready(table: Table, context: CommandContext, command: wire.Ready) -> Decision:
    """Note that a player has seen the result and is ready to continue."""
    seat = require_seat(table, context)
    return Decision(table, ready=seat if _is_current_rest(table, command) else None)


def hold(table: Table, context: CommandContext, command: wire.Hold) -> Decision:
    """Note that a player asks everybody to look longer at the result."""
    seat = require_seat(table, context)
    return Decision(table, hold=seat if _is_current_rest(table, command) else None)


def _is_current_rest(table: Table, command: wire.Ready | wire.Hold) -> bool:
    """Whether the command is about the rest that the game has now.

    If that rest is already over, the command is late, which is not the client's mistake.
    """
    match = table.running
    return (
        match is not None
        and match.resting
        and (command.game, command.phase) == (match.number, match.phase)
    )


def let_bot_move(table: Table, context: CommandContext, command: wire.NextMove) -> Decision:
    """Let one bot move at this point of the game."""
    require_seat(table, context)
    return Decision(table, step=MovePoint(command.game, command.lines))


def cover_board(table: Table, context: CommandContext, command: wire.CoverBoard) -> Decision:
    """Note whether something covers the board of a player."""
    require_seat(table, context)
    return Decision(table, covered=command.covered)


def look(table: Table, context: CommandContext, command: wire.Look) -> Decision:
    """Note whether a player looks at the table. A page that is hidden is not back."""
    require_seat(table, context)
    return Decision(table, looking=command.looking)


def say_back(table: Table, context: CommandContext) -> Decision:
    """Note that a player or the host is back, as every command of theirs does."""
    if context.person != table.host:
        require_seat(table, context)
    return Decision(table)

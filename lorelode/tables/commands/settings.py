"""Commands about the table itself: its settings and its host."""

from __future__ import annotations

from lorelode import wire
from lorelode.bots import STAND_IN_LEVEL
from lorelode.core.refusal import Code, Refusal
from lorelode.tables import log
from lorelode.tables.bot_pool import offered_levels
from lorelode.tables.decision import (
    CommandContext,
    Decision,
    require_host,
    require_no_game,
    sitter_at,
)
from lorelode.tables.settings import prepare
from lorelode.tables.table import Table


def change(table: Table, context: CommandContext, command: wire.ChangeSettings) -> Decision:
    """Change the settings; while a game runs, only those that do not affect it."""
    require_host(table, context)
    settings = command.settings
    if settings.fixed != table.settings.fixed:
        require_no_game(table)
    prepare(settings, context.load_deck)
    if any(table.seats[settings.seats :]):
        raise Refusal(Code.TOO_FEW_SEATS, seats=settings.seats)
    if settings.game != table.settings.game and any(
        sitter and sitter.level not in ("", STAND_IN_LEVEL, *offered_levels(settings.game))
        for sitter in table.seats
    ):
        raise Refusal(Code.BOT_CANNOT_PLAY, game=settings.game)
    return Decision.of(table, log.SettingsChanged(settings=settings, **context.stamp))


def promote(table: Table, context: CommandContext, command: wire.Promote) -> Decision:
    """Make somebody else the host."""
    require_host(table, context)
    sitter = sitter_at(table, command.seat)
    if sitter is None or sitter.person is None or sitter.gone:
        raise Refusal(Code.SEAT_EMPTY)
    return Decision.of(table, log.HostChanged(person=sitter.person, **context.stamp))

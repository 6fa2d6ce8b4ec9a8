"""Commands about the table itself: its settings and its host."""

from __future__ import annotations

from msgspec.structs import replace

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
    require_seat,
    sitter_at,
)
from lorelode.tables.hosts import hand_over
from lorelode.tables.settings import find_first_question, prepare
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


def name_first(table: Table, context: CommandContext, command: wire.NameFirst) -> Decision:
    """Set who begins. Everybody with a seat may, if the rules ask the players."""
    require_seat(table, context)
    require_no_game(table)
    if find_first_question(table.settings) is None:
        reason = f"the rules of {table.settings.game} say who begins"
        raise Refusal(Code.BAD_SETTINGS, reason=reason)
    if command.seat is not None and sitter_at(table, command.seat) is None:
        raise Refusal(Code.SEAT_EMPTY)
    settings = replace(table.settings, first=command.seat)
    return Decision.of(table, log.SettingsChanged(settings=settings, **context.stamp))


def request_host(table: Table, context: CommandContext) -> Decision:
    """Ask for the host's role. A founder takes it back at once."""
    if context.person == table.founder and table.has_acting_host:
        return Decision.of(table, log.HostChanged(person=context.person, **context.stamp))
    require_seat(table, context)
    return Decision(table, requests_host=True)


def promote(table: Table, context: CommandContext, command: wire.Promote) -> Decision:
    """Make somebody else the host."""
    require_host(table, context)
    sitter = sitter_at(table, command.seat)
    if sitter is None or sitter.person is None or sitter.gone:
        raise Refusal(Code.SEAT_EMPTY)
    return hand_over(table, sitter.person, context.stamp, context.follow_up_stamp)

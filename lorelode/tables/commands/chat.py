"""Commands of the chats: writing a line, hiding one and muting somebody."""

from __future__ import annotations

from typing import Final

from lorelode import wire
from lorelode.core.refusal import Code, Refusal
from lorelode.core.text import find_fault, tidy
from lorelode.tables import log
from lorelode.tables.decision import CommandContext, Decision, require_host, sitter_at
from lorelode.tables.names import check_name
from lorelode.tables.table import Table

MAX_CHAT_LINE_GRAPHEMES: Final = 300
"""The length of the longest chat line."""

MAX_CHAT_LINES: Final = 10_000
"""How many lines the chat of the seats may have in all."""

MAX_GALLERY_LINES: Final = 2_000
"""How many lines the gallery chat may have in all, so that strangers cannot fill the log."""


def say(table: Table, context: CommandContext, command: wire.Say) -> Decision:
    """Write a chat line."""
    person = context.person
    seat = table.seat_of(person)
    allowed = table.settings.chat
    if allowed == "off" or (allowed == "seats" and seat is None):
        raise Refusal(Code.CHAT_OFF)
    if person in table.muted or person in table.removed:
        raise Refusal(Code.MUTED)
    if seat is None and not table.settings.spectators and table.running is not None:
        raise Refusal(Code.NO_SEAT)
    written = table.gallery.length if seat is None else table.chat.length
    if written >= (MAX_GALLERY_LINES if seat is None else MAX_CHAT_LINES):
        raise Refusal(Code.CHAT_FULL)
    text = tidy(command.text)
    if wrong := find_fault(text, "a line", MAX_CHAT_LINE_GRAPHEMES):
        raise Refusal(Code.BAD_TEXT, reason=wrong, letters=MAX_CHAT_LINE_GRAPHEMES)
    if seat is None:
        name = check_name(table, context, context.name)
    else:
        sitter = table.seats[seat]
        assert sitter is not None
        name = sitter.name
    return Decision.of(table, log.ChatLineAdded(name=name, text=text, seat=seat, **context.stamp))


def hide(table: Table, context: CommandContext, command: wire.Hide) -> Decision:
    """Hide a chat line or a clue."""
    require_host(table, context)
    if command.number >= _count_known(table, context, command.what):
        raise Refusal(Code.NO_SUCH_LINE)
    return Decision.of(
        table, log.TextHidden(what=command.what, number=command.number, **context.stamp)
    )


def _count_known(table: Table, context: CommandContext, what: str) -> int:
    """How many such lines or clues the sender of the command can know of."""
    match what:
        case "chat":
            return table.chat.length
        case "gallery":
            # Players do not read the gallery chat while the game runs.
            plays = table.running is not None and context.person in table.running.players
            return 0 if plays else table.gallery.length
        case _:
            # A turn has at least one move line, so there are never more turns than lines.
            return len(table.match.lines) if table.match is not None else 0


def mute(table: Table, context: CommandContext, command: wire.Mute) -> Decision:
    """Stop the player of a seat from writing, or let them write again."""
    require_host(table, context)
    sitter = sitter_at(table, command.seat)
    if sitter is None or sitter.person is None:
        raise Refusal(Code.SEAT_EMPTY)
    return Decision.of(
        table, log.MuteChanged(person=sitter.person, muted=command.muted, **context.stamp)
    )

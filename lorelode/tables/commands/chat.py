"""Commands of the chats: writing or saying a line, hiding it, and muting or removing its writer."""

from __future__ import annotations

from typing import Final

from lorelode import wire
from lorelode.bots import Claim
from lorelode.core import Seat
from lorelode.core.refusal import Code, Refusal
from lorelode.core.text import find_fault, tidy
from lorelode.tables import log
from lorelode.tables.decision import (
    CommandContext,
    Decision,
    require_host,
    sitter_at,
    table_stamp,
)
from lorelode.tables.hosts import require_not_founder
from lorelode.tables.log import PersonId
from lorelode.tables.names import check_name
from lorelode.tables.past_clues import find_past_clue, is_told_by_bot
from lorelode.tables.phrases import check_phrase, make_bot_phrase
from lorelode.tables.spectators import find_spectator
from lorelode.tables.table import Table

MAX_CHAT_LINE_GRAPHEMES: Final = 300
"""The length of the longest chat line."""

CHAT_BURST_SECONDS: Final = 20.0
"""How long a line counts among those that one person may write in a row."""

PHRASE_BURST_LINES: Final = 6
"""With this many lines within `PHRASE_BURST_SECONDS`, a player may not say a phrase: a tap is
quicker than a sentence, and all look at the bubbles."""

PHRASE_BURST_SECONDS: Final = 10.0


def say(table: Table, context: CommandContext, command: wire.Say) -> Decision:
    """Write a chat line."""
    seat = table.seat_of(context.person)
    allowed = table.settings.chat
    if allowed == "off" or (allowed == "seats" and seat is None):
        raise Refusal(Code.CHAT_OFF)
    _require_voice(table, context, seat)
    if command.about is not None:
        _require_own_clue(table, context, command.about)
    text = tidy(command.text)
    if wrong := find_fault(text, "a line", MAX_CHAT_LINE_GRAPHEMES):
        raise Refusal(Code.BAD_TEXT, reason=wrong, letters=MAX_CHAT_LINE_GRAPHEMES)
    return _add_line(table, context, seat, text=text, about=command.about)


def say_phrase(table: Table, context: CommandContext, command: wire.SayPhrase) -> Decision:
    """Say a phrase: a chat line that each reader reads in their own language."""
    seat = table.seat_of(context.person)
    if not table.settings.phrases:
        raise Refusal(Code.PHRASES_OFF)
    if seat is None and table.settings.chat != "all":
        raise Refusal(Code.CHAT_OFF)
    _require_voice(table, context, seat)
    since = context.now - PHRASE_BURST_SECONDS
    if seat is not None and (
        table.chat.count_since(since, context.now, context.person) >= PHRASE_BURST_LINES
    ):
        raise Refusal(Code.RATE_LIMITED)
    phrase = check_phrase(table, seat, command.phrase, command.blanks)
    return _add_line(table, context, seat, phrase=phrase)


def say_as_bot(table: Table, claim: Claim, now: float) -> Decision:
    """Let a bot say a phrase; or `Refusal`, if it may not speak or the phrase does not fit."""
    if not table.settings.phrases:
        raise Refusal(Code.PHRASES_OFF)
    seat = Seat(claim.speaker)
    sitter = table.seats[seat]
    assert sitter is not None
    if sitter.muted:
        raise Refusal(Code.MUTED)
    added = log.ChatLineAdded(
        number=table.chat.length,
        seat=seat,
        phrase=make_bot_phrase(table, claim),
        face=sitter.face,
        **table_stamp(now),
    )
    return Decision.of(table, added)


def _require_voice(table: Table, context: CommandContext, seat: Seat | None) -> None:
    """Refuse somebody who may say nothing at this table now."""
    person = context.person
    if person in table.muted or person in table.removed:
        raise Refusal(Code.MUTED)
    if seat is None and not table.settings.spectators and table.running is not None:
        raise Refusal(Code.NO_SEAT)
    chat = table.gallery if seat is None else table.chat
    since = context.now - CHAT_BURST_SECONDS
    if chat.count_since(since, context.now, person) >= context.chat_burst:
        raise Refusal(Code.RATE_LIMITED)


def _add_line(
    table: Table,
    context: CommandContext,
    seat: Seat | None,
    *,
    text: str = "",
    about: wire.TurnReference | None = None,
    phrase: wire.SaidPhrase | None = None,
) -> Decision:
    """Add a line to the chat, or to the gallery's without a seat."""
    if seat is None:
        name = check_name(table, context, context.name)
    else:
        sitter = table.seats[seat]
        assert sitter is not None
        name = sitter.name
    number = table.gallery.length if seat is None else table.chat.length
    return Decision.of(
        table,
        log.ChatLineAdded(
            number=number,
            name=name,
            text=text,
            seat=seat,
            about=about,
            phrase=phrase,
            **context.stamp,
        ),
    )


def _require_own_clue(table: Table, context: CommandContext, about: wire.TurnReference) -> None:
    """Refuse a line about a clue, unless its sender gave the clue and the turn is over.

    All who may not write it get the same refusal, so that it tells nothing of the game.
    """
    match, person = table.match, context.person
    clue = find_past_clue(match, about.turn) if match and match.number == about.game else None
    # After a game, somebody else may have the seat.
    own = match and clue and match.players.get(person) == clue.seat == table.seat_of(person)
    if not match or not own or is_told_by_bot(match, about.turn):
        raise Refusal(Code.NOT_YOUR_CLUE)


def hide(table: Table, context: CommandContext, command: wire.Hide | wire.Unhide) -> Decision:
    """Hide a chat line or a clue, or let everybody read it again."""
    require_host(table, context)
    if not _is_known(table, context, command):
        raise Refusal(Code.NO_SUCH_LINE)
    hides = isinstance(command, wire.Hide)
    if hides and command.what == "clue":
        assert table.match is not None
        if is_told_by_bot(table.match, command.number):
            raise Refusal(Code.BOTS_CLUE)
    kind = log.TextHidden if hides else log.TextUnhidden
    return Decision.of(table, kind(what=command.what, number=command.number, **context.stamp))


def _is_known(table: Table, context: CommandContext, command: wire.Hide | wire.Unhide) -> bool:
    """Whether there is such a line or clue, and the sender of the command can know of it."""
    number, match = command.number, table.match
    if command.what == "chat":
        return table.chat.has(number)
    if command.what == "gallery":
        # Players do not read the gallery chat while the game runs.
        plays = table.running is not None and context.person in table.running.players
        return not plays and table.gallery.has(number)
    if match is None:
        return False
    clues = wire.find_wire_game(match.game.name).clues(match.state.public)
    return number < len(clues) and clues[number] is not None


def mute(table: Table, context: CommandContext, command: wire.Mute) -> Decision:
    """Stop the player of a seat from writing or its bot from speaking, or let them again."""
    require_host(table, context)
    sitter = sitter_at(table, command.seat)
    if sitter is None:
        raise Refusal(Code.SEAT_EMPTY)
    if sitter.person is None:
        changed = log.BotMuteChanged(seat=command.seat, muted=command.muted, **context.stamp)
        return Decision.of(table, changed)
    return Decision.of(
        table, log.MuteChanged(person=sitter.person, muted=command.muted, **context.stamp)
    )


def mute_spectator(table: Table, context: CommandContext, command: wire.MuteSpectator) -> Decision:
    """Stop somebody without a seat from writing, or let them write again."""
    require_host(table, context)
    person = _require_spectator(table, context, command.spectator)
    return Decision.of(table, log.MuteChanged(person=person, muted=command.muted, **context.stamp))


def remove_spectator(
    table: Table, context: CommandContext, command: wire.RemoveSpectator
) -> Decision:
    """Send somebody without a seat away, for good."""
    require_host(table, context)
    person = _require_spectator(table, context, command.spectator)
    require_not_founder(table, person)
    return Decision.of(table, log.SpectatorRemoved(person=person, **context.stamp))


def _require_spectator(table: Table, context: CommandContext, spectator: str) -> PersonId:
    person = find_spectator(table, spectator, context.people_here)
    if person is None:
        raise Refusal(Code.NO_SUCH_SPECTATOR)
    return person

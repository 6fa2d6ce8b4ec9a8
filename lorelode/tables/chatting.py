"""What people write to each other, and what the host may do about it."""

from __future__ import annotations

from typing import Final

from lorelode import wire
from lorelode.core import Seat
from lorelode.core.refusal import Code, Refusal
from lorelode.core.text import fault, tidy
from lorelode.tables import entries as log
from lorelode.tables.deciding import Asker, Decision, deciding, must_host, sitter_at
from lorelode.tables.seating import checked_name
from lorelode.tables.table import Table

LONGEST_LINE: Final = 300
"""In graphemes."""


MOST_SAID: Final = 10_000
MOST_SAID_IN_GALLERY: Final = 2_000
"""Lines at one table: what strangers write must not fill its log."""


def say(table: Table, asker: Asker, command: wire.Say) -> Decision:
    """Write a line."""
    seat = table.seat_of(asker.person)
    allowed = table.settings.chat
    if allowed == "off" or (allowed == "seats" and seat is None):
        raise Refusal(Code.CHAT_OFF)
    if asker.person in table.muted or asker.person in table.removed:
        raise Refusal(Code.MUTED)
    if seat is None and not table.settings.spectators and table.running is not None:
        raise Refusal(Code.NO_SEAT)
    talk = table.gallery if seat is None else table.chat
    if talk.length >= (MOST_SAID if seat is not None else MOST_SAID_IN_GALLERY):
        raise Refusal(Code.CHAT_FULL)
    text = tidy(command.text)
    if wrong := fault(text, "a line", LONGEST_LINE):
        raise Refusal(Code.BAD_TEXT, reason=wrong)
    if seat is None:
        name = checked_name(table, asker, asker.name)
    else:
        sitter = table.seats[seat]
        assert sitter is not None
        name = sitter.name
    return deciding(
        table,
        log.Said(at=asker.now, by=asker.person, id=command.id, name=name, text=text, seat=seat),
    )


def hide(table: Table, asker: Asker, command: wire.Hide) -> Decision:
    """Take a line or a clue out of sight."""
    must_host(table, asker)
    if command.number >= _known(table, asker, command.what):
        raise Refusal(Code.NO_SUCH_LINE)
    return deciding(
        table,
        log.Hid(
            at=asker.now, by=asker.person, id=command.id, what=command.what, number=command.number
        ),
    )


def _known(table: Table, asker: Asker, what: str) -> int:
    """How many there are that the one who asks can know of."""
    match what:
        case "chat":
            return table.chat.length
        case "gallery":
            # Those who play do not see what the gallery writes, while the game runs.
            blind = table.running is not None and asker.person in table.running.held
            return 0 if blind else table.gallery.length
        case _:
            # A turn takes at least a line of the record, so there are no more turns than lines.
            return len(table.match.lines) if table.match is not None else 0


def mute(table: Table, asker: Asker, command: wire.Mute) -> Decision:
    """Let a seat's player write no more, or again."""
    must_host(table, asker)
    sitter = sitter_at(table, Seat(command.seat))
    if sitter is None or sitter.person is None:
        raise Refusal(Code.SEAT_EMPTY)
    return deciding(
        table,
        log.Muted(
            at=asker.now,
            by=asker.person,
            id=command.id,
            person=sitter.person,
            muted=command.muted,
        ),
    )

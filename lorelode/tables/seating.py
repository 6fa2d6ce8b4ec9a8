"""Who sits where: to sit, stand up, swap, bring bots, remove, and to move a seat to a device."""

from __future__ import annotations

import hashlib
import hmac
from base64 import urlsafe_b64encode
from typing import Final

from msgspec.structs import replace

from lorelode import wire
from lorelode.core import Seat, SetupError
from lorelode.core.refusal import Code, Refusal
from lorelode.core.text import fault, fold_case, tidy
from lorelode.tables import entries as log
from lorelode.tables.clock import STAND_IN
from lorelode.tables.deciding import (
    Asker,
    Decision,
    deciding,
    must_host,
    must_sit,
    must_wait,
    not_found,
    removed,
    sitter_at,
)
from lorelode.tables.settings import prepare
from lorelode.tables.table import Table
from lorelode.tables.thinking import levels

LONGEST_NAME: Final = 24
"""In graphemes."""

OFFERED: Final = 600.0
"""So many seconds a link to take a seat over is good for."""


def checked_name(table: Table, asker: Asker, name: str) -> str:
    """The name as it will be shown, or refuse one that is no name or is somebody else's."""
    name = tidy(name)
    if wrong := fault(name, "a name", LONGEST_NAME):
        raise Refusal(Code.BAD_NAME, reason=wrong)
    others = {
        fold_case(sitter.name)
        for sitter in table.seats
        if sitter is not None and sitter.person not in (None, asker.person)
    }
    if fold_case(name) in others | asker.around:
        raise Refusal(Code.NAME_TAKEN)
    return name


def sit(table: Table, asker: Asker, command: wire.Sit) -> Decision:
    """Sit down on a free seat, or return to one's own."""
    sitter = sitter_at(table, command.seat)
    if asker.person in table.removed:
        raise removed()
    match = table.running
    if match is not None:
        mine = match.held.get(asker.person)
        if mine not in (None, command.seat):
            raise Refusal(Code.HAS_OTHER_SEAT)
        if sitter is None or sitter.person != asker.person:
            raise Refusal(Code.GAME_RUNNING)
    elif sitter is not None and sitter.person != asker.person:
        if None not in table.seats and table.seat_of(asker.person) is None:
            raise Refusal(Code.NO_FREE_SEAT)
        raise Refusal(Code.SEAT_TAKEN)
    name = checked_name(table, asker, command.name)
    seat = Seat(command.seat)
    return deciding(
        table,
        log.Sat(
            at=asker.now, by=asker.person, id=command.id, seat=seat, person=asker.person, name=name
        ),
    )


def stand(table: Table, asker: Asker, command: wire.Stand) -> Decision:
    """Stand up; while a game runs, the seat is kept and a bot plays it."""
    seat = Seat(must_sit(table, asker))
    return deciding(table, log.Left(at=asker.now, by=asker.person, id=command.id, seat=seat))


def swap(table: Table, asker: Asker, command: wire.SwapSeats) -> Decision:
    """Let two seats change places."""
    must_host(table, asker)
    must_wait(table)
    sitter_at(table, command.one)
    sitter_at(table, command.other)
    one, other = Seat(command.one), Seat(command.other)
    return deciding(
        table, log.Swapped(at=asker.now, by=asker.person, id=command.id, one=one, other=other)
    )


def bring_bot(table: Table, asker: Asker, command: wire.AddBot) -> Decision:
    """Put a bot on a free seat, or on all free seats."""
    must_host(table, asker)
    must_wait(table)
    known = levels(table.settings.game)
    # The stand-in is not offered, but who knows its name may have it.
    if command.level not in (*known, STAND_IN):
        raise Refusal(Code.UNKNOWN_BOT, level=command.level, levels=", ".join(known))
    free = [Seat(seat) for seat, sitter in enumerate(table.seats) if sitter is None]
    if command.seat is not None:
        if sitter_at(table, command.seat) is not None:
            raise Refusal(Code.SEAT_TAKEN)
        free = [Seat(command.seat)]
    if not free:
        raise Refusal(Code.NO_FREE_SEAT)
    first, *others = (
        log.Sat(at=asker.now, by=asker.person, seat=seat, level=command.level) for seat in free
    )
    return deciding(table, replace(first, id=command.id), *others)


def remove(table: Table, asker: Asker, command: wire.Remove) -> Decision:
    """Take a seat from its player or its bot."""
    must_host(table, asker)
    sitter = sitter_at(table, command.seat)
    if sitter is None:
        raise Refusal(Code.SEAT_EMPTY)
    if sitter.person is None:
        must_wait(table)
    if sitter.person == table.host:
        raise Refusal(Code.HOST_CANNOT_BE_REMOVED)
    return deciding(
        table,
        log.Left(
            at=asker.now,
            by=asker.person,
            id=command.id,
            seat=Seat(command.seat),
            removed=sitter.person is not None,
        ),
    )


def change(table: Table, asker: Asker, command: wire.ChangeSettings) -> Decision:
    """Change the settings; while a game runs, only those that do not touch it."""
    must_host(table, asker)
    settings = command.settings
    if settings.fixed != table.settings.fixed:
        must_wait(table)
    try:
        prepare(settings, asker.load_deck)
    except SetupError as error:
        raise Refusal(Code.BAD_SETTINGS, reason=str(error)) from error
    if any(table.seats[settings.seats :]):
        raise Refusal(Code.TOO_FEW_SEATS, seats=settings.seats)
    if settings.game != table.settings.game and any(
        sitter and sitter.level not in ("", STAND_IN, *levels(settings.game))
        for sitter in table.seats
    ):
        raise Refusal(Code.BOT_CANNOT_PLAY, game=settings.game)
    return deciding(table, log.Set(at=asker.now, by=asker.person, id=command.id, settings=settings))


def promote(table: Table, asker: Asker, command: wire.Promote) -> Decision:
    """Make somebody else the host."""
    must_host(table, asker)
    sitter = sitter_at(table, command.seat)
    if sitter is None or sitter.person is None or sitter.gone:
        raise Refusal(Code.SEAT_EMPTY)
    return deciding(
        table, log.Hosted(at=asker.now, by=asker.person, id=command.id, person=sitter.person)
    )


def hand(table: Table, asker: Asker, command: wire.OfferSeat) -> Decision:
    """Offer one's seat to another device; the secret is told to the one who asks alone."""
    seat = Seat(must_sit(table, asker))
    secret = urlsafe_b64encode(asker.draw(24)).decode()
    offered = log.Offered(
        at=asker.now,
        by=asker.person,
        id=command.id,
        seat=seat,
        hash=_hashed(secret),
        until=asker.now + OFFERED,
    )
    return deciding(table, offered, secret=secret)


def take(table: Table, asker: Asker, command: wire.ClaimSeat) -> Decision:
    """Take over a seat that another device has offered."""
    hashed = _hashed(command.secret)
    seat = next(
        (
            seat
            for seat, offer in table.offers.items()
            if hmac.compare_digest(offer.hash, hashed) and asker.now < offer.until
        ),
        None,
    )
    if seat is None:
        raise not_found()
    sitter = table.seats[seat]
    assert sitter is not None, "an offer ends when its seat changes hands"
    if asker.person in table.removed:
        raise removed()
    held = table.running and table.running.held.get(asker.person, seat)
    mine = table.seat_of(asker.person)
    if mine not in (None, seat) or held not in (None, seat):
        raise Refusal(Code.HAS_OTHER_SEAT)
    entries: list[log.Entry] = [
        log.Sat(
            at=asker.now,
            by=asker.person,
            id=command.id,
            seat=seat,
            person=asker.person,
            name=sitter.name,
        )
    ]
    # What goes for the player goes for their other device: the host's role, and the host's word.
    if sitter.person == table.host:
        entries.append(log.Hosted(at=asker.now, by=asker.person, person=asker.person))
    if sitter.person in table.muted:
        entries.append(log.Muted(at=asker.now, by=asker.person, person=asker.person, muted=True))
    return deciding(table, *entries)


def _hashed(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()

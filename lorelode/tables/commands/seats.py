"""Commands about seats: taking, leaving and swapping them, faces, bots, removal, seat offers."""

from __future__ import annotations

import hashlib
import hmac
from base64 import urlsafe_b64encode
from typing import Final

from lorelode import wire
from lorelode.bots import STAND_IN_LEVEL
from lorelode.core import Seat
from lorelode.core.refusal import Code, Refusal
from lorelode.tables import log
from lorelode.tables.bot_pool import offered_levels
from lorelode.tables.decision import (
    CommandContext,
    Decision,
    require_host,
    require_no_game,
    require_not_removed,
    require_seat,
    sitter_at,
)
from lorelode.tables.hosts import require_not_founder
from lorelode.tables.names import check_name
from lorelode.tables.table import Table

SEAT_OFFER_SECONDS: Final = 600.0
"""How long a seat offer is valid."""

OFFER_SECRET_BYTES: Final = 24


def sit(table: Table, context: CommandContext, command: wire.Sit) -> Decision:
    """Take a free seat, or return to the own seat."""
    sitter = sitter_at(table, command.seat)
    require_not_removed(table, context.person)
    match = table.running
    if match is not None:
        own = match.players.get(context.person)
        if own not in (None, command.seat):
            raise Refusal(Code.HAS_OTHER_SEAT)
        if sitter is None or sitter.person != context.person:
            raise Refusal(Code.GAME_RUNNING)
    elif sitter is not None and sitter.person != context.person:
        if None not in table.seats and table.seat_of(context.person) is None:
            raise Refusal(Code.NO_FREE_SEAT)
        raise Refusal(Code.SEAT_TAKEN)
    name = check_name(table, context, command.name)
    return Decision.of(
        table,
        log.SeatTaken(seat=command.seat, person=context.person, name=name, **context.stamp),
    )


def stand(table: Table, context: CommandContext) -> Decision:
    """Stand up. While a game runs, the seat is reserved and a bot plays it."""
    seat = require_seat(table, context)
    return Decision.of(table, log.SeatLeft(seat=seat, **context.stamp))


def swap(table: Table, context: CommandContext, command: wire.SwapSeats) -> Decision:
    """Let the players of two seats swap them."""
    require_host(table, context)
    require_no_game(table)
    sitter_at(table, command.one)
    sitter_at(table, command.other)
    return Decision.of(
        table, log.SeatsSwapped(one=command.one, other=command.other, **context.stamp)
    )


def pick_face(table: Table, context: CommandContext, command: wire.PickFace) -> Decision:
    """Change the own face for one that nobody else at the table has."""
    seat = require_seat(table, context)
    faces = [sitter.face if sitter else None for sitter in table.seats]
    if faces[seat] == command.face:
        return Decision(table)
    if command.face in faces:
        raise Refusal(Code.FACE_TAKEN)
    return Decision.of(table, log.FaceChanged(seat=seat, face=command.face, **context.stamp))


def add_bot(table: Table, context: CommandContext, command: wire.AddBot) -> Decision:
    """Put a bot on a free seat, or on all free seats."""
    require_host(table, context)
    require_no_game(table)
    levels = offered_levels(table.settings.game)
    # The page does not offer the stand-in, but a host who knows its name may add it.
    if command.level not in (*levels, STAND_IN_LEVEL):
        raise Refusal(Code.UNKNOWN_BOT, level=command.level, levels=", ".join(levels))
    free = [Seat(seat) for seat, sitter in enumerate(table.seats) if sitter is None]
    if command.seat is not None:
        if sitter_at(table, command.seat) is not None:
            raise Refusal(Code.SEAT_TAKEN)
        free = [command.seat]
    if not free:
        raise Refusal(Code.NO_FREE_SEAT)
    return Decision.of(
        table,
        log.SeatTaken(seat=free[0], level=command.level, **context.stamp),
        *(
            log.SeatTaken(seat=seat, level=command.level, **context.follow_up_stamp)
            for seat in free[1:]
        ),
    )


def remove(table: Table, context: CommandContext, command: wire.Remove) -> Decision:
    """Take a seat from its player or its bot."""
    require_host(table, context)
    sitter = sitter_at(table, command.seat)
    if sitter is None:
        raise Refusal(Code.SEAT_EMPTY)
    if sitter.person is None:
        require_no_game(table)
    if sitter.person == table.host:
        raise Refusal(Code.HOST_CANNOT_BE_REMOVED)
    require_not_founder(table, sitter.person)
    return Decision.of(
        table,
        log.SeatLeft(seat=command.seat, removed=sitter.person is not None, **context.stamp),
    )


def offer(table: Table, context: CommandContext) -> Decision:
    """Offer the own seat to another device; only the sender of the command gets the secret."""
    seat = require_seat(table, context)
    secret = urlsafe_b64encode(context.draw(OFFER_SECRET_BYTES)).decode()
    until = context.now + SEAT_OFFER_SECONDS
    offered = log.SeatOffered(seat=seat, hash=_hash(secret), until=until, **context.stamp)
    return Decision.of(table, offered, secret=secret)


def claim(table: Table, context: CommandContext, command: wire.ClaimSeat) -> Decision:
    """Claim a seat that another device has offered."""
    person = context.person
    hashed = _hash(command.secret)
    seat = next(
        (
            seat
            for seat, offer in table.offers.items()
            if hmac.compare_digest(offer.hash, hashed) and context.now < offer.until
        ),
        None,
    )
    if seat is None:
        raise Refusal(Code.NOT_FOUND)
    sitter = table.seats[seat]
    assert sitter is not None, "an offer ends when its seat gets another player"
    require_not_removed(table, person)
    match = table.running
    played = None if match is None else match.players.get(person)
    if not {table.seat_of(person), played} <= {None, seat}:
        raise Refusal(Code.HAS_OTHER_SEAT)
    entries: list[log.Entry] = [
        log.SeatTaken(seat=seat, person=person, name=sitter.name, **context.stamp)
    ]
    # The new device is the same player: host, founder and muted if they were.
    if sitter.person == table.host:
        entries.append(log.HostChanged(person=person, **context.follow_up_stamp))
    if sitter.person == table.founder:
        entries.append(log.FounderChanged(person=person, **context.follow_up_stamp))
    if sitter.person in table.muted:
        entries.append(log.MuteChanged(person=person, muted=True, **context.follow_up_stamp))
    return Decision.of(table, *entries)


def _hash(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()

"""What a decision is: a command goes in, entries for the log and the new table come out."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from msgspec import Struct

from lorelode.core.refusal import Code, Refusal
from lorelode.decks.selection import DeckLoader, load_built_in
from lorelode.tables.entries import Entry, PersonId
from lorelode.tables.table import Sitter, Table, after


def not_found() -> Refusal:
    """The one answer to whoever knows no code, no seat and no link."""
    return Refusal(Code.NOT_FOUND)


def removed() -> Refusal:
    """The answer to whoever the host has sent away."""
    return Refusal(Code.REMOVED)


def unsaved() -> Refusal:
    """The answer while the store cannot be written."""
    return Refusal(Code.STORE_UNAVAILABLE)


class Asker(Struct, frozen=True):
    """Who asks, when, and what they have at hand."""

    person: PersonId
    now: float
    """Seconds since 1970."""
    draw: Callable[[int], bytes]
    """So many bytes of chance, for seeds and secrets."""
    name: str = ""
    """What they are called while they have no seat."""
    around: frozenset[str] = frozenset()
    """The names of others who have no seat, folded."""
    load_deck: DeckLoader = load_built_in
    """Where the decks are."""


class Decision(NamedTuple):
    """What a command leads to, once the entries are safe."""

    table: Table
    entries: tuple[Entry, ...]
    secret: str | None = None
    """For the one who asked."""


def deciding(table: Table, *entries: Entry, secret: str | None = None) -> Decision:
    """The decision that these entries make."""
    for entry in entries:
        table = after(table, entry)
    return Decision(table, entries, secret)


def must_host(table: Table, asker: Asker) -> None:
    """Refuse whoever is not the host."""
    if table.host != asker.person:
        raise Refusal(Code.NOT_HOST)


def must_sit(table: Table, asker: Asker) -> int:
    """The seat of the one who asks; refuse whoever has none."""
    seat = table.seat_of(asker.person)
    if seat is None:
        raise Refusal(Code.NO_SEAT)
    return seat


def must_wait(table: Table) -> None:
    """Refuse what cannot be done while a game runs."""
    if table.running is not None:
        raise Refusal(Code.GAME_RUNNING)


def sitter_at(table: Table, seat: int) -> Sitter | None:
    """Who sits there; refuse a seat that the table does not have."""
    if seat >= len(table.seats):
        raise Refusal(Code.NO_SUCH_SEAT, seat=seat, seats=len(table.seats))
    return table.seats[seat]

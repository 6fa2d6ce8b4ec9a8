"""What a decision is: a command goes in, entries for the log and the new table come out."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from msgspec import Struct

from lorelode.decks.selection import DeckLoader, load_built_in
from lorelode.tables.entries import Entry, PersonId
from lorelode.tables.messages import Code
from lorelode.tables.table import Sitter, Table, after


class Denied(Exception):
    """A command that is not done; `code` names why, and the sentence says it."""

    def __init__(self, code: str, says: str) -> None:
        super().__init__(f"{code}: {says}")
        self.code = code
        self.says = says


def not_found() -> Denied:
    """The one answer to whoever knows no code, no seat and no link."""
    return Denied(Code.NOT_FOUND, "there is no such table, seat or link")


def removed() -> Denied:
    """The answer to whoever the host has sent away."""
    return Denied(Code.REMOVED, "the host has removed you from this table")


def unsaved() -> Denied:
    """The answer while the store cannot be written."""
    says = "the server cannot save anything now, so nothing was done; try again"
    return Denied(Code.STORE, says)


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
        raise Denied(Code.NOT_HOST, "only the host of the table may do this")


def must_sit(table: Table, asker: Asker) -> int:
    """The seat of the one who asks; refuse whoever has none."""
    seat = table.seat_of(asker.person)
    if seat is None:
        raise Denied(Code.NOT_SEATED, "you have no seat at this table")
    return seat


def must_wait(table: Table) -> None:
    """Refuse what cannot be done while a game runs."""
    if table.running is not None:
        raise Denied(Code.PLAYING, "this cannot be changed while a game is being played")


def sitter_at(table: Table, seat: int) -> Sitter | None:
    """Who sits there; refuse a seat that the table does not have."""
    if seat >= len(table.seats):
        raise Denied(Code.NO_SUCH_SEAT, f"the seats are 0 to {len(table.seats) - 1}, not {seat}")
    return table.seats[seat]

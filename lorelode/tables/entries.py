"""The log of a table: one sequence of entries, from which the whole table can be made again.

`docs/formats.md` describes each. An entry says what happened, never what it led to; the rules say
that, whenever it is asked.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, Literal, NewType, TypeAlias

import msgspec
from msgspec import Struct

from lorelode.core import Record, Seat
from lorelode.wire import TableSettings

PersonId = NewType("PersonId", str)
"""The hash of a visitor's token: enough to know them again, too little to be them."""

VERSION: Final = 1
"""Rises when an entry comes to mean something else; older ones are still read."""


class Happened(Struct, frozen=True, kw_only=True, omit_defaults=True, tag=str.lower, gc=False):
    """What every entry tells."""

    at: float
    """When, in seconds since 1970."""
    by: PersonId | None = None
    """Who asked for it; None: the table did it."""
    id: str = ""
    """The name that they gave the command."""
    version: int = VERSION


class Set(Happened, frozen=True, gc=False, tag="settings"):
    """The settings from here on; the first entry of a table, made by its first host."""

    settings: TableSettings


class Sat(Happened, frozen=True, gc=False):
    """Somebody sits down, returns, or takes the seat over from their other device."""

    seat: Seat
    person: PersonId | None = None
    """None: a bot."""
    name: str = ""
    level: str = ""
    """Which bot."""


class Left(Happened, frozen=True, gc=False):
    """A seat's player is gone; while a game runs the seat is kept for them."""

    seat: Seat
    removed: bool = False
    """By the host, for good."""


class Swapped(Happened, frozen=True, gc=False):
    """Two seats changed places."""

    one: Seat
    other: Seat


class Hosted(Happened, frozen=True, gc=False):
    """The role of the host passed to another."""

    person: PersonId


class Muted(Happened, frozen=True, gc=False):
    """The player of a seat may not write, or again may."""

    person: PersonId
    muted: bool


class Offered(Happened, frozen=True, gc=False):
    """Whoever shows the secret of this hash may take the seat over, until then."""

    seat: Seat
    hash: str
    until: float


class Started(Happened, frozen=True, gc=False):
    """A game begins with those who sit; after the first of a table, a rematch."""

    game: str
    rules: int
    edition: str
    switches: Mapping[str, str]
    """Every switch in full."""
    seats: int
    seed: bytes
    first: Seat | None = None
    deck: tuple[str, ...] = ()

    def record(self, moves: Iterable[tuple[Seat, str]] = ()) -> Record:
        """The record of the game, with these moves in notation."""
        return Record(
            game=self.game,
            edition=self.edition,
            switches=self.switches,
            seats=self.seats,
            first=self.first,
            moves=tuple(moves),
            deck=self.deck,
            rules=self.rules,
        )


class Moved(Happened, frozen=True, gc=False):
    """A move, in notation; seat -1 is the dealer."""

    seat: Seat
    move: str
    bot: str = ""
    """The level of the bot that played it, for itself or for somebody who is away."""


class Rested(Happened, frozen=True, gc=False):
    """All have seen what was shown: the game goes on."""


class Ended(Happened, frozen=True, gc=False):
    """The game is over."""

    scores: tuple[int, ...]


class Said(Happened, frozen=True, gc=False):
    """Somebody wrote a line."""

    name: str
    text: str
    seat: Seat | None = None
    """None: from the gallery."""


class Hid(Happened, frozen=True, gc=False):
    """The host took a line of the chat, or a clue, out of sight."""

    what: Literal["chat", "gallery", "clue"]
    number: int
    """Of the line, or of the turn whose clue it is, from 0."""


Entry: TypeAlias = (
    Set
    | Sat
    | Left
    | Swapped
    | Hosted
    | Muted
    | Offered
    | Started
    | Moved
    | Rested
    | Ended
    | Said
    | Hid
)


class UnreadableLog(ValueError):
    """A log that this version cannot make a table of; the message says why."""


_ENCODER: Final = msgspec.json.Encoder()
_DECODER: Final = msgspec.json.Decoder(Entry)


def written(entries: Iterable[Entry]) -> list[bytes]:
    """The entries as the store keeps them."""
    return [_ENCODER.encode(entry) for entry in entries]


def read(kept: Iterable[bytes]) -> Sequence[Entry]:
    """The entries that were written so, or `UnreadableLog`."""
    entries: list[Entry] = []
    for number, text in enumerate(kept):
        try:
            entry = _DECODER.decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise UnreadableLog(f"entry {number} cannot be read: {error}") from error
        if entry.version > VERSION:
            raise UnreadableLog(
                f"entry {number} is of version {entry.version}; this program knows {VERSION}"
            )
        entries.append(entry)
    return entries

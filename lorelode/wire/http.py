"""The bodies of HTTP requests and answers about games and tables."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from lorelode.core.schema import Options
from lorelode.wire.settings import TableSettings


class SwitchInfo(Struct, frozen=True):
    """A switch of an edition."""

    name: str
    set: str
    """Its value in this edition, in words."""
    allowed: str
    """What it may be set to, in English."""
    options: Options
    """What a form may offer."""
    means: str
    """What it means, in English."""


class EditionInfo(Struct, frozen=True):
    """An edition of a game, with its switches."""

    name: str
    switches: tuple[SwitchInfo, ...]


class DeckInfo(Struct, frozen=True):
    """A deck that a table may play with."""

    name: str
    title: str
    """What people call it, in any script."""
    pictures: int
    seen_by_bots: bool
    """Whether all its pictures have tags, through which bots see them."""


class GameInfo(Struct, frozen=True):
    """A game that can be played."""

    game: str
    seats: tuple[int, int]
    """The fewest and the most players."""
    bots: tuple[str, ...]
    """The levels of its bots."""
    decks: tuple[DeckInfo, ...]
    """Empty for a game without pictures."""
    editions: tuple[EditionInfo, ...]


class KeptClues(Struct, frozen=True):
    """Clues of people that become associations of people's own pictures."""

    count: int
    """How many were kept, or could be; 0 also if the operator does not allow it."""


class ClueReason(Struct, frozen=True):
    """Why a bot gave a clue whose turn is over: what the turn has shown, and the deck says of it.

    It follows from the clue and the picture alone, not from what else the bot held or knew.
    """

    picture: int
    """The picture that it meant, by its number in the rules."""
    fitting: tuple[str, ...]
    """The parts of the clue that the deck says of the picture."""
    others: tuple[str, ...]
    """The other parts of the clue, which lead to other pictures."""


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """The request for a new table."""

    settings: TableSettings


class TableCreated(Struct, frozen=True):
    """A new table; the person who asked for it is its host."""

    code: str


class TableListing(Struct, frozen=True):
    """A table in the list of open tables."""

    code: str
    game: str
    edition: str
    seats: int
    taken: int
    """How many seats people have."""
    bots: int
    """How many seats bots have."""
    playing: bool
    spectators: bool
    """Whether people without a seat may watch."""


class Invitation(Struct, frozen=True):
    """The address of a table, for people on their own devices."""

    link: str


class VisitorForgotten(Struct, frozen=True):
    """The visitor who asked for it was forgotten."""

    ok: bool = True


class Health(Struct, frozen=True):
    """The server runs."""

    ok: bool = True


NotReady = Literal["not-serving", "cannot-save", "full"]
"""Why a server is not ready: it starts or stops, the disk is full, or all connections are used."""


class Readiness(Struct, frozen=True, omit_defaults=True):
    """Whether the server accepts players."""

    ready: bool
    reason: NotReady | None = None

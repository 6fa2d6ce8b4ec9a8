"""Decisions: a command leads to entries for the log and to the table after them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import NamedTuple, TypedDict

from msgspec import Struct

from lorelode.core import Seat
from lorelode.core.refusal import Code, Refusal
from lorelode.decks.selection import DeckLoader, load_built_in
from lorelode.tables.fold import apply_entry
from lorelode.tables.log import LOG_VERSION, Entry, PersonId
from lorelode.tables.match import MovePoint
from lorelode.tables.table import Sitter, Table


class Stamp(TypedDict):
    """The fields that every entry has; see `log.BaseEntry`."""

    at: float
    by: PersonId | None
    id: str
    version: int


class CommandContext(Struct, frozen=True):
    """Who sends a command and when, and what else its decision needs besides the table."""

    person: PersonId
    now: float
    """Seconds since 1970."""
    draw: Callable[[int], bytes]
    """Draws this many random bytes, for seeds and secrets."""
    chat_burst: int
    """How many chat lines one person may write in a row; see `Services.chat_burst`."""
    command_id: str = ""
    name: str = ""
    """The name of somebody who has no seat."""
    gallery_names: Mapping[str, Collection[PersonId]] = {}
    """What the names of people without a seat look like, and whose names they are.

    People who have sat down since may still be there.
    """
    people_here: Mapping[str, PersonId] = {}
    """Everybody who is connected, but not televisions, by their ids as spectators."""
    load_deck: DeckLoader = load_built_in

    @property
    def stamp(self) -> Stamp:
        """The stamp of the entry that this command makes."""
        return {"at": self.now, "by": self.person, "id": self.command_id, "version": LOG_VERSION}

    @property
    def follow_up_stamp(self) -> Stamp:
        """The stamp of further entries of the same command; only the first entry has its id."""
        return {"at": self.now, "by": self.person, "id": "", "version": LOG_VERSION}


def table_stamp(now: float) -> Stamp:
    """The stamp of an entry of the table or a bot, without a command."""
    return {"at": now, "by": None, "id": "", "version": LOG_VERSION}


class EndVoteCast(NamedTuple):
    """The vote of a seat on ending the game."""

    seat: Seat
    yes: bool


class Decision(NamedTuple):
    """What a command leads to once its entries are saved."""

    table: Table
    entries: tuple[Entry, ...] = ()
    secret: str | None = None
    """For the person who sent the command, and nobody else."""
    ready: Seat | None = None
    """The seat that is ready to continue after a rest. Presence is not in the log."""
    hold: Seat | None = None
    """The seat that asks everybody to look longer in this rest."""
    step: MovePoint | None = None
    """The point at which the sender lets one bot move."""
    covered: bool | None = None
    """Whether something covers the sender's board from now on; None if they did not say."""
    looking: bool | None = None
    """Whether the sender looks at the table from now on; None if they did not say."""
    invites: bool = False
    """Whether the host invites the players to a game."""
    end_vote: EndVoteCast | None = None
    """A vote on ending the game. An open vote is not in the log."""
    requests_host: bool = False
    """Whether the sender wants to take over from a host who does nothing."""

    @classmethod
    def of(cls, table: Table, *entries: Entry, secret: str | None = None) -> Decision:
        """The decision to add these entries."""
        for entry in entries:
            table = apply_entry(table, entry)
        return cls(table, entries, secret)


def require_host(table: Table, context: CommandContext) -> None:
    """Refuse anybody but the host."""
    if table.host != context.person:
        raise Refusal(Code.NOT_HOST)


def require_seat(table: Table, context: CommandContext) -> Seat:
    """The seat of the person who sends a command; refuse somebody who has none."""
    seat = table.seat_of(context.person)
    if seat is None:
        raise Refusal(Code.NO_SEAT)
    return seat


def require_no_game(table: Table) -> None:
    """Refuse a command that cannot be done while a game runs."""
    if table.running is not None:
        raise Refusal(Code.GAME_RUNNING)


def require_not_removed(table: Table, person: PersonId) -> None:
    """Refuse somebody whom the host has removed."""
    if person in table.removed:
        raise Refusal(Code.REMOVED)


def sitter_at(table: Table, seat: int) -> Sitter | None:
    """Who has this seat; refuse a seat that the table does not have."""
    if seat >= len(table.seats):
        raise Refusal(Code.NO_SUCH_SEAT, expected=f"0 to {len(table.seats) - 1}")
    return table.seats[seat]

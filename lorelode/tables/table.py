"""A table as data: its settings, host, seats, match and chats. `fold` makes it from its log."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from lorelode.core import Seat
from lorelode.core.faces import Face
from lorelode.tables.chat import Chat
from lorelode.tables.log import PersonId
from lorelode.tables.match import Match
from lorelode.wire import TableSettings

COMMAND_IDS_KEPT: Final = 32
"""How many command ids of a person a table remembers, to recognise repeats."""

PEOPLE_REMEMBERED: Final = 50
"""How many people's command ids a table remembers."""


class Sitter(Struct, frozen=True, gc=False):
    """Who has a seat: a person, or a bot."""

    face: Face
    """A bot is called by it. No two sitters of a table have the same."""
    person: PersonId | None = None
    name: str = ""
    """Empty for a bot."""
    level: str = ""
    """The level of the bot; empty for a person."""
    gone: bool = False
    """Whether they left while a game runs: a bot plays, and the seat is reserved for them."""
    muted: bool = False
    """Whether the host has muted the bot. A person who is muted stays so at any seat, and without
    one: see `Table.muted`."""


class SeatOffer(Struct, frozen=True, gc=False):
    """A seat that another device may claim."""

    hash: str
    until: float


class Table(Struct, frozen=True):
    """Everything about a table that is in its log. Presence is not part of it."""

    code: str
    settings: TableSettings
    host: PersonId
    founder: PersonId
    """The person whom the table belongs to."""
    seats: tuple[Sitter | None, ...]
    founder_resigned: bool = False
    """Whether the founder stood up or was passed over, and so is not host again by coming back."""
    match: Match | None = None
    chat: Chat = Chat()
    gallery: Chat = Chat()
    removed: frozenset[PersonId] = frozenset()
    removed_by_acting: frozenset[PersonId] = frozenset()
    """Those of them whom acting hosts have removed. They may come back when the founder is host."""
    muted: frozenset[PersonId] = frozenset()
    commitments: Mapping[PersonId, str] = {}
    """What people have committed to add to the shuffle of the next game."""
    offers: Mapping[Seat, SeatOffer] = {}
    command_ids: Mapping[PersonId, tuple[str, ...]] = {}
    """The last command ids of each person; the person who has been silent longest comes first."""

    @property
    def running(self) -> Match | None:
        """The game that is being played, if there is one."""
        return self.match if self.match is not None and not self.match.over else None

    @property
    def next_game(self) -> int:
        """The number that the next game will have, from 1."""
        return 1 if self.match is None else self.match.number + 1

    @property
    def has_acting_host(self) -> bool:
        """Whether the host only acts for the founder, who may come back."""
        return self.host != self.founder

    @property
    def owing(self) -> frozenset[Seat]:
        """The seats that owe the game a move."""
        return frozenset() if self.match is None else self.match.owing

    def seat_of(self, person: PersonId) -> Seat | None:
        """The seat that a person has now."""
        for seat, sitter in enumerate(self.seats):
            if sitter is not None and sitter.person == person and not sitter.gone:
                return Seat(seat)
        return None

    def reserved_for(self, person: PersonId) -> Seat | None:
        """The seat that a person left while the game runs, and may return to."""
        for seat, sitter in enumerate(self.seats):
            if sitter is not None and sitter.person == person and sitter.gone:
                return Seat(seat) if person not in self.removed else None
        return None

    def has_done(self, person: PersonId | None, command_id: str) -> bool:
        """Whether this command of theirs was done already."""
        return person is not None and command_id in self.command_ids.get(person, ())

    def remember(self, person: PersonId | None, command_id: str) -> Table:
        """The table with a command remembered as done."""
        if person is None or not command_id:
            return self
        ids = (*self.command_ids.get(person, ()), command_id)[-COMMAND_IDS_KEPT:]
        known = {other: done for other, done in self.command_ids.items() if other != person}
        known[person] = ids
        if len(known) > PEOPLE_REMEMBERED:
            del known[self.choose_forgotten(known)]
        return replace(self, command_ids=known)

    def choose_forgotten(self, known: Iterable[PersonId]) -> PersonId:
        """Whose command ids to forget, of people in the order of their last commands.

        The person who has been silent longest, but never the host or a player: rather the last.
        """
        last: PersonId | None = None
        for last in known:
            if not self.takes_part(last):
                return last
        assert last is not None
        return last

    def takes_part(self, person: PersonId) -> bool:
        """Whether a person is the host or the founder, has a seat, or had one in the last game."""
        return (
            person in (self.host, self.founder)
            or self.seat_of(person) is not None
            or (self.match is not None and person in self.match.players)
        )

    def remove(self, person: PersonId) -> Table:
        """The table with somebody sent away from it."""
        by_acting = self.removed_by_acting
        if self.has_acting_host and person not in self.removed:
            by_acting |= {person}
        return replace(self, removed=self.removed | {person}, removed_by_acting=by_acting)

    def fill_seat(self, seat: Seat, sitter: Sitter | None) -> Table:
        """The table with somebody, or nobody, at a seat. This ends an offer of the seat."""
        seats = (*self.seats[:seat], sitter, *self.seats[seat + 1 :])
        offers = {other: offer for other, offer in self.offers.items() if other != seat}
        return replace(self, seats=seats, offers=offers)

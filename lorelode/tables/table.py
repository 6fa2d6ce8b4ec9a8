"""A table as data: its settings, host, seats, match and chats. `fold` makes it from its log."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from lorelode.core import Seat
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

    person: PersonId | None = None
    name: str = ""
    level: str = ""
    """The level of the bot; empty for a person."""
    gone: bool = False
    """Whether they left while a game runs: a bot plays, and the seat is reserved for them."""


class SeatOffer(Struct, frozen=True, gc=False):
    """A seat that another device may claim."""

    hash: str
    until: float


class Table(Struct, frozen=True):
    """Everything about a table that is in its log. Presence is not part of it."""

    code: str
    settings: TableSettings
    host: PersonId
    seats: tuple[Sitter | None, ...]
    match: Match | None = None
    chat: Chat = Chat()
    gallery: Chat = Chat()
    removed: frozenset[PersonId] = frozenset()
    muted: frozenset[PersonId] = frozenset()
    offers: Mapping[Seat, SeatOffer] = {}
    command_ids: Mapping[PersonId, tuple[str, ...]] = {}
    """The last command ids of each person; the person who has been silent longest comes first."""

    @property
    def running(self) -> Match | None:
        """The game that is being played, if there is one."""
        return self.match if self.match is not None and not self.match.over else None

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
            # Forget the person who has been silent longest, but never the host or a player.
            del known[next((one for one in known if not self._takes_part(one)), person)]
        return replace(self, command_ids=known)

    def _takes_part(self, person: PersonId) -> bool:
        return (
            person == self.host
            or self.seat_of(person) is not None
            or (self.match is not None and person in self.match.players)
        )

    def fill_seat(self, seat: Seat, sitter: Sitter | None) -> Table:
        """The table with somebody, or nobody, at a seat. This ends an offer of the seat."""
        seats = (*self.seats[:seat], sitter, *self.seats[seat + 1 :])
        offers = {other: offer for other, offer in self.offers.items() if other != seat}
        return replace(self, seats=seats, offers=offers)

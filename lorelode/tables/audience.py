"""The audience: everyone connected to a table, what each may see, and who is sent away.

It changes only when somebody joins or parts and when entries are appended.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple, Protocol

from msgspec import Struct

from lorelode import wire
from lorelode.core import Seat
from lorelode.core.refusal import Code, Refusal
from lorelode.tables.decision import Decision
from lorelode.tables.log import PersonId, TextHidden
from lorelode.tables.presence import Presence
from lorelode.tables.table import Table


class Connection(Protocol):
    """One client's WebSocket, as the table sees it."""

    person: PersonId

    def send(self, *messages: bytes) -> None:
        """Send messages without waiting. A client that reads too slowly is cut off."""
        ...

    def disconnect(self, why: wire.Closing) -> None:
        """Send the reason, and close."""
        ...


class Perspective(NamedTuple):
    """Whose knowledge an update is made for: a seat's, a spectator's or a television's."""

    seat: Seat | None
    sees_game: bool
    """Whether they may see the game at all."""
    is_host: bool
    is_television: bool
    reserved: Seat | None = None
    """The seat that they left in this game and may return to."""
    reads_gallery: bool = True
    """Whether they may read the gallery chat. While a game runs, people who have played in it may
    not, nor a television, which the players can see."""


class Cursor(NamedTuple):
    """How much of the move lines and chats a client has already received."""

    game: int = 0
    seat: Seat | None = None
    """The seat that the lines were written for."""
    lines: int = 0
    chat: int = 0
    gallery: int = 0


class Client(Struct):
    """A connection that has said hello."""

    connection: Connection
    television: bool
    cursor: Cursor
    perspective: Perspective
    name: str = ""
    """Their name while they have no seat."""


def perspective_of(table: Table, person: PersonId, television: bool) -> Perspective:
    """The perspective of a person. A television has a spectator's, even if a player opened it."""
    running = table.running
    if television:
        return Perspective(
            None,
            table.settings.television,
            is_host=False,
            is_television=True,
            reads_gallery=running is None,
        )
    seat = table.seat_of(person)
    return Perspective(
        seat,
        seat is not None or table.settings.spectators,
        is_host=person == table.host,
        is_television=False,
        reserved=table.reserved_for(person),
        reads_gallery=running is None or person not in running.players,
    )


def refusal_for(table: Table, person: PersonId, television: bool) -> Refusal | None:
    """Why somebody may not be connected to a table; None if they may."""
    if television and not table.settings.television:
        return Refusal(Code.TELEVISION_OFF)
    if person in table.removed:
        return Refusal(Code.REMOVED)
    return None


class Audience:
    """The clients of one table. It keeps `presence` in step with them."""

    def __init__(self, presence: Presence) -> None:
        self.deserted = True
        """Whether nobody is here for whom the table should continue."""
        self._presence = presence
        self._clients: dict[Connection, Client] = {}
        self._basis: object = None

    @property
    def clients(self) -> Collection[Client]:
        """Everybody who is connected."""
        return self._clients.values()

    def client(self, connection: Connection) -> Client | None:
        """The client of a connection, if it is still part of the audience."""
        return self._clients.get(connection)

    def names(self, table: Table, besides: PersonId) -> frozenset[str]:
        """The names of people without a seat."""
        return frozenset(
            client.name
            for client in self.clients
            if client.name
            and client.connection.person != besides
            and table.seat_of(client.connection.person) is None
        )

    def recipients(self, client: Client, command: wire.Command) -> Collection[Client]:
        """The clients that get an update after a command of one of them.

        To the others, even an update without changes would reveal that the gallery writes, or that
        a seat is about to move to another device.
        """
        match command:
            case wire.OfferSeat():
                return (client,)
            case wire.Say() | wire.Hide(what="gallery") if client.perspective.seat is None:
                return [other for other in self.clients if other.perspective.reads_gallery]
            case _:
                return self.clients

    def join(
        self, table: Table, connection: Connection, hello: wire.Hello, now: float
    ) -> Client | None:
        """Add a client. Returns None if the client may not join and was sent away."""
        person = connection.person
        if refusal := refusal_for(table, person, hello.television):
            connection.disconnect(wire.Closing.of(refusal))
            return None
        cursor = Cursor(
            hello.game,
            hello.seat,
            hello.lines,
            # Lines that were hidden since their last visit are sent again.
            table.chat.first_hidden_before(hello.chat),
            table.gallery.first_hidden_before(hello.gallery),
        )
        perspective = perspective_of(table, person, hello.television)
        client = self._clients[connection] = Client(
            connection, hello.television, cursor, perspective
        )
        if perspective.seat is not None:
            self._presence.come_back(table, perspective.seat)
        self._refresh(table, now)
        return client

    def part(self, table: Table, connection: Connection, now: float) -> bool:
        """Remove a client. Returns whether it was still here."""
        if self._clients.pop(connection, None) is None:
            return False
        self._refresh(table, now)
        return True

    def update(self, decision: Decision, caller: PersonId | None, now: float) -> None:
        """Update after a decision is saved; `caller` is the person who sent the command, if any."""
        table = decision.table
        if decision.ready is not None:
            self._presence.mark_ready(decision.ready)
        if self._presence.away and caller is not None:
            seat = table.seat_of(caller)
            if seat is not None:
                self._presence.come_back(table, seat)
        for entry in decision.entries:
            if isinstance(entry, TextHidden):
                self._send_again(entry)
        if self._basis != _basis(table):
            self._refresh(table, now)

    def close(self, why: wire.Closing) -> None:
        """Send everybody away."""
        for connection in self._clients:
            connection.disconnect(why)
        self._clients.clear()
        self.deserted = True

    def _refresh(self, table: Table, now: float) -> None:
        """Compute who may be here, what each may see, and who is present."""
        self._basis = _basis(table)
        for connection, client in list(self._clients.items()):
            if refusal := refusal_for(table, connection.person, client.television):
                del self._clients[connection]
                connection.disconnect(wire.Closing.of(refusal))
            else:
                client.perspective = perspective_of(table, connection.person, client.television)
        here = frozenset(
            client.connection.person for client in self.clients if not client.television
        )
        self._presence.update(table, here, now)
        self.deserted = self._is_deserted(table)

    def _is_deserted(self, table: Table) -> bool:
        """A game waits for its players, even if others watch; a game of bots needs any client."""
        match = table.running
        if match is None or not match.players:
            return not self._clients
        return match.players.keys().isdisjoint(self._presence.here)

    def _send_again(self, hidden: TextHidden) -> None:
        """Send everybody the chat again from a hidden line on."""
        for client in self.clients:
            cursor = client.cursor
            if hidden.what == "chat":
                client.cursor = cursor._replace(chat=min(cursor.chat, hidden.number))
            elif hidden.what == "gallery":
                client.cursor = cursor._replace(gallery=min(cursor.gallery, hidden.number))


def _basis(table: Table) -> tuple[object, ...]:
    """The parts of a table that perspectives and presence depend on."""
    game = table.running.number if table.running is not None else None
    return (table.seats, table.settings, table.host, table.removed, game)

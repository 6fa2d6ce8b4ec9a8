"""The audience: everyone connected to a table, what each may see, and who is sent away.

It changes only when somebody joins or parts and when entries are appended.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator
from typing import Final, NamedTuple, Protocol

from msgspec import Struct

from lorelode import wire
from lorelode.core import Seat
from lorelode.core.refusal import Code, Refusal
from lorelode.tables.decision import Decision
from lorelode.tables.log import PersonId, TextHidden, TextUnhidden
from lorelode.tables.lookalikes import find_appearances
from lorelode.tables.presence import Presence
from lorelode.tables.spectators import spectator_id
from lorelode.tables.table import Table

_NOBODY: Final = PersonId("")
"""A spectator as good as any."""


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
    is_muted: bool = False
    is_founder: bool = False


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
    looking: bool = True
    """Whether they look at what they are sent, as far as they have said."""


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
        is_muted=person in table.muted,
        is_founder=person == table.founder,
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
        self.leaving: list[tuple[Connection, Refusal]] = []
        """Those who may no longer be here, and why. Somebody else disconnects them."""
        self.people: dict[PersonId, str] = {}
        """Everybody who is here, and the name that they gave last; televisions are not people."""
        self.ids: dict[str, PersonId] = {}
        """The same people by their ids as spectators."""
        self.names: dict[str, Counter[PersonId]] = {}
        """What the names of people who came without a seat look like, and whose they are."""
        self._clients: dict[Connection, Client] = {}
        self._connections = Counter[PersonId]()
        """How many connections each person has, without televisions."""
        self._covers: dict[Connection, float] = {}
        """The connections of players whose boards are covered, and since when."""
        self._basis: object = None

    @property
    def clients(self) -> Collection[Client]:
        """Everybody who is connected."""
        return self._clients.values()

    def find_looking(self) -> frozenset[PersonId]:
        """The people who look at the table now, on any of their devices."""
        return frozenset(
            client.connection.person
            for client in self.clients
            if client.looking and not client.television and client.perspective.seat is not None
        )

    def client(self, connection: Connection) -> Client | None:
        """The client of a connection, if it is still part of the audience."""
        return self._clients.get(connection)

    def name(self, client: Client, name: str) -> None:
        """Note the name of a client without a seat."""
        client.name = name
        self.people[client.connection.person] = name
        for look in find_appearances(name):
            self.names.setdefault(look, Counter())[client.connection.person] += 1

    def hosts(self, besides: Client | None) -> Iterator[Client]:
        """The clients of the host, without one client."""
        return (
            client
            for client in self.clients
            if client.perspective.is_host and client is not besides
        )

    def recipients(self, client: Client, command: wire.Command) -> Collection[Client]:
        """The clients that get an update after a command of one of them.

        To the others, even an update without changes would reveal that the gallery writes, that a
        seat is about to move to another device, or that somebody looks something up.
        """
        match command:
            case (
                wire.OfferSeat()
                | wire.CoverBoard()
                | wire.Look()
                | wire.InvitePlayers()
                | wire.CommitContribution()
            ):
                return (client,)
            case (
                wire.Say()
                | wire.SayPhrase()
                | wire.Hide(what="gallery")
                | wire.Unhide(what="gallery")
            ) if client.perspective.seat is None:
                return [other for other in self.clients if other.perspective.reads_gallery]
            case wire.RemoveSpectator():
                return (client, *self.hosts(besides=client))
            case wire.MuteSpectator():
                return [
                    other
                    for other in self.clients
                    if other.perspective.seat is None or other.perspective.is_host
                ]
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
            # Lines that were hidden or shown again since their last visit are sent again.
            table.chat.first_changed_before(hello.chat),
            table.gallery.first_changed_before(hello.gallery),
        )
        perspective = perspective_of(table, person, hello.television)
        client = self._clients[connection] = Client(
            connection, hello.television, cursor, perspective
        )
        if not hello.television:
            self._connections[person] += 1
            self.people.setdefault(person, "")
            self.ids[spectator_id(table.code, person)] = person
        if perspective.seat is not None:
            self._presence.come_back(table, perspective.seat)
        self._update_presence(table, now)
        return client

    def part(self, table: Table, connection: Connection, now: float) -> bool:
        """Remove a client. Returns whether it was still here."""
        client = self._clients.get(connection)
        if client is None:
            return False
        self._drop(table, client)
        self._update_presence(table, now)
        return True

    def _drop(self, table: Table, client: Client) -> None:
        """Forget a client."""
        person = client.connection.person
        del self._clients[client.connection]
        self.note_cover(client, False, 0.0)
        if not client.television:
            _count_down(self._connections, person)
            if person not in self._connections:
                del self.people[person]
                del self.ids[spectator_id(table.code, person)]
        for look in find_appearances(client.name) if client.name else ():
            owners = self.names[look]
            _count_down(owners, person)
            if not owners:
                del self.names[look]

    def update(self, decision: Decision, caller: PersonId | None, now: float) -> None:
        """Update after a decision is saved; `caller` is the person who sent the command, if any."""
        table = decision.table
        if decision.ready is not None:
            self._presence.mark_ready(decision.ready)
        if decision.hold is not None:
            self._presence.hold(decision.hold)
        if decision.step is not None:
            self._presence.step = decision.step
        if self._presence.away and caller is not None:
            seat = table.seat_of(caller)
            if seat is not None:
                self._presence.come_back(table, seat)
        for entry in decision.entries:
            if isinstance(entry, TextHidden | TextUnhidden):
                self._send_again(entry)
        if self._basis != _basis(table):
            self._refresh(table, now)

    def note_cover(self, client: Client, covered: bool, now: float) -> None:
        """Note whether something covers the board of a player's client."""
        if covered:
            self._covers.setdefault(client.connection, now)
        elif self._covers.pop(client.connection, None) is None:
            return
        self._update_covered()

    def uncover(self, person: PersonId) -> None:
        """Note that a player sees the board, whatever covers it on their other devices."""
        if person in self._presence.covered_since:
            self._covers = {
                connection: since
                for connection, since in self._covers.items()
                if connection.person != person
            }
            self._update_covered()

    def _update_covered(self) -> None:
        since: dict[PersonId, float] = {}
        for connection, began in self._covers.items():
            person = connection.person
            since[person] = min(began, since.get(person, began))
        self._presence.covered_since = since

    def close(self, why: wire.Closing) -> None:
        """Send everybody away."""
        for connection, refusal in self.leaving:
            connection.disconnect(wire.Closing.of(refusal))
        self.leaving.clear()
        for connection in self._clients:
            connection.disconnect(why)
        self._clients.clear()
        self._covers.clear()
        self._connections.clear()
        self.people.clear()
        self.ids.clear()
        self.names.clear()
        self.deserted = True

    def _refresh(self, table: Table, now: float) -> None:
        """Compute who may be here, what each may see, and who is present."""
        self._basis = _basis(table)
        known = _people_of(table)
        # Thousands may watch, and all of them see the same.
        watching = {
            television: (
                refusal_for(table, _NOBODY, television),
                perspective_of(table, _NOBODY, television),
            )
            for television in (False, True)
        }
        for connection, client in list(self._clients.items()):
            person = connection.person
            refusal, perspective = watching[client.television]
            if person in known or person in table.removed:
                refusal = refusal_for(table, person, client.television)
                perspective = perspective_of(table, person, client.television)
            if refusal is not None:
                self._drop(table, client)
                self.leaving.append((connection, refusal))
            else:
                client.perspective = perspective
        self._update_presence(table, now)

    def _update_presence(self, table: Table, now: float) -> None:
        """Compute who is present."""
        here = self._presence.here
        # People have come, or people have gone: never both since the last time.
        if len(here) != len(self._connections):
            here = frozenset(self._connections)
        self._presence.update(table, here, now)
        self.deserted = self._is_deserted(table)

    def _is_deserted(self, table: Table) -> bool:
        """A game waits for its players, even if others watch; a game of bots needs any client."""
        match = table.running
        if match is None or not match.players:
            return not self._clients
        return match.players.keys().isdisjoint(self._presence.here)

    def _send_again(self, hidden: TextHidden | TextUnhidden) -> None:
        """Send everybody the chat again from a line on that was hidden or shown again."""
        # Thousands may have the same cursor.
        again: dict[Cursor, Cursor] = {}
        for client in self.clients:
            cursor = client.cursor
            if cursor not in again:
                again[cursor] = _before(cursor, hidden)
            client.cursor = again[cursor]


def _before(cursor: Cursor, hidden: TextHidden | TextUnhidden) -> Cursor:
    """The cursor of a client that is sent a chat again from a line on."""
    if hidden.what == "chat":
        return cursor._replace(chat=min(cursor.chat, hidden.number))
    if hidden.what == "gallery":
        return cursor._replace(gallery=min(cursor.gallery, hidden.number))
    return cursor


def _people_of(table: Table) -> frozenset[PersonId]:
    """The people who are not spectators like all others."""
    seated = [sitter.person for sitter in table.seats if sitter and sitter.person]
    players = table.running.players if table.running is not None else ()
    return frozenset((table.host, table.founder, *seated, *players, *table.muted))


def _count_down(counts: Counter[PersonId], person: PersonId) -> None:
    counts[person] -= 1
    if not counts[person]:
        del counts[person]


def _basis(table: Table) -> tuple[object, ...]:
    """The parts of a table that perspectives and presence depend on."""
    game = table.running.number if table.running is not None else None
    hosts = (table.host, table.founder)
    return (table.seats, table.settings, hosts, table.removed, table.muted, game)

"""The audience: who is here and may see what is decided on join, part and append."""

from __future__ import annotations

from lorelode import wire
from lorelode.core import Seat
from lorelode.tables.audience import Audience, Cursor, perspective_of
from lorelode.tables.decision import Decision
from lorelode.tables.log import PersonId
from lorelode.tables.presence import Presence
from lorelode.tables.table import Table
from tests.tables.scripted import Script, person, settings


class Line:
    """A connection that notes why it was closed."""

    def __init__(self, name: str) -> None:
        self.person: PersonId = person(name)
        self.closed = ""

    def send(self, *_messages: bytes) -> None:
        raise AssertionError("an audience sends nothing")

    def disconnect(self, why: wire.Closing) -> None:
        self.closed = why.code


class Scene:
    """A table, its audience, and who comes to it."""

    def __init__(self, **rules: object) -> None:
        self.script = Script("ann", settings("saboteur", **rules))
        self.script.sit("ann", "bob", "cat")
        self.presence = Presence()
        self.audience = Audience(self.presence)

    @property
    def table(self) -> Table:
        return self.script.table

    def join(self, name: str, **hello: object) -> Line:
        line = Line(name)
        self.audience.join(self.table, line, wire.Hello(**hello), now=0.0)  # type: ignore[arg-type]
        return line

    def ask(self, name: str, kind: type[wire.Command], /, **fields: object) -> Decision:
        decision = self.script.ask(name, kind, **fields)
        self.audience.update(decision, person(name), now=0.0)
        return decision

    def connected(self) -> list[PersonId]:
        return [client.connection.person for client in self.audience.clients]


def test_people_are_here_when_they_join_and_gone_when_they_part() -> None:
    scene = Scene()
    ann, _ = scene.join("ann"), scene.join("bob")
    assert scene.presence.here == {person("ann"), person("bob")}
    assert scene.audience.part(scene.table, ann, now=5.0)
    assert not scene.audience.part(scene.table, ann, now=6.0)
    assert scene.presence.here == {person("bob")}
    assert scene.presence.gone_since == {person("cat"): 0.0, person("ann"): 5.0}


def test_a_removed_player_is_sent_away_and_cannot_join_again() -> None:
    scene = Scene()
    lines = {name: scene.join(name) for name in ("ann", "bob", "cat")}
    scene.ask("ann", wire.Remove, seat=Seat(1))
    assert [line.closed for line in lines.values()] == ["", "removed", ""]
    assert person("bob") not in scene.connected()
    assert scene.join("bob").closed == "removed"


def test_televisions_are_sent_away_when_the_host_forbids_them() -> None:
    scene = Scene(television=True)
    television = scene.join("ann", television=True)
    assert scene.presence.here == frozenset(), "a television is nobody's presence"
    scene.ask("ann", wire.ChangeSettings, settings=settings("saboteur", television=False))
    assert television.closed == "television-off"
    assert scene.connected() == []


def test_perspectives_follow_the_table() -> None:
    scene = Scene()
    for name in ("ann", "bob", "eve"):
        scene.join(name)
    scene.ask("ann", wire.Start)
    scene.ask("bob", wire.Stand)
    assert [client.perspective for client in scene.audience.clients] == [
        perspective_of(scene.table, person(name), television=False)
        for name in ("ann", "bob", "eve")
    ]
    seats = [client.perspective.reserved for client in scene.audience.clients]
    assert seats == [None, Seat(1), None]
    gallery = [client.perspective.reads_gallery for client in scene.audience.clients]
    assert gallery == [False, False, True]


def test_a_game_without_players_and_a_table_without_anybody_are_deserted() -> None:
    scene = Scene()
    eve = scene.join("eve")
    assert not scene.audience.deserted
    scene.ask("ann", wire.Start)
    assert scene.audience.deserted
    bob = scene.join("bob")
    assert not scene.audience.deserted
    scene.audience.part(scene.table, bob, now=1.0)
    scene.audience.part(scene.table, eve, now=1.0)
    assert scene.audience.deserted


def test_hidden_lines_are_sent_again() -> None:
    scene = Scene()
    scene.join("bob")
    (client,) = scene.audience.clients
    for text in ("one", "two", "three"):
        scene.ask("bob", wire.Say, text=text)
    client.cursor = Cursor(chat=3)
    scene.ask("ann", wire.Hide, what="chat", number=1)
    assert client.cursor.chat == 1
    again = scene.join("cat", chat=3)
    found = scene.audience.client(again)
    assert found is not None
    assert found.cursor.chat == 1


def test_every_command_of_a_player_brings_them_back() -> None:
    scene = Scene()
    scene.join("bob")
    scene.ask("ann", wire.Start)
    waiting = next(seat for seat in map(Seat, range(3)) if seat not in scene.table.owing)
    name = ("ann", "bob", "cat")[waiting]
    scene.presence.stand_in_for(scene.table, {waiting})
    scene.ask(name, wire.Back)
    assert scene.presence.away == frozenset()


def test_gallery_lines_and_seat_offers_are_sent_only_to_those_concerned() -> None:
    scene = Scene()
    for name in ("ann", "bob", "eve", "fay"):
        scene.join(name)
    scene.ask("ann", wire.Start)
    clients = {client.connection.person: client for client in scene.audience.clients}
    ann, eve, fay = (clients[person(name)] for name in ("ann", "eve", "fay"))
    recipients = scene.audience.recipients
    assert list(recipients(ann, wire.OfferSeat(id="a"))) == [ann]
    assert list(recipients(eve, wire.Say(id="b", text="hm"))) == [eve, fay]
    assert len(recipients(ann, wire.Say(id="c", text="hm"))) == 4

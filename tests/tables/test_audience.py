"""The audience: who is here and may see what is decided on join, part and append."""

from __future__ import annotations

from lorelode import wire
from lorelode.core import Seat
from lorelode.tables.audience import Audience, Cursor, perspective_of
from lorelode.tables.decision import Decision, table_stamp
from lorelode.tables.hosts import replace_host
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
        for connection, why in self.audience.leaving:
            connection.disconnect(wire.Closing.of(why))
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


def test_a_founder_without_a_seat_is_still_shown_as_the_founder_when_another_is_host() -> None:
    scene = Scene()
    ann = scene.join("ann")
    scene.ask("ann", wire.Stand)
    decision = replace_host(scene.table, person("bob"), table_stamp(scene.script.now))
    scene.script.take(decision)
    scene.audience.update(decision, None, now=1.0)
    client = scene.audience.client(ann)
    assert client is not None
    assert client.perspective == perspective_of(scene.table, person("ann"), television=False)
    assert client.perspective.is_founder


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


def test_a_name_is_free_again_when_its_last_connection_is_gone() -> None:
    scene = Scene()
    lines = [scene.join("zoe"), scene.join("zoe")]
    for line in lines:
        client = scene.audience.client(line)
        assert client is not None
        scene.audience.name(client, "Zoe")
    assert scene.audience.names == {"zoe": {person("zoe"): 2}}
    scene.audience.part(scene.table, lines[0], now=1.0)
    assert scene.audience.names == {"zoe": {person("zoe"): 1}}
    scene.audience.part(scene.table, lines[1], now=1.0)
    assert scene.audience.names == {}


def test_a_spectator_who_is_muted_learns_it_and_the_others_do_not() -> None:
    scene = Scene()
    for name in ("ann", "eve", "fay"):
        scene.join(name)
    scene.ask("eve", wire.Say, text="Hello")
    eve = scene.table.gallery.lines[0].writer
    for muted in (True, False):
        scene.ask("ann", wire.MuteSpectator, spectator=eve, muted=muted)
        silent = [client for client in scene.audience.clients if client.perspective.is_muted]
        assert [one.connection.person for one in silent] == [person("eve")] * muted


def cover(scene: Scene, line: Line, covered: bool, now: float = 0.0) -> None:
    client = scene.audience.client(line)
    assert client is not None
    scene.audience.note_cover(client, covered, now)


def test_a_board_is_covered_until_the_last_of_their_pages_says_otherwise_or_is_closed() -> None:
    scene = Scene()
    phone, laptop = scene.join("ann"), scene.join("ann")
    cover(scene, phone, True, now=3.0)
    cover(scene, laptop, True, now=5.0)
    cover(scene, phone, True, now=7.0)
    assert scene.presence.covered_since == {person("ann"): 3.0}
    cover(scene, phone, False)
    assert scene.presence.covered_since == {person("ann"): 5.0}
    scene.audience.part(scene.table, laptop, now=9.0)
    assert scene.presence.covered_since == {}


def test_a_player_who_plays_sees_the_board_whatever_another_device_shows() -> None:
    scene = Scene()
    for name in ("ann", "ann", "bob"):
        cover(scene, scene.join(name), True)
    scene.audience.uncover(person("ann"))
    assert scene.presence.covered_since == {person("bob"): 0.0}


def test_nobody_else_is_told_that_a_board_is_covered() -> None:
    scene = Scene()
    ann, _ = scene.join("ann"), scene.join("bob")
    client = scene.audience.client(ann)
    assert client is not None
    assert scene.audience.recipients(client, wire.CoverBoard(id="a", covered=True)) == (client,)

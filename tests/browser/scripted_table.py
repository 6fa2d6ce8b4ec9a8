"""A table whose game a test plays move by move, and the pages that are shown it.

The pages are real, and so are the updates: only the server's socket is not, so that a moment of a
game is reached at once and is the same in every run.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec
from playwright.sync_api import Route, WebSocketRoute

from lorelode import wire
from lorelode.core import Seat
from lorelode.core.refusal import Refusal
from lorelode.decks.deck import built_in
from lorelode.tables.audience import Cursor, perspective_of
from lorelode.tables.commands.dispatch import decide
from lorelode.tables.match import Match
from lorelode.tables.presence import Presence
from lorelode.tables.update_writer import PartCache, UpdateWriter
from lorelode.wire.decks import GamePictures, Picture
from tests.browser.person import Person
from tests.browser.saboteur_moves import rank_move
from tests.tables.scripted import CODE, Script, person, settings

NAMES: Final = (
    "ann", "bartholomew", "cy", "dee dee", "evangelina", "finn", "gus", "hana", "ivo", "jo",
)  # fmt: skip
"""Names of players, long ones among them."""

MAX_MOVES: Final = 2000

HIDE_SCRIPT: Final = """(moment) => {
  Object.defineProperty(document, "hidden", { value: true, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
  delete document.hidden;
  document.dispatchEvent(new Event("visibilitychange"));
  const { scene, shown } = document.querySelector(".table, .television").dataset;
  return !scene && shown === moment;
}"""
"""Hides the page for an instant, after which it shows everything at once; true if it has shown
everything up to a moment."""

Choose = Callable[[Seat, list[Any]], Any]
Move = tuple[Seat, Any]


class ScriptedTable:
    """A running game of people with the first names of `NAMES`."""

    def __init__(self, game: str, seats: int, **rules: Any) -> None:
        self.names = NAMES[:seats]
        rules = {"first": 1, "television": True, **rules}
        self.script = Script(self.names[0], settings(game, seats=seats, **rules))
        self.script.sit(*self.names)
        self._clients: list[_Client] = []

    @property
    def match(self) -> Match:
        return self.script.match

    def start(self) -> None:
        self.script.ask(self.names[0], wire.Start)

    def play_until(self, choose: Choose, done: Callable[[Match], object]) -> None:
        """Let everybody move until a condition holds; rests are over at once."""
        for _ in range(MAX_MOVES):
            if done(self.match):
                return
            if self.match.resting:
                self.script.rest()
            seat = min(self.script.table.owing)
            self.script.move(seat, choose(seat, list(self.script.choices(seat))))
        raise AssertionError("the game does not come to it")

    def play_until_before(self, choose: Choose, done: Callable[[Match], object]) -> Move:
        """Play on until the next move would meet a condition, and return that move."""
        last: list[tuple[Any, Seat, Any]] = []

        def note(seat: Seat, choices: list[Any]) -> Any:
            last[:] = [(self.script.table, seat, choose(seat, choices))]
            return last[0][2]

        self.play_until(note, done)
        self.script.table, seat, move = last[0]
        return seat, move

    def move(self, seat: Seat, move: Any) -> None:
        """Let a seat move, and show it on all pages."""
        self.script.move(seat, move)
        self.show()

    def rest(self) -> None:
        """Let everybody have looked long enough, and show what follows."""
        self.script.rest()
        self.show()

    def open(self, who: Person, seat: int | None) -> None:
        """Show the table on the page of a person at a seat; None: on a television."""
        client = _Client(self, who, seat)
        self._clients.append(client)
        client.open()

    def show(self) -> None:
        """Send every page what is new to it."""
        for client in self._clients:
            client.update()

    def write_update(self, seat: int | None, cursor: Cursor) -> tuple[bytes, Cursor]:
        """The update for a seat or a television, as the server would write it."""
        table = self.script.table
        presence = Presence()
        presence.update(table, {person(name) for name in self.names}, now=0.0)
        people = {person(name): name.title() for name in self.names}
        perspective = perspective_of(table, person(self.names[seat or 0]), seat is None)
        writer = UpdateWriter(table, presence, people, None, PartCache())
        return writer.write(perspective, cursor)

    def find_refusal(self, seat: int, message: str | bytes) -> Refusal | None:
        """Why the server would refuse a move of the page; None: it would make it."""
        move = msgspec.json.decode(message, type=wire.Move)
        context = self.script.context(self.names[seat], move.id)
        try:
            decide(self.script.table, context, move)
        except Refusal as refusal:
            return refusal
        return None

    def list_pictures(self) -> bytes:
        """The deck of the game, as the server lists it."""
        cards = {card.id: card for card in built_in().cards}
        ids = self.match.deck
        return wire.encode(GamePictures(tuple(Picture.of(cards[one], over=False) for one in ids)))


class _Client:
    """A page that takes the script for its server."""

    def __init__(self, table: ScriptedTable, who: Person, seat: int | None) -> None:
        self._table = table
        self._who = who
        self._seat = seat
        self._cursor = Cursor()
        self._socket: WebSocketRoute | None = None
        # A table of the server has the addresses that the page asks for besides.
        self._code = who.make_table(television=True)

    def open(self) -> None:
        self._who.context.route_web_socket("**/ws/*", self._connect)
        self._who.context.route("**/api/tables/*/deck", self._answer_deck)
        self._who.go(f"/{'tv' if self._seat is None else 't'}/{self._code}")
        self._who.until(lambda _: True, "it is let in")
        self._who.see("#content")

    def update(self) -> None:
        """Send what is new."""
        assert self._socket is not None, "the page is not connected"
        update, self._cursor = self._table.write_update(self._seat, self._cursor)
        self._who.read(update.decode())
        self._socket.send(update.decode().replace(CODE, self._code))

    def _connect(self, socket: WebSocketRoute) -> None:
        self._socket = socket
        socket.on_message(self._hear)

    def _hear(self, message: str | bytes) -> None:
        heard = json.loads(message)
        self._who.sent.append(str(message))
        if heard["type"] == "hello":
            self._cursor = Cursor()
            self.update()
        elif self._socket is not None:
            self._socket.send(wire.encode(self._answer(heard, message)).decode())

    def _answer(self, heard: dict[str, Any], message: str | bytes) -> wire.Done | wire.Refused:
        if heard["type"] == "move" and self._seat is not None:
            refusal = self._table.find_refusal(self._seat, message)
            if refusal is not None:
                return wire.Refused.of(heard["id"], refusal)
        return wire.Done(heard["id"])

    def _answer_deck(self, route: Route) -> None:
        route.fulfill(body=self._table.list_pictures(), content_type="application/json")


def as_wire(move: Any) -> dict[str, Any]:
    """A move as the page is sent it."""
    return dict(msgspec.to_builtins(move))


def play_scene(pages: Sequence[Person], act: Callable[[], None], until: str | None = None) -> None:
    """Do something, and wait until every page has shown it, or has come to a beat."""
    counts = [page.page.evaluate("window.beats.length") for page in pages]
    act()
    for page, before in zip(pages, counts, strict=True):
        page.wait(
            """([before, until]) => window.beats.length > before
                 && (window.beats.at(-1)[1] ?? null) === until""",
            [before, until],
        )


def catch_up(pages: Sequence[Person], table: ScriptedTable) -> None:
    """Show where the table is now, without a scene."""
    table.show()
    for page in pages:
        page.wait(HIDE_SCRIPT, page.moment)


def dig(_seat: Seat, choices: list[Any]) -> Any:
    """Dig towards the gold."""
    return min(choices, key=lambda move: rank_move(as_wire(move)))


def has_shown(kind: str) -> Callable[[Match], bool]:
    """A condition: the last move has shown news of a kind."""
    return lambda match: any(as_wire(one)["type"] == kind for one in match.state.public.news)

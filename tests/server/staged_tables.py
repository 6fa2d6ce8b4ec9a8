"""Tables for tests: one with a prepared log, and one at which people sit down and play.

At the prepared table, Ann has seat 0, Bob 1, Cat 2, Dot 3 and a bot 4; Dot leaves during the game.
Hal made the table. Ivy watches. Rex was removed before the game. Ann gives the clue of the first
turn, Bob that of the second; then the pile is empty and the game is over.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from lorelode import wire
from lorelode.bots import Explained
from lorelode.core import Seat
from lorelode.core.faces import FACES, Face
from lorelode.tables.bot_pool import (
    Question,
    Speech,
    Thought,
    choose_move,
    explain_move,
    find_words,
)
from lorelode.tables.fold import fold
from lorelode.tables.lobby import make_code
from lorelode.tables.log import Entry, MatchStarted, encode_entries, slot_of
from lorelode.tables.store import TableId
from lorelode.web.server import Server
from tests.server.clients import MovableClock, Visitor, Wire, start_server
from tests.tables.scripted import Script, settings, token

ANN, BOB, CAT, DOT, BOT = map(Seat, range(5))
SEATS = {"ann": ANN, "bob": BOB, "cat": CAT, "dot": DOT}
HOUR = 3600.0

_numbers = count(1)


class OfferSecrets:
    """The secrets of seat offers: two of Cat's, and an expired one of Ann's."""

    good: str
    used: str
    expired: str


class StagedTable(Script):
    """The prepared table when it is open, playing (Bob is to give a clue), resting or over."""

    def __init__(self, status: str, host: str = "ann", **changes: Any) -> None:
        rules = {
            "seats": 5,
            "switches": {"hand_size": "2", "deck_size": "20"},
            "first": 0,
            "clock": "off",
        }
        super().__init__("hal", settings("dixit", television=True, **{**rules, **changes}))
        self.now = time.time() - HOUR
        self.ask("rex", wire.Sit, seat=ANN, name="Rex")
        self.ask("hal", wire.Remove, seat=ANN)
        self.sit("ann", "bob", "cat")
        self.ask("cat", wire.Say, text="Hello")
        self.ask("hal", wire.Say, text="Hello from the gallery")
        self.ask("ivy", wire.Say, text="Hello from Ivy")
        if status != "open":
            self.ask("dot", wire.Sit, seat=DOT, name="Dot")
            self.ask("hal", wire.AddBot, level="steady")
            self.ask("hal", wire.Start)
            self.until("resting")
            self.ask("dot", wire.Stand)
        if status == "playing":
            self.rest()
        if status == "over":
            self.until("over")
        if host == "ann":
            self.ask("hal", wire.Promote, seat=ANN)
        self.offer_secrets = OfferSecrets()
        self.offer_secrets.expired = self._offer("ann")
        self.now = time.time()
        self.offer_secrets.used = self._offer("cat")
        self.ask("cat", wire.ClaimSeat, secret=self.offer_secrets.used)
        self.offer_secrets.good = self._offer("cat")

    def find_free_face(self, code: str) -> Face:
        """A face that nobody has at this table under another code."""
        taken = {sitter.face for sitter in fold(code, self.entries).seats if sitter is not None}
        return min(FACES.keys() - taken)

    def _offer(self, name: str) -> str:
        secret = self.ask(name, wire.OfferSeat).secret
        assert secret is not None
        return secret


async def store_table(server: Server, entries: Sequence[Entry], code: str | None = None) -> str:
    """Store a table with this log. Returns its code: a new one unless one is given."""
    code = code or make_code(next(_numbers).to_bytes(5))
    services = server.services
    started = any(isinstance(entry, MatchStarted) for entry in entries)
    log = encode_entries(entries)
    slots = [slot_of(entry) for entry in entries]
    await services.store.append(TableId(code), 0, log, services.now(), slots=slots, started=started)
    return code


View = dict[str, Any]
"""An update, as it was sent."""

SMALL = {"hand_size": "2", "hand_size_for_three": "2", "deck_size": "16"}
"""Switches of Dixit with which three people play two turns."""


class TableSession:
    """People at a table of a running server, the first of them the host."""

    def __init__(self, server: Server, base: str, code: str) -> None:
        self.server = server
        self.base = base
        self.code = code
        self.people: dict[str, Visitor] = {}
        self.connections: dict[str, Wire] = {}

    def __getitem__(self, name: str) -> Wire:
        return self.connections[name]

    async def deck(self, name: str, query: str = "") -> Any:
        """Request the deck. Returns the ids of its pictures, or the code of the refusal."""
        address = f"{self.base}/api/tables/{self.code}/deck{query}"
        async with self.people[name].http.get(address) as asked:
            body = await asked.json()
            return [card["id"] for card in body["cards"]] if asked.ok else body["code"]

    async def join(self, name: str, /, **hello: Any) -> Wire:
        """Connect somebody to the table, or reconnect them, and receive their first update."""
        if name not in self.people:
            self.people[name] = Visitor(self.base, token(name))
        connection = await self.people[name].join(self.code, **hello)
        await connection.receive()
        self.connections[name] = connection
        return connection

    async def leave(self, name: str) -> None:
        """Close somebody's connection."""
        await self.connections.pop(name).close()

    async def move(self, name: str, move: Any = None) -> View:
        """Make a move for somebody: their first choice unless a move is given."""
        connection = self[name]
        view = await wait_for_update(
            connection, lambda view: view["play"] and view["play"]["choices"]
        )
        move = view["play"]["choices"][0] if move is None else move
        moment = {"game": view["table"]["game"], "phase": view["play"]["phase"]}
        return await connection.do("move", **moment, move=move)

    async def play(self, *names: str, until: str) -> None:
        """Make these people's first choices, and skip rests, until the table has this status."""
        await asyncio.gather(*(self._play_until(self[name], until) for name in names))

    async def _play_until(self, connection: Wire, until: str) -> None:
        answered: object = None
        while (status := connection.view["table"]["status"]) != until:
            play = connection.view["play"]
            if play is None or not (status == "resting" or play["choices"]):
                await connection.receive()
                continue
            moment = {"game": connection.view["table"]["game"], "phase": play["phase"]}
            if answered == (status, moment):
                await connection.receive()
                continue
            answered = (status, moment)
            if status == "resting":
                await connection.ask("ready", **moment)
            else:
                await connection.ask("move", **moment, move=play["choices"][0])

    async def ready(self, name: str) -> View:
        """Send somebody's `ready`."""
        view = self[name].view
        moment = {"game": view["table"]["game"], "phase": view["play"]["phase"]}
        return await self[name].do("ready", **moment)


def you(
    seat: int | None,
    *,
    host: bool = False,
    television: bool = False,
    reserved: int | None = None,
    muted: bool = False,
    founder: bool | None = None,
) -> View:
    """The `you` of an update. A host is the founder too, unless it is said otherwise."""
    who = {"seat": seat, "host": host, "television": television}
    founder = host if founder is None else founder
    return {**who, "reserved": reserved, "muted": muted, "founder": founder}


async def wait_for_update(connection: Wire, wanted: Callable[[View], object]) -> View:
    """Wait until this is true of an update: the last one, or one that comes."""
    if connection.view and wanted(connection.view):
        return connection.view
    return await connection.until(lambda message: message["type"] == "update" and wanted(message))


@asynccontextmanager
async def start_table(
    data: Path,
    *names: str,
    server: dict[str, Any] | None = None,
    time: MovableClock | None = None,
    **settings: Any,
) -> AsyncIterator[TableSession]:
    """Seat people at a new table of a new server, in this order; the first is the host."""
    async with start_server(data, time, **(server or {})) as (running_server, base):
        host = Visitor(base, token(names[0]))
        code = await host.make_table(**{"game": "dixit", "seats": len(names), **settings})
        session = TableSession(running_server, base, code)
        session.people[names[0]] = host
        try:
            for seat, name in enumerate(names):
                connection = await session.join(name)
                await connection.do("sit", seat=seat, name=name.title())
            yield session
        finally:
            for visitor in session.people.values():
                await visitor.close()


class ImmediateBotPool:
    """A bot pool that asks bots in the test's own process."""

    def __init__(self, processes: int, niceness: int = 0) -> None:
        self.processes = processes
        self.niceness = niceness

    async def think(self, question: Question) -> Thought:
        return choose_move(question)

    async def speak(self, question: Question) -> Speech:
        return find_words(question)

    async def explain(self, question: Question) -> Explained | None:
        return explain_move(question)

    async def close(self) -> None:
        pass


@pytest.fixture
def bots_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let bots answer at once, without other processes."""
    monkeypatch.setattr("lorelode.web.server.ProcessBotPool", ImmediateBotPool)

"""Tables for tests: one whose log is written by hand, or a party of people who come and play.

At the one by hand seat 0 is Ann's, 1 Bob's, 2 Cat's, 3 Dot's, who leaves during the game, and 4 a
bot's; Hal has made it. Rex was removed before anything began. In the first turn Ann tells, in the
second Bob; then the pile is empty and the game over.
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
from lorelode.tables.bot_pool import Question, Thought, choose_move, explain_move
from lorelode.tables.lobby import make_code
from lorelode.tables.log import Entry, encode_entries
from lorelode.tables.store import TableId
from lorelode.web.server import Server
from tests.server.clients import Visitor, Wire, running
from tests.tables.scripted import Script, settings, token

ANN, BOB, CAT, DOT, BOT = map(Seat, range(5))
SEATS = {"ann": ANN, "bob": BOB, "cat": CAT, "dot": DOT}
HOUR = 3600.0

_numbers = count(1)


class Secrets:
    """Of links with which Cat's seat may be taken over, or Ann's."""

    good: str
    used: str
    expired: str


class Stage(Script):
    """The table at one of its moments: open, playing (Bob is to tell), resting or over."""

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
        self.links = Secrets()
        self.links.expired = self._offer("ann")
        self.now = time.time()
        self.links.used = self._offer("cat")
        self.ask("cat", wire.ClaimSeat, secret=self.links.used)
        self.links.good = self._offer("cat")

    def _offer(self, name: str) -> str:
        secret = self.ask(name, wire.OfferSeat).secret
        assert secret is not None
        return secret


async def put(server: Server, entries: Sequence[Entry], code: str | None = None) -> str:
    """A table in the server's store that has this log; its code, a new one unless one is given."""
    code = code or make_code(next(_numbers).to_bytes(5))
    services = server.services
    await services.store.append(TableId(code), 0, encode_entries(entries), services.now())
    return code


View = dict[str, Any]
"""An update, as it was sent."""

SMALL = {"hand_size": "2", "hand_size_for_three": "2", "deck_size": "16"}
"""Switches of Dixit: three play two turns."""


class Party:
    """People at a table of a running server, the first of them the host."""

    def __init__(self, server: Server, base: str, code: str) -> None:
        self.server = server
        self.base = base
        self.code = code
        self.people: dict[str, Visitor] = {}
        self.lines: dict[str, Wire] = {}

    def __getitem__(self, name: str) -> Wire:
        return self.lines[name]

    async def deck(self, name: str, query: str = "") -> Any:
        """The ids of the pictures that somebody is sent, or the code of the refusal."""
        address = f"{self.base}/api/tables/{self.code}/deck{query}"
        async with self.people[name].http.get(address) as asked:
            told = await asked.json()
            return [card["id"] for card in told["cards"]] if asked.ok else told["code"]

    async def join(self, name: str, /, **hello: Any) -> Wire:
        """Connect somebody to the table, or reconnect them, and receive their first update."""
        if name not in self.people:
            self.people[name] = Visitor(self.base, token(name))
        line = await self.people[name].join(self.code, **hello)
        await line.receive()
        self.lines[name] = line
        return line

    async def leave(self, name: str) -> None:
        """Somebody's line is cut."""
        await self.lines.pop(name).close()

    async def move(self, name: str, move: Any = None) -> View:
        """Somebody moves: the first of their choices unless another move is given."""
        line = self[name]
        view = await sees(line, lambda view: view["play"] and view["play"]["choices"])
        move = view["play"]["choices"][0] if move is None else move
        moment = {"game": view["table"]["game"], "phase": view["play"]["phase"]}
        return await line.do("move", **moment, move=move)

    async def play(self, *names: str, until: str) -> None:
        """These make their first choices, and look at nothing for long, until it is so."""
        await asyncio.gather(*(self._plays(self[name], until) for name in names))

    async def _plays(self, line: Wire, until: str) -> None:
        answered: object = None
        while (status := line.view["table"]["status"]) != until:
            play = line.view["play"]
            if play is None or not (status == "resting" or play["choices"]):
                await line.receive()
                continue
            moment = {"game": line.view["table"]["game"], "phase": play["phase"]}
            if answered == (status, moment):
                await line.receive()
                continue
            answered = (status, moment)
            if status == "resting":
                await line.ask("ready", **moment)
            else:
                await line.ask("move", **moment, move=play["choices"][0])

    async def ready(self, name: str) -> View:
        """Somebody has seen enough."""
        view = self[name].view
        moment = {"game": view["table"]["game"], "phase": view["play"]["phase"]}
        return await self[name].do("ready", **moment)


def you(
    seat: int | None, *, host: bool = False, television: bool = False, reserved: int | None = None
) -> View:
    """The `you` of an update."""
    return {"seat": seat, "host": host, "television": television, "reserved": reserved}


async def sees(line: Wire, wanted: Callable[[View], object]) -> View:
    """The update of which this is true: the last one, or one that comes."""
    if line.view and wanted(line.view):
        return line.view
    return await line.until(lambda told: told["type"] == "update" and wanted(told))


@asynccontextmanager
async def party(
    data: Path, *names: str, server: dict[str, Any] | None = None, **settings: Any
) -> AsyncIterator[Party]:
    """These people at the seats of a new table, in this order; seats and settings as given."""
    async with running(data, **(server or {})) as (running_server, base):
        host = Visitor(base, token(names[0]))
        code = await host.make(**{"game": "dixit", "seats": len(names), **settings})
        together = Party(running_server, base, code)
        together.people[names[0]] = host
        try:
            for seat, name in enumerate(names):
                line = await together.join(name)
                await line.do("sit", seat=seat, name=name.title())
            yield together
        finally:
            for visitor in together.people.values():
                await visitor.close()


class AtOnce:
    """Asks bots here and now, for a test that has no need of processes."""

    def __init__(self, processes: int, kindness: int = 0) -> None:
        self.processes = processes
        self.kindness = kindness

    async def think(self, question: Question) -> Thought:
        return choose_move(question)

    async def explain(self, question: Question) -> Explained | None:
        return explain_move(question)

    async def close(self) -> None:
        pass


@pytest.fixture
def bots_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that answer at once, without a process of their own."""
    monkeypatch.setattr("lorelode.web.server.ProcessBotPool", AtOnce)

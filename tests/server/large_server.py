"""A server with the largest tables, decks and crowds that limits admit, and people who visit it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

import aiohttp
import msgspec

from lorelode import wire
from lorelode.bots import Explained
from lorelode.decks import Card, Deck, Words
from lorelode.decks.import_result import SMALL_FOLDER
from lorelode.decks.library import write_deck
from lorelode.decks.shelf import DECK_FILE
from lorelode.tables.bot_pool import Question, explain_move
from tests.server.clients import PATIENCE, Visitor
from tests.server.largest_tables import NAMES, long_text
from tests.server.loop_pauses import ServerThread
from tests.server.staged_tables import ImmediateBotPool
from tests.tables.scripted import person, settings, token

LISTED_TABLES: Final = 500

OVER, RUNNING, TEN_SEATS, WITH_BOTS = "over", "running", "ten seats", "with bots"
WITH_CLUES_OF_BOTS, ALONE = "with clues of bots", "alone with bots"

CROWDS: Final = {
    OVER: 500,
    RUNNING: 2000,
    TEN_SEATS: 500,
    WITH_BOTS: 0,
    WITH_CLUES_OF_BOTS: 0,
    ALONE: 0,
}
"""How many watch each table."""


class Line:
    """Somebody in the crowd: a connection without a socket. Thousands of sockets are too many."""

    def __init__(self, name: str) -> None:
        self.person = person(name)

    def send(self, *messages: bytes) -> None:
        pass

    def disconnect(self, why: wire.Closing) -> None:
        pass


class Player:
    """A connection that always reads, as a page does, and looks only at the last update."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self._socket = socket
        self._sent = 0
        self._answers: dict[str, asyncio.Future[Any]] = {}
        self._last = b""
        self._updates = 0
        self._came = asyncio.Event()
        self._reading = asyncio.create_task(self._read())

    @property
    def view(self) -> Any:
        """The last update."""
        return msgspec.json.decode(self._last)

    async def ask(self, kind: str, **fields: Any) -> Any:
        """Send a command, and wait until it is done and an update has come."""
        self._sent += 1
        name = f"{id(self)}-{self._sent}"
        answer = self._answers[name] = asyncio.get_running_loop().create_future()
        seen = self._updates
        message = {"type": kind, "id": name, **fields}
        await self._socket.send_str(msgspec.json.encode(message).decode())
        async with asyncio.timeout(PATIENCE):
            done = await answer
            assert done["type"] == "done", done
            while self._updates == seen:
                self._came.clear()
                await self._came.wait()
        return done

    async def wait_for_update(self) -> None:
        """Wait for the first update."""
        async with asyncio.timeout(PATIENCE):
            while not self._updates:
                self._came.clear()
                await self._came.wait()

    async def _read(self) -> None:
        async for frame in self._socket:
            data = frame.data.encode()
            if data.startswith(b'{"type":"update"'):
                self._last = data
                self._updates += 1
                self._came.set()
            else:
                answer = msgspec.json.decode(data)
                self._answers.pop(answer["id"]).set_result(answer)
        for waiting in self._answers.values():
            waiting.set_exception(ConnectionError(f"closed with {self._socket.close_code}"))

    async def close(self) -> None:
        await self._socket.close()
        await self._reading


class ThreadBotPool(ImmediateBotPool):
    """Explains moves in a thread: to start another process would take the longest of all."""

    def __init__(self) -> None:
        super().__init__(1)

    async def explain(self, question: Question) -> Explained | None:
        return await asyncio.to_thread(explain_move, question)


class LargeServer:
    """A server with the largest tables and decks, and what its visitors need to ask for them."""

    def __init__(self, thread: ServerThread, folder: Path, codes: Mapping[str, str]) -> None:
        self.thread = thread
        self.folder = folder
        self.codes = codes
        self.people: dict[str, Visitor] = {}
        self.players: dict[tuple[str, str], Player] = {}

    @asynccontextmanager
    async def visit(self) -> AsyncIterator[None]:
        """Let people connect, until the end of a test."""
        self.people = {name: Visitor(self.thread.base, token(name)) for name in (*NAMES, "zoe")}
        self.players = {}
        try:
            yield
        finally:
            for player in self.players.values():
                await player.close()
            for visitor in self.people.values():
                await visitor.close()

    async def connect(self, name: str, code: str, /, **hello: Any) -> Player:
        """Connect somebody to a table."""
        address = f"{self.thread.base}/ws/{code}"
        socket = await self.people[name].http.ws_connect(address, max_msg_size=0)
        await socket.send_str(msgspec.json.encode({"type": "hello", **hello}).decode())
        player = Player(socket)
        await player.wait_for_update()
        return player

    async def player(self, table: str, name: str) -> Player:
        """Somebody at one of the large tables."""
        if (table, name) not in self.players:
            self.players[table, name] = await self.connect(name, self.codes[table])
        return self.players[table, name]

    async def reach(self, table: str, status: str) -> tuple[Player, dict[str, Any]]:
        """Play at a table until it has this status. Returns who is to move or to be ready."""
        seats = len((await self.player(table, "ann")).view["table"]["seats"])
        players = [await self.player(table, name) for name in NAMES[:seats]]
        while True:
            await asyncio.sleep(0.02)
            for player in players:
                view = player.view
                play, now = view["play"], view["table"]["status"]
                if now == "resting" and not is_ready(view):
                    if status == "resting":
                        return player, moment_of(view)
                    await player.ask("ready", **moment_of(view))
                elif now == "playing" and play["choices"]:
                    move = {**moment_of(view), "move": long_move(play["choices"][0])}
                    if status == "playing":
                        return player, move
                    await player.ask("move", **move)


def is_ready(view: Any) -> bool:
    """Whether the player of a view is ready."""
    return bool(view["table"]["seats"][view["you"]["seat"]].get("ready"))


def moment_of(view: Any) -> dict[str, int]:
    """The game and the phase of a view."""
    return {"game": view["table"]["game"], "phase": view["play"]["phase"]}


def long_move(move: dict[str, Any]) -> dict[str, Any]:
    """A move with the longest clue, if it has one."""
    return {**move, "clue": long_text(200)} if "clue" in move else move


def write_large_decks(folder: Path) -> None:
    """Decks with as many pictures as a game may have."""
    words = {"en": Words("A title", "A caption", ("one", "another"))}
    for name, start in (("large", "picture"), ("other", "other")):
        cards = tuple(
            Card(f"{start}-{number}", words, f"{start}-{number}.webp") for number in range(999)
        )
        deck = folder / "decks" / name
        (deck / SMALL_FOLDER).mkdir(parents=True)
        (deck / DECK_FILE).write_text(write_deck(Deck(name, cards)), "utf-8")
        for place in (deck, deck / SMALL_FOLDER):
            (place / f"{start}-1.webp").write_bytes(bytes(110_000))


def open_listed_tables(thread: ServerThread) -> None:
    """Let there be many tables in the list of open tables."""

    async def create(number: int) -> None:
        name = f"host {number}"
        actor = await thread.server.lobby.create(person(name), settings(listed=True))
        actor.join(Line(name), wire.Hello())

    async def create_all() -> None:
        await asyncio.gather(*map(create, range(LISTED_TABLES)))

    thread.wait(create_all)


def gather_crowd(thread: ServerThread, code: str, size: int) -> None:
    """Let thousands watch a table who have received everything that was sent before."""

    async def gather() -> None:
        actor = await thread.server.lobby.find(code)
        table = actor.table
        assert table.match is not None
        hello = wire.Hello(
            game=table.match.number,
            lines=len(table.match.lines),
            chat=table.chat.length,
            gallery=table.gallery.length,
        )
        for number in range(size):
            name = f"w{number}"
            actor.join(Line(name), msgspec.structs.replace(hello, name=name))
        await actor.wait_until_done()

    thread.wait(gather)

"""A server to test, and clients that keep every frame they receive."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final, TypeVar, TypeVarTuple

import aiohttp
import msgspec

from lorelode.tables.process_pool import Pool
from lorelode.web.lifecycle import bind, run_server
from lorelode.web.server import Server
from lorelode.web.settings import ServerSettings
from lorelode.web.visitors import COOKIE, new_token

T = TypeVar("T")
Arguments = TypeVarTuple("Arguments")

PATIENCE = 20.0
"""How many seconds a test waits for a message before it fails."""

FAST: Mapping[str, Any] = {
    "bind_address": "127.0.0.1",
    "port": 0,
    "bot_seconds": 0.0,
    "messages_per_second": 10_000,
    "message_burst": 10_000,
    "chat_burst": 10_000,
    "requests_per_second": 10_000,
    "request_burst": 10_000,
    "tables_per_address": 10_000,
    "connections_per_address": 10_000,
    "guesses_per_minute": 10_000,
    "cut_offs_per_minute": 10_000,
}
"""Settings under which nothing slows a test down."""


KEPT_OPEN_SECONDS: Final = 3600.0
"""How long a client keeps an idle connection. aiohttp's own 15 seconds are over too soon on a busy
machine: a test that counts connections would miss some. The server closes them first."""


class MovableClock:
    """The time of day and the monotonic clock of a server, which a test may move on."""

    def __init__(self) -> None:
        self._wall_shift = self._shift = 0.0

    def now(self) -> float:
        return time.time() + self._wall_shift

    def tick(self) -> float:
        return time.monotonic() + self._shift

    def pass_time(self, seconds: float) -> None:
        """Let time pass."""
        self._wall_shift += seconds
        self._shift += seconds

    def jump(self, seconds: float) -> None:
        """Set the time of day, and nothing else."""
        self._wall_shift += seconds


class ThreadPool:
    """Does work in a thread of the test's own process, which starts at once and can be patched."""

    async def run(self, work: Callable[[*Arguments], T], *arguments: *Arguments) -> T:
        return await asyncio.to_thread(work, *arguments)

    async def close(self) -> None:
        pass


@asynccontextmanager
async def start_server(
    data: Path,
    clock: MovableClock | None = None,
    archive: Pool | None = None,
    /,
    **settings: Any,
) -> AsyncIterator[tuple[Server, str]]:
    """A server in this process, and its address."""
    clock = clock or MovableClock()
    chosen = ServerSettings(data=data, **{**FAST, **settings})
    listening = bind(chosen)
    base = f"http://127.0.0.1:{listening.getsockname()[1]}"
    async with run_server(chosen, listening, now=clock.now, tick=clock.tick) as server:
        server.finished_games.archive = archive or ThreadPool()
        yield server, base


def game_view(view: Mapping[str, Any]) -> dict[str, Any]:
    """The game as an update shows it, without the news of the new lines."""
    return {**view["play"], "line_news": None}


class Visitor:
    """A person with their own cookie, who may come from another address of this machine."""

    def __init__(self, base: str, token: str | None = None, address: str | None = None) -> None:
        self.base = base
        self.token = token or new_token(os.urandom)
        self.http = aiohttp.ClientSession(
            headers={"Origin": base, "X-Lorelode": "1", "Cookie": f"{COOKIE}={self.token}"},
            cookie_jar=aiohttp.DummyCookieJar(),
            connector=aiohttp.TCPConnector(
                local_addr=(address, 0) if address else None,
                keepalive_timeout=KEPT_OPEN_SECONDS,
            ),
        )
        self.wires: list[Wire] = []

    async def __aenter__(self) -> Visitor:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def close(self) -> None:
        for wire in self.wires:
            await wire.close()
        await self.http.close()

    async def make_table(self, game: str = "saboteur", seats: int = 3, **settings: Any) -> str:
        """Make a new table. Returns its code."""
        edition = {"saboteur": "lv", "dixit": "fa"}.get(game)
        wanted = {"game": game, "edition": edition, "seats": seats, **settings}
        async with self.http.post(f"{self.base}/api/tables", json={"settings": wanted}) as made:
            assert made.status == 201, await made.text()
            code: str = (await made.json())["code"]
            return code

    async def ask_why(self, code: str) -> tuple[int, Any]:
        """Ask why a WebSocket would be refused, as pages do. Returns the status and the body."""
        async with self.http.get(f"{self.base}/ws/{code}") as answer:
            return answer.status, await answer.json()

    async def join(self, code: str, **hello: Any) -> Wire:
        """Connect to a table, and send the hello."""
        # The ids of commands must differ between all connections of a person.
        sent = 1000 * len(self.wires)
        wire = Wire(await self.http.ws_connect(f"{self.base}/ws/{code}"), sent)
        self.wires.append(wire)
        await wire.send("hello", command=None, **hello)
        return wire


class Wire:
    """A connection that keeps every frame it was sent."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse, sent: int = 0) -> None:
        self.socket = socket
        self.frames: list[str] = []
        self.view: dict[str, Any] = {}
        """The last update."""
        self._sent = sent

    async def send(self, kind: str, command: str | None = "", **fields: Any) -> str:
        """Send a message. Returns its id: a new one unless one is given; None means no id."""
        self._sent += 1
        name = f"c{self._sent}" if command == "" else command
        message = {"type": kind, **({"id": name} if name is not None else {}), **fields}
        await self.socket.send_str(msgspec.json.encode(message).decode())
        return name or ""

    async def receive(self) -> dict[str, Any]:
        """Receive the next message; `ConnectionError` if the connection is closed."""
        async with asyncio.timeout(PATIENCE):
            frame = await self.socket.receive()
        if frame.type is not aiohttp.WSMsgType.TEXT:
            raise ConnectionError(f"the server closed the connection: {frame}")
        self.frames.append(frame.data)
        message: dict[str, Any] = msgspec.json.decode(frame.data)
        if message["type"] == "update":
            self.view = message
        return message

    async def until(self, wanted: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
        """Receive messages until this is true of one."""
        while True:
            message = await self.receive()
            if wanted(message):
                return message

    async def ask(self, kind: str, command: str = "", **fields: Any) -> dict[str, Any]:
        """Send a command, and wait for its answer: `done` or `refused`."""
        name = await self.send(kind, command, **fields)
        return await self.until(lambda message: message.get("id") == name)

    async def do(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Send a command that must succeed, and wait for the next update."""
        answer = await self.ask(kind, **fields)
        assert answer["type"] == "done", answer
        return await self.until(lambda message: message["type"] == "update")

    async def close(self) -> None:
        await self.socket.close()

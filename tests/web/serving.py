"""A real server on a real socket, for tests: on asyncio's loop and on uvloop's."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
from collections.abc import AsyncIterator, Callable, Coroutine
from typing import Any

import uvloop
from aiohttp import web
from msgspec import Struct

from lorelode.web.guard import install_guard
from lorelode.web.rate_limits import Buckets
from lorelode.web.settings import ServerSettings
from lorelode.web.timeouts import Runner, make_runner

LATE = 5.0  # seconds: a busy machine may be late

LOOPS: dict[str, Callable[[], asyncio.AbstractEventLoop]] = {
    "asyncio": asyncio.new_event_loop,
    "uvloop": uvloop.new_event_loop,
}


def run(main: Coroutine[Any, Any, None], loop: str = "uvloop") -> None:
    """Run a test in a loop of its own."""
    with asyncio.Runner(loop_factory=LOOPS[loop]) as runner:
        runner.run(main)


class Served(Struct):
    """A running server, and the codes of the refusals that it has counted."""

    port: int
    runner: Runner
    refused: list[str]

    @property
    def host(self) -> str:
        return f"localhost:{self.port}"

    @property
    def origin(self) -> str:
        return f"http://localhost:{self.port}"


@contextlib.asynccontextmanager
async def serve(
    app: web.Application,
    settings: ServerSettings | None = None,
    now: Callable[[], float] | None = None,
) -> AsyncIterator[Served]:
    """An application behind the whole door, at a free port of this machine."""
    settings = settings or ServerSettings()
    listening = socket.create_server(("127.0.0.1", 0))
    port = listening.getsockname()[1]
    refused: list[str] = []
    loop = asyncio.get_running_loop()
    install_guard(
        app,
        hosts={f"localhost:{port}"},
        origins={f"http://localhost:{port}"},
        trusted=settings.trusted_proxies,
        requests=Buckets(settings.requests_per_second, settings.request_burst),
        files=Buckets(settings.requests_per_second, settings.request_burst),
        https=settings.https,
        now=now or loop.time,
        count_refusal=refused.append,
    )
    runner = make_runner(app, settings, count_refusal=refused.append, shutdown_seconds=0.5)
    await runner.setup()
    await web.SockSite(runner, listening).start()
    try:
        yield Served(port, runner, refused)
    finally:
        await runner.cleanup()


class Wire:
    """A client that writes and reads bytes as a test wants them."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def send(self, data: bytes) -> None:
        self.writer.write(data)
        await self.writer.drain()

    async def answer(self) -> tuple[int, dict[str, str], bytes]:
        """The next answer: its status, headers in lower case, and body."""
        head = (await self.reader.readuntil(b"\r\n\r\n")).decode("latin-1")
        status, *lines = head.rstrip().split("\r\n")
        headers = {}
        for line in lines:
            name, _, value = line.partition(": ")
            headers[name.lower()] = value
        body = await self.reader.readexactly(int(headers.get("content-length", "0")))
        return int(status.split()[1]), headers, body

    async def code(self) -> tuple[int, str]:
        """The status of the next answer and the code it refuses with."""
        status, headers, body = await self.answer()
        assert headers["content-type"] == "application/json"
        said = json.loads(body)
        assert set(said) == {"code", "facts", "sentence"}
        assert said["sentence"].endswith(".")
        return status, str(said["code"])

    async def ends(self) -> None:
        """Wait until the server closes the connection; fail if it does not."""
        async with asyncio.timeout(LATE):
            with contextlib.suppress(ConnectionError):
                while await self.reader.read(65536):
                    pass


@contextlib.asynccontextmanager
async def connect(port: int, sock: socket.socket | None = None) -> AsyncIterator[Wire]:
    """A connection of one's own to a server; `sock` is one already connected."""
    if sock is not None:
        reader, writer = await asyncio.open_connection(sock=sock)
    else:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        yield Wire(reader, writer)
    finally:
        writer.close()
        with contextlib.suppress(ConnectionError):
            await writer.wait_closed()


async def until(true: Callable[[], bool]) -> None:
    """Wait for something to become true; fail if it does not."""
    async with asyncio.timeout(LATE):
        while not true():
            await asyncio.sleep(0.005)


def request(
    target: str = "/",
    *,
    method: str = "GET",
    headers: dict[str, str] | list[tuple[str, str]] | None = None,
    body: bytes = b"",
) -> bytes:
    """A request as bytes, with no header that is not given."""
    pairs = headers.items() if isinstance(headers, dict) else headers or []
    lines = [f"{method} {target} HTTP/1.1", *(f"{name}: {value}" for name, value in pairs)]
    return "\r\n".join([*lines, "", ""]).encode("latin-1") + body


def upgrade(host: str, origin: str | None) -> dict[str, str]:
    """The headers that ask for a WebSocket."""
    asking = {
        "Host": host,
        "Connection": "Upgrade",
        "Upgrade": "websocket",
        "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==",
    }
    return asking if origin is None else {**asking, "Origin": origin}

"""Two servers, one for each world, and sockets that keep every byte they receive.

Both servers are real: sockets, aiohttp and SQLite; or they are nodes of two clusters, and pass
everything on to another node. The test provides only their clock and their
random bytes, the same for both. A socket keeps the bytes as they came, frame headers included. The
comparison leaves out the date of HTTP answers and the hash of the seed, which always differ.
"""

from __future__ import annotations

import asyncio
import re
from base64 import urlsafe_b64encode
from collections import defaultdict
from collections.abc import AsyncIterator, Collection, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from hashlib import sha256
from ipaddress import ip_network
from pathlib import Path
from typing import Any, Literal, TypeAlias, cast

import msgspec
from msgspec.structs import replace

from lorelode.core import Seat
from lorelode.tables.log import PersonId, encode_entries, slot_of
from lorelode.tables.store import SqliteStore, Store, TableId
from lorelode.tables.store.postgres import PostgresStore
from lorelode.tables.table import Table
from lorelode.web import lifecycle
from lorelode.web.notices.sentences import write_notice
from lorelode.web.server import Server
from lorelode.web.settings import ServerSettings
from lorelode.web.visitors import COOKIE, identify
from lorelode.wire.notices import NoticeKind
from tests.postgres import new_cluster
from tests.server.clients import FAST, ThreadPool
from tests.server.twin_worlds import START_TIME, Pair, make_log
from tests.web.serving import request, upgrade

PATIENCE = 60.0
"""How many seconds a test waits for an answer before it fails."""

HOST = "lorelode.test"
"""The host name of both servers, with any port."""

FOREIGN_HEADERS = {"X-Forwarded-For": "203.0.113.9"}
"""Observers do not connect from the server's own machine."""

TEXT, BINARY, _CLOSE, _PING, _PONG = 0x1, 0x2, 0x8, 0x9, 0xA
_DATE = re.compile(rb"\r\nDate: [^\r]*")
_LENGTH = re.compile(rb"\r\nContent-Length: (\d+)")
_ANSWER = re.compile(rb'\{"type":"(?:done|refused)","id":"([^"]*)"')
_UPDATE = b'{"type":"update"'


class Clock:
    """The time in both worlds; only the test moves it on."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def now(self) -> float:
        return START_TIME + self.seconds

    def tick(self) -> float:
        return 1000 + self.seconds


def fixed_bytes(count: int) -> bytes:
    """The random bytes of the servers: the same in both worlds, in any order of calls."""
    return b"\x2a" * count


Told: TypeAlias = defaultdict[str, list[bytes]]
"""The notices of one world, by the code of their table."""
Passage: TypeAlias = Literal["relay", "handover"] | None
"""How the servers pass connections on to the owners of the tables."""


@asynccontextmanager
async def two_servers(
    folder: Path,
    pairs: Sequence[Pair],
    clock: Clock,
    passed_by: Passage = None,
    told: tuple[Told, Told] | None = None,
) -> AsyncIterator[tuple[int, int]]:
    """A server for each world, with a table for each pair; their ports.

    With `passed_by`, another server of the same database owns all tables. `told` gets the notices
    of both worlds.
    """
    told = told or (Told(list), Told(list))
    async with AsyncExitStack() as stack:
        ports, fronts = [], []
        for which in (0, 1):
            settings = ServerSettings(
                **{**FAST, "data": folder / str(which), "public_url": f"http://{HOST}"},
                trusted_proxies=(ip_network("127.0.0.0/8"),),
            )
            settings.data.mkdir(parents=True)
            if passed_by is not None:
                database = new_cluster()
                settings = replace(
                    settings,
                    database=database.address,
                    cluster=database.cluster,
                    share_port=passed_by == "handover",
                )
                await _write_logs(await PostgresStore.open(database), pairs, which)
                # Nobody connects to this address, so the front gets all connections.
                behind = replace(settings, bind_address="127.0.0.2")
                owner, port = await stack.enter_async_context(_start(behind, clock, told[which]))
                if passed_by == "handover":
                    settings = replace(settings, port=port)
                for pair in pairs:
                    await owner.lobby.find(pair.code)
            else:
                store = SqliteStore(settings.data / lifecycle.STORE_FILE)
                await _write_logs(store, pairs, which)
            front, port = await stack.enter_async_context(_start(settings, clock, told[which]))
            fronts.append(front)
            ports.append(port)
        yield ports[0], ports[1]
        for front in fronts:
            passed = {
                name: (front.metrics.registry.get_sample_value(f"lorelode_{name}_total") or 0) > 0
                for name in ("relayed_requests", "connections_handed_over")
            }
            assert passed == {
                "relayed_requests": passed_by is not None,
                "connections_handed_over": passed_by == "handover",
            }


@asynccontextmanager
async def _start(
    settings: ServerSettings, clock: Clock, told: Told
) -> AsyncIterator[tuple[Server, int]]:
    """A server, and its port."""
    listening = lifecycle.bind(settings)
    port = listening.getsockname()[1]
    async with lifecycle.run_server(
        settings, listening, draw=fixed_bytes, now=clock.now, tick=clock.tick
    ) as server:
        # In this process, where leaks are planted.
        server.finished_games.archive = ThreadPool()
        _listen(server, told)
        yield server, port


def _listen(server: Server, told: Told) -> None:
    """Note every notice as it is written, and after which move, whether or not anybody looks."""
    tell = server.notifier.tell

    def note(table: Table, kinds: Mapping[Seat, NoticeKind], looking: Collection[PersonId]) -> None:
        assert table.match is not None
        moves = len(table.match.lines)
        for seat, kind in kinds.items():
            notice = write_notice(table.code, table.settings.game, kind, "en")
            told[table.code].append(msgspec.json.encode((moves, seat, notice, sorted(looking))))
        tell(table, kinds, looking)

    # An assignment would need a comment for one type checker that the other one refuses.
    object.__setattr__(server.notifier, "tell", note)


async def _write_logs(store: Store, pairs: Sequence[Pair], which: int) -> None:
    """Write the logs of all tables as they are in one world."""
    for pair in pairs:
        people = [identify(token(pair, f"player {seat}")) for seat in range(pair.setup.seats)]
        entries = make_log(pair, which, people)
        slots = [slot_of(entry) for entry in entries]
        await store.append(TableId(pair.code), 0, encode_entries(entries), START_TIME, slots=slots)
    await store.close()


def token(pair: Pair, who: str) -> str:
    """The token of a visitor, the same in both worlds."""
    digest = sha256(f"{pair.code} {who}".encode()).digest()
    return urlsafe_b64encode(digest).decode().rstrip("=")


def seed_hashes(pair: Pair) -> tuple[bytes, bytes]:
    """The commitments to the seeds of a pair."""
    one, other = (sha256(world.seed).hexdigest().encode() for world in pair.worlds)
    return one, other


class RawSocket(asyncio.Protocol):
    """A WebSocket that keeps everything it receives."""

    def __init__(self, keep: bool) -> None:
        self.received: list[bytes] = []
        self.last = b""
        """The last update."""
        self.closed = asyncio.get_running_loop().create_future()
        self._keep = keep
        self._buffer = bytearray()
        self._open = False
        self._waiting: dict[str, asyncio.Future[bytes]] = {}
        self._transport: asyncio.Transport

    @staticmethod
    async def open(port: int, code: str, who: str | None, keep: bool = True) -> RawSocket:
        """Connect to a table, with a token or without one."""
        loop = asyncio.get_running_loop()
        _, socket = await loop.create_connection(lambda: RawSocket(keep), "127.0.0.1", port)
        headers = {**upgrade(HOST, f"http://{HOST}"), **FOREIGN_HEADERS, **_cookie(who)}
        opened = socket._expect("open")
        socket._transport.write(request(f"/ws/{code}", headers=headers))
        try:
            await socket.wait_for(opened)
        except BaseException:
            socket.drop()
            raise
        return socket

    async def hello(self, **claims: Any) -> None:
        """Say hello, and wait for the first update."""
        first = self.next_update()
        self.send({"type": "hello", **claims})
        await self.wait_for(first)

    def send(self, message: Mapping[str, Any] | bytes, opcode: int = TEXT) -> None:
        """Send a message, or any other bytes."""
        text = message if isinstance(message, bytes) else msgspec.json.encode(message)
        length = len(text)
        size = bytes([0x80 | length]) if length < 126 else b"\xfe" + length.to_bytes(2)
        # The mask of all zeros leaves the text as it is.
        if not self._transport.is_closing():  # the server may have refused the observer
            self._transport.write(bytes([0x80 | opcode]) + size + bytes(4) + text)

    def next_update(self) -> asyncio.Future[bytes]:
        """The next update that comes."""
        return self._expect("update")

    async def ask(self, name: str, command: Mapping[str, Any]) -> bytes:
        """Send a command with this id, and wait for the answer."""
        answer = self._expect(name)
        self.send({**command, "id": name})
        return await self.wait_for(answer)

    async def do(self, name: str, command: Mapping[str, Any]) -> None:
        """Send a command that has to be done."""
        answer = await self.ask(name, command)
        assert answer.startswith(b'{"type":"done"'), answer

    async def close(self) -> None:
        """Close the connection, and wait until the server has closed it too."""
        if not self.closed.done():
            self.send(b"\x03\xe8", _CLOSE)
            await self.wait_for(self.closed)

    async def wait_closed(self) -> None:
        """Wait until the server closes the connection."""
        await self.wait_for(self.closed)

    def drop(self) -> None:
        """Abort the connection."""
        self._transport.abort()

    def _expect(self, what: str) -> asyncio.Future[bytes]:
        known = self._waiting.get(what)
        if known is None:
            known = self._waiting[what] = asyncio.get_running_loop().create_future()
        return known

    @staticmethod
    async def wait_for(future: asyncio.Future[bytes]) -> bytes:
        async with asyncio.timeout(PATIENCE):
            return await asyncio.shield(future)

    # What asyncio calls.

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        while self._read_next():
            pass

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.closed.done():
            self.closed.set_result(b"")
        for future in self._waiting.values():
            if not future.done():
                future.set_exception(exc or ConnectionError("the server closed the connection"))
                future.exception()

    def _read_next(self) -> bool:
        """Handle the answer to the handshake or the next frame, if it is complete."""
        raw = self._buffer
        if not self._open:
            end = raw.find(b"\r\n\r\n") + 4
            if end < 4:
                return False
            refusal = None if raw.startswith(b"HTTP/1.1 101") else _LENGTH.search(raw)
            end += int(refusal[1]) if refusal else 0
            if len(raw) < end:
                return False
            self._open = True
            self._note(strip_date(self._cut(end)))
            self._settle("open", b"")
            if refusal:
                # What the server says to the frames that come after it is no answer to anything.
                self._transport.abort()
            return not refusal
        if len(raw) < 2:
            return False
        size, start = raw[1] & 0x7F, 2
        if size >= 126:
            start = 4 if size == 126 else 10
            size = int.from_bytes(raw[2:start])
        if len(raw) < start + size:
            return False
        frame = self._cut(start + size)
        self._handle_frame(frame[0] & 0x0F, frame, frame[start:])
        return True

    def _cut(self, end: int) -> bytes:
        chunk = bytes(self._buffer[:end])
        del self._buffer[:end]
        return chunk

    def _note(self, chunk: bytes) -> None:
        if self._keep:
            self.received.append(chunk)

    def _handle_frame(self, opcode: int, frame: bytes, text: bytes) -> None:
        if opcode == _PING:
            # The server sends pings by the real clock, which the test cannot set.
            self.send(text, _PONG)
            return
        self._note(frame)
        if opcode == _CLOSE:
            self.send(text, _CLOSE)
            self._transport.close()
        elif text.startswith(_UPDATE):
            self.last = text
            self._settle("update", text)
        elif answer := _ANSWER.match(text):
            self._settle(answer[1].decode(), text)

    def _settle(self, what: str, with_: bytes) -> None:
        future = self._waiting.pop(what, None)
        if future is not None and not future.done():
            future.set_result(with_)


def strip_date(answer: bytes) -> bytes:
    """Remove the date from an HTTP answer."""
    return _DATE.sub(b"", answer)


def _cookie(who: str | None) -> dict[str, str]:
    return {} if who is None else {"Cookie": f"{COOKIE}={who}"}


async def fetch(port: int, paths: Sequence[str], who: str | None) -> bytes:
    """Send requests over one connection. Returns all answers."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        for path in paths:
            ends = {"Connection": "close"} if path is paths[-1] else {}
            writer.write(
                request(path, headers={"Host": HOST, **FOREIGN_HEADERS, **_cookie(who), **ends})
            )
        async with asyncio.timeout(PATIENCE):
            return strip_date(await reader.read())
    finally:
        writer.transport.abort()

"""A connection to a table that reconnects.

After a reconnection the client receives only what is new, and sends every command without an answer
again with the same id: the table does it once, even if it arrives several times.
"""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

import aiohttp
from msgspec import Struct

from lorelode import wire
from lorelode.client.errors import Closed, CommandRefused, Unreachable
from lorelode.core.refusal import Code

COOKIE: Final = "lorelode"
FIRST_WAIT_SECONDS: Final = 0.05
MAX_WAIT_SECONDS: Final = 0.5
"""Short, so that a client notices a restarted server within a second."""

STEADY_SECONDS: Final = 2.0
"""After a connection that lasted this long, the next wait is short again."""

HEARTBEAT_SECONDS: Final = 15.0
"""Seconds between two pings."""

TEMPORARY_CODES: Final = frozenset(
    {
        Code.SERVER_STOPPING,
        Code.STORE_UNAVAILABLE,
        Code.TABLE_RELOADING,
        Code.RATE_LIMITED,
        Code.TOO_MANY_GUESSES,
    }
)
"""A table that closes the connection with one of these codes is soon back."""


def new_token() -> str:
    """A token for a new person; the same token is the same person."""
    return secrets.token_urlsafe(32)


def origin(url: str) -> str:
    """The origin of a server as a browser writes it.

    >>> origin("HTTPS://Lorelode.example:443/")
    'https://lorelode.example'
    """
    scheme, _, host = url.lower().rstrip("/").partition("://")
    return f"{scheme}://{host.removesuffix({'http': ':80', 'https': ':443'}.get(scheme, ':'))}"


def session(url: str, token: str) -> aiohttp.ClientSession:
    """An HTTP session as the person with this token."""
    return aiohttp.ClientSession(
        headers={"Origin": origin(url), "X-Lorelode": "1", "Cookie": f"{COOKIE}={token}"},
        cookie_jar=aiohttp.DummyCookieJar(),
    )


class _PendingCommand(Struct):
    frame: str
    answer: asyncio.Future[wire.Done]
    heard: int = 0
    """How many updates there had been when the answer came."""


class TableConnection:
    """One person's connection to one table, for as long as the table lets them."""

    def __init__(
        self,
        http: aiohttp.ClientSession,
        address: str,
        hello: Callable[[], wire.Hello],
        hear: Callable[[wire.Update], None],
        patience: float,
    ) -> None:
        self._http = http
        self._address = address
        self._hello = hello
        self._hear = hear
        self._patience = patience
        self._socket: aiohttp.ClientWebSocketResponse | None = None
        self._waiting: dict[str, _PendingCommand] = {}
        self._names = secrets.token_hex(4)  # no id of an earlier run may come again
        self._asked = 0
        self._heard = 0
        self._pulse = asyncio.Event()
        self._welcome: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._task = asyncio.create_task(self._run())
        self.ended: Exception | None = None
        self.closed = False
        """Whether we closed it."""

    async def welcomed(self) -> None:
        """Wait for the first update; or raise why there is none."""
        await self._welcome

    async def change(self) -> None:
        """Wait until something was heard, or it is over."""
        await self._pulse.wait()

    async def ask(self, kind: str, **fields: Any) -> wire.Done:
        """Send a command and wait until it is done and shown; or raise `CommandRefused`."""
        if self.ended is not None:
            raise self.ended
        name = self._new_id()
        frame = wire.encode({"type": kind, "id": name, **fields})
        if wrong := _fault(frame):
            raise CommandRefused(Code.BAD_MESSAGE, wrong)
        asked = _PendingCommand(frame.decode(), asyncio.get_running_loop().create_future())
        self._waiting[name] = asked
        try:
            if self._socket is not None:
                await self._send(self._socket, asked)
            done = await asked.answer
        finally:
            del self._waiting[name]
        # An update follows every command, also one that was done before.
        while self.ended is None and self._heard <= asked.heard:
            await self.change()
        return done

    async def close(self) -> None:
        """Close the connection."""
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task
        self.closed = True
        self._end(Closed("closed", "this connection was closed"))

    async def _run(self) -> None:
        wait = FIRST_WAIT_SECONDS
        clock = asyncio.get_running_loop().time
        gone = clock()
        try:
            while True:
                heard, began = self._heard, clock()
                says = await self._connect_once()
                now = clock()
                if self._heard > heard:
                    gone = now
                if now - began > STEADY_SECONDS:
                    wait = FIRST_WAIT_SECONDS
                if not self._heard or now - gone > self._patience:
                    raise Unreachable(says)
                await asyncio.sleep(wait * random.uniform(0.5, 1))
                wait = min(2 * wait, MAX_WAIT_SECONDS)
        except Exception as error:
            # Everybody who waits must know, whatever the error is.
            self._end(error)

    async def _connect_once(self) -> str:
        """Connect, and read until the connection ends; returns why, if it may be tried again."""
        try:
            async with self._http.ws_connect(
                self._address, heartbeat=HEARTBEAT_SECONDS, max_msg_size=0
            ) as socket:
                await socket.send_str(wire.encode(self._hello()).decode())
                self._socket = socket
                await self._send_again(socket)
                async for frame in socket:
                    if frame.type is not aiohttp.WSMsgType.TEXT:
                        break
                    message = wire.read_outbound(frame.data)
                    if isinstance(message, wire.Closing):
                        if message.code not in TEMPORARY_CODES:
                            raise Closed(message.code, message.sentence)
                        return message.sentence
                    self._take(message)
        except aiohttp.WSServerHandshakeError as error:
            says = f"{self._address} answers {error.status}"
            if error.status != 429 and error.status < 500:
                raise Unreachable(says) from error
            return says
        except wire.BadMessage as error:
            raise Unreachable(
                f"{self._address} sent a message that this client cannot read"
            ) from error
        except (OSError, aiohttp.ClientError, AssertionError) as error:
            # aiohttp raises AssertionError if a server stops just after the handshake.
            return f"{self._address}: {error}"
        finally:
            self._socket = None
        return f"{self._address} has closed the connection"

    def _take(self, message: wire.Update | wire.Done | wire.Refused) -> None:
        match message:
            case wire.Update():
                self._hear(message)
                self._heard += 1
                if not self._welcome.done():
                    self._welcome.set_result(None)
            case wire.Refused(id=None):
                # It is the name said in the hello; later on nobody is there to mind.
                if not self._heard:
                    raise CommandRefused(message.code, message.sentence)
            case _:
                asked = self._waiting.get(message.id or "")
                if asked is not None and not asked.answer.done():
                    asked.heard = self._heard
                    if isinstance(message, wire.Done):
                        asked.answer.set_result(message)
                    else:
                        asked.answer.set_exception(CommandRefused(message.code, message.sentence))
        self._ring()

    async def _send_again(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        """Send what has no answer."""
        for asked in list(self._waiting.values()):
            await self._send(socket, asked)

    def _new_id(self) -> str:
        self._asked += 1
        return f"{self._names}-{self._asked}"

    async def _send(self, socket: aiohttp.ClientWebSocketResponse, asked: _PendingCommand) -> None:
        # If it is broken, the reader of the socket finds out, and it is sent again.
        with suppress(OSError, aiohttp.ClientError):
            await socket.send_str(asked.frame)

    def _end(self, why: Exception) -> None:
        if self.ended is None:
            self.ended = why
        if not self._welcome.done():
            self._welcome.set_exception(self.ended)
        for asked in self._waiting.values():
            if not asked.answer.done():
                asked.answer.set_exception(self.ended)
        self._ring()

    def _ring(self) -> None:
        self._pulse.set()
        self._pulse = asyncio.Event()


def _fault(frame: bytes) -> str:
    """Why the server could not even read a frame; nothing if it can."""
    if len(frame) > wire.MAX_FRAME_BYTES:
        return f"a message has at most {wire.MAX_FRAME_BYTES} bytes"
    try:
        wire.read_inbound(frame)
    except wire.BadMessage as error:
        return str(error)
    return ""

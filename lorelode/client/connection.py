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
from typing import Any, Final, NamedTuple

import aiohttp
import msgspec
from msgspec import Struct

from lorelode import wire
from lorelode.client.errors import Closed, CommandRefused, Unreachable
from lorelode.core.refusal import Code, Reconnect, Refusal

COOKIES: Final = ("lorelode", "__Host-lorelode")
"""A server reads the second at an address with https, and a proxy may hide which one that is."""

FIRST_WAIT_SECONDS: Final = 0.05
MAX_WAIT_SECONDS: Final = 0.5
"""Short, so that a client notices a restarted server within a second."""

STEADY_SECONDS: Final = 2.0
"""After a connection that lasted this long, the next wait is short again."""

HEARTBEAT_SECONDS: Final = 15.0
"""Seconds between two pings."""

EXPLANATION_TIMEOUT: Final = aiohttp.ClientTimeout(total=5)
"""How long the client waits for the reason why it got no WebSocket."""

LATER_SECONDS: Final = 3.0
"""How long the client waits after a code that says to reconnect later."""


def new_token() -> str:
    """A token for a new person; the same token is the same person."""
    return secrets.token_urlsafe(32)


def make_origin(url: str) -> str:
    """The origin of a server, as a browser writes it.

    >>> make_origin("HTTPS://Lorelode.example:443/")
    'https://lorelode.example'
    """
    scheme, _, host = url.lower().rstrip("/").partition("://")
    return f"{scheme}://{host.removesuffix({'http': ':80', 'https': ':443'}.get(scheme, ':'))}"


def make_session(url: str, token: str) -> aiohttp.ClientSession:
    """An HTTP session as the person with this token."""
    return aiohttp.ClientSession(
        headers={
            "Origin": make_origin(url),
            "X-Lorelode": "1",
            "Cookie": "; ".join(f"{name}={token}" for name in COOKIES),
        },
        cookie_jar=aiohttp.DummyCookieJar(),
    )


class _PendingCommand(Struct):
    frame: str
    answer: asyncio.Future[wire.Done]
    updates_before: int = 0
    """How many updates had arrived before the answer."""


class _Break(NamedTuple):
    """How a connection ended that the client tries to open again."""

    reason: str
    later: bool = False
    """Whether it waits for `LATER_SECONDS` first."""


class TableConnection:
    """One person's connection to one table. It reconnects until the table refuses it for good."""

    def __init__(
        self,
        http: aiohttp.ClientSession,
        address: str,
        hello: Callable[[], wire.Hello],
        on_update: Callable[[wire.Update], None],
        reconnect_seconds: float,
    ) -> None:
        self._http = http
        self._address = address
        self._hello = hello
        self._on_update = on_update
        self._reconnect_seconds = reconnect_seconds
        self._socket: aiohttp.ClientWebSocketResponse | None = None
        self._pending: dict[str, _PendingCommand] = {}
        self._id_prefix = secrets.token_hex(4)  # so that no id of an earlier run is used again
        self._id_count = 0
        self._update_count = 0
        self._changed = asyncio.Event()
        self._posting: set[asyncio.Task[None]] = set()
        self._first_update: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._task = asyncio.create_task(self._run())
        self.ended: Exception | None = None
        self.closed = False
        """Whether this side closed it."""

    async def wait_for_first_update(self) -> None:
        """Wait for the first update, or raise the error that prevents it."""
        await self._first_update

    async def wait_for_change(self) -> None:
        """Wait until a message arrives or the connection ends."""
        await self._changed.wait()

    async def send(self, kind: str, **fields: Any) -> wire.Done:
        """Send a command and wait for its update; or raise `CommandRefused`."""
        if self.ended is not None:
            raise self.ended
        command_id = self._new_id()
        frame = wire.encode({"type": kind, "id": command_id, **fields})
        if fault := _find_fault(frame):
            raise CommandRefused(Refusal(Code.BAD_MESSAGE, reason=fault))
        pending = _PendingCommand(frame.decode(), asyncio.get_running_loop().create_future())
        self._pending[command_id] = pending
        try:
            if self._socket is not None:
                await self._send_frame(self._socket, pending)
            done = await pending.answer
        finally:
            del self._pending[command_id]
        # An update follows every command, also a repeated one.
        while self.ended is None and self._update_count <= pending.updates_before:
            await self.wait_for_change()
        return done

    def post(self, kind: str, **fields: Any) -> None:
        """Send a command whose answer nobody waits for."""
        task = asyncio.create_task(self._post(kind, fields))
        self._posting.add(task)
        task.add_done_callback(self._posting.discard)

    async def _post(self, kind: str, fields: dict[str, Any]) -> None:
        # If the connection has ended, everybody who waits for an update is told.
        with suppress(CommandRefused, Closed, Unreachable):
            await self.send(kind, **fields)

    async def close(self) -> None:
        """Close the connection."""
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task
        self.closed = True
        self._end(Unreachable("the connection was closed"))

    async def _run(self) -> None:
        wait = FIRST_WAIT_SECONDS
        clock = asyncio.get_running_loop().time
        last_update = clock()
        try:
            while True:
                count, began = self._update_count, clock()
                broken = await self._connect_once()
                now = clock()
                if self._update_count > count:
                    last_update = now
                if now - began > STEADY_SECONDS:
                    wait = FIRST_WAIT_SECONDS
                if not self._update_count or now - last_update > self._reconnect_seconds:
                    raise Unreachable(broken.reason)
                if broken.later:
                    await asyncio.sleep(LATER_SECONDS)
                else:
                    await asyncio.sleep(wait * random.uniform(0.5, 1))
                    wait = min(2 * wait, MAX_WAIT_SECONDS)
        except Exception as error:
            # Every waiting task must get the error, of any type.
            self._end(error)

    async def _connect_once(self) -> _Break:
        """Connect and read to the end. Returns the reason for the end if a retry may help."""
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
                        reconnect = _reconnect(message.code)
                        if reconnect == "never":
                            raise Closed(message)
                        return _Break(message.sentence, later=reconnect == "later")
                    self._handle(message)
        except aiohttp.WSServerHandshakeError as error:
            return await self._explain_handshake(error)
        except wire.BadMessage as error:
            raise Unreachable(
                f"{self._address} sent a message that this client cannot read"
            ) from error
        except (OSError, aiohttp.ClientError, AssertionError) as error:
            # aiohttp raises AssertionError if a server stops just after the handshake.
            return _Break(f"{self._address}: {error}")
        finally:
            self._socket = None
        return _Break(f"{self._address} has closed the connection")

    async def _explain_handshake(self, error: aiohttp.WSServerHandshakeError) -> _Break:
        """Why there is no WebSocket, if a retry may help; otherwise raise the error.

        aiohttp does not keep the body of the refusal. But a plain request gets the same refusal.
        """
        reason = f"{self._address} answers {error.status}"
        refused = None
        with suppress(OSError, aiohttp.ClientError, msgspec.DecodeError):
            async with self._http.get(self._address, timeout=EXPLANATION_TIMEOUT) as answer:
                if answer.status == error.status:
                    refused = msgspec.json.decode(await answer.read(), type=wire.RefusalBody)
        if refused is None:
            if error.status != 429 and error.status < 500:
                raise Unreachable(reason) from error
            return _Break(reason)
        reconnect = _reconnect(refused.code)
        if reconnect == "never":
            raise Closed(refused) from error
        return _Break(refused.sentence, later=reconnect == "later")

    def _handle(self, message: wire.Update | wire.Done | wire.Refused) -> None:
        match message:
            case wire.Update():
                self._on_update(message)
                self._update_count += 1
                if not self._first_update.done():
                    self._first_update.set_result(None)
            case wire.Refused(id=None):
                # It refuses the name in the hello. After a reconnection, nobody waits for that.
                if not self._update_count:
                    raise CommandRefused(message)
            case _:
                pending = self._pending.get(message.id or "")
                if pending is not None and not pending.answer.done():
                    pending.updates_before = self._update_count
                    if isinstance(message, wire.Done):
                        pending.answer.set_result(message)
                    else:
                        pending.answer.set_exception(CommandRefused(message))
        self._notify()

    async def _send_again(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        """Send all commands without an answer."""
        for pending in list(self._pending.values()):
            await self._send_frame(socket, pending)

    def _new_id(self) -> str:
        self._id_count += 1
        return f"{self._id_prefix}-{self._id_count}"

    async def _send_frame(
        self, socket: aiohttp.ClientWebSocketResponse, pending: _PendingCommand
    ) -> None:
        # If the connection is broken, the reader notices, and the frame is sent again.
        with suppress(OSError, aiohttp.ClientError):
            await socket.send_str(pending.frame)

    def _end(self, why: Exception) -> None:
        if self.ended is None:
            self.ended = why
        if not self._first_update.done():
            self._first_update.set_exception(self.ended)
        for pending in self._pending.values():
            if not pending.answer.done():
                pending.answer.set_exception(self.ended)
        self._notify()

    def _notify(self) -> None:
        self._changed.set()
        self._changed = asyncio.Event()


def _reconnect(code: str) -> Reconnect:
    """When to connect again; never after a code that this client does not know."""
    for known in Code:
        if known == code:
            return known.reconnect
    return "never"


def _find_fault(frame: bytes) -> str:
    """Why the server could not read a frame; empty if it can."""
    if len(frame) > wire.MAX_FRAME_BYTES:
        return f"a message has at most {wire.MAX_FRAME_BYTES} bytes"
    try:
        wire.read_inbound(frame)
    except wire.BadMessage as error:
        return str(error)
    return ""

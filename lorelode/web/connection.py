"""One WebSocket: reads commands for the table, and sends its messages."""

from __future__ import annotations

import asyncio
from struct import Struct
from typing import Final

from aiohttp import WSCloseCode, WSMsgType, hdrs, web

from lorelode import wire
from lorelode.core.refusal import Code, Refusal
from lorelode.tables.actor import TableActor
from lorelode.tables.loader import Urgency
from lorelode.tables.log import PersonId
from lorelode.tables.store import OwnedElsewhere
from lorelode.tables.table import Table
from lorelode.web.rate_limits import Bucket
from lorelode.web.server import Server
from lorelode.web.timeouts import TimeoutHandler
from lorelode.web.visitors import identify
from lorelode.wire import BadMessage

MAX_UNSENT_BYTES: Final = 256 * 1024
"""A client with more unsent bytes than this reads too slowly, and is cut off.

The longest message so far comes on top: the first update at a table with full chats is long, and a
slow network must be able to take it while the game goes on.
"""

MAX_COPIED_BYTES: Final = 64 * 1024
"""Longer messages are not copied behind the headers of their frames."""

HEARTBEAT_SECONDS: Final = 20.0
"""Seconds between two pings."""

MAX_BAD_MESSAGES: Final = 30
"""After more bad or too frequent frames than this, the connection is closed."""

TEXT_FRAME_BYTE: Final = 0x81
"""The first byte of a frame that holds a whole text."""

_TWO_BYTE_HEADER: Final = Struct("!BBH")
_EIGHT_BYTE_HEADER: Final = Struct("!BBQ")
"""The headers of frames whose length does not fit into the second byte."""


_ABOUT_TIME: Final = (
    wire.Move
    | wire.Ready
    | wire.Hold
    | wire.NextMove
    | wire.CoverBoard
    | wire.Look
    | wire.Back
    | wire.CommitContribution
    | wire.RevealContribution
)
"""The commands that move a game on, or say when it may go on."""


class Connection:
    """A table's `Connection` on a WebSocket."""

    def __init__(
        self, socket: web.WebSocketResponse, transport: asyncio.Transport, person: PersonId
    ) -> None:
        self.person = person
        self._socket = socket
        self._transport = transport
        self._longest = 0
        """The length of the longest messages that were sent together, as frames."""
        self._disconnecting: asyncio.Task[None] | None = None

    def send(self, *messages: bytes) -> None:
        """Send messages at once, or cut off a client that reads too slowly.

        aiohttp's `send_str` goes through three coroutines for each message; it would write the
        same two to ten bytes of a frame header, and the message.
        """
        transport = self._transport
        if self._socket.closed or transport.is_closing():
            return
        if transport.get_write_buffer_size() > MAX_UNSENT_BYTES + self._longest:
            transport.abort()
            return
        parts = [part for text in messages for part in (_frame_header(text), text)]
        length = sum(map(len, parts))
        if length > self._longest:
            self._longest = length
        if length < MAX_COPIED_BYTES:
            transport.write(b"".join(parts))
        else:
            transport.writelines(parts)

    def disconnect(self, why: wire.Closing) -> None:
        """Send the reason, and close."""
        if self._disconnecting is None:
            self._disconnecting = asyncio.get_running_loop().create_task(self._disconnect(why))

    async def wait_until_disconnected(self) -> None:
        """Wait until `disconnect` is done."""
        if self._disconnecting is not None:
            await self._disconnecting

    async def _disconnect(self, why: wire.Closing) -> None:
        self.send(wire.encode(why))
        await self._socket.close(code=WSCloseCode.GOING_AWAY, message=why.code.encode())


def _frame_header(message: bytes) -> bytes:
    """The header of an unfragmented text frame (RFC 6455)."""
    length = len(message)
    if length < 126:
        return bytes((TEXT_FRAME_BYTE, length))
    if length < 1 << 16:
        return _TWO_BYTE_HEADER.pack(TEXT_FRAME_BYTE, 126, length)
    return _EIGHT_BYTE_HEADER.pack(TEXT_FRAME_BYTE, 127, length)


async def serve(server: Server, request: web.Request, code: str, token: str) -> web.StreamResponse:
    """Connect a client to the table with this code until one of them closes the connection.

    A client that may not come is refused before it gets a WebSocket. A plain request gets the same
    refusals: pages ask this way, because browsers do not tell them why an upgrade has failed.
    """
    _check_handshake(request)
    if server.readiness.is_full:
        raise Refusal(Code.SERVER_FULL)
    key, person = server.limits.key(request), identify(token)
    # Counted here too: behind a proxy, `timeouts` counts all clients as one.
    server.limits.open_connection(key)
    try:
        await server.admission.admit(code, key, person)
        if hdrs.UPGRADE not in request.headers:
            raise Refusal(Code.UPGRADE_REQUIRED)
        return await _serve(server, request, code, token)
    finally:
        server.limits.close_connection(key)


def _check_handshake(request: web.Request) -> None:
    """Refuse an upgrade for which aiohttp would write to the log."""
    # No subprotocol is known here, and a client that needs one cannot go on without it.
    asked_for = request.headers.get(hdrs.SEC_WEBSOCKET_PROTOCOL)
    if asked_for is not None or not request.headers.get(hdrs.SEC_WEBSOCKET_KEY, "").isascii():
        raise Refusal(Code.BAD_REQUEST)


async def open_socket(server: Server, request: web.Request, token: str) -> web.WebSocketResponse:
    """Accept an upgrade."""
    socket = web.WebSocketResponse(
        heartbeat=HEARTBEAT_SECONDS,
        # aiohttp accepts only smaller messages than this.
        max_msg_size=wire.MAX_FRAME_BYTES + 1,
        compress=False,
        decode_text=False,
    )
    server.visitors.set_cookie(request, socket, token)
    key, person = server.limits.key(request), identify(token)
    protocol = request.protocol
    assert isinstance(protocol, TimeoutHandler)
    protocol.on_flood = lambda: server.limits.count_flood(key, person)
    await socket.prepare(request)
    return socket


async def _serve(server: Server, request: web.Request, code: str, token: str) -> web.StreamResponse:
    socket = await open_socket(server, request, token)
    transport = request.transport
    if transport is None:
        return socket
    connection = Connection(socket, transport, identify(token))
    server.metrics.connections.inc()
    try:
        with server.visitors.connected(connection):
            await _Session(server, request, socket, connection).run(code)
    finally:
        server.metrics.connections.dec()
    return socket


class _Session:
    """What one client sends, from its hello to its last command."""

    def __init__(
        self,
        server: Server,
        request: web.Request,
        socket: web.WebSocketResponse,
        connection: Connection,
    ) -> None:
        self.server = server
        self.key = server.limits.key(request)
        self.socket = socket
        self.connection = connection
        settings = server.settings
        now = server.services.tick()
        rate, burst = settings.messages_per_second, settings.message_burst
        self.move_limit = Bucket(rate, burst, now)
        self.bad_messages = 0

    async def run(self, code: str) -> None:
        hello = await self._read_hello()
        if hello is None:
            return
        await self.server.prepare_names()
        try:
            # Found again: since the client was admitted, the table may have left the memory.
            actor = await self.server.lobby.find(code, Urgency.CONNECTED)
        except (Refusal, OwnedElsewhere) as error:
            # Too late to pass the client on: it comes again at once.
            again = Refusal(Code.TABLE_RELOADING)
            refusal = error if isinstance(error, Refusal) else again
            self.connection.disconnect(wire.Closing.of(refusal))
            await self.connection.wait_until_disconnected()
            return
        actor.join(self.connection, hello)
        try:
            await self._read_commands(actor)
        finally:
            actor.part(self.connection)

    async def _read_hello(self) -> wire.Hello | None:
        """The first message; None if it is not a hello, or does not come in time."""
        expected = f"expected a hello of wire version {wire.WIRE_VERSION} first"
        try:
            async with asyncio.timeout(self.server.settings.header_seconds):
                message = await self.socket.receive()
        except TimeoutError:
            await self._close(Refusal(Code.BAD_MESSAGE, reason=expected))
            return None
        if message.type is not WSMsgType.TEXT:
            await self._close(Refusal(Code.BAD_MESSAGE, reason=expected))
            return None
        try:
            hello = wire.read_inbound(message.data)
        except BadMessage as error:
            await self._close(Refusal(Code.BAD_MESSAGE, reason=f"{expected}: {error}"))
            return None
        if not isinstance(hello, wire.Hello) or hello.wire != wire.WIRE_VERSION:
            await self._close(Refusal(Code.BAD_MESSAGE, reason=expected))
            return None
        return hello

    async def _read_commands(self, actor: TableActor) -> None:
        async for message in self.socket:
            if message.type is not WSMsgType.TEXT:
                await self._close(
                    Refusal(Code.BAD_MESSAGE, reason="expected messages in text frames")
                )
                return
            try:
                command = wire.read_inbound(message.data)
                if isinstance(command, wire.Hello):
                    raise BadMessage("a hello may be sent only once")
            except BadMessage as error:
                await self._refuse(
                    wire.read_command_id(message.data),
                    Refusal(Code.BAD_MESSAGE, reason=str(error)),
                )
            else:
                if self._is_within_limits(actor.table, command):
                    actor.receive(self.connection, command)
                else:
                    await self._refuse(command.id, Refusal(Code.RATE_LIMITED))
            if actor.retired:
                await self._close(Refusal(Code.TABLE_RELOADING))
                return
            if self.bad_messages > MAX_BAD_MESSAGES:
                self.server.limits.count_flood(self.key, self.connection.person)
                await self._close(Refusal(Code.RATE_LIMITED))
                return

    def _is_within_limits(self, table: Table, command: wire.Command) -> bool:
        limits = self.server.limits
        if isinstance(command, _ABOUT_TIME):
            return self.move_limit.take(self.server.services.tick())
        # Commands that do not move a game on fill the log of a table: one limit for all
        # connections of an address.
        if not limits.take_chatter(self.key):
            return False
        person = self.connection.person
        match command:
            case wire.Sit() if table.reserved_for(person) == command.seat:
                return True
            case (
                wire.Sit()
                | wire.Stand()
                | wire.NameFirst()
                | wire.PickFace()
                | wire.OfferSeat()
                | wire.ClaimSeat()
            ):
                return person == table.host or limits.take_seat_change(self.key, table.code)
            case _:
                return True

    async def _refuse(self, command: str | None, refusal: Refusal) -> None:
        self.bad_messages += 1
        self.server.metrics.count_refusal(refusal.code)
        self.connection.send(wire.encode(wire.Refused.of(command, refusal)))

    async def _close(self, refusal: Refusal) -> None:
        self.connection.send(wire.encode(wire.Closing.of(refusal)))
        await self.socket.close(code=WSCloseCode.POLICY_VIOLATION)

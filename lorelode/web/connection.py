"""One WebSocket: frames in, commands to the table; what the table tells, out."""

from __future__ import annotations

import asyncio
from typing import Final

from aiohttp import WSCloseCode, WSMsgType, web

from lorelode import wire
from lorelode.core.refusal import Code, Refusal
from lorelode.tables.actor import TableActor
from lorelode.tables.log import PersonId
from lorelode.web.limits import Bucket
from lorelode.web.server import Server
from lorelode.web.visitors import person_of
from lorelode.wire import BadMessage

BEHIND: Final = 256 * 1024
"""A reader with so many bytes waiting for it is too slow, and is cut off."""

BEAT: Final = 20.0
"""Seconds between two signs of life that a connection is asked for."""

STRIKES: Final = 30
"""So many frames that are too fast or no message, and the connection is closed."""

TEXT_FRAME: Final = 0x81
"""The first byte of a frame that is all of a text."""


class Connection:
    """A table's `Connection` on a WebSocket."""

    def __init__(
        self, socket: web.WebSocketResponse, transport: asyncio.Transport, person: PersonId
    ) -> None:
        self.person = person
        self._socket = socket
        self._transport = transport
        self._hanging_up: asyncio.Task[None] | None = None

    def send(self, *messages: bytes) -> None:
        """Send messages at once, or cut off a reader that is too far behind.

        aiohttp's own way waits, and goes through three coroutines for each message; what it would
        write is the two to ten bytes of a head, and the message.
        """
        transport = self._transport
        if self._socket.closed or transport.is_closing():
            return
        if transport.get_write_buffer_size() > BEHIND:
            transport.abort()
            return
        transport.write(b"".join([part for text in messages for part in (_head(text), text)]))

    def hang_up(self, why: wire.Closing) -> None:
        """Say why, and close."""
        if self._hanging_up is None:
            self._hanging_up = asyncio.get_running_loop().create_task(self._hang_up(why))

    async def _hang_up(self, why: wire.Closing) -> None:
        self.send(wire.encode(why))
        await self._socket.close(code=WSCloseCode.GOING_AWAY, message=why.code.encode())


def _head(message: bytes) -> bytes:
    """The head of a text frame that a server sends whole, after RFC 6455."""
    length = len(message)
    if length < 126:
        return bytes((TEXT_FRAME, length))
    if length < 1 << 16:
        return TEXT_FRAME.to_bytes() + b"\x7e" + length.to_bytes(2)
    return TEXT_FRAME.to_bytes() + b"\x7f" + length.to_bytes(8)


async def serve(server: Server, request: web.Request, code: str, token: str) -> web.StreamResponse:
    """Hold a connection to the table of this code until one of the two ends it."""
    key = server.address_key(request)
    # Counted here as well as at the door, which cannot see through a proxy.
    if not server.sockets.take(key):
        raise Refusal(Code.TOO_MANY_CONNECTIONS)
    try:
        return await _serve(server, request, code, token)
    finally:
        server.sockets.release(key)


async def _serve(server: Server, request: web.Request, code: str, token: str) -> web.StreamResponse:
    socket = web.WebSocketResponse(
        heartbeat=BEAT,
        # aiohttp takes what is smaller than this.
        max_msg_size=wire.MAX_FRAME_BYTES + 1,
        compress=False,
        decode_text=False,
    )
    server.remember(request, socket, token)
    await socket.prepare(request)
    transport = request.transport
    if transport is None:
        return socket
    connection = Connection(socket, transport, person_of(token))
    server.metrics.connections.inc()
    try:
        await _Talk(server, request, socket, connection).hold(code)
    finally:
        server.metrics.connections.dec()
    return socket


class _Talk:
    """What a client says on one connection, in order."""

    def __init__(
        self,
        server: Server,
        request: web.Request,
        socket: web.WebSocketResponse,
        connection: Connection,
    ) -> None:
        self.server = server
        self.key = server.address_key(request)
        self.socket = socket
        self.connection = connection
        settings = server.settings
        now = server.services.tick()
        rate, burst = settings.frames_per_second, settings.frame_burst
        self.moves = Bucket(rate, burst, now)
        self.strikes = 0

    async def hold(self, code: str) -> None:
        hello = await self._hello()
        if hello is None:
            return
        try:
            actor = await self.server.find(code, self.key)
        except Refusal as refusal:
            self.connection.send(wire.encode(wire.Closing.of(refusal)))
            await self.socket.close()
            return
        actor.join(self.connection, hello)
        try:
            await self._listen(actor)
        finally:
            actor.part(self.connection)

    async def _hello(self) -> wire.Hello | None:
        """The first message; None if it is another, or none comes."""
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

    async def _listen(self, actor: TableActor) -> None:
        async for message in self.socket:
            if message.type is not WSMsgType.TEXT:
                await self._close(
                    Refusal(Code.BAD_MESSAGE, reason="expected messages in text frames")
                )
                return
            try:
                command = wire.read_inbound(message.data)
                if isinstance(command, wire.Hello):
                    raise BadMessage("a hello is said once")
            except BadMessage as error:
                await self._strike(
                    wire.read_command_id(message.data),
                    Refusal(Code.BAD_MESSAGE, reason=str(error)),
                )
            else:
                playing = isinstance(command, wire.Move | wire.Ready | wire.Back)
                now = self.server.services.tick()
                # Talk and comings and goings fill a table's log and bring no game any further, so
                # that an address has one measure for all its connections.
                if self.moves.take(now) if playing else self.server.talk.take(self.key, now):
                    actor.receive(self.connection, command)
                else:
                    await self._strike(command.id, Refusal(Code.RATE_LIMITED))
            if actor.retired:
                await self._close(Refusal(Code.TABLE_RELOADING))
                return
            if self.strikes > STRIKES:
                await self._close(Refusal(Code.RATE_LIMITED))
                return

    async def _strike(self, command: str | None, refusal: Refusal) -> None:
        self.strikes += 1
        self.server.metrics.refused(refusal.code)
        self.connection.send(wire.encode(wire.Refused.of(command, refusal)))

    async def _close(self, refusal: Refusal) -> None:
        self.connection.send(wire.encode(wire.Closing.of(refusal)))
        await self.socket.close(code=WSCloseCode.POLICY_VIOLATION)

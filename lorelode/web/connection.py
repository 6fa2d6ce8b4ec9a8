"""One WebSocket: frames in, commands to the table; what the table tells, out."""

from __future__ import annotations

import asyncio
from typing import Final

from aiohttp import WSCloseCode, WSMsgType, web

from lorelode.tables import messages as wire
from lorelode.tables.deciding import Denied
from lorelode.tables.entries import PersonId
from lorelode.tables.host import Host
from lorelode.tables.messages import BadMessage, Code
from lorelode.web.limits import Bucket
from lorelode.web.server import Server
from lorelode.web.visitors import person_of

BEHIND: Final = 256 * 1024
"""A reader with so many bytes waiting for it is too slow, and is cut off."""

BEAT: Final = 20.0
"""Seconds between two signs of life that a connection is asked for."""

STRIKES: Final = 30
"""So many frames that are too fast or no message, and the connection is closed."""

TEXT_FRAME: Final = 0x81
"""The first byte of a frame that is all of a text."""


class Connection:
    """A `Listener` on a WebSocket."""

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
        raise Denied(Code.TOO_MANY, "too many connections from this address")
    try:
        return await _serve(server, request, code, token)
    finally:
        server.sockets.release(key)


async def _serve(server: Server, request: web.Request, code: str, token: str) -> web.StreamResponse:
    socket = web.WebSocketResponse(
        heartbeat=BEAT,
        # aiohttp takes what is smaller than this.
        max_msg_size=wire.LARGEST + 1,
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
        now = server.house.tick()
        rate, burst = settings.frames_per_second, settings.frame_burst
        self.moves = Bucket(rate, burst, now)
        self.strikes = 0

    async def hold(self, code: str) -> None:
        hello = await self._hello()
        if hello is None:
            return
        try:
            host = await self.server.find(code, self.key)
        except Denied as denied:
            self.connection.send(wire.encode(wire.Closing(denied.code, denied.says)))
            await self.socket.close()
            return
        host.join(self.connection, hello)
        try:
            await self._listen(host)
        finally:
            host.part(self.connection)

    async def _hello(self) -> wire.Hello | None:
        """The first message; None if it is another, or none comes."""
        says = f"expected a hello of wire version {wire.WIRE} first"
        try:
            async with asyncio.timeout(self.server.settings.header_seconds):
                message = await self.socket.receive()
        except TimeoutError:
            await self._close(Code.BAD_MESSAGE, says)
            return None
        if message.type is not WSMsgType.TEXT:
            await self._close(Code.BAD_MESSAGE, says)
            return None
        try:
            hello = wire.read_inbound(message.data)
        except BadMessage as error:
            await self._close(Code.BAD_MESSAGE, f"{says}: {error}")
            return None
        if not isinstance(hello, wire.Hello) or hello.wire != wire.WIRE:
            await self._close(Code.BAD_MESSAGE, says)
            return None
        return hello

    async def _listen(self, host: Host) -> None:
        async for message in self.socket:
            if message.type is not WSMsgType.TEXT:
                await self._close(Code.BAD_MESSAGE, "expected messages in text frames")
                return
            try:
                command = wire.read_inbound(message.data)
                if isinstance(command, wire.Hello):
                    raise BadMessage("a hello is said once")
            except BadMessage as error:
                await self._strike(wire.named(message.data), Code.BAD_MESSAGE, str(error))
            else:
                playing = isinstance(command, wire.Move | wire.Ready | wire.Back)
                now = self.server.house.tick()
                # Talk and comings and goings fill a table's log and bring no game any further, so
                # that an address has one measure for all its connections.
                if self.moves.take(now) if playing else self.server.talk.take(self.key, now):
                    host.ask(self.connection, command)
                else:
                    await self._strike(command.id, Code.TOO_FAST, "that was too fast; wait a bit")
            if host.retired:
                await self._close(Code.STORE, "the table is being read again; come back")
                return
            if self.strikes > STRIKES:
                await self._close(Code.TOO_FAST, "too many messages that could not be taken")
                return

    async def _strike(self, command: str | None, code: Code, says: str) -> None:
        self.strikes += 1
        self.server.metrics.refused(code)
        self.connection.send(wire.encode(wire.Refused(command, code, says)))

    async def _close(self, code: Code, says: str) -> None:
        self.connection.send(wire.encode(wire.Closing(code, says)))
        await self.socket.close(code=WSCloseCode.POLICY_VIOLATION)

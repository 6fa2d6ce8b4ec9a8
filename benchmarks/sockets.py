"""A WebSocket client that costs very little, so that a benchmark measures the server."""

from __future__ import annotations

import asyncio
import os
import struct
from collections.abc import Callable
from typing import cast

_HEADER_END = b"\r\n\r\n"
TEXT, PING, PONG = 1, 9, 10
"""The kinds of frames."""


class Socket(asyncio.Protocol):
    """One connection; it passes each text frame to `take`, undecoded."""

    def __init__(self, take: Callable[[bytes], None]) -> None:
        self._take = take
        self._buffer = bytearray()
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Keep the transport."""
        # isinstance would fail: the transport of uvloop is not a subclass.
        self._transport = cast(asyncio.Transport, transport)

    def shake_hands(self, host: str, path: str, cookie: str) -> None:
        """Request a WebSocket."""
        self._transport.write(
            (
                f"GET {path} HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\n"
                f"Upgrade: websocket\r\nConnection: Upgrade\r\nCookie: {cookie}\r\n"
                "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n"
            ).encode()
        )

    def data_received(self, data: bytes) -> None:
        """Pass on the complete frames that have arrived."""
        buffer = self._buffer
        buffer += data
        if not self.open.done():
            end = buffer.find(_HEADER_END)
            if end < 0:
                return
            if b" 101 " not in buffer[:16]:
                self.open.set_exception(ConnectionError(bytes(buffer[:200]).decode()))
                return
            del buffer[: end + len(_HEADER_END)]
            self.open.set_result(None)
        at = 0
        while len(buffer) - at >= 2:
            length, start = buffer[at + 1], at + 2
            if length == 126:
                (length,), start = struct.unpack_from(">H", buffer, start), start + 2
            elif length == 127:
                (length,), start = struct.unpack_from(">Q", buffer, start), start + 8
            if len(buffer) < start + length:
                break
            payload = bytes(buffer[start : start + length])
            if buffer[at] & 15 == TEXT:
                self._take(payload)
            elif buffer[at] & 15 == PING:
                # The server would close a connection that does not answer.
                self._send_frame(PONG, payload)
            at = start + length
        del buffer[:at]

    def send(self, message: bytes) -> None:
        """Send a text frame."""
        self._send_frame(TEXT, message)

    def _send_frame(self, kind: int, payload: bytes) -> None:
        length = len(payload)
        first = 0x80 | kind
        head = (
            struct.pack(">BB", first, 0x80 | length)
            if length < 126
            else struct.pack(">BBH", first, 0x80 | 126, length)
        )
        # A mask of zeros is allowed, and leaves the payload as it is.
        self._transport.write(head + bytes(4) + payload)

    def close(self) -> None:
        """Close the connection."""
        self._transport.close()


async def connect(
    port: int, path: str, token: str, take: Callable[[bytes], None], tries: int = 3
) -> Socket:
    """Connect to a server on this machine."""
    loop = asyncio.get_running_loop()
    for attempt in range(tries):
        try:
            _, socket = await loop.create_connection(lambda: Socket(take), "127.0.0.1", port)
            socket.shake_hands(f"127.0.0.1:{port}", path, f"lorelode={token}")
            await socket.open
        except OSError:
            if attempt == tries - 1:
                raise
            await asyncio.sleep(0.1)
        else:
            return socket
    raise AssertionError(os.strerror(0))

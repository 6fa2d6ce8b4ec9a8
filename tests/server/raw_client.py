"""A client that shares nothing with the server: its own requests and its own WebSocket frames."""

from __future__ import annotations

import asyncio
import json
import os
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, suppress
from typing import Any, NamedTuple

from tests.server.clients import PATIENCE

TEXT, CONTINUATION, CLOSE, PING, PONG = 1, 0, 8, 9, 10


class Answer(NamedTuple):
    """The answer to a request; the names of its headers are in lower case."""

    status: int
    headers: Mapping[str, str]
    body: bytes

    @property
    def refusal(self) -> tuple[int, str]:
        """The status and the code of a refusal."""
        return self.status, json.loads(self.body)["code"]


def frame(kind: int, payload: bytes = b"", *, final: bool = True) -> bytes:
    """A frame as clients send it, with a random mask."""
    size = len(payload)
    length = bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2)
    mask = os.urandom(4)
    masked = bytes(byte ^ mask[place % 4] for place, byte in enumerate(payload))
    return bytes([(0x80 if final else 0) | kind]) + length + mask + masked


class RawClient:
    """One TCP connection to a server."""

    def __init__(
        self, base: str, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
    ) -> None:
        self._base = base
        self._reader = reader
        self._writer = writer

    async def get(
        self, target: str, headers: Mapping[str, str] | None = None, token: str = ""
    ) -> Answer:
        """Send a GET request, and read the answer."""
        sent = {"Host": self._base.removeprefix("http://"), **(headers or {})}
        if token:
            sent["Cookie"] = f"lorelode={token}"
        lines = [f"GET {target} HTTP/1.1", *(f"{name}: {value}" for name, value in sent.items())]
        self._writer.write("\r\n".join([*lines, "", ""]).encode())
        return await self.read_answer()

    async def read_answer(self) -> Answer:
        """Read the next answer."""
        async with asyncio.timeout(PATIENCE):
            head = (await self._reader.readuntil(b"\r\n\r\n")).decode()
            status, *rest = head.rstrip().split("\r\n")
            pairs = (line.partition(": ") for line in rest)
            answered = {name.lower(): value for name, _, value in pairs}
            body = await self._reader.readexactly(int(answered.get("content-length", "0")))
        return Answer(int(status.split()[1]), answered, body)

    async def upgrade(self, code: str, token: str = "", target: str = "", **headers: str) -> Answer:
        """Ask for the WebSocket of a table; before the path may stand the `target` of a proxy."""
        asked = {
            "Origin": self._base,
            "Connection": "Upgrade",
            "Upgrade": "websocket",
            "Sec-WebSocket-Version": "13",
            "Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==",
        }
        given = {name.replace("_", "-"): value for name, value in headers.items()}
        return await self.get(f"{target}/ws/{code}", {**asked, **given}, token)

    async def send(self, data: bytes) -> None:
        """Write bytes as they are."""
        self._writer.write(data)
        await self._writer.drain()

    async def say(self, message: Mapping[str, Any]) -> None:
        """Send a message in a frame of its own."""
        await self.send(frame(TEXT, json.dumps(message).encode()))

    async def read_frame(self) -> tuple[int, bytes]:
        """Read a frame of the server: its kind and its payload."""
        first, size = await self._reader.readexactly(2)
        if size == 126:
            size = int.from_bytes(await self._reader.readexactly(2))
        elif size == 127:
            size = int.from_bytes(await self._reader.readexactly(8))
        return first & 0x0F, await self._reader.readexactly(size)

    async def read_message(self) -> dict[str, Any]:
        """Read the next message; frames of other kinds are skipped."""
        async with asyncio.timeout(PATIENCE):
            while True:
                kind, payload = await self.read_frame()
                if kind == TEXT:
                    message: dict[str, Any] = json.loads(payload)
                    return message

    async def wait_until_closed(self) -> int | None:
        """Read until the server closes the connection. Returns its close code, if it sends one."""
        with suppress(ConnectionError, asyncio.IncompleteReadError):
            async with asyncio.timeout(PATIENCE):
                while True:
                    kind, payload = await self.read_frame()
                    if kind == CLOSE:
                        return int.from_bytes(payload[:2])
        return None


@asynccontextmanager
async def dial(base: str, address: str = "127.0.0.1") -> AsyncIterator[RawClient]:
    """Connect to a server from this address."""
    host, _, port = base.removeprefix("http://").partition(":")
    reader, writer = await asyncio.open_connection(host, int(port), local_addr=(address, 0))
    try:
        yield RawClient(base, reader, writer)
    finally:
        writer.close()
        with suppress(ConnectionError):
            await writer.wait_closed()

"""Plain requests to a server, with answers of limited length."""

from __future__ import annotations

from typing import Final, TypeVar

import aiohttp
import msgspec

from lorelode import wire
from lorelode.client.errors import CommandRefused, Unreachable

MAX_ANSWER_BYTES: Final = 16 * 1024 * 1024
"""More than the words of the largest deck, and far more than a picture."""

REQUEST_TIMEOUT: Final = aiohttp.ClientTimeout(total=30)

T = TypeVar("T")


class AnswerTooLong(Exception):
    """An answer has more bytes than its reader takes."""


async def read_limited(answer: aiohttp.ClientResponse, limit: int) -> bytes:
    """The body of an answer; `AnswerTooLong` as soon as it has more than `limit` bytes."""
    body = bytearray()
    async for chunk in answer.content.iter_any():
        body += chunk
        if len(body) > limit:
            raise AnswerTooLong(f"an answer has more than {limit} bytes")
    return bytes(body)


async def post(http: aiohttp.ClientSession, address: str, body: object, kind: type[T]) -> T:
    """Send a body as JSON, and read the answer as JSON."""
    return _decode(await _request(http, "POST", address, msgspec.json.encode(body)), kind, address)


async def get(http: aiohttp.ClientSession, address: str, kind: type[T]) -> T:
    """Fetch JSON."""
    return _decode(await get_bytes(http, address), kind, address)


async def get_bytes(http: aiohttp.ClientSession, address: str) -> bytes:
    """Fetch a file."""
    return await _request(http, "GET", address, None)


async def _request(
    http: aiohttp.ClientSession, method: str, address: str, body: bytes | None
) -> bytes:
    try:
        async with http.request(method, address, data=body, timeout=REQUEST_TIMEOUT) as answer:
            data, ok = await read_limited(answer, MAX_ANSWER_BYTES), answer.ok
    except (OSError, aiohttp.ClientError, AnswerTooLong) as error:
        raise Unreachable(f"{address}: {error}") from error
    if ok:
        return data
    raise CommandRefused(_decode(data, wire.RefusalBody, address))


def _decode(data: bytes, kind: type[T], address: str) -> T:
    try:
        return msgspec.json.decode(data, type=kind)
    except msgspec.DecodeError as error:
        raise Unreachable(f"{address} is not a Lorelode server") from error

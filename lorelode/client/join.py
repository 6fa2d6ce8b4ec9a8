"""Join a table, or open a new one and join it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import msgspec

from lorelode import wire
from lorelode.client.connection import new_token, session
from lorelode.client.errors import CommandRefused, Unreachable
from lorelode.client.player import Player


@asynccontextmanager
async def connect(
    url: str, code: str, *, name: str = "", token: str | None = None, patience: float = 60.0
) -> AsyncIterator[Player]:
    """Come to the table of a code, at the server of an address such as `http://localhost:8000`.

    With a `token` one comes back as the person who had it. A connection that breaks is made again,
    until the server has been gone for `patience` seconds.
    """
    url, token = url.rstrip("/"), token or new_token()
    async with session(url, token) as http:
        player = Player(http, url, code, name=name, token=token, patience=patience)
        try:
            await player._connection.welcomed()
            yield player
        finally:
            await player._connection.close()


@asynccontextmanager
async def open_table(
    url: str,
    *,
    game: str,
    edition: str,
    seats: int,
    name: str = "",
    token: str | None = None,
    patience: float = 60.0,
    **settings: Any,
) -> AsyncIterator[Player]:
    """Open a table and come to it as its host; `code` of the player is the table's."""
    url, token = url.rstrip("/"), token or new_token()
    wanted = {"game": game, "edition": edition, "seats": seats, **settings}
    async with session(url, token) as http:
        made = await _post(http, f"{url}/api/tables", {"settings": wanted})
    async with connect(url, made.code, name=name, token=token, patience=patience) as player:
        yield player


async def _post(http: aiohttp.ClientSession, address: str, body: object) -> wire.TableCreated:
    try:
        async with http.post(address, data=msgspec.json.encode(body)) as answer:
            told, good = await answer.read(), answer.ok
        if good:
            return msgspec.json.decode(told, type=wire.TableCreated)
        refused = msgspec.json.decode(told, type=wire.RefusalBody)
    except (OSError, aiohttp.ClientError) as error:
        raise Unreachable(f"{address}: {error}") from error
    except msgspec.DecodeError as error:
        raise Unreachable(f"{address} is not a Lorelode server") from error
    raise CommandRefused(refused.code, refused.sentence)

"""Join a table, or open a new one and join it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from lorelode import wire
from lorelode.client.connection import make_session, new_token
from lorelode.client.player import Player
from lorelode.client.requests import post


@asynccontextmanager
async def connect(
    url: str,
    code: str,
    *,
    name: str = "",
    token: str | None = None,
    reconnect_seconds: float = 60.0,
) -> AsyncIterator[Player]:
    """Connect to the table with this code, on a server such as `http://localhost:8000`.

    With a `token`, you are the person who has this token. A broken connection is opened again,
    until the server has been down for `reconnect_seconds`.
    """
    url, token = url.rstrip("/"), token or new_token()
    async with make_session(url, token) as http:
        player = Player(
            http, url, code, name=name, token=token, reconnect_seconds=reconnect_seconds
        )
        try:
            await player._connection.wait_for_first_update()
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
    reconnect_seconds: float = 60.0,
    **settings: Any,
) -> AsyncIterator[Player]:
    """Create a table and connect to it as its host; the player's `code` is the table's code."""
    url, token = url.rstrip("/"), token or new_token()
    wanted = {"game": game, "edition": edition, "seats": seats, **settings}
    async with make_session(url, token) as http:
        created = await post(http, f"{url}/api/tables", {"settings": wanted}, wire.TableCreated)
    async with connect(
        url, created.code, name=name, token=token, reconnect_seconds=reconnect_seconds
    ) as player:
        yield player

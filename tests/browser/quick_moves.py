"""Moves that a person makes over a connection of their own, without their page.

A test that is about what comes later gets there in a moment.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from lorelode import wire
from lorelode.client import Player, connect
from lorelode.core import Seat
from tests.browser.person import Person
from tests.browser.scripted_table import dig
from tests.browser.server_process import TIMEOUT_SECONDS

Condition = Callable[[wire.Update], object]


def start_quickly(person: Person, *, level: str = "easy", **settings: object) -> str:
    """Start a game of this person and bots; return the table's code."""
    code = person.make_table(**settings)

    async def start(player: Player) -> None:
        await player.sit()
        await player.add_bot(level)
        await player.start()

    _connect_as(person, code, start)
    return code


def play_quickly(person: Person, code: str, until: Condition) -> None:
    """Let a player of Saboteur move until a condition holds, and dig towards the gold."""

    async def play(player: Player) -> None:
        async for now in player:
            if until(now):
                return
            if now.play is None or player.seat is None:
                continue
            if now.table.status == "resting" and not now.table.seats[player.seat].ready:
                await player.ready(now)
            elif now.play.choices:
                await player.move(dig(Seat(player.seat), list(now.play.choices)), now)

    _connect_as(person, code, play)


def end_quickly(person: Person, code: str) -> None:
    """End the game, which somebody who is alone with bots may."""

    async def end(player: Player) -> None:
        await player.vote_end()
        await player.until(lambda update: update.table.status == "over")

    _connect_as(person, code, end)


def _connect_as(
    person: Person, code: str, act: Callable[[Player], Coroutine[Any, Any, None]]
) -> None:
    (cookie,) = person.context.cookies()

    async def connect_and_act() -> None:
        async with (
            asyncio.timeout(TIMEOUT_SECONDS),
            connect(person.base, code, name=person.name, token=cookie.get("value")) as player,
        ):
            await act(player)

    # Playwright has an event loop in this thread already.
    with ThreadPoolExecutor(max_workers=1) as threads:
        threads.submit(asyncio.run, connect_and_act()).result()

"""Who begins: everybody with a seat may answer, and everybody sees the answer."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from tests.server.staged_tables import TableSession, start_table, wait_for_update


async def wait_for_first(here: TableSession, seat: int) -> None:
    """Wait until everybody sees that this seat begins."""
    for connection in here.connections.values():
        await wait_for_update(connection, lambda view: view["table"]["settings"]["first"] == seat)


def test_who_may_say_who_begins_and_who_sees_it(tmp_path: Path) -> None:
    rules: dict[str, Any] = {"game": "saboteur", "edition": "he", "television": True}

    async def scenario() -> None:
        async with start_table(tmp_path, "ann", "bob", "cat", **rules) as here:
            eve = await here.join("eve")
            television = await here.join("tv", television=True)
            for connection in here.connections.values():
                assert connection.view["table"]["first_question"] == "youngest"
            assert (await eve.ask("name-first", seat=1))["code"] == "no-seat"
            answer = await television.ask("name-first", seat=1)
            assert answer["code"] == "television-only-shows"
            for name, seat in (("bob", 2), ("cat", 0), ("ann", 1)):
                await here[name].do("name-first", seat=seat)
                await wait_for_first(here, seat)
            view = await here["ann"].do("start")
            assert view["play"]["public"]["starter"] == 1
            assert view["table"]["first_question"] is None
            assert (await here["bob"].ask("name-first", seat=2))["code"] == "game-running"

    asyncio.run(scenario())


def test_dixit_asks_nobody(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with start_table(tmp_path, "ann", "bob", "cat") as here:
            assert here["ann"].view["table"]["first_question"] is None
            assert (await here["bob"].ask("name-first", seat=1))["code"] == "bad-settings"

    asyncio.run(scenario())

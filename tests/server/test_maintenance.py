"""Maintenance, expiry and limits of tables."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import time
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path

import pytest

from lorelode.tables.lobby import Lobby
from lorelode.tables.store import sqlite
from lorelode.web.lifecycle import STORE_FILE
from tests.server.clients import Visitor, start_server
from tests.server.staged_tables import StagedTable, bots_at_once, store_table
from tests.tables.scripted import token

__all__ = ["bots_at_once"]

MAX_LOCK_SECONDS = 0.5
"""How many seconds a store waits for another process in these tests."""

WANTED = {"settings": {"game": "dixit", "edition": "fa", "seats": 3}}

Expire = Callable[[float], Awaitable[int]]

pytestmark = pytest.mark.usefixtures("bots_at_once")


def test_a_blocked_store_stops_neither_the_maintenance_nor_the_shutdown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "MAX_LOCK_SECONDS", MAX_LOCK_SECONDS)
    monkeypatch.setattr("lorelode.web.upkeep.UPKEEP_SECONDS", 0.05)

    async def scenario() -> None:
        async with start_server(tmp_path) as (server, base):
            ann, makers = Visitor(base), [Visitor(base) for _ in range(6)]
            hers = await ann.join(await ann.make_table())
            await hers.receive()
            sweeps = count_expire_calls(server.lobby.expire, monkeypatch)
            with closing(sqlite3.connect(tmp_path / STORE_FILE, isolation_level=None)) as other:
                other.execute("BEGIN EXCLUSIVE")
                # Six requests at once are refused in the time of one.
                before = time.monotonic()
                answers = await asyncio.gather(
                    *(one.http.post(f"{base}/api/tables", json=WANTED) for one in makers)
                )
                assert {answer.status for answer in answers} == {503}
                assert time.monotonic() - before < 4 * MAX_LOCK_SECONDS
                async with asyncio.timeout(10):
                    while not sweeps:
                        await asyncio.sleep(0.05)
                other.execute("ROLLBACK")
            assert await ann.make_table()
            seen = len(sweeps)
            async with asyncio.timeout(10):
                while len(sweeps) <= seen:
                    await asyncio.sleep(0.05)
        # Connected clients learn that the server stops.
        last = await hers.until(lambda message: message["type"] == "closing")
        assert last["code"] == "server-stopping"
        for one in (ann, *makers):
            await one.close()

    asyncio.run(scenario())


def count_expire_calls(expire: Expire, monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Record the calls of `Lobby.expire`. Returns a list that grows with each call."""
    calls: list[float] = []

    async def expire_and_count(_lobby: Lobby, seconds: float) -> int:
        calls.append(seconds)
        return await expire(seconds)

    monkeypatch.setattr(Lobby, "expire", expire_and_count)
    return calls


def test_only_its_owner_can_read_the_data_folder(tmp_path: Path) -> None:
    data = tmp_path / "data"

    async def scenario() -> None:
        async with start_server(data) as (_server, base), Visitor(base) as ann:
            await ann.make_table()

    before = os.umask(0o022)
    try:
        asyncio.run(scenario())
    finally:
        os.umask(before)
    assert data.stat().st_mode & 0o077 == 0


def test_the_seed_is_not_sent_to_people_who_may_not_see_the_game(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with start_server(tmp_path) as (server, base):
            code = await store_table(server, StagedTable("over", spectators=False).entries)
            async with Visitor(base, token("eve")) as eve, Visitor(base, token("ann")) as ann:
                hers = await (await ann.join(code)).receive()
                assert hers["table"]["seed"] is not None
                assert hers["play"] is not None
                strangers = await (await eve.join(code)).receive()
                assert strangers["play"] is None
                assert strangers["table"]["seed"] is None
                assert {**strangers["table"], "seats": (), "seed": None} == {
                    **hers["table"],
                    "seats": (),
                    "seed": None,
                }

    asyncio.run(scenario())


def test_a_game_waits_for_its_players_even_if_others_watch(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with start_server(tmp_path, grace_seconds=0.1) as (server, base):
            code = await store_table(server, StagedTable("playing").entries)
            async with Visitor(base, token("eve")) as eve, Visitor(base, token("ann")) as ann:
                looking = await eve.join(code)
                before = await looking.receive()
                assert before["clock"] is None
                with pytest.raises(TimeoutError):
                    await asyncio.wait_for(looking.receive(), 0.5)
                # When one player is back, a stand-in plays for the others after the grace time.
                await ann.join(code)
                played = await looking.until(lambda message: len(message["lines"]["new"]) > 0)
                assert played["lines"]["new"][0]["bot"] == "steady"

    asyncio.run(scenario())


def test_a_table_with_a_full_log_still_does_what_its_game_needs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("lorelode.tables.actor.MAX_LOG_ENTRIES", 1)

    async def scenario() -> None:
        async with start_server(tmp_path) as (server, base):
            code = await store_table(server, StagedTable("resting").entries)
            async with Visitor(base, token("ann")) as ann:
                hers = await ann.join(code)
                view = await hers.receive()
                assert (await hers.ask("say", text="Hello"))["code"] == "log-full"
                moment = {"game": 1, "phase": view["play"]["phase"]}
                assert (await hers.ask("ready", **moment))["type"] == "done"
                assert (await hers.ask("stand"))["type"] == "done"
                assert (await hers.ask("sit", seat=0, name="Ann"))["type"] == "done"
                settings = {**view["table"]["settings"], "chat": "off"}
                assert (await hers.ask("change-settings", settings=settings))["type"] == "done"

    asyncio.run(scenario())


def test_the_gallery_chat_has_a_maximal_length(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("lorelode.tables.commands.chat.MAX_GALLERY_LINES", 3)

    async def scenario() -> None:
        async with start_server(tmp_path) as (server, base):
            # The gallery chat already has one line.
            code = await store_table(server, StagedTable("open").entries)
            async with Visitor(base, token("eve")) as eve, Visitor(base, token("ann")) as ann:
                line = await eve.join(code, name="Eve")
                answers = [await line.ask("say", text=f"line {n}") for n in range(3)]
                assert [answer.get("code") for answer in answers] == [None, None, "chat-full"]
                hers = await ann.join(code)
                assert (await hers.ask("say", text="Hello"))["type"] == "done"

    asyncio.run(scenario())


def test_an_unused_table_expires_and_makes_room(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with start_server(tmp_path, max_tables=2) as (server, base), Visitor(base) as ann:
            old, looked_at = await ann.make_table(), await ann.make_table()
            line = await ann.join(looked_at)
            await line.receive()
            async with ann.http.post(f"{base}/api/tables", json=WANTED) as answer:
                assert (answer.status, (await answer.json())["code"]) == (429, "server-full")
            assert await server.lobby.expire(-1) == 2
            # Connected clients get the reason, and the codes are not found any more.
            last = await line.until(lambda message: message["type"] == "closing")
            assert last["code"] == "table-expired"
            for code in (old, looked_at):
                async with ann.http.get(f"{base}/api/tables/{code}/deck") as answer:
                    assert answer.status == 404
            assert await ann.make_table()

    asyncio.run(scenario())


def test_an_idle_table_is_unloaded_and_loaded_again(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with start_server(tmp_path) as (server, base), Visitor(base) as ann:
            code = await ann.make_table()
            line = await ann.join(code)
            await line.do("sit", seat=0, name="Ann")
            server.lobby.unload_idle(0)
            assert server.lobby.loaded == 1
            await line.close()
            async with asyncio.timeout(5):
                while server.lobby.loaded:
                    await asyncio.sleep(0.01)
                    server.lobby.unload_idle(0)
            again = await ann.join(code)
            assert (await again.receive())["table"]["seats"][0]["name"] == "Ann"

    asyncio.run(scenario())

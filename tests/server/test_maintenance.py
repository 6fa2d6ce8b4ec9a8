"""Maintenance, expiry and limits of tables."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import threading
import time
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path

import pytest
import structlog

from lorelode import wire
from lorelode.tables.lobby import BIN_SECONDS, UNSTARTED_SECONDS, ExpiredCounts, Lobby
from lorelode.tables.store import TableId, sqlite
from lorelode.web.lifecycle import STORE_FILE
from lorelode.web.settings import DAY_SECONDS
from lorelode.wire import CHAT_LINES_KEPT
from tests.server.clients import MovableClock, Visitor, start_server
from tests.server.staged_tables import StagedTable, bots_at_once, store_table
from tests.tables.scripted import token

__all__ = ["bots_at_once"]

MAX_LOCK_SECONDS = 0.5
"""How many seconds a store waits for another process in these tests."""

WANTED = {"settings": {"game": "dixit", "edition": "fa", "seats": 3}}

Expire = Callable[[float], Awaitable[ExpiredCounts]]

pytestmark = pytest.mark.usefixtures("bots_at_once")


def test_a_blocked_store_stops_neither_the_maintenance_nor_the_shutdown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "MAX_LOCK_SECONDS", MAX_LOCK_SECONDS)
    monkeypatch.setattr("lorelode.web.upkeep.UPKEEP_SECONDS", 0.05)
    monkeypatch.setattr("lorelode.web.upkeep.STEADY_SECONDS", 0.0)

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
                    while not sweeps or server.readiness.can_save:
                        await asyncio.sleep(0.05)
                async with ann.http.get(f"{base}/readyz") as answer:
                    body = {"ready": False, "reason": "cannot-save"}
                    assert (answer.status, await answer.json()) == (503, body)
                other.execute("ROLLBACK")
            assert await ann.make_table()
            seen = len(sweeps)
            async with asyncio.timeout(10):
                while len(sweeps) <= seen or not server.readiness.can_save:
                    await asyncio.sleep(0.05)
        # Connected clients learn that the server stops.
        last = await hers.until(lambda message: message["type"] == "closing")
        assert last["code"] == "server-stopping"
        for one in (ann, *makers):
            await one.close()

    asyncio.run(scenario())


def test_the_first_client_waits_until_names_can_be_compared(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise its name would hold up the event loop."""
    begun, allowed = threading.Event(), threading.Event()

    def prepare() -> None:
        begun.set()
        assert allowed.wait(10)

    monkeypatch.setattr("lorelode.tables.lookalikes.prepare", prepare)

    async def scenario() -> None:
        async with start_server(tmp_path) as (_server, base), Visitor(base) as ann:
            hers = await ann.join(await ann.make_table())
            receiving = asyncio.create_task(hers.receive())
            await asyncio.wait([receiving], timeout=0.2)
            assert begun.is_set()
            assert not receiving.done()
            # Others go on meanwhile.
            assert await ann.make_table()
            allowed.set()
            assert (await receiving)["type"] == "update"

    asyncio.run(scenario())


@pytest.mark.parametrize("failing", ["unload_idle", "expire", "count_tables"])
def test_a_fault_in_one_duty_is_logged_and_stops_no_other(
    failing: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("lorelode.web.upkeep.UPKEEP_SECONDS", 0.01)
    monkeypatch.setattr("lorelode.web.upkeep.STEADY_SECONDS", 0.0)

    async def scenario() -> None:
        async with start_server(tmp_path) as (server, _base):

            def fail(*_: object) -> None:
                raise KeyError("a fault")

            with monkeypatch.context() as broken:
                broken.setattr(Lobby, failing, fail)
                async with asyncio.timeout(5):
                    while not [one for one in logs if one["event"] == "upkeep failed"]:
                        await asyncio.sleep(0.01)
                # What comes later is done all the same.
                server.readiness.can_save = False
                async with asyncio.timeout(5):
                    while not server.readiness.can_save:
                        await asyncio.sleep(0.01)
            sweeps = count_expire_calls(server.lobby.expire, monkeypatch)
            async with asyncio.timeout(5):
                while not sweeps:
                    await asyncio.sleep(0.01)

    with structlog.testing.capture_logs() as logs:
        asyncio.run(scenario())
    found = next(one for one in logs if one["event"] == "upkeep failed")
    assert (found["log_level"], found["exc_info"]) == ("error", True)


def count_expire_calls(expire: Expire, monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Record the calls of `Lobby.expire`. Returns a list that grows with each call."""
    calls: list[float] = []

    async def expire_and_count(_lobby: Lobby, seconds: float) -> ExpiredCounts:
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


def test_a_chat_goes_on_when_a_flood_has_filled_it(tmp_path: Path) -> None:
    stage = StagedTable("open")
    for number in range(2_000):
        stage.now += 2
        stage.ask("rose", wire.Say, text=f"flood {number}")

    async def scenario() -> None:
        async with start_server(tmp_path) as (server, base):
            code = await store_table(server, stage.entries)
            stored = len((await server.services.store.load(TableId(code))).entries)
            async with Visitor(base, token("eve")) as eve, Visitor(base, token("ann")) as ann:
                line = await eve.join(code, name="Eve", gallery=1_000)
                first = await line.receive()
                # The gallery had two lines before the flood. Lines that are gone are not sent.
                numbers = [one["number"] for one in first["gallery"]]
                assert numbers == list(range(2_002 - CHAT_LINES_KEPT, 2_002))
                assert first["gallery"][-1]["text"] == "flood 1999"
                for number in range(3):
                    assert (await line.ask("say", text=f"line {number}"))["type"] == "done"
                hers = await ann.join(code, gallery=2_003)
                said = [one["text"] for one in (await hers.receive())["gallery"]]
                assert said == ["line 1", "line 2"]
                assert (await hers.ask("say", text="Hello"))["type"] == "done"
            # The three lines took the places of three others; Ann's is one of few in the chat.
            log = await server.services.store.load(TableId(code))
            assert len(log.entries) == stored + 1
            assert log.length == len(stage.entries) + 4
            # A table that is read again has the same lines, and goes on with the same numbers.
            server.lobby.unload_idle(0)
            async with Visitor(base, token("eve")) as eve:
                line = await eve.join(code, name="Eve")
                again = (await line.receive())["gallery"]
                assert [one["number"] for one in again] == list(
                    range(2_005 - CHAT_LINES_KEPT, 2_005)
                )
                assert [one["text"] for one in again[-3:]] == ["line 0", "line 1", "line 2"]
                assert (await line.ask("say", text="line 3"))["type"] == "done"

    asyncio.run(scenario())


def test_a_table_without_a_game_expires_and_makes_room(tmp_path: Path) -> None:
    async def scenario() -> None:
        clock = MovableClock()
        async with (
            start_server(tmp_path, clock, max_unstarted_tables=2) as (server, base),
            Visitor(base) as ann,
        ):
            old, looked_at = await ann.make_table(), await ann.make_table()
            line = await ann.join(looked_at)
            await line.receive()
            async with ann.http.post(f"{base}/api/tables", json=WANTED) as answer:
                assert (answer.status, (await answer.json())["code"]) == (503, "server-full")
            clock.pass_time(UNSTARTED_SECONDS - 1)
            assert await server.lobby.expire(1e9) == ExpiredCounts(binned=0, deleted=0)
            clock.pass_time(2)
            assert await server.lobby.expire(1e9) == ExpiredCounts(binned=0, deleted=2)
            await server.lobby.count_tables()
            # Everybody who is there is told, and the codes lead nowhere from then on.
            last = await line.until(lambda message: message["type"] == "closing")
            assert last["code"] == "table-expired"
            for code in (old, looked_at):
                async with ann.http.get(f"{base}/api/tables/{code}/deck") as answer:
                    assert answer.status == 404
            assert await ann.make_table()

    asyncio.run(scenario())


def test_tables_with_a_game_and_without_one_are_counted_apart(tmp_path: Path) -> None:
    async def scenario() -> None:
        limits = {"max_tables": 2, "max_unstarted_tables": 2}
        async with start_server(tmp_path, **limits) as (server, base), Visitor(base) as ann:

            async def new_table() -> tuple[int, str]:
                await server.lobby.count_tables()
                async with ann.http.post(f"{base}/api/tables", json=WANTED) as answer:
                    return answer.status, (await answer.json())["code"]

            await store_table(server, StagedTable("playing").entries)
            assert [(await new_table())[0] for _ in range(2)] == [201, 201]
            # Two wait for their first game: no more may be made, although few have one.
            assert await new_table() == (503, "server-full")
            clock = server.services.now() + 2 * UNSTARTED_SECONDS
            assert len(await server.services.store.delete_unstarted(clock)) == 2
            assert (await new_table())[0] == 201
            # Two have a game: no more may be made, although only one waits.
            await store_table(server, StagedTable("playing").entries)
            assert await new_table() == (503, "server-full")

    asyncio.run(scenario())


def test_a_table_is_in_the_bin_for_a_week_and_comes_back_when_it_is_opened(tmp_path: Path) -> None:
    async def scenario() -> None:
        clock = MovableClock()
        async with start_server(tmp_path, clock) as (server, base):
            codes = [await store_table(server, StagedTable("playing").entries) for _ in range(2)]
            clock.pass_time(31 * DAY_SECONDS)
            assert await server.lobby.expire(30 * DAY_SECONDS) == ExpiredCounts(binned=2, deleted=0)
            clock.pass_time(BIN_SECONDS - 1)
            assert await server.lobby.expire(30 * DAY_SECONDS) == ExpiredCounts(binned=0, deleted=0)
            async with Visitor(base, token("ann")) as ann:
                line = await ann.join(codes[0])
                assert (await line.receive())["play"] is not None
                clock.pass_time(2)
                assert await server.lobby.expire(30 * DAY_SECONDS) == ExpiredCounts(
                    binned=0, deleted=1
                )
                async with ann.http.get(f"{base}/api/tables/{codes[1]}/deck") as answer:
                    assert answer.status == 404

    asyncio.run(scenario())


def test_nothing_expires_within_a_day_of_a_start_or_of_a_jump_of_the_clock(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("lorelode.web.upkeep.UPKEEP_SECONDS", 0.01)

    async def scenario() -> None:
        clock = MovableClock()
        expirations: list[float] = []

        async def expire(_lobby: Lobby, _seconds: float) -> ExpiredCounts:
            expirations.append(clock.tick())
            return ExpiredCounts(3, 2)

        monkeypatch.setattr(Lobby, "expire", expire)
        async with start_server(tmp_path, clock):
            await asyncio.sleep(0.1)
            clock.jump(40 * DAY_SECONDS)  # a jump
            await asyncio.sleep(0.1)
            for _ in range(24):
                assert not expirations
                clock.pass_time(3600)
                await asyncio.sleep(0.03)
            async with asyncio.timeout(5):
                while not expirations:
                    await asyncio.sleep(0.01)
            clock.jump(-40 * DAY_SECONDS)  # it is put right
            await asyncio.sleep(0.1)
            seen = len(expirations)
            await asyncio.sleep(0.1)
            assert len(expirations) == seen

    with structlog.testing.capture_logs() as logs:
        asyncio.run(scenario())
    assert {"event": "tables expired", "binned": 3, "deleted": 2, "log_level": "info"} in logs


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

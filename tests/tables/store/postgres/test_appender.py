"""Appends that share a commit: nobody waits for ever, whatever goes wrong."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from lorelode.tables.store import StoreError, TableId, UncertainAppend
from lorelode.tables.store.postgres import Database, PostgresStore
from lorelode.tables.store.postgres.appender import Appender
from tests.postgres import new_cluster

LATE_SECONDS = 10.0


@asynccontextmanager
async def new_appender() -> AsyncIterator[Appender]:
    database = new_cluster()
    await (await PostgresStore.open(database)).close()
    appender = Appender(database)
    try:
        yield appender
    finally:
        await appender.close()


def add(
    appender: Appender, table: str, slots: tuple[str | None, ...] = (None,)
) -> asyncio.Future[None]:
    return appender.append(TableId(table), 0, [b"x"], slots, 1.0, False, 0)


def test_an_error_that_nobody_expected_fails_the_appends_and_not_those_after_them() -> None:
    async def check() -> None:
        async with new_appender() as appender, asyncio.timeout(LATE_SECONDS):
            asked = [add(appender, "A"), add(appender, "B", slots=())]
            for one in await asyncio.gather(*asked, return_exceptions=True):
                assert isinstance(one, UncertainAppend)
            await add(appender, "A")

    asyncio.run(check())


def test_a_writer_that_is_always_busy_settles_what_was_asked_for_before() -> None:
    async def check() -> None:
        async with new_appender() as appender:
            asked: list[asyncio.Future[None]] = []

            async def keep_busy() -> None:
                while True:
                    if len(appender._waiting) < 3:
                        asked.append(add(appender, f"T{len(asked)}"))
                    await asyncio.sleep(0)

            feeder = asyncio.create_task(keep_busy())
            try:
                while len(asked) < 10:
                    await asyncio.sleep(0)
                # Those who asked may be gone by now.
                before = list(asked)
                before[-1].cancel()
                async with asyncio.timeout(LATE_SECONDS):
                    await appender.settle()
                assert all(one.done() for one in before)
                assert len(asked) > len(before)
            finally:
                feeder.cancel()
            await asyncio.gather(*asked, return_exceptions=True)

    asyncio.run(check())


def test_a_database_that_is_gone_is_asked_once_for_all_appends_that_wait() -> None:
    async def check() -> None:
        connections = 0

        def refuse(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            nonlocal connections
            connections += 1
            writer.close()

        server = await asyncio.start_server(refuse, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        appender = Appender(Database(f"postgresql://nobody@127.0.0.1:{port}/no?sslmode=disable"))
        async with server, asyncio.timeout(LATE_SECONDS):
            asked = [add(appender, f"T{number}") for number in range(20)]
            for one in await asyncio.gather(*asked, return_exceptions=True):
                assert isinstance(one, StoreError)
                assert not isinstance(one, UncertainAppend)
            await appender.close()
        assert connections == 1

    asyncio.run(check())

"""Who owns a table, and that nobody else can write to it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import asyncpg
import pytest

from lorelode.tables.loader import Loader, Urgency
from lorelode.tables.log import UnreadableLog
from lorelode.tables.store import Deposed, OwnedElsewhere, StoreError, TableId, WrongSequence
from lorelode.tables.store.postgres import Database, PostgresStore, lease
from lorelode.tables.store.postgres.lease import Lease
from tests.postgres import new_cluster, shared_server

A, B = map(TableId, "AB")


pytestmark = pytest.mark.usefixtures("long_leases")


@asynccontextmanager
async def node(database: Database, address: str) -> AsyncIterator[PostgresStore]:
    """A store with a lease that nobody renews."""
    store = await PostgresStore.open(database)
    store.lease = Lease(database, address)
    await store.lease.join()
    try:
        yield store
    finally:
        await store.lease.leave()
        await store.close()


def test_a_table_belongs_to_the_node_that_made_it_until_it_is_released() -> None:
    async def check() -> None:
        database = new_cluster()
        async with node(database, "http://one") as one, node(database, "http://two") as two:
            await one.append(A, 0, [b"x"], now=1)
            with pytest.raises(OwnedElsewhere) as elsewhere:
                await two.claim(A)
            assert elsewhere.value.address == "http://one"
            assert await two.find_nodes() == ["http://one"]
            await one.release({A: 0})
            claimed = await two.claim(A)
            assert (claimed.entries, claimed.epoch) == ([b"x"], 1)
            with pytest.raises(Deposed):
                await one.append(A, 1, [b"late"], now=2, epoch=0)
            await two.append(A, 1, [b"y"], now=2, epoch=1)
            assert (await one.load(A)).entries == [b"x", b"y"]
            assert not (await two.claim(B)).entries

    asyncio.run(check())


def test_a_claim_of_ones_own_table_raises_the_epoch_too() -> None:
    async def check() -> None:
        async with node(new_cluster(), "http://one") as one:
            await one.append(A, 0, [b"x"], now=1)
            assert [(await one.claim(A)).epoch for _ in range(3)] == [1, 2, 3]
            with pytest.raises(Deposed):
                await one.append(A, 1, [b"late"], now=2, epoch=2)
            with pytest.raises(WrongSequence):
                await one.append(A, 0, [b"late"], now=2, epoch=3)
            # To release it in an old epoch changes nothing.
            await one.release({A: 2})
            async with node(one.database, "http://two") as two:
                with pytest.raises(OwnedElsewhere):
                    await two.claim(A)

    asyncio.run(check())


def test_a_node_that_was_away_too_long_is_replaced_and_writes_nothing() -> None:
    async def check() -> None:
        database = new_cluster()
        async with node(database, "http://one") as one:
            await one.append(A, 0, [b"x"], now=1)
            assert one.lease is not None
            number = one.lease.number
            # As if it had been stopped for the whole time of its lease.
            one.lease._until = 0.0
            await one._sweeper.fetch(
                f"UPDATE {database.table('nodes')} SET expires = clock_timestamp()"
            )
            async with node(database, "http://two") as two:
                claimed = await two.claim(A)
                assert claimed.epoch == 1
                with pytest.raises(StoreError, match="no lease"):
                    await one.append(A, 1, [b"late"], now=2)
                # Even if it had looked before it was stopped, and goes on now.
                one.lease._until = float("inf")
                with pytest.raises(Deposed):
                    await one.append(A, 1, [b"late"], now=2)
                # Its lease was buried, and is not renewed.
                assert not await one.lease._try_to_renew(number or 0)
                await two.append(A, 1, [b"y"], now=3, epoch=1)
                assert (await two.load(A)).entries == [b"x", b"y"]

    asyncio.run(check())


def test_a_lease_is_kept_and_another_one_taken_after_a_lapse(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def check() -> None:
        async with node(new_cluster(), "http://one") as one:
            kept = one.lease
            assert kept is not None
            lapses: list[bool] = []
            kept.on_lapse = lambda: lapses.append(kept.valid)
            first = kept.number
            keeping = asyncio.create_task(kept.keep())
            renewed = asyncio.Event()
            kept.on_renewal = renewed.set
            await renewed.wait()
            assert kept.valid
            assert kept.number == first
            # As if another node had buried it.
            await one._sweeper.fetch(f"DELETE FROM {one.database.table('nodes')}")
            async with asyncio.timeout(60):
                while kept.number in (first, None):
                    await asyncio.sleep(0.01)
            assert lapses == [False]
            assert kept.valid
            keeping.cancel()

    monkeypatch.setattr(lease, "RENEWAL_SECONDS", 0.1)
    asyncio.run(check())


def test_tables_of_others_do_not_expire_here() -> None:
    async def check() -> None:
        database = new_cluster()
        async with node(database, "http://one") as one, node(database, "http://two") as two:
            await one.append(A, 0, [b"x"], now=1)
            await two.append(B, 0, [b"x"], now=1)
            assert await two.delete_unstarted(before=9) == [B]
            assert one.lease is not None
            await one._sweeper.fetch(
                f"DELETE FROM {database.table('nodes')} WHERE number = {one.lease.number}"
            )
            await two.free_abandoned()
            assert await two.delete_unstarted(before=9) == [A]
            assert not (await two.load(A)).entries

    asyncio.run(check())


def test_visitors_are_forgotten_everywhere() -> None:
    async def check() -> None:
        database = new_cluster()
        async with node(database, "http://one") as one, node(database, "http://two") as two:
            await one.forget("ann", 2)
            await one.forget("ann", 2)
            people, last = await two.read_forgotten(0)
            assert people == ["ann"]
            for person in ("bob", "cat", "dan"):
                await two.forget(person, 2)
            assert (await one.read_forgotten(last))[0] == ["bob", "cat", "dan"]
            assert "ann" not in (await one.read_forgotten(0))[0]
            assert await one.share_keys("mine", "push") == ("mine", "push")
            assert await two.share_keys("other", "more") == ("mine", "push")

    asyncio.run(check())


def test_a_table_that_cannot_be_read_is_left_to_others() -> None:
    async def check() -> None:
        database = new_cluster()
        table = TableId("K7QM2X01")
        async with node(database, "http://a") as one, node(database, "http://b") as other:
            await one.append(table, 0, [b"{}"], now=1)
            with pytest.raises(UnreadableLog):
                await Loader(one).load(table, Urgency.REQUESTED)
            assert (await other.claim(table)).entries == [b"{}"]

    asyncio.run(check())


@asynccontextmanager
async def transaction(database: Database) -> AsyncIterator[asyncpg.Connection]:
    """A connection in a transaction that the test ends."""
    connection = await asyncpg.connect(database.address)
    try:
        await connection.execute("BEGIN")
        yield connection
    finally:
        await connection.close()


async def until_done_or_blocked(task: asyncio.Task[Any], by: asyncpg.Connection) -> None:
    """Wait until a task is done, or waits for a transaction in the database."""
    watch = await asyncpg.connect(shared_server().address)
    blocked = "SELECT FROM pg_stat_activity WHERE $1 = ANY(pg_blocking_pids(pid))"
    try:
        while not task.done() and not await watch.fetch(blocked, by.get_server_pid()):
            await asyncio.sleep(0.01)
    finally:
        await watch.close()


@pytest.mark.parametrize("action", ["claim", "free"])
def test_a_table_is_not_taken_from_a_node_that_joins_meanwhile(action: str) -> None:
    async def check() -> None:
        database = new_cluster()
        tables = database.table("tables")
        async with node(database, "http://one") as one:
            await one.append(A, 0, [b"x"], now=1)
        async with node(database, "http://two") as two, transaction(database) as other:
            # Its owner has died, and somebody is about to own it.
            await two._sweeper.fetch(f"UPDATE {tables} SET owner = 0")
            await other.execute(f"UPDATE {tables} SET touched = touched")
            doing = asyncio.create_task(two.claim(A) if action == "claim" else two.free_abandoned())
            await until_done_or_blocked(doing, other)
            async with node(database, "http://three") as three:
                assert three.lease is not None
                number = three.lease.number
                await other.execute(f"UPDATE {tables} SET owner = {number}")
                await other.execute("COMMIT")
                if action == "claim":
                    with pytest.raises(OwnedElsewhere, match="three"):
                        await doing
                else:
                    await doing
                (row,) = await two._sweeper.fetch(f"SELECT owner FROM {tables}")
                assert row["owner"] == number

    asyncio.run(check())


def test_a_visitor_whose_number_appears_late_is_heard_of_too() -> None:
    async def check() -> None:
        database = new_cluster()
        async with node(database, "http://one") as one, transaction(database) as other:
            await other.fetch(one._forget, "ann", 9, f"forgotten {database.cluster}")
            forgetting = asyncio.create_task(one.forget("bob", 9))
            await until_done_or_blocked(forgetting, other)
            people, last = await one.read_forgotten(0)
            await other.execute("COMMIT")
            await forgetting
            people += (await one.read_forgotten(last))[0]
            assert people == ["ann", "bob"]

    asyncio.run(check())

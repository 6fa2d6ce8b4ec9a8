"""Stores copied from SQLite to PostgreSQL and back."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from lorelode.tables.store import SqliteStore, Store, StoreError, TableId
from lorelode.tables.store.postgres import PostgresStore
from lorelode.tables.store.postgres.copying import copy_into_database, copy_into_file
from tests.postgres import new_cluster


async def fill(store: Store) -> None:
    """Tables of every kind: with slots, in the bin, started, and with any bytes."""
    for number in range(30):
        table = TableId(f"T{number:02}")
        await store.append(table, 0, [bytes([number]), b"\x00\xff"], now=number / 7)
        await store.append(
            table, 2, [b"a", b"b"], now=number, slots=["s", None], started=number % 2 == 0
        )
        await store.append(table, 4, [b"c"], now=number, slots=["s"])
    await store.bin_idle(before=10, now=99.5)


async def read(store: Store) -> object:
    logs = [await store.load(TableId(f"T{number:02}")) for number in range(30)]
    return await store.tables(), await store.count(), logs


def test_everything_is_the_same_there_and_back(tmp_path: Path) -> None:
    async def check() -> None:
        first, again = tmp_path / "first.sqlite", tmp_path / "again.sqlite"
        store = SqliteStore(first)
        await fill(store)
        before = await read(store)
        await store.close()
        database = new_cluster()
        copied = await copy_into_database(first, database)
        assert (copied.tables, copied.entries) == (30, 30 * 4)
        there = await PostgresStore.open(database)
        assert await read(there) == before
        assert await copy_into_file(database, again) == copied
        back = SqliteStore(again)
        assert await read(back) == before
        # Both go on from there.
        for opened in (there, back):
            await opened.append(TableId("T00"), 5, [b"d"], now=100, slots=["s"])
            assert (await opened.load(TableId("T00"))).entries == [b"\x00", b"\x00\xff", b"b", b"d"]
            await opened.close()
        with pytest.raises(StoreError, match="has tables already"):
            await copy_into_database(first, database)
        with pytest.raises(StoreError, match="is there already"):
            await copy_into_file(database, again)

    asyncio.run(check())


def test_a_copy_that_differs_is_not_kept(tmp_path: Path) -> None:
    async def check() -> None:
        first = tmp_path / "first.sqlite"
        store = SqliteStore(first)
        await fill(store)
        await store.close()
        database = new_cluster()
        opened = await PostgresStore.open(database)
        table = database.table("log")
        # A rule of the database that somebody has made: one entry is changed on its way.
        await opened._sweeper.fetch(
            f'CREATE FUNCTION "{database.cluster}".spoil() RETURNS trigger LANGUAGE plpgsql AS'
            " $$ BEGIN IF NEW.id = 'T07' THEN NEW.entry = 'x'; END IF; RETURN NEW; END $$"
        )
        await opened._sweeper.fetch(
            f"CREATE TRIGGER spoil BEFORE INSERT ON {table} FOR EACH ROW"
            f' EXECUTE FUNCTION "{database.cluster}".spoil()'
        )
        with pytest.raises(StoreError, match="the copy differs: 30 tables"):
            await copy_into_database(first, database)
        assert await opened.tables() == []
        await opened.close()

    asyncio.run(check())


def test_a_file_is_not_left_behind_if_the_database_is_not_there(tmp_path: Path) -> None:
    database = new_cluster()
    missing = type(database)(database.address.replace("/postgres?", "/absent?"), database.cluster)
    with pytest.raises(StoreError, match="there is no database"):
        asyncio.run(copy_into_file(missing, tmp_path / "copy.sqlite"))
    assert list(tmp_path.iterdir()) == []
    with closing(sqlite3.connect(tmp_path / "empty.sqlite")):
        pass

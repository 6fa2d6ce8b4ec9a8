"""Stores copied from SQLite to PostgreSQL and back."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from errno import EACCES
from pathlib import Path

import pytest

from lorelode.decks import Card, Deck
from lorelode.decks.library import write_deck
from lorelode.tables.store import SqliteStore, Store, StoreError, TableId
from lorelode.tables.store.postgres import PostgresStore
from lorelode.tables.store.postgres.copying import copy_into_database, copy_into_file
from lorelode.tables.store.postgres.lease import Lease
from lorelode.tables.store.sqlite import _MIGRATIONS as MIGRATIONS
from lorelode.tables.store.sqlite import APPLICATION_ID
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


async def forget_nobody(people: Sequence[str]) -> None:
    assert not people


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
        assert await copy_into_file(database, again, forget_nobody) == copied
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
            await copy_into_file(database, again, forget_nobody)

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
        asyncio.run(copy_into_file(missing, tmp_path / "copy.sqlite", forget_nobody))
    assert list(tmp_path.iterdir()) == []
    with closing(sqlite3.connect(tmp_path / "empty.sqlite")):
        pass


def test_nothing_is_copied_while_a_node_lives(tmp_path: Path) -> None:
    async def check() -> None:
        store = SqliteStore(tmp_path / "first.sqlite")
        await fill(store)
        await store.close()
        database = new_cluster()
        there = await PostgresStore.open(database)
        lease = there.lease = Lease(database, "http://127.0.0.1:1")
        await lease.join()
        with pytest.raises(StoreError, match=r"a server of the cluster .* runs"):
            await copy_into_database(tmp_path / "first.sqlite", database)
        with pytest.raises(StoreError, match=r"a server of the cluster .* runs"):
            await copy_into_file(database, tmp_path / "again.sqlite", forget_nobody)
        assert not (tmp_path / "again.sqlite").exists()
        await lease.leave()
        await copy_into_file(database, tmp_path / "again.sqlite", forget_nobody)
        await there.close()

    asyncio.run(check())


def test_who_was_forgotten_stays_so_there_and_back(tmp_path: Path) -> None:
    async def check() -> None:
        await SqliteStore(tmp_path / "first.sqlite").close()
        database = new_cluster()
        there = await PostgresStore.open(database)
        await there.forget("Cat", kept=10)
        await copy_into_database(tmp_path / "first.sqlite", database, ["Bob", "Cat", "Ann"])
        assert (await there.read_forgotten(0))[0] == ["Cat", "Bob", "Ann"]
        await there.close()
        told: list[str] = []

        async def forget(people: Sequence[str]) -> None:
            assert not (tmp_path / "again.sqlite").exists()
            told.extend(people)

        await copy_into_file(database, tmp_path / "again.sqlite", forget)
        assert told == ["Cat", "Bob", "Ann"]

    asyncio.run(check())


def damage(file: Path, kind: str) -> None:
    if kind == "not a database":
        file.write_bytes(b"hello" * 1000)
        return
    with closing(sqlite3.connect(file)) as connection:
        if kind == "of another program":
            connection.execute("CREATE TABLE songs (name)")
        else:
            connection.execute("PRAGMA user_version = 99")
            connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")


@pytest.mark.parametrize(
    ("kind", "sentence"),
    [
        ("not a database", "first.sqlite: file is not a database"),
        ("of another program", "first.sqlite is a database of another program"),
        ("newer", "first.sqlite was written by a newer version"),
    ],
)
def test_a_file_that_is_not_ours_is_refused(kind: str, sentence: str, tmp_path: Path) -> None:
    file = tmp_path / "first.sqlite"
    damage(file, kind)
    before = file.read_bytes()
    with pytest.raises(StoreError, match=sentence):
        asyncio.run(copy_into_database(file, new_cluster()))
    assert file.read_bytes() == before


def test_a_damaged_page_is_a_store_error_and_nothing_is_kept(tmp_path: Path) -> None:
    async def check() -> None:
        file = tmp_path / "first.sqlite"
        store = SqliteStore(file)
        await fill(store)
        await store.close()
        pages = bytearray(file.read_bytes())
        pages[4096:] = b"\xff" * (len(pages) - 4096)
        file.write_bytes(pages)
        database = new_cluster()
        with pytest.raises(StoreError, match=r"first.sqlite: .*malformed"):
            await copy_into_database(file, database)
        there = await PostgresStore.open(database)
        assert await there.tables() == []
        await there.close()

    asyncio.run(check())


def test_a_file_of_a_deck_that_cannot_be_read_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, picture = tmp_path / "first.sqlite", tmp_path / "decks" / "attic" / "a.webp"
    picture.parent.mkdir(parents=True)
    picture.write_bytes(b"a")
    (picture.parent / "deck.toml").write_text(write_deck(Deck("attic", (Card("a", {}, "a.webp"),))))
    asyncio.run(SqliteStore(file).close())
    read_bytes = Path.read_bytes

    def fail(path: Path) -> bytes:
        if path == picture:
            raise PermissionError(EACCES, "Permission denied", str(path))
        return read_bytes(path)

    monkeypatch.setattr(Path, "read_bytes", fail)
    with pytest.raises(StoreError, match=r"^/.*/a\.webp: Permission denied$"):
        asyncio.run(copy_into_database(file, new_cluster()))


def test_an_older_file_is_brought_up_to_date_first(tmp_path: Path) -> None:
    file = tmp_path / "first.sqlite"
    with closing(sqlite3.connect(file)) as connection:
        for statement in (statement for version in MIGRATIONS[:2] for statement in version):
            connection.execute(statement)
        connection.execute("PRAGMA user_version = 2")
        connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        connection.execute("INSERT INTO tables (id, touched) VALUES ('T00', 1)")
        connection.execute("INSERT INTO log (owner, seq, entry) VALUES (1, 0, x'61')")
        connection.commit()
    copied = asyncio.run(copy_into_database(file, new_cluster()))
    assert (copied.tables, copied.entries) == (1, 1)

"""A whole store copied into another one, from SQLite to PostgreSQL or back, and compared."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import closing
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import asyncpg
from msgspec import Struct
from msgspec.structs import replace

from lorelode.tables.store.postgres.database import Database, connect, describe
from lorelode.tables.store.postgres.deck_copies import (
    copy_decks_into_database,
    copy_decks_into_folder,
    place_decks,
    require_no_decks,
)
from lorelode.tables.store.postgres.schema import prepare
from lorelode.tables.store.sqlite import SqliteStore
from lorelode.tables.store.store import StoreError

ENTRIES_AT_ONCE: Final = 5000
"""How many entries are copied at a time."""

TableRow = tuple[str, int, float, bool, float | None]
"""The code of a table, the length of its log, when it was touched, whether it was started, and
when it was put into the bin."""

EntryRow = tuple[str, int, bytes, str | None]
"""The code of a table, and the number of an entry, the entry and its slot."""

_TABLES: Final = """
SELECT id, (SELECT coalesce(max(seq) + 1, 0) FROM log WHERE owner = tables.number),
    touched, started, binned FROM tables ORDER BY id
"""
_LOG: Final = """
SELECT id, seq, entry, slot FROM log JOIN tables ON tables.number = owner ORDER BY id, seq
"""


class Copied(Struct, frozen=True):
    """How much there is in a store, and a digest of it all."""

    tables: int
    entries: int
    digest: str
    decks: int = 0


async def copy_into_database(
    file: Path, database: Database, forgotten: Sequence[str] = ()
) -> Copied:
    """Copy the tables of a file into a database that has none, and compare; or `StoreError`.

    The decks in the folder of the file are copied too. `forgotten` are visitors who are to be
    forgotten there too, the oldest first.
    """
    # It refuses what is not ours, and brings an older file up to date.
    await SqliteStore(file).close()
    await prepare(database)
    connection = await connect(database)
    try:
        with closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as source:
            source.execute("BEGIN")
            async with connection.transaction():
                await _require_no_nodes(connection, database)
                await _require_empty(connection, database)
                tables = [
                    (*row[:3], bool(row[3]), row[4]) for row in source.execute(_TABLES).fetchall()
                ]
                await connection.copy_records_to_table(
                    "tables",
                    schema_name=database.cluster,
                    columns=["id", "length", "touched", "started", "binned"],
                    records=tables,
                )
                cursor = source.execute(_LOG)
                while rows := cursor.fetchmany(ENTRIES_AT_ONCE):
                    await connection.copy_records_to_table(
                        "log",
                        schema_name=database.cluster,
                        columns=["id", "seq", "entry", "slot"],
                        records=rows,
                    )
                await connection.execute(
                    f"INSERT INTO {database.table('forgotten')} (person)"
                    " SELECT person FROM unnest($1::text[]) WITH ORDINALITY AS one (person, place)"
                    " ORDER BY place ON CONFLICT DO NOTHING",
                    list(forgotten),
                )
                there = await _sum_up_database(connection, database)
                here = _sum_up(source.execute(_LOG), tables)
                _require_equal(here, there)
                decks = await copy_decks_into_database(file.parent, connection, database)
    except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError) as error:
        raise StoreError(describe(database, error)) from error
    except sqlite3.Error as error:
        raise StoreError(f"{file}: {error}") from error
    finally:
        connection.terminate()
    return replace(here, decks=decks)


async def copy_into_file(
    database: Database, file: Path, forget: Callable[[Sequence[str]], Awaitable[None]]
) -> Copied:
    """Copy the tables of a database into a file that is not there yet, and compare.

    The decks are copied into the folder of the file, which has none yet. `forget` gets the
    forgotten visitors, the oldest first, before the file has its name.
    """
    if file.exists():
        raise StoreError(f"{file} is there already")
    require_no_decks(file.parent)
    await prepare(database)
    part = file.with_name(f".{file.name}.unfinished")
    part.unlink(missing_ok=True)
    staged = file.with_name(f".decks.{file.name}.unfinished")
    shutil.rmtree(staged, ignore_errors=True)
    connection = await connect(database)
    try:
        # Only for the user: it has the seeds of running games.
        part.touch(0o600)
        await SqliteStore(part).close()
        with closing(sqlite3.connect(part)) as copy:
            async with connection.transaction(isolation="repeatable_read"):
                await _require_no_nodes(connection, database)
                tables = await _read_tables(connection, database)
                with copy:
                    copy.executemany(
                        "INSERT INTO tables (id, touched, started, binned) VALUES (?, ?, ?, ?)",
                        [(row[0], row[2], row[3], row[4]) for row in tables],
                    )
                    async for rows in _read_log(connection, database):
                        copy.executemany(
                            "INSERT INTO log (owner, seq, entry, slot)"
                            " SELECT number, ?2, ?3, ?4 FROM tables WHERE id = ?1",
                            rows,
                        )
                there = await _sum_up_database(connection, database)
                forgotten = await connection.fetch(
                    f"SELECT person FROM {database.table('forgotten')} ORDER BY number"
                )
                decks = await copy_decks_into_folder(connection, database, staged)
            found = [(*row[:3], bool(row[3]), row[4]) for row in copy.execute(_TABLES).fetchall()]
            here = _sum_up(copy.execute(_LOG), found)
            copy.execute("PRAGMA journal_mode = DELETE")
        _require_equal(here, there)
        with place_decks(file.parent, staged, decks):
            await forget([str(row["person"]) for row in forgotten])
            part.rename(file)
    except (asyncpg.PostgresError, asyncpg.InterfaceError) as error:
        raise StoreError(describe(database, error)) from error
    except (OSError, sqlite3.Error) as error:
        raise StoreError(f"{file}: {error}") from error
    finally:
        connection.terminate()
        part.unlink(missing_ok=True)
        shutil.rmtree(staged, ignore_errors=True)
    return replace(here, decks=len(decks))


async def _require_no_nodes(connection: Any, database: Database) -> None:
    """Refuse to copy while a server runs, and let none start until the transaction ends."""
    nodes = database.table("nodes")
    await connection.execute(f"LOCK TABLE {nodes} IN SHARE MODE")
    if await connection.fetchval(
        f"SELECT EXISTS (SELECT FROM {nodes} WHERE expires > clock_timestamp())"
    ):
        raise StoreError(f"a server of the cluster {database.cluster} runs")


async def _require_empty(connection: Any, database: Database) -> None:
    if await connection.fetchval(f"SELECT EXISTS (SELECT FROM {database.table('tables')})"):
        raise StoreError(f"the cluster {database.cluster} has tables already")


async def _read_tables(connection: Any, database: Database) -> list[TableRow]:
    rows = await connection.fetch(
        "SELECT id, length, touched, started, binned"
        f' FROM {database.table("tables")} ORDER BY id COLLATE "C"'
    )
    return [tuple(row) for row in rows]


async def _read_log(connection: Any, database: Database) -> AsyncIterator[list[EntryRow]]:
    """The entries of all tables, some at a time."""
    cursor = await connection.cursor(
        f'SELECT id, seq, entry, slot FROM {database.table("log")} ORDER BY id COLLATE "C", seq'
    )
    while rows := await cursor.fetch(ENTRIES_AT_ONCE):
        yield [tuple(row) for row in rows]


async def _sum_up_database(connection: Any, database: Database) -> Copied:
    summary = _Summary(await _read_tables(connection, database))
    async for rows in _read_log(connection, database):
        summary.add(rows)
    return summary.result()


def _sum_up(log: Iterator[EntryRow], tables: Sequence[TableRow]) -> Copied:
    summary = _Summary(tables)
    summary.add(log)
    return summary.result()


class _Summary:
    """Counts and a digest of everything in a store."""

    def __init__(self, tables: Sequence[TableRow]) -> None:
        self._tables = len(tables)
        self._entries = 0
        self._digest = sha256(repr(tables).encode())

    def add(self, entries: Iterator[EntryRow] | Sequence[EntryRow]) -> None:
        for entry in entries:
            self._entries += 1
            self._digest.update(repr(tuple(entry)).encode())

    def result(self) -> Copied:
        return Copied(self._tables, self._entries, self._digest.hexdigest())


def _require_equal(here: Copied, there: Copied) -> None:
    if here != there:
        raise StoreError(
            f"the copy differs: {here.tables} tables and {here.entries} entries in the file,"
            f" {there.tables} and {there.entries} in the database"
        )

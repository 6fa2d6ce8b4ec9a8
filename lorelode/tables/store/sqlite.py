"""The store in one SQLite file.

A commit waits for the disk (WAL, synchronous=FULL). While it waits, the appends of other tables
queue up and share the next commit. Reads have threads of their own and do not wait for commits.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Awaitable, Mapping, Sequence
from contextlib import closing, suppress
from pathlib import Path
from typing import Final

from msgspec import Struct

from lorelode.tables.store.readers import Readers
from lorelode.tables.store.store import (
    StoredLog,
    StoredTable,
    StoreError,
    TableCounts,
    TableId,
    WrongSequence,
)
from lorelode.tables.store.worker import Worker

APPLICATION_ID: Final = int.from_bytes(b"Lore")
"""Identifies the file as ours in SQLite's header."""

_MIGRATIONS: Final[Sequence[Sequence[str]]] = (
    (
        """
        CREATE TABLE tables (
            number INTEGER PRIMARY KEY,
            id TEXT NOT NULL UNIQUE,
            entries INTEGER NOT NULL,
            touched REAL NOT NULL
        ) STRICT
        """,
        """
        CREATE TABLE log (
            number INTEGER PRIMARY KEY,
            owner INTEGER NOT NULL REFERENCES tables (number) ON DELETE CASCADE,
            seq INTEGER NOT NULL,
            entry BLOB NOT NULL
        ) STRICT
        """,
        "CREATE UNIQUE INDEX log_by_owner ON log (owner, seq)",
        "CREATE INDEX tables_by_touch ON tables (touched)",
    ),
    # The log itself has its length.
    ("ALTER TABLE tables DROP COLUMN entries",),
    # Of older tables nobody knows whether a game was started: they are kept as if one was.
    (
        "ALTER TABLE tables ADD COLUMN started INTEGER NOT NULL DEFAULT 1",
        "ALTER TABLE tables ADD COLUMN binned REAL",
    ),
    (
        "ALTER TABLE log ADD COLUMN slot TEXT",
        "CREATE UNIQUE INDEX log_by_slot ON log (owner, slot) WHERE slot IS NOT NULL",
    ),
)
"""For each version of the schema, the statements that lead to it from the version before."""

SCHEMA_VERSION: Final = len(_MIGRATIONS)

TOUCH_SECONDS: Final = 60.0
"""How many seconds the time of a table's last change may be off: after a kill, or if another
process writes too."""

MAX_TABLES_REMEMBERED: Final = 10_000
"""How many tables the writer remembers."""

MAX_LOCK_SECONDS: Final = 5.0
"""How many seconds another process may lock the file, as a backup does for a moment."""


READERS: Final = 4
"""How many threads read."""

_DELETE: Final = "DELETE FROM tables"


class SqliteSource(Struct, frozen=True):
    """The logs in the file at `path`, which a `SqliteStore` has opened."""

    path: Path

    def load(self, table: TableId) -> Sequence[bytes]:
        """The entries of a table that are kept, in order; or `StoreError`."""
        try:
            address = f"{self.path.absolute().as_uri()}?mode=ro"
            with closing(sqlite3.connect(address, MAX_LOCK_SECONDS, uri=True)) as connection:
                return _load_log(connection, table).entries
        except sqlite3.Error as error:
            raise StoreError(str(error)) from error


class SqliteStore:
    """A `Store` in the file at `path`, created if it does not exist."""

    def __init__(self, path: Path) -> None:
        try:
            _check(path)
            with closing(connect(path)) as connection:
                _migrate(connection)
        except sqlite3.Error as error:
            raise StoreError(f"{path}: {error}") from error
        self.source = SqliteSource(path)
        self._appender = _Appender()
        self._writer = Worker("store-writer", lambda: connect(path), self._appender.begin)
        self._readers = Readers(READERS, lambda: connect(path))

    def append(
        self,
        table: TableId,
        expected: int,
        entries: Sequence[bytes],
        now: float,
        *,
        slots: Sequence[str | None] = (),
        started: bool = False,
        epoch: int = 0,  # noqa: ARG002 - one process has the file for itself
    ) -> Awaitable[None]:
        """Add entries after the first `expected` ones, all or none; done once they are safe."""
        placed = list(zip(entries, slots or (None,) * len(entries), strict=True))
        return self._writer.run(
            lambda file: self._appender.append(file, table, expected, placed, now, started)
        )

    async def load(self, table: TableId) -> StoredLog:
        """The log of a table."""
        return await self._readers.run(lambda file: _load_log(file, table))

    async def claim(self, table: TableId) -> StoredLog:
        """The log of a table, which this process owns anyway."""
        return await self.load(table)

    async def release(self, epochs: Mapping[TableId, int]) -> None:
        """Do nothing: there is nobody else."""

    async def tables(self) -> Sequence[StoredTable]:
        """All tables that are not in the bin, the one touched last first."""
        await self._writer.run(self._appender.flush)
        return await self._readers.run(_list_tables)

    async def count(self) -> TableCounts:
        """How many tables are not in the bin."""
        return await self._writer.run(_count)

    async def bin_idle(self, before: float, now: float) -> Sequence[TableId]:
        """Put the started tables last touched before a moment into the bin, the oldest first."""
        where = "binned IS NULL AND started AND touched < ?"
        change = "UPDATE tables SET binned = ?"
        return await self._writer.run(lambda file: self._sweep(file, change, (now,), where, before))

    async def restore(self, table: TableId, now: float) -> None:
        """Take a table out of the bin, if it is there, as if it was touched now."""
        await self._writer.run(lambda file: _restore(file, table, now))

    async def delete_unstarted(self, before: float) -> Sequence[TableId]:
        """Delete the tables last touched before a moment that never had a game."""
        where = "NOT started AND touched < ?"
        return await self._writer.run(lambda file: self._sweep(file, _DELETE, (), where, before))

    async def empty_bin(self, before: float) -> Sequence[TableId]:
        """Delete the tables that were put into the bin before a moment."""
        where = "binned < ?"
        return await self._writer.run(lambda file: self._sweep(file, _DELETE, (), where, before))

    def _sweep(
        self,
        file: sqlite3.Connection,
        change: str,
        values: tuple[float, ...],
        where: str,
        before: float,
    ) -> Sequence[TableId]:
        """Change the tables of which a condition is true, and say which they were."""
        self._appender.flush(file)
        found = file.execute(
            f"SELECT id FROM tables WHERE {where} ORDER BY touched, number", (before,)
        ).fetchall()
        if found:
            file.execute(f"{change} WHERE {where}", (*values, before))
        return [TableId(table) for (table,) in found]

    async def probe(self) -> None:
        """Save something that changes nothing; `StoreError` if nothing can be saved now."""
        await self._writer.run(_probe)

    async def close(self) -> None:
        """Finish pending work."""
        with suppress(StoreError):
            # If it fails, only the times when tables were last touched are lost.
            await self._writer.run(self._appender.flush)
        await self._readers.close()
        # Last and alone: when its last connection closes, SQLite writes the WAL into the file.
        await self._writer.close()


def connect(path: Path) -> sqlite3.Connection:
    """A connection to a file, whose commits are safe when they return."""
    # Transactions begin and end explicitly. Only one thread uses the connection.
    connection = sqlite3.connect(
        path, timeout=MAX_LOCK_SECONDS, isolation_level=None, check_same_thread=False
    )
    for setting in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
        connection.execute(f"PRAGMA {setting}")
    return connection


def _check(path: Path) -> None:
    """Refuse the file of another program or of a newer version, and leave it as it is."""
    if not path.exists():
        return
    # A connection of its own: to switch to WAL would change the file.
    with closing(sqlite3.connect(path, timeout=MAX_LOCK_SECONDS)) as connection:
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        (application,) = connection.execute("PRAGMA application_id").fetchone()
        (contents,) = connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()
    if application != APPLICATION_ID and contents:
        raise StoreError(f"{path} is a database of another program")
    if version > SCHEMA_VERSION:
        raise StoreError(
            f"{path} was written by a newer version"
            f" (schema {version}, this one knows {SCHEMA_VERSION})"
        )


def _migrate(connection: sqlite3.Connection) -> None:
    connection.execute("BEGIN EXCLUSIVE")
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    for statements in _MIGRATIONS[version:]:
        for statement in statements:
            connection.execute(statement)
    connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
    connection.execute(f"PRAGMA user_version = {SCHEMA_VERSION}")
    connection.execute("COMMIT")


class _KnownTable:
    """A table as the writer last saw it, which saves a query for each append."""

    def __init__(
        self, number: int, length: int, noted: float, *, started: bool = False, binned: bool = False
    ) -> None:
        self.number = number
        self.length = length
        self.started = started
        self.binned = binned
        self.noted = noted
        """When it was last touched, according to the file."""
        self.touched = noted


class _Appender:
    """Appends to the logs of one file.

    Each call of SQLite makes the writer's thread wait for the event loop's thread, so an append is
    normally one statement. What is cached about the tables is true as long as no other connection
    has written to the file, which SQLite tells at the beginning of each transaction.
    """

    def __init__(self) -> None:
        self._known: dict[TableId, _KnownTable] = {}
        self._version: int | None = None

    def begin(self, file: sqlite3.Connection) -> None:
        """At the beginning of a transaction: forget all tables if another process has written."""
        # It changes with the commits of other connections, and not with those of this one.
        (version,) = file.execute("PRAGMA data_version").fetchone()
        if version != self._version:
            # Their times are not saved: the other process may have touched them later.
            self._known.clear()
            self._version = version

    def append(
        self,
        file: sqlite3.Connection,
        table: TableId,
        expected: int,
        entries: Sequence[tuple[bytes, str | None]],
        now: float,
        started: bool,
    ) -> None:
        """Add entries with their slots, or `WrongSequence`."""
        # Put back at the end: after any error, the next append queries the file.
        known = self._known.pop(table, None)
        if known is None or known.length != expected:
            known = _look_up(file, table)
            if known.length != expected:
                raise WrongSequence(table, expected, known.length)
        if not known.number:
            made = file.execute(
                "INSERT INTO tables (id, touched, started) VALUES (?, ?, ?)", (table, now, started)
            )
            known.number, known.noted, known.started = made.lastrowid or 0, now, started
        elif known.binned or (started and not known.started):
            known.started = known.started or started
            file.execute(
                "UPDATE tables SET binned = NULL, started = ? WHERE number = ?",
                (known.started, known.number),
            )
            known.binned = False
        known.touched = now
        if abs(now - known.noted) >= TOUCH_SECONDS:
            _save_touched(file, known)
        rows = [
            (known.number, seq, entry, slot) for seq, (entry, slot) in enumerate(entries, expected)
        ]
        if last := {slot: seq for _, seq, _, slot in rows if slot is not None}:
            file.executemany(
                "DELETE FROM log WHERE owner = ? AND slot = ?",
                [(known.number, slot) for slot in last],
            )
            rows = [row for row in rows if row[3] is None or last[row[3]] == row[1]]
        file.executemany("INSERT INTO log (owner, seq, entry, slot) VALUES (?, ?, ?, ?)", rows)
        known.length += len(entries)
        self._known[table] = known
        if len(self._known) > MAX_TABLES_REMEMBERED:
            _save_touched(file, self._known.pop(next(iter(self._known))))

    def flush(self, file: sqlite3.Connection) -> None:
        """Save when each table was last touched, and clear the cache."""
        for known in self._known.values():
            _save_touched(file, known)
        self._known.clear()


def _save_touched(file: sqlite3.Connection, known: _KnownTable) -> None:
    if known.noted != known.touched:
        known.noted = known.touched
        touched = (known.touched, known.number)
        file.execute("UPDATE tables SET touched = ? WHERE number = ?", touched)


def _look_up(file: sqlite3.Connection, table: TableId) -> _KnownTable:
    row = file.execute(
        "SELECT number, (SELECT max(seq) FROM log WHERE owner = tables.number), touched,"
        " started, binned IS NOT NULL FROM tables WHERE id = ?",
        (table,),
    ).fetchone()
    if row is None:
        return _KnownTable(0, 0, 0.0)
    number, last, touched, started, binned = row
    length = 0 if last is None else last + 1
    return _KnownTable(number, length, touched, started=bool(started), binned=bool(binned))


def _probe(file: sqlite3.Connection) -> None:
    # The same value again is written and synced like any other.
    file.execute(f"PRAGMA user_version = {SCHEMA_VERSION}")


def _restore(file: sqlite3.Connection, table: TableId, now: float) -> None:
    file.execute(
        "UPDATE tables SET binned = NULL, touched = ? WHERE id = ? AND binned IS NOT NULL",
        (now, table),
    )


def _load_log(file: sqlite3.Connection, table: TableId) -> StoredLog:
    rows = file.execute(
        "SELECT entry, seq FROM log JOIN tables ON tables.number = owner WHERE id = ? ORDER BY seq",
        (table,),
    ).fetchall()
    # The last entry is always there: only a later one could take its place.
    return StoredLog([entry for entry, _ in rows], rows[-1][1] + 1) if rows else StoredLog()


def _list_tables(file: sqlite3.Connection) -> Sequence[StoredTable]:
    rows = file.execute(
        "SELECT id, (SELECT coalesce(max(seq) + 1, 0) FROM log WHERE owner = tables.number),"
        " touched, started FROM tables WHERE binned IS NULL ORDER BY touched DESC, number DESC"
    )
    return [
        StoredTable(table, entries, touched, bool(started))
        for table, entries, touched, started in rows
    ]


def _count(file: sqlite3.Connection) -> TableCounts:
    counts = dict(
        file.execute("SELECT started, count(*) FROM tables WHERE binned IS NULL GROUP BY started")
    )
    return TableCounts(started=counts.get(1, 0), unstarted=counts.get(0, 0))

"""The store in a PostgreSQL database."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import cycle
from typing import Final

from msgspec import Struct

from lorelode.tables.store.postgres.appender import WRITER_SETTINGS, Appender
from lorelode.tables.store.postgres.database import Database, Link, Row
from lorelode.tables.store.postgres.lease import Lease
from lorelode.tables.store.postgres.schema import prepare
from lorelode.tables.store.store import (
    OwnedElsewhere,
    StoredLog,
    StoredTable,
    StoreError,
    TableCounts,
    TableId,
)

READERS: Final = 4
"""How many connections read."""

SWEEP_SECONDS: Final = 60.0
"""How long a query over all tables may take."""


_FIND_OWNER: Final = """
SELECT owner AS number, address FROM {tables}
LEFT JOIN {nodes} ON number = owner AND expires > clock_timestamp()
WHERE id = $1
"""
"""The owner of a table, and its address if its lease is valid."""

_CLAIM: Final = """
WITH buried AS (
    DELETE FROM {nodes} WHERE expires <= clock_timestamp() RETURNING number
)
UPDATE {tables} SET owner = $2, epoch = epoch + 1
WHERE id = $1 AND owner IS NOT DISTINCT FROM $3 AND (
    owner IS NULL OR owner = $2 OR owner IN (SELECT number FROM buried)
    OR NOT EXISTS (SELECT FROM {nodes} WHERE number = owner)
)
RETURNING epoch
"""
"""Claims a table whose last known owner ($3) is gone, and buries the processes whose leases have
lapsed.

Only from that owner: the statement does not see a node that has joined since it began, but it sees
which tables that node has claimed. No number is used twice.

To delete a row waits for a renewal that is under way, and looks again; a renewal that comes later
finds no row.
"""

_RELEASE: Final = """
UPDATE {tables} SET owner = NULL
FROM unnest($1::text[], $2::bigint[]) AS given (id, epoch)
WHERE {tables}.id = given.id AND {tables}.epoch = given.epoch
"""

_FORGET: Final = """
WITH locked AS MATERIALIZED (
    SELECT pg_advisory_xact_lock(hashtext($3))
), made AS (
    INSERT INTO {forgotten} (person) SELECT $1 FROM locked
    ON CONFLICT DO NOTHING
    RETURNING number
)
DELETE FROM {forgotten} WHERE number < (SELECT number FROM made) - $2::bigint
"""
"""Adds a visitor. One at a time, so that a smaller number never appears after a larger one."""


class PostgresSource(Struct, frozen=True):
    """The logs in a database that a `PostgresStore` has opened."""

    database: Database

    def load(self, table: TableId) -> Sequence[bytes]:
        """The entries of a table that are kept, in order; or `StoreError`."""

        async def load() -> Sequence[bytes]:
            link = Link(self.database)
            try:
                return (await _load(link, self.database, table)).entries
            finally:
                await link.close()

        # In a thread of its own: the caller may have an event loop.
        with ThreadPoolExecutor(1) as thread:
            return thread.submit(asyncio.run, load()).result()


class PostgresStore:
    """A `Store` in a database. `open` makes one."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.source = PostgresSource(database)
        self.lease: Lease | None = None
        """The lease of this process; None: it is alone, and owns whatever nobody owns."""
        self._appender = Appender(database)
        self._readers = [Link(database, WRITER_SETTINGS) for _ in range(READERS)]
        self._next_reader = cycle(self._readers)
        self._sweeper = Link(database)
        self.on_takeover: Callable[[bool], None] = lambda _: None
        """Called when this process has claimed a table; True if its owner had died."""
        names = {name: database.table(name) for name in ("tables", "nodes", "forgotten")}
        self._find_owner = _FIND_OWNER.format(**names)
        self._claim = _CLAIM.format(**names)
        self._release = _RELEASE.format(**names)
        self._forget = _FORGET.format(**names)

    @classmethod
    async def open(cls, database: Database) -> PostgresStore:
        """Open a store, with new tables if there are none; or `StoreError`."""
        await prepare(database)
        return cls(database)

    def append(
        self,
        table: TableId,
        expected: int,
        entries: Sequence[bytes],
        now: float,
        *,
        slots: Sequence[str | None] = (),
        started: bool = False,
        epoch: int = 0,
    ) -> Awaitable[None]:
        """Add entries after the first `expected` ones, all or none; done once they are safe."""
        if not slots:
            slots = (None,) * len(entries)
        elif len(slots) != len(entries):
            raise ValueError(f"slots are shorter or longer than entries: {len(slots)}")
        if self.lease is not None:
            self._appender.owner = self.lease.number
            if not self.lease.valid:
                return _failed(StoreError("this process has no lease"))
        return self._appender.append(table, expected, entries, slots, now, started, epoch)

    async def load(self, table: TableId) -> StoredLog:
        """The log of a table."""
        return await _load(next(self._next_reader), self.database, table)

    async def claim(self, table: TableId) -> StoredLog:
        """Own a table from now on, and load its log; or `OwnedElsewhere`."""
        if self.lease is None:
            return await self.load(table)
        link = next(self._next_reader)
        while True:
            number = self.lease.number
            if number is None or not self.lease.valid:
                raise StoreError("this process has no lease")
            rows = await link.fetch(self._find_owner, table)
            if not rows:
                return StoredLog()
            (owner,) = rows
            if owner["address"] is not None and owner["number"] != number:
                raise OwnedElsewhere(owner["address"])
            if claimed := await link.fetch(self._claim, table, number, owner["number"]):
                log = await _load(link, self.database, table)
                if owner["number"] != number:
                    self.on_takeover(owner["number"] is not None)
                return StoredLog(log.entries, log.length, claimed[0]["epoch"])

    async def release(self, epochs: Mapping[TableId, int]) -> None:
        """Let others own these tables, unless they were claimed since these epochs."""
        if self.lease is not None and epochs:
            await self._appender.settle()
            await self._sweeper.fetch(self._release, list(epochs), list(epochs.values()))

    async def tables(self) -> Sequence[StoredTable]:
        """All tables that are not in the bin, the one touched last first."""
        rows = await self._sweep(
            "SELECT id, length, touched, started FROM {tables} WHERE binned IS NULL"
            " ORDER BY touched DESC, id DESC"
        )
        return [
            StoredTable(TableId(row["id"]), row["length"], row["touched"], row["started"])
            for row in rows
        ]

    async def count(self) -> TableCounts:
        """How many tables are not in the bin."""
        (row,) = await self._sweep(
            "SELECT count(*) FILTER (WHERE started) AS started,"
            " count(*) FILTER (WHERE NOT started) AS unstarted FROM {tables} WHERE binned IS NULL"
        )
        return TableCounts(row["started"], row["unstarted"])

    async def bin_idle(self, before: float, now: float) -> Sequence[TableId]:
        """Put the started tables last touched before a moment into the bin, the oldest first."""
        rows = await self._sweep(
            "UPDATE {tables} SET binned = $2 WHERE binned IS NULL AND started AND touched < $1"
            " AND {mine} RETURNING id, touched",
            before,
            now,
        )
        return _oldest_first(rows)

    async def restore(self, table: TableId, now: float) -> None:
        """Take a table out of the bin, if it is there, as if it was touched now."""
        await self._sweep(
            "UPDATE {tables} SET binned = NULL, touched = $2 WHERE id = $1 AND binned IS NOT NULL",
            table,
            now,
        )

    async def delete_unstarted(self, before: float) -> Sequence[TableId]:
        """Delete the tables last touched before a moment that never had a game."""
        return await self._delete("NOT started AND touched < $1", before)

    async def empty_bin(self, before: float) -> Sequence[TableId]:
        """Delete the tables that were put into the bin before a moment."""
        return await self._delete("binned < $1", before)

    async def probe(self) -> None:
        """Save something that changes nothing; `StoreError` if nothing can be saved now."""
        about = self.database.table("about")
        await self._sweeper.fetch(f"UPDATE {about} SET program = program")

    async def close(self) -> None:
        """Finish pending work."""
        await self._appender.close()
        for link in (*self._readers, self._sweeper):
            await link.close()

    # What the processes of a cluster have in common besides the tables.

    async def read_secret(self) -> str:
        """What the processes of the cluster know each other by."""
        (row,) = await self._sweeper.fetch(f"SELECT secret FROM {self.database.table('about')}")
        return str(row["secret"])

    async def share_keys(self, operator_key: str, push_key: str) -> tuple[str, str]:
        """The operator's key and the push key of the cluster: these if it has none yet."""
        about = self.database.table("about")
        (row,) = await self._sweeper.fetch(
            f"UPDATE {about} SET operator_key = coalesce(operator_key, $1),"
            " push_key = coalesce(push_key, $2) RETURNING operator_key, push_key",
            operator_key,
            push_key,
        )
        return str(row["operator_key"]), str(row["push_key"])

    async def find_nodes(self) -> list[str]:
        """The addresses of the other processes whose leases are valid."""
        number = None if self.lease is None else self.lease.number
        rows = await next(self._next_reader).fetch(
            f"SELECT address FROM {self.database.table('nodes')}"
            " WHERE expires > clock_timestamp() AND number IS DISTINCT FROM $1::bigint",
            number,
        )
        return [str(row["address"]) for row in rows]

    async def forget(self, person: str, kept: int) -> None:
        """Save that a visitor was forgotten; with more than `kept`, the oldest are dropped."""
        lock = f"forgotten {self.database.cluster}"
        await self._sweeper.fetch(self._forget, person, kept, lock)

    async def read_forgotten(self, last: int) -> tuple[list[str], int]:
        """The visitors who were forgotten after this number, and the last number."""
        rows = await next(self._next_reader).fetch(
            f"SELECT number, person FROM {self.database.table('forgotten')}"
            " WHERE number > $1 ORDER BY number",
            last,
        )
        return [str(row["person"]) for row in rows], rows[-1]["number"] if rows else last

    async def free_abandoned(self) -> None:
        """Let those tables have no owner whose owner has died, so that they can expire."""
        tables, nodes = self.database.table("tables"), self.database.table("nodes")
        dead = await self._sweep(
            f"SELECT DISTINCT owner FROM {tables} WHERE owner IS NOT NULL"
            f" AND NOT EXISTS (SELECT FROM {nodes} WHERE number = owner)"
        )
        # A statement of its own: meanwhile a node may have joined and claimed one of the tables.
        await self._sweep(
            f"UPDATE {tables} SET owner = NULL WHERE owner = ANY($1::bigint[])",
            [row["owner"] for row in dead],
        )

    async def _delete(self, where: str, before: float) -> Sequence[TableId]:
        rows = await self._sweep(
            "WITH gone AS (DELETE FROM {tables} WHERE " + where + " AND {mine}"
            " RETURNING id, touched), logs AS (DELETE FROM {log} USING gone"
            " WHERE {log}.id = gone.id) SELECT id, touched FROM gone",
            before,
        )
        return _oldest_first(rows)

    async def _sweep(self, query: str, *arguments: object) -> Sequence[Row]:
        """Query all tables, after the appends that were asked for before."""
        await self._appender.settle()
        number = None if self.lease is None else self.lease.number
        mine = "owner IS NULL" if number is None else f"(owner IS NULL OR owner = {number})"
        names = {"tables": self.database.table("tables"), "log": self.database.table("log")}
        return await self._sweeper.fetch(
            query.format(**names, mine=mine), *arguments, seconds=SWEEP_SECONDS
        )


def _failed(error: StoreError) -> asyncio.Future[None]:
    failed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    failed.set_exception(error)
    return failed


async def _load(link: Link, database: Database, table: TableId) -> StoredLog:
    # One statement: both parts of the answer are of the same moment.
    rows = await link.fetch(
        f"SELECT seq, entry FROM {database.table('log')} WHERE id = $1 ORDER BY seq", table
    )
    if not rows:
        return StoredLog()
    # The last entry is always there: only a later one could take its place.
    return StoredLog([row["entry"] for row in rows], rows[-1]["seq"] + 1)


def _oldest_first(rows: Sequence[Row]) -> Sequence[TableId]:
    oldest = sorted((row["touched"], row["id"]) for row in rows)
    return [TableId(str(table)) for _, table in oldest]

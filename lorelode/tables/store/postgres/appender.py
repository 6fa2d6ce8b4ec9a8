"""Appends of many tables, written together: those that wait during a commit share the next one.

The fence is in the statement. It changes the row of a table only if the table has the length and
the epoch that the caller expects, and it adds entries only to tables whose rows it has changed.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final

import structlog
from msgspec import Struct

from lorelode.tables.label import label_table
from lorelode.tables.store.postgres.database import Database, Link, NoConnection
from lorelode.tables.store.store import (
    Deposed,
    StoreError,
    TableId,
    UncertainAppend,
    WrongSequence,
)

MAX_APPENDS_PER_COMMIT: Final = 500
"""How many appends may share one statement."""

WRITER_SETTINGS: Final = {
    # Whatever the database was told: an append is on its disk before anybody hears of it.
    "synchronous_commit": "on",
    # One plan for all: by their keys. To plan would take longer than to write.
    "plan_cache_mode": "force_generic_plan",
    "enable_seqscan": "off",
    "enable_hashjoin": "off",
    "enable_mergejoin": "off",
    "jit": "off",
}

_APPEND: Final = """
WITH asked AS (
    SELECT * FROM unnest(
        $1::text[], $2::bigint[], $3::integer[], $4::integer[], $5::float8[], $6::boolean[]
    ) AS asked (id, epoch, expected, added, now, started)
), made AS (
    INSERT INTO {tables} (id, length, touched, started, owner, epoch)
    SELECT id, added, now, started, $11::bigint, epoch FROM asked WHERE expected = 0
    ON CONFLICT (id) DO NOTHING
    RETURNING id
), grown AS (
    UPDATE {tables} AS known SET
        length = known.length + asked.added,
        touched = asked.now,
        started = known.started OR asked.started,
        binned = NULL
    FROM asked
    WHERE known.id = asked.id AND known.length = asked.expected
        AND known.epoch = asked.epoch AND asked.expected > 0
    RETURNING known.id
), changed AS (
    SELECT id FROM made UNION ALL SELECT id FROM grown
), written AS (
    INSERT INTO {log} (id, seq, entry, slot)
    SELECT new.id, new.seq, new.entry, new.slot
    FROM unnest($7::text[], $8::integer[], $9::bytea[], $10::text[]) AS new (id, seq, entry, slot)
    WHERE new.id IN (SELECT id FROM changed)
    ON CONFLICT (id, slot) WHERE slot IS NOT NULL
    DO UPDATE SET seq = excluded.seq, entry = excluded.entry
)
SELECT id FROM changed
"""

_logs = structlog.get_logger()


class _Append(Struct):
    """An append that waits to be written."""

    table: TableId
    epoch: int
    expected: int
    entries: Sequence[bytes]
    slots: Sequence[str | None]
    now: float
    started: bool
    future: asyncio.Future[None]


class Appender:
    """Writes appends in the order in which they were asked for."""

    def __init__(self, database: Database) -> None:
        self.owner: int | None = None
        """The number of the node that owns new tables."""
        self._link = Link(database, WRITER_SETTINGS)
        names = {"tables": database.table("tables"), "log": database.table("log")}
        self._statement = _APPEND.format(**names)
        self._look_up = "SELECT id, length, epoch FROM {tables} WHERE id = ANY($1::text[])".format(
            **names
        )
        self._waiting: list[_Append] = []
        self._batch: list[_Append] = []
        """Those that are being written."""
        self._task: asyncio.Task[None] | None = None
        self._closed = False

    def append(
        self,
        table: TableId,
        expected: int,
        entries: Sequence[bytes],
        slots: Sequence[str | None],
        now: float,
        started: bool,
        epoch: int,
    ) -> asyncio.Future[None]:
        """Add entries to a table; done once they are safe."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[None] = loop.create_future()
        if self._closed:
            future.set_exception(StoreError("the store is closed"))
            return future
        self._waiting.append(_Append(table, epoch, expected, entries, slots, now, started, future))
        if self._task is None:
            self._task = loop.create_task(self._run())
        # A caller that is cancelled does not cancel the append: `settle` waits for it.
        return asyncio.shield(future)

    async def settle(self) -> None:
        """Wait until all appends that were asked for by now are written or refused."""
        if outstanding := [one.future for one in (*self._batch, *self._waiting)]:
            await asyncio.wait(outstanding)

    async def close(self) -> None:
        """Finish what was asked for."""
        self._closed = True
        await self.settle()
        await self._link.close()

    async def _run(self) -> None:
        try:
            while self._waiting:
                batch: dict[TableId, _Append] = {}
                later = []
                for one in self._waiting:
                    if one.table in batch or len(batch) == MAX_APPENDS_PER_COMMIT:
                        later.append(one)
                    else:
                        batch[one.table] = one
                self._waiting, self._batch = later, list(batch.values())
                await self._write_all(self._batch)
        finally:
            self._task, self._batch = None, []

    async def _write_all(self, batch: Sequence[_Append]) -> None:
        try:
            await self._write(batch)
        except UncertainAppend as error:
            for one in batch:
                _fail(one, UncertainAppend(*error.args))
        except NoConnection as error:
            for one in batch:
                _fail(one, NoConnection(*error.args))
        except StoreError as error:
            if len(batch) == 1:
                _fail(batch[0], error)
                return
            # One of them has failed, or all: write each one by itself.
            for one in batch:
                await self._write_all([one])
        except Exception as error:
            # Whatever it was: nobody may wait for these for ever.
            for one in batch:
                _logs.error("append failed", table=label_table(one.table), exc_info=error)
                _fail(one, UncertainAppend(f"{type(error).__name__} in an append"))

    async def _write(self, batch: Sequence[_Append]) -> None:
        entries = [
            (one.table, seq, entry, slot)
            for one in batch
            for seq, entry, slot in _keep_last(one.expected, one.entries, one.slots)
        ]
        rows = await self._link.fetch(
            self._statement,
            [one.table for one in batch],
            [one.epoch for one in batch],
            [one.expected for one in batch],
            [len(one.entries) for one in batch],
            [one.now for one in batch],
            [one.started for one in batch],
            [entry[0] for entry in entries],
            [entry[1] for entry in entries],
            [entry[2] for entry in entries],
            [entry[3] for entry in entries],
            self.owner,
        )
        done = {row["id"] for row in rows}
        for one in batch:
            if one.table in done:
                one.future.set_result(None)
        if refused := [one for one in batch if one.table not in done]:
            await self._refuse(refused)

    async def _refuse(self, refused: Sequence[_Append]) -> None:
        """Say why these were not written."""
        try:
            found = await self._link.fetch(self._look_up, [one.table for one in refused])
        except StoreError as error:
            for one in refused:
                _fail(one, UncertainAppend(*error.args))
            return
        known = {row["id"]: (row["length"], row["epoch"]) for row in found}
        for one in refused:
            length, epoch = known.get(one.table, (0, one.epoch))
            if epoch != one.epoch:
                _fail(one, Deposed(one.epoch, epoch))
            else:
                _fail(one, WrongSequence(one.table, one.expected, length))


def _keep_last(
    first: int, entries: Sequence[bytes], slots: Sequence[str | None]
) -> list[tuple[int, bytes, str | None]]:
    """The entries with their numbers and slots, without those whose slot a later one takes."""
    rows = [
        (seq, entry, slot)
        for seq, (entry, slot) in enumerate(zip(entries, slots, strict=True), first)
    ]
    if not any(slots):
        return rows
    last = {slot: seq for seq, _, slot in rows}
    return [row for row in rows if row[2] is None or last[row[2]] == row[0]]


def _fail(one: _Append, error: StoreError) -> None:
    if not one.future.done():
        one.future.set_exception(error)

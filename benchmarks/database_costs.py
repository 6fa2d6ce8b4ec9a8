"""Measure what a cluster asks of its database: appends, sleeping tables and takeovers.

    python -m benchmarks.database_costs --database postgresql://… [--tables 500] [--moves 60]

It works in a cluster of its own, which is deleted afterwards. The figures of docs/scale.md come
from here. The database has to run on this machine, because its processor time is measured too.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Final

import asyncpg

from benchmarks.prepared_tables import PreparedTable, prepare_table
from benchmarks.processes import TICKS_PER_SECOND
from lorelode.tables import log
from lorelode.tables.fold import fold
from lorelode.tables.store import OwnedElsewhere, TableId
from lorelode.tables.store.postgres import Database, PostgresStore
from lorelode.tables.store.postgres.lease import LEASE_SECONDS, Lease

ROUNDS: Final = 20
"""How many appends each table makes."""

_SIZE: Final = (
    "SELECT sum(pg_total_relation_size(oid)) FROM pg_class"
    " WHERE relkind = 'r' AND relnamespace = to_regnamespace($1)"
)


class DatabaseCpu:
    """The processor time of a PostgreSQL server on this machine."""

    def __init__(self, backend: int) -> None:
        """`backend` is one of its processes."""
        self._server = _read_stat(Path(f"/proc/{backend}/stat"))[1]

    def seconds(self) -> float:
        """What all its processes that run now have used."""
        found = map(_read_stat, Path("/proc").glob("[0-9]*/stat"))
        return sum(ticks for ticks, parent in found if parent == self._server) / TICKS_PER_SECOND


def _read_stat(file: Path) -> tuple[int, int]:
    """How many ticks a process has used, and its parent."""
    try:
        fields = file.read_text().rpartition(")")[2].split()
    except OSError:
        return 0, 0
    return int(fields[11]) + int(fields[12]), int(fields[1])


async def open_node(database: Database) -> tuple[PostgresStore, asyncio.Task[None]]:
    """A store with a lease, and what renews it."""
    store = await PostgresStore.open(database)
    store.lease = Lease(database, "http://127.0.0.1:1")
    await store.lease.join()
    return store, asyncio.create_task(store.lease.keep())


async def measure_appends(
    store: PostgresStore, tables: list[PreparedTable], database: DatabaseCpu
) -> dict[str, float]:
    """What an append costs if all tables append at the same time, as often as they can."""
    lengths: dict[str, int] = {}
    for table in tables:
        entries = log.encode_entries(table.entries)
        slots = [log.slot_of(entry) for entry in table.entries]
        await store.append(TableId(table.code), 0, entries, time.time(), slots=slots, started=True)
        lengths[table.code] = len(entries)
    move = log.encode_entries(tables[0].entries[-1:])

    async def play(code: str) -> None:
        for number in range(ROUNDS):
            await store.append(TableId(code), lengths[code] + number, move, time.time())

    began, own, theirs = time.perf_counter(), time.process_time(), database.seconds()
    await asyncio.gather(*map(play, lengths))
    count = ROUNDS * len(tables)
    seconds = time.perf_counter() - began
    return {
        "append_cpu_us": (time.process_time() - own) / count * 1e6,
        "append_database_cpu_us": (database.seconds() - theirs) / count * 1e6,
        "appends_per_second": count / seconds,
    }


async def measure_lookups(
    store: PostgresStore, tables: list[PreparedTable], database: DatabaseCpu
) -> dict[str, float]:
    """What it costs to find out that another node owns a table."""

    async def look_up(code: str) -> None:
        with suppress(OwnedElsewhere):
            await store.claim(TableId(code))

    before = database.seconds()
    for _ in range(ROUNDS):
        await asyncio.gather(*(look_up(table.code) for table in tables))
    count = ROUNDS * len(tables)
    return {"lookup_database_cpu_us": (database.seconds() - before) / count * 1e6}


async def measure_takeovers(
    store: PostgresStore, tables: list[PreparedTable], database: DatabaseCpu
) -> dict[str, float]:
    """What it costs to claim, load and build a table whose owner has died."""
    began, theirs = time.perf_counter(), database.seconds()
    logs = await asyncio.gather(*(store.claim(TableId(table.code)) for table in tables))
    seconds, theirs = time.perf_counter() - began, database.seconds() - theirs
    own = time.process_time()
    for table, stored in zip(tables, logs, strict=True):
        # Without what `measure_appends` has added: the same move again and again.
        fold(table.code, log.decode_entries(stored.entries[:-ROUNDS]))
    return {
        "takeover_ms": seconds / len(tables) * 1e3,
        "takeover_database_cpu_us": theirs / len(tables) * 1e6,
        "takeover_build_cpu_ms": (time.process_time() - own) / len(tables) * 1e3,
        "takeover_entries": sum(len(one.entries) for one in logs) / len(logs),
    }


async def measure(database: Database, count: int, moves: int) -> dict[str, float]:
    """All figures, with this many tables of this many moves."""
    tables = [prepare_table(number, moves) for number in range(count)]
    connection = await asyncpg.connect(database.address)
    try:
        cpu = DatabaseCpu(await connection.fetchval("SELECT pg_backend_pid()"))
        owner, alive = await open_node(database)
        empty = await connection.fetchval(_SIZE, f'"{database.cluster}"')
        figures = await measure_appends(owner, tables, cpu)
        size = await connection.fetchval(_SIZE, f'"{database.cluster}"') - empty
        entries = await connection.fetchval(f"SELECT count(*) FROM {database.table('log')}")
        figures["sleeping_table_kb"] = float(size) / count / 1e3
        figures["entry_bytes"] = float(size) / entries
        heir, renewal = await open_node(database)
        figures |= await measure_lookups(heir, tables, cpu)
        alive.cancel()
        await asyncio.sleep(LEASE_SECONDS)
        figures |= await measure_takeovers(heir, tables, cpu)
        renewal.cancel()
        for store in (owner, heir):
            await store.close()
        return figures
    finally:
        await connection.execute(f'DROP SCHEMA IF EXISTS "{database.cluster}" CASCADE')
        await connection.close()


def main() -> None:
    """Print the figures as JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--database", required=True, help="a PostgreSQL database")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--moves", type=int, default=60)
    options = parser.parse_args()
    database = Database(options.database, f"bench_{os.getpid()}")
    figures = asyncio.run(measure(database, options.tables, options.moves))
    json.dump({name: round(value, 3) for name, value in figures.items()}, sys.stdout, indent=1)
    sys.stdout.write("\n")


if __name__ == "__main__":
    main()

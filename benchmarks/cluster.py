"""Measure what a move costs with a PostgreSQL, beside what it costs with SQLite in the same run.

`python -m benchmarks.server --database postgresql://…` calls it. The tables are in clusters of
their own, which are deleted afterwards. Players connect to the port that all workers share, so that
most of them come to a worker that does not own their table: the cost of that is in the figures.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import asyncpg
from rich.table import Table as Sheet

from benchmarks.prepared_tables import PreparedTable, prepare_table, write_tables
from benchmarks.processes import Process, run_process
from benchmarks.server import (
    ROUND_MOVES,
    SLICE_MOVES,
    Backend,
    Cost,
    PlayerGroup,
    add_costs,
    connect_players,
    find_percentile,
    play_at_rate,
    play_moves,
    seat_players,
    serve_command,
    touch_tables,
)
from lorelode.tables.store.postgres import Database, PostgresStore

RELAY_TABLES = 20
RELAY_SLICES = 10
RELAY_RATE = 50.0
"""How many moves a second, so that nothing but the way to the owner takes time."""


class DatabaseBackend(Backend):
    """A PostgreSQL that several workers at one port share."""

    def __init__(self, folder: Path, address: str, workers: int) -> None:
        super().__init__(folder)
        self.address = address
        self._workers = workers

    @asynccontextmanager
    async def start(self, tables: list[PreparedTable], port: int) -> AsyncIterator[Process]:
        """Start workers with these tables."""
        async with self.fill(tables) as database, self.serve(database, port) as server:
            yield server

    @asynccontextmanager
    async def fill(self, tables: list[PreparedTable]) -> AsyncIterator[Database]:
        """A cluster with these tables, which is deleted at the end."""
        database = Database(self.address, self.new_name())
        await write_tables(await PostgresStore.open(database), tables, time.time())
        try:
            yield database
        finally:
            connection = await asyncpg.connect(database.address)
            await connection.execute(f'DROP SCHEMA "{database.cluster}" CASCADE')
            await connection.close()

    @asynccontextmanager
    async def serve(self, database: Database, port: int) -> AsyncIterator[Process]:
        """Start workers at a port."""
        command = serve_command(self.folder / self.new_name(), port)
        command += ["--workers", str(self._workers)]
        environ = {"LORELODE_DATABASE": database.address, "LORELODE_CLUSTER": database.cluster}
        with run_process(command, port, **environ) as server:
            await server.wait_until_up()
            yield server


async def compare_with_sqlite(
    backend: DatabaseBackend, tables: int, port: int
) -> tuple[Cost, Cost]:
    """The cost of moves with SQLite and with a database, measured in turns."""
    ours: list[Cost] = []
    theirs: list[Cost] = []
    async with (
        seat_players(Backend(backend.folder), tables, port) as (one, players),
        seat_players(backend, tables, port + 1) as (many, others),
    ):
        for _ in range(0, ROUND_MOVES // 2, SLICE_MOVES):
            ours.append(await play_moves(one, players, SLICE_MOVES))
            theirs.append(await play_moves(many, others, SLICE_MOVES))
    return add_costs(ours), add_costs(theirs)


async def measure_relay(backend: DatabaseBackend, seconds: float, port: int) -> float:
    """By how many seconds the relay delays the median move, to an owner at another port."""
    tables = [prepare_table(number) for number in range(2 * RELAY_TABLES)]
    alone = DatabaseBackend(backend.folder, backend.address, workers=1)
    async with (
        alone.fill(tables) as database,
        alone.serve(database, port),
        alone.serve(database, port + 1),
    ):
        # From now on the first server owns all tables.
        await touch_tables(port, tables)
        ways = []
        for where, half in ((port, tables[:RELAY_TABLES]), (port + 1, tables[RELAY_TABLES:])):
            groups = [PlayerGroup(table, number) for number, table in enumerate(half)]
            await connect_players(groups, where)
            ways.append((groups, list[float]()))
        # In turns, so that other load on the machine counts for both.
        for _ in range(RELAY_SLICES):
            for groups, took in ways:
                took += await play_at_rate(groups, RELAY_RATE, seconds / RELAY_SLICES)
    direct, relayed = (find_percentile(sorted(took), 50) for _, took in ways)
    return relayed - direct


async def measure_cluster(
    options: argparse.Namespace,
    backend: DatabaseBackend,
    sheet: Sheet,
    figures: dict[str, float],
) -> None:
    """Measure what a database and the relay cost."""
    sqlite, shared = await compare_with_sqlite(backend, options.tables, options.port)
    times = figures["cost_beside_sqlite"] = sqlite.per_cpu_second / shared.per_cpu_second
    figures["sqlite_moves_per_cpu_second"] = sqlite.per_cpu_second
    sheet.add_row("moves a CPU second, SQLite", f"{sqlite.per_cpu_second:,.0f}", "")
    name = f"  {options.workers} worker{'s' * (options.workers > 1)}"
    sheet.add_row(name, f"{shared.per_cpu_second:,.0f}", "")
    sheet.add_row("  cost of a move beside SQLite's", f"{times:.2f}", "at most 1.3")
    delay = await measure_relay(backend, options.seconds, options.port)
    figures["relay_ms"] = delay * 1e3
    sheet.add_row("what the relay adds at the median", f"{delay * 1e3:.2f} ms", "under 2 ms")

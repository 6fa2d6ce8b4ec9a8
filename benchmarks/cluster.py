"""Measure what a move costs with a PostgreSQL, beside what it costs with SQLite in the same run.

`python -m benchmarks.server --database postgresql://…` calls it. The tables are in a cluster of
their own, which is deleted afterwards. Players connect to the port that all workers share, so that
most of them are passed on to the owner of their table: the cost of that is in the figures.
"""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import asyncpg
from rich.table import Table as Sheet

from benchmarks.prepared_tables import prepare_table, write_tables
from benchmarks.processes import Process, run_process
from benchmarks.server import (
    ROUND_MOVES,
    SLICE_MOVES,
    Cost,
    PlayerGroup,
    add_costs,
    connect_players,
    play_at_rate,
    play_moves,
    seat_players,
    serve_command,
)
from lorelode.tables.store.postgres import Database, PostgresStore


@asynccontextmanager
async def seat_players_at_workers(
    database: Database, folder: Path, count: int, workers: int, port: int
) -> AsyncIterator[tuple[Process, list[PlayerGroup]]]:
    """Start workers with this many tables in a database, and connect all their players."""
    tables = [prepare_table(number) for number in range(count)]
    await write_tables(await PostgresStore.open(database), tables, time.time())
    data = folder / database.cluster
    command = [*serve_command(data, port), "--workers", str(workers)]
    environ = {"LORELODE_DATABASE": database.address, "LORELODE_CLUSTER": database.cluster}
    try:
        with run_process(command, port, **environ) as server:
            await server.wait_until_up()
            groups = [PlayerGroup(table, number) for number, table in enumerate(tables)]
            await connect_players(groups, port)
            yield server, groups
    finally:
        connection = await asyncpg.connect(database.address)
        await connection.execute(f'DROP SCHEMA "{database.cluster}" CASCADE')
        await connection.close()


async def compare(
    options: argparse.Namespace, folder: Path, workers: int
) -> tuple[Cost, Cost, list[float]]:
    """The cost of moves with SQLite and with a database, measured in turns; and latencies."""
    database = Database(options.database, f"bench_{os.getpid()}_{workers}")
    count, port = options.tables, options.port
    ours: list[Cost] = []
    theirs: list[Cost] = []
    async with (
        seat_players(folder, f"sqlite-{workers}", count, port) as (one, players),
        seat_players_at_workers(database, folder, count, workers, port + 1) as (many, others),
    ):
        for _ in range(0, ROUND_MOVES // 2, SLICE_MOVES):
            ours.append(await play_moves(one, players, SLICE_MOVES))
            theirs.append(await play_moves(many, others, SLICE_MOVES))
        took = await play_at_rate(others, options.rate, options.seconds)
    return add_costs(ours), add_costs(theirs), took


async def measure_cluster(
    options: argparse.Namespace, folder: Path, figures: dict[str, float]
) -> Sheet:
    """Measure servers that share a database."""
    sheet = Sheet("what", "measured", "target")
    for workers in options.workers:
        sqlite, postgres, took = await compare(options, folder, workers)
        times = sqlite.per_cpu_second / postgres.per_cpu_second
        p50, p99 = (took[min(len(took) - 1, len(took) * share // 100)] for share in (50, 99))
        name = f"{workers} worker{'s' * (workers > 1)}"
        sheet.add_row(f"moves a CPU second, {name}", f"{postgres.per_cpu_second:,.0f}", "")
        sheet.add_row("  with SQLite", f"{sqlite.per_cpu_second:,.0f}", "")
        sheet.add_row("  cost of a move beside SQLite's", f"{times:.2f}", "at most 1.3")
        sheet.add_row(f"  p50 at {options.rate:.0f} moves/s", f"{p50 * 1e3:.1f} ms", "")
        sheet.add_row(f"  p99 at {options.rate:.0f} moves/s", f"{p99 * 1e3:.1f} ms", "under 50 ms")
        figures[f"moves_per_cpu_second_{workers}"] = postgres.per_cpu_second
        figures[f"sqlite_moves_per_cpu_second_{workers}"] = sqlite.per_cpu_second
        figures[f"cost_{workers}"] = times
        figures[f"p50_ms_{workers}"], figures[f"p99_ms_{workers}"] = p50 * 1e3, p99 * 1e3
    return sheet

"""Measure the cost of the server beside a bare fan-out of the same bytes; `make bench-server`.

    python -m benchmarks.server [--tables 200] [--rate 500] [--seconds 10] [--many 2000] [--json]
    python -m benchmarks.server --database postgresql://… [--workers N] [--json]

With a database it measures the same of servers that share it, and besides what a move costs there
beside what it costs with SQLite, and what the relay adds.

The server runs on one core and the players on the other, on the same machine. Tables of five play
Saboteur. The players pick moves by the rules and do not read the updates. A move counts when all
five have received its update. The bare server sends the same frames to the same number of players.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import os
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec
import uvloop
from rich.console import Console
from rich.table import Table as Sheet

from benchmarks.prepared_tables import SEATS, PreparedTable, prepare_table, write_tables
from benchmarks.processes import Process, run_process
from benchmarks.sockets import Socket, connect
from lorelode import wire
from lorelode.tables.store import SqliteStore
from lorelode.web.lifecycle import STORE_FILE

UPDATE = b'{"type":"update"'
ROUND_MOVES = 60
"""How many moves about one round has."""

SLICE_MOVES = 6
"""How many moves each table makes before the other server has its turn."""

FEW_TABLES = 100
MAX_CONNECTED_TABLES = 2000
"""The players of more tables than this need more open files than many systems allow."""

Steps = list[tuple[bytes, tuple[tuple[int, bytes], ...]]]
"""Messages, and the frames that each led to, with their seats."""


class PlayerGroup:
    """A table with its five players connected."""

    def __init__(self, table: PreparedTable | None, seed: int) -> None:
        self.table = table
        self.sockets: list[Socket] = []
        self.frames: list[tuple[int, bytes]] = []
        """The frames since the last move was sent."""
        self.steps: Steps = []
        self.updates_received = 0
        self.updates_expected = 0
        self.sent = 0
        self.rng = Random(seed)
        self.done: asyncio.Future[None] | None = None

    async def join(self, port: int, paths: list[str], tokens: tuple[str, ...]) -> None:
        """Connect all five."""
        for seat, (path, token) in enumerate(zip(paths, tokens, strict=True)):

            def take(frame: bytes, seat: int = seat) -> None:
                self.take(seat, frame)

            self.sockets.append(await connect(port, path, token, take))

    def take(self, seat: int, frame: bytes) -> None:
        """Note a frame that a seat has received."""
        self.frames.append((seat, frame))
        self.updates_received += frame.startswith(UPDATE)
        if (
            self.updates_received >= self.updates_expected
            and self.done is not None
            and not self.done.done()
        ):
            self.done.set_result(None)

    async def expect(self, updates: int) -> None:
        """Wait for this many more updates."""
        self.updates_expected += updates
        if self.updates_received < self.updates_expected:
            self.done = asyncio.get_running_loop().create_future()
            async with asyncio.timeout(60):
                await self.done

    async def move(self, keep: bool = False) -> bool:
        """Make a move, and wait for all five updates. Returns False if there is no move to make."""
        assert self.table is not None
        picked = self.table.pick(self.rng)
        if picked is None:
            return False
        seat, move = picked
        match = self.table.match
        self.sent += 1
        command = wire.encode(
            wire.Move(
                id=f"m{self.sent}",
                game=1,
                phase=match.phase,
                move=msgspec.Raw(wire.encode(move)),
            )
        )
        self.table.play(seat, move)
        self.frames.clear()
        self.sockets[seat].send(command)
        await self.expect(SEATS)
        if keep:
            self.steps.append((command, tuple(self.frames)))
        return True

    async def replay(self, step: int, steps: Steps) -> None:
        """Send a message to the bare server, and wait for its frames."""
        command, frames = steps[step % len(steps)]
        self.frames.clear()
        self.sockets[0].send(command)
        await self.expect(sum(frame.startswith(UPDATE) for _, frame in frames))


class Cost(NamedTuple):
    """The cost of some moves."""

    moves: int
    cpu: float
    seconds: float

    @property
    def per_cpu_second(self) -> float:
        """Moves for each second of the server's processor time."""
        return self.moves / self.cpu


def serve_command(data: Path, port: int) -> list[str]:
    """The command that starts the real server."""
    here = ["--bind-address", "127.0.0.1", "--port", str(port), "--data", str(data)]
    return [sys.executable, "-m", "lorelode", "serve", *here]


async def connect_players(groups: list[PlayerGroup], port: int) -> None:
    """Connect all players, and wait for their first updates."""
    hello = wire.encode(wire.Hello())
    for group in groups:
        assert group.table is not None
        path = f"/ws/{group.table.code}"
        await group.join(port, [path] * SEATS, group.table.tokens)
        for seat, socket in enumerate(group.sockets, 1):
            socket.send(hello)
            # Everybody at the table gets an update when one more player joins.
            await group.expect(seat)


@asynccontextmanager
async def stay_awake() -> AsyncIterator[None]:
    """Keep this process busy, so that the server does not have to wake it."""

    async def spin() -> None:
        while True:
            await asyncio.sleep(0)

    task = asyncio.create_task(spin())
    try:
        yield
    finally:
        task.cancel()


async def play_moves(server: Process, groups: list[PlayerGroup], moves: int) -> Cost:
    """Let every table make this many moves, as fast as it can."""

    async def play_all(group: PlayerGroup) -> int:
        count = 0
        while count < moves and await group.move():
            count += 1
        return count

    return await measure_cost(server, [play_all(group) for group in groups])


async def replay_frames(
    server: Process, rooms: list[PlayerGroup], steps: Steps, start: int, to: int
) -> Cost:
    """Send the same messages to all rooms of the bare server."""

    async def play_all(room: PlayerGroup) -> int:
        for step in range(start, to):
            await room.replay(step, steps)
        return to - start

    return await measure_cost(server, [play_all(room) for room in rooms])


async def measure_cost(server: Process, work: list[Coroutine[Any, Any, int]]) -> Cost:
    """Measure the cost of work that returns its number of moves."""
    async with stay_awake():
        before, cpu = time.perf_counter(), server.cpu()
        moves = sum(await asyncio.gather(*work))
        return Cost(moves, server.cpu() - cpu, time.perf_counter() - before)


async def play_at_rate(groups: list[PlayerGroup], rate: float, seconds: float) -> list[float]:
    """Send moves at a steady rate. Returns the sorted seconds until all five had each update."""
    took: list[float] = []
    ready = list(groups)
    tasks: set[asyncio.Task[None]] = set()
    start = time.perf_counter()

    async def play_one(group: PlayerGroup) -> None:
        before = time.perf_counter()
        if await group.move():
            took.append(time.perf_counter() - before)
            ready.append(group)

    for number in range(int(rate * seconds)):
        delay = start + number / rate - time.perf_counter()
        if delay > 0:
            await asyncio.sleep(delay)
        if not ready:
            break
        task = asyncio.create_task(play_one(ready.pop(0)))
        tasks.add(task)
        task.add_done_callback(tasks.discard)
    await asyncio.gather(*tasks)
    return sorted(took)


async def compare_with_bare(backend: Backend, count: int, port: int) -> tuple[Cost, Cost, Steps]:
    """Measure both servers in turns, so that other load on the machine counts for both."""
    frames = backend.folder / "frames"
    async with seat_players(backend, count + 1, port) as (real, groups):
        model = groups.pop()
        while await model.move(keep=True) and len(model.steps) < ROUND_MOVES:
            pass
        frames.write_bytes(msgspec.msgpack.encode([step for _, step in model.steps]))
        command = [sys.executable, "-m", "benchmarks.bare", str(port + 1), str(frames)]
        with run_process(command, port + 1) as bare:
            await bare.wait_until_up()
            rooms = [PlayerGroup(None, room) for room in range(count)]
            for number, room in enumerate(rooms):
                paths = [f"/ws/{number}/{seat}" for seat in range(SEATS)]
                await room.join(port + 1, paths, ("x",) * SEATS)
            ours, theirs = [], []
            for start in range(0, ROUND_MOVES, SLICE_MOVES):
                ours.append(await play_moves(real, groups, SLICE_MOVES))
                theirs.append(
                    await replay_frames(bare, rooms, model.steps, start, start + SLICE_MOVES)
                )
    return add_costs(ours), add_costs(theirs), model.steps


def add_costs(costs: list[Cost]) -> Cost:
    """The sum of some costs."""
    return Cost(
        sum(cost.moves for cost in costs),
        sum(cost.cpu for cost in costs),
        sum(cost.seconds for cost in costs),
    )


_numbers = itertools.count(1)


class Backend:
    """Where servers keep their tables: here, in a file of SQLite."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def new_name(self) -> str:
        """The name of one more set of tables."""
        return f"tables_{os.getpid()}_{next(_numbers)}"

    @asynccontextmanager
    async def start(self, tables: list[PreparedTable], port: int) -> AsyncIterator[Process]:
        """Start a server with these tables."""
        data = self.folder / self.new_name()
        data.mkdir()
        await write_tables(SqliteStore(data / STORE_FILE), tables, time.time())
        with run_process(serve_command(data, port), port) as server:
            await server.wait_until_up()
            yield server


@asynccontextmanager
async def seat_players(
    backend: Backend, count: int, port: int
) -> AsyncIterator[tuple[Process, list[PlayerGroup]]]:
    """Start a server with this many tables, and connect the players of all, or as many as can be.

    The tables without players are in the server's memory too.
    """
    tables = [prepare_table(number) for number in range(count)]
    async with backend.start(tables, port) as server:
        await touch_tables(port, tables[MAX_CONNECTED_TABLES:])
        connected = tables[:MAX_CONNECTED_TABLES]
        groups = [PlayerGroup(table, number) for number, table in enumerate(connected)]
        await connect_players(groups, port)
        yield server, groups


async def measure_moves(backend: Backend, count: int, moves: int, port: int) -> Cost:
    """Measure the cost of moves with this many tables."""
    async with seat_players(backend, count, port) as (server, groups):
        return await play_moves(server, groups, moves)


async def measure_latencies(
    backend: Backend, count: int, rate: float, seconds: float, port: int
) -> list[float]:
    """Measure how long moves take at a steady rate."""
    async with seat_players(backend, count, port) as (_server, groups):
        return await play_at_rate(groups, rate, seconds)


async def measure_memory(backend: Backend, count: int, port: int) -> tuple[float, float]:
    """Measure the bytes of a table with the log of a round, and the bytes of a connection."""
    tables = [prepare_table(number, ROUND_MOVES) for number in range(2 * count)]
    async with backend.start(tables, port) as server:
        first, second = tables[:count], tables[count:]
        # The first half also pays for what is loaded only once.
        await touch_tables(port, first)
        before = server.memory()
        await touch_tables(port, second)
        table = (server.memory() - before) / count
        groups = [PlayerGroup(table, 0) for table in tables]
        await connect_players(groups[:count], port)
        before = server.memory()
        await connect_players(groups[count:], port)
        connection = (server.memory() - before) / (count * SEATS)
    return table, connection


async def touch_tables(port: int, tables: list[PreparedTable]) -> None:
    """Make the server read these tables, with nobody connected."""
    for table in tables:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(
            f"GET /api/tables/{table.code}/deck HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n"
            "Connection: close\r\n\r\n".encode()
        )
        answer = await reader.read()
        assert b" 200 " in answer[:20], answer
        writer.close()


async def measure(
    options: argparse.Namespace, backend: Backend, sheet: Sheet, figures: dict[str, float]
) -> None:
    """Measure the server beside the bare fan-out, its latencies and its memory."""
    port = options.port
    real, plain, steps = await compare_with_bare(backend, options.tables, port)
    share = figures["share"] = real.per_cpu_second / plain.per_cpu_second
    figures["moves_per_cpu_second"] = real.per_cpu_second
    size = sum(len(frame) for _, step in steps for _, frame in step) / len(steps)
    sheet.add_row("moves a CPU second", f"{real.per_cpu_second:,.0f}", "")
    sheet.add_row("  the bare fan-out's", f"{plain.per_cpu_second:,.0f}", "")
    sheet.add_row("  share", f"{share:.2f}", "0.25 or more")
    sheet.add_row("bytes a move, to all five", f"{size:,.0f}", "")
    sheet.add_row("moves a second", f"{real.moves / real.seconds:,.0f}", "")
    took = await measure_latencies(backend, options.tables, options.rate, options.seconds, port)
    for percent in (50, 99):
        at = figures[f"p{percent}_ms"] = find_percentile(took, percent) * 1e3
        limit = "under 50 ms" if percent == 99 else ""
        sheet.add_row(f"p{percent} at {options.rate:.0f} moves/s", f"{at:.1f} ms", limit)
    table, connection = await measure_memory(backend, options.tables, port)
    figures["kb_per_table"] = table / 1e3
    sheet.add_row("memory a table", f"{table / 1e3:.0f} KB", "under 100 KB")
    sheet.add_row("memory a connection", f"{connection / 1e3:.0f} KB", "")
    for tables, moves in ((FEW_TABLES, ROUND_MOVES // 2), (options.many, SLICE_MOVES)):
        cost = await measure_moves(backend, tables, moves, port)
        figures[f"moves_per_cpu_second_at_{tables}_tables"] = cost.per_cpu_second
        name = f"moves a CPU second, {tables:,} tables"
        sheet.add_row(name, f"{cost.per_cpu_second:,.0f}", "the same for all numbers")


def find_percentile(took: list[float], percent: int) -> float:
    """The time that this share of the sorted times does not exceed."""
    return took[min(len(took) - 1, len(took) * percent // 100)]


def read_options(arguments: list[str]) -> argparse.Namespace:
    """The options of the command."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--rate", type=float, default=500.0)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--many", type=int, default=2000)
    parser.add_argument("--port", type=int, default=8765)
    parser.add_argument("--database", help="a PostgreSQL database to measure beside SQLite")
    parser.add_argument("--workers", type=int, default=1, help="how many servers share the port")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    options = parser.parse_args(arguments)
    if options.workers != 1 and options.database is None:
        parser.error("--workers: expected 1 without --database")
    return options


async def main(arguments: list[str]) -> None:
    """Measure, and print the results."""
    from benchmarks.cluster import DatabaseBackend, measure_cluster

    options = read_options(arguments)
    os.sched_setaffinity(0, {1})
    sheet, figures = Sheet("what", "measured", "target"), dict[str, float]()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        if options.database is None:
            await measure(options, Backend(folder), sheet, figures)
        else:
            shared = DatabaseBackend(folder, options.database, options.workers)
            await measure_cluster(options, shared, sheet, figures)
            await measure(options, shared, sheet, figures)
    if options.json:
        print(msgspec.json.encode(figures).decode())  # noqa: T201
    else:
        Console().print(sheet)


if __name__ == "__main__":
    uvloop.run(main(sys.argv[1:]))

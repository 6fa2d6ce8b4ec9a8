"""Measure how long people wait for their tables after a kill; `make bench-restart`.

    python -m benchmarks.restart [--tables 26] [--entries 38000] [--kills 7] [--json]

There are tables of both games with long logs, and four people are connected to each. The server is
killed with SIGKILL and started at once, and the clients try to reconnect every 50 ms. A client is
served when it has its first update. The figures are medians over all kills, in seconds since the
kill, and the processor time of the server until then. To compare two versions, run them in turns on
the same machine.
"""

from __future__ import annotations

import argparse
import asyncio
import hashlib
import json
import os
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from typing import NamedTuple

import uvloop
from rich.console import Console
from rich.table import Table as Sheet

from benchmarks.prepared_tables import PreparedTable, write_tables
from benchmarks.processes import TICKS_PER_SECOND, UNLIMITED
from benchmarks.server import UPDATE
from benchmarks.sockets import Socket
from lorelode import wire
from lorelode.core import Seat
from lorelode.rules import GAMES
from lorelode.tables import log
from lorelode.tables.commands.game import end_rest, play_move, start
from lorelode.tables.decision import CommandContext, Decision
from lorelode.tables.fold import open_table
from lorelode.tables.lobby import make_code
from lorelode.tables.store import SqliteStore
from lorelode.web.lifecycle import STORE_FILE
from lorelode.web.visitors import identify, new_token
from lorelode.wire import TableSettings

SEATS = 4
RETRY_SECONDS = 0.05
"""How often a client tries to reconnect."""

MOVES_PER_CHAT_LINE = 50
MAX_WAIT_SECONDS = 120.0


def prepare_long_table(number: int, game: str, length: int) -> PreparedTable:
    """A table with a log of at least this length, in the middle of a game."""
    chance = Random(number)
    tokens = tuple(new_token(chance.randbytes) for _ in range(SEATS))
    people = [identify(token) for token in tokens]
    code = make_code(hashlib.sha256(b"long %d" % number).digest())
    commands = (f"{number:x}-{count:x}" for count in range(1_000_000))

    def context(person: log.PersonId) -> CommandContext:
        return CommandContext(
            person, 1.0, chance.randbytes, chat_burst=1, command_id=next(commands)
        )

    made = log.SettingsChanged(
        **context(people[0]).stamp,
        settings=TableSettings(game, next(iter(GAMES[game].editions)), SEATS, clock="off"),
    )
    result = PreparedTable(code, tokens, open_table(code, made), [made])

    def add(decision: Decision) -> None:
        result.table = decision.table
        result.entries += decision.entries

    for seat, person in enumerate(people):
        sat = log.SeatTaken(
            **context(person).stamp, seat=Seat(seat), person=person, name=f"Player {seat}"
        )
        add(Decision.of(result.table, sat))
    while True:
        match = result.table.running
        if match is None:
            add(start(result.table, context(people[0])))
        elif match.resting:
            add(end_rest(result.table, 1.0))
        elif len(result.entries) >= length:
            return result
        else:
            seat = min(match.to_act)
            move = chance.choice(match.game.choices(match.state.view(seat)))
            add(play_move(result.table, seat, move, context(people[seat]).stamp))
            if not chance.randrange(MOVES_PER_CHAT_LINE):
                line = log.ChatLineAdded(
                    **context(people[seat]).stamp,
                    number=result.table.chat.length,
                    name=f"Player {seat}",
                    text="Aha!",
                    seat=seat,
                )
                add(Decision.of(result.table, line))


class Client:
    """A person who reconnects until they are served."""

    def __init__(self, port: int, code: str, token: str) -> None:
        self._port = port
        self._code = code
        self._token = token
        self._socket: Socket | None = None
        self._served = asyncio.Event()

    def _take(self, frame: bytes) -> None:
        if frame.startswith(UPDATE):
            self._served.set()

    async def reconnect(self) -> float:
        """Connect again and again; the moment of the first update."""
        self._served.clear()
        loop = asyncio.get_running_loop()
        address = f"127.0.0.1:{self._port}"
        while True:
            try:
                _, self._socket = await loop.create_connection(
                    lambda: Socket(self._take), "127.0.0.1", self._port
                )
                self._socket.shake_hands(address, f"/ws/{self._code}", f"lorelode={self._token}")
                await self._socket.open
                break
            except OSError:
                await asyncio.sleep(RETRY_SECONDS)
        self._socket.send(wire.encode(wire.Hello()))
        await self._served.wait()
        return time.monotonic()


class Restart(NamedTuple):
    """One kill and what came after it, in seconds since the kill."""

    ready: float
    """When `/readyz` said yes."""
    ready_cpu: float
    """The processor time of the server until then."""
    served: list[float]
    """When each client was served."""
    served_cpu: float


class Server:
    """A server that can be killed and started again."""

    def __init__(self, data: Path, port: int) -> None:
        self._data = data
        self._port = port
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start the process."""
        options = ("--bind-address", "127.0.0.1", "--port", str(self._port))
        self._process = subprocess.Popen(
            [sys.executable, "-m", "lorelode", "serve", "--data", str(self._data), *options],
            env={**os.environ, **UNLIMITED, "LORELODE_MAX_CONNECTIONS": "1000"},
            stdout=subprocess.DEVNULL,
        )

    def kill(self) -> None:
        """Kill the process."""
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    def cpu(self) -> float:
        """The processor time of all its threads so far, in seconds."""
        assert self._process is not None
        stat = Path(f"/proc/{self._process.pid}/stat").read_text()
        fields = stat.rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS_PER_SECOND

    async def wait_until_ready(self) -> None:
        """Wait until `/readyz` says yes."""
        request = (
            f"GET /readyz HTTP/1.1\r\nHost: 127.0.0.1:{self._port}\r\nConnection: close\r\n\r\n"
        )
        while True:
            try:
                reader, writer = await asyncio.open_connection("127.0.0.1", self._port)
                writer.write(request.encode())
                answer = await reader.read()
                writer.close()
                if b" 200 " in answer[:16]:
                    return
            except OSError:
                pass
            await asyncio.sleep(RETRY_SECONDS / 5)


async def measure_restart(server: Server, clients: list[Client]) -> Restart:
    """Kill the server, start it, and wait until everybody is served."""
    server.kill()
    killed = time.monotonic()
    reconnecting = asyncio.gather(*(client.reconnect() for client in clients))
    server.start()
    await server.wait_until_ready()
    ready, ready_cpu = time.monotonic() - killed, server.cpu()
    served = sorted(moment - killed for moment in await reconnecting)
    return Restart(ready, ready_cpu, served, server.cpu())


async def measure(
    folder: Path, tables: list[PreparedTable], kills: int, port: int
) -> list[Restart]:
    """Kill a server with these tables this many times."""
    await write_tables(SqliteStore(folder / STORE_FILE), tables, time.time())
    server = Server(folder, port)
    clients = [Client(port, table.code, token) for table in tables for token in table.tokens]
    server.start()
    try:
        async with asyncio.timeout(MAX_WAIT_SECONDS * (kills + 1)):
            await asyncio.gather(*(client.reconnect() for client in clients))
            return [await measure_restart(server, clients) for _ in range(kills)]
    finally:
        server.kill()


def summarise(restarts: list[Restart]) -> dict[str, float]:
    """The median over all kills of what a kill led to."""

    def share(served: list[float], percent: int) -> float:
        return served[min(len(served) - 1, len(served) * percent // 100)]

    figures = {
        "ready": [one.ready for one in restarts],
        "ready_cpu": [one.ready_cpu for one in restarts],
        "served_p50": [share(one.served, 50) for one in restarts],
        "served_p95": [share(one.served, 95) for one in restarts],
        "served_last": [one.served[-1] for one in restarts],
        "served_cpu": [one.served_cpu for one in restarts],
    }
    return {name: round(statistics.median(all_of_them), 3) for name, all_of_them in figures.items()}


async def main() -> None:
    """Measure, and print the results."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=26)
    parser.add_argument("--entries", type=int, default=38_000)
    parser.add_argument("--kills", type=int, default=7)
    parser.add_argument("--port", type=int, default=8766)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    games = list(GAMES)
    tables = [
        prepare_long_table(number, games[number % len(games)], options.entries // options.tables)
        for number in range(options.tables)
    ]
    folder = Path(tempfile.mkdtemp())
    try:
        found = summarise(await measure(folder, tables, options.kills, options.port))
    finally:
        shutil.rmtree(folder)
    entries = sum(len(table.entries) for table in tables)
    if options.json:
        sys.stdout.write(json.dumps({"entries": entries, **found}) + "\n")
        return
    sheet = Sheet(f"{options.tables} tables, {entries:,} entries", "seconds after a kill")
    for name, seconds in found.items():
        sheet.add_row(name.replace("_", " "), f"{seconds:.3f}")
    Console().print(sheet)


if __name__ == "__main__":
    uvloop.run(main())

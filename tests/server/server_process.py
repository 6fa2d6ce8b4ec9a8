"""The server as a process that a test can kill, and three people who play at it."""

from __future__ import annotations

import asyncio
import os
import resource
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterable, Sequence
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any, Final

import aiohttp

from lorelode.tables.log import Entry, decode_entries
from lorelode.tables.store import SqliteStore, TableId
from lorelode.web.lifecycle import STORE_FILE
from tests.server.clients import FAST, Visitor, Wire

PATIENCE: Final = 60.0
"""How many seconds a test waits for something that should take one."""


def free_port() -> int:
    """A port that stays free while the server is down.

    It is not one of the ports that the system gives to clients: a client that connects to such a
    port while nobody listens may be given the same port and connect to itself.
    """
    for port in Random(os.urandom(8)).sample(range(20_000, 32_000), 100):
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
    raise RuntimeError("no port is free")


class Process:
    """`lorelode serve` with one port and one data folder, which can be started again and again."""

    def __init__(
        self, folder: Path, program: Sequence[str] = ("-m", "lorelode"), /, **settings: object
    ) -> None:
        self._program = program
        self.data = folder / "data"
        self.file = self.data / STORE_FILE
        self.log = folder / "server.log"
        self.port = free_port()
        chosen = {**FAST, "port": self.port, "data": self.data, "open_browser": "false", **settings}
        self.base = f"http://{chosen['bind_address']}:{chosen['port']}"
        self.environ = {
            **{name: value for name, value in os.environ.items() if "LORELODE_" not in name},
            **{f"LORELODE_{name.upper()}": str(value) for name, value in chosen.items()},
        }
        self.open_files: tuple[int, int] | None = None
        """The soft and the hard limit of its open files; None: those of this process."""
        self._process: subprocess.Popen[bytes] | None = None

    async def __aenter__(self) -> Process:
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._process is not None:
            self.kill()

    @property
    def pid(self) -> int:
        """The id of the process that runs now."""
        assert self._process is not None
        return self._process.pid

    def launch(self) -> None:
        """Start the server without waiting until it answers."""
        assert self._process is None
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                [sys.executable, *self._program, "serve"],
                env=self.environ,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=log,
            )
        if self.open_files is not None:
            resource.prlimit(self.pid, resource.RLIMIT_NOFILE, self.open_files)

    async def start(self) -> float:
        """Start the server, and wait until it is ready. Returns the seconds that took."""
        began = time.monotonic()
        self.launch()
        async with aiohttp.ClientSession() as http, asyncio.timeout(PATIENCE):
            while not await self._answers(http):
                self.require_running()
                await asyncio.sleep(0.01)
        return time.monotonic() - began

    def require_running(self) -> None:
        """Fail with the end of its log if the process has ended by itself."""
        assert self._process is not None
        assert self._process.poll() is None, self.log.read_text()[-2000:]

    async def _answers(self, http: aiohttp.ClientSession) -> bool:
        try:
            async with http.get(f"{self.base}/readyz") as answer:
                return answer.status == 200
        except aiohttp.ClientError:
            return False

    def send(self, what: signal.Signals) -> None:
        """Send a signal that does not end the server."""
        assert self._process is not None
        self._process.send_signal(what)

    def listens_at(self, address: str) -> bool:
        """Whether the server listens at an address like http://127.0.0.1:8000 (Linux)."""
        port = int(address.rpartition(":")[2])
        wanted = {
            line.split()[9]
            for line in Path("/proc/net/tcp").read_text().splitlines()[1:]
            if line.split()[1].endswith(f":{port:04X}") and line.split()[3] == "0A"
        }
        links = set()
        for link in Path(f"/proc/{self.pid}/fd").iterdir():
            with suppress(FileNotFoundError):  # it was closed meanwhile
                links.add(str(link.readlink()))
        return any(f"socket:[{inode}]" in links for inode in wanted)

    def kill(self) -> set[int]:
        """Kill the server. Returns the processes it had started, which should end by themselves."""
        family = descendants(self.pid)
        self.end(signal.SIGKILL)
        return family

    def end(self, how: signal.Signals = signal.SIGTERM) -> None:
        """Send a signal that ends the server, and block until it has ended."""
        assert self._process is not None
        self._process.send_signal(how)
        self._process.wait(PATIENCE)
        self._process = None

    async def stop(self) -> int:
        """Ask the server to stop, and wait. Returns its exit code."""
        assert self._process is not None
        self._process.send_signal(signal.SIGTERM)
        return await self.wait_for_exit()

    async def wait_for_exit(self) -> int:
        """Wait until the server has ended. Returns its exit code."""
        assert self._process is not None
        async with asyncio.timeout(PATIENCE):
            while (code := self._process.poll()) is None:
                await asyncio.sleep(0.01)
        self._process = None
        return code


def descendants(pid: int) -> set[int]:
    """All descendants of a process (Linux; on other systems an empty set)."""
    parents = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except OSError:
            continue  # it has ended already
        if fields[0] != "Z":
            parents[int(stat.parent.name)] = int(fields[1])
    found: set[int] = set()
    while new := {child for child, parent in parents.items() if parent in {pid, *found}} - found:
        found |= new
    return found


async def wait_until_gone(processes: Iterable[int]) -> None:
    """Wait until none of these processes runs any more."""
    async with asyncio.timeout(PATIENCE):
        for pid in processes:
            while _runs(pid):
                await asyncio.sleep(0.01)


def _runs(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


class Trio:
    """Three people at a table of Saboteur."""

    def __init__(self, base: str, before: Trio | None = None, address: str | None = None) -> None:
        tokens = [person.token for person in before.people] if before else [None] * 3
        self.people: list[Visitor] = [Visitor(base, token, address) for token in tokens]
        self.wires: list[Wire] = []
        self.code = ""

    async def __aenter__(self) -> Trio:
        return self

    async def __aexit__(self, *_: object) -> None:
        for person in self.people:
            await person.close()

    async def begin(self, **settings: Any) -> str:
        """Start a game in which the first person moves first. Returns the table's code."""
        code = await self.people[0].make_table(**{"first": 0, "clock": "off", **settings})
        await self.join(code)
        for seat, wire in enumerate(self.wires):
            await wire.do("sit", command=f"sit-{seat}", seat=seat, name=f"Player {seat}")
        await self.wires[0].do("start", command="start")
        for wire in self.wires:
            while wire.view["play"] is None:
                await wire.receive()
        return code

    async def join(self, code: str) -> None:
        """Connect to a table, and wait for the first updates."""
        self.code = code
        self.wires = [await person.join(code) for person in self.people]
        for wire in self.wires:
            await wire.until(lambda message: message["type"] == "update")

    @property
    def mover(self) -> Wire:
        """The connection of the player who is to act."""
        seat: int = self.wires[0].view["play"]["to_act"][0]
        return self.wires[seat]

    async def move(self, name: str = "") -> None:
        """Make a move for the player who is to act, and wait until everybody sees it."""
        phase = self.wires[0].view["play"]["phase"]
        name = name or f"move-{phase}"
        answer = await self.mover.ask("move", name, **first_choice(self.mover))
        assert answer == {"type": "done", "id": name}
        for wire in self.wires:
            while wire.view["play"]["phase"] == phase:
                await wire.receive()


def first_choice(wire: Wire) -> dict[str, Any]:
    """The fields of a `move` command that makes the first choice."""
    play = wire.view["play"]
    move = play["choices"][0]
    return {"game": wire.view["table"]["game"], "phase": play["phase"], "move": move}


async def load_log(path: Path, code: str) -> Sequence[Entry]:
    """Load the log of a table from the file of a server, running or not."""
    store = SqliteStore(path)
    try:
        return decode_entries((await store.load(TableId(code))).entries)
    finally:
        await store.close()

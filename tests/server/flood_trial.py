"""A server under a flood: how long the moves of others take, before it and during it."""

from __future__ import annotations

import asyncio
import signal
import sys
import time
from collections.abc import Sequence
from contextlib import AsyncExitStack
from pathlib import Path

import msgspec
from msgspec import Struct

from lorelode.web.settings import ServerSettings
from tests.server.flood import Outcome, Plan
from tests.server.server_process import Process, Trio

PAUSE_SECONDS = 0.03
"""Between two moves at a table, so that everybody stays within the limit of messages."""

TURN_SECONDS = 0.5

FLOODER_ADDRESS = "127.0.0.66"

ACCEPTABLE_SECONDS = 0.020
"""What a move may take in any case; else twice as long as without a flood."""

REAL_LIMITS = {
    name: getattr(ServerSettings(), name)
    for name in (
        *("messages_per_second", "message_burst", "requests_per_second", "request_burst"),
        *("connections_per_address", "guesses_per_minute", "cut_offs_per_minute"),
    )
}
"""The limits of a server as it comes; other tests raise them."""


class Figures(Struct):
    """The seconds of the slowest move but one in a hundred, and what became of the peers."""

    quiet: float
    flooded: float
    moves: int
    outcome: Outcome

    @property
    def held(self) -> bool:
        """Whether the flood was hardly noticed."""
        return self.flooded <= max(2 * self.quiet, ACCEPTABLE_SECONDS)


def percentile(seconds: Sequence[float], part: float) -> float:
    return sorted(seconds)[int(len(seconds) * part)]


class Party:
    """Three people of one address, who play one game of Saboteur after the other."""

    def __init__(self, base: str, address: str) -> None:
        self._base = base
        self._address = address
        self._trio: Trio | None = None
        self._stack = AsyncExitStack()

    async def start(self) -> None:
        """Sit down at a new table."""
        await self._stack.aclose()
        trio = await self._stack.enter_async_context(Trio(self._base, address=self._address))
        await trio.begin()
        self._trio = trio

    async def play(self, seconds: float) -> list[float]:
        """Play for this long. Returns how long each move took until all three saw it."""
        until, waits = time.perf_counter() + seconds, list[float]()
        while time.perf_counter() < until:
            if self._trio is None or self._trio.wires[0].view["table"]["status"] != "playing":
                await self.start()
                continue
            began = time.perf_counter()
            await self._trio.move()
            waits.append(time.perf_counter() - began)
            await asyncio.sleep(PAUSE_SECONDS)
        return waits

    async def leave(self) -> None:
        """Go home."""
        await self._stack.aclose()


class FloodTrial:
    """A server process, and parties who play there."""

    def __init__(self, folder: Path, parties: int, **settings: object) -> None:
        self.server = Process(folder, **{**REAL_LIMITS, "log_level": "info", **settings})
        self._parties = [
            Party(self.server.base, f"127.0.0.{number}") for number in range(100, 100 + parties)
        ]

    async def __aenter__(self) -> FloodTrial:
        await self.server.start()
        for party in self._parties:
            await party.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        for party in self._parties:
            await party.leave()
        self.server.kill()

    async def measure(self, code: str, peers: int, rounds: int) -> Figures:
        """Play by turns in quiet and during a flood of the table with this code.

        The peers are stopped and go on again, so that both kinds of turns share the same machine.
        """
        plan = Plan(self.server.port, code, FLOODER_ADDRESS, peers)
        flood = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "tests.server.flood", msgspec.json.encode(plan).decode()),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
        )
        assert flood.stdout is not None
        await flood.stdout.readline()  # it has begun
        quiet, flooded = list[float](), list[float]()
        for _ in range(rounds):
            flooded += await self._play(TURN_SECONDS)
            flood.send_signal(signal.SIGSTOP)
            quiet += await self._play(TURN_SECONDS)
            flood.send_signal(signal.SIGCONT)
        said, _ = await flood.communicate(b"")  # closes its input
        outcome = msgspec.json.decode(said, type=Outcome)
        return Figures(percentile(quiet, 0.99), percentile(flooded, 0.99), len(flooded), outcome)

    async def _play(self, seconds: float) -> list[float]:
        played = await asyncio.gather(*(party.play(seconds) for party in self._parties))
        return [wait for waits in played for wait in waits]

"""Proof: whatever dies, freezes or is cut off, no acknowledged command is lost or done twice.

`FAULTS=300 pytest tests/server/test_cluster_faults.py` does more harm (`make soak` does).
"""

from __future__ import annotations

import asyncio
import os
import sys
import time
from collections import Counter
from itertools import count
from pathlib import Path
from random import Random

import aiohttp
import pytest

from lorelode.core.refusal import Code
from lorelode.tables.fold import fold
from tests.server.nodes import Nodes, run_nodes
from tests.server.player_groups import PlayerGroup, wait_for_acknowledged
from tests.server.players import Manner, Player
from tests.server.server_process import PATIENCE, Process

FAULTS = int(os.environ.get("FAULTS", "6"))
ENOUGH_FAULTS = 30
"""With fewer faults than this, nothing is said of how long they took."""

MAX_KILL_SECONDS = 6.0
"""How long all but a twentieth of the players may be away after an owner was killed."""

TABLES = 30
COMMANDS_PER_FAULT = 15
"""About how many commands are acknowledged between two faults."""

FROZEN_SECONDS = 4.6
"""Longer than a lease."""

EXPECTED = {Code.STALE_PHASE, Code.RESTING, Code.GAME_RUNNING, Code.SEAT_TAKEN, Code.RATE_LIMITED}
EXPECTED |= {Code.STORE_UNAVAILABLE}
"""The refusals of players who act on a view that has just changed, or while nothing is saved."""


class Figures:
    """The figures of a run."""

    def __init__(self) -> None:
        self.faults: Counter[str] = Counter()
        self.away: dict[str, list[float]] = {"kill": [], "stop": []}
        """How many seconds players were away from tables whose owner was killed or stopped."""
        self.done: Counter[str] = Counter()
        self.refused: Counter[str] = Counter()
        self.repeated = 0
        self.epochs: dict[str, int] = {}

    def add(self, players: list[Player]) -> None:
        for player in players:
            self.done.update(type(command).__name__ for command in player.done.values())
            self.refused.update(player.refused.values())
            self.repeated += player.repeated

    def p95(self, how: str) -> float:
        """How many seconds all but a twentieth of the players were away at most."""
        times = sorted(self.away[how])
        return times[int(0.95 * len(times))]

    def __str__(self) -> str:
        away = {
            how: f"p95 {self.p95(how):.1f} s of {len(times)}"
            for how, times in self.away.items()
            if times
        }
        return (
            f"{dict(self.faults)}; acknowledged {dict(self.done)}, {self.repeated} of them again;"
            f" refused {dict(self.refused)}; away {away}; epochs up to"
            f" {max(self.epochs.values())}"
        )


async def check_all(nodes: Nodes, groups: list[PlayerGroup], figures: Figures) -> None:
    """Compare everything that the players know with the logs."""
    epochs = await nodes.epochs()
    for code, epoch in figures.epochs.items():
        assert epochs[code] >= epoch, "an epoch has fallen"
    figures.epochs = epochs
    # What is acknowledged now is in the logs that are read afterwards.
    known = [(group.table_log, [player.freeze() for player in group.players]) for group in groups]
    earlier = [finished for group in groups for finished in group.earlier]
    for group in groups:
        group.earlier.clear()
    logs = await nodes.logs()
    for table_log, players in known:
        table_log.read(logs[table_log.code])
        for player in players:
            table_log.check(player)
    for table_log, players in earlier:
        table_log.read(logs[table_log.code])
        for player in players:
            table_log.check(player)
        figures.add(players)


class Harm:
    """Does harm to nodes, and mends it."""

    def __init__(self, nodes: Nodes, groups: list[PlayerGroup], figures: Figures) -> None:
        self.nodes = nodes
        self.groups = groups
        self.figures = figures
        self.rng = Random(FAULTS)
        self.kinds = [self.kill, self.freeze, self.cut_off, self.restart_database]
        self.kinds += [self.crash_database, self.roll]

    async def kill(self) -> None:
        node = self.rng.choice(self.nodes.all)
        affected = await self._players_of(node)
        began = time.time()
        node.kill()
        await self._measure("kill", affected, began)
        await node.start()

    async def freeze(self) -> None:
        node = self.rng.choice(self.nodes.all)
        self.nodes.pause(node)
        await asyncio.sleep(FROZEN_SECONDS)
        self.nodes.resume(node)

    async def cut_off(self) -> None:
        self.nodes.proxy.cut()
        await asyncio.sleep(self.rng.choice([1.0, FROZEN_SECONDS]))
        self.nodes.proxy.mend()

    async def restart_database(self) -> None:
        await asyncio.to_thread(self.nodes.postgres.stop)
        await asyncio.sleep(self.rng.choice([0.0, FROZEN_SECONDS]))
        await asyncio.to_thread(self.nodes.postgres.start)

    async def crash_database(self) -> None:
        await asyncio.to_thread(self.nodes.postgres.crash)

    async def roll(self) -> None:
        node = self.rng.choice(self.nodes.all)
        affected = await self._players_of(node)
        began = time.time()
        stopping = asyncio.create_task(node.stop())
        await self._measure("stop", affected, began)
        assert await stopping == 0
        await node.start()

    async def _players_of(self, node: Process) -> list[Player]:
        codes = await self.nodes.owned_by(node)
        return [
            player
            for group in self.groups
            if group.table_log.code in codes
            for player in group.players
        ]

    async def _measure(self, how: str, players: list[Player], began: float) -> None:
        """Wait until everybody is back at tables whose owner has gone."""
        async with asyncio.timeout(PATIENCE):
            while any(player.back_at < began and not player.has_left for player in players):
                await asyncio.sleep(0.01)
        self.figures.away[how] += [
            player.back_at - began for player in players if not player.has_left
        ]


async def wait_until_settled(nodes: Nodes, groups: list[PlayerGroup], figures: Figures) -> None:
    """Send no new commands, and wait until all are answered and everybody is up to date."""
    async with asyncio.timeout(PATIENCE):
        while True:
            everybody = [(group.table_log, player) for group in groups for player in group.players]
            for _, player in everybody:
                player.quiet = True
            await check_all(nodes, groups, figures)
            if all(
                not player.open and table_log.has_shown_all_to(player)
                for table_log, player in everybody
            ):
                break
            await asyncio.sleep(0.3)


async def play_and_harm(folder: Path, faults: int) -> Figures:
    figures = Figures()
    async with (
        run_nodes(folder, rest_seconds=0.3, grace_seconds=3600, host_seconds=3600) as nodes,
        aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=0)) as http,
        asyncio.TaskGroup() as tasks,
    ):
        bases = [node.base for node in nodes.all]
        groups = [PlayerGroup(number, bases, http) for number in range(TABLES)]
        playing = [tasks.create_task(group.play()) for group in groups]
        while not all(group.table_log.code for group in groups):
            await asyncio.sleep(0.01)
        harm = Harm(nodes, groups, figures)
        for number in count():
            if number == faults:
                break
            await wait_for_acknowledged(groups, harm.rng.randrange(2 * COMMANDS_PER_FAULT))
            kind = harm.kinds[number % len(harm.kinds)]
            await kind()
            figures.faults[kind.__name__] += 1
            await check_all(nodes, groups, figures)
        await wait_until_settled(nodes, groups, figures)
        for task in playing:
            task.cancel()
        await asyncio.wait(playing)
        for group in groups:
            figures.add(group.players)
            # A log gives the same table whether it is read at once or bit by bit.
            entries = group.table_log.entries
            assert fold(group.table_log.code, entries) == group.table_log.table
    return figures


def test_no_acknowledged_command_is_lost_or_done_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # With so many players, those who think longer leave the machine to others.
    monkeypatch.setattr(Manner, "thinks", 4.0)
    monkeypatch.setattr(Manner, "connects", 2.0)
    monkeypatch.setattr(Manner, "returns", (0.05, 0.2))
    began = time.monotonic()
    figures = asyncio.run(play_and_harm(tmp_path, FAULTS))
    sys.stdout.write(f"{figures}; {time.monotonic() - began:.0f} s\n")
    assert set(figures.refused) <= EXPECTED
    assert sum(figures.faults.values()) >= FAULTS
    assert figures.done["Move"] > 5 * FAULTS
    if FAULTS >= ENOUGH_FAULTS:
        assert figures.p95("kill") < MAX_KILL_SECONDS

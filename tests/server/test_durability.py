"""Proof 1: after any kill, every acknowledged command is in the log once and every view is true.

`KILLS=300 pytest tests/server/test_durability.py` kills more often (`make soak` does).
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
import sys
import time
from collections import Counter
from contextlib import closing
from pathlib import Path
from random import Random

import aiohttp

from lorelode import wire
from lorelode.core.refusal import Code
from lorelode.tables.fold import fold
from tests.server.player_groups import (
    PlayerGroup,
    wait_for_acknowledged,
    wait_until_all_are_back,
)
from tests.server.players import Player
from tests.server.server_process import PATIENCE, Process, wait_until_gone
from tests.server.table_logs import Commands, Key

KILLS = int(os.environ.get("KILLS", "12"))
TABLES = 22
COMMANDS_PER_KILL = 100
"""About how many commands are acknowledged between two kills."""

EXPECTED = {Code.STALE_PHASE, Code.RESTING, Code.GAME_RUNNING, Code.SEAT_TAKEN}
EXPECTED |= {Code.RATE_LIMITED}
"""The refusals of players who act on a view that has just changed, or speak too fast."""


class Figures:
    """The figures of a run."""

    def __init__(self) -> None:
        self.kills = 0
        self.tables = 0
        self.starts: list[float] = []
        self.backs: list[float] = []
        """Seconds from the server's first answer until the last player was back."""
        self.done: Counter[str] = Counter()
        self.refused: Counter[str] = Counter()
        self.repeated = 0
        self.unanswered: Counter[str] = Counter()
        """Commands without an answer when the server was killed: stored or not."""

    def add(self, players: list[Player]) -> None:
        """Add the commands of the players of a table."""
        self.tables += 1
        for player in players:
            self.done.update(type(command).__name__ for command in player.done.values())
            self.refused.update(player.refused.values())
            self.repeated += player.repeated

    def __str__(self) -> str:
        return (
            f"{self.kills} kills, {self.tables} tables; acknowledged {dict(self.done)},"
            f" {self.repeated} of them again; refused {dict(self.refused)};"
            f" unanswered {dict(self.unanswered)};"
            f" started in {min(self.starts):.2f} to {max(self.starts):.2f} s,"
            f" all back after {max(self.backs, default=0):.2f} s at most"
        )


def check_all(server: Process, groups: list[PlayerGroup], figures: Figures) -> None:
    """Compare everything that the players know with the logs, without yielding to other tasks."""
    with closing(sqlite3.connect(f"file:{server.file}?mode=ro", uri=True)) as file:
        for group in groups:
            group.table_log.read(read_log(file, group.table_log.code))
            for player in group.players:
                group.table_log.check(player)
            for table_log, players in group.earlier:
                table_log.read(read_log(file, table_log.code))
                for player in players:
                    table_log.check(player)
                figures.add(players)
            group.earlier.clear()


def read_log(file: sqlite3.Connection, code: str) -> dict[int, bytes]:
    """The entries of a table that are kept, by their numbers."""
    return dict(
        file.execute(
            "SELECT seq, entry FROM log JOIN tables ON tables.number = owner"
            " WHERE id = ? ORDER BY seq",
            (code,),
        )
    )


def unanswered(groups: list[PlayerGroup]) -> list[tuple[Commands, Key]]:
    """The commands without an answer, and where their entries will be found."""
    return [
        (group.table_log.commands, (player.person, name))
        for group in groups
        for player in group.players
        for name, command in player.open.items()
        if not isinstance(command, wire.Ready)
    ]


async def wait_until_settled(server: Process, groups: list[PlayerGroup], figures: Figures) -> None:
    """Send no new commands, and wait until all are answered and everybody is up to date."""
    async with asyncio.timeout(PATIENCE):
        while True:
            everybody = [(group.table_log, player) for group in groups for player in group.players]
            for _, player in everybody:
                player.quiet = True
            check_all(server, groups, figures)
            if all(
                not player.open and table_log.has_shown_all_to(player)
                for table_log, player in everybody
            ):
                break
            await asyncio.sleep(0.2)


async def play_and_kill(folder: Path, kills: int) -> Figures:
    """Play at many tables at once, and kill the server this many times."""
    figures = Figures()
    async with (
        Process(folder, rest_seconds=0.3, grace_seconds=3600, host_seconds=3600) as server,
        aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=0)) as http,
        asyncio.TaskGroup() as tasks,
    ):
        figures.starts.append(await server.start())
        groups = [PlayerGroup(number, [server.base], http) for number in range(TABLES)]
        playing = [tasks.create_task(group.play()) for group in groups]
        while not all(group.table_log.code for group in groups):
            await asyncio.sleep(0.01)
        await _kill(server, groups, figures, kills)
        await wait_until_settled(server, groups, figures)
        for task in playing:
            task.cancel()
        await asyncio.wait(playing)
        assert await server.stop() == 0
        for group in groups:
            figures.add(group.players)
            # A log gives the same table whether it is read at once or bit by bit.
            entries = group.table_log.entries
            assert fold(group.table_log.code, entries) == group.table_log.table
    assert is_intact(server.file)
    return figures


def is_intact(path: Path) -> bool:
    with closing(sqlite3.connect(path)) as file:
        found: list[tuple[str]] = file.execute("PRAGMA integrity_check").fetchall()
    return found == [("ok",)]


async def _kill(server: Process, groups: list[PlayerGroup], figures: Figures, kills: int) -> None:
    rng = Random(kills)
    while figures.kills < kills:
        await wait_for_acknowledged(groups, rng.randrange(2 * COMMANDS_PER_KILL))
        children = server.kill()
        waiting, killed_at = unanswered(groups), time.time()
        await wait_until_gone(children)
        figures.kills += 1
        if rng.random() < 0.2:
            # Kill it again while it starts.
            server.launch()
            await asyncio.sleep(rng.uniform(0, figures.starts[-1]))
            await wait_until_gone(server.kill())
            figures.kills += 1
        figures.starts.append(await server.start())
        check_all(server, groups, figures)
        for commands, key in waiting:
            stored = any(entry.at <= killed_at for entry in commands.get(key, ()))
            figures.unanswered["stored" if stored else "not stored"] += 1
        if rng.random() < 0.5:
            figures.backs.append(await wait_until_all_are_back(groups, killed_at))


def test_every_acknowledged_command_survives_kills(tmp_path: Path) -> None:
    began = time.monotonic()
    figures = asyncio.run(play_and_kill(tmp_path, KILLS))
    sys.stdout.write(f"{figures}; {time.monotonic() - began:.0f} s\n")
    assert set(figures.refused) <= EXPECTED
    assert figures.kills >= KILLS
    assert figures.tables >= 20
    assert figures.done["Move"] > 20 * KILLS
    assert figures.repeated > KILLS

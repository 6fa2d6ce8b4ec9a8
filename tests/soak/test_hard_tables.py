"""Ten tables of five `hard` bots and a person each, on one core: nobody waits for bots."""

from __future__ import annotations

import asyncio
import os
import re
import time
from pathlib import Path
from random import Random
from typing import Any, Final

import aiohttp

from lorelode import wire
from lorelode.core import Seat
from lorelode.tables.bot_time import SPEECH_WAITS
from tests.server.players import Player
from tests.server.server_process import Process

TABLES: Final = 10
BOTS: Final = 5
SETTINGS: Final = {"game": "saboteur", "edition": "lv", "seats": BOTS + 1, "clock": "off"}
PLAYED_SECONDS: Final = 90.0
BOT_SECONDS: Final = 1.2
"""The pace of the table, as it is by default."""
MAX_DELAY_SECONDS: Final = 1.0

# A move after which a bot takes one wait: other cards weigh more, and so do turned goals.
PLAIN: Final = re.compile(r"\d (pass|lay [NESW]+ -?[0-5],)")


class WaitingPlayer(Player):
    """Notes how long each bot took that moved after a plain move."""

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        self.bots = tuple(map(Seat, range(1, BOTS + 1)))
        self.bot_level = "hard"
        self.games = 9
        self.waits: list[float] = []
        self._heard_at = time.monotonic()
        self._has_seen_bots = False

    def _apply_update(self, update: wire.Update) -> None:
        before = len(self.lines)
        super()._apply_update(update)
        if len(self.lines) > before:
            now = time.monotonic()
            if self.lines[-1].bot and PLAIN.match(self.lines[-2].text):
                # The first bot of all starts the process that bots think in.
                if self._has_seen_bots:
                    self.waits.append(now - self._heard_at)
                self._has_seen_bots = True
            self._heard_at = now


async def play(folder: Path) -> list[float]:
    """Play at all tables for a while; how long everybody waited for bots."""
    async with (
        Process(folder, bot_seconds=BOT_SECONDS) as server,
        aiohttp.ClientSession() as http,
    ):
        await server.start()
        # The processes that bots think in start with the first question, and inherit this.
        os.sched_setaffinity(server.pid, {min(os.sched_getaffinity(0))})
        players = []
        for number in range(TABLES):
            player = WaitingPlayer(http, server.base, f"p{number}", 0, Random(number))
            player.code = await player.make_table(**SETTINGS)
            players.append(player)
        tasks = [asyncio.create_task(player.play()) for player in players]
        await asyncio.sleep(PLAYED_SECONDS)
        for player in players:
            await player.leave()
        await asyncio.gather(*tasks)
        assert not [fault for player in players for fault in player.faults]
        return sorted(wait for player in players for wait in player.waits)


def test_nobody_waits_longer_than_the_pace_of_the_table(tmp_path: Path) -> None:
    waits = asyncio.run(play(tmp_path))
    pace = BOT_SECONDS * (1 + SPEECH_WAITS)
    median, most = waits[len(waits) // 2], waits[-1]
    print(f"{len(waits)} waits, median {median:.2f} s, longest {most:.2f} s, pace {pace:.2f} s")  # noqa: T201
    assert len(waits) > TABLES * PLAYED_SECONDS / BOT_SECONDS / 8
    assert most <= pace + MAX_DELAY_SECONDS

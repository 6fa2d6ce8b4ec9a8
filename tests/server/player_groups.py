"""Groups of people who play at one table after another."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from random import Random
from typing import Any

import aiohttp

from lorelode.core import Seat
from lorelode.rules import GAMES
from tests.server.players import Player
from tests.server.server_process import PATIENCE
from tests.server.table_logs import TableLog


class PlayerGroup:
    """People who play at one table after another."""

    def __init__(self, number: int, bases: Sequence[str], http: aiohttp.ClientSession) -> None:
        rng = self.rng = Random(number)
        game = self.game = ("saboteur", "dixit")[number % 2]
        seats = rng.randint(3, 6)
        self.settings: dict[str, Any] = {
            "game": game,
            "edition": rng.choice(list(GAMES[game].editions)),
            "seats": seats,
            "clock": "off",
            "first": "random",
        }
        self.people = rng.randint(1, seats - 1) if number % 6 == 0 else seats
        self.players: list[Player] = []
        self.table_log = TableLog("")
        self.earlier: list[tuple[TableLog, list[Player]]] = []
        """Their earlier tables."""
        self._before = 0
        self._bases = bases
        self._http = http

    @property
    def acknowledged(self) -> int:
        """How many of their commands were acknowledged, at all tables."""
        return self._before + sum(len(player.done) for player in self.players)

    async def play(self) -> None:
        """Play at one table after another."""
        while True:
            await self._play_at_one_table()

    async def _play_at_one_table(self) -> None:
        players = [
            Player(self._http, self._bases, f"p{seat}", seat, self.rng)
            for seat in range(self.people)
        ]
        host = players[0]
        host.bots = tuple(map(Seat, range(self.people, self.settings["seats"])))
        code = await host.make_table(**self.settings)
        if self.players:
            self._before = self.acknowledged
            self.earlier.append((self.table_log, self.players))
        self.players, self.table_log = players, TableLog(code)
        async with asyncio.TaskGroup() as tasks:
            for player in players:
                player.code = code
                tasks.create_task(player.play())
            while not self._has_finished(host) or host.quiet:
                await asyncio.sleep(0.05)
            for player in players:
                await player.leave()

    @staticmethod
    def _has_finished(host: Player) -> bool:
        table = host.update.table if host.update is not None else None
        return table is not None and table.status == "over" and table.game == host.games


async def wait_for_acknowledged(groups: list[PlayerGroup], more: int) -> None:
    """Wait until this many more commands are acknowledged."""

    def count() -> int:
        return sum(group.acknowledged for group in groups)

    async with asyncio.timeout(PATIENCE):
        enough = count() + more
        while count() < enough:
            await asyncio.sleep(0.003)


async def wait_until_all_are_back(groups: list[PlayerGroup], killed_at: float) -> float:
    """Wait until every player has an update again. Returns the seconds that took."""
    began = time.time()
    async with asyncio.timeout(PATIENCE):
        while any(player.back_at < killed_at for group in groups for player in group.players):
            await asyncio.sleep(0.01)
    return time.time() - began

"""A cache of the finished games that visitors look at."""

from __future__ import annotations

import asyncio
from typing import Final

from lorelode.tables import replay
from lorelode.tables.lobby import Lobby

FINISHED_GAMES_KEPT: Final = 50


class FinishedGames:
    """Reads finished games from their tables' logs, and keeps the most recently used ones."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby
        self._games: dict[tuple[str, int], replay.FinishedGame] = {}
        self.replaying = asyncio.Semaphore(1)
        """Replaying a game needs much processor time, so only one is replayed at a time."""

    async def load(self, code: str, number: int) -> replay.FinishedGame:
        """The game with this number, from 1, of a table."""
        key = (code, number)
        game = self._games.pop(key, None)
        if game is None:
            async with self.replaying:
                entries = await self._lobby.entries(code)
                game = await asyncio.to_thread(replay.read_finished_game, code, entries, number)
        self._games[key] = game
        if len(self._games) > FINISHED_GAMES_KEPT:
            del self._games[next(iter(self._games))]
        return game

"""Finished games, for the visitors who look at them.

Other processes do the work (see `lorelode.tables.archive`). Each address has one piece of work done
at a time, so that one address cannot keep the others waiting.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar, TypeVarTuple

from lorelode.bots import Explained
from lorelode.tables.bot_pool import BotPool, Question
from lorelode.tables.process_pool import Pool
from lorelode.web.address_turns import Turns

T = TypeVar("T")
Arguments = TypeVarTuple("Arguments")


class FinishedGames:
    """Reads finished games from the archive, and asks bots about their moves."""

    def __init__(self, archive: Pool, explainer: BotPool) -> None:
        self.archive = archive
        """Where functions of `lorelode.tables.archive` run."""
        self.explainer = explainer
        self._reading = Turns()
        self._explaining = Turns()

    async def read(self, key: str, work: Callable[[*Arguments], T], *arguments: *Arguments) -> T:
        """Call a function of the archive for an address."""
        async with self._reading.take(key):
            return await self.archive.run(work, *arguments)

    async def explain(self, key: str, question: Question) -> Explained | None:
        """Let a bot explain its move for an address; None if the bot cannot."""
        async with self._explaining.take(key):
            return await self.explainer.explain(question)

    async def close(self) -> None:
        """Stop the processes."""
        await self.explainer.close()
        await self.archive.close()

"""The bots of one table: which of them were asked for what, and when their answers come."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, NamedTuple

import structlog

from lorelode.bots import BOTS
from lorelode.core import Seat
from lorelode.tables.clock import STAND_IN
from lorelode.tables.house import House
from lorelode.tables.table import Table
from lorelode.tables.thinking import Question, seed_of

AGAIN: Final = 1.0
"""After so many seconds a table tries again what the store, or a bot, could not do."""

_logs = structlog.get_logger()


class Answer(NamedTuple):
    """A bot's move, and the moment it is for."""

    game: int
    phase: int
    seat: Seat
    level: str
    move: str


class Ponderer:
    """Asks bots, each once for a decision."""

    def __init__(
        self, house: House, deliver: Callable[[Answer], None], look: Callable[[], None]
    ) -> None:
        self._house = house
        self._deliver = deliver
        self._look = look
        self._asked: dict[tuple[int, int, Seat], asyncio.Task[None]] = {}
        self._failed: set[tuple[int, int, Seat]] = set()

    def ask(self, table: Table, seat: Seat, level: str) -> None:
        """Ask the bot of a seat for its move, unless it thinks already."""
        match = table.running
        assert match is not None
        key = (match.number, match.phase, seat)
        if key in self._asked:
            return
        question = Question(
            game=match.game.name,
            level=STAND_IN if key in self._failed else level,
            deck=match.deck,
            language=table.settings.language,
            data=self._house.data,
            view=match.state.view(seat),
            lines=[line.read_by(seat) for line in match.lines],
            seed=seed_of(match.seed, match.phase, seat),
        )
        self._asked[key] = asyncio.get_running_loop().create_task(self._ponder(key, question))

    def failed(self, answer: Answer) -> None:
        """An answer was no legal move: let the stand-in decide instead, so that nobody waits."""
        self._failed.add((answer.game, answer.phase, answer.seat))

    def rest(self) -> None:
        """Forget what was asked."""
        for task in self._asked.values():
            task.cancel()
        self._asked.clear()
        self._failed.clear()

    async def _ponder(self, key: tuple[int, int, Seat], question: Question) -> None:
        try:
            move, spent = await self._house.thinker.think(question)
        except Exception:
            _logs.exception("a bot broke", game=question.game, level=question.level)
            await asyncio.sleep(AGAIN)
            self._failed.add(key)
            self._asked.pop(key, None)
            self._look()
            return
        self._house.counter.thought(spent)
        if self._house.bot_seconds:
            # Steps that hold the longest thought, so that a short one looks the same. They are
            # counted without the wait for a process: added to it, a long thought would show.
            pace = max(
                self._house.bot_seconds, BOTS[question.game][question.level].thinking_seconds
            )
            await asyncio.sleep(pace * (spent // pace + 1) - spent)
        self._asked.pop(key, None)
        self._deliver(Answer(*key, question.level, move))

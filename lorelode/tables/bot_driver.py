"""The bot driver: asks the pool for the moves of one table's bots, and paces them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, NamedTuple

import structlog

from lorelode.bots import STAND_IN_LEVEL, find_levels
from lorelode.core import Seat
from lorelode.rules import GAMES
from lorelode.tables.bot_pool import Question, bot_secret, decision_seed
from lorelode.tables.label import label_table
from lorelode.tables.services import Services
from lorelode.tables.table import Table

RETRY_SECONDS: Final = 1.0
"""How many seconds a table waits before it tries again after the store or a bot has failed."""

_logs = structlog.get_logger()


class BotAnswered(NamedTuple):
    """A bot has chosen a move for a decision."""

    game: int
    phase: int
    seat: Seat
    level: str
    move: str


class BotDriver:
    """Asks bots for moves, each bot once for each decision."""

    def __init__(
        self,
        services: Services,
        deliver: Callable[[BotAnswered], None],
        retry: Callable[[], None],
    ) -> None:
        self._services = services
        self._deliver = deliver
        self._retry = retry
        self._tasks: dict[tuple[int, int, Seat], asyncio.Task[None]] = {}
        self._failed: set[tuple[int, int, Seat]] = set()

    def ask(self, table: Table, seat: Seat, level: str, waits: float) -> None:
        """Ask the bot of a seat for its move, unless it was asked for this decision already.

        The move comes after this many waits, which must follow from what everybody knows.
        """
        match = table.running
        assert match is not None
        key = (match.number, match.phase, seat)
        if key in self._tasks:
            return
        question = Question(
            game=match.game.name,
            level=STAND_IN_LEVEL if key in self._failed else level,
            deck=match.deck,
            language=table.settings.language,
            data=self._services.data,
            view=match.state.view(seat),
            lines=[line.text_for(seat) for line in match.lines],
            seed=decision_seed(match.seed, match.phase, seat),
            secret=bot_secret(match.seed),
        )
        self._tasks[key] = asyncio.get_running_loop().create_task(
            self._think(key, question, waits * self._services.bot_seconds, label_table(table.code))
        )

    def reject(self, answer: BotAnswered) -> None:
        """Let the stand-in decide instead: the answer was not a legal move."""
        self._failed.add((answer.game, answer.phase, answer.seat))

    def cancel(self) -> None:
        """Cancel all questions."""
        for task in self._tasks.values():
            task.cancel()
        self._tasks.clear()
        self._failed.clear()

    async def _think(
        self, key: tuple[int, int, Seat], question: Question, seconds: float, label: str
    ) -> None:
        try:
            move, spent = await self._services.bot_pool.think(question)
        except Exception:
            _logs.exception("bot failed", table=label, game=question.game, level=question.level)
            await asyncio.sleep(RETRY_SECONDS)
            self._failed.add(key)
            self._tasks.pop(key, None)
            self._retry()
            return
        self._services.metrics.count_bot_thought(spent)
        if seconds:
            # A move comes after its time, or a whole number of times as long. The time is at least
            # as long as the longest thought, so short and long thoughts look the same. The wait for
            # a free process does not count: added to the thoughts, it would make the long ones
            # visible.
            level = find_levels(GAMES[question.game])[question.level]
            seconds = max(seconds, level.thinking_seconds)
            await asyncio.sleep(seconds * (spent // seconds + 1) - spent)
        self._tasks.pop(key, None)
        self._deliver(BotAnswered(*key, question.level, move))

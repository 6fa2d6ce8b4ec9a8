"""The bot driver: asks the pool for the moves and phrases of one table's bots, and paces them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, NamedTuple

import structlog

from lorelode.bots import STAND_IN_LEVEL, Claim, find_levels
from lorelode.core import Seat
from lorelode.rules import GAMES
from lorelode.tables.bot_pool import (
    BotsUnavailable,
    Question,
    bot_secret,
    decision_seed,
    speech_seed,
)
from lorelode.tables.bot_time import count_speech_waits
from lorelode.tables.claims import find_speakers, list_claims
from lorelode.tables.label import label_table
from lorelode.tables.match import Match, MovePoint
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
    heard: tuple[Claim, ...] = ()
    """The claims that it was given, and no bot before."""


class BotSpoke(NamedTuple):
    """The bots that had a reason to speak after a move were asked."""

    point: MovePoint
    claim: Claim | None
    """What one of them says; None: they are silent."""


class BotDriver:
    """Asks bots for moves, each bot once for each decision, and lets them speak after moves."""

    def __init__(
        self,
        services: Services,
        deliver: Callable[[BotAnswered | BotSpoke], None],
        retry: Callable[[], None],
        table: Table,
    ) -> None:
        self._services = services
        self._deliver = deliver
        self._retry = retry
        self._tasks: dict[tuple[int, int, Seat], asyncio.Task[None]] = {}
        self._failed: set[tuple[int, int, Seat]] = set()
        self._talk: asyncio.Task[None] | None = None
        self._talks_in_rest = False
        # Nobody speaks again about the last move of a table that was loaded.
        self._talked_at = table.match.move_point if table.match else None

    def ask(self, table: Table, seat: Seat, level: str, waits: float) -> None:
        """Ask the bot of a seat for its move, unless it was asked for this decision already.

        The move comes after this many waits, which must follow from what everybody knows.
        """
        match = table.running
        assert match is not None
        key = (match.number, match.phase, seat)
        if key in self._tasks:
            return
        seed = decision_seed(match.seed, match.phase, seat)
        level = STAND_IN_LEVEL if key in self._failed else level
        question = make_question(table, seat, level, seed, self._services.find_data())
        heard = tuple(question.claims[len(match.claims) :])
        seconds = waits * self._services.bot_seconds
        self._tasks[key] = asyncio.get_running_loop().create_task(
            self._think(key, question, heard, seconds, label_table(table.code))
        )

    def let_speak(self, table: Table) -> bool:
        """Let one of the bots speak that have a reason after the last move, once for each move.

        Whether the answer is still to come: bots that are to move should hear it first. When a rest
        is over, all have gone on, and nothing more is said about what they looked at.
        """
        match = table.running
        assert match is not None
        if match.move_point != self._talked_at:
            self._stop_talk()
            self._talked_at = match.move_point
            if questions := self._make_invitations(table, match):
                waits = count_speech_waits(match, table.settings.bot_pace)
                seconds = waits * self._services.bot_seconds
                self._talks_in_rest = match.resting
                self._talk = asyncio.get_running_loop().create_task(
                    self._speak(match.move_point, questions, seconds, label_table(table.code))
                )
        elif self._talks_in_rest and not match.resting:
            self._stop_talk()
        return self._talk is not None

    def _make_invitations(self, table: Table, match: Match) -> list[Question]:
        """What the bots are asked that may speak now."""
        return [
            make_question(
                table,
                seat,
                level,
                speech_seed(match.seed, len(match.lines), seat),
                self._services.find_data(),
            )
            for seat, level in find_speakers(table).items()
        ]

    def _stop_talk(self) -> None:
        if self._talk is not None:
            self._talk.cancel()
            self._talk = None

    def reject(self, answer: BotAnswered) -> None:
        """Let the stand-in decide instead: the answer was not a legal move."""
        self._failed.add((answer.game, answer.phase, answer.seat))

    def cancel(self) -> None:
        """Cancel all questions."""
        for task in self._tasks.values():
            task.cancel()
        self._tasks.clear()
        self._failed.clear()
        self._stop_talk()

    async def _speak(
        self, point: MovePoint, questions: Sequence[Question], seconds: float, label: str
    ) -> None:
        claim, spent = None, 0.0
        try:
            for question in questions:
                claim, more = await self._services.bot_pool.speak(question)
                spent += more
                if claim is not None:
                    break
        except BotsUnavailable:
            pass  # the pool has said so; nobody expects a word
        except Exception:
            _logs.exception("bot failed to speak", table=label, game=questions[0].game)
        await _wait(seconds, spent)
        self._deliver(BotSpoke(point, claim))

    def end_talk(self, point: MovePoint) -> None:
        """Ask bots for moves again: what one said after this move is heard, or all were silent."""
        if point == self._talked_at:
            self._talk = None

    def repeat_talk(self) -> None:
        """Ask again what is said after the last move: what one said could not be read."""
        self._talked_at = None

    async def _think(
        self,
        key: tuple[int, int, Seat],
        question: Question,
        heard: tuple[Claim, ...],
        seconds: float,
        label: str,
    ) -> None:
        try:
            move, spent = await self._services.bot_pool.think(question)
        except Exception as error:
            if not isinstance(error, BotsUnavailable):
                _logs.exception("bot failed", table=label, game=question.game, level=question.level)
                await asyncio.sleep(RETRY_SECONDS)
            self._failed.add(key)
            self._tasks.pop(key, None)
            self._retry()
            return
        self._services.metrics.count_bot_thought(spent)
        if seconds:
            # At least as long as the longest thought, so short and long thoughts look the same.
            level = find_levels(GAMES[question.game])[question.level]
            seconds = max(seconds, level.thinking_seconds)
        await _wait(seconds, spent)
        self._tasks.pop(key, None)
        self._failed.discard(key)
        self._deliver(BotAnswered(*key, question.level, move, heard))


async def _wait(seconds: float, spent: float) -> None:
    """Wait until these seconds are over, or a whole number of times as long, after a thought.

    The wait for a free process does not count: added to the thoughts, it would make the long ones
    visible.
    """
    if seconds:
        await asyncio.sleep(seconds * (spent // seconds + 1) - spent)


def make_question(table: Table, seat: Seat, level: str, seed: str, data: Path) -> Question:
    """What a bot at a seat is asked, about its move or what it says: all that it may know."""
    match = table.running
    assert match is not None
    return Question(
        game=match.game.name,
        level=level,
        deck=match.deck,
        language=table.settings.language,
        data=data,
        view=match.state.view(seat),
        lines=[line.text_for(seat) for line in match.lines],
        seed=seed,
        secret=bot_secret(match.seed),
        claims=list_claims(table),
    )

"""Bots at work: in processes of their own, so that no thought holds up a table.

A bot is handed a view and the lines that its seat was shown, and nothing else.
"""

from __future__ import annotations

import asyncio
import hashlib
import os
import signal
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from multiprocessing import connection, get_context, parent_process
from pathlib import Path
from random import Random
from typing import Any, Final, Protocol, TypeVar

from msgspec import Struct

from lorelode.bots import BOTS, LEVELS, Bot, Explained, Explains
from lorelode.core import View
from lorelode.decks.library import Library
from lorelode.rules import GAMES

T = TypeVar("T")

ATTEMPTS: Final = 3
"""So often a thought is begun anew whose process died."""


def levels(game: str) -> tuple[str, ...]:
    """The bots of a game that are there to be played against."""
    return tuple(level for level in BOTS[game] if level in LEVELS)


class Question(Struct, frozen=True):
    """What a bot is asked, with all that it may know."""

    game: str
    level: str
    deck: tuple[str, ...]
    language: str
    data: Path
    """Where people's own decks are, for the words of the pictures."""
    view: View[Any, Any]
    lines: Sequence[str]
    seed: str


def seed_of(game: bytes, phase: int, seat: int) -> str:
    """The chance of one decision at a seat, from the seed of a game."""
    return hashlib.sha256(b"bot %d %d " % (phase, seat) + game).hexdigest()


class Thinker(Protocol):
    """Whatever asks bots."""

    async def think(self, question: Question) -> str:
        """The bot's move, in notation."""
        ...

    async def explain(self, question: Question) -> Explained | None:
        """Why it makes it; None from a bot that cannot say."""
        ...

    async def close(self) -> None:
        """Stop thinking."""
        ...


def answer(question: Question) -> str:
    """What the bot does; the same question has the same answer, unless its budget is time."""
    bot = _bot(question.game, question.level, question.deck, question.language, question.data)
    move = bot.choose(question.view, question.lines, Random(question.seed))
    return GAMES[question.game].write(move)


def reason(question: Question) -> Explained | None:
    """Why the bot does what it does, if it can say."""
    bot = _bot(question.game, question.level, question.deck, question.language, question.data)
    if not isinstance(bot, Explains):
        return None
    return bot.explain(question.view, question.lines, Random(question.seed))


@lru_cache(maxsize=100)
def _bot(game: str, level: str, deck: tuple[str, ...], language: str, data: Path) -> Bot:
    return BOTS[game][level](Library(data).picked(deck) if deck else None, language)


class Pool:
    """Thinks in so many processes; they are started when the first bot is asked."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._executor: ProcessPoolExecutor | None = None

    async def think(self, question: Question) -> str:
        """The bot's move, in notation."""
        return await self._elsewhere(answer, question)

    async def explain(self, question: Question) -> Explained | None:
        """Why it makes it; None from a bot that cannot say."""
        return await self._elsewhere(reason, question)

    async def _elsewhere(self, work: Callable[[Question], T], question: Question) -> T:
        for attempt in range(ATTEMPTS):
            if self._executor is None:
                # Not forked: this process has threads and an event loop.
                self._executor = ProcessPoolExecutor(
                    self._processes, mp_context=get_context("spawn"), initializer=_alone
                )
            executor = self._executor
            try:
                return await asyncio.get_running_loop().run_in_executor(executor, work, question)
            except BrokenProcessPool:
                if self._executor is executor:
                    self._executor = None
                executor.shutdown(wait=False)
                if attempt == ATTEMPTS - 1:
                    raise
        raise AssertionError("unreachable")

    async def close(self) -> None:
        """Stop thinking; what is being thought is lost."""
        if self._executor is not None:
            executor, self._executor = self._executor, None
            await asyncio.to_thread(executor.shutdown, wait=True, cancel_futures=True)


def _alone() -> None:
    """In a process of the pool: leave Ctrl-C to the server, and go when it has gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    server = parent_process()
    assert server is not None

    def leave() -> None:
        connection.wait([server.sentinel])
        os._exit(0)

    threading.Thread(target=leave, daemon=True).start()

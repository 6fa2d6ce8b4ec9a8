"""Bots at work: in processes of their own, so that no thought holds up a table.

A bot is handed a view and the lines that its seat was shown, and nothing else.
"""

from __future__ import annotations

import asyncio
import hashlib
import os
import signal
import sys
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from multiprocessing import connection, get_context, parent_process
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple, Protocol, TypeVar

from msgspec import Struct

from lorelode.bots import BOTS, Bot, Explained, Explains
from lorelode.bots.hashed_deck import HashedDeck
from lorelode.core import View
from lorelode.decks.library import Library
from lorelode.rules import GAMES

T = TypeVar("T")

ATTEMPTS: Final = 3
"""So often a thought is begun anew whose process died."""

KINDNESS: Final = 10
"""How much a process stands back that nobody at a table waits for."""


def levels(game: str) -> tuple[str, ...]:
    """The bots of a game that are there to be played against."""
    return tuple(name for name, level in BOTS[game].items() if level.plays_with_people)


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


class Thought(NamedTuple):
    """What came of a question."""

    move: str
    """In notation."""
    seconds: float
    """How long the bot was at it; what it waited for its turn to think is not in it."""


class Thinker(Protocol):
    """Whatever asks bots."""

    async def think(self, question: Question) -> Thought:
        """The bot's move."""
        ...

    async def explain(self, question: Question) -> Explained | None:
        """Why it makes it; None from a bot that cannot say."""
        ...

    async def close(self) -> None:
        """Stop thinking."""
        ...


def answer(question: Question) -> Thought:
    """What the bot does; the same question has the same move, unless its budget is time."""
    begun = time.perf_counter()
    move = _bot(question).choose(question.view, question.lines, Random(question.seed))
    return Thought(GAMES[question.game].write(move), time.perf_counter() - begun)


def reason(question: Question) -> Explained | None:
    """Why the bot does what it does, if it can say."""
    bot = _bot(question)
    if not isinstance(bot, Explains):
        return None
    return bot.explain(question.view, question.lines, Random(question.seed))


def _bot(question: Question) -> Bot:
    deck = _library(question.data).pick(question.deck) if question.deck else None
    return _made(question.game, question.level, HashedDeck(deck), question.language)


@lru_cache(maxsize=4)
def _library(data: Path) -> Library:
    return Library(data)


@lru_cache(maxsize=100)
def _made(game: str, level: str, hashed: HashedDeck, language: str) -> Bot:
    return BOTS[game][level].make(hashed.deck, language)


class Pool:
    """Thinks in so many processes; they are started when the first bot is asked."""

    def __init__(self, processes: int, kindness: int = 0) -> None:
        self._processes = processes
        self._kindness = kindness
        self._executor: ProcessPoolExecutor | None = None

    async def think(self, question: Question) -> Thought:
        """The bot's move."""
        return await self._elsewhere(answer, question)

    async def explain(self, question: Question) -> Explained | None:
        """Why it makes it; None from a bot that cannot say."""
        return await self._elsewhere(reason, question)

    async def _elsewhere(self, work: Callable[[Question], T], question: Question) -> T:
        for attempt in range(ATTEMPTS):
            if self._executor is None:
                # Not forked: this process has threads and an event loop.
                self._executor = ProcessPoolExecutor(
                    self._processes,
                    mp_context=get_context("spawn"),
                    initializer=_alone,
                    initargs=(self._kindness,),
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


def _alone(kindness: int) -> None:
    """In a process of the pool: leave Ctrl-C to the server, and go when it has gone."""
    if sys.platform != "win32":
        os.nice(kindness)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    server = parent_process()
    assert server is not None

    def leave() -> None:
        connection.wait([server.sentinel])
        os._exit(0)

    threading.Thread(target=leave, daemon=True).start()

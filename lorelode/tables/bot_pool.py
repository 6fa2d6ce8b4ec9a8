"""The bot pool: processes that bots think in, so that a thought never delays a table.

A bot is given a view, the move lines that its seat was shown, and chance, and nothing else.
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

from lorelode.bots import Bot, BotOptions, Explained, Explains, find_levels
from lorelode.bots.hashed_deck import HashedDeck
from lorelode.core import View
from lorelode.decks.library import Library
from lorelode.rules import GAMES

T = TypeVar("T")

BOT_ATTEMPTS: Final = 3
"""How many times a question is asked if the process dies each time."""

LOW_PRIORITY_NICENESS: Final = 10
"""The niceness of processes whose answers no table waits for."""

LIBRARIES_KEPT: Final = 4
BOTS_KEPT: Final = 100
"""How many bots a process keeps for the next question."""


def offered_levels(game: str) -> tuple[str, ...]:
    """The levels of a game's bots that people may choose."""
    return tuple(
        name for name, level in find_levels(GAMES[game]).items() if level.plays_with_people
    )


class Question(Struct, frozen=True):
    """A decision that a bot has to make, with everything that it may know."""

    game: str
    level: str
    deck: tuple[str, ...]
    language: str
    data: Path
    """The folder of uploaded decks, which have the words of the pictures."""
    view: View[Any, Any]
    lines: Sequence[str]
    seed: str
    """The chance of this decision."""
    secret: str
    """The same for all decisions of all bots in a game, and known to nobody else."""


def bot_secret(game_seed: bytes) -> str:
    """The secret of a game's bots, derived from the seed of the game."""
    return hashlib.sha256(b"bots " + game_seed).hexdigest()


def decision_seed(game_seed: bytes, phase: int, seat: int) -> str:
    """The seed of one decision of a bot, derived from the seed of the game."""
    return hashlib.sha256(b"bot %d %d " % (phase, seat) + game_seed).hexdigest()


class Thought(NamedTuple):
    """A bot's answer to a question."""

    move: str
    """In notation."""
    seconds: float
    """How long the bot thought, without the wait for a free process."""


class BotPool(Protocol):
    """Answers the questions of tables to bots."""

    async def think(self, question: Question) -> Thought:
        """Choose the bot's move."""
        ...

    async def explain(self, question: Question) -> Explained | None:
        """Explain the bot's move; None if the bot cannot."""
        ...

    async def close(self) -> None:
        """Stop the bots."""
        ...


def choose_move(question: Question) -> Thought:
    """Choose the bot's move. The same question has the same answer, unless the bot uses a clock."""
    start = time.perf_counter()
    move = _find_bot(question).choose(question.view, question.lines, Random(question.seed))
    return Thought(GAMES[question.game].write(move), time.perf_counter() - start)


def explain_move(question: Question) -> Explained | None:
    """Explain the bot's move; None if the bot cannot."""
    bot = _find_bot(question)
    if not isinstance(bot, Explains):
        return None
    return bot.explain(question.view, question.lines, Random(question.seed))


def _find_bot(question: Question) -> Bot:
    deck = _open_library(question.data).pick(question.deck) if question.deck else None
    return _make_bot(
        question.game, question.level, HashedDeck(deck), question.language, question.secret
    )


@lru_cache(maxsize=LIBRARIES_KEPT)
def _open_library(data: Path) -> Library:
    return Library(data)


@lru_cache(maxsize=BOTS_KEPT)
def _make_bot(game: str, level: str, hashed: HashedDeck, language: str, secret: str) -> Bot:
    return find_levels(GAMES[game])[level].make(hashed.deck, language, BotOptions(secret=secret))


class ProcessBotPool:
    """A `BotPool` of processes, which start with the first question."""

    def __init__(self, processes: int, niceness: int = 0) -> None:
        self._processes = processes
        self._niceness = niceness
        self._executor: ProcessPoolExecutor | None = None

    async def think(self, question: Question) -> Thought:
        """Choose the bot's move."""
        return await self._run(choose_move, question)

    async def explain(self, question: Question) -> Explained | None:
        """Explain the bot's move; None if the bot cannot."""
        return await self._run(explain_move, question)

    async def _run(self, work: Callable[[Question], T], question: Question) -> T:
        for attempt in range(BOT_ATTEMPTS):
            if self._executor is None:
                # Spawned, not forked, because this process has threads and an event loop.
                self._executor = ProcessPoolExecutor(
                    self._processes,
                    mp_context=get_context("spawn"),
                    initializer=_start_worker,
                    initargs=(self._niceness,),
                )
            executor = self._executor
            try:
                return await asyncio.get_running_loop().run_in_executor(executor, work, question)
            except BrokenProcessPool:
                if self._executor is executor:
                    self._executor = None
                executor.shutdown(wait=False)
                if attempt == BOT_ATTEMPTS - 1:
                    raise
        raise AssertionError("unreachable")

    async def close(self) -> None:
        """Stop the processes; unfinished thoughts are lost."""
        if self._executor is not None:
            executor, self._executor = self._executor, None
            await asyncio.to_thread(executor.shutdown, wait=True, cancel_futures=True)


def _start_worker(niceness: int) -> None:
    """In a process of the pool: leave Ctrl-C to the server, and exit when the server exits."""
    if sys.platform != "win32":
        os.nice(niceness)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    server = parent_process()
    assert server is not None

    def exit_with_server() -> None:
        connection.wait([server.sentinel])
        os._exit(0)

    threading.Thread(target=exit_with_server, daemon=True).start()

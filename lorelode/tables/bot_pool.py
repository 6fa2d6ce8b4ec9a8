"""The bot pool: processes that bots think in, so that a thought never delays a table.

A bot is given a view, the move lines that its seat was shown, the claims that everybody could hear,
and chance, and nothing else.
"""

from __future__ import annotations

import hashlib
import time
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple, Protocol

from msgspec import Struct

from lorelode.bots import Bot, BotOptions, Claim, Explained, Explains, find_levels, let_speak
from lorelode.bots.hashed_deck import HashedDeck
from lorelode.core import View
from lorelode.decks.library import Library
from lorelode.rules import GAMES
from lorelode.tables.process_pool import ProcessPool

LIBRARIES_KEPT: Final = 4

_NO_FOLDER: Final = Path("/nonexistent")
"""A data folder without decks of people's own."""

BOTS_KEPT: Final = 100
"""How many bots a process keeps for the next question."""


def offered_levels(game: str) -> tuple[str, ...]:
    """The levels of a game's bots that people may choose."""
    return tuple(
        name for name, level in find_levels(GAMES[game]).items() if level.plays_with_people
    )


class Question(Struct, frozen=True):
    """A decision that a bot has to make, or a chance to speak, with everything that it may know."""

    game: str
    level: str
    deck: tuple[str, ...]
    language: str
    data: Path | None
    """A data folder with the decks that have the words of the pictures; None: the built-in deck."""
    view: View[Any, Any]
    lines: Sequence[str]
    seed: str
    """The chance of this decision."""
    secret: str
    """The same for all decisions of all bots in a game, and known to nobody else."""
    claims: Sequence[Claim] = ()
    """What was said since the last deal."""


def bot_secret(game_seed: bytes) -> str:
    """The secret of a game's bots, derived from the seed of the game."""
    return hashlib.sha256(b"bots " + game_seed).hexdigest()


def decision_seed(game_seed: bytes, phase: int, seat: int) -> str:
    """The seed of one decision of a bot, derived from the seed of the game."""
    return hashlib.sha256(b"bot %d %d " % (phase, seat) + game_seed).hexdigest()


def speech_seed(game_seed: bytes, lines: int, seat: int) -> str:
    """The seed of what a bot says after this many move lines, derived from the seed of the game."""
    return hashlib.sha256(b"speech %d %d " % (lines, seat) + game_seed).hexdigest()


class Speech(NamedTuple):
    """What a bot says, if anything."""

    claim: Claim | None
    seconds: float
    """How long the bot thought, without the wait for a free process."""


class Thought(NamedTuple):
    """A bot's answer to a question."""

    move: str
    """In notation."""
    seconds: float
    """How long the bot thought, without the wait for a free process."""


class BotsUnavailable(Exception):
    """Those who think for the bots are gone or do not answer: the stand-in has to play."""


class BotPool(Protocol):
    """Answers the questions of tables to bots.

    A pool that raises `BotsUnavailable` still answers what is asked of the stand-in's moves.
    """

    async def think(self, question: Question) -> Thought:
        """Choose the bot's move."""
        ...

    async def speak(self, question: Question) -> Speech:
        """Find out whether the bot says something after the last move."""
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
    move = _find_bot(question).choose(
        question.view, question.lines, Random(question.seed), question.claims
    )
    return Thought(GAMES[question.game].write(move), time.perf_counter() - start)


def find_words(question: Question) -> Speech:
    """What the bot says after the last move. The same question has the same answer."""
    start = time.perf_counter()
    bot, rng = _find_bot(question), Random(question.seed)
    claim = let_speak(bot, question.view, question.lines, rng, question.claims)
    return Speech(claim, time.perf_counter() - start)


def explain_move(question: Question) -> Explained | None:
    """Explain the bot's move; None if the bot cannot."""
    bot = _find_bot(question)
    if not isinstance(bot, Explains):
        return None
    return bot.explain(question.view, question.lines, Random(question.seed), question.claims)


def _find_bot(question: Question) -> Bot:
    library = _open_library(question.data or _NO_FOLDER)
    deck = library.pick(question.deck) if question.deck else None
    folders = library.folders(question.deck) if deck else ()
    options = BotOptions(secret=question.secret, folders=folders)
    return _make_bot(question.game, question.level, HashedDeck(deck), question.language, options)


@lru_cache(maxsize=LIBRARIES_KEPT)
def _open_library(data: Path) -> Library:
    return Library(data)


@lru_cache(maxsize=BOTS_KEPT)
def _make_bot(game: str, level: str, hashed: HashedDeck, language: str, options: BotOptions) -> Bot:
    return find_levels(GAMES[game])[level].make(hashed.deck, language, options)


class ProcessBotPool:
    """A `BotPool` of processes, which start with the first question."""

    def __init__(self, processes: int, niceness: int = 0) -> None:
        self._pool = ProcessPool(processes, niceness)

    async def think(self, question: Question) -> Thought:
        """Choose the bot's move."""
        return await self._pool.run(choose_move, question)

    async def speak(self, question: Question) -> Speech:
        """Find out whether the bot says something after the last move."""
        return await self._pool.run(find_words, question)

    async def explain(self, question: Question) -> Explained | None:
        """Explain the bot's move; None if the bot cannot."""
        return await self._pool.run(explain_move, question)

    async def close(self) -> None:
        """Stop the processes; unfinished thoughts are lost."""
        await self._pool.close()

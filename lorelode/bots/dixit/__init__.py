"""The bots of Dixit, by level. They know their pictures by the words that a deck has for them.

Each is imported when one is made: a server offers the levels, and its processes for bots make them.
The reasons are imported at once: the server says them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import lorelode.bots.dixit.reasons  # noqa: F401
from lorelode.bots.bot import Bot
from lorelode.bots.level import BotOptions, Level, by_name
from lorelode.decks import Deck

if TYPE_CHECKING:
    from lorelode.bots.dixit.similarity_bot import Vocabulary


def _vocabulary(options: BotOptions) -> Vocabulary:
    return "all" if options.whole_deck else "own"


def _easy(deck: Deck | None, language: str, options: BotOptions) -> Bot:
    from lorelode.bots.dixit.easy import DixitEasyBot

    return DixitEasyBot(deck, language, _vocabulary(options), options.secret)


def _normal(deck: Deck | None, language: str, options: BotOptions) -> Bot:
    from lorelode.bots.dixit.normal import DixitNormalBot

    return DixitNormalBot(deck, language, _vocabulary(options), options.secret)


def _hard(deck: Deck | None, language: str, options: BotOptions) -> Bot:
    from lorelode.bots.dixit.analysis.embeddings import NoEmbeddings
    from lorelode.bots.dixit.hard import DixitHardBot

    embeddings = NoEmbeddings() if options.portable else None
    return DixitHardBot(deck, language, _vocabulary(options), options.secret, embeddings)


def _steady(deck: Deck | None, language: str, _options: BotOptions) -> Bot:
    from lorelode.bots.dixit.steady import DixitSteadyBot

    return DixitSteadyBot(deck, language)


def _random(deck: Deck | None, language: str, _options: BotOptions) -> Bot:
    from lorelode.bots.dixit.random import DixitRandomBot

    return DixitRandomBot(deck, language)


LEVELS: Final = by_name(
    [
        Level("easy", _easy, game_seconds=0.1),
        Level("normal", _normal, game_seconds=0.4),
        Level("hard", _hard, thinking_seconds=0.75, game_seconds=0.4),
        Level("steady", _steady, plays_with_people=False, game_seconds=0.02),
        Level("random", _random, plays_with_people=False, game_seconds=0.02),
    ]
)

"""The bots of Dixit, by level. They know their pictures by the words that a deck has for them."""

from typing import Final

from lorelode.bots.bot import Bot
from lorelode.bots.dixit.analysis.embeddings import NoEmbeddings
from lorelode.bots.dixit.easy import DixitEasyBot
from lorelode.bots.dixit.hard import DixitHardBot
from lorelode.bots.dixit.normal import DixitNormalBot
from lorelode.bots.dixit.random import DixitRandomBot
from lorelode.bots.dixit.similarity_bot import Vocabulary
from lorelode.bots.dixit.steady import DixitSteadyBot
from lorelode.bots.level import BotOptions, Level, by_name
from lorelode.decks import Deck


def _vocabulary(options: BotOptions) -> Vocabulary:
    return "all" if options.whole_deck else "own"


def _easy(deck: Deck | None, language: str, options: BotOptions) -> Bot:
    return DixitEasyBot(deck, language, _vocabulary(options), options.secret)


def _normal(deck: Deck | None, language: str, options: BotOptions) -> Bot:
    return DixitNormalBot(deck, language, _vocabulary(options), options.secret)


def _hard(deck: Deck | None, language: str, options: BotOptions) -> Bot:
    embeddings = NoEmbeddings() if options.portable else None
    return DixitHardBot(deck, language, _vocabulary(options), options.secret, embeddings)


LEVELS: Final = by_name(
    [
        Level("easy", _easy, game_seconds=0.1),
        Level("normal", _normal, game_seconds=0.4),
        Level("hard", _hard, thinking_seconds=0.75, game_seconds=0.4),
        Level(
            "steady",
            lambda deck, language, _options: DixitSteadyBot(deck, language),
            plays_with_people=False,
            game_seconds=0.02,
        ),
        Level(
            "random",
            lambda deck, language, _options: DixitRandomBot(deck, language),
            plays_with_people=False,
            game_seconds=0.02,
        ),
    ]
)

__all__ = [
    "LEVELS",
    "DixitEasyBot",
    "DixitHardBot",
    "DixitNormalBot",
    "DixitRandomBot",
    "DixitSteadyBot",
]

"""The bots of Dixit, by level. They know their pictures by what a deck says of them.

Each is imported when one is made: a server offers the levels, and its processes for bots make them.
The reasons are imported at once: the server says them.
"""

from __future__ import annotations

from typing import Final

import lorelode.bots.dixit.reasons  # noqa: F401
from lorelode.bots.bot import Bot
from lorelode.bots.dixit.phrases import TALK as TALK
from lorelode.bots.level import BotOptions, Level, by_name
from lorelode.decks import Deck


def _easy(deck: Deck | None, language: str, options: BotOptions) -> Bot:
    from lorelode.bots.dixit.easy import DixitEasyBot

    return DixitEasyBot(deck, language, options)


def _normal(deck: Deck | None, language: str, options: BotOptions) -> Bot:
    from lorelode.bots.dixit.normal import DixitNormalBot

    return DixitNormalBot(deck, language, options)


def _hard(deck: Deck | None, language: str, options: BotOptions) -> Bot:
    from lorelode.bots.dixit.hard import DixitHardBot

    return DixitHardBot(deck, language, options)


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

"""The bots of Saboteur, by level.

Each is imported when one is made: a server offers the levels, and its processes for bots make them.
The reasons are imported at once: the server says them.
"""

from typing import Final

import lorelode.bots.saboteur.reasons  # noqa: F401
from lorelode.bots.bot import Bot
from lorelode.bots.level import BotOptions, Level, by_name
from lorelode.bots.saboteur.phrases import TALK as TALK
from lorelode.decks import Deck


def _easy(_deck: Deck | None, _language: str, _options: BotOptions) -> Bot:
    from lorelode.bots.saboteur.easy import SaboteurEasyBot

    return SaboteurEasyBot()


def _normal(_deck: Deck | None, _language: str, _options: BotOptions) -> Bot:
    from lorelode.bots.saboteur.normal import SaboteurNormalBot

    return SaboteurNormalBot()


def _hard(_deck: Deck | None, _language: str, options: BotOptions) -> Bot:
    from lorelode.bots.saboteur.hard import SaboteurHardBot

    return SaboteurHardBot(options.rollouts)


def _steady(_deck: Deck | None, _language: str, _options: BotOptions) -> Bot:
    from lorelode.bots.saboteur.steady import SaboteurSteadyBot

    return SaboteurSteadyBot()


def _random(_deck: Deck | None, _language: str, _options: BotOptions) -> Bot:
    from lorelode.bots.saboteur.random import SaboteurRandomBot

    return SaboteurRandomBot()


LEVELS: Final = by_name(
    [
        Level("easy", _easy, game_seconds=0.1),
        Level("normal", _normal, game_seconds=0.4),
        Level("hard", _hard, thinking_seconds=0.4, game_seconds=0.5, rollout_seconds=0.001),
        Level("steady", _steady, plays_with_people=False, game_seconds=0.1),
        Level("random", _random, plays_with_people=False, game_seconds=0.02),
    ]
)

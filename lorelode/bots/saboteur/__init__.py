"""The bots of Saboteur, by level."""

from typing import Final

from lorelode.bots.level import Level, by_name
from lorelode.bots.saboteur.easy import SaboteurEasyBot
from lorelode.bots.saboteur.hard import SaboteurHardBot
from lorelode.bots.saboteur.normal import SaboteurNormalBot
from lorelode.bots.saboteur.random import SaboteurRandomBot
from lorelode.bots.saboteur.steady import SaboteurSteadyBot

LEVELS: Final = by_name(
    [
        Level("easy", lambda _deck, _language, _options: SaboteurEasyBot(), game_seconds=0.1),
        Level("normal", lambda _deck, _language, _options: SaboteurNormalBot(), game_seconds=0.4),
        Level(
            "hard",
            lambda _deck, _language, options: SaboteurHardBot(options.rollouts),
            thinking_seconds=0.75,
            game_seconds=0.4,
            rollout_seconds=0.05,
        ),
        Level(
            "steady",
            lambda _deck, _language, _options: SaboteurSteadyBot(),
            plays_with_people=False,
            game_seconds=0.1,
        ),
        Level(
            "random",
            lambda _deck, _language, _options: SaboteurRandomBot(),
            plays_with_people=False,
            game_seconds=0.02,
        ),
    ]
)

__all__ = [
    "LEVELS",
    "SaboteurEasyBot",
    "SaboteurHardBot",
    "SaboteurNormalBot",
    "SaboteurRandomBot",
    "SaboteurSteadyBot",
]

"""Players that are not people: a view and the lines a seat was shown in, a move out."""

from collections.abc import Mapping
from typing import Final

from lorelode.bots import dixit, saboteur
from lorelode.bots.bot import Believes, Bot, Explains, RandomBot, Speaks, let_speak
from lorelode.bots.level import BotOptions, Level
from lorelode.bots.reasons import Belief, Explained, Naming, Reason
from lorelode.bots.talk import Claim, Talk
from lorelode.core import AnyGame

STAND_IN_LEVEL: Final = "steady"
"""The level that plays for people who are away: quick, harmless, and blind to its role."""
RANDOM_LEVEL: Final = "random"

BOTS: Final[dict[str, Mapping[str, Level]]] = {
    "saboteur": saboteur.LEVELS,
    "dixit": dixit.LEVELS,
}
"""The levels by game and name.

Besides those that play with people there are `steady` bots, which stand in for people who are away,
and `random` ones, to measure the others by.
"""


def find_levels(game: AnyGame) -> Mapping[str, Level]:
    """The levels of a game. Random bots stand in if it has no others, and play if it has none."""
    own = BOTS.get(game.name, {})
    fallback = {
        name: Level(name, lambda *_: RandomBot(game), plays_with_people=plays_with_people)
        for name, plays_with_people in ((RANDOM_LEVEL, not own), (STAND_IN_LEVEL, False))
    }
    return {**own, **fallback, **own}


TALK: Final[dict[str, Talk]] = {"saboteur": saboteur.TALK, "dixit": dixit.TALK}
"""How the bots of each game take part in what is said."""


def find_talk(game: AnyGame) -> Talk:
    """How the bots of a game take part in what is said; those of others neither hear nor speak."""
    return TALK.get(game.name, Talk())


def find_encoder_version() -> str:
    """The version of the encoder that bots compare clues with; empty if it is not installed."""
    from lorelode.bots.dixit.analysis import encoder

    return encoder.find_encoder_version()


LEVELS: Final = tuple(
    dict.fromkeys(
        name
        for levels in BOTS.values()
        for name, level in levels.items()
        if level.plays_with_people
    )
)
"""The names of the levels that play with people, from the weakest up."""
DEFAULT_LEVEL: Final = "normal"
"""The level that plays where nobody asks for another."""

__all__ = [
    "BOTS",
    "DEFAULT_LEVEL",
    "LEVELS",
    "RANDOM_LEVEL",
    "STAND_IN_LEVEL",
    "TALK",
    "Belief",
    "Believes",
    "Bot",
    "BotOptions",
    "Claim",
    "Explained",
    "Explains",
    "Level",
    "Naming",
    "RandomBot",
    "Reason",
    "Speaks",
    "Talk",
    "find_encoder_version",
    "find_levels",
    "find_talk",
    "let_speak",
]

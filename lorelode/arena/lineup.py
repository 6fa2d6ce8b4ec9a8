"""Which bots play: the levels that are measured, and how one is made for a repeatable game."""

from __future__ import annotations

from typing import Final

from lorelode.arena.study import WishError
from lorelode.bots import BOTS, Bot, HardDwarf
from lorelode.bots import LEVELS as PLAYED_AGAINST
from lorelode.decks import Deck

DEFAULT_ROLLOUTS: Final = 200
"""How many rollouts `hard` may spend on a decision if nobody says otherwise."""

LEVELS: Final = ("random", *PLAYED_AGAINST)
"""From the weakest to the strongest; each is compared with the one before it."""

_SECONDS_PER_GAME: Final = {"random": 0.02, "easy": 0.1, "normal": 0.4}
"""About how long a game of five takes at a level."""
_USUAL_SECONDS: Final = 0.4
"""The same for a level that is not listed."""
_SECONDS_PER_ROLLOUT: Final = 0.05
"""How much longer a game takes for each rollout of a decision."""


def make_bot(
    game: str,
    level: str,
    deck: Deck | None,
    language: str = "en",
    rollouts: int = DEFAULT_ROLLOUTS,
) -> Bot:
    """A bot whose budget is a number and not time, so that the same seed gives the same game."""
    if (game, level) == ("saboteur", "hard"):
        return HardDwarf(playouts=rollouts)
    return BOTS[game][level](deck, language)


def seconds_per_game(level: str, rollouts: int | None) -> float:
    """About how long a game of five bots of this level takes."""
    seconds = _SECONDS_PER_GAME.get(level, _USUAL_SECONDS)
    return seconds + _SECONDS_PER_ROLLOUT * (rollouts or 0) if level == "hard" else seconds


def check_level(level: str) -> str:
    """The same level, or `WishError` if no bots have it."""
    if level not in LEVELS:
        raise WishError(f"There are no {level!r} bots; there are {', '.join(LEVELS)}.")
    return level

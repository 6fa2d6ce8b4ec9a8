"""Which bots play: the levels that are measured, and how one is made for a repeatable game."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from lorelode.arena.agents import GAME_SECONDS, is_agent
from lorelode.arena.study import WishError
from lorelode.bots import LEVELS as PLAYED_AGAINST
from lorelode.bots import Bot, BotOptions, find_levels
from lorelode.core import AnyGame
from lorelode.decks import Deck
from lorelode.rules import GAMES

DEFAULT_ROLLOUTS: Final = 200
"""How many rollouts `hard` may spend on a decision if nobody says otherwise."""

TIMED_SEATS: Final = 5
"""At how many seats the seconds of a level were measured."""

LEVELS: Final = ("random", *PLAYED_AGAINST)
"""From the weakest to the strongest; each is compared with the one before it."""


def rank_level(level: str) -> int:
    """Where a level comes in a list, the weakest first; agents come last."""
    return len(LEVELS) if is_agent(level) else LEVELS.index(level)


HEARD: Final = ""
"""Bots speak and listen, as at a table."""
UNHEARD: Final = "unheard"
"""Bots speak, but nobody goes by it when they move."""
SILENT: Final = "silent"
"""Nobody speaks."""
TALKS: Final = {"heard": HEARD, UNHEARD: UNHEARD, SILENT: SILENT}
"""How bots may talk, by the words for it."""


def make_bot(
    game: AnyGame,
    level: str,
    deck: Deck | None,
    language: str = "en",
    rollouts: int = DEFAULT_ROLLOUTS,
    folders: tuple[Path, ...] | None = None,
) -> Bot:
    """A bot whose budget is a number and not time, so that the same seed gives the same game.

    The folders are those of decks with associations and lines; None: those of the program.
    """
    options = BotOptions(rollouts=rollouts, folders=folders)
    return find_levels(game)[level].make(deck, language, options)


def uses_rollouts(game: str, level: str) -> bool:
    """Whether a budget of rollouts changes how a level plays."""
    return not is_agent(level) and find_levels(GAMES[game])[level].rollout_seconds > 0


def seconds_per_game(game: str, level: str, rollouts: int | None) -> float:
    """About how long a game of `TIMED_SEATS` bots of this level takes."""
    if is_agent(level):
        return GAME_SECONDS
    bots = find_levels(GAMES[game])[level]
    return bots.game_seconds + bots.rollout_seconds * (rollouts or 0)


def check_level(level: str) -> str:
    """The same level, or `WishError` if no bots have it."""
    if level not in LEVELS:
        raise WishError(f"There are no {level!r} bots; there are {', '.join(LEVELS)}.")
    return level

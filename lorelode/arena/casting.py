"""Who sits where: the bots of a game in the arena."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Final

from lorelode.bots import BOTS, Bot, HardDwarf
from lorelode.bots import LEVELS as TO_PLAY_AGAINST
from lorelode.bots.dixit import EasyTeller, HardTeller, NormalTeller, RandomTeller, halved
from lorelode.core import View
from lorelode.decks import Deck
from lorelode.rules.saboteur.cards import Role

PLAYOUTS: Final = 200
"""What `hard` may spend on a decision, if nothing else is said."""

LEVELS: Final = ("random", *TO_PLAY_AGAINST)
"""From the weakest up; each is held against the one before it."""


class _NoMeanings:
    """Finds nothing near in meaning, whether or not `lorelode[minds]` is installed.

    Games of the arena are the same on every machine, and so must not depend on that.
    """

    def cosines(self, texts: Sequence[str], clue: str) -> Sequence[float]:  # noqa: ARG002
        """All alike."""
        return [0.0] * len(texts)


_TELLERS: Final[Mapping[str, Callable[[Deck, str], Bot]]] = {
    "random": RandomTeller,
    "easy": lambda deck, language: EasyTeller(deck, language, eyes="all"),
    "normal": lambda deck, language: NormalTeller(deck, language, eyes="all"),
    "hard": lambda deck, language: HardTeller(deck, language, eyes="all", meanings=_NoMeanings()),
}


def counted(
    game: str, level: str, deck: Deck | None, language: str = "en", playouts: int = PLAYOUTS
) -> Bot:
    """A bot whose budget is a number and not time, so that the same seed gives the same game."""
    if (game, level) == ("saboteur", "hard"):
        return HardDwarf(playouts=playouts)
    return BOTS[game][level](deck, language)


class Sided:
    """Plays at one level while a miner and at another while a saboteur.

    It looks at its own role, which it may know, and leaves the rest to one of two bots.
    """

    def __init__(self, miner: Bot, saboteur: Bot) -> None:
        self._sides = {Role.MINER: miner, Role.SABOTEUR: saboteur}

    def choose(self, view: View[Any, Any], lines: Sequence[str], rng: Random) -> Any:
        """What the bot of its side does."""
        assert view.private is not None
        return self._sides[view.private.role].choose(view, lines, rng)


def dwarfs(miners: str, saboteurs: str, seats: int, playouts: int) -> list[Bot]:
    """A table of Saboteur: miners of one level against saboteurs of another, whoever is what."""
    return [
        Sided(*(counted("saboteur", level, None, playouts=playouts) for level in sides))
        for sides in [(miners, saboteurs)] * seats
    ]


def tellers(levels: Sequence[str], deck: Deck, language: str, eyes: str) -> list[Bot]:
    """A table of Dixit, these levels by seat; each reads a half of the deck's words of its own.

    `eyes` says which halves: others give other halves.
    """
    return [
        _TELLERS[level](halved(deck, f"{eyes}/{seat}", language), language)
        for seat, level in enumerate(levels)
    ]

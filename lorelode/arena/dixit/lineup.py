"""The bots of a measured game of Dixit: each reads its own half of the deck's words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from lorelode.bots import Bot
from lorelode.bots.dixit import EasyTeller, HardTeller, NormalTeller, RandomTeller, halved
from lorelode.decks import Deck


class _NoMeanings:
    """Finds no words close in meaning, even if `lorelode[minds]` is installed.

    Games of the arena are the same on every machine, and so must not depend on it.
    """

    def cosines(self, texts: Sequence[str], clue: str) -> Sequence[float]:  # noqa: ARG002
        """All alike."""
        return [0.0] * len(texts)


_MAKERS: Final[Mapping[str, Callable[[Deck, str], Bot]]] = {
    "random": RandomTeller,
    "easy": lambda deck, language: EasyTeller(deck, language, eyes="all"),
    "normal": lambda deck, language: NormalTeller(deck, language, eyes="all"),
    "hard": lambda deck, language: HardTeller(deck, language, eyes="all", meanings=_NoMeanings()),
}


def seat_bots(levels: Sequence[str], deck: Deck, language: str, split: str) -> list[Bot]:
    """One bot for each seat, of these levels; another `split` gives each other words to read."""
    return [
        _MAKERS[level](halved(deck, f"{split}/{seat}", language), language)
        for seat, level in enumerate(levels)
    ]

"""Likeness by what words mean, for those who have something that knows."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, Protocol

from lorelode.bots.dixit.mind import Mind

BEST_TAG: Final = 0.7
CAPTION: Final = 0.3
"""What ranks pictures best, by measurement: the nearest tag with so much of the caption."""

SAYINGS: Final = (
    *("a dream", "a secret", "a long journey", "love", "alone", "danger", "coming home"),
    *("time passes", "strange"),
)
"""Clues of no picture in particular: what is like all of them is like anything."""


class Meanings(Protocol):
    """Whatever can tell how near in meaning two texts are."""

    def cosines(self, texts: Sequence[str], clue: str) -> Sequence[float]:
        """How near in meaning the clue is to each of the texts, -1 to 1."""
        ...


def meant(meanings: Meanings, mind: Mind, clue: str, cards: Iterable[int]) -> Mapping[int, float]:
    """How near in meaning each of these cards is to a clue, beyond what it is to any."""
    return {
        card: _near(meanings, mind, clue, card)
        - sum(_near(meanings, mind, saying, card) for saying in SAYINGS) / len(SAYINGS)
        for card in cards
    }


def _near(meanings: Meanings, mind: Mind, clue: str, card: int) -> float:
    reading = mind.cards[card]
    near = meanings.cosines((reading.caption, *reading.tags), clue)
    return BEST_TAG * max(near[1:], default=near[0]) + CAPTION * near[0]

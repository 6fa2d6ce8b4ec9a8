"""How alike cards are, by the words that are said of them.

Whoever has no card that a clue names gives one that is like those: to a clue of whales, a ship.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from math import log, log1p, sqrt

from lorelode.bots.dixit.analysis.card_texts import CardText
from lorelode.bots.dixit.analysis.lemmas import words


class CardLikeness:
    """The cards of a deck as vectors of their words."""

    def __init__(self, texts: Sequence[CardText], language: str, cards: int) -> None:
        counts: list[dict[str, float]] = [defaultdict(float) for _ in range(cards)]
        for one in texts:
            for word in words(one.text, language):
                counts[one.card][word.keys[0]] += one.strength
        having = Counter(key for of_card in counts for key in of_card)
        self._vectors = [
            _unit({key: log1p(much) * log((cards + 1) / having[key]) for key, much in one.items()})
            for one in counts
        ]

    def compare(self, card: int, others: Mapping[int, float]) -> float:
        """The mean of the cosines of a card to others, by their weights."""
        vector = self._vectors[card]
        near = sum(
            weight * much * vector.get(key, 0.0)
            for other, weight in others.items()
            for key, much in self._vectors[other].items()
        )
        return near / (sum(others.values()) or 1.0)


def _unit(vector: Mapping[str, float]) -> dict[str, float]:
    length = sqrt(sum(much * much for much in vector.values())) or 1.0
    return {key: much / length for key, much in vector.items()}

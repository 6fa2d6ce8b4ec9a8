"""How alike cards are: by what people say of both, or by the words that are said of them.

Whoever has no card that a clue names gives one that is like those: to a clue of whales, a ship.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from functools import cached_property
from math import log, log1p, sqrt
from statistics import fmean, pstdev

from lorelode.bots.dixit.analysis.card_texts import CardText
from lorelode.bots.dixit.analysis.lemmas import words


class CardLikeness:
    """The cards of a deck, compared with each other."""

    def __init__(
        self,
        texts: Sequence[CardText],
        language: str,
        cards: int,
        kin: Mapping[int, Mapping[int, int]] | None = None,
    ) -> None:
        self._texts, self._language, self._cards = texts, language, cards
        self._kin = kin or {}
        self._rows: dict[int, Sequence[float]] = {}

    def compare(self, card: int, others: Mapping[int, float]) -> float:
        """How much more a card is like these others than cards are on average, by their weights.

        In deviations: 1 is a card that is more like another one than five in six are.
        """
        return sum(
            weight * self._row(other)[card] for other, weight in others.items() if other != card
        )

    def _row(self, card: int) -> Sequence[float]:
        """How much each card is like this one."""
        if card not in self._rows:
            named = self._kin.get(card)
            others = [other for other in range(self._cards) if other != card]
            if named:
                # The tenth time that two are named together says less than the first.
                alike = [sqrt(named.get(other, 0)) for other in others]
            else:
                alike = [self._share_words(card, other) for other in others]
            mean, deviation = (fmean(alike), pstdev(alike)) if alike else (0.0, 0.0)
            row = [0.0] * self._cards
            for other, much in zip(others, alike, strict=True):
                row[other] = (much - mean) / deviation if deviation else 0.0
            self._rows[card] = row
        return self._rows[card]

    @cached_property
    def _vectors(self) -> Sequence[Mapping[str, float]]:
        """The cards by their words, each the heavier the fewer cards have it."""
        counts: list[dict[str, float]] = [defaultdict(float) for _ in range(self._cards)]
        for one in self._texts:
            for word in words(one.text, self._language):
                counts[one.card][word.keys[0]] += one.strength
        having = Counter(key for of_card in counts for key in of_card)
        return [
            _unit(
                {
                    key: log1p(much) * log((self._cards + 1) / having[key])
                    for key, much in one.items()
                }
            )
            for one in counts
        ]

    def _share_words(self, card: int, other: int) -> float:
        """The cosine of two cards by their words."""
        vector = self._vectors[card]
        return sum(much * vector.get(key, 0.0) for key, much in self._vectors[other].items())


def _unit(vector: Mapping[str, float]) -> dict[str, float]:
    length = sqrt(sum(much * much for much in vector.values())) or 1.0
    return {key: much / length for key, much in vector.items()}

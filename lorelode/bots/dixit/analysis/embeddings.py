"""Similarity by what words mean, for bots that have embeddings of texts."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, Protocol

from lorelode.bots.dixit.analysis.similarity import DeckSimilarity

BEST_TAG_WEIGHT: Final = 0.7
"""How much the tag counts that is nearest to the clue. Measured: this ranks pictures best."""
CAPTION_WEIGHT: Final = 0.3
"""How much the caption counts beside it."""

COMMONPLACES: Final = (
    *("a dream", "a secret", "a long journey", "love", "alone", "danger", "coming home"),
    *("time passes", "strange"),
)
"""Clues to no picture in particular: a card that is near to all of them is near to any clue."""


class Embeddings(Protocol):
    """Says how near in meaning texts are."""

    def cosines(self, texts: Sequence[str], clue: str, /) -> Sequence[float]:
        """How near in meaning the clue is to each of the texts, -1 to 1."""
        ...


class NoEmbeddings:
    """Finds nothing near in meaning, whether or not `lorelode[minds]` is installed."""

    def cosines(self, texts: Sequence[str], _clue: str, /) -> Sequence[float]:
        """The same for every text."""
        return [0.0] * len(texts)


def embedding_similarity(
    embeddings: Embeddings, words: DeckSimilarity, clue: str, cards: Iterable[int]
) -> Mapping[int, float]:
    """How near in meaning each of these cards is to a clue, beyond its nearness to any clue."""
    return {
        card: _near(embeddings, words, clue, card)
        - sum(_near(embeddings, words, saying, card) for saying in COMMONPLACES) / len(COMMONPLACES)
        for card in cards
    }


def _near(embeddings: Embeddings, words: DeckSimilarity, clue: str, card: int) -> float:
    reading = words.cards[card]
    near = embeddings.cosines((reading.caption, *reading.tags), clue)
    return BEST_TAG_WEIGHT * max(near[1:], default=near[0]) + CAPTION_WEIGHT * near[0]

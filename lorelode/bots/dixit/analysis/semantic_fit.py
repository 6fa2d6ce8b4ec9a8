"""How near in meaning a clue is to each card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from lorelode.bots.dixit.analysis.card_texts import CardText
from lorelode.bots.dixit.analysis.encoder import Encoder

if TYPE_CHECKING:
    from lorelode.bots.dixit.analysis.encoder import Floats


class Nearness(NamedTuple):
    """How near a clue is to each card, by index in the deck."""

    nearest: Sequence[float]
    """The cosine of the text that is nearest to the clue."""
    mean: Sequence[float]
    """How much nearer its texts are on average than those of other cards, in deviations."""


class TextVectors:
    """The texts of a deck as vectors, the same for all seats."""

    def __init__(self, texts: Sequence[CardText], encoder: Encoder) -> None:
        self.texts, self.encoder = texts, encoder
        self.rows = encoder.encode_all([one.text for one in texts])


class SemanticFit:
    """The texts that one seat knows."""

    def __init__(self, vectors: TextVectors, known: bytes, cards: int) -> None:
        import numpy as np

        self._encoder = vectors.encoder
        chosen = np.flatnonzero(np.frombuffer(known, np.uint8))
        self._rows = vectors.rows[chosen]
        owners = np.array([one.card for one in vectors.texts])[chosen]
        self._present = np.unique(owners)
        self._starts = np.searchsorted(owners, self._present)
        self._cards = cards
        counts = np.diff(np.append(self._starts, len(owners)))
        sums = np.add.reduceat(self._rows, self._starts) if len(owners) else self._rows
        means = sums / np.maximum(counts, 1)[:, None]
        self._means: Floats = means.astype(np.float32)

    def nearness(self, clue: str) -> Nearness:
        """How near the clue is to each card; a card without texts is near to none."""
        import numpy as np

        nearest = np.full(self._cards, -1.0)
        mean = np.zeros(self._cards)
        if len(self._present):
            vector = self._encoder.encode(clue)
            nearest[self._present] = np.maximum.reduceat(self._rows @ vector, self._starts)
            near = self._means @ vector
            mean[self._present] = (near - near.mean()) / (near.std() + 1e-6)
        return Nearness(nearest.tolist(), mean.tolist())

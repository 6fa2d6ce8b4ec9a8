"""How near in meaning a clue is to each card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from lorelode.bots.dixit.analysis.card_texts import CardText
from lorelode.bots.dixit.analysis.encoder import Encoder

if TYPE_CHECKING:
    from lorelode.bots.dixit.analysis.encoder import Floats

_CLUES_KEPT: Final = 100
"""How many clues are kept in memory, 30 KB each: all seats of a table ask for the same."""
_FARTHEST: Final = -1.0


class Nearness(NamedTuple):
    """How near a clue is to each card, by index in the deck."""

    nearest: Sequence[float]
    """The cosine of the text that is nearest to the clue."""
    mean: Sequence[float]
    """How much nearer its texts are on average than those of other cards, in deviations."""


class TextVectors:
    """The texts of a deck as vectors, the same for all seats."""

    def __init__(self, texts: Sequence[CardText], encoder: Encoder) -> None:
        self.texts, self._encoder = texts, encoder
        self._rows = encoder.encode_all([one.text for one in texts])
        self._cosines: dict[str, Floats] = {}

    def cosines(self, clue: str) -> Floats:
        """How near each text is to a clue, -1 to 1."""
        self.prepare([clue])
        return self._cosines[clue]

    def prepare(self, clues: Sequence[str]) -> None:
        """Compare all these clues at once, which is quicker than one after the other."""
        new = [clue for clue in dict.fromkeys(clues) if clue not in self._cosines]
        if not new:
            return
        if len(self._cosines) + len(new) > _CLUES_KEPT:
            self._cosines.clear()
            new = list(dict.fromkeys(clues))
        near = self._encoder.encode(new) @ self._rows.T
        self._cosines |= dict(zip(new, near, strict=True))


class SemanticFit:
    """The texts that one seat knows."""

    def __init__(self, vectors: TextVectors, known: bytes, cards: int) -> None:
        import numpy as np

        self.vectors, self._cards = vectors, cards
        self._known = np.frombuffer(known, np.uint8).astype(np.float32)
        owners = np.array([one.card for one in vectors.texts], np.intp)
        self._present = np.unique(owners)
        self._starts = np.searchsorted(owners, self._present)
        # A text that this seat does not know is farther than any other.
        self._hidden = 2 * (self._known - 1)
        if len(owners):
            self._counts = np.maximum(np.add.reduceat(self._known, self._starts), 1)

    def nearness(self, clue: str) -> Nearness:
        """How near the clue is to each card; a card without texts is near to none."""
        import numpy as np

        nearest = np.full(self._cards, _FARTHEST)
        mean = np.zeros(self._cards)
        if len(self._present):
            cosines = self.vectors.cosines(clue)
            nearest[self._present] = np.maximum.reduceat(cosines + self._hidden, self._starts)
            near = np.add.reduceat(cosines * self._known, self._starts) / self._counts
            mean[self._present] = (near - near.mean()) / (near.std() + 1e-6)
        return Nearness(nearest.tolist(), mean.tolist())

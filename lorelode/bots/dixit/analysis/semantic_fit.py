"""How near in meaning a clue is to each card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from lorelode.bots.dixit.analysis.card_texts import CardText
from lorelode.bots.dixit.analysis.encoder import Encoder

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from lorelode.bots.dixit.analysis.encoder import Floats

_CLUES_KEPT: Final = 60
"""How many clues are kept in memory, 40 KB each: all seats of a table ask for the same."""
_FARTHEST: Final = -1.0
_LEAST_DEVIATION: Final = 1e-6
_NEAR_TEXTS: Final = 8
"""How many of a card's texts are near to a clue that it fits: more than one by accident."""


class Nearness(NamedTuple):
    """How much nearer a clue is to each card than to cards on average, in deviations."""

    nearest: Sequence[float]
    """By the text that is nearest to the clue."""
    near: Sequence[float]
    """By the few texts that are nearest to it, on average."""


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
        near = self._encoder.encode_clues(new) @ self._rows.T
        self._cosines |= dict(zip(new, near, strict=True))


class SemanticFit:
    """The texts that one seat knows, in one language or in several."""

    def __init__(self, parts: Sequence[tuple[TextVectors, bytes]], cards: int) -> None:
        """Each part is the texts of a language, and for each of them 1 if the seat knows it."""
        import numpy as np

        self._vectors, self._cards = [vectors for vectors, _ in parts], cards
        rows: list[list[int]] = [[] for _ in range(cards)]
        count = 0
        for vectors, known in parts:
            for at, (one, is_known) in enumerate(zip(vectors.texts, known, strict=True), count):
                if is_known:
                    rows[one.card].append(at)
            count += len(vectors.texts)
        # The texts of each card, by index; what a card has fewer of than others is the farthest.
        longest = max([_NEAR_TEXTS, *map(len, rows)])
        self._texts = np.full((cards, longest), count, np.int32)
        for card, row in enumerate(rows):
            self._texts[card, : len(row)] = row
        self._counts = np.array([min(_NEAR_TEXTS, len(row)) for row in rows], np.float32)

    def prepare(self, clues: Sequence[str]) -> None:
        """Compare all these clues at once, which is quicker than one after the other."""
        for vectors in self._vectors:
            vectors.prepare(clues)

    def nearest(self, clue: str) -> list[float]:
        """By card: the cosine of the text that is nearest to the clue."""
        found: list[float] = self._best(clue).max(axis=1).tolist()
        return found

    def nearness(self, clue: str) -> Nearness:
        """How near the clue is to each card; a card without texts is near to none."""
        import numpy as np

        best = self._best(clue)
        present = self._counts > 0
        sums = np.where(best > _FARTHEST, best, 0.0).sum(axis=1)
        near = sums / np.maximum(1.0, self._counts)
        return Nearness(
            _deviations(best.max(axis=1), present).tolist(), _deviations(near, present).tolist()
        )

    def _best(self, clue: str) -> Floats:
        """By card: the cosines of the few texts that are nearest to the clue, in any order."""
        import numpy as np

        cosines = [vectors.cosines(clue) for vectors in self._vectors]
        every = np.append(np.concatenate(cosines), np.float32(_FARTHEST)).take(self._texts)
        every.partition(every.shape[1] - _NEAR_TEXTS, axis=1)
        return every[:, -_NEAR_TEXTS:]


def _deviations(values: Floats, present: NDArray[np.bool_]) -> Floats:
    """How many deviations each value is over the mean of those present; the others are none."""
    import numpy as np

    if not present.any():
        return np.zeros_like(values)
    some = values[present]
    return np.where(present, (values - some.mean()) / (some.std() + _LEAST_DEVIATION), 0.0)

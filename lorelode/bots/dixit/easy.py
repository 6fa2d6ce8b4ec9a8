"""The level `easy` of Dixit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from lorelode.bots.dixit import reasons
from lorelode.bots.dixit.analysis.clue_candidates import ClueCandidate
from lorelode.bots.dixit.similarity_bot import Decision, SimilarityBot, Situation, tell_clue

_NOISE: Final = 0.6
"""The most that chance adds to the similarity of a card and a clue."""


class DixitEasyBot(SimilarityBot):
    """Tells the first thing that comes to mind, and compares cards and clues only roughly."""

    def tell(self, situation: Situation, candidates: Sequence[ClueCandidate]) -> Decision:
        """Say any one thing about any card."""
        single = [one for one in candidates if len(one.parts) == 1]
        return tell_clue(situation.rng.choice(single or candidates), reasons.FIRST.reason())

    def clue_similarity(self, situation: Situation) -> Sequence[float]:
        """How similar each card is to the clue, with noise."""
        exact = super().clue_similarity(situation)
        return [value + _NOISE * situation.rng.random() for value in exact]

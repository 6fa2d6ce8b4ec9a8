"""The level `hard` of Dixit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from lorelode.bots.dixit.analysis.clue_forecast import SEE_PROBABILITY
from lorelode.bots.dixit.analysis.embeddings import Embeddings, embedding_similarity
from lorelode.bots.dixit.analysis.minilm import minilm
from lorelode.bots.dixit.normal import DixitNormalBot
from lorelode.bots.dixit.similarity_bot import (
    Decision,
    Situation,
    Vocabulary,
    pick_best,
    why_fits,
)
from lorelode.decks import Deck
from lorelode.rules.dixit.moves import Give
from lorelode.rules.dixit.state import DixitView

_USUAL_FOUND_SHARE: Final = 0.56
"""The share of voters that usually finds a clue."""
_PRIOR_VOTES: Final = 40
"""How many votes on its own clues count as much as the usual share."""
_SEE_STEPS: Final = 20
"""The probability to see is rounded to this fraction, so that forecasts can be used again."""
_TIE_WEIGHT: Final = 1e-6
"""So little that it only decides between cards that fit the clue equally well."""


class DixitHardBot(DixitNormalBot):
    """Learns from its turns how much the others see, and compares what English words mean.

    For the latter it needs the extra `lorelode[minds]`, or other embeddings.
    """

    def __init__(
        self,
        deck: Deck | None,
        language: str = "en",
        vocabulary: Vocabulary = "own",
        secret: str | None = None,
        embeddings: Embeddings | None = None,
    ) -> None:
        super().__init__(deck, language, vocabulary, secret)
        self._embeddings = minilm() if embeddings is None and language == "en" else embeddings

    def see_probability(self, view: DixitView, /) -> float:
        """More than usual if many found this seat's clues, less if few did."""
        told = [turn for turn in view.public.turns if turn.teller == view.seat]
        found = sum(turn.votes.count(turn.number) for turn in told)
        votes = len(told) * (len(view.public.players) - 1)
        share = (found + _USUAL_FOUND_SHARE * _PRIOR_VOTES) / (votes + _PRIOR_VOTES)
        return round(_SEE_STEPS * (SEE_PROBABILITY + share - _USUAL_FOUND_SHARE)) / _SEE_STEPS

    def give(self, situation: Situation, choices: Sequence[Give]) -> Decision:
        """Give what fits the clue best; of equals, what is similar to any clue, to win votes."""
        similar = self.clue_similarity(situation)
        mean = situation.words.mean_similarity
        fits = [
            sum(similar[card - 1] + _TIE_WEIGHT * mean[card - 1] for card in move.cards)
            for move in choices
        ]
        best = pick_best(choices, fits, situation.rng)
        return Decision(best, tuple(why_fits(situation, card, similar) for card in best.cards))

    def clue_similarity(self, situation: Situation) -> Sequence[float]:
        """How similar each card is to the clue, by its words and by what they mean."""
        by_words, clue = super().clue_similarity(situation), situation.view.public.clue
        if self._embeddings is None or clue is None:
            return by_words
        similar = list(by_words)
        cards = situation.cards
        by_meaning = embedding_similarity(self._embeddings, situation.words, clue, cards)
        for card, value in by_meaning.items():
            similar[card] += value
        return similar

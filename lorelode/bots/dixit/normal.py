"""The level `normal` of Dixit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from lorelode.bots.dixit import reasons
from lorelode.bots.dixit.analysis.clue_candidates import ClueCandidate, forecast_candidate
from lorelode.bots.dixit.analysis.clue_forecast import SEE_PROBABILITY, Voters
from lorelode.bots.dixit.similarity_bot import Decision, SimilarityBot, Situation, tell_clue
from lorelode.rules.dixit.editions import to_give
from lorelode.rules.dixit.state import DixitView

_EQUAL_MARGIN: Final = 0.015
"""Clues whose chance of success is this close to the best one count as equally good."""
_UNSEEN_STEP: Final = 12
"""The number of unseen cards is rounded to this step, so that forecasts can be used again."""


class DixitNormalBot(SimilarityBot):
    """Tells what some should find, and not all."""

    def tell(self, situation: Situation, candidates: Sequence[ClueCandidate]) -> Decision:
        """Tell a clue that some but not all are likely to find."""
        view, words = situation.view, situation.words
        voters, unseen, sees = _voters(view), _unseen_cards(situation), self.see_probability(view)
        forecasts = [forecast_candidate(words, one, unseen, voters, sees) for one in candidates]
        best = max(forecast.some for forecast in forecasts)
        good = [
            (candidate, forecast)
            for candidate, forecast in zip(candidates, forecasts, strict=True)
            if forecast.some >= best - _EQUAL_MARGIN
        ]
        # Few words are better than many.
        fewest = min(len(candidate.parts) for candidate, _ in good)
        short = [one for one in good if len(one[0].parts) == fewest]
        candidate, forecast = situation.rng.choice(short)
        why = reasons.FORECAST.reason(likely=forecast.share, some=forecast.some)
        return tell_clue(candidate, why)

    def see_probability(self, _view: DixitView, /) -> float:
        """The probability that another player sees in a picture what there is to see."""
        return SEE_PROBABILITY


def _unseen_cards(situation: Situation) -> frozenset[int]:
    """The cards that others may hold, by index in the deck."""
    view = situation.view
    assert view.private is not None
    seen = {card for turn in view.public.turns for card in turn.display} | set(view.private.hand)
    return frozenset(card for card in range(situation.words.size) if card + 1 not in seen)


def _voters(view: DixitView) -> Voters:
    public = view.public
    seats = len(public.players)
    hand = public.edition.cards_in_hand(seats)
    seen = sum(len(turn.display) for turn in public.turns) + hand
    rounded = round((public.edition.deck_size - seen) / _UNSEEN_STEP) * _UNSEEN_STEP
    return Voters(seats - 1, hand, to_give(seats), max(hand * (seats - 1), rounded))

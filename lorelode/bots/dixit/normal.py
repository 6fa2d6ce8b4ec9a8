"""The level `normal` of Dixit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from lorelode.bots.dixit import reasons
from lorelode.bots.dixit.analysis.clue_fit import choose_weighted
from lorelode.bots.dixit.analysis.clue_forecast import SEEN_RATIO, Forecast, Voters, forecast
from lorelode.bots.dixit.analysis.own_clues import OwnClue, find_temper
from lorelode.bots.dixit.fit_bot import Decision, FitBot, Situation, tell_clue
from lorelode.rules.dixit.editions import to_give
from lorelode.rules.dixit.state import DixitView

_EQUAL_MARGIN: Final = 0.05
"""Clues whose chance of success is this close to the best one count as equally good."""
_TEMPER_WEIGHT: Final = 3.0
"""How much likelier a clue in the bot's own temper is told than another that is as good."""
_ALSO_FIT: Final = 2.4
"""How well a clue fits at least the other cards that its author thought of."""


class DixitNormalBot(FitBot):
    """Tells what some should find, and not all."""

    def tell(self, situation: Situation, clues: Sequence[OwnClue]) -> Decision:
        """Tell a clue that some but not all are likely to find."""
        view, temper = situation.view, find_temper(situation.seed)
        voters, unseen, sees = _voters(view), _unseen_cards(view), self.seen_ratio(view)
        situation.reader.prepare([one.text for one in clues])
        forecasts = [self._forecast(situation, one, voters, unseen, sees) for one in clues]
        best = max(one.some for one in forecasts)
        good = [
            (clue, outcome)
            for clue, outcome in zip(clues, forecasts, strict=True)
            if outcome.some >= best - _EQUAL_MARGIN
        ]
        weights = (_TEMPER_WEIGHT if clue.voice == temper else 1.0 for clue, _ in good)
        clue, outcome = good[choose_weighted(weights, situation.rng)]
        why = reasons.FORECAST.reason(likely=outcome.share, some=outcome.some)
        return tell_clue(clue, why)

    def _forecast(
        self,
        situation: Situation,
        clue: OwnClue,
        voters: Voters,
        unseen: frozenset[int],
        sees: float,
    ) -> Forecast:
        fits = situation.reader.own_fits(clue.text)
        rivals = [
            self.preference.of(max(fits[card], _ALSO_FIT if card in clue.also else 0.0))
            for card in unseen
            if fits[card] > 0 or card in clue.also
        ]
        return forecast(voters, self.preference.of(fits[clue.card]), rivals, sees)

    def seen_ratio(self, _view: DixitView, /) -> float:
        """How much others see in a picture, beside what this seat sees."""
        return SEEN_RATIO


def _unseen_cards(view: DixitView) -> frozenset[int]:
    """The cards that others may hold, by index in the deck."""
    assert view.private is not None
    seen = {card for turn in view.public.turns for card in turn.display} | set(view.private.hand)
    size = view.public.edition.deck_size
    return frozenset(card for card in range(size) if card + 1 not in seen)


def _voters(view: DixitView) -> Voters:
    public = view.public
    seats = len(public.players)
    hand = public.edition.cards_in_hand(seats)
    seen = sum(len(turn.display) for turn in public.turns) + hand
    unseen = max(hand * (seats - 1), public.edition.deck_size - seen)
    return Voters(seats - 1, hand, to_give(seats), unseen)

"""How much effort is left to the treasure, as far as a seat knows and believes."""

from __future__ import annotations

from typing import NamedTuple

from msgspec import Struct

from lorelode.bots.saboteur.analysis.beliefs import Beliefs
from lorelode.bots.saboteur.analysis.distance import (
    LIVE_CARD_SETS,
    UNREACHABLE,
    Distances,
    leading_cards,
    openings,
    route,
    terrain,
)
from lorelode.rules.saboteur.knowledge import unseen_cards
from lorelode.rules.saboteur.paths import Ways
from lorelode.rules.saboteur.state import SaboteurView


class EvaluationWeights(Struct, frozen=True):
    """What makes a route harder than its number of cards says."""

    stuck: float = 1.2
    """The effort added where no card is left that would lead on."""
    tries: float = 6.0
    """How many cards stand for all those that somebody may soon hold."""
    detour: float = 0.15
    """The effort added for each further card that a detour would take."""


class Evaluation(NamedTuple):
    """How good a mine is for the miners."""

    effort: float
    """The cards still to be laid to the treasure, and how hard the next one is to get."""
    distances: Distances
    """The fewest cards to each goal from the top."""
    leading: int
    """The live cards, as bits, that lead on towards the likeliest goal."""


class Evaluator:
    """Evaluates mines for one seat."""

    def __init__(
        self, view: SaboteurView, beliefs: Beliefs, weights: EvaluationWeights | None = None
    ) -> None:
        self._weights = weights or EvaluationWeights()
        self._goals = beliefs.goals
        self._unseen = unseen_cards(view)
        self._total_unseen = max(1, sum(self._unseen.values()))
        self._ease: dict[int, float] = {}
        self._likeliest = max(range(3), key=lambda goal: self._goals[goal])

    def evaluate(self, ways: Ways) -> Evaluation:
        """How good this mine is."""
        around, effort, leading = terrain(ways), 0.0, 0
        weights = self._weights
        cards = [UNREACHABLE, UNREACHABLE, UNREACHABLE]
        for goal, chance in enumerate(self._goals):
            way = route(ways, around, goal)
            cards[goal] = way.cards
            if chance > 0:
                leads = leading_cards(openings(ways, way, goal))
                hard = weights.stuck * (1 - self._ease_of(leads)) + weights.detour * way.detour
                effort += chance * (way.cards + hard)
                if goal == self._likeliest:
                    leading = leads
        return Evaluation(effort, (cards[0], cards[1], cards[2]), leading)

    def _ease_of(self, cards: int) -> float:
        """How likely somebody will soon have one of these live cards."""
        known = self._ease.get(cards)
        if known is None:
            count = sum(self._unseen[card] for card in LIVE_CARD_SETS[cards])
            known = self._ease[cards] = 1 - (1 - count / self._total_unseen) ** self._weights.tries
        return known

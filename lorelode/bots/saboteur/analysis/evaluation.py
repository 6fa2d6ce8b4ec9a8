"""How much toil is left to the treasure, for all that a seat knows and believes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Final, NamedTuple

from lorelode.bots.saboteur.analysis.beliefs import Beliefs
from lorelode.bots.saboteur.analysis.distance import COUNTED, FAR, ground, leading, reach
from lorelode.bots.saboteur.analysis.history import Steps
from lorelode.rules.saboteur.cards import CARD_BREAKING, CARD_OF, DECK, Card
from lorelode.rules.saboteur.paths import Ways
from lorelode.rules.saboteur.state import SaboteurView

STUCK: Final = 1.2
"""The toil of a place where no card is left that would lead on."""
TRIES: Final = 6.0
"""So many cards stand for all those that somebody may hold."""
DETOUR: Final = 0.15
"""The toil of each card more that a way around would take."""


class Outlook(NamedTuple):
    """What a mine promises."""

    toil: float
    """The cards still to be laid to the treasure, and how hard the next is to come by."""
    steps: Steps
    """The fewest cards to each goal."""
    leads: int
    """The cards, as bits, that lead on towards the likeliest goal."""


class Scout:
    """Looks at mines with the eyes of one seat."""

    def __init__(
        self,
        view: SaboteurView,
        beliefs: Beliefs,
        stuck: float = STUCK,
        tries: float = TRIES,
        detour: float = DETOUR,
    ) -> None:
        self._stuck, self._tries, self._detour = stuck, tries, detour
        self.goals = beliefs.goals
        self._unseen = unseen(view)
        self._many = max(1, sum(self._unseen.values()))
        self._ease: dict[int, float] = {}
        self._likeliest = max(range(3), key=lambda goal: self.goals[goal])

    def look(self, ways: Ways) -> Outlook:
        """What this mine promises."""
        here, toil, leads = ground(ways), 0.0, 0
        steps = [FAR, FAR, FAR]
        for goal, chance in enumerate(self.goals):
            way = reach(ways, here, goal)
            steps[goal] = way.cards
            if chance > 0:
                cards = leading(ways, way, goal)
                hard = self._stuck * (1 - self.ease(cards)) + self._detour * way.detour
                toil += chance * (way.cards + hard)
                if goal == self._likeliest:
                    leads = cards
        return Outlook(toil, (steps[0], steps[1], steps[2]), leads)

    def ease(self, cards: int) -> float:
        """How likely somebody will soon have one of these cards."""
        known = self._ease.get(cards)
        if known is None:
            many = sum(self._unseen[card] for card in COUNTED[cards])
            known = self._ease[cards] = 1 - (1 - many / self._many) ** self._tries
        return known


def unseen(view: SaboteurView) -> Mapping[Card, int]:
    """The cards that the view's seat has not seen leave the pile."""
    public = view.public
    left = Counter(DECK)
    left.subtract(public.spent)
    left.subtract(CARD_OF[tile.shape] for tile in public.mine.laid)
    left.subtract(CARD_BREAKING[tool] for player in public.players for tool in player.broken)
    if view.private is not None:
        left.subtract(view.private.hand)
        left.subtract(view.private.discards)
    return left

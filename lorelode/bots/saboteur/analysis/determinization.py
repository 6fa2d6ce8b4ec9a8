"""Full states of a round that may be the real one, drawn from what a seat believes."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Final

from lorelode.bots.saboteur.analysis.beliefs import Beliefs
from lorelode.bots.saboteur.analysis.distance import DEAD_END_CARDS, LIVE_CARDS
from lorelode.bots.saboteur.analysis.distance_cache import MeasuredMine
from lorelode.bots.saboteur.analysis.rollout import Rollout
from lorelode.rules.saboteur import SABOTEUR
from lorelode.rules.saboteur.cards import TOOL_BROKEN_BY, TOOLS_MENDED_BY, Card
from lorelode.rules.saboteur.state import SaboteurView

_DRAWS: Final = 4
"""How often a card is drawn at most, until one is likely in its place."""


def _kept_rates(
    live: float, dead_end: float, harm: float, mend: float, other: float = 0.2
) -> Mapping[Card, float]:
    """How likely a card of each kind stays where it was dealt; broken tools and rockfalls harm."""
    return {
        **dict.fromkeys(Card, other),
        **dict.fromkeys(LIVE_CARDS, live),
        **dict.fromkeys(DEAD_END_CARDS, dead_end),
        **dict.fromkeys((*TOOL_BROKEN_BY, Card.ROCKFALL), harm),
        **dict.fromkeys(TOOLS_MENDED_BY, mend),
    }


_SABOTEUR_DISCARDS: Final = _kept_rates(live=1.0, dead_end=0.05, harm=0.05, mend=0.1)
"""Saboteurs pass with cards that lead on."""
_MINER_DISCARDS: Final = _kept_rates(live=0.1, dead_end=1.0, harm=0.1, mend=0.1)
"""Miners pass with dead ends."""
_SABOTEUR_HAND: Final[Mapping[Card, float]] = dict.fromkeys((*TOOL_BROKEN_BY, Card.ROCKFALL), 0.4)
"""Saboteurs soon use what does harm. Their other cards are as likely as any."""


class Determinizer:
    """Draws the full states that one seat thinks possible, each with its own hidden cards."""

    def __init__(self, view: SaboteurView, beliefs: Beliefs, rng: Random) -> None:
        self._beliefs = beliefs
        self._mine = MeasuredMine(view.public.mine.ways)
        self._seat = view.seat
        self._state = state = SABOTEUR.imagine(view, rng)
        self._hidden = list(state.secret.pile)
        for seat, private in enumerate(state.private):
            if seat != view.seat:
                self._hidden += private.hand + private.discards

    def sample(self, rng: Random) -> Rollout:
        """One of these states, drawn by its probability."""
        saboteurs = self._beliefs.saboteurs(rng)
        rollout = Rollout(self._state, saboteurs, self._beliefs.treasure(rng), self._mine)
        cards = self._hidden[:]
        rng.shuffle(cards)
        others = [seat for seat in range(rollout.seats) if seat != self._seat]
        for seat in others:
            rates = _SABOTEUR_DISCARDS if seat in saboteurs else _MINER_DISCARDS
            for _ in self._state.private[seat].discards:
                _draw(cards, rates, rng)
        for seat in others:
            hand = rollout.hands[seat]
            if seat in saboteurs:
                rollout.hands[seat] = [_draw(cards, _SABOTEUR_HAND, rng) for _ in hand]
            else:
                rollout.hands[seat] = [cards.pop() for _ in hand]
        rng.shuffle(cards)
        rollout.pile = cards
        return rollout


def _draw(cards: list[Card], rates: Mapping[Card, float], rng: Random) -> Card:
    """Take one of these cards, rather a likely one."""
    at = rng.randrange(len(cards))
    for _ in range(_DRAWS - 1):
        if rng.random() < rates.get(cards[at], 1.0):
            break
        at = rng.randrange(len(cards))
    return cards.pop(at)

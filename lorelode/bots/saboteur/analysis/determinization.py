"""Worlds that may be the real one, as a seat must imagine them from what it believes."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Final

from lorelode.bots.saboteur.analysis.beliefs import Beliefs
from lorelode.bots.saboteur.analysis.distance import LIVE_CARDS
from lorelode.bots.saboteur.analysis.distance_cache import Site
from lorelode.bots.saboteur.analysis.policy import DEAD_ENDS
from lorelode.bots.saboteur.analysis.rollout import World
from lorelode.rules.saboteur import SABOTEUR
from lorelode.rules.saboteur.cards import TOOL_BROKEN_BY, TOOLS_MENDED_BY, Card
from lorelode.rules.saboteur.state import SaboteurView

_TRIES: Final = 4
"""So often another card is drawn for one that is unlikely there."""


def _likely(live: float, dead: float, broken: float, mend: float) -> Mapping[Card, float]:
    """How likely a card of each kind stays where it was dealt; a rockfall is as a broken tool."""
    return {
        **dict.fromkeys(Card, 0.2),
        **dict.fromkeys(LIVE_CARDS, live),
        **dict.fromkeys(DEAD_ENDS, dead),
        **dict.fromkeys((*TOOL_BROKEN_BY, Card.ROCKFALL), broken),
        **dict.fromkeys(TOOLS_MENDED_BY, mend),
    }


_PUT_AWAY: Final = {True: _likely(1.0, 0.05, 0.05, 0.1), False: _likely(0.1, 1.0, 0.1, 0.1)}
"""What saboteurs and miners put away: the ones what leads on, the others dead ends."""
_KEPT: Final[Mapping[Card, float]] = {**dict.fromkeys((*TOOL_BROKEN_BY, Card.ROCKFALL), 0.4)}
"""What saboteurs hold: they soon use what does harm. Other cards are as likely as any."""


class Imagined:
    """Deals one seat's worlds. What is hidden is dealt anew for each."""

    def __init__(self, view: SaboteurView, beliefs: Beliefs, rng: Random) -> None:
        self._beliefs = beliefs
        self._site = Site(view.public.mine.ways)
        self._seat = view.seat
        self._state = state = SABOTEUR.imagine(view, rng)
        self._hidden = list(state.secret.pile)
        for seat, private in enumerate(state.private):
            if seat != view.seat:
                self._hidden += private.hand + private.discards

    def world(self, rng: Random) -> World:
        """One of them, as likely as it is believed."""
        saboteurs = self._beliefs.saboteurs(rng)
        world = World(self._state, saboteurs, self._beliefs.treasure(rng), self._site)
        cards = self._hidden[:]
        rng.shuffle(cards)
        others = [seat for seat in range(world.seats) if seat != self._seat]
        for seat in others:
            away = _PUT_AWAY[seat in saboteurs]
            for _ in self._state.private[seat].discards:
                _drawn(cards, away, rng)
        for seat in others:
            hand = world.hands[seat]
            if seat in saboteurs:
                world.hands[seat] = [_drawn(cards, _KEPT, rng) for _ in hand]
            else:
                world.hands[seat] = [cards.pop() for _ in hand]
        rng.shuffle(cards)
        world.pile = cards
        return world


def _drawn(cards: list[Card], likely: Mapping[Card, float], rng: Random) -> Card:
    """A card that is taken from these, rather a likely one."""
    at = rng.randrange(len(cards))
    for _ in range(_TRIES - 1):
        if rng.random() < likely.get(cards[at], 1.0):
            break
        at = rng.randrange(len(cards))
    return cards.pop(at)

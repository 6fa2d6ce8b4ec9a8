"""A full state that a seat could be in, for bots that think ahead and for the test of secrecy."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from itertools import islice
from random import Random

from msgspec.structs import replace

from lorelode.core import Seat, State
from lorelode.rules.dixit.cards import Picture
from lorelode.rules.dixit.deals import setup
from lorelode.rules.dixit.editions import to_give
from lorelode.rules.dixit.layers import Layers, trace_layers
from lorelode.rules.dixit.state import (
    Dealing,
    DixitState,
    DixitView,
    Giving,
    Private,
    Public,
    Reshuffling,
    Secret,
    Showing,
    Voting,
)


def imagine(view: DixitView, rng: Random) -> DixitState:
    """A state with exactly this view; what the view leaves open is drawn at random.

    It could be the real one: nobody holds a picture that they cannot have drawn. Nothing is
    concluded from clues and votes: that is for bots to weigh.
    """
    public, own = view.public, view.private
    if isinstance(public.stage, Dealing):
        return replace(setup(public.edition, len(public.players)), public=public)
    mine = () if own is None else own.hand + own.given
    layers = trace_layers(public)
    hidden = _Hidden(layers, {*mine, *public.display, *public.used}, rng)
    others = [Seat(seat) for seat in range(len(public.players)) if own is None or seat != view.seat]
    laid = _share_display(public, layers, mine, others, rng)
    private = []
    for seat in map(Seat, range(len(public.players))):
        if own is not None and seat == view.seat:
            private.append(own)
            continue
        given = laid.get(seat, ())
        hand = hidden.take(layers.held[seat] - layers.tally(given))
        if not public.display:
            count = _count_laid(public, seat)
            given, hand = hand[:count], hand[count:]
        one = Private(given=tuple(sorted(given)), hand=hand)
        private.append(replace(one, vote=_draw_vote(public, seat, one, rng)))
    pile = [card for layer in layers.pile for card in hidden.take(Counter([layer]))]
    return State(public, tuple(private), Secret(tuple(pile)))


class _Hidden:
    """The pictures that the view does not show, each to be taken once."""

    def __init__(self, layers: Layers, seen: AbstractSet[Picture], rng: Random) -> None:
        self._rng = rng
        self._by_layer: dict[int, list[Picture]] = {}
        for card in _shuffle([card for card in layers.of if card not in seen], rng):
            self._by_layer.setdefault(layers.of[card], []).append(card)

    def take(self, counts: Counter[int]) -> tuple[Picture, ...]:
        """So many pictures of each layer, in any order."""
        return tuple(
            _shuffle([self._by_layer[layer].pop() for layer in counts.elements()], self._rng)
        )


def _share_display(
    public: Public,
    layers: Layers,
    mine: Sequence[Picture],
    others: Sequence[Seat],
    rng: Random,
) -> dict[Seat, tuple[Picture, ...]]:
    """Whose the cards of the display are that are not the view's own; empty if there is none."""
    if not public.display:
        return {}
    cards = [card for card in public.display if card not in mine]
    while True:
        # Five cards at most, and at least one of their 120 orders fits: the real one.
        laid = iter(_shuffle(cards, rng))
        shared = {seat: tuple(islice(laid, _count_laid(public, seat))) for seat in others}
        if all(layers.tally(shared[seat]) <= layers.held[seat] for seat in others):
            return shared


def _shuffle(cards: list[Picture], rng: Random) -> list[Picture]:
    return rng.sample(cards, len(cards))


def _count_laid(public: Public, seat: Seat) -> int:
    """How many cards of this seat's lie on the table, face down or in the display."""
    match public.stage:
        case Giving(waiting) if seat in waiting:
            return 0
        case Giving() | Reshuffling() | Showing() | Voting():
            return 1 if seat == public.teller else to_give(len(public.players))
        case _:
            return 0


def _draw_vote(public: Public, seat: Seat, private: Private, rng: Random) -> int | None:
    """A vote that this seat may have cast; None if it has cast none."""
    if not isinstance(public.stage, Voting) or seat in (public.teller, *public.stage.waiting):
        return None
    numbers = enumerate(public.display, 1)
    return rng.choice([number for number, card in numbers if card not in private.given])

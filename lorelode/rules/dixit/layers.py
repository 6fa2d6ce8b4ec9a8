"""What everybody can tell of the hidden pictures where used ones are shuffled in (D-5.4).

The pile grows at its bottom alone, so it lies in layers: the deal is layer 0, and each reshuffle
puts another below. Everybody knows which pictures are in a layer, and who draws how many from it;
which of them a player holds is hidden.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

from lorelode.core import Seat
from lorelode.rules.dixit.cards import Picture, pictures
from lorelode.rules.dixit.outcomes import Ending
from lorelode.rules.dixit.state import Over, Public
from lorelode.rules.dixit.turns import draw_order


class Layers(NamedTuple):
    """Of which layer the pictures are."""

    of: dict[Picture, int]
    """The layer that a picture lay in last."""
    held: list[Counter[int]]
    """By seat: how many pictures of each layer are in hand or laid in this turn."""
    pile: list[int]
    """The layer of each card of the pile, from the top."""

    def tally(self, cards: Iterable[Picture]) -> Counter[int]:
        """How many of these cards are of each layer."""
        return Counter(self.of[card] for card in cards)


def trace_layers(public: Public) -> Layers:
    """Follow the pile from the deal through all turns that are over."""
    seats, edition = len(public.players), public.edition
    size = edition.cards_in_hand(seats)
    layers = Layers(
        dict.fromkeys(pictures(edition.deck_size), 0),
        [Counter({0: size}) for _ in range(seats)],
        [0] * (edition.deck_size - seats * size),
    )
    ended_early = isinstance(public.stage, Over) and public.stage.ending is not Ending.PICTURES
    drawn_after = public.turns[:-1] if ended_early else public.turns
    for number, turn in enumerate(public.turns):
        _put_under(layers, public, number)
        for card, owner in zip(turn.display, turn.owners, strict=True):
            layers.held[owner][layers.of[card]] -= 1
        if number < len(drawn_after):
            _draw(layers, size, turn.teller)
    _put_under(layers, public, len(public.turns))
    return layers


def _put_under(layers: Layers, public: Public, turns_over: int) -> None:
    """Add what was shuffled in after so many turns, if anything was."""
    starts = (0, *public.reshuffles)
    if turns_over not in public.reshuffles:
        return
    layer = starts.index(turns_over)
    for turn in public.turns[starts[layer - 1] : turns_over]:
        layers.of.update(dict.fromkeys(turn.display, layer))
        layers.pile.extend([layer] * len(turn.display))


def _draw(layers: Layers, size: int, teller: Seat) -> None:
    order = draw_order([held.total() for held in layers.held], size, teller)
    for seat, layer in zip(order, layers.pile, strict=False):
        layers.held[seat][layer] += 1
    del layers.pile[: len(order)]

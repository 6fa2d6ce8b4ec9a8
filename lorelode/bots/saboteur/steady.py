"""The level `steady` of Saboteur: it plays for somebody who is away, without chance or harm."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import Any, Final

from lorelode.bots.saboteur.analysis.distance import DEAD_END_CARDS, distance
from lorelode.bots.talk import Claim
from lorelode.core import View
from lorelode.rules.saboteur import SABOTEUR
from lorelode.rules.saboteur.cards import (
    OPENINGS,
    SHAPES,
    TOOLS_MENDED_BY,
    Card,
    Goal,
    is_dead_end,
)
from lorelode.rules.saboteur.goals import reached_goals
from lorelode.rules.saboteur.knowledge import treasure_candidates
from lorelode.rules.saboteur.moves import Gold, Lay, Map, Move, Pass, Repair
from lorelode.rules.saboteur.paths import Ways, place
from lorelode.rules.saboteur.state import Playing, SaboteurView

_RANK: Final[Mapping[Card, int]] = {
    card: rank
    for rank, card in enumerate(
        (
            *(card for card in SHAPES if card in DEAD_END_CARDS),
            *(Card.BROKEN_PICK, Card.BROKEN_LAMP, Card.BROKEN_CART, Card.ROCKFALL, Card.MAP),
            # The goals lie in the east, so what leads there is kept longest.
            *(Card.NS, Card.NW, Card.NE),
            *TOOLS_MENDED_BY,
            *(Card.EW, Card.NES, Card.ESW, Card.NESW),
        )
    )
}
"""The card of the lowest rank is discarded first."""


class SaboteurSteadyBot:
    """Digs for the treasure, mends tools and breaks nothing, on either side.

    It does not look at its role, so nothing it does gives away a saboteur who comes back to the
    seat. Its move follows from the view alone, so that the absent player can see why it was made,
    and a table goes on in the same way after a restart.
    """

    def choose(
        self,
        view: View[Any, Any],
        _lines: Sequence[str],
        _rng: Random,
        _claims: Sequence[Claim] = (),
        /,
    ) -> Move:
        """The move of the view's seat, always the same for the same view."""
        choices = SABOTEUR.choices(view)
        if isinstance(view.public.stage, Playing):
            return _play_turn(view, choices)
        return max(choices, key=lambda move: move.nuggets if isinstance(move, Gold) else 0)


def _play_turn(view: SaboteurView, choices: Sequence[Move]) -> Move:
    seat = view.seat
    assert seat is not None
    seats = len(view.public.players)
    # Their own tools first, then those of the left neighbour and so on; a card for one tool before
    # a card for two.
    repairs = sorted(
        (move for move in choices if isinstance(move, Repair)),
        key=lambda move: ((move.seat - seat) % seats, len(TOOLS_MENDED_BY[move.card])),
    )
    if repairs and repairs[0].seat == seat:
        return repairs[0]
    goals = treasure_candidates(view)
    if digging := _dig(view.public.mine.ways, choices, goals):
        return digging
    if repairs:
        return repairs[0]
    for move in choices:
        if isinstance(move, Map) and move.goal in goals and len(goals) > 1:
            return move
    passes = [move for move in choices if isinstance(move, Pass)]
    return min(passes, key=lambda move: -1 if move.card is None else _RANK[move.card])


def _dig(before: Ways, choices: Iterable[Move], goals: Sequence[Goal]) -> Lay | None:
    """The path card that brings the tunnels nearest to one of these goals, if one does."""
    nearest, best = None, distance(before, goals, islands=False)
    for move in choices:
        if not isinstance(move, Lay) or is_dead_end(move.shape):
            continue
        at = place(move.x, move.y)
        if at not in before.reachable:
            continue
        after = before.lay(at, OPENINGS[move.shape])
        cards = distance(after, goals, islands=False)
        if not set(goals).isdisjoint(reached_goals(before, after)):
            cards = 0
        if cards < best:
            nearest, best = move, cards
    return nearest

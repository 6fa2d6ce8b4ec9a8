"""The level `steady` of Saboteur: it plays for somebody who is away, without chance or harm."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import Any, Final

from lorelode.core import View
from lorelode.rules.saboteur import SABOTEUR
from lorelode.rules.saboteur.cards import (
    GOALS,
    OPENINGS,
    SHAPES,
    TOOLS_MENDED_BY,
    Card,
    Face,
    Goal,
    is_dead_end,
)
from lorelode.rules.saboteur.goals import reached
from lorelode.rules.saboteur.moves import Gold, Lay, Map, Move, Pass, Repair
from lorelode.rules.saboteur.paths import CELLS, STEPS, Ways, place
from lorelode.rules.saboteur.state import GOAL_PLACES, Playing, Private, Public, SaboteurView

_DEAD_ENDS: Final = [card for card, (shape, *_) in SHAPES.items() if is_dead_end(shape)]
_WORTH: Final[Mapping[Card, int]] = {
    card: worth
    for worth, card in enumerate(
        (
            *_DEAD_ENDS,
            *(Card.BROKEN_PICK, Card.BROKEN_LAMP, Card.BROKEN_CART, Card.ROCKFALL, Card.MAP),
            # The goals lie in the east, so what leads there is kept longest.
            *(Card.NS, Card.NW, Card.NE),
            *TOOLS_MENDED_BY,
            *(Card.EW, Card.NES, Card.ESW, Card.NESW),
        )
    )
}
"""What is put away first has the least."""

_FAR: Final = 1000
"""More cards than there are."""


class SaboteurSteadyBot:
    """Digs for the treasure, mends tools and breaks nothing, on either side.

    It does not look at its role, so nothing it does gives away a saboteur who comes back to the
    seat. Its move follows from the view alone, so that the absent player can see why it was made,
    and a table goes on in the same way after a restart.
    """

    def choose(self, view: View[Any, Any], _lines: Sequence[str], _rng: Random, /) -> Move:
        """The move of the view's seat, always the same for the same view."""
        choices = SABOTEUR.choices(view)
        if isinstance(view.public.stage, Playing):
            return _turn(view, choices)
        return max(choices, key=lambda move: move.nuggets if isinstance(move, Gold) else 0)


def _turn(view: SaboteurView, choices: Sequence[Move]) -> Move:
    public, seat, private = view.public, view.seat, view.private
    assert seat is not None
    assert private is not None
    seats = len(public.players)
    # Their own tools first, then those of the left neighbour and so on; a card for one tool before
    # a card for two.
    repairs = sorted(
        (move for move in choices if isinstance(move, Repair)),
        key=lambda move: ((move.seat - seat) % seats, len(TOOLS_MENDED_BY[move.card])),
    )
    if repairs and repairs[0].seat == seat:
        return repairs[0]
    sought = _sought(public, private)
    if digging := _nearer(public, choices, sought):
        return digging
    if repairs:
        return repairs[0]
    for move in choices:
        if isinstance(move, Map) and move.goal in sought and len(sought) > 1:
            return move
    passes = [move for move in choices if isinstance(move, Pass)]
    return min(passes, key=lambda move: -1 if move.card is None else _WORTH[move.card])


def _sought(public: Public, private: Private) -> Sequence[Goal]:
    """The goals that may be the treasure, for all this player has seen."""
    seen = zip(GOALS, public.mine.goals, private.peeked, strict=True)
    known = {goal: up.face if up else face for goal, up, face in seen}
    found = [goal for goal, face in known.items() if face is Face.TREASURE]
    return found or [goal for goal, face in known.items() if face is None]


def _nearer(public: Public, choices: Iterable[Move], sought: Sequence[Goal]) -> Lay | None:
    """The path card that brings the tunnel nearest to one of these goals; None if none does."""
    before, aims = public.mine.ways, frozenset(sought)
    away = _distances(before, [GOAL_PLACES[goal] for goal in sought])
    nearest, best = None, min((away.get(end, _FAR) for end in before.reachable), default=_FAR)
    for move in choices:
        if not isinstance(move, Lay) or is_dead_end(move.shape):
            continue
        at = place(move.x, move.y)
        if at not in before.reachable:
            continue
        after = before.lay(at, OPENINGS[move.shape])
        distance = min((away.get(end, _FAR) for end in after.reachable), default=_FAR)
        if not aims.isdisjoint(reached(before, after)):
            distance = 0
        if distance < best:
            nearest, best = move, distance
    return nearest


def _distances(ways: Ways, goals: Iterable[int]) -> Mapping[int, int]:
    """How many cards it takes at least from each free cell to one of the goals.

    No way around the mine is shorter than one that keeps close to it.
    """
    cells = [CELLS[at] for at in (*ways.laid, *GOAL_PLACES.values())]
    left, right = min(x for x, _ in cells) - 1, max(x for x, _ in cells) + 1
    top, bottom = min(y for _, y in cells) - 1, max(y for _, y in cells) + 1
    free = {place(x, y) for y in range(top, bottom + 1) for x in range(left, right + 1)}
    free -= ways.laid.keys()
    free -= ways.goals.keys()
    away = dict.fromkeys(goals, 0)
    todo = list(away)
    for at in todo:
        further = away[at] + 1
        for _, step, _ in STEPS:
            there = at + step
            if there in free:
                free.remove(there)
                away[there] = further
                todo.append(there)
    return away

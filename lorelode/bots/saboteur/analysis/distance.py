"""How far the tunnels are from the goals, on bits.

Every cell of a field about the mine is a bit of one number, so that a step in all directions from
many cells at once takes a few shifts. What lies outside the field is never on a short way.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from lorelode.rules.saboteur.cards import GOALS, OPENINGS, SHAPES, Card
from lorelode.rules.saboteur.paths import DEAD, JOINED, STEPS, Ways, fits, place
from lorelode.rules.saboteur.state import GOAL_PLACES

_LEFT, _RIGHT, _TOP, _BOTTOM = -4, 12, -7, 7
_WIDTH: Final = _RIGHT - _LEFT + 2
"""One column more than the field has: it keeps rows apart."""

BIT: Final[Mapping[int, int]] = {
    place(x, y): 1 << (y - _TOP) * _WIDTH + x - _LEFT
    for y in range(_TOP, _BOTTOM + 1)
    for x in range(_LEFT, _RIGHT + 1)
}
FIELD: Final = sum(BIT.values())
GOAL_CELLS: Final = tuple(GOAL_PLACES[goal] for goal in GOALS)
_GOAL_BITS: Final = tuple(BIT[at] for at in GOAL_CELLS)

FAR: Final = 14
"""As far as a goal that cannot be reached."""

LIVE_CARDS: Final = tuple(
    card for card, (shape, *_) in SHAPES.items() if not OPENINGS[shape] & DEAD
)
"""The path cards that carry a way."""

_LEADS: Final[Sequence[Sequence[int]]] = [
    [
        sum(
            1 << index
            for index, card in enumerate(LIVE_CARDS)
            if any(
                fits(OPENINGS[shape], edges) and OPENINGS[shape] & sides for shape in SHAPES[card]
            )
        )
        for sides in range(16)
    ]
    for edges in range(256)
]
"""By edges of a cell and sides wanted: the cards, as bits, that fit and open on one of these."""


class Ground(NamedTuple):
    """Where a way may be dug, as bits."""

    free: int
    lit: int
    """Free cells that a way from the start leads into."""
    islands: tuple[int, ...]
    """For each tunnel that is cut off from the start: the free cells and goals it opens into."""


def ground(ways: Ways) -> Ground:
    """The ground about these ways."""
    taken = 0
    loose = []
    for at, shape in ways.laid.items():
        taken |= BIT.get(at, 0)
        if not shape & (JOINED | DEAD):
            loose.append(at)
    for at in ways.goals:
        taken |= BIT[at]
    lit = 0
    for at in ways.reachable:
        lit |= BIT.get(at, 0)
    return Ground(FIELD & ~taken, lit, _islands(ways, loose) if loose else ())


def _islands(ways: Ways, loose: Sequence[int]) -> tuple[int, ...]:
    left, found = set(loose), []
    while left:
        todo, opens = [left.pop()], 0
        for here in todo:
            shape = ways.laid[here]
            for side, step, back in STEPS:
                if not shape & side:
                    continue
                there = here + step
                if there in left and ways.laid[there] & back:
                    left.remove(there)
                    todo.append(there)
                elif there not in ways.laid:
                    opens |= BIT.get(there, 0)
        found.append(opens)
    return tuple(found)


class Reach(NamedTuple):
    """The way to one goal."""

    cards: int
    """The fewest path cards that reach it; `FAR` if none do."""
    rings: tuple[int, ...]
    """The free cells from which it takes one card, two cards and so on, the last ones lit."""
    detour: int = 0
    """How many cards more it would take if the next cell on the way were blocked, 4 at most."""


def reach(ways: Ways, here: Ground, goal: int) -> Reach:
    """How far a goal is, by its number from the top."""
    free, lit, islands = here
    at = GOAL_CELLS[goal]
    edges = ways.goals.get(at)
    if edges is None:
        return Reach(FAR, ())
    bit = _GOAL_BITS[goal]
    ring = (bit << 1 | bit >> 1 | bit << _WIDTH | bit >> _WIDTH) & free
    for island in islands:
        if island & bit:
            ring |= island & free
    rings: list[int] = []
    seen = 0
    while ring and len(rings) < FAR - 1:
        rings.append(ring)
        if ring & lit:
            return Reach(len(rings), tuple(rings), _detour(here, ring, seen))
        seen |= ring
        wider = ring << 1 | ring >> 1 | ring << _WIDTH | ring >> _WIDTH
        for island in islands:
            if island & ring:
                wider |= island
        ring = wider & free & ~seen
    return Reach(FAR, ())


def _detour(here: Ground, ring: int, seen: int) -> int:
    """How much further on another free cell is lit, if there is no other in this ring."""
    free, lit, _ = here
    hit = ring & lit
    if hit & hit - 1:
        return 0
    seen |= ring
    ring &= ~hit
    for more in range(1, 4):
        ring = (ring << 1 | ring >> 1 | ring << _WIDTH | ring >> _WIDTH) & free & ~seen
        if ring & lit:
            return more
        seen |= ring
    return 4


def distances(ways: Ways) -> tuple[int, int, int]:
    """The fewest path cards to each goal from the top; `FAR` for those that are not face down."""
    here = ground(ways)
    top, middle, bottom = (reach(ways, here, goal).cards for goal in range(3))
    return top, middle, bottom


def leading(ways: Ways, way: Reach, goal: int) -> int:
    """The cards, as bits of `LIVE_CARDS`, that bring the way a card nearer to its goal."""
    if way.cards >= FAR:
        return 0
    nearer = way.rings[-2] if way.cards > 1 else _GOAL_BITS[goal]
    ring, cards = way.rings[-1], 0
    for at, edges in ways.reachable.items():
        if BIT.get(at, 0) & ring:
            sides = 0
            for side, step, _ in STEPS:
                if BIT.get(at + step, 0) & nearer:
                    sides |= side
            cards |= _LEADS[edges & 255][sides]
    return cards


COUNTED: Final[Mapping[int, tuple[Card, ...]]] = {
    bits: tuple(card for index, card in enumerate(LIVE_CARDS) if bits & 1 << index)
    for bits in range(1 << len(LIVE_CARDS))
}
"""The cards that a number of bits stands for."""

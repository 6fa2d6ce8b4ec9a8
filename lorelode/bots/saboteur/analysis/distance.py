"""How many path cards it takes to the goals.

Every cell of a field around the mine is one bit of a number, so that a step in all directions from
many cells takes a few shifts. Cells outside the field are never on a short route.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from lorelode.rules.saboteur.cards import GOALS, OPENINGS, SHAPES, Card, Goal, is_dead_end
from lorelode.rules.saboteur.paths import DEAD, JOINED, STEPS, Ways, fits, place
from lorelode.rules.saboteur.state import GOAL_PLACES

UNREACHABLE: Final = 14
"""The distance of a goal that no number of cards reaches."""

_LEFT, _RIGHT, _TOP, _BOTTOM = -4, 12, -7, 7
_WIDTH: Final = _RIGHT - _LEFT + 2
"""One column more than the field has: it keeps rows apart."""
_BIT: Final[Mapping[int, int]] = {
    place(x, y): 1 << (y - _TOP) * _WIDTH + x - _LEFT
    for y in range(_TOP, _BOTTOM + 1)
    for x in range(_LEFT, _RIGHT + 1)
}
_FIELD: Final = sum(_BIT.values())

GOAL_CELLS: Final = tuple(GOAL_PLACES[goal] for goal in GOALS)
"""The place of each goal from the top."""
_GOAL_BITS: Final = tuple(_BIT[at] for at in GOAL_CELLS)

DEAD_END_CARDS: Final = frozenset(
    card for card, (shape, *_) in SHAPES.items() if is_dead_end(shape)
)
"""The path cards that carry no way."""
LIVE_CARDS: Final = tuple(card for card in SHAPES if card not in DEAD_END_CARDS)
"""The path cards that carry a way; a set of them is a number with one bit for each."""
LIVE_CARD_SETS: Final[Mapping[int, tuple[Card, ...]]] = {
    bits: tuple(card for index, card in enumerate(LIVE_CARDS) if bits & 1 << index)
    for bits in range(1 << len(LIVE_CARDS))
}
"""The live cards of each such number."""

_FITTING_CARDS: Final[Sequence[Sequence[int]]] = [
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
"""By the edges of a cell and a set of sides: the live cards that fit and open on one of these."""

Distances = tuple[int, int, int]
"""The fewest path cards to each goal from the top."""


class Terrain(NamedTuple):
    """Where the mine can grow, as bits."""

    free: int
    """The cells without a card."""
    ends: int
    """The free cells that a way from the start leads into."""
    islands: tuple[int, ...]
    """For each tunnel that is cut off from the start: the free cells and goals it opens into."""


def terrain(ways: Ways, *, islands: bool = True) -> Terrain:
    """The terrain around these ways, with or without cut-off tunnels."""
    taken = 0
    loose = []
    for at, shape in ways.laid.items():
        taken |= _BIT.get(at, 0)
        if not shape & (JOINED | DEAD):
            loose.append(at)
    for at in ways.goals:
        taken |= _BIT[at]
    ends = 0
    for at in ways.reachable:
        ends |= _BIT.get(at, 0)
    return Terrain(_FIELD & ~taken, ends, _islands(ways, loose) if islands and loose else ())


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
                    opens |= _BIT.get(there, 0)
        found.append(opens)
    return tuple(found)


class Route(NamedTuple):
    """The shortest route to one goal."""

    cards: int
    """The fewest path cards that reach it; `UNREACHABLE` if none do."""
    rings: tuple[int, ...]
    """The free cells from which it takes one card, two cards and so on, up to an end of a way."""
    detour: int = 0
    """How many more cards it would take if the next cell on the route were blocked."""


_NO_ROUTE: Final = Route(UNREACHABLE, ())
_LONGEST_DETOUR: Final = 4
"""Detours are not followed further than this."""


def route(ways: Ways, around: Terrain, goal: int) -> Route:
    """The shortest route to a goal, given by its index from the top."""
    if GOAL_CELLS[goal] not in ways.goals:
        return _NO_ROUTE
    rings, seen = _rings(around, _GOAL_BITS[goal])
    if not rings:
        return _NO_ROUTE
    return Route(len(rings), tuple(rings), _detour(around, rings[-1], seen))


def _rings(around: Terrain, goals: int) -> tuple[list[int], int]:
    """The rings of a route from these cells to an end of a way, and all but the last as one."""
    free, ends, islands = around
    ring = (goals << 1 | goals >> 1 | goals << _WIDTH | goals >> _WIDTH) & free
    for island in islands:
        if island & goals:
            ring |= island & free
    rings: list[int] = []
    seen = 0
    while ring and len(rings) < UNREACHABLE - 1:
        rings.append(ring)
        if ring & ends:
            return rings, seen
        seen |= ring
        wider = ring << 1 | ring >> 1 | ring << _WIDTH | ring >> _WIDTH
        for island in islands:
            if island & ring:
                wider |= island
        ring = wider & free & ~seen
    return [], seen


def _detour(around: Terrain, ring: int, seen: int) -> int:
    """How many rings further another end of a way lies, if this ring has only one."""
    free, ends, _ = around
    hit = ring & ends
    if hit & hit - 1:
        return 0
    seen |= ring
    ring &= ~hit
    for more in range(1, _LONGEST_DETOUR):
        ring = (ring << 1 | ring >> 1 | ring << _WIDTH | ring >> _WIDTH) & free & ~seen
        if ring & ends:
            return more
        seen |= ring
    return _LONGEST_DETOUR


def distances(ways: Ways) -> Distances:
    """The distance of each goal from the top; `UNREACHABLE` for those that lie face up."""
    around = terrain(ways)
    top, middle, bottom = (route(ways, around, goal).cards for goal in range(3))
    return top, middle, bottom


def distance(ways: Ways, goals: Iterable[Goal], *, islands: bool = True) -> int:
    """The distance of the nearest of these goals, with or without the use of cut-off tunnels."""
    cells = (GOAL_PLACES[goal] for goal in goals)
    bits = sum(_BIT[at] for at in cells if at in ways.goals)
    rings, _ = _rings(terrain(ways, islands=islands), bits)
    return len(rings) or UNREACHABLE


Opening = tuple[int, int, int]
"""A cell where a route goes on: its place, its edges, and the sides that lead on to the goal."""


def openings(ways: Ways, way: Route, goal: int) -> list[Opening]:
    """The cells where the shortest route to a goal goes on."""
    if way.cards >= UNREACHABLE:
        return []
    nearer = way.rings[-2] if way.cards > 1 else _GOAL_BITS[goal]
    ring, found = way.rings[-1], []
    for at, edges in ways.reachable.items():
        if _BIT.get(at, 0) & ring:
            sides = 0
            for side, step, _ in STEPS:
                if _BIT.get(at + step, 0) & nearer:
                    sides |= side
            if sides:
                found.append((at, edges, sides))
    return found


def leading_cards(found: Iterable[Opening]) -> int:
    """The live cards that bring a route one card nearer to its goal at one of these openings."""
    cards = 0
    for _, edges, sides in found:
        cards |= _FITTING_CARDS[edges & 255][sides]
    return cards

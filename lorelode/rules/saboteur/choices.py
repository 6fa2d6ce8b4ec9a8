"""What a seat may do, from what it sees."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache
from operator import attrgetter
from typing import Final

from lorelode.core import Seat
from lorelode.rules.saboteur.cards import BROKEN, GOALS, MENDS, OPENINGS, SHAPES, Card, Shape, Tool
from lorelode.rules.saboteur.moves import (
    Break,
    Gold,
    Lay,
    Map,
    Move,
    Pass,
    Repair,
    Stone,
    Turn,
)
from lorelode.rules.saboteur.paths import cell, fits
from lorelode.rules.saboteur.state import (
    Choosing,
    Fitting,
    Playing,
    Public,
    SaboteurView,
    Sharing,
)

# Shapes as bits of one number, so that a hand is tried on a cell in one step.
_BIT: Final[Mapping[Shape, int]] = {shape: 1 << i for i, shape in enumerate(Shape)}
_BITS: Final[Mapping[Card, int]] = {
    card: sum(_BIT[shape] for shape in SHAPES.get(card, ())) for card in Card
}
_FITTING: Final = tuple(
    sum(_BIT[shape] for shape, openings in OPENINGS.items() if fits(openings, edges))
    for edges in range(256)
)
"""For all that a cell can know of its neighbours, the shapes that fit there."""

_BROKEN_OF: Final = attrgetter("broken")

# To look up a member of an enum takes longer than the rest of the line.
_MAP: Final = Card.MAP
_ROCKFALL: Final = Card.ROCKFALL

# Moves that are listed over and over again.
_PASSES: Final[Mapping[Card | None, Move]] = {card: Pass(card) for card in (*Card, None)}
_MAPS: Final = tuple(Map(goal) for goal in GOALS)


def choices(view: SaboteurView) -> Sequence[Move]:
    """Every legal move of the view's seat, in a fixed order."""
    stage, private = view.public.stage, view.private
    if private is None:
        return ()
    if type(stage) is Playing and stage.seat == view.seat:
        cards = dict.fromkeys(private.hand)
        found = playable(view.public, stage.seat, cards)
        found += map(_PASSES.__getitem__, cards or (None,))
        return found
    match stage:
        case Choosing(seat=view.seat):
            return [Turn(goal) for goal in stage.goals]
        case Fitting(seat=view.seat):
            return [Stone(stage.goal, False), Stone(stage.goal, True)]
        case Sharing(seat=view.seat):
            return [Gold(nuggets) for nuggets in sorted(set(private.offer))]
        case _:
            return ()


def playable(public: Public, seat: Seat, cards: Collection[Card]) -> list[Move]:
    """Every way to lay or play one of these cards, all different: path cards by cell, actions."""
    mine, players = public.mine, public.players
    shapes = sum(map(_BITS.__getitem__, cards))
    found = _lays(public, shapes) if shapes and not players[seat].broken else []
    broken = None
    for card in cards:
        if _BITS[card]:
            continue
        if card is _MAP:
            found += [move for move, up in zip(_MAPS, mine.goals) if up is None]  # noqa: B905
        elif card is _ROCKFALL:
            found += mine.rockfalls
        else:
            broken = broken or tuple(map(_BROKEN_OF, players))
            found += _on_tools(card, broken)
    return found


def _lays(public: Public, shapes: int) -> list[Move]:
    ways = public.mine.ways
    free = ways.lit if public.edition.unbroken else ways.free
    cells = [(at, some) for at, edges in free.items() if (some := _FITTING[edges & 255] & shapes)]
    # Sorted, because the order of the kernel's dicts tells how the mine came about.
    cells.sort()
    found: list[Move] = []
    for at, some in cells:
        x, y = cell(at)
        for shape in _shapes(some):
            found.append(Lay(shape, x, y))  # noqa: PERF401 - a list of its own takes longer
    return found


@lru_cache(maxsize=1 << 14)
def _shapes(bits: int) -> tuple[Shape, ...]:
    return tuple(shape for shape, bit in _BIT.items() if bits & bit)


@lru_cache(maxsize=1 << 13)
def _on_tools(card: Card, broken: tuple[tuple[Tool, ...], ...]) -> tuple[Move, ...]:
    if card in BROKEN:
        tool = BROKEN[card]
        return tuple(Break(tool, Seat(i)) for i, tools in enumerate(broken) if tool not in tools)
    return tuple(
        Repair(card, tool, Seat(i))
        for tool in MENDS[card]
        for i, tools in enumerate(broken)
        if tool in tools
    )

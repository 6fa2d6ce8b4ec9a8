"""What a seat may do, from what it sees."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import cache
from typing import Final

from lorelode.core import Seat
from lorelode.rules.saboteur.cards import (
    GOALS,
    OPENINGS,
    SHAPES,
    TOOL_BROKEN_BY,
    TOOLS_MENDED_BY,
    Card,
    Shape,
    Tool,
)
from lorelode.rules.saboteur.editions import SEATS
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
from lorelode.rules.saboteur.paths import CELLS, fits
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
_FITTING: Final = (
    tuple(
        sum(_BIT[shape] for shape, openings in OPENINGS.items() if fits(openings, edges))
        for edges in range(256)
    )
    * 16
)
"""For all that a cell can know of its neighbours, the shapes that fit there, joined or not."""

# To look up a member of an enum takes longer than the rest of the line.
_MAP: Final = Card.MAP
_ROCKFALL: Final = Card.ROCKFALL


_MAPS: Final = tuple(Map(goal) for goal in GOALS)
_BREAKS: Final[Mapping[Card, tuple[Tool, Sequence[Move]]]] = {
    card: (tool, [Break(tool, Seat(seat)) for seat in range(SEATS.stop)])
    for card, tool in TOOL_BROKEN_BY.items()
}
_REPAIRS: Final[Mapping[Card, Sequence[tuple[Tool, Sequence[Move]]]]] = {
    card: [(tool, [Repair(card, tool, Seat(seat)) for seat in range(SEATS.stop)]) for tool in tools]
    for card, tools in TOOLS_MENDED_BY.items()
}
"""By card: the tool or tools it is for, each with the move on every seat."""

_PASS_OF: Final = {card: Pass(card) for card in (*Card, None)}.__getitem__


def choices(view: SaboteurView) -> Sequence[Move]:
    """Every legal move of the view's seat, in a fixed order."""
    stage, private = view.public.stage, view.private
    if private is None:
        return ()
    if type(stage) is Playing and stage.seat == view.seat:
        cards = dict.fromkeys(private.hand)
        found = find_plays(view.public, stage.seat, cards)
        found += map(_PASS_OF, cards or (None,))
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


def find_plays(public: Public, seat: Seat, cards: Collection[Card]) -> list[Move]:
    """Every way to lay or play one of these cards, all different: path cards by cell, actions."""
    players, shapes = public.players, 0
    actions: list[Move] = []
    for card in cards:
        if bits := _BITS[card]:
            shapes |= bits
        elif card is _MAP:
            goals = zip(_MAPS, public.mine.goals)  # noqa: B905 - quicker; there are three of both
            actions += [move for move, up in goals if up is None]
        elif card is _ROCKFALL:
            actions += public.mine.rockfalls
        elif card in _BREAKS:
            tool, moves = _BREAKS[card]
            for move, player in zip(moves, players):  # noqa: B905 - `moves` has all seats
                if tool not in player.broken:
                    actions.append(move)
        else:
            for tool, moves in _REPAIRS[card]:
                for move, player in zip(moves, players):  # noqa: B905 - as above
                    if tool in player.broken:
                        actions.append(move)
    if not shapes or players[seat].broken:
        return actions
    found = _lays(public, shapes)
    found += actions
    return found


def _lays(public: Public, shapes: int) -> list[Move]:
    ways = public.mine.ways
    free = ways.reachable if public.edition.unbroken_path else ways.free
    found: list[Move] = []
    # Sorted, because the order of the kernel's dicts tells how the mine came about.
    for at in sorted(free):
        if some := _FITTING[free[at]] & shapes:
            x, y = CELLS[at]
            for shape in _shapes(some):
                found.append(Lay(shape, x, y))  # noqa: PERF401 - a list of its own takes longer
    return found


@cache
def _shapes(bits: int) -> tuple[Shape, ...]:
    return tuple(shape for shape, bit in _BIT.items() if bits & bit)

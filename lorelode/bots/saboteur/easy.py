"""A dwarf that plays sensible cards and thinks no further."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final, NamedTuple

from lorelode.bots.reasons import Explained, Reason
from lorelode.bots.saboteur.analysis.distance import FAR, GOAL_CELLS, distances
from lorelode.bots.saboteur.analysis.policy import DEAD_ENDS
from lorelode.core import View
from lorelode.rules.saboteur import SABOTEUR
from lorelode.rules.saboteur.cards import (
    GOALS,
    OPENINGS,
    TOOLS_MENDED_BY,
    Card,
    Face,
    Role,
    is_dead_end,
)
from lorelode.rules.saboteur.moves import (
    Break,
    Gold,
    Lay,
    Map,
    Move,
    Pass,
    Repair,
    Rockfall,
)
from lorelode.rules.saboteur.paths import Ways, place
from lorelode.rules.saboteur.state import Playing, Private, Public, SaboteurView

_MISCHIEF: Final = 0.75
"""So often a saboteur does harm if it can."""
_ENOUGH: Final = 5
"""So many cards from a goal a saboteur stops digging."""
_QUARREL: Final = 0.12
"""So often somebody's tool is broken, whoever's."""
_KINDNESS: Final = 0.4
"""So often somebody's tool is mended, whoever's."""


class _Thought(NamedTuple):
    """A move, and why."""

    move: Move
    reason: Reason


class SaboteurEasyBot:
    """Digs towards the goals, mends its tools, and trusts or distrusts nobody."""

    def choose(self, view: View[Any, Any], _lines: Sequence[str], rng: Random, /) -> Move:
        """A sensible move of the view's seat."""
        return _thought(view, rng).move

    def explain(self, view: View[Any, Any], _lines: Sequence[str], rng: Random, /) -> Explained:
        """What `choose` would do, and why; it believes nothing of anybody."""
        move, reason = _thought(view, rng)
        assert view.seat is not None
        return Explained(view.seat, SABOTEUR.write(move), (reason,))


def _thought(view: SaboteurView, rng: Random) -> _Thought:
    choices = SABOTEUR.choices(view)
    if isinstance(view.public.stage, Playing):
        return _turn(view, choices, rng)
    if isinstance(choices[0], Gold):
        return _Thought(choices[-1], Reason("gold"))
    return _Thought(rng.choice(choices), Reason("any"))


def sought(public: Public, private: Private) -> list[int]:
    """The goals that may be the treasure, for all this player has seen."""
    seen = zip(public.mine.goals, private.peeked, strict=True)
    faces = [up.face if up else face for up, face in seen]
    if Face.TREASURE in faces:
        return [faces.index(Face.TREASURE)]
    return [goal for goal, face in enumerate(faces) if face is None]


def _turn(view: SaboteurView, choices: Sequence[Move], rng: Random) -> _Thought:
    public, seat, private = view.public, view.seat, view.private
    assert private is not None
    repairs = [move for move in choices if isinstance(move, Repair)]
    goals = sought(public, private)
    saboteur = private.role is Role.SABOTEUR
    if saboteur and rng.random() < _MISCHIEF and (harm := _harm(view, choices, goals, rng)):
        return _Thought(harm, Reason("harms"))
    if own := [move for move in repairs if move.seat == seat]:
        return _Thought(rng.choice(own), Reason("mends-own"))
    # A saboteur digs along while the goals are far, and then no more.
    ways = public.mine.ways
    if not (saboteur and _near(ways, goals) <= _ENOUGH) and (
        digging := _nearest(ways, choices, goals, rng)
    ):
        return _Thought(digging, Reason("digs-towards"))
    others = [move for move in choices if isinstance(move, Break) and move.seat != seat]
    if others and rng.random() < _QUARREL:
        return _Thought(rng.choice(others), Reason("breaks-any"))
    if repairs and rng.random() < _KINDNESS:
        return _Thought(rng.choice(repairs), Reason("mends-any"))
    maps = [move for move in choices if isinstance(move, Map) and GOALS.index(move.goal) in goals]
    if maps and len(goals) > 1:
        return _Thought(rng.choice(maps), Reason("looks"))
    passes = [move for move in choices if isinstance(move, Pass)]
    return _Thought(min(passes, key=lambda move: _worth(move.card)), Reason("idle"))


def _worth(card: Card | None) -> int:
    if card is None or card in DEAD_ENDS:
        return 0
    return 2 if card in TOOLS_MENDED_BY else 1


def _nearest(ways: Ways, choices: Sequence[Move], goals: Sequence[int], rng: Random) -> Move | None:
    """A path card that brings the tunnels nearest to one of these goals; None if none does."""
    best, found = _near(ways, goals), []
    for move in choices:
        if not isinstance(move, Lay) or is_dead_end(move.shape):
            continue
        after = ways.lay(place(move.x, move.y), OPENINGS[move.shape])
        near = _near(after, goals)
        if near < best:
            best, found = near, [move]
        elif near == best and found:
            found.append(move)
    return rng.choice(found) if found else None


def _near(ways: Ways, goals: Sequence[int]) -> int:
    """The fewest cards to any of these goals; 0 if one is reached."""
    if any(ways.goals.get(GOAL_CELLS[goal], 0) >> 8 for goal in goals):
        return 0
    steps = distances(ways)
    return min((steps[goal] for goal in goals), default=FAR)


def _harm(
    view: SaboteurView, choices: Sequence[Move], goals: Sequence[int], rng: Random
) -> Move | None:
    """A dead end or a rockfall that sets the miners back, or a broken tool."""
    ways = view.public.mine.ways
    before = _near(ways, goals)
    harmful: list[Move] = []
    for move in choices:
        if isinstance(move, Lay) and is_dead_end(move.shape):
            after = ways.lay(place(move.x, move.y), OPENINGS[move.shape])
        elif isinstance(move, Rockfall):
            after = ways.remove(place(move.x, move.y))
        elif isinstance(move, Break) and move.seat != view.seat:
            harmful.append(move)
            continue
        else:
            continue
        if _near(after, goals) > before:
            harmful.append(move)
    return rng.choice(harmful) if harmful else None

"""Who is a saboteur, and where the treasure lies: by Bayes, from what everybody has done.

Every set of saboteurs that the role pool allows is weighed by itself: there are 550 at most. That
a player broke the tools of another says something of the two together, which a list of separate
suspicions could not hold.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import combinations
from math import comb, exp, log
from random import Random
from typing import Final

from msgspec import Struct

from lorelode.bots.saboteur.analysis.distance import FAR
from lorelode.bots.saboteur.analysis.evidence import pair, traits
from lorelode.bots.saboteur.analysis.evidence_weights import WEIGHTS
from lorelode.bots.saboteur.analysis.history import Deed, Kind, Story
from lorelode.rules.saboteur.cards import Face, Role
from lorelode.rules.saboteur.editions import SaboteurEdition
from lorelode.rules.saboteur.state import SaboteurView

_HOMING: Final = 2.3
"""How much a step towards a goal speaks for it, made by a miner who knows where the treasure is."""
_AWAY: Final = 0.7
"""How much it speaks against it if a saboteur makes it."""
_LOOKED_ON: Final = 0.01
"""How likely one who has seen the treasure is to look at another goal, against one who has not."""


class Beliefs(Struct, frozen=True):
    """What a seat takes to be so."""

    sets: tuple[tuple[int, ...], ...]
    """Who could be the saboteurs, in every way that is possible."""
    chances: tuple[float, ...]
    """How likely each of these is."""
    suspicion: tuple[float, ...]
    """How likely each seat is a saboteur."""
    goals: tuple[float, ...]
    """How likely each goal from the top is the treasure."""
    known: bool
    """Whether the seat has seen where the treasure is, or that it can be nowhere else."""

    def saboteurs(self, rng: Random) -> tuple[int, ...]:
        """A set of saboteurs, drawn as likely as it is."""
        return rng.choices(self.sets, self.chances)[0]

    def treasure(self, rng: Random) -> int:
        """A goal that may be the treasure, drawn as likely as it is."""
        return rng.choices(range(3), self.goals)[0]


@lru_cache(maxsize=200)
def prior(
    edition: SaboteurEdition, seats: int, seat: int | None, role: Role | None
) -> tuple[tuple[tuple[int, ...], ...], tuple[float, ...]]:
    """Every set of saboteurs with its logarithm, before anything was done; the spare role counts.

    >>> from lorelode.rules.saboteur.editions import EDITIONS
    >>> sets, logs = prior(EDITIONS["lv"], 3, 0, Role.MINER)
    >>> sets, [round(exp(one), 2) for one in logs]
    (((), (1,), (2,)), [0.33, 0.33, 0.33])
    """
    saboteurs, miners = edition.pool(seats)
    sets, ways = [], []
    for count in range(min(saboteurs, seats) + 1):
        if seats - count > miners:
            continue
        # Of all ways to deal the pool, those that give just these seats a saboteur.
        many = comb(saboteurs, count) * comb(miners, seats - count) / comb(seats, count)
        for members in combinations(range(seats), count):
            if role is None or (seat in members) is (role is Role.SABOTEUR):
                sets.append(members)
                ways.append(many)
    total = sum(ways)
    return tuple(sets), tuple(log(one / total) for one in ways)


def weighed(
    deeds: Sequence[Deed], seats: int, treasure: int | None, weights: Mapping[str, float]
) -> tuple[list[float], dict[tuple[int, int, str], int]]:
    """What each seat's deeds say of it by themselves, and how often who did what to whom."""
    alone = [0.0] * seats
    pairs: dict[tuple[int, int, str], int] = {}
    for deed in deeds:
        for trait, much in traits(deed, treasure):
            alone[deed.mover] += weights[trait] * much
        if kind := pair(deed):
            key = deed.mover, deed.target, kind
            pairs[key] = pairs.get(key, 0) + 1
    return alone, pairs


def _joint(
    sets: Sequence[tuple[int, ...]],
    logs: Sequence[float],
    alone: Sequence[float],
    pairs: Mapping[tuple[int, int, str], int],
    weights: Mapping[str, float],
) -> list[float]:
    """How likely each set is after all."""
    told = [
        (mover, target, *(many * weights[f"{kind}_{sides}"] for sides in ("sm", "ss", "ms")))
        for (mover, target, kind), many in pairs.items()
    ]
    scores = []
    for members, score in zip(sets, logs, strict=True):
        for seat in members:
            score += alone[seat]
        for mover, target, on_miner, on_own, by_miner in told:
            if mover in members:
                score += on_own if target in members else on_miner
            elif target in members:
                score += by_miner
        scores.append(score)
    most = max(scores)
    odds = [exp(score - most) for score in scores]
    total = sum(odds)
    return [one / total for one in odds]


def believed(view: SaboteurView, story: Story, weights: Mapping[str, float] = WEIGHTS) -> Beliefs:
    """What the view's seat should take to be so after this story."""
    public, private = view.public, view.private
    seats, seat = len(public.players), view.seat
    role = None if private is None else private.role
    peeked = (None,) * 3 if private is None else private.peeked
    faces = [up.face if up else seen for up, seen in zip(public.mine.goals, peeked, strict=True)]
    treasure = faces.index(Face.TREASURE) if Face.TREASURE in faces else None
    if treasure is None and faces.count(None) == 1:
        treasure = faces.index(None)
    sets, logs = prior(public.edition, seats, seat, role)
    alone, pairs = weighed(story.deeds, seats, treasure, weights)
    chances = _joint(sets, logs, alone, pairs, weights)
    suspicion = [0.0] * seats
    for members, chance in zip(sets, chances, strict=True):
        for member in members:
            suspicion[member] += chance
    if seat is not None and role is not None:
        suspicion[seat] = float(role is Role.SABOTEUR)
    if treasure is not None:
        goals = tuple(float(goal == treasure) for goal in range(3))
    else:
        goals = _goals(story.deeds, seat, faces, suspicion)
    within = tuple(min(1.0, max(0.0, one)) for one in suspicion)
    return Beliefs(sets, tuple(chances), within, goals, treasure is not None)


def _goals(
    deeds: Sequence[Deed],
    seat: int | None,
    faces: Sequence[Face | None],
    suspicion: Sequence[float],
) -> tuple[float, ...]:
    """Where the treasure lies, from what those did who have looked at goals.

    Who has looked knows of a goal whether it is the treasure. A miner who knows where it is digs
    there, a saboteur rather elsewhere; who has seen it needs no other map.
    """
    logs = [0.0 if face is None else -1e9 for face in faces]
    for deed in deeds:
        if deed.mover == seat or not deed.looked:
            continue
        trust = 1.0 - suspicion[deed.mover]
        if deed.kind is Kind.MAP and deed.goal not in deed.looked:
            for goal in deed.looked:
                logs[goal] += log(_LOOKED_ON)
        if deed.kind is not Kind.LAY or deed.dead:
            continue
        steps = [
            deed.before[goal] - deed.after[goal] if deed.after[goal] < FAR else -2
            for goal in range(3)
        ]
        for goal in deed.closed:
            if goal in deed.looked:
                others = [steps[other] for other in deed.closed if other != goal]
                lead = steps[goal] - (sum(others) / len(others) if others else 0.0)
                logs[goal] += log(trust * exp(_HOMING * lead) + (1.0 - trust) * exp(-_AWAY * lead))
    most = max(logs)
    odds = [exp(one - most) for one in logs]
    total = sum(odds)
    return tuple(one / total for one in odds)


def suspected(view: SaboteurView, story: Story) -> float:
    """How likely the others must take the view's seat for a saboteur."""
    public = view.public
    sets, logs = prior(public.edition, len(public.players), None, None)
    alone, pairs = weighed(story.deeds, len(public.players), None, WEIGHTS)
    chances = _joint(sets, logs, alone, pairs, WEIGHTS)
    return sum(
        chance for members, chance in zip(sets, chances, strict=True) if view.seat in members
    )

"""Who is a saboteur and where the treasure lies, by Bayes, from what everybody has done and said.

Every set of saboteurs that the role pool allows has a probability of its own: there are 330 sets at
most. That a player broke another player's tool says something about both together, which a list of
separate suspicions could not express. What a player says about a goal says something about them and
the treasure together, so each set is weighed with each goal that may be the treasure.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import combinations
from math import comb, exp, log
from random import Random
from typing import Final

from msgspec import Struct

from lorelode.bots.saboteur.analysis.distance import UNREACHABLE
from lorelode.bots.saboteur.analysis.evidence import (
    evidence,
    goal_word,
    pair_evidence,
    said_pair,
)
from lorelode.bots.saboteur.analysis.evidence_weights import WEIGHTS
from lorelode.bots.saboteur.analysis.history import Deed, DeedKind, History
from lorelode.bots.saboteur.analysis.statements import Statement
from lorelode.bots.saboteur.phrases import GOAL_PHRASES
from lorelode.core import View
from lorelode.rules.saboteur.cards import GOALS, Role
from lorelode.rules.saboteur.editions import SaboteurEdition
from lorelode.rules.saboteur.knowledge import treasure_candidates
from lorelode.rules.saboteur.state import SaboteurView

_MINER_TOWARDS: Final = 2.3
"""How much a card towards a goal speaks for it, laid by a miner who knows where the treasure is."""
_SABOTEUR_AWAY: Final = 0.7
"""How much it speaks against the goal if a saboteur lays it."""
_LOOKS_ON: Final = 0.01
"""How likely a player who has seen the treasure looks at another goal, beside one who has not."""
_CUT_OFF_STEPS: Final = -2
"""How many cards nearer a goal counts that was cut off."""
_IMPOSSIBLE: Final = -1e9
"""The logarithm of a probability of nearly 0."""
_LEAST_CHANCE: Final = 1e-12
"""The least probability of a goal that may be the treasure, whatever was said."""


class Beliefs(Struct, frozen=True):
    """What a seat believes."""

    sets: tuple[tuple[int, ...], ...]
    """Every set of seats that could be the saboteurs."""
    chances: tuple[float, ...]
    """How likely each set is."""
    suspicion: tuple[float, ...]
    """How likely each seat is a saboteur."""
    goals: tuple[float, ...]
    """How likely each goal from the top is the treasure."""
    known: bool
    """Whether the seat has seen where the treasure is, or that it can be nowhere else."""

    def saboteurs(self, rng: Random) -> tuple[int, ...]:
        """A set of saboteurs, drawn by its probability."""
        return rng.choices(self.sets, self.chances)[0]

    def treasure(self, rng: Random) -> int:
        """The index of the treasure, drawn by its probability."""
        return rng.choices(range(3), self.goals)[0]


@lru_cache(maxsize=200)
def role_prior(
    edition: SaboteurEdition, seats: int, seat: int | None, role: Role | None
) -> tuple[tuple[tuple[int, ...], ...], tuple[float, ...]]:
    """Every set of saboteurs with its log probability before the first deed.

    >>> from lorelode.rules.saboteur.editions import EDITIONS
    >>> sets, logs = role_prior(EDITIONS["lv"], 3, 0, Role.MINER)
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


def sum_evidence(
    deeds: Sequence[Deed],
    statements: Sequence[Statement],
    seats: int,
    treasure: int | None,
    weights: Mapping[str, float],
) -> tuple[list[float], dict[tuple[int, int, str], int]]:
    """The evidence against each seat alone, and how often who did what to whom or said it of them.

    Statements about goals are not part of it: see `weigh_statements`.
    """
    alone = [0.0] * seats
    pairs: dict[tuple[int, int, str], int] = {}
    for deed in deeds:
        for name, much in evidence(deed, treasure):
            alone[deed.mover] += weights[name] * much
        if found := pair_evidence(deed):
            key = deed.mover, *found
            pairs[key] = pairs.get(key, 0) + 1
    for statement in statements:
        if found := said_pair(statement):
            pairs[statement.speaker, *found] = 1
    return alone, pairs


def _score_sets(
    sets: Sequence[tuple[int, ...]],
    logs: Sequence[float],
    alone: Sequence[float],
    pairs: Mapping[tuple[int, int, str], int],
    weights: Mapping[str, float],
) -> list[float]:
    """The logarithm of how likely each set is after these deeds, up to a constant."""
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
    return scores


def _normalize(scores: Sequence[float]) -> list[float]:
    """Probabilities from their logarithms."""
    most = max(scores)
    odds = [exp(score - most) for score in scores]
    total = sum(odds)
    return [one / total for one in odds]


def weigh_statements(
    statements: Sequence[Statement], treasure: int, seats: int, weights: Mapping[str, float]
) -> tuple[float, list[float]]:
    """How well statements about goals agree with a treasure, as logarithms.

    The first number is for miners as speakers. The others are what is to be added for each seat
    that is a saboteur.
    """
    by_miners, more = 0.0, [0.0] * seats
    for one in statements:
        miner, saboteur = (goal_word(one, treasure, is_saboteur) for is_saboteur in (False, True))
        mistake = weights[miner] if miner else 0.0
        by_miners += mistake
        more[one.speaker] += (weights[saboteur] if saboteur else 0.0) - mistake
    return by_miners, more


def list_heard(history: History, seat: int | None) -> list[Statement]:
    """What others said; what one says oneself tells one nothing."""
    return [one for one in history.statements if one.speaker != seat]


def list_goal_statements(history: History, seat: int | None) -> list[Statement]:
    """What others said about goals that they knew."""
    return [one for one in list_heard(history, seat) if one.phrase in GOAL_PHRASES and one.informed]


def infer_beliefs(
    view: SaboteurView, history: History, weights: Mapping[str, float] = WEIGHTS
) -> Beliefs:
    """What the view's seat should believe after this history."""
    public, private = view.public, view.private
    seats, seat = len(public.players), view.seat
    role = None if private is None else private.role
    candidates = [GOALS.index(goal) for goal in treasure_candidates(view)]
    treasure = candidates[0] if len(candidates) == 1 else None
    sets, logs = role_prior(public.edition, seats, seat, role)
    heard = list_heard(history, seat)
    alone, pairs = sum_evidence(history.deeds, heard, seats, treasure, weights)
    scores = _score_sets(sets, logs, alone, pairs, weights)
    chances = _normalize(scores)
    suspicion = _suspect(sets, chances, seats)
    if treasure is not None:
        goal_logs = [0.0 if goal == treasure else _IMPOSSIBLE for goal in range(3)]
    else:
        goal_logs = weigh_goals(history.deeds, seat, candidates, suspicion)
    if said := list_goal_statements(history, seat):
        weighed = [weigh_statements(said, goal, seats, weights) for goal in candidates]
        joint = [
            scores[at] + goal_logs[goal] + by_miners + sum(more[member] for member in members)
            for goal, (by_miners, more) in zip(candidates, weighed, strict=True)
            for at, members in enumerate(sets)
        ]
        likely = _normalize(joint)
        rows = [likely[at : at + len(sets)] for at in range(0, len(likely), len(sets))]
        chances = [sum(column) for column in zip(*rows, strict=True)]
        suspicion = _suspect(sets, chances, seats)
        for goal, row in zip(candidates, rows, strict=True):
            goal_logs[goal] = log(max(sum(row), _LEAST_CHANCE))
    goals = tuple(_normalize(goal_logs))
    if seat is not None and role is not None:
        suspicion[seat] = float(role is Role.SABOTEUR)
    within = tuple(min(1.0, max(0.0, one)) for one in suspicion)
    return Beliefs(sets, tuple(chances), within, goals, treasure is not None)


def _suspect(sets: Sequence[tuple[int, ...]], chances: Sequence[float], seats: int) -> list[float]:
    """How likely each seat is a saboteur."""
    suspicion = [0.0] * seats
    for members, chance in zip(sets, chances, strict=True):
        for member in members:
            suspicion[member] += chance
    return suspicion


def weigh_goals(
    deeds: Sequence[Deed],
    seat: int | None,
    candidates: Sequence[int],
    suspicion: Sequence[float],
) -> list[float]:
    """The logarithm of how likely each goal is the treasure, from the deeds of those who looked.

    A player who looked at a goal knows whether it is the treasure. A miner who knows the treasure
    digs there, a saboteur rather elsewhere, and neither needs another map.
    """
    logs = [0.0 if goal in candidates else _IMPOSSIBLE for goal in range(3)]
    for deed in deeds:
        if deed.mover == seat or not deed.looked:
            continue
        trust = 1.0 - suspicion[deed.mover]
        if deed.kind is DeedKind.MAP and deed.goal not in deed.looked:
            for goal in deed.looked:
                logs[goal] += log(_LOOKS_ON)
        if deed.kind is not DeedKind.LAY or deed.dead_end:
            continue
        steps = [
            deed.before[goal] - deed.after[goal]
            if deed.after[goal] < UNREACHABLE
            else _CUT_OFF_STEPS
            for goal in range(3)
        ]
        for goal in deed.closed:
            if goal in deed.looked:
                others = [steps[other] for other in deed.closed if other != goal]
                lead = steps[goal] - (sum(others) / len(others) if others else 0.0)
                logs[goal] += log(
                    trust * exp(_MINER_TOWARDS * lead) + (1.0 - trust) * exp(-_SABOTEUR_AWAY * lead)
                )
    return logs


def exposure(view: SaboteurView, history: History) -> float:
    """How likely the others take the view's seat for a saboteur."""
    assert view.seat is not None
    return infer_beliefs(View(view.public, None, None), history).suspicion[view.seat]

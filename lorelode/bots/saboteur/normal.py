"""The level `normal` of Saboteur."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final, NamedTuple

from lorelode.bots.reasons import Belief, Explained
from lorelode.bots.saboteur import reasons
from lorelode.bots.saboteur.analysis.beliefs import Beliefs, exposure, infer_beliefs
from lorelode.bots.saboteur.analysis.evaluation import Evaluator
from lorelode.bots.saboteur.analysis.history import History, HistoryCache
from lorelode.bots.saboteur.analysis.policy import Policy, ScoredMove
from lorelode.bots.saboteur.analysis.policy_weights import PolicyWeights
from lorelode.bots.saboteur.speech import SpeechWeights, say_something
from lorelode.bots.talk import Claim
from lorelode.core import View
from lorelode.rules.saboteur import SABOTEUR
from lorelode.rules.saboteur.cards import CARD_OF, GOALS, OPENINGS, STONES, Role
from lorelode.rules.saboteur.moves import Break, Gold, Lay, Move, Pass, Repair, Stone, Turn
from lorelode.rules.saboteur.state import (
    GOAL_PLACES,
    Dealing,
    Over,
    Playing,
    SaboteurView,
    Sharing,
)

_EQUAL_MARGIN: Final = 0.08
"""Moves whose values are this close to the best one count as equally good."""
_OTHERS_MARGIN: Final = 2.0
"""Moves whose values are this close to that of the move played were alternatives to it."""
_MAX_OTHERS: Final = 2
"""How many alternatives are told."""


class Situation(NamedTuple):
    """What one decision is made from."""

    view: SaboteurView
    history: History
    beliefs: Beliefs
    rng: Random


class SaboteurNormalBot:
    """Remembers what everybody did and said, helps players it trusts, hinders those it suspects."""

    def __init__(
        self, weights: PolicyWeights | None = None, speech: SpeechWeights | None = None
    ) -> None:
        self._histories = HistoryCache()
        self._weights = weights or PolicyWeights()
        self._speech = speech or SpeechWeights()

    def choose(
        self,
        view: View[Any, Any],
        lines: Sequence[str],
        rng: Random,
        claims: Sequence[Claim] = (),
        /,
    ) -> Move:
        """The move of the view's seat."""
        situation = self._situation(view, lines, rng, claims)
        return self._decide(situation).move

    def explain(
        self,
        view: View[Any, Any],
        lines: Sequence[str],
        rng: Random,
        claims: Sequence[Claim] = (),
        /,
    ) -> Explained:
        """What `choose` would do, and why."""
        situation = self._situation(view, lines, rng, claims)
        best, beliefs = self._decide(situation), situation.beliefs
        assert view.seat is not None
        why = (best.reason,) if best.search is None else (best.reason, best.search)
        move = SABOTEUR.write(best.move)
        believed = reasons.make_beliefs(beliefs.suspicion, beliefs.goals)
        others = tuple(map(SABOTEUR.write, self._find_others(situation, best.move)))
        return Explained(view.seat, move, why, believed, others)

    def believe(
        self, view: View[Any, Any], lines: Sequence[str], claims: Sequence[Claim] = (), /
    ) -> tuple[Belief, ...]:
        """How likely each seat is a saboteur; empty while the roles are open or not dealt."""
        if isinstance(view.public.stage, Dealing | Sharing | Over):
            return ()
        history = self._histories.current(view.public, lines, claims)
        return (reasons.make_suspicion(infer_beliefs(view, history).suspicion),)

    def speak(
        self,
        view: View[Any, Any],
        lines: Sequence[str],
        rng: Random,
        claims: Sequence[Claim] = (),
        /,
    ) -> Claim | None:
        """What the view's seat says now, if anything: as its role bids."""
        if not isinstance(view.public.stage, Playing):
            return None
        _, history, beliefs, _ = self._situation(view, lines, rng, claims)
        return say_something(view, lines, history, beliefs, rng, self._speech)

    def _situation(
        self, view: SaboteurView, lines: Sequence[str], rng: Random, claims: Sequence[Claim]
    ) -> Situation:
        history = self._histories.current(view.public, lines, claims)
        return Situation(view, history, infer_beliefs(view, history), rng)

    def _decide(self, situation: Situation) -> ScoredMove:
        view, history, beliefs, _ = situation
        choices = SABOTEUR.choices(view)
        if isinstance(view.public.stage, Playing):
            scored = score_turn(view, history, beliefs, choices, self._weights)
            return self._pick(situation, scored)
        return _decide_between_turns(view, beliefs, choices)

    def _find_others(self, situation: Situation, played: Move) -> list[Move]:
        """The moves that were valued next to the one played, each unlike the others to a reader."""
        view, history, beliefs, _ = situation
        if not isinstance(view.public.stage, Playing):
            return []
        scored = score_turn(view, history, beliefs, SABOTEUR.choices(view), self._weights)
        (value,) = [one.value for one in scored if one.move == played]
        found: dict[object, Move] = {_deed(played): played}
        for one in scored:
            near = one.value >= value - _OTHERS_MARGIN and not isinstance(one.move, Pass)
            if near and len(found) <= _MAX_OTHERS:
                found.setdefault(_deed(one.move), one.move)
        return list(found.values())[1:]

    def _pick(self, situation: Situation, scored: Sequence[ScoredMove]) -> ScoredMove:
        """The move to play, out of these from the best to the worst."""
        equals = [one for one in scored if one.value >= scored[0].value - _EQUAL_MARGIN]
        return situation.rng.choice(equals)


def _deed(move: Move) -> object:
    """What a reader would call the same: a card laid elsewhere, another tool of the same player."""
    match move:
        case Lay():
            return (Lay, CARD_OF[move.shape])
        case Break() | Repair():
            return (type(move), move.seat)
        case _:
            return type(move)


def score_turn(
    view: SaboteurView,
    history: History,
    beliefs: Beliefs,
    choices: Sequence[Move],
    weights: PolicyWeights,
) -> list[ScoredMove]:
    """The moves of a turn, the best first."""
    is_saboteur = view.private is not None and view.private.role is Role.SABOTEUR
    exposed = exposure(view, history) if is_saboteur else 0.0
    return Policy(view, beliefs, len(history.deeds), weights, exposed).score(choices)


def _decide_between_turns(
    view: SaboteurView, beliefs: Beliefs, choices: Sequence[Move]
) -> ScoredMove:
    """Which goal to turn, how to lay a stone, which gold to take."""
    first = choices[0]
    if isinstance(first, Gold):
        return ScoredMove(choices[-1], 0.0, reasons.GOLD.reason())
    sign = -1.0 if view.private is not None and view.private.role is Role.SABOTEUR else 1.0
    if isinstance(first, Turn):
        turns = [move for move in choices if isinstance(move, Turn)]
        chances = {move: beliefs.goals[GOALS.index(move.goal)] for move in turns}
        best: Move = max(chances, key=lambda move: sign * chances[move])
        kind = reasons.TURNS_LIKELY if sign > 0 else reasons.TURNS_OTHER
        return ScoredMove(best, 0.0, kind.reason())
    evaluator, ways = Evaluator(view, beliefs), view.public.mine.ways

    def effort(move: Move) -> float:
        assert isinstance(move, Stone)
        shown = view.public.mine.shown(move.goal)
        assert shown is not None
        shape = OPENINGS[STONES[shown.face, move.turned]]
        return evaluator.evaluate(ways.lay(GOAL_PLACES[move.goal], shape)).effort

    best = min(choices, key=lambda move: sign * effort(move))
    return ScoredMove(best, 0.0, reasons.STONE.reason())

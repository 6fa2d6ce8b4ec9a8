"""A dwarf that remembers what everybody did, and draws its conclusions."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from lorelode.bots.reasons import Explained, Reason
from lorelode.bots.saboteur.analysis.beliefs import Beliefs, believed, suspected
from lorelode.bots.saboteur.analysis.evaluation import Scout
from lorelode.bots.saboteur.analysis.history import Stories, Story
from lorelode.bots.saboteur.analysis.policy import Judge, Judged, Manner
from lorelode.core import View
from lorelode.rules.saboteur import SABOTEUR
from lorelode.rules.saboteur.cards import GOALS, OPENINGS, STONES, Role
from lorelode.rules.saboteur.moves import Gold, Move, Stone, Turn
from lorelode.rules.saboteur.state import GOAL_PLACES, Playing, SaboteurView

_CLOSE = 0.08
"""Moves that differ by no more than this are as good as each other."""


class SaboteurNormalBot:
    """Believes, plans, helps whom it trusts and hinders whom it does not."""

    def __init__(self, manner: Manner | None = None) -> None:
        self._stories = Stories()
        self._manner = manner or Manner()

    def choose(self, view: View[Any, Any], lines: Sequence[str], rng: Random) -> Move:
        """The move of the view's seat."""
        return self._decided(view, lines, rng)[0].move

    def explain(self, view: View[Any, Any], lines: Sequence[str], rng: Random) -> Explained:
        """What `choose` would do, and why."""
        best, beliefs = self._decided(view, lines, rng)
        return explained(view, best, beliefs)

    def _decided(
        self, view: SaboteurView, lines: Sequence[str], rng: Random
    ) -> tuple[Judged, Beliefs]:
        story = self._stories.told(view.public, lines)
        beliefs = believed(view, story)
        choices = SABOTEUR.choices(view)
        if not isinstance(view.public.stage, Playing):
            return settled(view, beliefs, choices), beliefs
        judged = weighed(view, story, beliefs, choices, self._manner)
        return self._best(view, story, beliefs, judged, rng), beliefs

    def _best(
        self,
        view: SaboteurView,  # noqa: ARG002 (for those who look further)
        story: Story,  # noqa: ARG002
        beliefs: Beliefs,  # noqa: ARG002
        judged: Sequence[Judged],
        rng: Random,
    ) -> Judged:
        """Which of these moves is made, the best first."""
        equals = [one for one in judged if one.worth >= judged[0].worth - _CLOSE]
        return rng.choice(equals)


def weighed(
    view: SaboteurView, story: Story, beliefs: Beliefs, choices: Sequence[Move], manner: Manner
) -> list[Judged]:
    """The moves of a turn, the best first."""
    assert view.seat is not None
    judge = Judge(view, beliefs, len(story.deeds), manner)
    if view.private is not None and view.private.role is Role.SABOTEUR:
        judge.exposed = suspected(view, story)
    return judge.judged(choices)


def settled(view: SaboteurView, beliefs: Beliefs, choices: Sequence[Move]) -> Judged:
    """What is not a turn: a goal to turn, a stone to lay, gold to take."""
    first = choices[0]
    if isinstance(first, Gold):
        return Judged(choices[-1], 0.0, Reason("gold"))
    sign = -1.0 if view.private is not None and view.private.role is Role.SABOTEUR else 1.0
    if isinstance(first, Turn):
        turns = [move for move in choices if isinstance(move, Turn)]
        chances = {move: beliefs.goals[GOALS.index(move.goal)] for move in turns}
        best: Move = max(chances, key=lambda move: sign * chances[move])
        return Judged(best, 0.0, Reason("turns-likely" if sign > 0 else "turns-other"))
    scout, ways = Scout(view, beliefs), view.public.mine.ways

    def toil(move: Move) -> float:
        assert isinstance(move, Stone)
        shown = view.public.mine.shown(move.goal)
        assert shown is not None
        shape = OPENINGS[STONES[shown.face, move.turned]]
        return scout.look(ways.lay(GOAL_PLACES[move.goal], shape)).toil

    return Judged(min(choices, key=lambda move: sign * toil(move)), 0.0, Reason("stone"))


def explained(view: SaboteurView, best: Judged, beliefs: Beliefs) -> Explained:
    """The beliefs and the reason."""
    assert view.seat is not None
    why = (best.reason,) if best.ahead is None else (best.reason, best.ahead)
    move = SABOTEUR.write(best.move)
    return Explained(view.seat, move, why, beliefs.suspicion, beliefs.goals)

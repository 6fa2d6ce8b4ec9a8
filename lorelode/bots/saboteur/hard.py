"""A dwarf that plays its best moves on in the mind, in many worlds that may be the real one."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final

from lorelode.bots.bot import Explained
from lorelode.bots.saboteur.beliefs import Beliefs, believed
from lorelode.bots.saboteur.judging import Judged, Manner
from lorelode.bots.saboteur.normal import explained, settled, weighed
from lorelode.bots.saboteur.playout import World
from lorelode.bots.saboteur.story import Stories
from lorelode.core import View
from lorelode.rules.saboteur import SABOTEUR
from lorelode.rules.saboteur.cards import Role
from lorelode.rules.saboteur.moves import Move, Pass
from lorelode.rules.saboteur.state import Playing, SaboteurView

_CANDIDATES: Final = 6
_PASSES: Final = 2
"""No more moves that only put a card away are thought about."""
_PRIOR: Final = 0.06
"""What a card of toil, as the judge has it, counts beside a round won."""
_LAPS: Final = 3
"""So often everybody has a turn in a playout."""
_BATCH: Final = 4
"""Playouts of each candidate between two looks at who is ahead."""


class HardDwarf:
    """Looks ahead. Its budget is a number of playouts, or else seconds."""

    def __init__(
        self,
        playouts: int | None = None,
        seconds: float = 0.5,
        manner: Manner | None = None,
        clock: Callable[[], float] = time.perf_counter,
    ) -> None:
        self._playouts = playouts
        self._seconds = seconds
        self._manner = manner or Manner()
        self._clock = clock
        self._stories = Stories()

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
        begun = self._clock()
        story = self._stories.told(view.public, lines)
        beliefs = believed(view, story)
        choices = SABOTEUR.choices(view)
        if not isinstance(view.public.stage, Playing):
            return settled(view, beliefs, choices), beliefs
        judged = weighed(view, story, beliefs, choices, self._manner)
        candidates = _candidates(judged)
        if len(candidates) == 1:
            return candidates[0], beliefs
        # What everybody must think by now, whoever they are: so the dwarfs of the mind will act.
        doubts = believed(View(view.public, None, None), story).suspicion
        return self._searched(view, beliefs, doubts, candidates, rng, begun), beliefs

    def _searched(
        self,
        view: SaboteurView,
        beliefs: Beliefs,
        doubts: Sequence[float],
        candidates: list[Judged],
        rng: Random,
        begun: float,
    ) -> Judged:
        """The best of these after playing each on in the same worlds; the worse drop out."""
        assert view.private is not None
        sign = -1.0 if view.private.role is Role.SABOTEUR else 1.0
        turns = _LAPS * len(view.public.players)
        sums = [0.0] * len(candidates)
        alive = list(range(len(candidates)))
        top = candidates[0].worth
        made = rounds = 0

        def merit(index: int) -> float:
            prior = _PRIOR * max(candidates[index].worth - top, -8.0)
            return sign * sums[index] / max(1, rounds) + prior

        batches = 0
        while not self._spent(made, len(alive), begun):
            world = World(
                SABOTEUR.imagine(view, rng), beliefs.saboteurs(rng), beliefs.treasure(rng), doubts
            )
            luck = rng.getrandbits(32)
            for index in alive:
                branch = world.copy()
                branch.make(candidates[index].move)
                sums[index] += branch.play_on(Random(luck), turns)
            made += len(alive)
            rounds += 1
            batches += 1
            if batches >= _BATCH * len(alive) and len(alive) > 2:
                alive.sort(key=merit, reverse=True)
                alive.pop()
                batches = 0
        best = max(alive, key=merit)
        if not rounds:
            return candidates[best]
        share = sums[best] / rounds
        reason = f"{candidates[best].reason} (the miners then win {round(100 * share)}%"
        reason += f" of {rounds} rounds imagined)"
        return candidates[best]._replace(reason=reason)

    def _spent(self, made: int, more: int, begun: float) -> bool:
        if self._playouts is not None:
            return made + more > self._playouts
        return self._clock() - begun >= self._seconds


def _candidates(judged: Sequence[Judged]) -> list[Judged]:
    """The best few, not too many of them passes."""
    found: list[Judged] = []
    passes = 0
    for one in judged:
        if isinstance(one.move, Pass):
            passes += 1
            if passes > _PASSES:
                continue
        if found and one.worth < found[0].worth - 6:
            break
        found.append(one)
        if len(found) == _CANDIDATES:
            break
    return found

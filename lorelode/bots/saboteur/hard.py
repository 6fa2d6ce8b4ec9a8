"""A dwarf that plays its best moves on in the mind, in many worlds that may be the real one."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from msgspec import Struct

from lorelode.bots.reasons import Reason
from lorelode.bots.saboteur.analysis.beliefs import Beliefs, believed
from lorelode.bots.saboteur.analysis.determinization import Imagined
from lorelode.bots.saboteur.analysis.history import Story
from lorelode.bots.saboteur.analysis.policy import Judged, Manner
from lorelode.bots.saboteur.normal import SaboteurNormalBot
from lorelode.core import View
from lorelode.rules.saboteur import SABOTEUR
from lorelode.rules.saboteur.cards import Role
from lorelode.rules.saboteur.moves import Move, Pass
from lorelode.rules.saboteur.state import SaboteurView

_BATCH: Final = 8
"""After so many worlds the candidate that is furthest behind drops out; the judge's best never."""


class Search(Struct, frozen=True):
    """How a dwarf looks ahead."""

    candidates: int = 6
    """No more moves are thought about."""
    passes: int = 2
    """No more moves that only put a card away are."""
    within: float = 6.0
    """Nor any that the judge finds so much worse than the best."""
    laps: float = 1.0
    """So often everybody has a turn in a playout."""
    prior: float = 0.01
    """What a card of toil, as the judge has it, counts beside a round won."""
    margin: float = 0.0
    """So much better another move has to be than the one that the judge finds best."""


SEARCHES: Final = {
    Role.MINER: Search(laps=1.6, margin=0.025),
    Role.SABOTEUR: Search(candidates=7),
}
"""How each side looks ahead, unless told otherwise.

In games of `normal` bots that made moves at random, the worth of a move after a lap told more of
how the round ended than the judge's. Margin, laps and candidates are guesses that duels have not
settled.
"""


BOLD: Final = Manner(secrecy=0.15, early=48)
"""How it weighs what to think about: who looks ahead sees for itself when hiding pays."""


class SaboteurHardBot(SaboteurNormalBot):
    """Looks ahead. Its budget is a number of playouts, or else seconds."""

    def __init__(
        self,
        rollouts: int | None = None,
        seconds: float = 0.5,
        manner: Manner | None = None,
        search: Search | None = None,
        clock: Callable[[], float] = time.perf_counter,
    ) -> None:
        super().__init__(manner or BOLD)
        self._rollouts = rollouts
        self._seconds = seconds
        self._searches = SEARCHES if search is None else dict.fromkeys(Role, search)
        self._clock = clock

    def _best(
        self,
        view: SaboteurView,
        story: Story,
        beliefs: Beliefs,
        judged: Sequence[Judged],
        rng: Random,
    ) -> Judged:
        begun = self._clock()
        assert view.private is not None
        search = self._searches[view.private.role or Role.MINER]
        found = candidates(judged, search)
        if len(found) == 1:
            return found[0]
        doubts = [_doubted(view, story, one.move) for one in found]
        return self._searched(view, beliefs, search, doubts, found, rng, begun)

    def _searched(
        self,
        view: SaboteurView,
        beliefs: Beliefs,
        search: Search,
        doubts: Sequence[Sequence[float]],
        found: list[Judged],
        rng: Random,
        begun: float,
    ) -> Judged:
        """The best of these after playing each on in the same worlds; the worse drop out."""
        assert view.private is not None
        sign = -1.0 if view.private.role is Role.SABOTEUR else 1.0
        turns = round(search.laps * len(view.public.players))
        sums = [0.0] * len(found)
        alive = list(range(len(found)))
        top = found[0].worth
        made = rounds = batches = 0
        imagined = Imagined(view, beliefs, rng)

        def merit(index: int) -> float:
            prior = search.prior * max(found[index].worth - top, -8.0)
            return sign * sums[index] / max(1, rounds) + prior

        while not self._spent(made, len(alive), begun):
            world = imagined.world(rng)
            luck = rng.getrandbits(32)
            for index in alive:
                branch = world.copy()
                branch.suspicion = doubts[index]
                branch.make(found[index].move)
                sums[index] += branch.play_on(Random(luck), turns)
            made += len(alive)
            rounds += 1
            batches += 1
            if batches >= _BATCH and len(alive) > 2:
                alive.remove(min(alive[1:], key=merit))
                batches = 0
        best = max(alive, key=merit)
        if merit(best) - merit(0) <= search.margin:
            best = 0
        if not rounds:
            return found[best]
        ahead = Reason("ahead", likely=sums[best] / rounds, worlds=rounds)
        return found[best]._replace(ahead=ahead)

    def _spent(self, made: int, more: int, begun: float) -> bool:
        if self._rollouts is not None:
            return made + more > self._rollouts
        return self._clock() - begun >= self._seconds


def _doubted(view: SaboteurView, story: Story, move: Move) -> tuple[float, ...]:
    """How likely everybody would be taken for a saboteur after a move."""
    after = story.copy()
    after.hear(f"{view.seat} {SABOTEUR.write(move)}", view.public)
    return believed(View(view.public, None, None), after).suspicion


def candidates(judged: Sequence[Judged], search: Search) -> list[Judged]:
    """The best few, not too many of them passes."""
    found: list[Judged] = []
    passes = 0
    for one in judged:
        if isinstance(one.move, Pass):
            passes += 1
            if passes > search.passes:
                continue
        if found and one.worth < found[0].worth - search.within:
            break
        found.append(one)
        if len(found) == search.candidates:
            break
    return found

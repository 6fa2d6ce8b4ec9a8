"""The level `hard` of Saboteur."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Final

from msgspec import Struct

from lorelode.bots.saboteur import reasons
from lorelode.bots.saboteur.analysis.beliefs import infer_beliefs
from lorelode.bots.saboteur.analysis.determinization import make_determinizer
from lorelode.bots.saboteur.analysis.history import Deed
from lorelode.bots.saboteur.analysis.policy import ScoredMove
from lorelode.bots.saboteur.analysis.policy_weights import PolicyWeights
from lorelode.bots.saboteur.analysis.value_network import NETWORK
from lorelode.bots.saboteur.normal import SaboteurNormalBot, Situation
from lorelode.core import View
from lorelode.engine.saboteur import RandomSource, Rollout, from_move, make_move, play_on
from lorelode.rules.saboteur import SABOTEUR
from lorelode.rules.saboteur.cards import Role
from lorelode.rules.saboteur.moves import Move, Pass

DEFAULT_SECONDS: Final = 0.025
"""The processor's time that a decision has at a table."""
_MAX_LUCK: Final = 1 << 31
"""The seeds of rollouts are below this."""
_LEAST_PRIOR_VALUE: Final = -8.0
"""A move that the policy values less than this below its best counts as this much below."""


class SearchOptions(Struct, frozen=True):
    """How a bot looks ahead."""

    candidates: int = 6
    """How many moves are tried at most."""
    passes: int = 2
    """How many of them may be passes."""
    within: float = 6.0
    """How much worse than the best they may be, as the policy values them."""
    laps: float = 1.0
    """How many turns each player has in a rollout."""
    prior: float = 0.01
    """What a card of effort, as the policy values it, counts beside a round won."""
    margin: float = 0.0
    """How much better another move must be than the policy's best."""


SEARCH_OPTIONS: Final = {
    Role.MINER: SearchOptions(laps=1.6, margin=0.025),
    Role.SABOTEUR: SearchOptions(candidates=7),
}
"""How each side looks ahead by default.

In games of `normal` bots that made some moves at random, the value of a move after a lap said more
about how the round ended than the policy did. Margin, laps and candidates are guesses that duels
have not settled.
"""

HARD_WEIGHTS: Final = PolicyWeights(secrecy=0.15, early=48)
"""The policy that proposes moves: a bot that looks ahead sees for itself when hiding pays."""


class SaboteurHardBot(SaboteurNormalBot):
    """Tries its best moves in rollouts. Its budget is a number of rollouts, or else seconds."""

    def __init__(
        self,
        rollouts: int | None = None,
        seconds: float = DEFAULT_SECONDS,
        weights: PolicyWeights | None = None,
        search: SearchOptions | None = None,
        clock: Callable[[], float] = time.thread_time,
    ) -> None:
        super().__init__(weights or HARD_WEIGHTS)
        self._rollouts = rollouts
        self._seconds = seconds
        self._options = SEARCH_OPTIONS if search is None else dict.fromkeys(Role, search)
        self._clock = clock

    def _pick(self, situation: Situation, scored: Sequence[ScoredMove]) -> ScoredMove:
        begun = self._clock()
        private = situation.view.private
        assert private is not None
        options = self._options[private.role or Role.MINER]
        candidates = pick_candidates(scored, options)
        if len(candidates) == 1:
            return candidates[0]
        suspicions = _suspicions_after(situation, [one.move for one in candidates])
        return self._search(situation, options, candidates, suspicions, begun)

    def _search(
        self,
        situation: Situation,
        options: SearchOptions,
        candidates: Sequence[ScoredMove],
        suspicions: Sequence[list[float]],
        begun: float,
    ) -> ScoredMove:
        """The best candidate after rollouts of each from the same samples.

        The worst candidates drop out one by one, in equal parts of the budget, until two are left.
        The policy's best move never does.
        """
        view, _, beliefs, rng = situation
        assert view.private is not None
        sign = -1.0 if view.private.role is Role.SABOTEUR else 1.0
        turns = round(options.laps * len(view.public.players))
        determinizer = make_determinizer(view, beliefs, rng)
        source = RandomSource(rng.getrandbits(32))
        sample = determinizer.make_position()
        rollout = Rollout(sample)
        moves = [from_move(one.move) for one in candidates]
        sums = [0.0] * len(candidates)
        alive = list(range(len(candidates)))
        top = candidates[0].value
        rollouts = samples = 0

        def merit(index: int) -> float:
            prior = options.prior * max(candidates[index].value - top, _LEAST_PRIOR_VALUE)
            return sign * sums[index] / max(1, samples) + prior

        while (spent := self._spent_share(rollouts, len(alive), begun)) < 1.0:
            if spent * (len(moves) - 1) > len(moves) - len(alive) + 1 and len(alive) > 2:
                alive.remove(min(alive[1:], key=merit))
            determinizer.sample(sample, source)
            luck = source.below(_MAX_LUCK)
            for index in alive:
                rollout.begin(sample, suspicions[index], luck)
                make_move(rollout, moves[index])
                sums[index] += play_on(rollout, turns, NETWORK)
            rollouts += len(alive)
            samples += 1
        best = max(alive, key=merit)
        if merit(best) - merit(0) <= options.margin:
            best = 0
        if not samples:
            return candidates[best]
        ahead = reasons.AHEAD.reason(likely=sums[best] / samples, worlds=samples)
        return candidates[best]._replace(search=ahead)

    def _spent_share(self, made: int, more: int, begun: float) -> float:
        """The share of the budget that is spent; 1 if there is none left for another sample."""
        if self._rollouts is not None:
            return 1.0 if made + more > self._rollouts else made / self._rollouts
        return (self._clock() - begun) / self._seconds


def _suspicions_after(situation: Situation, moves: Sequence[Move]) -> list[list[float]]:
    """How likely everybody would be taken for a saboteur after each of these moves."""
    view = situation.view
    known: dict[Deed, list[float]] = {}
    found = []
    for move in moves:
        after = situation.history.copy()
        after.add_line(f"{view.seat} {SABOTEUR.write(move)}", view.public)
        deed = after.deeds[-1]
        # Many moves are the same deed to others.
        if deed not in known:
            beliefs = infer_beliefs(View(view.public, None, None), after)
            known[deed] = list(beliefs.suspicion)
        found.append(known[deed])
    return found


def pick_candidates(scored: Sequence[ScoredMove], options: SearchOptions) -> list[ScoredMove]:
    """The best few moves, not too many of them passes."""
    found: list[ScoredMove] = []
    passes = 0
    for one in scored:
        if isinstance(one.move, Pass):
            passes += 1
            if passes > options.passes:
                continue
        if found and one.value < found[0].value - options.within:
            break
        found.append(one)
        if len(found) == options.candidates:
            break
    return found

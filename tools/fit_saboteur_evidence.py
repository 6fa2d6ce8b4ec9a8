"""Fit the weights of evidence in Saboteur.

    python -m tools.fit_saboteur_evidence [GAMES] [SEED] [all|said]

Bots play and speak in games with seeds that are kept for this ("tuning" with a letter, a part and a
number; no other part of the project uses them); saboteurs among them lie. At moments drawn at
random, and at the last one of each round, the roles and the treasure are guessed from what the
player to act has seen and heard, and the weights are moved until the truth is as likely as can be
(maximum likelihood by gradient ascent, with a little shrinkage). What is found goes to
`lorelode/bots/saboteur/analysis/evidence_weights.py`.

With `said`, only what is said is weighed anew, and the weights of the deeds stay: they have to be
right at silent tables too.

`SURER` and the three numbers of `lorelode/bots/saboteur/analysis/beliefs.py` were tried out on
other games ("held back aa" to "ad", "goal tuning" and "goal tuning b"), so that guesses came true
as often as they said. `tools/saboteur_calibration.py` checks all of it on games that nothing was
tuned on. The network of `tools/fit_saboteur_network.py` reads these beliefs too, so it is best
fitted again after this.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from math import inf, log
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from lorelode.arena.match import list_claims
from lorelode.bots.saboteur.analysis import evidence_weights as kept
from lorelode.bots.saboteur.analysis.beliefs import (
    infer_beliefs,
    list_goal_statements,
    list_heard,
    role_prior,
    weigh_goals,
)
from lorelode.bots.saboteur.analysis.evidence import (
    CLAIM_EVIDENCE,
    EVIDENCE,
    PAIR_EVIDENCE,
    evidence,
    goal_word,
    pair_evidence,
    said_pair,
)
from lorelode.bots.saboteur.analysis.history import History, HistoryCache
from lorelode.bots.saboteur.phrases import SEAT_PHRASES
from lorelode.bots.talk import Claim
from lorelode.core import CHANCE, Seat, show_move
from lorelode.rules.saboteur import SABOTEUR
from lorelode.rules.saboteur.cards import GOALS, Face, Role
from lorelode.rules.saboteur.knowledge import treasure_candidates
from lorelode.rules.saboteur.state import Playing, SaboteurState
from tools.saboteur_duels import play_game

NAMES = (*EVIDENCE, *PAIR_EVIDENCE, *CLAIM_EVIDENCE)
SAID = (*(name for name in PAIR_EVIDENCE if name.startswith(SEAT_PHRASES)), *CLAIM_EVIDENCE)
"""The kinds of evidence of what is said."""
SURER = 1.07
"""A factor for the fitted weights.

Deeds of one player depend on each other, so several of them say less than their sum. That draws all
weights down, and a player who has done only one thing would be suspected too little.
"""
PARTS = 16
"""In how many parts the games are played."""
TABLES = [("lv", seats) for seats in (3, 4, 5, 5, 6, 7, 8, 10, 10)]
TABLES += [(edition, seats) for edition in ("fa", "he", "ru") for seats in (4, 5, 7, 9)]
SIDES = [("normal", "normal")]
BOUNDS = {
    # Bots that are miners never say anything false, but people err: one word in a hundred.
    "goal_false_m": (log(0.01), inf),
    # Bots suspect for the same deeds that all have seen. People see more: their word counts a bit.
    **dict.fromkeys(("suspect_sm", "suspect_ms"), (0.3, inf)),
    "trust_ms": (-inf, -0.3),
    # Words are free: nobody gains trust by accusing others or by speaking for them.
    **dict.fromkeys(("suspect_ss", "trust_sm", "trust_ss"), (0.0, inf)),
}
"""Between what a weight may be, where the games of bots would mislead them about people."""
MOMENTS = 3
"""How many moments of each round are used at most, beside its last one."""


class Sample(NamedTuple):
    """What is to be guessed at one moment."""

    features: NDArray[np.float64]
    """One row for each set of saboteurs with each goal that may be the treasure."""
    logs: NDArray[np.float64]
    truth: int


def features(
    history: History, seat: Seat, sets: Sequence[tuple[int, ...]], treasure: int | None
) -> NDArray[np.float64]:
    """How much of each kind of evidence there is for every set of saboteurs.

    What was said of goals is not part of it: see `goal_features`.
    """
    found = np.zeros((len(sets), len(NAMES)))
    seats = 1 + max((seat for members in sets for seat in members), default=0)
    alone = np.zeros((max(seats, 11), len(NAMES)))
    pairs = []
    for deed in history.deeds:
        for name, much in evidence(deed, treasure):
            alone[deed.mover, NAMES.index(name)] += much
        if between := pair_evidence(deed):
            pairs.append((deed.mover, *between))
    pairs += [
        (statement.speaker, *said)
        for statement in list_heard(history, seat)
        if (said := said_pair(statement))
    ]
    for row, members in enumerate(sets):
        for member in members:
            found[row] += alone[member]
        for mover, target, kind in pairs:
            sides = ("s" if mover in members else "m") + ("s" if target in members else "m")
            if sides != "mm":
                found[row, NAMES.index(f"{kind}_{sides}")] += 1
    return found


def goal_features(
    history: History, seat: Seat, sets: Sequence[tuple[int, ...]], treasure: int
) -> NDArray[np.float64]:
    """How much evidence there is in what others said of goals, if this is the treasure."""
    found = np.zeros((len(sets), len(NAMES)))
    for statement in list_goal_statements(history, seat):
        for row, members in enumerate(sets):
            if word := goal_word(statement, treasure, statement.speaker in members):
                found[row, NAMES.index(word)] += 1
    return found


def samples(games: int, seed: str) -> Iterator[Sample]:
    """Moments of games that bots played."""
    rng = Random(f"{seed} moments")
    for number in range(games):
        edition, seats = rng.choice(TABLES)
        miner, saboteur = rng.choice(SIDES)
        steps = list(play_game(edition, seats, miner, saboteur, f"{seed} {number}"))
        lines = [show_move(SABOTEUR, step.mover, step.move, None) for step in steps]
        deals = [at for at, step in enumerate(steps) if step.mover == CHANCE]
        for begin, end in zip(deals, [*deals[1:], len(steps)], strict=True):
            moments = [
                at for at in range(begin, end) if isinstance(steps[at].state.public.stage, Playing)
            ]
            for at in {moments[-1], *(rng.choice(moments) for _ in range(MOMENTS))}:
                claims = list_claims(steps[: at + 1])
                yield sample(steps[at].state, lines[: at + 1], claims)


def list_samples(games: int, seed: str) -> list[Sample]:
    """The same as a list, for a process of its own."""
    return list(samples(games, seed))


def sample(state: SaboteurState, lines: Sequence[str], claims: Sequence[Claim]) -> Sample:
    """What the player to act has to go by at this moment."""
    seats = len(state.private)
    assert isinstance(state.public.stage, Playing)
    seat = state.public.stage.seat
    me: Any = state.private[seat]
    view = state.view(seat)
    candidates = [GOALS.index(goal) for goal in treasure_candidates(view)]
    treasure = candidates[0] if len(candidates) == 1 else None
    history = HistoryCache().current(state.public, lines, claims)
    sets, logs = role_prior(state.public.edition, seats, seat, me.role)
    roles = features(history, seat, sets, treasure)
    silent = history.copy()
    silent.statements = ()
    suspicion = infer_beliefs(view, silent).suspicion
    goals = weigh_goals(history.deeds, seat, candidates, suspicion)
    rows = [roles + goal_features(history, seat, sets, goal) for goal in candidates]
    true = tuple(one for one in range(seats) if state.private[one].role is Role.SABOTEUR)
    buried = candidates.index(state.secret.goals.index(Face.TREASURE))
    return Sample(
        np.concatenate(rows),
        np.concatenate([np.array(logs) + goals[goal] for goal in candidates]),
        buried * len(sets) + sets.index(true),
    )


def keep_weights(data: Sequence[Sample], before: NDArray[np.float64]) -> list[Sample]:
    """The same moments with the kinds of what is said only; all others have the weights before."""
    said = [NAMES.index(name) for name in SAID]
    others = np.where([name in SAID for name in NAMES], 0.0, before)
    return [
        Sample(one.features[:, said], one.logs + one.features @ others, one.truth) for one in data
    ]


def fit(
    data: Sequence[Sample], weights: NDArray[np.float64], names: Sequence[str], rounds: int = 300
) -> NDArray[np.float64]:
    """The weights under which the truth is likeliest, within their bounds, beginning with these."""
    low, high = np.array([BOUNDS.get(name, (-inf, inf)) for name in names]).T
    slow, fast = np.zeros_like(weights), np.zeros_like(weights)
    for step in range(1, rounds + 1):
        slope = -0.2 * weights
        for one in data:
            scores = one.logs + one.features @ weights
            odds = np.exp(scores - scores.max())
            odds /= odds.sum()
            slope += one.features[one.truth] - odds @ one.features
        slow = 0.9 * slow + 0.1 * slope
        fast = 0.999 * fast + 0.001 * slope**2
        rate = 0.08 * (1 - step / (rounds + 1))
        change = rate * (slow / (1 - 0.9**step)) / (np.sqrt(fast / (1 - 0.999**step)) + 1e-9)
        weights = np.clip(weights + change, low, high)
    return weights


def loss(data: Sequence[Sample], weights: NDArray[np.float64]) -> float:
    """The mean of the logarithm by which the true roles were missed."""
    total = 0.0
    for one in data:
        scores = one.logs + one.features @ weights
        total += np.logaddexp.reduce(scores) - scores[one.truth]
    return float(total / len(data))


def main() -> None:
    """Play, fit, write."""
    games = max(PARTS, int(sys.argv[1]) if len(sys.argv) > 1 else 320)
    seed = sys.argv[2] if len(sys.argv) > 2 else "tuning"
    what = sys.argv[3] if len(sys.argv) > 3 else "all"
    if what not in ("all", "said"):
        raise SystemExit(f"fit all or said, not {what!r}")
    with ProcessPoolExecutor() as processes:
        seeds = [f"{seed} {part}" for part in range(PARTS)]
        parts = processes.map(list_samples, [games // PARTS] * PARTS, seeds)
        data = [one for part in parts for one in part]
    held, seen = data[: len(data) // 5], data[len(data) // 5 :]
    before = np.array([kept.WEIGHTS.get(name, 0.0) for name in NAMES])
    if what == "said":
        weights, said = before.copy(), [NAMES.index(name) for name in SAID]
        weights[said] = fit(keep_weights(seen, before), before[said], SAID)
    else:
        weights = SURER * fit(seen, before, NAMES)
    none = np.zeros_like(weights)
    sys.stdout.write(
        f"{len(data)} moments; loss on those held back: {loss(held, none):.4f} knowing nothing,"
        f" {loss(held, before):.4f} before,"
        f" {loss(held, weights):.4f} now\n"
    )
    path = Path(kept.__file__)
    head, _, _ = path.read_text().partition("WEIGHTS")
    rows = "".join(
        f'    "{name}": {weight:.3f},\n' for name, weight in zip(NAMES, weights, strict=True)
    )
    path.write_text(f"{head}WEIGHTS: Final[Mapping[str, float]] = {{\n{rows}}}\n")
    for name, weight in zip(NAMES, weights, strict=True):
        sys.stdout.write(f"{name:14} {weight:+.3f}\n")


if __name__ == "__main__":
    main()

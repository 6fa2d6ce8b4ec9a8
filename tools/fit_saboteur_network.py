"""Fit the value network of Saboteur: `python -m tools.fit_saboteur_network [GAMES SEED …]`.

`normal` bots play games with seeds that are used for nothing else. Now and then one of them plays
another of its better moves, so that the network sees where that leads. After every turn the
features of the position are kept, with the winners of the round. The network is fitted by maximum
likelihood (Adam, with a little shrinkage), and its weights go to
`lorelode/bots/saboteur/analysis/value_network_weights.py`.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from lorelode.arena.match import play_out
from lorelode.bots.saboteur.analysis import value_network
from lorelode.bots.saboteur.analysis.beliefs import infer_beliefs
from lorelode.bots.saboteur.analysis.history import HistoryCache
from lorelode.bots.saboteur.analysis.policy_weights import PolicyWeights
from lorelode.bots.saboteur.hard import SearchOptions, pick_candidates
from lorelode.bots.saboteur.normal import SaboteurNormalBot, score_turn
from lorelode.bots.talk import Claim
from lorelode.core import CHANCE, View, show_move
from lorelode.engine.saboteur import Rollout, from_state, measure_features
from lorelode.rules.saboteur import SABOTEUR
from lorelode.rules.saboteur.cards import Role
from lorelode.rules.saboteur.state import Playing

TABLES = [("lv", seats) for seats in (3, 3, 4, 5, 5, 5, 6, 7, 7, 8, 10, 10)]
TABLES += [(edition, seats) for edition in ("fa", "he", "ru") for seats in (4, 5, 5, 7)]
WANDERING = 0.2
"""How likely a bot plays another move than its best."""
HIDDEN = 14
"""The size of the hidden layer."""

Floats = NDArray[np.float64]


class Sample(NamedTuple):
    """A position, and how its round ended."""

    features: Sequence[float]
    won: bool
    game: int


class Wanderer:
    """A `normal` bot that now and then plays another of its better moves."""

    def __init__(self) -> None:
        self._bot = SaboteurNormalBot()
        self._histories = HistoryCache()

    def choose(
        self,
        view: View[Any, Any],
        lines: Sequence[str],
        rng: Random,
        claims: Sequence[Claim] = (),
        /,
    ) -> Any:
        """A move of the view's seat."""
        if rng.random() >= WANDERING or not isinstance(view.public.stage, Playing):
            return self._bot.choose(view, lines, rng, claims)
        history = self._histories.current(view.public, lines, claims)
        choices, beliefs = SABOTEUR.choices(view), infer_beliefs(view, history)
        scored = score_turn(view, history, beliefs, choices, PolicyWeights())
        return rng.choice(pick_candidates(scored, SearchOptions())).move

    def speak(
        self,
        view: View[Any, Any],
        lines: Sequence[str],
        rng: Random,
        claims: Sequence[Claim] = (),
        /,
    ) -> Claim | None:
        """What a `normal` bot would say."""
        return self._bot.speak(view, lines, rng, claims)


def samples(games: int, seed: str) -> Iterator[Sample]:
    """The positions of games that bots played."""
    rng = Random(f"{seed} tables")
    for number in range(games):
        edition, seats = rng.choice(TABLES)
        bots = [Wanderer() for _ in range(seats)]
        entropy = Random(f"{seed} {number}").randbytes(32)
        lines: list[str] = []
        histories = HistoryCache()
        waiting: list[Sequence[float]] = []
        for step in play_out(SABOTEUR, SABOTEUR.editions[edition], seats, bots, entropy):
            state = step.state
            public = state.public
            lines.append(show_move(SABOTEUR, step.mover, step.move, None))
            if step.mover == CHANCE:
                waiting = []
            if isinstance(public.stage, Playing):
                history = histories.current(public, lines)
                suspicion = infer_beliefs(View(public, None, None), history).suspicion
                position = from_state(state)
                rollout = Rollout(position)
                rollout.begin(position, list(suspicion), 0)
                waiting.append(list(measure_features(rollout)))
            elif waiting and public.results and public.round == len(public.results):
                won = public.results[-1].winners is Role.MINER
                yield from (Sample(found, won, number) for found in waiting)
                waiting = []


def win_probabilities(rows: Floats, hidden: Floats, out: Floats) -> Floats:
    """How likely the miners win in each row, as `ValueNetwork.win_probability` has it."""
    layer = np.maximum(rows @ hidden[:, 1:].T + hidden[:, 0], 0)
    return np.asarray(1 / (1 + np.exp(-(layer @ out[1:] + out[0]))))


def fit(rows: Floats, won: Floats, epochs: int = 8) -> tuple[Floats, Floats]:
    """The weights of the network under which the winners are likeliest."""
    rng = np.random.default_rng(0)
    hidden = rng.normal(0, 1 / np.sqrt(rows.shape[1]), (HIDDEN, rows.shape[1] + 1))
    out = rng.normal(0, 0.3, HIDDEN + 1)
    both: list[Floats] = [hidden, out]
    slow = [np.zeros_like(one) for one in both]
    fast = [np.zeros_like(one) for one in both]
    batch, made = 256, 0
    total = epochs * (len(rows) // batch)
    for _ in range(epochs):
        order = rng.permutation(len(rows))
        for begin in range(0, len(rows) - batch + 1, batch):
            chosen = order[begin : begin + batch]
            x, y = rows[chosen], won[chosen]
            layer = np.maximum(x @ hidden[:, 1:].T + hidden[:, 0], 0)
            error = (1 / (1 + np.exp(-(layer @ out[1:] + out[0]))) - y) / batch
            back = np.outer(error, out[1:]) * (layer > 0)
            slopes = [
                np.column_stack([back.sum(0), back.T @ x]) + 1e-4 * hidden,
                np.concatenate([[error.sum()], layer.T @ error]) + 1e-4 * out,
            ]
            made += 1
            rate = 0.004 * (1 - made / (total + 1))
            for index, slope in enumerate(slopes):
                slow[index] = 0.9 * slow[index] + 0.1 * slope
                fast[index] = 0.999 * fast[index] + 0.001 * slope**2
                step = slow[index] / (1 - 0.9**made)
                both[index] -= rate * step / (np.sqrt(fast[index] / (1 - 0.999**made)) + 1e-8)
    return hidden, out


def loss(chances: Floats, won: Floats) -> tuple[float, float]:
    """The mean logarithm by which the winners were missed, and the Brier score."""
    right = np.where(won > 0.5, chances, 1 - chances)
    return float(-np.log(right + 1e-9).mean()), float(((chances - won) ** 2).mean())


def write_module(hidden: Floats, out: Floats, command: str) -> str:
    """The module that holds the weights."""
    rows = ""
    for (bias, *row), weight in zip(hidden, out[1:], strict=True):
        numbers = ", ".join(f"{number:.3f}" for number in row)
        rows += f"    ({bias:.3f}, ({numbers}), {weight:.3f}),\n"
    return (
        f'"""The weights of `value_network`, fitted by `{command}`."""\n\n'
        "# ruff: noqa: E501\n\nfrom typing import Final\n\n# fmt: off\n"
        f"BIAS: Final = {out[0]:.3f}\n"
        "# Each of the hidden layer: its bias, a weight for each feature, and its own weight.\n"
        f"HIDDEN: Final = (\n{rows})\n"
    )


def main() -> None:
    """Play, fit, write."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 330
    seeds = sys.argv[2:] or ["foresight 1", "foresight 2"]
    data = [one for seed in seeds for one in samples(games, seed)]
    rows = np.array([one.features for one in data])
    won = np.array([float(one.won) for one in data])
    held = np.array([one.game % 5 == 0 for one in data])
    chances = win_probabilities(rows[held], *fit(rows[~held], won[~held]))
    sys.stdout.write(
        f"{len(data)} positions; the miners won {won.mean():.3f}; on those held back: log loss and"
        f" Brier {loss(chances, won[held])},"
        f" knowing nothing {loss(np.full(held.sum(), won.mean()), won[held])}\n"
    )
    hidden, out = fit(rows, won)
    named = "".join(f" '{seed}'" for seed in seeds)
    command = f"python -m tools.fit_saboteur_network {games}{named}"
    path = Path(value_network.__file__).with_name("value_network_weights.py")
    path.write_text(write_module(hidden, out, command))


if __name__ == "__main__":
    main()

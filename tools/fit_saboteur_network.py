"""Fit how dwarfs foresee the end of a round: `python -m tools.fit_saboteur_network [GAMES SEED …]`.

`normal` bots play games with seeds that are kept for this; now and then one of them makes another
of its better moves, so that the network sees what that leads to. After every turn the signs of
the moment are kept, with who won the round in the end. The weights of the network are moved until
the winners are as likely as can be (Adam on the logarithm of the chances, with a little
shrinkage), and go to `lorelode/bots/saboteur/analysis/value_network_weights.py`.
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
from lorelode.bots.saboteur import SaboteurNormalBot
from lorelode.bots.saboteur.analysis import value_network
from lorelode.bots.saboteur.analysis.beliefs import believed
from lorelode.bots.saboteur.analysis.history import Stories
from lorelode.bots.saboteur.analysis.policy import Manner
from lorelode.bots.saboteur.analysis.rollout import World
from lorelode.bots.saboteur.hard import Search, candidates
from lorelode.bots.saboteur.normal import weighed
from lorelode.core import CHANCE, View, shown
from lorelode.rules.saboteur import SABOTEUR
from lorelode.rules.saboteur.cards import Face, Role
from lorelode.rules.saboteur.state import Playing

TABLES = [("lv", seats) for seats in (3, 3, 4, 5, 5, 5, 6, 7, 7, 8, 10, 10)]
TABLES += [(edition, seats) for edition in ("fa", "he", "ru") for seats in (4, 5, 5, 7)]
WANDERING = 0.2
"""So often a bot makes another move than its best."""
HIDDEN = 14

Floats = NDArray[np.float64]


class Sample(NamedTuple):
    """A moment, and how it ended."""

    signs: Sequence[float]
    won: bool
    game: int


class Wanderer:
    """A `normal` bot that now and then makes another of its better moves."""

    def __init__(self) -> None:
        self._bot = SaboteurNormalBot()
        self._stories = Stories()

    def choose(self, view: View[Any, Any], lines: Sequence[str], rng: Random) -> Any:
        """A move of the view's seat."""
        if rng.random() >= WANDERING or not isinstance(view.public.stage, Playing):
            return self._bot.choose(view, lines, rng)
        story = self._stories.told(view.public, lines)
        choices = SABOTEUR.choices(view)
        judged = weighed(view, story, believed(view, story), choices, Manner())
        return rng.choice(candidates(judged, Search())).move


def samples(games: int, seed: str) -> Iterator[Sample]:
    """The moments of games that bots played."""
    rng = Random(f"{seed} tables")
    for number in range(games):
        edition, seats = rng.choice(TABLES)
        bots = [Wanderer() for _ in range(seats)]
        entropy = Random(f"{seed} {number}").randbytes(32)
        lines: list[str] = []
        stories = Stories()
        waiting: list[list[float]] = []
        for step in play_out(SABOTEUR, SABOTEUR.editions[edition], seats, bots, entropy):
            state = step.state
            public = state.public
            lines.append(shown(SABOTEUR, step.mover, step.move, None))
            if step.mover == CHANCE:
                waiting = []
            if isinstance(public.stage, Playing):
                roles = [private.role for private in state.private]
                saboteurs = [seat for seat, role in enumerate(roles) if role is Role.SABOTEUR]
                doubts = believed(View(public, None, None), stories.told(public, lines)).suspicion
                treasure = state.secret.goals.index(Face.TREASURE)
                world = World(state, saboteurs, treasure, doubts=doubts)
                waiting.append(value_network.signs(world.moment()))
            elif waiting and public.results and public.round == len(public.results):
                won = public.results[-1].winners is Role.MINER
                yield from (Sample(found, won, number) for found in waiting)
                waiting = []


def odds(rows: Floats, hidden: Floats, out: Floats) -> Floats:
    """How likely the miners win in each row, as `value_network.odds` has it."""
    layer = np.maximum(rows @ hidden[:, 1:].T + hidden[:, 0], 0)
    return np.asarray(1 / (1 + np.exp(-(layer @ out[1:] + out[0]))))


def fitted(rows: Floats, won: Floats, epochs: int = 8) -> tuple[Floats, Floats]:
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


def written(hidden: Floats, out: Floats, command: str) -> str:
    """The module that holds the weights."""
    rows = ""
    for (bias, *row), weight in zip(hidden, out[1:], strict=True):
        numbers = ", ".join(f"{number:.3f}" for number in row)
        rows += f"    ({bias:.3f}, ({numbers}), {weight:.3f}),\n"
    return (
        f'"""The weights of `foresight`, fitted by `{command}`."""\n\n'
        "# ruff: noqa: E501\n\nfrom typing import Final\n\n# fmt: off\n"
        f"BIAS: Final = {out[0]:.3f}\n"
        "# Each of the hidden layer: its bias, a weight for each sign, and its own weight.\n"
        f"HIDDEN: Final = (\n{rows})\n"
    )


def main() -> None:
    """Play, fit, write."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 330
    seeds = sys.argv[2:] or ["foresight 1", "foresight 2"]
    data = [one for seed in seeds for one in samples(games, seed)]
    rows = np.array([one.signs for one in data])
    won = np.array([float(one.won) for one in data])
    held = np.array([one.game % 5 == 0 for one in data])
    chances = odds(rows[held], *fitted(rows[~held], won[~held]))
    sys.stdout.write(
        f"{len(data)} moments; the miners won {won.mean():.3f}; on those held back: log loss and"
        f" Brier {loss(chances, won[held])},"
        f" knowing nothing {loss(np.full(held.sum(), won.mean()), won[held])}\n"
    )
    hidden, out = fitted(rows, won)
    told = "".join(f" '{seed}'" for seed in seeds)
    path = Path(value_network.__file__).with_name("network.py")
    path.write_text(written(hidden, out, f"python -m tools.fit_saboteur_network {games}{told}"))


if __name__ == "__main__":
    main()

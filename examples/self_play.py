"""Train a small policy for Saboteur by self-play, measure it in the arena, and plot how it learns.

    pip install 'lorelode[pettingzoo,arena]'
    python -m examples.self_play [MINUTES]      # ten, if not given
    lorelode arena saboteur --agent examples.self_play:agent --levels random,easy

Actions have features (what is laid where), moments have facts (what is known of the treasure), and
a role has a weight for every pair of both; the softmax of the sums is the policy. REINFORCE makes
likelier what was done in good rounds. How far miners dug counts too: beginners find no treasure.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from functools import cache
from typing import Any

import numpy as np
from matplotlib.figure import Figure

from lorelode.arena.executor import run_tasks
from lorelode.arena.studies import STUDIES
from lorelode.arena.study import Wish
from lorelode.arena.tasks import make_tasks
from lorelode.envs import pettingzoo
from lorelode.envs.games import translate
from lorelode.rules.saboteur.cards import OPENINGS, Role, is_dead_end
from lorelode.rules.saboteur.moves import Break, Lay, Repair

SEATS, EDITION, NAME = 5, "lv", "examples.self_play:agent"
WEIGHTS, PLOT = "self_play.npy", "self_play.svg"
KINDS = ("lay", "rockfall", "break", "repair", "map", "pass", "turn", "stone", "gold")
SHAPE = (2, len(KINDS) + 11, 5)  # of the weights: roles, features, facts
GAMES_A_STEP, STEP_SIZE, REPORTS = 4, 0.06, 10
CURVES = ((NAME, "random"), (NAME, "easy"), ("easy", NAME))  # miners and saboteurs


@cache
def action_features(seats: int, seat: int) -> Any:
    """By action of `cells`: what can be said of it for this seat at any time."""
    moves = translate("saboteur", seats).cell_moves
    table = np.zeros((len(moves), SHAPE[1]), np.float32)
    for row, move in zip(table, moves, strict=True):
        row[KINDS.index(type(move).__name__.lower())] = 1
        if isinstance(move, Lay):
            dead, far = is_dead_end(move.shape), move.x / 8
            open_to = [(OPENINGS[move.shape] >> side) & 1 for side in range(4)]
            near = [1 - abs(move.y - y) / 4 for y in (-2, 0, 2)]
            row[-11:-1] = [dead, far * dead, far * (not dead), *open_to, *near]
        elif isinstance(move, Break | Repair):
            row[-1] = move.seat == seat
    return table


class Policy:
    """A seat that plays by weights."""

    actions = "cells"

    def __init__(self, weights: Any, seats: int, seat: int, seed: int) -> None:
        self.table, self.features = translate("saboteur", seats), action_features(seats, seat)
        self.weights, self.rng = weights, np.random.default_rng(seed)

    def decide(self, observation: Any, mask: Any) -> tuple[int, int, Any]:
        """An action, the role, and in which direction of the weights the action is likelier."""
        own = self.table.private.split(observation[self.table.public.size :])
        legal = np.flatnonzero(mask)
        role, seen, features = int(own["role"][1]), own["peeked"], self.features[legal]
        facts = np.array([1, *seen[:, 0], seen.any()])  # a goal may be known to be the treasure
        likely = np.exp(np.clip(features @ (self.weights[role] @ facts), -20, 20))
        likely /= likely.sum()
        at = self.rng.choice(len(legal), p=likely)
        return int(legal[at]), role, np.outer(features[at] - likely @ features, facts)

    def __call__(self, observation: Any, mask: Any) -> int:
        """An action."""
        return self.decide(observation, mask)[0]


def agent(table: Any) -> Policy:
    """The factory for `lorelode arena --agent`: plays by the weights of the file."""
    return Policy(np.load(WEIGHTS), table.translation.setup.seats, table.seat, table.seed)


def play_game(env: Any, weights: Any, seed: int) -> list[tuple[int, float, Any]]:
    """A game against itself: the role, the worth of the round and the direction of each action."""
    env.reset(seed=seed)
    players = {name: Policy(weights, SEATS, at, seed + at) for at, name in enumerate(env.agents)}
    made, worth = [], [0.0] * 3
    while env.episode.asked is not None:
        name, public = env.agent_selection, env.episode.view(None).public
        action, role, direction = players[name].decide(*env.observe(name).values())
        if (at := len(public.results)) < len(worth):
            made.append((at, role, direction))
            worth[at] = max([worth[at], *(min(tile.x, 8) / 16 for tile in public.mine.laid)])
        env.step(action)
    won = [result.winners is Role.MINER for result in env.episode.view(None).public.results]
    return [(role, abs(role - max(won[at], worth[at])), way) for at, role, way in made]


def train(minutes: float) -> Iterator[tuple[float, int, Any]]:
    """Learn for some minutes: the seconds, the games and the weights at first, and now and then."""
    env = pettingzoo.raw_env("saboteur", SEATS, EDITION, actions="cells")
    weights, mean, square = np.zeros(SHAPE), np.zeros(SHAPE), np.zeros(SHAPE)
    usual, seconds, games = np.array([0.2, 0.8]), 0.0, 0
    for report in range(REPORTS + 1):
        while seconds < report * 60 * minutes / REPORTS:
            begun, slope = time.monotonic(), np.zeros(SHAPE)
            for _ in range(GAMES_A_STEP):
                games += 1
                for role, worth, direction in play_game(env, weights, SEATS * games):
                    slope[role] += (worth - usual[role]) * direction
                    usual[role] += 0.001 * (worth - usual[role])
            mean, square = 0.9 * mean + 0.1 * slope, 0.99 * square + 0.01 * slope**2
            weights = weights + STEP_SIZE * mean / (np.sqrt(square) + 1e-6)
            seconds += time.monotonic() - begun
        yield seconds, games, weights


def measure(games: int) -> list[Any]:
    """The rounds that miners win in the arena, for each of the curves."""
    cells = STUDIES["saboteur"].cells(Wish(EDITION, [SEATS], ["random", "easy"], agents=[NAME]))
    tasks = [task for task in make_tasks(cells, games, seed=1) if task.cell.levels in CURVES]
    results = [result for batch in run_tasks(tasks) for result in batch]
    won = {duel.cell.levels: duel.miners for duel in STUDIES["saboteur"].find(results).duels}
    return [won[levels] for levels in CURVES]


def main(minutes: float, games: int = 40) -> None:
    """Train and measure in turns, and draw the curves."""
    found: list[Any] = []
    for seconds, trained, weights in train(minutes):
        np.save(WEIGHTS, weights)
        found.append(now := measure(games))
        print(f"{seconds:4.0f} s, {trained:5} games:", *(one.text for one in now), flush=True)
    axes = (figure := Figure(layout="constrained")).add_subplot()
    for levels, *shares in zip(CURVES, *found, strict=True):
        spans = [[one.share - one.low for one in shares], [one.high - one.share for one in shares]]
        middle, label = [one.share for one in shares], " : ".join(levels)
        axes.errorbar(np.linspace(0, minutes, len(middle)), middle, spans, label=label)
    axes.set(xlabel="minutes of self-play", ylabel="rounds won, miners : saboteurs", ylim=(0, 1))
    axes.legend()
    figure.savefig(PLOT)


if __name__ == "__main__":
    main(float(sys.argv[1]) if sys.argv[1:] else 10)

"""Measure the environments beside other people's, all in one run and on one core.

    pip install 'lorelode[pettingzoo,openspiel]' 'shimmy>=2' pygame-ce
    python -m benchmarks.envs [--seconds 2]

Every line is decisions a second of CPU time, at random, with five seats; what is compared runs in
turns, and the total counts. PettingZoo's environments are stepped with `last` and `step`.
OpenSpiel's Hanabi is driven from C++ by its own bots (`evaluate_bots`), which look at no
observation, while our vectorised Saboteur writes observations and masks. OpenSpiel's Python games
are stepped from Python, chance included.
"""

from __future__ import annotations

import argparse
import statistics
import time
import warnings
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import numpy as np
import pyspiel
from rich.console import Console
from rich.table import Table

from lorelode.engine.build_kind import BUILD
from lorelode.envs import openspiel, pettingzoo
from lorelode.envs.saboteur.vector import VectorEnv

SEATS = 5
TURNS = 8
"""How often each takes its turn."""
BATCH_GAMES = 256
PYTHON_GAMES = (
    "python_kuhn_poker",
    "python_tic_tac_toe",
    "python_liars_poker",
    "python_block_dominoes",
    "python_team_dominoes",
    "python_iterated_prisoners_dilemma",
)

Chunk = Callable[[], int]
"""Plays for a moment, and returns how many decisions that were."""


def step_aec(env: Any) -> Chunk:
    """Steps of a PettingZoo environment, by its own performance benchmark's loop."""
    rng = Random(1)
    env.reset(seed=1)

    def play() -> int:
        for agent in env.agent_iter(200):
            seen, _, over, cut, _ = env.last()
            done = over or cut
            action = None if done else rng.choice(np.flatnonzero(seen["action_mask"]).tolist())
            env.step(action)
            if all(env.terminations.values()) or not agent:
                env.reset()
        return 200

    return play


def step_vector() -> Chunk:
    """Steps of the vectorised Saboteur."""
    env, rng = VectorEnv(BATCH_GAMES, SEATS, seed=1), np.random.default_rng(1)
    now = [env.reset()]

    def play() -> int:
        for _ in range(50):
            counts = now[0].masks.argmin(axis=1)
            now[0] = env.step((rng.random(BATCH_GAMES) * counts).astype(np.int64))
        return 50 * BATCH_GAMES

    return play


def drive_hanabi() -> Chunk:
    """Games of OpenSpiel's Hanabi, driven from C++."""
    game = pyspiel.load_game(f"hanabi(players={SEATS})")
    bots = [pyspiel.make_uniform_random_bot(player, player) for player in range(SEATS)]

    def play() -> int:
        decisions = 0
        for seed in range(20):
            state = game.new_initial_state()
            pyspiel.evaluate_bots(state, bots, seed)
            decisions += sum(step.player >= 0 for step in state.full_history())
        return decisions

    return play


def step_spiel(name: str) -> Chunk:
    """Steps of a game of OpenSpiel from Python; chance counts as a step."""
    game, rng = pyspiel.load_game(name), Random(1)

    def play() -> int:
        steps, state = 0, game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, likely = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, likely)[0])
            elif state.is_simultaneous_node():
                players = range(game.num_players())
                state.apply_actions([rng.choice(state.legal_actions(one)) for one in players])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
            steps += 1
        return steps

    return play


def contenders() -> Iterator[tuple[str, Chunk]]:
    """All that run, by name."""
    from open_spiel.python import games  # noqa: F401 - registers them
    from pettingzoo.classic import hanabi_v5

    yield "pettingzoo hanabi_v5", step_aec(hanabi_v5.env(players=SEATS))
    for game in ("saboteur", "dixit"):
        for actions in ("choices", "cells"):
            env = pettingzoo.env(game, SEATS, actions=actions)
            yield f"pettingzoo {game}, {actions}", step_aec(env)
    yield "openspiel hanabi from C++", drive_hanabi()
    yield f"saboteur, {BATCH_GAMES} at once ({BUILD})", step_vector()
    for name in PYTHON_GAMES:
        yield f"openspiel {name}", step_spiel(name)
    for game in ("saboteur", "dixit"):
        yield f"openspiel lorelode {game}", step_spiel(f"{openspiel.PREFIX}{game}(players={SEATS})")


def measure(chunks: dict[str, Chunk], seconds: float) -> dict[str, float]:
    """Decisions a second of each, in turns."""
    done = dict.fromkeys(chunks, 0)
    spent = dict.fromkeys(chunks, 0.0)
    for play in chunks.values():
        play()
    for _ in range(TURNS):
        for name, play in chunks.items():
            begun = time.process_time()
            while time.process_time() - begun < seconds / TURNS:
                done[name] += play()
            spent[name] += time.process_time() - begun
    return {name: done[name] / spent[name] for name in chunks}


def main() -> None:
    """Measure, and print the figures and what they are compared with."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0, help="CPU seconds for each")
    seconds = parser.parse_args().seconds
    warnings.simplefilter("ignore")
    found = measure(dict(contenders()), seconds)
    table = Table("environment", "decisions a second")
    for name, rate in found.items():
        table.add_row(name, f"{rate:,.0f}")
    console = Console()
    console.print(table)
    hanabi = found["pettingzoo hanabi_v5"]
    own = [rate for name, rate in found.items() if name.startswith("openspiel python_")]
    for name, rate in found.items():
        if name.startswith(("pettingzoo saboteur", "pettingzoo dixit")):
            console.print(f"{name}: {rate / hanabi:.1f} times hanabi_v5 (goal: 3)")
        elif " at once" in name:
            ratio = rate / found["openspiel hanabi from C++"]
            console.print(f"{name}: {ratio:.2f} times Hanabi from C++ (goal: 1)")
        elif name.startswith("openspiel lorelode"):
            ratio = rate / statistics.median(own)
            console.print(f"{name}: {ratio:.2f} of the median of OpenSpiel's own (goal: 0.33)")


if __name__ == "__main__":
    main()

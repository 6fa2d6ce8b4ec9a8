"""OpenSpiel's IS-MCTS and its external-sampling CFR on a small game of Dixit.

    pip install 'lorelode[openspiel]'
    python examples/openspiel_search.py

Three players, seven pictures, two in each hand, one turn. The search plays seat 0 against players
who move at random; CFR learns by playing against itself.
"""

from __future__ import annotations

import sys
from random import Random
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import external_sampling_mccfr, ismcts, mcts

from lorelode.envs import openspiel

SMALL_DIXIT = (
    "python_lorelode_dixit(players=3,switches=deck_size:7/hand_size_for_three:2/winning_points:2)"
)


def search_bot(game: Any, simulations: int, seed: int) -> Any:
    """A bot that looks ahead in worlds that fit what it has seen."""
    bot = ismcts.ISMCTSBot(
        game=game,
        evaluator=mcts.RandomRolloutEvaluator(1, np.random.RandomState(seed)),
        uct_c=2.0,
        max_simulations=simulations,
        random_state=np.random.RandomState(seed),
    )
    bot.set_resampler(openspiel.resample)
    return bot


def play(game: Any, bot: Any, rng: Random) -> list[float]:
    """One game with the bot at seat 0, the others at random; everybody's points."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, likely = zip(*state.chance_outcomes(), strict=True)
            action = rng.choices(outcomes, likely)[0]
        elif state.current_player() == 0:
            action = bot.step(state)
        else:
            action = rng.choice(state.legal_actions())
        state.apply_action(action)
    return list(state.returns())


def main(games: int = 100, simulations: int = 100, iterations: int = 200) -> None:
    """Run both, and print what came of it."""
    game, rng = pyspiel.load_game(SMALL_DIXIT), Random(1)
    bot = search_bot(game, simulations, 1)
    points = np.array([play(game, bot, rng) for _ in range(games)])
    print(f"IS-MCTS, points in {games} games by seat: {points.mean(axis=0).round(2).tolist()}")
    np.random.seed(1)  # the solver takes no generator of its own
    solver = external_sampling_mccfr.ExternalSamplingSolver(game)
    for _ in range(iterations):
        solver.iteration()
    learned = len(solver._infostates)
    print(f"External-sampling CFR, {iterations} iterations: {learned} information states")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))

"""Bots get a view and lines, and answer with a legal move."""

from __future__ import annotations

from random import Random

import pytest

from lorelode.bots import BOTS, Bot, RandomBot
from lorelode.core import CHANCE, Chance, Seat
from lorelode.rules import GAMES


def test_every_game_has_a_random_bot() -> None:
    assert {name: set(levels) for name, levels in BOTS.items()} == {
        name: {"random"} for name in GAMES
    }


@pytest.mark.parametrize("name", GAMES)
def test_a_random_bot_picks_every_choice_and_nothing_else(name: str) -> None:
    game = GAMES[name]
    state = game.setup(next(iter(game.editions.values())), game.seats[0], Seat(1))
    state = game.play(state, CHANCE, game.deal(state, Chance(bytes(32), 0)))
    view = state.view(Seat(1))
    choices = game.choices(view)
    bot: Bot = RandomBot(game)
    rng = Random(5)
    # With k choices, 40 k picks miss a given one with probability (1 - 1/k)^40k < e^-40.
    picked = {bot.choose(view, [], rng) for _ in range(40 * len(choices))}
    assert picked == set(choices)


@pytest.mark.parametrize("name", GAMES)
def test_the_same_rng_gives_the_same_move(name: str) -> None:
    game = GAMES[name]
    state = game.setup(next(iter(game.editions.values())), game.seats[0], Seat(0))
    state = game.play(state, CHANCE, game.deal(state, Chance(bytes(32), 0)))
    view = state.view(Seat(0))
    moves = [RandomBot(game).choose(view, [], Random(9)) for _ in range(2)]
    assert moves[0] == moves[1]

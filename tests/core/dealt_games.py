"""Whole games that are dealt as a table deals them, with what the seats added."""

from __future__ import annotations

from random import Random

from lorelode.core import CHANCE, Chance, Record, Seat, Setup, Shuffle
from lorelode.core.shuffle import commit
from lorelode.rules import GAMES

SEATS = 4
GIVEN = ("00" * 16, None, "ff" * 16, None)
SHUFFLE = Shuffle("5e" * 32, (commit("00" * 16), "ab" * 32, commit("ff" * 16), None), GIVEN)


def play_random_game(name: str, edition: str) -> Record:
    """The record of a random game."""
    game, rng, deals = GAMES[name], Random(name), 0
    setup = Setup(game, game.editions[edition], SEATS, None)
    state, lines = setup.initial_state(), []
    while movers := sorted(game.to_act(state.public)):
        seat = movers[0]
        if seat == CHANCE:
            move = game.deal(state, Chance(SHUFFLE.key, deals))
            deals += 1
        else:
            move = rng.choice(game.choices(state.view(seat)))
        state = game.play(state, seat, move)
        lines.append((Seat(seat), game.write(move)))
    return Record.of(setup, lines, shuffle=SHUFFLE)

"""The steady bots of all games: they play to the end, and the view alone decides their moves."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from lorelode.arena import derive_seed, play_out
from lorelode.bots import BOTS
from lorelode.core import CHANCE, AnyGame, Edition
from lorelode.decks import Deck, built_in
from lorelode.rules import GAMES

TABLES = [
    pytest.param(game, edition, seats, id=f"{game.name}-{edition.name}-{seats}")
    for game in GAMES.values()
    for edition in game.editions.values()
    for seats in game.seats
]


def find_deck(game: AnyGame, edition: Edition) -> Deck | None:
    return built_in() if game.pictures(edition) else None


def make_steady(game: AnyGame, edition: Edition) -> Any:
    return BOTS[game.name]["steady"].make(find_deck(game, edition))


@pytest.mark.parametrize(("game", "edition", "seats"), TABLES)
def test_steady_bots_play_any_game_to_its_end(game: AnyGame, edition: Edition, seats: int) -> None:
    bots = [make_steady(game, edition)] * seats
    # The rules check that each move is legal.
    *_, last = play_out(game, edition, seats, bots, derive_seed(seats))
    assert not game.to_act(last.state.public)


@pytest.mark.parametrize(("game", "edition", "seats"), TABLES)
def test_a_steady_bot_moves_by_its_view_alone(game: AnyGame, edition: Edition, seats: int) -> None:
    random_bot = BOTS[game.name]["random"].make(find_deck(game, edition))
    for step in play_out(game, edition, seats, [random_bot] * seats, derive_seed(seats)):
        for seat in game.to_act(step.state.public) - {CHANCE}:
            view = step.state.view(seat)
            moves = [
                make_steady(game, edition).choose(view, lines, Random(luck))
                for luck, lines in ((1, []), (2, ["0 pass ?"]))
            ]
            assert moves[0] == moves[1]

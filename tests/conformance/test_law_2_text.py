"""Law 2: moves and records survive being written, states and views survive JSON."""

from __future__ import annotations

from random import Random

import pytest

from examples.toy_game import Deal, Give, HighCard, Move
from lorelode.core import MoveSyntaxError
from lorelode.testing.laws.text import check_json, check_notation, check_replay
from lorelode.testing.random_games import (
    Variant,
    random_game,
)


def check_example(game: HighCard) -> None:
    for seed in range(5):
        played = random_game(Variant(game, "basic", 3), seed)
        for check in (check_notation, check_replay, check_json):
            check(played, Random(seed))


def test_law_2_holds_for_the_example() -> None:
    check_example(HighCard())


class Mumbling(HighCard):
    def write(self, move: Move, hidden: bool = False) -> str:
        return super().write(Give(move.card, "") if isinstance(move, Give) else move, hidden)


class MultiLine(HighCard):
    def write(self, move: Move, hidden: bool = False) -> str:
        return super().write(move, hidden).replace(" ", "\n", 1)


class Forgetful(HighCard):
    def read(self, text: str) -> Move:
        move = super().read(text)
        return Deal(move.cards[::-1]) if isinstance(move, Deal) else move


@pytest.mark.parametrize("wrong", [Mumbling, MultiLine, Forgetful])
def test_law_2_bites(wrong: type[HighCard]) -> None:
    with pytest.raises((AssertionError, MoveSyntaxError)):
        check_example(wrong())

"""Law 4: an imagined state has the very view it was imagined from."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from examples.toy_game import HighCard, HighCardState, HighCardView, Secret
from lorelode.core import IllegalMove
from lorelode.testing.laws.imagination import check
from lorelode.testing.random_games import (
    Variant,
    random_game,
)


class Absentminded(HighCard):
    def imagine(self, view: HighCardView, rng: Random) -> HighCardState:
        return super().imagine(replace(view, seat=None, private=None), rng)


class Losing(HighCard):
    def imagine(self, view: HighCardView, rng: Random) -> HighCardState:
        return replace(super().imagine(view, rng), secret=Secret(()))


def check_example(game: HighCard) -> None:
    for seed in range(5):
        check(random_game(Variant(HighCard(), "basic", 3), seed)._replace(game=game), Random(seed))


def test_law_4_holds_for_the_example() -> None:
    check_example(HighCard())


@pytest.mark.parametrize("wrong", [Absentminded, Losing])
def test_law_4_bites(wrong: type[HighCard]) -> None:
    with pytest.raises((AssertionError, IllegalMove)):
        check_example(wrong())

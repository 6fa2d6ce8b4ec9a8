"""Law 6: every game ends, and every card is in exactly one place at any time."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

import pytest

from examples.toy_game import Give, HighCard, HighCardState, Public
from lorelode.core import Seat
from lorelode.testing.laws.endings import check
from lorelode.testing.random_games import (
    Variant,
    random_game,
)


class Endless(HighCard):
    def to_act(self, public: Public) -> frozenset[Seat]:
        return frozenset({Seat(0)}) if public.phase else super().to_act(public)

    def play_give(self, state: HighCardState, seat: Seat, move: Give) -> HighCardState:
        super().play_give(state, seat, move)
        return state


class Losing(HighCard):
    def census(self, state: HighCardState) -> Mapping[str, int]:
        return {card: 1 for card in super().census(state) if int(card) not in state.public.shown}


def test_law_6_holds_for_the_example() -> None:
    for seed in range(5):
        check(random_game(Variant(HighCard(), "basic", 3), seed), Random(seed))


@pytest.mark.parametrize("wrong", [Endless, Losing])
def test_law_6_bites(wrong: type[HighCard]) -> None:
    with pytest.raises(AssertionError):
        check(random_game(Variant(wrong(), "basic", 3), 0), Random(0))

"""Law 1: `play` takes a move if and only if `choices(view)` has it, free text aside."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random

import pytest

from examples.toy_game import DECK, Deal, Give, HighCard, HighCardState, HighCardView, Move
from lorelode.core import IllegalMove, Seat
from lorelode.testing.laws.legality import check
from lorelode.testing.random_games import (
    Variant,
    random_game,
)


class TooStrict(HighCard):
    def play_give(self, state: HighCardState, seat: Seat, move: Give) -> HighCardState:
        if move.card == 3:
            raise IllegalMove("D-2.1", "no threes")
        return super().play_give(state, seat, move)


class TooLax(HighCard):
    def play_give(self, state: HighCardState, seat: Seat, move: Give) -> HighCardState:
        hand = state.private[seat].hand
        return super().play_give(state, seat, Give(min(hand, default=0), move.words))


class Vague(HighCard):
    def play_give(self, state: HighCardState, seat: Seat, move: Give) -> HighCardState:
        try:
            return super().play_give(state, seat, move)
        except IllegalMove as refusal:
            raise IllegalMove("no", refusal.reason) from refusal


class Crashing(HighCard):
    def play_give(self, state: HighCardState, seat: Seat, move: Give) -> HighCardState:
        assert move.card in state.private[seat].hand
        return super().play_give(state, seat, move)


class Repeating(HighCard):
    def choices(self, view: HighCardView) -> Sequence[Move]:
        return [*super().choices(view), *super().choices(view)]


class Forging(HighCard):
    def play_deal(self, state: HighCardState, move: Deal) -> HighCardState:
        return super().play_deal(state, Deal(DECK if move.cards else ()))

    def census(self, state: HighCardState) -> Mapping[str, int]:
        return Counter(map(str, state.secret.pile))


def check_example(game: HighCard) -> None:
    for seed in range(8):
        # Played by the right rules, so that the wrong ones fail in the check and not before.
        played = random_game(Variant(HighCard(), "basic", 3), seed)
        check(played._replace(game=game), Random(seed))


def test_law_1_holds_for_the_example() -> None:
    check_example(HighCard())


@pytest.mark.parametrize("wrong", [TooStrict, TooLax, Vague, Crashing, Repeating, Forging])
def test_law_1_bites(wrong: type[HighCard]) -> None:
    with pytest.raises(AssertionError):
        check_example(wrong())

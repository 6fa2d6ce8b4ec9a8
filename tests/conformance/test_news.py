"""News tell of the last move: nothing that an earlier one told stays among them."""

from __future__ import annotations

from random import Random

import pytest
from msgspec import structs

from examples.toy_game import HighCard, HighCardState, Move
from lorelode.core import CHANCE, Seat
from lorelode.testing.laws.news import check
from lorelode.testing.random_games import Variant, random_game


class Lingering(HighCard):
    """What a player was dealt stays among their news until they give."""

    def play(self, state: HighCardState, seat: Seat, move: Move) -> HighCardState:
        after = super().play(state, seat, move)
        if seat == CHANCE:
            return after
        private = tuple(
            now if s == seat else structs.replace(now, news=then.news)
            for s, (now, then) in enumerate(zip(after.private, state.private, strict=True))
        )
        return structs.replace(after, private=private)


def test_the_check_bites() -> None:
    check(random_game(Variant(HighCard(), "basic", 3), 0), Random(0))
    with pytest.raises(AssertionError):
        check(random_game(Variant(Lingering(), "basic", 3), 0), Random(0))

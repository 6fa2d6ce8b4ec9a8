"""News tell of the last move: nothing that an earlier one told stays among them."""

from __future__ import annotations

from random import Random

import pytest
from msgspec import structs

from lorelode.core import CHANCE, Seat
from tests.conformance.games import Table, Trail, on_every_table, random_game
from tests.conformance.toys import Move, Toy, ToyState


def check(trail: Trail, _: Random) -> None:
    for before, after in zip(trail.states, trail.states[1:], strict=False):
        drawers = zip((before.public, *before.private), (after.public, *after.private), strict=True)
        for then, now in drawers:
            # The same words may be told twice; the very same object was never told again.
            assert not now.news or now.news is not then.news


test_news_are_of_the_last_move = on_every_table(check)


class Lingering(Toy):
    """What a player was dealt stays among their news until they give."""

    def play(self, state: ToyState, seat: Seat, move: Move) -> ToyState:
        after = super().play(state, seat, move)
        if seat == CHANCE:
            return after
        private = tuple(
            now if s == seat else structs.replace(now, news=then.news)
            for s, (now, then) in enumerate(zip(after.private, state.private, strict=True))
        )
        return structs.replace(after, private=private)


def test_the_check_bites() -> None:
    check(random_game(Table(Toy(), "only", 3), 0), Random(0))
    with pytest.raises(AssertionError):
        check(random_game(Table(Lingering(), "only", 3), 0), Random(0))

"""Law 3: what is submitted at the same time may come in any order.

At the same time is in the same phase. In a race the first to move ends it: the phase rises, and
the others are asked something else, which their moves do not answer.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest
from msgspec import structs

from examples.toy_game import Give, HighCard, HighCardState, HighCardView, Move, Public
from lorelode.core import CHANCE, Seat
from lorelode.testing.laws.simultaneity import (
    check,
    check_pair,
    check_phases,
)
from lorelode.testing.random_games import (
    Variant,
    random_game,
)


class FirstComeFirstServed(HighCard):
    """Remembers who gave first."""

    def play_give(self, state: HighCardState, seat: Seat, move: Give) -> HighCardState:
        after = super().play_give(state, seat, move)
        if any(state.public.gave):
            return after
        return structs.replace(
            after, public=structs.replace(after.public, shown=(*after.public.shown, seat))
        )


class Peeping(HighCard):
    """Each card given takes a card from the hands of those who are still to give."""

    def play_give(self, state: HighCardState, seat: Seat, move: Give) -> HighCardState:
        after = super().play_give(state, seat, move)
        private = tuple(
            structs.replace(one, hand=one.hand[:1]) if s != seat else one
            for s, one in enumerate(after.private)
        )
        return structs.replace(after, private=private)


class Counting(HighCard):
    """Raises the phase with every submission."""

    def phase(self, public: Public) -> int:
        return super().phase(public) * 10 + sum(public.gave)


class Scattering(Counting):
    """A later player has to give something else, in a phase of its own."""

    def choices(self, view: HighCardView) -> Sequence[Move]:
        return super().choices(view)[sum(view.public.gave) :]


class Exchanging(HighCard):
    """A player who has given may give again."""

    def to_act(self, public: Public) -> frozenset[Seat]:
        waiting = super().to_act(public)
        return frozenset(map(Seat, range(len(public.gave)))) if waiting - {CHANCE} else waiting


def check_example(game: HighCard) -> None:
    for seed in range(5):
        played = random_game(Variant(HighCard(), "basic", 3), seed)._replace(game=game)
        check(played, Random(seed))
        check_phases(played, Random(seed))


def test_law_3_holds_for_the_example() -> None:
    check_example(HighCard())


def test_law_3_is_not_vacuous_for_the_example() -> None:
    game = HighCard()
    state = random_game(Variant(game, "basic", 3), 0).states[1]
    assert check_pair(game, state, Seat(0), Seat(2), Random(0))


@pytest.mark.parametrize("wrong", [FirstComeFirstServed, Peeping, Counting, Scattering, Exchanging])
def test_law_3_bites(wrong: type[HighCard]) -> None:
    with pytest.raises(AssertionError):
        check_example(wrong())

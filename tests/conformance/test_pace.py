"""The pace of a game is what a table goes by when it waits, so it has to be true.

In a race the first to move decides, and the others are asked something else. Otherwise nobody who
is to act can lose their say to somebody quicker. A rest comes only after something was shown to
all, and never when there is nothing left to play.
"""

from __future__ import annotations

from random import Random

import pytest
from msgspec import structs

from examples.toy_game import Give, HighCard, HighCardState, Public
from lorelode.core import AnyGame, Pace, Seat
from lorelode.rules import GAMES
from lorelode.testing.laws.pace import check
from lorelode.testing.random_games import (
    GAMES_PER_VARIANT,
    Variant,
    random_game,
    variants_of,
)


def paces(game: AnyGame) -> set[Pace]:
    """All paces that come up in a few games of each variant."""
    return {
        game.pace(state.public)
        for variant in variants_of(game)
        for seed in range(GAMES_PER_VARIANT)
        for state in random_game(variant, seed).states
    }


def test_the_games_played_here_rest_and_race() -> None:
    assert {name: paces(game) for name, game in GAMES.items()} == {
        "saboteur": {Pace.NORMAL, Pace.REST},
        "dixit": {Pace.NORMAL, Pace.RACE, Pace.REST},
    }
    assert paces(HighCard()) == {Pace.NORMAL, Pace.REST}


class Weary(HighCard):
    """Rests when all is over."""

    def pace(self, public: Public) -> Pace:
        return super().pace(public) if self.to_act(public) else Pace.REST


class Dreamy(HighCard):
    """Rests after every card given, though nobody can see it."""

    def pace(self, public: Public) -> Pace:
        return Pace.REST if any(public.gave) else super().pace(public)


class Hasty(HighCard):
    """Calls it a race that all are to give."""

    def pace(self, public: Public) -> Pace:
        return Pace.RACE if len(self.to_act(public)) > 1 else super().pace(public)


class Lonely(HighCard):
    """Lets the last one race against nobody."""

    def pace(self, public: Public) -> Pace:
        return Pace.RACE if public.gave.count(False) == 1 else super().pace(public)


class Snatching(HighCard):
    """The first to give ends the round, and the pace does not say so."""

    def play_give(self, state: HighCardState, seat: Seat, move: Give) -> HighCardState:
        after = super().play_give(state, seat, move)
        phase = state.public.phase + 9
        return structs.replace(after, public=structs.replace(after.public, phase=phase))


class Repeating(Snatching):
    """The same, called a race, though what the others are asked next is what they were."""

    def to_act(self, public: Public) -> frozenset[Seat]:
        return super().to_act(structs.replace(public, phase=min(1, public.phase)))

    def pace(self, public: Public) -> Pace:
        return Pace.RACE if public.phase == 1 else super().pace(public)


class Forgetting(HighCard):
    """Lets nobody give but the first, in the same phase."""

    def to_act(self, public: Public) -> frozenset[Seat]:
        return frozenset() if any(public.gave) else super().to_act(public)


def check_example(game: HighCard) -> None:
    for seed in range(5):
        played = random_game(Variant(HighCard(), "basic", 3), seed)._replace(game=game)
        check(played, Random(seed))


def test_the_pace_of_the_example_is_true() -> None:
    check_example(HighCard())


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        (Weary, "nothing to go on with"),
        (Dreamy, "nothing to look at"),
        (Hasty, "asked the same as before"),
        (Lonely, "nobody to race against"),
        (Snatching, "nobody was told"),
        (Repeating, "may still do"),
        (Forgetting, "too late without a race"),
    ],
)
def test_the_check_bites(wrong: type[HighCard], told: str) -> None:
    with pytest.raises(AssertionError, match=told):
        check_example(wrong())

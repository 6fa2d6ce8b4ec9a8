"""The pace of a game is what a table goes by when it waits, so it has to be true.

In a race the first to move decides, and the others are asked something else. Otherwise nobody who
is to act can lose their say to somebody quicker. A rest comes only after something was shown to
all, and never when there is nothing left to play.
"""

from __future__ import annotations

from random import Random

import pytest
from msgspec import structs

from lorelode.core import CHANCE, AnyGame, Pace, Seat
from lorelode.rules import GAMES
from tests.conformance.games import (
    SEEDS,
    AnyState,
    Table,
    Trail,
    on_every_table,
    random_game,
    tables_of,
)
from tests.conformance.toys import Give, Public, Toy, ToyState
from tests.conformance.twins import revealing


def check(trail: Trail, rng: Random) -> None:
    game = trail.game
    for state in trail.states:
        movers, pace = game.to_act(state.public), game.pace(state.public)
        if pace is Pace.REST:
            assert movers, "there is nothing to go on with after this rest"
            assert revealing(state, None), "there is nothing to look at"
        if pace is Pace.RACE:
            assert len(movers - {CHANCE}) > 1, "nobody to race against"
        if len(movers) > 1:
            taken = taken_from_others(game, state, rng.choice(sorted(movers)), rng)
            assert taken or pace is not Pace.RACE, "the others are asked the same as before"
            assert pace is Pace.RACE or not taken, "this is a race, and nobody was told"


def taken_from_others(game: AnyGame, state: AnyState, first: Seat, rng: Random) -> bool:
    """Let one seat move; whether none of the others is asked any more what they were, or all."""
    after = game.play(state, first, rng.choice(game.choices(state.view(first))))
    others = game.to_act(state.public) - {first}
    raised = game.phase(after.public) > game.phase(state.public)
    if not raised:
        assert others <= game.to_act(after.public), "somebody was too late without a race"
        return False
    for seat in others:
        asked, asked_now = (
            {type(move) for move in game.choices(one.view(seat))} for one in (state, after)
        )
        assert not asked & asked_now, "they may still do what they were about to"
    return True


test_the_pace_is_true = on_every_table(check)


def paces(game: AnyGame) -> set[Pace]:
    """All paces that come up in a few games at each table."""
    return {
        game.pace(state.public)
        for table in tables_of(game)
        for seed in range(SEEDS)
        for state in random_game(table, seed).states
    }


def test_the_games_played_here_rest_and_race() -> None:
    assert {name: paces(game) for name, game in GAMES.items()} == {
        "saboteur": {Pace.NORMAL, Pace.REST},
        "dixit": {Pace.NORMAL, Pace.RACE, Pace.REST},
    }
    assert paces(Toy()) == {Pace.NORMAL, Pace.REST}


@pytest.mark.parametrize("name", GAMES)
def test_before_the_first_deal_and_after_the_end_nobody_waits(name: str) -> None:
    for table in tables_of(GAMES[name]):
        trail = random_game(table, 0)
        ends = [trail.states[0], trail.states[-1]]
        assert [trail.game.pace(state.public) for state in ends] == [Pace.NORMAL] * 2


class Weary(Toy):
    """Rests when all is over."""

    def pace(self, public: Public) -> Pace:
        return super().pace(public) if self.to_act(public) else Pace.REST


class Dreamy(Toy):
    """Rests after every card given, though nobody can see it."""

    def pace(self, public: Public) -> Pace:
        return Pace.REST if any(public.gave) else super().pace(public)


class Hasty(Toy):
    """Calls it a race that all are to give."""

    def pace(self, public: Public) -> Pace:
        return Pace.RACE if len(self.to_act(public)) > 1 else super().pace(public)


class Lonely(Toy):
    """Lets the last one race against nobody."""

    def pace(self, public: Public) -> Pace:
        return Pace.RACE if public.gave.count(False) == 1 else super().pace(public)


class Snatching(Toy):
    """Whoever gives first ends the trick, and no pace says so."""

    def given(self, state: ToyState, seat: Seat, move: Give) -> ToyState:
        after = super().given(state, seat, move)
        phase = state.public.phase + 9
        return structs.replace(after, public=structs.replace(after.public, phase=phase))


class Repeating(Snatching):
    """The same, called a race, though what the others are asked next is what they were."""

    def to_act(self, public: Public) -> frozenset[Seat]:
        return super().to_act(structs.replace(public, phase=min(1, public.phase)))

    def pace(self, public: Public) -> Pace:
        return Pace.RACE if public.phase == 1 else super().pace(public)


class Forgetting(Toy):
    """Lets nobody give but the first, in the same phase."""

    def to_act(self, public: Public) -> frozenset[Seat]:
        return frozenset() if any(public.gave) else super().to_act(public)


def toy_check(toy: Toy) -> None:
    for seed in range(5):
        trail = random_game(Table(Toy(), "only", 3), seed)._replace(game=toy)
        check(trail, Random(seed))


def test_the_pace_of_the_toy_is_true() -> None:
    toy_check(Toy())


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
def test_the_check_bites(wrong: type[Toy], told: str) -> None:
    with pytest.raises(AssertionError, match=told):
        toy_check(wrong())

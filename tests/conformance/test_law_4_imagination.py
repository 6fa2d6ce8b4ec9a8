"""Law 4: an imagined state has the very view it was imagined from."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from lorelode.core import IllegalMove
from tests.conformance.games import Table, Trail, encode, on_every_table, random_game, seats_of
from tests.conformance.toys import Secret, Toy, ToyState, ToyView


def check(trail: Trail, rng: Random) -> None:
    game = trail.game
    for state in (*trail.moments(rng, 5), trail.states[0], trail.states[-1]):
        for seat in (None, *seats_of(state)):
            view = state.view(seat)
            twin = game.imagine(view, rng)
            assert twin.view(seat) == view
            assert encode(twin.view(seat)) == encode(view)
            assert list(game.choices(twin.view(seat))) == list(game.choices(view))
            assert game.census(twin) == game.census(state)
            # Others can go on from it: a bot that thinks ahead will ask them to.
            for other in game.to_act(twin.public).intersection(seats_of(state)):
                assert game.choices(twin.view(other))


def check_variety(trail: Trail, rng: Random) -> None:
    """What is imagined for a spectator in mid-game is not always the same."""
    middle = trail.states[len(trail.states) // 2].view(None)
    assert len({encode(trail.game.imagine(middle, rng)) for _ in range(8)}) > 1


test_law_4_imagined_states_have_the_view = on_every_table(check)
test_law_4_imagination_is_not_one_guess = on_every_table(check_variety)


class Absentminded(Toy):
    def imagine(self, view: ToyView, rng: Random) -> ToyState:
        return super().imagine(replace(view, seat=None, private=None), rng)


class Losing(Toy):
    def imagine(self, view: ToyView, rng: Random) -> ToyState:
        return replace(super().imagine(view, rng), secret=Secret(()))


def toy_check(toy: Toy) -> None:
    for seed in range(5):
        check(random_game(Table(Toy(), "only", 3), seed)._replace(game=toy), Random(seed))


def test_law_4_holds_for_the_toy() -> None:
    toy_check(Toy())


@pytest.mark.parametrize("wrong", [Absentminded, Losing])
def test_law_4_bites(wrong: type[Toy]) -> None:
    with pytest.raises((AssertionError, IllegalMove)):
        toy_check(wrong())

"""Law 6: every game ends, and every card is in exactly one place at any time."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

import pytest

from lorelode.core import Seat
from lorelode.rules import GAMES
from tests.conformance.games import (
    Table,
    Trail,
    move_type,
    on_every_table,
    random_game,
    tables_of,
)
from tests.conformance.toys import Give, Public, Toy, ToyState


def check(trail: Trail, _: Random) -> None:
    # That the game came to an end at all is asserted where it was played.
    game, last = trail.game, trail.states[-1]
    assert not game.to_act(last.public)
    box = game.census(trail.states[0])
    assert box
    assert all(count > 0 for count in box.values())
    for state in trail.states:
        assert game.census(state) == box
        assert len(game.scores(state)) == len(state.private)


test_law_6_every_game_ends_and_no_card_is_made_or_lost = on_every_table(check)


@pytest.mark.parametrize("name", GAMES)
def test_the_games_played_here_show_every_kind_of_move(name: str) -> None:
    """Otherwise the laws would hold for want of trying."""
    unseen = set(move_type(GAMES[name]).__args__)
    for seed in range(20):
        for table in tables_of(GAMES[name]):
            unseen -= {type(move) for _, move in random_game(table, seed).moves}
            if not unseen:
                return
    pytest.fail(f"never played: {unseen}")


class Endless(Toy):
    def to_act(self, public: Public) -> frozenset[Seat]:
        return frozenset({Seat(0)}) if public.phase else super().to_act(public)

    def given(self, state: ToyState, seat: Seat, move: Give) -> ToyState:
        super().given(state, seat, move)
        return state


class Losing(Toy):
    def census(self, state: ToyState) -> Mapping[str, int]:
        return {card: 1 for card in super().census(state) if int(card) not in state.public.shown}


def test_law_6_holds_for_the_toy() -> None:
    for seed in range(5):
        check(random_game(Table(Toy(), "only", 3), seed), Random(seed))


@pytest.mark.parametrize("wrong", [Endless, Losing])
def test_law_6_bites(wrong: type[Toy]) -> None:
    with pytest.raises(AssertionError):
        check(random_game(Table(wrong(), "only", 3), 0), Random(0))

"""Law 3: what is submitted at the same time may come in any order.

At the same time is in the same phase. In a race the first to move ends it: the phase rises, and
the others are asked something else, to which what they were about to do is no answer.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest
from msgspec import structs

from lorelode.core import CHANCE, AnyGame, Seat
from lorelode.rules import GAMES
from tests.conformance.games import (
    AnyState,
    Table,
    Trail,
    encode,
    on_every_table,
    random_game,
    tables_of,
)
from tests.conformance.toys import Give, Move, Public, Toy, ToyState, ToyView


def without_news(state: AnyState) -> AnyState:
    """The state but for its news, which tell of the last move and so of the order."""
    return structs.replace(
        state,
        public=structs.replace(state.public, news=()),
        private=tuple(structs.replace(private, news=()) for private in state.private),
    )


def same_phase(game: AnyGame, one: AnyState, other: AnyState) -> bool:
    return game.phase(one.public) == game.phase(other.public)


def check_pair(game: AnyGame, state: AnyState, one: Seat, other: Seat, rng: Random) -> bool:
    """Let two seats move in both orders; whether each was still asked the same after the other."""
    moves = {seat: rng.choice(game.choices(state.view(seat))) for seat in (one, other)}
    ends = []
    for first, second in ((one, other), (other, one)):
        between = game.play(state, first, moves[first])
        if second not in game.to_act(between.public):
            return False
        if not same_phase(game, state, between):
            asked_now = {type(move) for move in game.choices(between.view(second))}
            assert type(moves[second]) not in asked_now, "they are in each other's way"
            return False
        assert list(game.choices(between.view(second))) == list(game.choices(state.view(second)))
        ends.append(without_news(game.play(between, second, moves[second])))
    assert ends[0] == ends[1]
    assert encode(ends[0]) == encode(ends[1])
    return True


def check(trail: Trail, rng: Random) -> None:
    game = trail.game
    for state in trail.states:
        movers = sorted(game.to_act(state.public))
        if len(movers) > 1:
            one, other = rng.sample(movers, 2)
            check_pair(game, state, one, other, rng)


def check_phases(trail: Trail, _: Random) -> None:
    """The phase stays while the others are still asked what they were, and rises otherwise."""
    game = trail.game
    for before, after, (seat, _move) in zip(
        trail.states, trail.states[1:], trail.moves, strict=False
    ):
        asked, asked_after = (questions(game, state, seat) for state in (before, after))
        if asked and asked_after == asked:
            assert same_phase(game, before, after)
            assert seat not in game.to_act(after.public), "what is submitted stays submitted"
        else:
            assert game.phase(after.public) > game.phase(before.public)


def questions(game: AnyGame, state: AnyState, mover: Seat) -> dict[Seat, list[Any]]:
    """Who but the mover is to act, and what each may do."""
    others = game.to_act(state.public) - {mover, CHANCE}
    return {seat: list(game.choices(state.view(seat))) for seat in others}


test_law_3_either_order_gives_the_same_state = on_every_table(check)
test_law_3_phases_rise = on_every_table(check_phases)


class FirstComeFirstServed(Toy):
    """Scores whoever gives first."""

    def given(self, state: ToyState, seat: Seat, move: Give) -> ToyState:
        after = super().given(state, seat, move)
        if any(state.public.gave):
            return after
        return structs.replace(after, public=structs.replace(after.public, mark=seat))


class Peeping(Toy):
    """Each card given takes a card from the hands of those who are still to give."""

    def given(self, state: ToyState, seat: Seat, move: Give) -> ToyState:
        after = super().given(state, seat, move)
        private = tuple(
            structs.replace(one, hand=one.hand[:1]) if s != seat else one
            for s, one in enumerate(after.private)
        )
        return structs.replace(after, private=private)


class Counting(Toy):
    """Raises the phase with every submission."""

    def phase(self, public: Public) -> int:
        return super().phase(public) * 10 + sum(public.gave)


class Scattering(Counting):
    """Whoever gives later has to give something else, in a phase of its own."""

    def choices(self, view: ToyView) -> Sequence[Move]:
        return super().choices(view)[sum(view.public.gave) :]


class Exchanging(Toy):
    """Whoever has given may give again."""

    def to_act(self, public: Public) -> frozenset[Seat]:
        waiting = super().to_act(public)
        return frozenset(map(Seat, range(len(public.gave)))) if waiting - {CHANCE} else waiting


def toy_check(toy: Toy) -> None:
    for seed in range(5):
        trail = random_game(Table(Toy(), "only", 3), seed)._replace(game=toy)
        check(trail, Random(seed))
        check_phases(trail, Random(seed))


def test_law_3_holds_for_the_toy() -> None:
    toy_check(Toy())


def test_law_3_is_not_vacuous_for_the_toy() -> None:
    toy = Toy()
    state = random_game(Table(toy, "only", 3), 0).states[1]
    assert check_pair(toy, state, Seat(0), Seat(2), Random(0))


@pytest.mark.parametrize("game", GAMES)
def test_law_3_is_not_vacuous_where_several_act(game: str) -> None:
    """Either nobody ever acts at the same time, or some pairs of moves can be exchanged."""
    rules = GAMES[game]
    together = [
        (state, sorted(movers))
        for table in tables_of(rules)
        for state in random_game(table, 0).states
        if len(movers := rules.to_act(state.public)) > 1
    ]
    exchanged = any(
        check_pair(rules, state, one, other, Random(0)) for state, (one, other, *_) in together
    )
    assert bool(together) == exchanged


@pytest.mark.parametrize("wrong", [FirstComeFirstServed, Peeping, Counting, Scattering, Exchanging])
def test_law_3_bites(wrong: type[Toy]) -> None:
    with pytest.raises(AssertionError):
        toy_check(wrong())

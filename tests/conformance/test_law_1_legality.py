"""Law 1: `play` takes a move if and only if `choices(view)` has it, free text aside."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lorelode.core import CHANCE, AnyGame, IllegalMove, Seat
from lorelode.rules import GAMES
from tests.conformance.games import (
    SEEDS,
    AnyState,
    Table,
    Trail,
    encode,
    on_every_table,
    random_game,
    seats_of,
    tables_of,
)
from tests.conformance.moves import any_move, damaged, without_text
from tests.conformance.toys import DECK, Deal, Give, Move, Toy, ToyState, ToyView

CLAUSE = re.compile(r"[SD]-\d+\.\d+")


def takes(game: AnyGame, state: AnyState, seat: Seat, move: Any) -> bool:
    """Whether the move is legal; any exception but a proper refusal comes through."""
    try:
        after = game.play(state, seat, move)
    except IllegalMove as error:
        refusal = error
    else:
        if seat == CHANCE:
            # What may be dealt is for each game's own tests; here, no card is made or lost.
            assert game.census(after) == game.census(state)
        return True
    assert CLAUSE.fullmatch(refusal.clause), refusal
    assert refusal.reason
    return False


def check_moment(game: AnyGame, state: AnyState, strangers: Sequence[Any]) -> None:
    """Try every choice of every seat, and moves that are none, the dealer's among them."""
    seats, movers, before = seats_of(state), game.to_act(state.public), encode(state)
    choices = {seat: game.choices(state.view(seat)) for seat in seats}
    assert not game.choices(state.view(None))
    assert movers in ({CHANCE}, movers - {CHANCE}), "the dealer acts alone"
    for seat in seats:
        legal = set(choices[seat])
        assert len(legal) == len(choices[seat]), "a choice is offered twice"
        assert bool(legal) == (seat in movers)
        assert all(takes(game, state, seat, move) for move in legal)
        but_for_text = {without_text(move) for move in legal}
        others = (move for other in seats for move in choices[other][:20])
        for move in (*others, *strangers):
            if without_text(move) not in but_for_text:
                assert not takes(game, state, seat, move), (seat, move)
    for nobody in {CHANCE, Seat(-2), Seat(len(seats)), Seat(99)} - movers:
        for move in (*choices[seats[0]][:3], *strangers[:10]):
            assert not takes(game, state, nobody, move)
    if CHANCE in movers:
        for move in strangers:
            takes(game, state, CHANCE, move)
    assert encode(state) == before
    assert choices == {seat: game.choices(state.view(seat)) for seat in seats}


def check(trail: Trail, rng: Random) -> None:
    played = [move for _, move in trail.moves]
    for state in (*trail.moments(rng, 3), trail.states[0], trail.states[-1]):
        strangers = rng.sample(played, min(6, len(played)))
        options = [m for seat in seats_of(state) for m in trail.game.choices(state.view(seat))]
        near = [*rng.sample(options, min(10, len(options))), *strangers, played[0]]
        strangers += [damaged(move, rng) for move in near]
        check_moment(trail.game, state, strangers)


test_law_1_play_takes_what_choices_has = on_every_table(check)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
@settings(max_examples=settings().max_examples // 2)
@given(data=st.data())
def test_law_1_moves_made_up_from_their_types(game: AnyGame, data: st.DataObject) -> None:
    table = data.draw(st.sampled_from(tables_of(game)))
    trail = random_game(table, data.draw(st.integers(0, SEEDS - 1)))
    state = data.draw(st.sampled_from(trail.states))
    check_moment(game, state, data.draw(st.lists(any_move(game), min_size=5, max_size=15)))


class TooStrict(Toy):
    def given(self, state: ToyState, seat: Seat, move: Give) -> ToyState:
        if move.card == 3:
            raise IllegalMove("D-2.1", "no threes")
        return super().given(state, seat, move)


class TooLax(Toy):
    def given(self, state: ToyState, seat: Seat, move: Give) -> ToyState:
        hand = state.private[seat].hand
        return super().given(state, seat, Give(min(hand, default=0), move.words))


class Vague(Toy):
    def given(self, state: ToyState, seat: Seat, move: Give) -> ToyState:
        try:
            return super().given(state, seat, move)
        except IllegalMove as refusal:
            raise IllegalMove("no", refusal.reason) from refusal


class Crashing(Toy):
    def given(self, state: ToyState, seat: Seat, move: Give) -> ToyState:
        assert move.card in state.private[seat].hand
        return super().given(state, seat, move)


class Repeating(Toy):
    def choices(self, view: ToyView) -> Sequence[Move]:
        return [*super().choices(view), *super().choices(view)]


class Forging(Toy):
    def dealt(self, state: ToyState, move: Deal) -> ToyState:
        return super().dealt(state, Deal(DECK if move.cards else ()))

    def census(self, state: ToyState) -> Mapping[str, int]:
        return Counter(map(str, state.secret.pile))


def toy_check(toy: Toy) -> None:
    for seed in range(8):
        # Played by the right rules, so that the wrong ones fail in the check and not before.
        trail = random_game(Table(Toy(), "only", 3), seed)
        check(trail._replace(game=toy), Random(seed))


def test_law_1_holds_for_the_toy() -> None:
    toy_check(Toy())


@pytest.mark.parametrize("wrong", [TooStrict, TooLax, Vague, Crashing, Repeating, Forging])
def test_law_1_bites(wrong: type[Toy]) -> None:
    with pytest.raises(AssertionError):
        toy_check(wrong())

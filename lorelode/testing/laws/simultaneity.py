"""Law 3: what is submitted at the same time may come in any order.

At the same time is in the same phase. In a race the first to move ends it: the phase rises, and
the others are asked something else, which their moves do not answer.
"""

from __future__ import annotations

from random import Random
from typing import Any

from msgspec import structs

from lorelode.core import CHANCE, AnyGame, Seat
from lorelode.testing.random_games import (
    AnyState,
    PlayedGame,
    encode,
)


def without_news(state: AnyState) -> AnyState:
    """The state but for its news, which tell of the last move and so of the order."""
    return structs.replace(
        state,
        public=structs.replace(state.public, news=()),
        private=tuple(structs.replace(private, news=()) for private in state.private),
    )


def same_phase(game: AnyGame, one: AnyState, other: AnyState) -> bool:
    """Whether both belong to one decision."""
    return game.phase(one.public) == game.phase(other.public)


def check_pair(game: AnyGame, state: AnyState, one: Seat, other: Seat, rng: Random) -> bool:
    """Let two seats move in both orders; whether each was still asked the same after the other."""
    choices = {seat: game.choices(state.view(seat)) for seat in (one, other)}
    assert all(choices.values()), "a seat that is to act has no choices"
    moves = {seat: rng.choice(moves) for seat, moves in choices.items()}
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


def check(played: PlayedGame, rng: Random) -> None:
    """Let a pair of seats move in both orders, in every state where several are to act."""
    game = played.game
    for state in played.states:
        movers = sorted(game.to_act(state.public))
        if len(movers) > 1:
            one, other = rng.sample(movers, 2)
            check_pair(game, state, one, other, rng)


def check_phases(played: PlayedGame, _: Random) -> None:
    """The phase stays while the others are still asked what they were, and rises otherwise."""
    game = played.game
    for before, after, (seat, _move) in zip(
        played.states, played.states[1:], played.moves, strict=False
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

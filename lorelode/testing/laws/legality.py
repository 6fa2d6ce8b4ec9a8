"""Law 1: `play` takes a move if and only if `choices(view)` has it, free text aside."""

from __future__ import annotations

import re
from collections.abc import Sequence
from random import Random
from typing import Any

from lorelode.core import CHANCE, AnyGame, IllegalMove, Seat
from lorelode.testing.moves import damage_text, without_text
from lorelode.testing.random_games import (
    AnyState,
    PlayedGame,
    encode,
    seats_of,
)

CLAUSE = re.compile(r"[A-Z]+-\d+\.\d+")
"""The id of a clause, such as S-3.2."""


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
    """Try every choice of every seat, and other moves, the dealer's among them."""
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


def check(played: PlayedGame, rng: Random) -> None:
    """Try legal moves, moves of other moments and damaged moves in some states."""
    made = [move for _, move in played.moves]
    for state in (*played.moments(rng, 3), played.states[0], played.states[-1]):
        strangers = rng.sample(made, min(6, len(made)))
        options = [m for seat in seats_of(state) for m in played.game.choices(state.view(seat))]
        near = [*rng.sample(options, min(10, len(options))), *strangers, made[0]]
        strangers += [damage_text(move, rng) for move in near]
        check_moment(played.game, state, strangers)

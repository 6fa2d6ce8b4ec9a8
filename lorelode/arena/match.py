"""One game from the set-up to its end, played by bots, people or both."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Iterator, Sequence
from random import Random
from typing import Any, Final, NamedTuple, TypeAlias

from lorelode.bots import Bot
from lorelode.core import CHANCE, AnyGame, Chance, Edition, Record, Seat, Setup, State, show_move

MAX_MOVES: Final = 10_000
"""A game that takes more moves is given up; no game has ever come near."""


def derive_seed(seed: int, number: int = 0) -> bytes:
    """The seed of game `number`, made from a whole number that a person can type."""
    return hashlib.sha256(f"lorelode {seed}/{number}".encode()).digest()


class Step(NamedTuple):
    """A move, and the state it led to."""

    state: State[Any, Any, Any]
    mover: Seat
    move: Any


Order: TypeAlias = Callable[[State[Any, Any, Any], Sequence[Seat]], Seat]
"""Picks who is asked first when several seats are to act."""


def play_out(
    game: AnyGame,
    edition: Edition,
    seats: int,
    bots: Sequence[Bot],
    seed: bytes,
    first: Seat | None = None,
    order: Order | None = None,
) -> Iterator[Step]:
    """Play a game, one bot a seat; the same seed and bots give the same game.

    It ends when nobody is to act, or is given up after `MAX_MOVES`.
    The n-th chance move is dealt with `Chance(seed, n)`. Every seat has its own random generator,
    so a bot that draws more numbers does not change what the others do. Where several seats are to
    act, `order` picks the first; by default it is random, with a generator of its own. The lines
    that a bot is handed are read-only: they are the same list that grows from move to move.
    """
    state = game.setup(edition, seats, first)
    if len(bots) != seats:
        raise ValueError(f"{seats} seats need {seats} bots, not {len(bots)}")
    return _steps(game, state, bots, seed, order or random_order(seed))


def random_order(seed: bytes) -> Order:
    """Picks any of them, each equally likely; the same seed gives the same order."""
    rng = Random(f"{seed.hex()}/order")
    return lambda _state, actors: rng.choice(actors)


def seat_generators(seed: bytes, seats: int) -> list[Random]:
    """The random generator of each seat."""
    return [Random(f"{seed.hex()}/{seat}") for seat in range(seats)]


def _steps(
    game: AnyGame, state: State[Any, Any, Any], bots: Sequence[Bot], seed: bytes, order: Order
) -> Iterator[Step]:
    seats = len(bots)
    rngs = seat_generators(seed, seats)
    lines: list[list[str]] = [[] for _ in range(seats)]
    draws = moves = 0
    while moves < MAX_MOVES and (actors := game.to_act(state.public)):
        mover = order(state, sorted(actors))
        if mover == CHANCE:
            move = game.deal(state, Chance(seed, draws))
            draws += 1
        else:
            move = bots[mover].choose(state.view(mover), lines[mover], rngs[mover])
        state = game.play(state, mover, move)
        # A move line has two forms: the mover's and everybody else's.
        own, public = show_move(game, mover, move, mover), show_move(game, mover, move, None)
        for seat, seen in enumerate(lines):
            seen.append(own if seat == mover else public)
        moves += 1
        yield Step(state, mover, move)


def make_record(setup: Setup, steps: Iterable[Step] = (), deck: Sequence[str] = ()) -> Record:
    """The record of a game that took these steps."""
    moves = ((step.mover, setup.game.write(step.move)) for step in steps)
    return Record.of(setup, moves, deck)

"""One game from the set-up to its end, whoever plays it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from random import Random
from typing import Any, NamedTuple, TypeAlias

from lorelode.bots import Bot
from lorelode.core import CHANCE, AnyGame, Chance, Edition, Record, Seat, State, shown, switches


class Step(NamedTuple):
    """A move, and the state it led to."""

    state: State[Any, Any, Any]
    mover: Seat
    move: Any


Order: TypeAlias = Callable[[State[Any, Any, Any], Sequence[Seat]], Seat]
"""Who of several that are to act is asked first."""


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

    The n-th chance move is dealt with `Chance(seed, n)`. Every seat has a random generator of its
    own, so that a bot that takes more chances does not change what the others do. Where several
    are to act, `order` says who is first, or else chance with a generator of its own again. The
    lines that a bot is handed are read-only: they are the very list that grows from move to move.
    """
    state = game.setup(edition, seats, first)
    if len(bots) != seats:
        raise ValueError(f"{seats} seats need {seats} bots, not {len(bots)}")
    return _steps(game, state, bots, seed, order or by_chance(seed))


def by_chance(seed: bytes) -> Order:
    """Any of them, each as likely; the same seed gives the same order."""
    rng = Random(f"{seed.hex()}/order")
    return lambda _state, actors: rng.choice(actors)


def _steps(
    game: AnyGame, state: State[Any, Any, Any], bots: Sequence[Bot], seed: bytes, order: Order
) -> Iterator[Step]:
    seats = len(bots)
    rngs = [Random(f"{seed.hex()}/{seat}") for seat in range(seats)]
    lines: list[list[str]] = [[] for _ in range(seats)]
    draws = 0
    while actors := game.to_act(state.public):
        mover = order(state, sorted(actors))
        if mover == CHANCE:
            move = game.deal(state, Chance(seed, draws))
            draws += 1
        else:
            move = bots[mover].choose(state.view(mover), lines[mover], rngs[mover])
        state = game.play(state, mover, move)
        # A line has two forms, the mover's and everybody else's.
        theirs, ours = shown(game, mover, move, mover), shown(game, mover, move, None)
        for seat, seen in enumerate(lines):
            seen.append(theirs if seat == mover else ours)
        yield Step(state, mover, move)


def record_of(
    game: AnyGame,
    edition: Edition,
    seats: int,
    first: Seat | None = None,
    steps: Iterable[Step] = (),
    deck: Sequence[str] = (),
) -> Record:
    """The record of a game that went by these steps."""
    return Record(
        game=game.name,
        edition=edition.name,
        switches=switches(edition),
        seats=seats,
        first=first,
        moves=tuple((step.mover, game.write(step.move)) for step in steps),
        deck=tuple(deck),
        rules=game.version,
    )

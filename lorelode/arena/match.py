"""One game from the set-up to its end, played by bots, people or both."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Iterator, Sequence
from random import Random
from typing import Any, Final, NamedTuple, TypeAlias

from lorelode.bots import Bot, Claim, find_talk, let_speak
from lorelode.bots.talk import is_calm
from lorelode.core import CHANCE, AnyGame, Chance, Edition, Record, Seat, Setup, State, show_move

MAX_MOVES: Final = 10_000
"""A game that takes more moves is given up; no game has ever come near."""


def derive_seed(seed: int, number: int = 0) -> bytes:
    """The seed of game `number`, made from a whole number that a person can type."""
    return hashlib.sha256(f"lorelode {seed}/{number}".encode()).digest()


class Step(NamedTuple):
    """A move, the state it led to, and what was said then."""

    state: State[Any, Any, Any]
    mover: Seat
    move: Any
    said: Claim | None = None


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
    generators: Sequence[Random] | None = None,
) -> Iterator[Step]:
    """Play a game, one bot a seat; the same seed and bots give the same game.

    It ends when nobody is to act, or is given up after `MAX_MOVES`.
    The n-th chance move is dealt with `Chance(seed, n)`. Every seat has its own random generator,
    by default one made from the seed, so a bot that draws more numbers does not change what the
    others do. Where several seats are to
    act, `order` picks the first; by default it is random, with a generator of its own. The lines
    that a bot is handed are read-only: they are the same list that grows from move to move. Bots
    speak as at a table: after a move at most one, if they have not said much of late.
    """
    state = game.setup(edition, seats, first)
    if len(bots) != seats:
        raise ValueError(f"{seats} seats need {seats} bots, not {len(bots)}")
    rngs = seat_generators(seed, seats) if generators is None else generators
    return _steps(game, state, bots, seed, order or random_order(seed), rngs)


def random_order(seed: bytes) -> Order:
    """Picks any of them, each equally likely; the same seed gives the same order."""
    rng = Random(f"{seed.hex()}/order")
    return lambda _state, actors: rng.choice(actors)


def seat_generators(seed: bytes, seats: int) -> list[Random]:
    """The random generator of each seat."""
    return [Random(f"{seed.hex()}/{seat}") for seat in range(seats)]


def _steps(
    game: AnyGame,
    state: State[Any, Any, Any],
    bots: Sequence[Bot],
    seed: bytes,
    order: Order,
    rngs: Sequence[Random],
) -> Iterator[Step]:
    seats = len(bots)
    lines: list[list[str]] = [[] for _ in range(seats)]
    conversation = _Conversation(game, bots, seed)
    draws = moves = 0
    while moves < MAX_MOVES and (actors := game.to_act(state.public)):
        mover = order(state, sorted(actors))
        if mover == CHANCE:
            move = game.deal(state, Chance(seed, draws))
            draws += 1
            conversation.begin()
        else:
            view = state.view(mover)
            move = bots[mover].choose(view, lines[mover], rngs[mover], conversation.claims)
        state = game.play(state, mover, move)
        # A move line has two forms: the mover's and everybody else's.
        own, public = show_move(game, mover, move, mover), show_move(game, mover, move, None)
        for seat, seen in enumerate(lines):
            seen.append(own if seat == mover else public)
        moves += 1
        yield Step(state, mover, move, conversation.go_on(state, public, lines))


class _Conversation:
    """What the bots of a game say to each other."""

    def __init__(self, game: AnyGame, bots: Sequence[Bot], seed: bytes) -> None:
        self.claims: list[Claim] = []
        """What was said since the last deal, and means something in this game."""
        self._talk = find_talk(game)
        self._bots = bots
        self._spoken: list[Claim] = []
        # Not the generators of the moves: who speaks more does not play otherwise.
        self._rngs = [Random(f"{seed.hex()}/{seat}/speech") for seat in range(len(bots))]

    def begin(self) -> None:
        """Forget what was claimed: new cards are dealt."""
        self.claims = []

    def go_on(
        self, state: State[Any, Any, Any], line: str, lines: Sequence[Sequence[str]]
    ) -> Claim | None:
        """Let one of those speak who have a reason after a move line."""
        for speaker in self._talk.list_speakers(line, state.public):
            seat = Seat(speaker)
            if not is_calm(self._spoken, seat, len(lines[seat]), len(self._bots)):
                continue
            bot, view = self._bots[seat], state.view(seat)
            said = let_speak(bot, view, lines[seat], self._rngs[seat], self.claims)
            if said is not None:
                self._spoken.append(said)
                if said.phrase in self._talk.claims:
                    self.claims.append(said)
                return said
        return None


def list_claims(steps: Sequence[Step]) -> list[Claim]:
    """What was said in these steps of a game since the last deal."""
    begun = max((at for at, step in enumerate(steps) if step.mover == CHANCE), default=0)
    said = (step.said for step in steps[begun:])
    return [claim for claim in said if claim is not None]


def make_record(setup: Setup, steps: Iterable[Step] = (), deck: Sequence[str] = ()) -> Record:
    """The record of a game that took these steps."""
    moves = ((step.mover, setup.game.write(step.move)) for step in steps)
    return Record.of(setup, moves, deck)

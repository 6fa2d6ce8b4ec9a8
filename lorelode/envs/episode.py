"""One game in an environment: dealt from a seed, one seat asked at a time."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from copy import copy, deepcopy
from operator import index
from random import Random
from typing import Any

from lorelode.core import CHANCE, Chance, Pace, Seat, Setup, State, View, show_move


class NotYourTurn(ValueError):
    """A seat moved that was not asked; the message says who was."""


def derive_episode_seed(seed: int) -> bytes:
    """What deals the cards of an episode, made from a whole number; or `TypeError`."""
    return hashlib.sha256(f"lorelode episode {index(seed)}".encode()).digest()


class Episode:
    """A game that is being played. Deals are made at once, so somebody is to act, or it is over.

    Where several seats are to act, they are asked one by one, the lowest first: nobody sees what
    those before them did. A race is won by chance, because all would act at the same time.
    """

    def __init__(self, setup: Setup, seed: int) -> None:
        self.setup = setup
        self.game = setup.game
        self.state: State[Any, Any, Any] = setup.initial_state()
        self.moves: list[tuple[Seat, Any]] = []
        self._seed = derive_episode_seed(seed)
        self._racers = Random(f"{self._seed.hex()}/race")
        self._draws = 0
        self.asked: Seat | None = None
        """Who is to act now; None when the game is over."""
        self._go_on()

    def view(self, seat: Seat | None) -> View[Any, Any]:
        """What a seat may know (None: a spectator)."""
        return self.state.view(seat)

    def play(self, seat: Seat, move: Any) -> None:
        """Make a move and all deals after it, or raise `IllegalMove` or `NotYourTurn`."""
        if seat != self.asked:
            whose = "the game is over" if self.asked is None else f"seat {self.asked} is asked"
            raise NotYourTurn(f"seat {seat} is not to act now: {whose}")
        self._make(seat, move)
        self._go_on()

    def lines(self, reader: Seat | None, since: int = 0) -> list[str]:
        """The lines of the record as a seat was shown them (None: a spectator), from one on."""
        return [show_move(self.game, mover, move, reader) for mover, move in self.moves[since:]]

    def scores(self) -> Sequence[int]:
        """The points by seat. A seat may know its own; all are public when the game is over."""
        return self.game.scores(self.state)

    def imagine(self, seat: Seat | None, rng: Random) -> Episode:
        """Another game that could be this one, as far as a seat (None: a spectator) has seen."""
        other = copy(self)
        other.state = self.game.imagine(self.state.view(seat), rng)
        other.moves = list(self.moves)
        other._racers = deepcopy(self._racers)
        return other

    def _make(self, seat: Seat, move: Any) -> None:
        self.state = self.game.play(self.state, seat, move)
        self.moves.append((seat, move))

    def _go_on(self) -> None:
        while actors := self.game.to_act(self.state.public):
            if CHANCE not in actors:
                order = sorted(actors)
                is_race = self.game.pace(self.state.public) is Pace.RACE
                self.asked = self._racers.choice(order) if is_race else order[0]
                return
            self._make(CHANCE, self.game.deal(self.state, Chance(self._seed, self._draws)))
            self._draws += 1
        self.asked = None

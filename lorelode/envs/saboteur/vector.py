"""Many games of Saboteur at once, on the engine: arrays in, arrays out.

    env = VectorEnv(games=1024, seats=5, edition="lv", seed=1)
    now = env.reset()
    while True:
        now = env.step(choose(now.observations, now.masks))

Every game is seen by the seat that is to act. A game that is over begins again in the same step:
`dones` says so, `rewards` are still those of the old game, and the observation is of the new one.
Deals are quick and drawn by the engine, so a seed deals other games here than elsewhere. Each game
has a seed of its own, mixed from the seed and its number: other seeds deal other games.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from lorelode.core.setup import find_edition
from lorelode.engine.saboteur import batches, new_position
from lorelode.envs.layout import Numbers
from lorelode.envs.saboteur.cells import WINDOW_X, WINDOW_Y
from lorelode.envs.saboteur.translation import CHOICE_COUNT
from lorelode.rules.saboteur import SABOTEUR
from lorelode.rules.saboteur.editions import SaboteurEdition

DEFAULT_SEATS: Final = 5
_FACTS: Final = 3
"""How many numbers of a game come before its rewards: the seat, its moves, whether it ended."""


class VectorStep(NamedTuple):
    """All games, one a row."""

    observations: Numbers
    """What the seat to act sees, in the layout of the translation."""
    masks: Numbers
    """Its legal actions, of the space `choices`."""
    seats: NDArray[np.int32]
    """Who is to act."""
    rewards: NDArray[np.int32]
    """By game and seat: what the gold has changed by in this step."""
    dones: NDArray[np.bool_]
    """Whether a game ended in this step."""


class VectorEnv:
    """Some games of one table that go on at the same time."""

    def __init__(
        self, games: int, seats: int = DEFAULT_SEATS, edition: str | None = None, seed: int = 0
    ) -> None:
        if games < 1:
            raise ValueError(f"expected one game at least, not {games}")
        found = find_edition(SABOTEUR, edition)
        assert isinstance(found, SaboteurEdition)
        self.games, self.seats = games, seats
        self.positions = [new_position(found, seats) for _ in range(games)]
        self._window = batches.Window(WINDOW_X.start, WINDOW_Y.start, len(WINDOW_X), len(WINDOW_Y))
        # Row n has n times 1: to copy a row is quicker than to compare.
        self._masks = np.tri(CHOICE_COUNT + 1, CHOICE_COUNT, k=-1, dtype=np.int8)
        self._batch = batches.Batch(self.positions, seed, self._window)
        self.observation_size: int = batches.count_numbers(seats, self._window)
        self.action_count = CHOICE_COUNT

    def reset(self, seed: int | None = None) -> VectorStep:
        """Deal all games anew; with a seed, as that seed deals them."""
        if seed is not None:
            self._batch = batches.Batch(self.positions, seed, self._window)
        batches.begin(self._batch)
        return self._look()

    def step(self, actions: NDArray[np.integer]) -> VectorStep:
        """Make a move in every game, or `ValueError` and none at all."""
        given = np.asarray(actions)
        if given.shape != (self.games,) or not np.issubdtype(given.dtype, np.integer):
            raise ValueError(
                f"expected {self.games} whole numbers, not an array of {given.dtype} with the"
                f" shape {given.shape}"
            )
        if not self._batch.seen:
            raise ValueError("call reset before step")
        batches.step(self._batch, given.tolist())
        return self._look()

    def _look(self) -> VectorStep:
        seen = np.frombuffer(self._batch.seen, np.int8).reshape(self.games, -1)
        facts = np.frombuffer(self._batch.facts, "<i4").reshape(self.games, _FACTS + self.seats)
        return VectorStep(
            observations=seen,
            masks=self._masks[facts[:, 1]],
            seats=facts[:, 0],
            rewards=facts[:, _FACTS:],
            dones=facts[:, 2] != 0,
        )

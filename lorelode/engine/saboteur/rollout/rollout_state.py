"""A round that is played on: its position, and what the rules of thumb go by."""

from __future__ import annotations

from typing import Final, final

from lorelode.engine.native_types import i64, vec
from lorelode.engine.random_source import RandomSource
from lorelode.engine.saboteur.coding import (
    CHOOSING,
    FACE_DOWN,
    FITTING,
    GOAL_COUNT,
    KIND_MASK,
    LAY,
    MAX_SEATS,
    MINER,
    ROCKFALL,
    SIDES,
    STONE,
    TREASURE,
    TURN,
    WHAT_SHIFT,
    WHERE_SHIFT,
)
from lorelode.engine.saboteur.copies import assign, copy
from lorelode.engine.saboteur.lookups import GOAL_CELLS, STONE_OPENINGS
from lorelode.engine.saboteur.play import apply
from lorelode.engine.saboteur.position import Position, role_of
from lorelode.engine.saboteur.rollout.routes import Routes

FEATURES: Final = 28
"""How many features the value network reads."""


@final
class Rollout:
    """A round with all its cards, played on in place. It takes the memory of two positions."""

    def __init__(self, position: Position) -> None:
        """Begin at a copy of this position."""
        self.position: Position = copy(position)
        self.routes: Routes = Routes(self.position)
        # Where it is tried what a rockfall would do.
        self.trial: Position = copy(position)
        self.trial_routes: Routes = Routes(self.trial)
        self.source: RandomSource = RandomSource(0)
        # How likely the others take each seat for a saboteur.
        self.suspicion: vec[float] = vec[float]([0.0] * MAX_SEATS)
        self.features: vec[float] = vec[float]([0.0] * FEATURES)
        self.treasure: i64 = find_treasure(self.position)

    def begin(self, position: Position, suspicion: list[float], seed: int) -> None:
        """Begin again at a position of the same table, with other chance."""
        if len(suspicion) != position.seats:
            raise ValueError(f"expected {position.seats} suspicions, not {len(suspicion)}")
        assign(self.position, position)
        self.routes.forget()
        self.source = RandomSource(seed)
        for seat in range(position.seats):
            self.suspicion[seat] = suspicion[seat]
        self.treasure = find_treasure(self.position)


def find_treasure(position: Position) -> i64:
    """The goal that is the treasure."""
    goal: i64 = 0
    while position.goal_face[goal] != TREASURE:
        goal += 1
    return goal


def list_closed(position: Position) -> i64:
    """The goals that lie face down, as bits."""
    closed: i64 = 0
    for goal in range(GOAL_COUNT):
        if position.goal_state[goal] == FACE_DOWN:
            closed |= 1 << goal
    return closed


def knows_treasure(rollout: Rollout, seat: i64) -> bool:
    """Whether a seat has seen the treasure, or that it can be nowhere else."""
    position = rollout.position
    looked = position.looked[seat]
    hidden = list_closed(position) & ~looked
    return looked >> rollout.treasure & 1 != 0 or hidden & hidden - 1 == 0


def make_move(rollout: Rollout, number: int) -> None:
    """Whoever is to act makes a move, and whatever it asks for."""
    position = rollout.position
    apply(position, number)
    kind: i64 = number & KIND_MASK
    if kind in (LAY, ROCKFALL):
        rollout.routes.forget()
    while position.stage == CHOOSING or position.stage == FITTING:
        _answer(rollout)


def _answer(rollout: Rollout) -> None:
    """Turn the goal, or lay the stone, that suits the mover's side."""
    position = rollout.position
    asked = position.asked
    is_miner = role_of(position, position.seat) == MINER
    if position.stage == CHOOSING:
        found = asked >> rollout.treasure & 1 != 0
        goal: i64 = 0
        while asked >> goal & 1 == 0 or (found and (goal == rollout.treasure) != is_miner):
            goal += 1
        apply(position, TURN | goal << WHAT_SHIFT)
        return
    leading_in = position.edge[GOAL_CELLS[asked]] >> 8 & SIDES
    upright = STONE_OPENINGS[position.goal_face[asked] * 2]
    meets: i64 = 0 if upright & leading_in != 0 else 1
    turned = meets if is_miner else 1 - meets
    apply(position, STONE | asked << WHAT_SHIFT | turned << WHERE_SHIFT)

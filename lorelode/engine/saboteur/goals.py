"""The goals that a laid card reaches, and what they turn out to be."""

from __future__ import annotations

from lorelode.engine.native_types import i64
from lorelode.engine.saboteur.coding import (
    FACE_DOWN,
    FACE_UP,
    FITTING,
    GOAL_COUNT,
    LAID,
    LIVE,
    MINER,
    SIDES,
    TREASURE,
)
from lorelode.engine.saboteur.lookups import GOAL_CELLS, SHAPE_OPENINGS, STEPS, STONE_OPENINGS
from lorelode.engine.saboteur.mine import put
from lorelode.engine.saboteur.payout import end_round
from lorelode.engine.saboteur.position import Position
from lorelode.engine.saboteur.turns import end_turn


def turn_goals(position: Position, goals: i64) -> None:
    """Turn these goals, as bits, face up all together, then see what they are."""
    # S-5.2: Treasure ends the round at once; stones turned with it are laid no way round.
    if _turn_up(position, goals):
        end_round(position, MINER, position.mover)
    else:
        lay_stones(position)


def _turn_up(position: Position, goals: i64) -> bool:
    """Turn these goals face up; whether the treasure is among them."""
    found = False
    for goal in range(GOAL_COUNT):
        if goals >> goal & 1 != 0:
            position.goal_state[goal] = FACE_UP
            if position.goal_face[goal] == TREASURE:
                found = True
    return found


def lay_stones(position: Position) -> None:
    """Lay the stones that are face up from top to bottom; ask the mover where none fits."""
    state, edge = position.goal_state, position.edge
    while True:
        for goal in range(GOAL_COUNT):
            if state[goal] != FACE_UP:
                continue
            turned = _fitting_way(position, goal)
            if turned < 0 and position.mover_decides:
                # S-5.4: By the switch, the mover decides how a stone lies that fits none.
                position.stage = FITTING
                position.seat = position.mover
                position.asked = goal
                return
            if turned < 0:
                turned = _meeting_way(position, goal)
            lay_stone(position, goal, turned)
        joined: i64 = 0
        # S-5.5: If all goals that are reached are turned, so are those joined through a stone.
        if not position.turns_one_goal:
            for goal in range(GOAL_COUNT):
                if state[goal] == FACE_DOWN and edge[GOAL_CELLS[goal]] & LIVE != 0:
                    joined |= 1 << goal
        if joined == 0:
            end_turn(position, position.mover)
            return
        if _turn_up(position, joined):
            end_round(position, MINER, position.mover)
            return


def lay_stone(position: Position, goal: i64, turned: i64) -> None:
    """A stone becomes part of the mine, upright (0) or turned (1)."""
    position.goal_state[goal] = LAID
    position.goal_turned[goal] = turned
    put(position, GOAL_CELLS[goal], STONE_OPENINGS[position.goal_face[goal] * 2 + turned])


def _fitting_way(position: Position, goal: i64) -> i64:
    # S-5.3: The way round that fits all laid neighbours; -1 if neither does.
    edges = position.edge[GOAL_CELLS[goal]]
    face = position.goal_face[goal]
    for turned in range(2):
        if STONE_OPENINGS[face * 2 + turned] & edges & SIDES == edges >> 4 & SIDES:
            return turned
    return -1


def _meeting_way(position: Position, goal: i64) -> i64:
    """The way round that meets the card just laid, or else the first way that leads in."""
    at = GOAL_CELLS[goal]
    upright = STONE_OPENINGS[position.goal_face[goal] * 2]
    last = position.laids - 1
    there = position.laid_cell[last]
    openings = SHAPE_OPENINGS[position.laid_shape[last]]
    k: i64
    for k in range(4):
        if at + STEPS[k] == there and openings >> (k ^ 2) & 1 != 0:
            return 0 if upright >> k & 1 != 0 else 1
    live = position.edge[at] >> 8
    # From the west on, clockwise.
    for i in range(4):
        k = i + 3 & 3
        if live >> k & 1 != 0:
            return 0 if upright >> k & 1 != 0 else 1
    return 0

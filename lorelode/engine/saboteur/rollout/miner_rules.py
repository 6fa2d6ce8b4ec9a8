"""The rules of thumb that miners play by."""

from __future__ import annotations

from typing import Final

from lorelode.engine.native_types import i64
from lorelode.engine.saboteur.coding import (
    BREAK,
    FIRST_BREAK_CARD,
    FIRST_REPAIR_CARD,
    FITTED,
    GOAL_COUNT,
    LAY,
    LIVE,
    MAP,
    MAP_CARD,
    WHAT_SHIFT,
    WHERE_SHIFT,
)
from lorelode.engine.saboteur.lookups import FITTING_SHAPES
from lorelode.engine.saboteur.position import HAND_SLOTS
from lorelode.engine.saboteur.rollout.field import DEAD_END_SHAPES, LIVE_SHAPES, SHAPES_OPENING
from lorelode.engine.saboteur.rollout.hand_rules import (
    NO_MOVE,
    find_pass,
    find_repair,
    first_shape,
    list_shapes,
)
from lorelode.engine.saboteur.rollout.rollout_state import Rollout, knows_treasure, list_closed
from lorelode.engine.saboteur.rollout.routes import UNREACHABLE, leading_sides

_MEND_BELOW: Final = 0.45
"""The suspicion below which a miner mends another player's tool."""
_BREAK_ABOVE: Final = 0.65
"""The suspicion above which a miner breaks another player's tool."""


def miner_move(rollout: Rollout, seat: i64) -> i64:
    """What a miner does: dig, mend, look, break, or pass."""
    position = rollout.position
    if position.broken[seat] != 0:
        move = find_repair(position, seat, seat)
    else:
        move = _find_dig(rollout, seat, _target_goal(rollout, seat))
    if move != NO_MOVE:
        return move
    broken, suspicion = position.broken, rollout.suspicion
    other: i64
    for other in range(position.seats):
        if other != seat and broken[other] != 0 and suspicion[other] < _MEND_BELOW:
            move = find_repair(position, seat, other)
            if move != NO_MOVE:
                return move
    hand = position.hand
    first: i64 = seat * HAND_SLOTS
    for slot in range(first, first + position.hand_size[seat]):
        card = hand[slot]
        if card == MAP_CARD and not knows_treasure(rollout, seat):
            return MAP | _target_goal(rollout, seat) << WHAT_SHIFT
        if FIRST_BREAK_CARD <= card < FIRST_REPAIR_CARD:
            for other in range(position.seats):
                if other != seat and broken[other] == 0 and suspicion[other] > _BREAK_ABOVE:
                    return BREAK | card - FIRST_BREAK_CARD << WHAT_SHIFT | other << WHERE_SHIFT
    return find_pass(rollout, seat, True)


def _target_goal(rollout: Rollout, seat: i64) -> i64:
    """The goal that a miner digs for: the treasure if it knows, else the nearest that may be it."""
    if knows_treasure(rollout, seat):
        return rollout.treasure
    position = rollout.position
    hidden = list_closed(position) & ~position.looked[seat]
    best = rollout.treasure
    least: i64 = UNREACHABLE + 1
    for goal in range(GOAL_COUNT):
        if hidden >> goal & 1 != 0:
            cards = rollout.routes.cards(goal)
            if cards < least:
                best, least = goal, cards
    return best


def _find_dig(rollout: Rollout, seat: i64, goal: i64) -> i64:
    """The card with the most openings that leads on to a goal."""
    position, routes = rollout.position, rollout.routes
    shapes = list_shapes(position, seat) & ~DEAD_END_SHAPES
    if shapes == 0 or routes.cards(goal) >= UNREACHABLE:
        return NO_MOVE
    edge, frontier = position.edge, position.frontier
    best: i64 = NO_MOVE
    most: i64 = 1
    for i in range(position.frontiers):
        at = frontier[i]
        edges = edge[at]
        if edges & LIVE == 0:
            continue
        fitting = FITTING_SHAPES[edges & FITTED] & shapes
        if fitting != 0:
            fitting &= SHAPES_OPENING[leading_sides(routes, goal, at)]
        openings: i64 = 4
        while fitting != 0 and openings > most:
            some = fitting & LIVE_SHAPES[openings]
            if some != 0:
                best = LAY | first_shape(some) << WHAT_SHIFT | at << WHERE_SHIFT
                most = openings
            openings -= 1
    return best

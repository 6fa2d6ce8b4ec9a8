"""The rules of thumb that saboteurs play by. They know each other, and where the treasure is."""

from __future__ import annotations

from typing import Final

from lorelode.engine.native_types import i64
from lorelode.engine.random_source import draw_below
from lorelode.engine.saboteur.coding import (
    BREAK,
    FIRST_BREAK_CARD,
    FIRST_REPAIR_CARD,
    FITTED,
    JOINED,
    LAY,
    LIVE,
    MINER,
    ROCKFALL,
    ROCKFALL_CARD,
    WHAT_SHIFT,
    WHERE_SHIFT,
)
from lorelode.engine.saboteur.copies import assign
from lorelode.engine.saboteur.lookups import FITTING_SHAPES
from lorelode.engine.saboteur.mine import take
from lorelode.engine.saboteur.position import HAND_SLOTS, role_of
from lorelode.engine.saboteur.rollout.field import DEAD_END_SHAPES, SHAPES_OPENING
from lorelode.engine.saboteur.rollout.hand_rules import (
    NO_MOVE,
    find_pass,
    find_repair,
    first_shape,
    list_shapes,
)
from lorelode.engine.saboteur.rollout.rollout_state import Rollout
from lorelode.engine.saboteur.rollout.routes import UNREACHABLE, leading_sides

_BLOCK_WITHIN: Final = 6
"""The distance of the treasure up to which saboteurs block the way."""
_ROCKFALLS_TRIED: Final = 3
"""How many cards a saboteur considers for a rockfall."""


def saboteur_move(rollout: Rollout, seat: i64) -> i64:
    """What a saboteur does: block, break, bring down, mend, or pass."""
    position = rollout.position
    cards = rollout.routes.cards(rollout.treasure)
    if position.broken[seat] == 0 and cards <= _BLOCK_WITHIN:
        move = _find_block(rollout, seat)
        if move != NO_MOVE:
            return move
    hand = position.hand
    first: i64 = seat * HAND_SLOTS
    for slot in range(first, first + position.hand_size[seat]):
        card = hand[slot]
        move = NO_MOVE
        if FIRST_BREAK_CARD <= card < FIRST_REPAIR_CARD:
            move = _find_break(rollout, card - FIRST_BREAK_CARD)
        elif card == ROCKFALL_CARD and cards <= _BLOCK_WITHIN:
            move = _find_rockfall(rollout, cards)
        if move != NO_MOVE:
            return move
    if position.broken[seat] != 0:
        move = find_repair(position, seat, seat)
        if move != NO_MOVE:
            return move
    return find_pass(rollout, seat, False)


def _find_block(rollout: Rollout, seat: i64) -> i64:
    """A card on the way to the treasure that does not lead on, rather a dead end."""
    position, routes, goal = rollout.position, rollout.routes, rollout.treasure
    shapes = list_shapes(position, seat)
    if shapes == 0 or routes.cards(goal) >= UNREACHABLE:
        return NO_MOVE
    edge, frontier = position.edge, position.frontier
    best: i64 = NO_MOVE
    for i in range(position.frontiers):
        at = frontier[i]
        edges = edge[at]
        fitting = FITTING_SHAPES[edges & FITTED] & shapes
        if edges & LIVE == 0 or fitting == 0:
            continue
        sides = leading_sides(routes, goal, at)
        if sides == 0:
            continue
        dead_ends = fitting & DEAD_END_SHAPES
        if dead_ends != 0:
            return LAY | first_shape(dead_ends) << WHAT_SHIFT | at << WHERE_SHIFT
        fitting &= ~SHAPES_OPENING[sides]
        if fitting != 0 and best == NO_MOVE:
            best = LAY | first_shape(fitting) << WHAT_SHIFT | at << WHERE_SHIFT
    return best


def _find_break(rollout: Rollout, tool: i64) -> i64:
    """The tool of a random miner, rather of one who has none broken."""
    position = rollout.position
    broken = position.broken
    whole: i64 = 0
    lame: i64 = 0
    other: i64
    for other in range(position.seats):
        if role_of(position, other) == MINER:
            if broken[other] == 0:
                whole += 1
            elif broken[other] >> tool & 1 == 0:
                lame += 1
    if whole + lame == 0:
        return NO_MOVE
    left = draw_below(rollout.source, whole if whole > 0 else lame)
    for other in range(position.seats):
        if role_of(position, other) == MINER and (
            broken[other] == 0 if whole > 0 else broken[other] >> tool & 1 == 0
        ):
            if left == 0:
                return BREAK | tool << WHAT_SHIFT | other << WHERE_SHIFT
            left -= 1
    return NO_MOVE


def _find_rockfall(rollout: Rollout, cards: i64) -> i64:
    """The card whose loss does most harm, out of a few, if it does any.

    `cards` is the distance of the treasure as it is.
    """
    position, trial, routes = rollout.position, rollout.trial, rollout.trial_routes
    laid = position.laid_cell
    best: i64 = NO_MOVE
    most = cards
    for _ in range(_ROCKFALLS_TRIED):
        if position.laids == 0:
            break
        at = laid[draw_below(rollout.source, position.laids)]
        if position.tile[at] & JOINED == 0:
            continue
        assign(trial, position)
        take(trial, at)
        routes.forget()
        after = routes.cards(rollout.treasure)
        if after > most:
            most, best = after, ROCKFALL | at << WHERE_SHIFT
    return best

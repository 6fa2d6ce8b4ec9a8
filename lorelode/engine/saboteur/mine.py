"""The path kernel in place: cards laid and taken, and what they join to the start or cut off."""

from __future__ import annotations

from lorelode.engine.native_types import i64
from lorelode.engine.saboteur.coding import (
    DEAD,
    GOAL,
    GOAL_COUNT,
    JOINED,
    LAID,
    SEEN,
    SIDES,
    START,
)
from lorelode.engine.saboteur.lookups import GOAL_CELLS, STEPS
from lorelode.engine.saboteur.position import Position


def _enter_frontier(position: Position, at: i64) -> None:
    """A free cell has a card beside it now."""
    frontier = position.frontier
    i = position.frontiers
    position.frontiers = i + 1
    while i > 0:
        other = frontier[i - 1]
        if other < at:
            break
        frontier[i] = other
        i -= 1
    frontier[i] = at


def _leave_frontier(position: Position, at: i64) -> None:
    """A cell is not free any more, or has no card beside it."""
    frontier = position.frontier
    last = position.frontiers - 1
    i: i64 = 0
    while frontier[i] != at:
        i += 1
    position.frontiers = last
    while i < last:
        frontier[i] = frontier[i + 1]
        i += 1


def put(position: Position, at: i64, openings: i64) -> None:
    """A card, or a goal turned to stone, comes to lie at a cell that has none."""
    tile, edge = position.tile, position.edge
    edges = edge[at]
    if edges != 0 and edges & GOAL == 0:
        _leave_frontier(position, at)
    edge[at] = 0
    weight: i64 = 0x11
    if edges >> 8 & openings & SIDES != 0 and openings & DEAD == 0:
        openings |= JOINED
        weight = 0x111
    tile[at] = openings
    side: i64 = 1
    back: i64 = 4
    for k in range(4):
        if edges & side == 0:
            there = at + STEPS[k]
            known = edge[there]
            if known == 0:
                _enter_frontier(position, there)
            if openings & side != 0:
                edge[there] = known | back * weight
            else:
                edge[there] = known | back
        side <<= 1
        back <<= 1
        if back > SIDES:
            back = 1
    # Openings that meet one which is not joined: a dead end's, or an island's.
    if openings & JOINED != 0 and edges >> 4 & ~(edges >> 8) & openings & SIDES != 0:
        _join(position, at)


def _join(position: Position, at: i64) -> None:
    """Join to the start every card that is joined through this one."""
    tile, edge, work = position.tile, position.edge, position.work
    work[0] = at
    todo: i64 = 1
    done: i64 = 0
    while done < todo:
        here = work[done]
        done += 1
        openings = tile[here]
        side: i64 = 1
        back: i64 = 4
        for k in range(4):
            if openings & side != 0:
                there = here + STEPS[k]
                other = tile[there]
                if other == 0:
                    edge[there] |= back << 8
                elif other & (back | DEAD | JOINED) == back:
                    tile[there] = other | JOINED
                    work[todo] = there
                    todo += 1
            side <<= 1
            back <<= 1
            if back > SIDES:
                back = 1


def take(position: Position, at: i64) -> i64:
    """A rockfall takes the path card at a cell; its shape."""
    tile = position.tile
    gone = tile[at]
    tile[at] = 0
    edges: i64 = 0
    branches: i64 = 0
    side: i64 = 1
    back: i64 = 4
    for k in range(4):
        there = at + STEPS[k]
        beyond = tile[there]
        if beyond == 0:
            _forget(position, there, back * 0x111)
        elif beyond & back != 0:
            if beyond & JOINED != 0:
                edges |= side * 0x111
                if gone & side != 0:
                    branches += 1
            else:
                edges |= side * 0x11
        else:
            edges |= side
        side <<= 1
        back <<= 1
        if back > SIDES:
            back = 1
    position.edge[at] = edges
    if edges != 0:
        _enter_frontier(position, at)
    shape = _remove_laid(position, at)
    # A joined card with one joined neighbour is a tip: no other card depends on it.
    if gone & JOINED != 0 and branches > 1:
        _part(position)
    return shape


def _remove_laid(position: Position, at: i64) -> i64:
    laid, shapes = position.laid_cell, position.laid_shape
    i: i64 = 0
    while laid[i] != at:
        i += 1
    shape = shapes[i]
    last = position.laids - 1
    position.laids = last
    while i < last:
        laid[i] = laid[i + 1]
        shapes[i] = shapes[i + 1]
        i += 1
    return shape


def _forget(position: Position, at: i64, gone: i64) -> None:
    """A cell without a card loses these of its edges."""
    edge = position.edge
    left = edge[at] & ~gone
    edge[at] = left
    if left == 0:
        _leave_frontier(position, at)


def _part(position: Position) -> None:
    """Find the cards that are no longer joined to the start."""
    tile, work, laid = position.tile, position.work, position.laid_cell
    work[0] = START
    tile[START] |= SEEN
    todo: i64 = 1
    done: i64 = 0
    while done < todo:
        here = work[done]
        done += 1
        openings = tile[here]
        side: i64 = 1
        back: i64 = 4
        for k in range(4):
            if openings & side != 0:
                there = here + STEPS[k]
                other = tile[there]
                if other & (back | JOINED | SEEN) == back | JOINED:
                    tile[there] = other | SEEN
                    work[todo] = there
                    todo += 1
            side <<= 1
            back <<= 1
            if back > SIDES:
                back = 1
    i: i64
    for i in range(position.laids):
        _cut_off(position, laid[i])
    for i in range(GOAL_COUNT):
        if position.goal_state[i] == LAID:
            _cut_off(position, GOAL_CELLS[i])
    for i in range(todo):
        tile[work[i]] &= ~SEEN


def _cut_off(position: Position, here: i64) -> None:
    """The card here is joined no longer, unless the search has seen it."""
    tile = position.tile
    openings = tile[here]
    if openings & (JOINED | SEEN) != JOINED:
        return
    tile[here] = openings & ~JOINED
    side: i64 = 1
    back: i64 = 4
    for k in range(4):
        if openings & side != 0:
            there = here + STEPS[k]
            if tile[there] == 0:
                _forget(position, there, back << 8)
        side <<= 1
        back <<= 1
        if back > SIDES:
            back = 1

"""The path kernel in place: cards laid and taken, and what they join to the start or cut off."""

from __future__ import annotations

from lorelode.engine.native_types import i64, vec
from lorelode.engine.saboteur.coding import (
    DEAD,
    GOAL,
    GOAL_COUNT,
    JOINED,
    LAID,
    LIVE_NORTH,
    SEEN,
    SIDES,
    START,
)
from lorelode.engine.saboteur.lookups import GOAL_CELLS, STEPS
from lorelode.engine.saboteur.position import Position


def _enter_frontier(position: Position, at: i64) -> None:
    """A card may be laid in a cell now."""
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
    """No card may be laid in a cell any more."""
    frontier = position.frontier
    last = position.frontiers - 1
    i: i64 = 0
    while frontier[i] != at:
        i += 1
    position.frontiers = last
    while i < last:
        frontier[i] = frontier[i + 1]
        i += 1


def _is_placeable(position: Position, edges: i64) -> bool:
    """Whether a card may be laid in a cell with these edges, if it fits."""
    return edges & position.frontier_edges != 0 and edges & GOAL == 0


def _learn(position: Position, at: i64, more: i64) -> None:
    """A cell without a card gains these edges."""
    edge = position.edge
    before = edge[at]
    after = before | more
    edge[at] = after
    if not _is_placeable(position, before) and _is_placeable(position, after):
        _enter_frontier(position, at)


def _forget(position: Position, at: i64, gone: i64) -> None:
    """A cell without a card loses these of its edges."""
    edge = position.edge
    before = edge[at]
    after = before & ~gone
    edge[at] = after
    if _is_placeable(position, before) and not _is_placeable(position, after):
        _leave_frontier(position, at)


def put(position: Position, at: i64, openings: i64) -> None:
    """A card, or a goal turned to stone, comes to lie at a cell that has none."""
    edge = position.edge
    edges = edge[at]
    if _is_placeable(position, edges):
        _leave_frontier(position, at)
    edge[at] = 0
    weight: i64 = 0x11
    if edges >> 8 & openings & SIDES != 0 and openings & DEAD == 0:
        openings |= JOINED
        weight = 0x111
    position.tile[at] = openings
    k: i64
    for k in range(4):
        if edges >> k & 1 == 0:
            back: i64 = 1 << (k ^ 2)
            _learn(position, at + STEPS[k], back * weight if openings >> k & 1 != 0 else back)
    # Openings that meet one which is not joined: a dead end's, or an island's.
    if openings & JOINED != 0 and edges >> 4 & ~(edges >> 8) & openings & SIDES != 0:
        _join(position, at)


def spread(tile: vec[i64], cells: vec[i64], mask: i64, wanted: i64, mark: i64) -> i64:
    """Mark the cards that are joined to the one at `cells[0]`, and list their cells; how many.

    It goes on over openings that meet, and over cards alone whose bits in `mask` are `wanted`. A
    marked card must not be wanted any more.
    """
    count: i64 = 1
    done: i64 = 0
    k: i64
    while done < count:
        here = cells[done]
        done += 1
        openings = tile[here]
        for k in range(4):
            if openings >> k & 1 != 0:
                there = here + STEPS[k]
                other = tile[there]
                if other & mask == wanted and other >> (k ^ 2) & 1 != 0:
                    tile[there] = other | mark
                    cells[count] = there
                    count += 1
    return count


def _join(position: Position, at: i64) -> None:
    """Join to the start every card that is joined through this one."""
    tile, cells = position.tile, position.work
    cells[0] = at
    i: i64
    k: i64
    for i in range(spread(tile, cells, DEAD | JOINED, 0, JOINED)):
        here = cells[i]
        openings = tile[here]
        for k in range(4):
            there = here + STEPS[k]
            if openings >> k & 1 != 0 and tile[there] == 0:
                _learn(position, there, LIVE_NORTH << (k ^ 2))


def take(position: Position, at: i64) -> i64:
    """A rockfall takes the path card at a cell; its shape."""
    tile = position.tile
    gone = tile[at]
    tile[at] = 0
    edges: i64 = 0
    branches: i64 = 0
    k: i64
    for k in range(4):
        side: i64 = 1 << k
        back: i64 = 1 << (k ^ 2)
        there = at + STEPS[k]
        beyond = tile[there]
        if beyond == 0:
            _forget(position, there, back * 0x111)
        elif beyond & back == 0:
            edges |= side
        elif beyond & JOINED == 0:
            edges |= side * 0x11
        else:
            edges |= side * 0x111
            branches += gone >> k & 1
    position.edge[at] = edges
    if _is_placeable(position, edges):
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


def _part(position: Position) -> None:
    """Find the cards that are no longer joined to the start."""
    tile, cells, laid = position.tile, position.work, position.laid_cell
    cells[0] = START
    tile[START] |= SEEN
    count = spread(tile, cells, JOINED | SEEN, JOINED, SEEN)
    i: i64
    for i in range(position.laids):
        _cut_off(position, laid[i])
    for i in range(GOAL_COUNT):
        if position.goal_state[i] == LAID:
            _cut_off(position, GOAL_CELLS[i])
    for i in range(count):
        tile[cells[i]] &= ~SEEN


def _cut_off(position: Position, here: i64) -> None:
    """The card here is joined no longer, unless the search has seen it."""
    tile = position.tile
    openings = tile[here]
    if openings & (JOINED | SEEN) != JOINED:
        return
    tile[here] = openings & ~JOINED
    k: i64
    for k in range(4):
        there = here + STEPS[k]
        if openings >> k & 1 != 0 and tile[there] == 0:
            _forget(position, there, LIVE_NORTH << (k ^ 2))

"""How many path cards it takes to the goals of a position.

It is the measure of `bots.saboteur.analysis.distance`, which has one mine after another that never
changes; here the mine changes in place.
"""

from __future__ import annotations

from typing import Final, final

from lorelode.engine.native_types import i64, vec
from lorelode.engine.saboteur.coding import (
    DEAD,
    FITTED,
    GOAL_COUNT,
    JOINED,
    LAID,
    LIVE,
    SEEN,
    START,
)
from lorelode.engine.saboteur.lookups import FITTING_SHAPES, GOAL_CELLS, STEPS
from lorelode.engine.saboteur.mine import spread
from lorelode.engine.saboteur.position import Position
from lorelode.engine.saboteur.rollout.field import (
    CELL_BIT,
    CELL_WORD,
    DEAD_END_SHAPES,
    FIRST_ROW,
    FIRST_ROWS,
    LAST_ROW_SHIFT,
    OUTSIDE,
    ROW_BITS,
    SHAPES_OPENING,
    WORD_CELLS,
    WORDS,
)

UNREACHABLE: Final = 14
"""The distance of a goal that no number of cards reaches."""
_LONGEST_DETOUR: Final = 4
"""Detours are not followed further than this."""
_SLOTS: Final = 6
"""The words of a set of cells, and one for the cells outside the field."""
_MAX_ISLANDS: Final = 40


@final
class Routes:
    """The distances of a position, found when they are asked for."""

    def __init__(self, position: Position) -> None:
        self.position: Position = position
        self._is_current: bool = False
        self._free: vec[i64] = vec[i64]([0] * _SLOTS)
        self._ends: vec[i64] = vec[i64]([0] * _SLOTS)
        # For each tunnel that is cut off from the start: the free cells and goals it opens into.
        self._islands: vec[i64] = vec[i64]([0] * (_SLOTS * _MAX_ISLANDS))
        self._island_count: i64 = 0
        # By goal: whether it was measured, what was found, and the last two rings of its route.
        self._measured: vec[i64] = vec[i64]([0] * GOAL_COUNT)
        self._cards: vec[i64] = vec[i64]([0] * GOAL_COUNT)
        self._detour: vec[i64] = vec[i64]([0] * GOAL_COUNT)
        self.ring: vec[i64] = vec[i64]([0] * (_SLOTS * GOAL_COUNT))
        self.nearer: vec[i64] = vec[i64]([0] * (_SLOTS * GOAL_COUNT))

    def forget(self) -> None:
        """The mine has changed."""
        self._is_current = False

    def cards(self, goal: int) -> i64:
        """The fewest path cards that reach a goal; `UNREACHABLE` if none do."""
        number = _check_goal(goal)
        if not self._is_current:
            self._survey()
        if self._measured[number] == 0:
            self._measured[number] = 1
            self._measure(number)
        return self._cards[number]

    def detour(self, goal: int) -> i64:
        """How many more cards it would take if the next cell on the route were blocked."""
        self.cards(goal)
        return self._detour[goal]

    def leading_shapes(self, goal: int) -> i64:
        """The shapes, as bits, that bring the route to a goal one card nearer."""
        if self.cards(goal) >= UNREACHABLE:
            return 0
        number: i64 = goal
        position = self.position
        edge, frontier = position.edge, position.frontier
        shapes: i64 = 0
        for i in range(position.frontiers):
            at = frontier[i]
            edges = edge[at]
            if edges & LIVE != 0:
                shapes |= (
                    FITTING_SHAPES[edges & FITTED] & SHAPES_OPENING[leading_sides(self, number, at)]
                )
        return shapes & ~DEAD_END_SHAPES

    def _survey(self) -> None:
        """Find where the mine can grow."""
        position, free, ends = self.position, self._free, self._ends
        tile, edge, laid = position.tile, position.edge, position.laid_cell
        i: i64
        for i in range(WORDS):
            free[i] = WORD_CELLS
            ends[i] = 0
        free[CELL_WORD[START]] &= ~CELL_BIT[START]
        loose = False
        for i in range(position.laids):
            at = laid[i]
            free[CELL_WORD[at]] &= ~CELL_BIT[at]
            if tile[at] & (JOINED | DEAD) == 0:
                loose = True
        for i in range(GOAL_COUNT):
            at = GOAL_CELLS[i]
            free[CELL_WORD[at]] &= ~CELL_BIT[at]
            if position.goal_state[i] == LAID and tile[at] & JOINED == 0:
                loose = True
        frontier = position.frontier
        for i in range(position.frontiers):
            at = frontier[i]
            if edge[at] & LIVE != 0:
                ends[CELL_WORD[at]] |= CELL_BIT[at]
        self._island_count = 0
        if loose:
            self._survey_islands()
        for i in range(GOAL_COUNT):
            self._measured[i] = 0
        self._is_current = True

    def _survey_islands(self) -> None:
        position = self.position
        tile, laid = position.tile, position.laid_cell
        i: i64
        for i in range(position.laids):
            self._follow_island(laid[i])
        for i in range(GOAL_COUNT):
            if position.goal_state[i] == LAID:
                self._follow_island(GOAL_CELLS[i])
        for i in range(position.laids):
            tile[laid[i]] &= ~SEEN
        for i in range(GOAL_COUNT):
            tile[GOAL_CELLS[i]] &= ~SEEN

    def _follow_island(self, first: i64) -> None:
        """Add the island of a card, unless it is none or was found before."""
        tile, cells, islands = self.position.tile, self.position.work, self._islands
        if tile[first] & (JOINED | DEAD | SEEN) != 0 or self._island_count == _MAX_ISLANDS:
            return
        base = self._island_count * _SLOTS
        self._island_count += 1
        for i in range(WORDS):
            islands[base + i] = 0
        cells[0] = first
        tile[first] |= SEEN
        k: i64
        for i in range(spread(tile, cells, DEAD | JOINED | SEEN, 0, SEEN)):
            here = cells[i]
            openings = tile[here]
            for k in range(4):
                there = here + STEPS[k]
                if openings >> k & 1 != 0 and tile[there] == 0:
                    islands[base + CELL_WORD[there]] |= CELL_BIT[there]

    def _measure(self, goal: i64) -> None:
        """Go from a goal over free cells, ring by ring, to an end of a way."""
        self._cards[goal] = UNREACHABLE
        self._detour[goal] = 0
        if self.position.goal_state[goal] == LAID:
            return
        free, ends, ring, nearer = self._free, self._ends, self.ring, self.nearer
        base = goal * _SLOTS
        for i in range(WORDS):
            ring[base + i] = 0
        at = GOAL_CELLS[goal]
        ring[base + CELL_WORD[at]] = CELL_BIT[at]
        f0, f1, f2, f3, f4 = free[0], free[1], free[2], free[3], free[4]
        e0, e1, e2, e3, e4 = ends[0], ends[1], ends[2], ends[3], ends[4]
        r0, r1, r2, r3, r4 = (
            ring[base],
            ring[base + 1],
            ring[base + 2],
            ring[base + 3],
            ring[base + 4],
        )
        cards: i64 = 1
        while cards < UNREACHABLE:
            w0, w1, w2, w3, w4 = _widen(r0, r1, r2, r3, r4)
            if self._island_count != 0:
                w0, w1, w2, w3, w4 = self._cross_islands(r0, r1, r2, r3, r4, w0, w1, w2, w3, w4)
            n0, n1, n2, n3, n4 = r0, r1, r2, r3, r4
            r0, r1, r2, r3, r4 = w0 & f0, w1 & f1, w2 & f2, w3 & f3, w4 & f4
            if r0 | r1 | r2 | r3 | r4 == 0:
                return
            # What was reached is free no longer.
            f0, f1, f2, f3, f4 = f0 ^ r0, f1 ^ r1, f2 ^ r2, f3 ^ r3, f4 ^ r4
            h0, h1, h2, h3, h4 = r0 & e0, r1 & e1, r2 & e2, r3 & e3, r4 & e4
            if h0 | h1 | h2 | h3 | h4 != 0:
                ring[base], ring[base + 1], ring[base + 2] = r0, r1, r2
                ring[base + 3], ring[base + 4] = r3, r4
                nearer[base], nearer[base + 1], nearer[base + 2] = n0, n1, n2
                nearer[base + 3], nearer[base + 4] = n3, n4
                self._cards[goal] = cards
                break
            cards += 1
        else:
            return
        if _bits(h0) + _bits(h1) + _bits(h2) + _bits(h3) + _bits(h4) > 1:
            return
        # One cell alone leads on: how much further is another?
        r0, r1, r2, r3, r4 = r0 ^ h0, r1 ^ h1, r2 ^ h2, r3 ^ h3, r4 ^ h4
        more: i64 = 1
        while more < _LONGEST_DETOUR:
            w0, w1, w2, w3, w4 = _widen(r0, r1, r2, r3, r4)
            r0, r1, r2, r3, r4 = w0 & f0, w1 & f1, w2 & f2, w3 & f3, w4 & f4
            if r0 & e0 | r1 & e1 | r2 & e2 | r3 & e3 | r4 & e4 != 0:
                break
            f0, f1, f2, f3, f4 = f0 ^ r0, f1 ^ r1, f2 ^ r2, f3 ^ r3, f4 ^ r4
            more += 1
        self._detour[goal] = more

    def _cross_islands(
        self,
        r0: i64, r1: i64, r2: i64, r3: i64, r4: i64,
        w0: i64, w1: i64, w2: i64, w3: i64, w4: i64,
    ) -> tuple[i64, i64, i64, i64, i64]:  # fmt: skip
        """A wider ring with all cells that islands open into which the ring meets."""
        islands = self._islands
        for i in range(self._island_count):
            j: i64 = i * _SLOTS
            i0, i1, i2 = islands[j], islands[j + 1], islands[j + 2]
            i3, i4 = islands[j + 3], islands[j + 4]
            if i0 & r0 | i1 & r1 | i2 & r2 | i3 & r3 | i4 & r4 != 0:
                w0, w1, w2, w3, w4 = w0 | i0, w1 | i1, w2 | i2, w3 | i3, w4 | i4
        return w0, w1, w2, w3, w4


def leading_sides(routes: Routes, goal: i64, at: i64) -> i64:
    """The sides of a cell that lead on to a goal; 0 if its route does not go on there."""
    base = goal * _SLOTS
    word = CELL_WORD[at]
    if word == OUTSIDE or routes.ring[base + word] & CELL_BIT[at] == 0:
        return 0
    nearer = routes.nearer
    sides: i64 = 0
    k: i64
    for k in range(4):
        there = at + STEPS[k]
        word = CELL_WORD[there]
        if word != OUTSIDE and nearer[base + word] & CELL_BIT[there] != 0:
            sides |= 1 << k
    return sides


def _check_goal(goal: int) -> i64:
    """The same goal, or `ValueError` if there is none of this number."""
    if goal < 0 or goal >= GOAL_COUNT:
        raise ValueError(f"expected a goal of 0 to 2, not {goal}")
    return goal


def _widen(r0: i64, r1: i64, r2: i64, r3: i64, r4: i64) -> tuple[i64, i64, i64, i64, i64]:
    """The neighbours of a ring of cells, some of them beyond the field."""
    return (
        r0 << 1 | r0 >> 1 | (r0 & FIRST_ROWS) << ROW_BITS | r0 >> ROW_BITS
        | (r1 & FIRST_ROW) << LAST_ROW_SHIFT,
        r1 << 1 | r1 >> 1 | (r1 & FIRST_ROWS) << ROW_BITS | r1 >> ROW_BITS
        | (r2 & FIRST_ROW) << LAST_ROW_SHIFT | r0 >> LAST_ROW_SHIFT,
        r2 << 1 | r2 >> 1 | (r2 & FIRST_ROWS) << ROW_BITS | r2 >> ROW_BITS
        | (r3 & FIRST_ROW) << LAST_ROW_SHIFT | r1 >> LAST_ROW_SHIFT,
        r3 << 1 | r3 >> 1 | (r3 & FIRST_ROWS) << ROW_BITS | r3 >> ROW_BITS
        | (r4 & FIRST_ROW) << LAST_ROW_SHIFT | r2 >> LAST_ROW_SHIFT,
        r4 << 1 | r4 >> 1 | (r4 & FIRST_ROWS) << ROW_BITS | r4 >> ROW_BITS
        | r3 >> LAST_ROW_SHIFT,
    )  # fmt: skip


def _bits(word: i64) -> i64:
    """How many bits a word has: 0, 1, or 2 for more."""
    if word == 0:
        return 0
    return 1 if word & word - 1 == 0 else 2

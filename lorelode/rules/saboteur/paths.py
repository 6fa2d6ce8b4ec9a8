"""The path kernel: where cards may lie and what is joined to the start, on small integers.

A *shape* is a mask of openings, with `DEAD` set where they are not joined inside. A *place* is a
cell's number, `y * STRIDE + x`. What a cell without a card knows about its neighbours is its
*edges*, three masks in one number:

    bits 0-3   known: the sides that have a laid card
    bits 4-7   open:  the known sides whose neighbour opens into this cell
    bits 8-11  live:  the open sides whose neighbour is joined to the start
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from msgspec import Struct

NORTH: Final = 1
EAST: Final = 2
SOUTH: Final = 4
WEST: Final = 8
DEAD: Final = 16
JOINED: Final = 32

STRIDE: Final = 128
REACH: Final = 60
"""No card can lie further out: 40 path cards in a row from a goal at x = 8 end at 48."""

START: Final = 0
CROSSING: Final = NORTH | EAST | SOUTH | WEST

STEPS: Final = (
    (NORTH, -STRIDE, SOUTH),
    (EAST, 1, WEST),
    (SOUTH, STRIDE, NORTH),
    (WEST, -1, EAST),
)
"""A side, the step to the neighbour on it, and the side on which that one has us."""

_TELLS: Final = tuple(
    tuple(
        tuple(
            (step, back * (0x111 if shape & JOINED else 0x11) if shape & side else back)
            for side, step, back in STEPS
            if not known & side
        )
        for known in range(16)
    )
    for shape in range(2 * JOINED)
)
"""By shape and known sides: the step over each other side, and what the cell there learns."""

_WAYS_OUT: Final = tuple(
    tuple((step, back) for side, step, back in STEPS if shape & side) for shape in range(16)
)
"""By openings: the step through each, and the side on which the cell there has us."""


def place(x: int, y: int) -> int:
    """The number of a cell within `REACH`."""
    return y * STRIDE + x


CELLS: Final = {
    place(x, y): (x, y) for x in range(1 - REACH, REACH) for y in range(1 - REACH, REACH)
}
"""The x and y of every place."""


def fits(shape: int, edges: int) -> bool:
    """Opening meets opening and wall meets wall on every side that has a laid card.

    >>> fits(EAST | WEST, edges=WEST | WEST << 4)  # a way comes in from the west
    True
    >>> fits(NORTH | SOUTH, edges=WEST | WEST << 4)
    False
    """
    return shape & edges & 15 == edges >> 4 & 15


def live(edges: int) -> int:
    """The sides on which an opening joined to the start leads into the cell."""
    return edges >> 8


class Ways(Struct, gc=False):
    """What follows from the cards that lie in the mine. Treat as frozen.

    `shapes` holds the shape at every place that has a laid card, with `JOINED` set where a way
    leads from it to the start; dead ends carry no way and never have it. `lit` holds the edges of
    the free cells into which such a way leads, `dark` those of the other free cells beside a laid
    card, and `goals` those of the goals that are not laid.
    """

    shapes: dict[int, int]
    lit: dict[int, int]
    dark: dict[int, int]
    goals: dict[int, int]

    @classmethod
    def of(cls, laid: Iterable[tuple[int, int]], goals: Iterable[int]) -> Ways:
        """The ways of the start and these laid (place, shape), with goals not laid yet."""
        # The start is lit from all sides: that is what joins it, and then the others.
        ways = cls({}, {START: CROSSING << 8}, {}, dict.fromkeys(goals, 0)).laying(START, CROSSING)
        for at, shape in laid:
            ways = ways.laying(at, shape)
        return ways

    @property
    def joined(self) -> frozenset[int]:
        """The places from which a way leads to the start."""
        return frozenset(at for at, shape in self.shapes.items() if shape & JOINED)

    @property
    def free(self) -> dict[int, int]:
        """The edges of every free cell beside a laid card."""
        return {**self.lit, **self.dark}

    def laying(self, at: int, shape: int) -> Ways:
        """The ways after one more card, or a goal turned to stone, lies at a place."""
        shapes, lit, dark = self.shapes.copy(), self.lit.copy(), self.dark.copy()
        goals = self.goals
        if at in goals:
            edges = goals[at]
            goals = {there: known for there, known in goals.items() if there != at}
        else:
            edges = lit.pop(at, 0) or dark.pop(at, 0)
        if edges >> 8 & shape and not shape & DEAD:
            shape |= JOINED
        shapes[at] = shape
        for step, told in _TELLS[shape][edges & 15]:
            there = at + step
            if there in lit:
                lit[there] |= told
            elif there in goals:
                goals = {**goals, there: goals[there] | told}
            elif told > 255:
                lit[there] = dark.pop(there, 0) | told
            else:
                dark[there] = dark.get(there, 0) | told
        ways = Ways(shapes, lit, dark, goals)
        # Openings that meet one which is not joined: a dead end's, or an island's.
        if shape & JOINED and edges >> 4 & ~(edges >> 8) & shape & CROSSING:
            ways._join(at)
        return ways

    def taking(self, at: int) -> Ways:
        """The ways after a rockfall took the card at a place."""
        ways = Ways(self.shapes.copy(), self.lit.copy(), self.dark.copy(), self.goals.copy())
        gone = ways.shapes.pop(at)
        edges, branches = 0, 0
        for side, step, back in STEPS:
            beyond = ways.shapes.get(at + step)
            if beyond is None:
                ways._forget(at + step, back * 0x111)
            elif beyond & back:
                edges |= side * (0x111 if beyond & JOINED else 0x11)
                branches += bool(gone & side and beyond & JOINED)
            else:
                edges |= side
        if edges:
            (ways.lit if live(edges) else ways.dark)[at] = edges
        # A joined card with one joined neighbour is a tip: nothing else hung on it.
        if gone & JOINED and branches > 1:
            ways._part()
        return ways

    def _forget(self, at: int, edges: int) -> None:
        """A cell without a card loses these of its edges."""
        if at in self.goals:
            self.goals[at] &= ~edges
            return
        left = (self.lit.pop(at, 0) or self.dark.pop(at, 0)) & ~edges
        if left:
            (self.lit if live(left) else self.dark)[at] = left

    def _part(self) -> None:
        """Find what is joined to the start no longer."""
        shapes = self.shapes
        parted = {at for at, shape in shapes.items() if shape & JOINED} - {START}
        todo = [START]
        for here in todo:
            for step, back in _WAYS_OUT[shapes[here] & CROSSING]:
                there = here + step
                if there in parted and shapes[there] & back:
                    parted.remove(there)
                    todo.append(there)
        for here in parted:
            shapes[here] &= ~JOINED
            for step, back in _WAYS_OUT[shapes[here] & CROSSING]:
                if here + step not in shapes:
                    self._forget(here + step, back << 8)

    def _join(self, at: int) -> None:
        """Join this place to the start, and whatever hangs on it."""
        shapes, lit, dark, goals = self.shapes, self.lit, self.dark, self.goals
        shapes[at] |= JOINED
        todo = [at]
        for here in todo:
            for step, back in _WAYS_OUT[shapes[here] & CROSSING]:
                there = here + step
                if there in shapes:
                    if shapes[there] & (back | DEAD | JOINED) == back:
                        shapes[there] |= JOINED
                        todo.append(there)
                elif there in goals:
                    goals = {**goals, there: goals[there] | back << 8}
                else:
                    lit[there] = (lit.get(there) or dark.pop(there)) | back << 8
        self.goals = goals

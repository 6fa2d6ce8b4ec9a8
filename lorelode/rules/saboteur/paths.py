"""The path kernel: where cards may lie and what is joined to the start, on small integers.

The *openings* of a card are a mask of its open sides, with `DEAD` set where they are not joined
inside (`cards.OPENINGS` has those of every `Shape`). A *place* is a cell's number,
`y * STRIDE + x`. What a cell without a card knows about its neighbours is its *edges*, three masks
in one number:

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
"""A side, the step to the neighbour there, and the side on which the neighbour has us."""

_LEARNED: Final = tuple(
    tuple(
        tuple(
            (step, back * (0x111 if openings & JOINED else 0x11) if openings & side else back)
            for side, step, back in STEPS
            if not known & side
        )
        for known in range(16)
    )
    for openings in range(2 * JOINED)
)
"""By openings and known sides: the step over each other side, and what the cell there learns."""

_WAYS_OUT: Final = tuple(
    tuple((step, back) for side, step, back in STEPS if openings & side) for openings in range(16)
)
"""By openings: the step through each, and the side on which the cell there has us."""


def place(x: int, y: int) -> int:
    """The number of a cell within `REACH`."""
    return y * STRIDE + x


CELLS: Final = {
    place(x, y): (x, y) for x in range(1 - REACH, REACH) for y in range(1 - REACH, REACH)
}
"""The x and y of every place."""


def fits(openings: int, edges: int) -> bool:
    """Opening meets opening and wall meets wall on every side that has a laid card.

    >>> fits(EAST | WEST, edges=WEST | WEST << 4)  # a way comes in from the west
    True
    >>> fits(NORTH | SOUTH, edges=WEST | WEST << 4)
    False
    """
    return openings & edges & 15 == edges >> 4 & 15


def live(edges: int) -> int:
    """The sides on which an opening joined to the start leads into the cell."""
    return edges >> 8


class Ways(Struct, gc=False):
    """What follows from the cards that lie in the mine. Treat as frozen."""

    laid: dict[int, int]
    """The openings at every place that has a laid card, with `JOINED` set where a way leads from it
    to the start. Dead ends carry no way and never have it."""
    reachable: dict[int, int]
    """The edges of the free cells into which such a way leads."""
    unreachable: dict[int, int]
    """The edges of the other free cells beside a laid card."""
    goals: dict[int, int]
    """The edges of the goals that are not laid. `lay` makes a new dict only if one of them changes,
    which is what `has_goals_of` rests on."""

    @classmethod
    def of(cls, laid: Iterable[tuple[int, int]], goals: Iterable[int]) -> Ways:
        """The ways of the start and these laid (place, openings), with goals not laid yet."""
        # The start is reachable from all sides: that is what joins it, and then the others.
        ways = cls({}, {START: CROSSING << 8}, {}, dict.fromkeys(goals, 0)).lay(START, CROSSING)
        for at, openings in laid:
            ways = ways.lay(at, openings)
        return ways

    @property
    def joined(self) -> frozenset[int]:
        """The places from which a way leads to the start."""
        return frozenset(at for at, openings in self.laid.items() if openings & JOINED)

    @property
    def cut_off(self) -> frozenset[int]:
        """The places whose card meets no way to the start, not even as a dead end of one."""
        laid = self.laid
        return frozenset(
            at
            for at, openings in laid.items()
            if not openings & JOINED
            and not any(
                laid.get(at + step, 0) & (back | JOINED) == back | JOINED
                for step, back in _WAYS_OUT[openings & CROSSING]
            )
        )

    @property
    def free(self) -> dict[int, int]:
        """The edges of every free cell beside a laid card."""
        return {**self.reachable, **self.unreachable}

    def has_goals_of(self, before: Ways) -> bool:
        """Whether the card laid since `before` touched no goal."""
        return self.goals is before.goals

    def lay(self, at: int, openings: int) -> Ways:
        """The ways after one more card, or a goal turned to stone, lies at a place."""
        laid, goals = self.laid.copy(), self.goals
        reachable, unreachable = self.reachable.copy(), self.unreachable.copy()
        if at in goals:
            edges = goals[at]
            goals = {there: known for there, known in goals.items() if there != at}
        else:
            edges = reachable.pop(at, 0) or unreachable.pop(at, 0)
        if edges >> 8 & openings and not openings & DEAD:
            openings |= JOINED
        laid[at] = openings
        for step, learned in _LEARNED[openings][edges & 15]:
            there = at + step
            if there in reachable:
                reachable[there] |= learned
            elif there in goals:
                goals = {**goals, there: goals[there] | learned}
            elif learned > 255:
                reachable[there] = unreachable.pop(there, 0) | learned
            else:
                unreachable[there] = unreachable.get(there, 0) | learned
        ways = Ways(laid, reachable, unreachable, goals)
        # Openings that meet one which is not joined: a dead end's, or an island's.
        if openings & JOINED and edges >> 4 & ~(edges >> 8) & openings & CROSSING:
            ways._join(at)
        return ways

    def remove(self, at: int) -> Ways:
        """The ways after a rockfall took the card at a place."""
        reachable, unreachable = self.reachable.copy(), self.unreachable.copy()
        ways = Ways(self.laid.copy(), reachable, unreachable, self.goals.copy())
        gone = ways.laid.pop(at)
        edges, branches = 0, 0
        for side, step, back in STEPS:
            beyond = ways.laid.get(at + step)
            if beyond is None:
                ways._forget(at + step, back * 0x111)
            elif beyond & back:
                edges |= side * (0x111 if beyond & JOINED else 0x11)
                branches += bool(gone & side and beyond & JOINED)
            else:
                edges |= side
        if edges:
            (ways.reachable if live(edges) else ways.unreachable)[at] = edges
        # A joined card with one joined neighbour is a tip: no other card depends on it.
        if gone & JOINED and branches > 1:
            ways._part()
        return ways

    def _forget(self, at: int, edges: int) -> None:
        """A cell without a card loses these of its edges."""
        if at in self.goals:
            self.goals[at] &= ~edges
            return
        left = (self.reachable.pop(at, 0) or self.unreachable.pop(at, 0)) & ~edges
        if left:
            (self.reachable if live(left) else self.unreachable)[at] = left

    def _part(self) -> None:
        """Find the cards that are no longer joined to the start."""
        laid = self.laid
        parted = {at for at, openings in laid.items() if openings & JOINED} - {START}
        todo = [START]
        for here in todo:
            for step, back in _WAYS_OUT[laid[here] & CROSSING]:
                there = here + step
                if there in parted and laid[there] & back:
                    parted.remove(there)
                    todo.append(there)
        for here in parted:
            laid[here] &= ~JOINED
            for step, back in _WAYS_OUT[laid[here] & CROSSING]:
                if here + step not in laid:
                    self._forget(here + step, back << 8)

    def _join(self, at: int) -> None:
        """Join this place to the start, and every card that is joined through it."""
        laid, goals = self.laid, self.goals
        reachable, unreachable = self.reachable, self.unreachable
        laid[at] |= JOINED
        todo = [at]
        for here in todo:
            for step, back in _WAYS_OUT[laid[here] & CROSSING]:
                there = here + step
                if there in laid:
                    if laid[there] & (back | DEAD | JOINED) == back:
                        laid[there] |= JOINED
                        todo.append(there)
                elif there in goals:
                    goals = {**goals, there: goals[there] | back << 8}
                else:
                    reachable[there] = (reachable.get(there) or unreachable.pop(there)) | back << 8
        self.goals = goals

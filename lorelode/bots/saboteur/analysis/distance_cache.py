"""A mine in the mind, which remembers what was found out about it.

The playouts of one decision begin with the same few moves, so they share their sites: each knows
the sites that one more card leads to.
"""

from __future__ import annotations

from collections.abc import Sequence

from lorelode.bots.saboteur.analysis.distance import (
    BIT,
    FAR,
    GOAL_CELLS,
    Ground,
    Reach,
    ground,
    leading,
    reach,
)
from lorelode.rules.saboteur.paths import STEPS, Ways

Opening = tuple[int, int, int]
"""A cell where a way goes on: the place, its edges, and the sides that lead nearer to a goal."""


class Site:
    """The ways of a mine, and how far they are from each goal."""

    __slots__ = ("_after", "_ground", "_leads", "_openings", "_reaches", "ways")

    def __init__(self, ways: Ways) -> None:
        self.ways = ways
        self._after: dict[tuple[int, int | None], Site] = {}
        self._ground: Ground | None = None
        self._reaches: dict[int, Reach] = {}
        self._leads: dict[int, int] = {}
        self._openings: dict[int, Sequence[Opening]] = {}

    def lay(self, at: int, shape: int) -> Site:
        """The site after one more card."""
        found = self._after.get((at, shape))
        if found is None:
            found = self._after[at, shape] = Site(self.ways.lay(at, shape))
        return found

    def remove(self, at: int) -> Site:
        """The site after a rockfall."""
        found = self._after.get((at, None))
        if found is None:
            found = self._after[at, None] = Site(self.ways.remove(at))
        return found

    def way(self, goal: int) -> Reach:
        """How far a goal is."""
        found = self._reaches.get(goal)
        if found is None:
            if self._ground is None:
                self._ground = ground(self.ways)
            found = self._reaches[goal] = reach(self.ways, self._ground, goal)
        return found

    def leads(self, goal: int) -> int:
        """The cards, as bits of `LIVE_CARDS`, that bring the way nearer to a goal."""
        found = self._leads.get(goal)
        if found is None:
            found = self._leads[goal] = leading(self.ways, self.way(goal), goal)
        return found

    def openings(self, goal: int) -> Sequence[Opening]:
        """The cells where the way to a goal goes on."""
        found = self._openings.get(goal)
        if found is None:
            found = self._openings[goal] = self._found(goal)
        return found

    def _found(self, goal: int) -> Sequence[Opening]:
        way = self.way(goal)
        if way.cards >= FAR:
            return ()
        nearer = way.rings[-2] if way.cards > 1 else BIT[GOAL_CELLS[goal]]
        ring, found = way.rings[-1], []
        for at, edges in self.ways.reachable.items():
            if BIT.get(at, 0) & ring:
                sides = 0
                for side, step, _ in STEPS:
                    if BIT.get(at + step, 0) & nearer:
                        sides |= side
                if sides:
                    found.append((at, edges, sides))
        return found

"""Distances of a mine that are computed once.

The rollouts of one decision begin with the same few moves, so they share their mines: each mine
knows the mines that one more card leads to.
"""

from __future__ import annotations

from collections.abc import Sequence

from lorelode.bots.saboteur.analysis.distance import (
    Opening,
    Route,
    Terrain,
    leading_cards,
    openings,
    route,
    terrain,
)
from lorelode.rules.saboteur.paths import Ways


class MeasuredMine:
    """The ways of a mine, with its distances to each goal by index from the top."""

    __slots__ = ("_leading", "_next", "_openings", "_routes", "_terrain", "ways")

    def __init__(self, ways: Ways) -> None:
        self.ways = ways
        self._next: dict[tuple[int, int | None], MeasuredMine] = {}
        self._terrain: Terrain | None = None
        self._routes: dict[int, Route] = {}
        self._leading: dict[int, int] = {}
        self._openings: dict[int, Sequence[Opening]] = {}

    def lay(self, at: int, shape: int) -> MeasuredMine:
        """The mine after one more card."""
        found = self._next.get((at, shape))
        if found is None:
            found = self._next[at, shape] = MeasuredMine(self.ways.lay(at, shape))
        return found

    def remove(self, at: int) -> MeasuredMine:
        """The mine after a rockfall."""
        found = self._next.get((at, None))
        if found is None:
            found = self._next[at, None] = MeasuredMine(self.ways.remove(at))
        return found

    def route(self, goal: int) -> Route:
        """The shortest route to a goal."""
        found = self._routes.get(goal)
        if found is None:
            if self._terrain is None:
                self._terrain = terrain(self.ways)
            found = self._routes[goal] = route(self.ways, self._terrain, goal)
        return found

    def openings(self, goal: int) -> Sequence[Opening]:
        """The cells where the route to a goal goes on."""
        found = self._openings.get(goal)
        if found is None:
            found = self._openings[goal] = openings(self.ways, self.route(goal), goal)
        return found

    def leading_cards(self, goal: int) -> int:
        """The live cards that bring the route to a goal one card nearer."""
        found = self._leading.get(goal)
        if found is None:
            found = self._leading[goal] = leading_cards(self.openings(goal))
        return found

"""Simulate a takeover storm: one of many nodes dies with its tables, and all players come back.

    python -m benchmarks.takeover_storm [--nodes 50] [--tables 2000] [--database-cores 4]
        [--retry-seconds 0.1] [--json]

Each player's page notices that its connection is lost, waits, and connects through a proxy to any
living node, again and again until it gets in. Nobody may claim a table before the lease of its dead
owner has lapsed. Until then a node tries again by itself for a while before it sends a page away.
The first node that asks after that claims the table: the database serves claims one after the
other on each of its cores, and the node builds its tables one after the other. The costs are those
that docs/scale.md names. Time is simulated; the same seed gives the same storm.
"""

from __future__ import annotations

import argparse
import heapq
import json
import sys
from collections.abc import Callable
from itertools import count
from random import Random
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import asdict

from lorelode.tables.store.postgres.lease import LEASE_SECONDS, RENEWAL_SECONDS
from lorelode.web.relay import PATIENCE_SECONDS, RETRY_SECONDS

SHARES: Final = (50, 95, 99, 100)
"""The shares of players whose wait is reported, in percent."""


class Storm(Struct, frozen=True, kw_only=True):
    """What dies, and what everything costs."""

    nodes: int = 50
    tables: int = 2000
    """The tables of the node that dies, at which people are connected."""
    players: int = 5
    """The people at each of them."""
    database_cores: int = 4
    lookup_seconds: float = 0.00004
    """How long a core of the database needs to find the owner of a table."""
    claim_seconds: float = 0.0004
    """How long it needs to claim a table and load its log."""
    build_seconds: float = 0.0013
    """How long a node needs to build a table from its log."""
    connect_seconds: float = 0.002
    """How long a node needs to let a player in."""
    retry_seconds: float = RETRY_SECONDS
    """How often a node that could not pass somebody on looks for the owner again."""
    back_off_seconds: tuple[float, ...] = (0.3, 0.4, 0.5, 0.8)
    """How long a page waits before each attempt; the last one from then on."""
    seed: int = 1


class Outcome(Struct, frozen=True):
    """What came of a storm."""

    waits: dict[int, float]
    """For each share of the players, in percent, the seconds until they were back."""
    claims: int
    """How many claims succeeded; each table needs one."""
    lookups: int
    """How often the database was asked who owns a table."""
    database_busy_seconds: float
    """The work of the database for it, in seconds of one core."""
    largest_share: float
    """The most tables that one of the others took over, as a multiple of a fair share."""


class _Queue:
    """Serves one after the other, on each of its cores."""

    def __init__(self, cores: int) -> None:
        self._free = [0.0] * cores
        self.busy = 0.0

    def serve(self, now: float, seconds: float) -> float:
        """When work that arrives now is done."""
        begin = max(now, heapq.heappop(self._free))
        heapq.heappush(self._free, begin + seconds)
        self.busy += seconds
        return begin + seconds


class _Simulation:
    def __init__(self, storm: Storm) -> None:
        self._storm = storm
        self._rng = Random(storm.seed)
        self._events: list[tuple[float, int, Callable[[], None]]] = []
        self._order = count()
        self._now = 0.0
        self._database = _Queue(storm.database_cores)
        self._nodes = [_Queue(1) for _ in range(storm.nodes - 1)]
        # The lease was renewed at some moment of the last second.
        self._lapse = LEASE_SECONDS - self._rng.random() * RENEWAL_SECONDS
        self._owners: dict[int, int] = {}
        self._ready: dict[int, float] = {}
        """When each table that was claimed can let people in."""
        self._lookups = 0
        self._back: list[float] = []

    def run(self) -> Outcome:
        for player in range(self._storm.tables * self._storm.players):
            self._wait(player // self._storm.players, 0)
        while self._events:
            self._now, _, event = heapq.heappop(self._events)
            event()
        self._back.sort()
        taken = [0] * len(self._nodes)
        for owner in self._owners.values():
            taken[owner] += 1
        return Outcome(
            waits={share: self._back[len(self._back) * share // 100 - 1] for share in SHARES},
            claims=len(self._owners),
            lookups=self._lookups,
            database_busy_seconds=self._database.busy,
            largest_share=max(taken) * len(taken) / self._storm.tables,
        )

    def _at(self, moment: float, event: Callable[[], None]) -> None:
        heapq.heappush(self._events, (moment, next(self._order), event))

    def _wait(self, table: int, attempt: int) -> None:
        """A page waits before its next attempt, and then comes to any node."""
        steps = self._storm.back_off_seconds
        # Their clocks tick alike, but networks are not equally fast.
        seconds = steps[min(attempt, len(steps) - 1)] + self._rng.expovariate(10)
        node = self._rng.randrange(len(self._nodes))
        until = self._now + seconds + PATIENCE_SECONDS
        self._at(self._now + seconds, lambda: self._ask(table, attempt, node, until))

    def _ask(self, table: int, attempt: int, node: int, until: float) -> None:
        """A node looks up the owner, and claims the table if it is dead."""
        self._lookups += 1
        found = self._database.serve(self._now, self._storm.lookup_seconds)
        self._at(found, lambda: self._decide(table, attempt, node, until))

    def _decide(self, table: int, attempt: int, node: int, until: float) -> None:
        if table in self._owners:
            self._enter(table)
        elif self._now >= self._lapse:
            self._owners[table] = node
            loaded = self._database.serve(self._now, self._storm.claim_seconds)
            self._ready[table] = self._nodes[node].serve(loaded, self._storm.build_seconds)
            self._enter(table)
        elif (again := self._now + self._storm.retry_seconds) < until:
            self._at(again, lambda: self._ask(table, attempt, node, until))
        else:
            self._wait(table, attempt + 1)

    def _enter(self, table: int) -> None:
        begin = max(self._now, self._ready[table])
        self._back.append(
            self._nodes[self._owners[table]].serve(begin, self._storm.connect_seconds)
        )


def simulate(storm: Storm) -> Outcome:
    """Let one node die, and follow all players until they are back."""
    return _Simulation(storm).run()


def main() -> None:
    """Print what comes of a storm."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--nodes", type=int, default=Storm().nodes)
    parser.add_argument("--tables", type=int, default=Storm().tables)
    parser.add_argument("--database-cores", type=int, default=Storm().database_cores)
    parser.add_argument("--retry-seconds", type=float, default=RETRY_SECONDS)
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    options = parser.parse_args()
    storm = Storm(
        nodes=options.nodes,
        tables=options.tables,
        database_cores=options.database_cores,
        retry_seconds=options.retry_seconds,
    )
    outcome = simulate(storm)
    if options.json:
        figures: dict[str, Any] = asdict(outcome)
        json.dump(figures, sys.stdout, indent=1)
        sys.stdout.write("\n")
        return
    lines = [
        f"one of {storm.nodes} nodes dies with {storm.tables} tables of {storm.players} players",
        *(f"{share} % are back after {wait:.1f} s" for share, wait in outcome.waits.items()),
        f"{outcome.claims} claims and {outcome.lookups} lookups",
        f"{outcome.database_busy_seconds:.1f} s of work for the database",
        f"one node took {outcome.largest_share:.1f} times its fair share at most",
    ]
    sys.stdout.write("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()

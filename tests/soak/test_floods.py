"""The flood of `tests/server/test_floods.py`, long, and without the limits that end it soon."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from tests.server.clients import Visitor
from tests.server.flood_trial import Figures, FloodTrial

PEERS = 10
PARTIES = 8
TRIES = 9
ROUNDS = 6

OPEN_DOOR = {
    "cut_offs_per_minute": 1_000_000,
    "requests_per_second": 10_000,
    "request_burst": 10_000,
}
"""Limits with which peers that were cut off come back at once."""


async def flood(folder: Path, **settings: Any) -> list[Figures]:
    """Flood a server again and again, and print the figures."""
    async with (
        FloodTrial(folder, PARTIES, **settings) as trial,
        Visitor(trial.server.base) as host,
    ):
        code = await host.make_table()
        tries = [await trial.measure(code, PEERS, ROUNDS) for _ in range(TRIES)]
        trial.server.require_running()
        assert '"level": "error"' not in trial.server.log.read_text()
    for figures in tries:
        print(figures)  # noqa: T201 - `make soak` shows it
        outcome = figures.outcome
        # Those that have just come in when the flood ends are not cut off yet.
        assert outcome.cut_off >= outcome.accepted - PEERS
    return tries


def test_a_long_flood_delays_nobody(tmp_path: Path) -> None:
    tries = asyncio.run(flood(tmp_path))
    assert sum(figures.outcome.accepted for figures in tries) >= 3
    # Other work on this machine may spoil some tries, but not most.
    assert sum(figures.held for figures in tries) > TRIES / 2, tries


def test_peers_that_always_come_back_are_always_cut_off(tmp_path: Path) -> None:
    tries = asyncio.run(flood(tmp_path, **OPEN_DOOR))
    assert sum(figures.outcome.cut_off for figures in tries) >= 100 * TRIES

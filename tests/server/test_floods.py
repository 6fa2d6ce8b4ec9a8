"""Ten peers of one address send all that fits: they are cut off, and the others hardly notice."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.server.clients import Visitor
from tests.server.flood_trial import Figures, FloodTrial

PEERS = 10
ROUNDS = 2
TRIES = 6
"""Other work on this machine may spoil a try. A server that stalls spoils all of them."""


@pytest.mark.xdist_group("floods")
def test_ten_flooding_peers_are_cut_off_and_delay_nobody(tmp_path: Path) -> None:
    async def scenario() -> list[Figures]:
        tries = list[Figures]()
        async with FloodTrial(tmp_path, parties=4) as trial, Visitor(trial.server.base) as host:
            code = await host.make_table()
            while len(tries) < TRIES and not any(figures.held for figures in tries):
                tries.append(await trial.measure(code, PEERS, ROUNDS))
            trial.server.require_running()
            assert '"level": "error"' not in trial.server.log.read_text()
        return tries

    tries = asyncio.run(scenario())
    assert any(figures.held for figures in tries), tries
    first = tries[0].outcome
    assert first.accepted >= 1
    # A peer that has come in late may still be sending when all are stopped.
    assert first.cut_off >= first.accepted - 1
    assert set(first.refused) <= {"429", "none"}
    assert sum(first.refused.values()) > first.accepted

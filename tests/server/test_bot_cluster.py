"""A server whose bots think in a cluster that is gone."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from lorelode.tables.log import decode_entries
from lorelode.tables.store import TableId
from tests.server.staged_tables import bots_at_once, start_table, wait_for_update
from tests.server.test_absent_players import RULES

__all__ = ["bots_at_once"]  # a fixture


@pytest.mark.usefixtures("bots_at_once")
def test_a_game_goes_on_with_the_stand_in_while_the_cluster_of_bots_is_gone(
    tmp_path: Path,
) -> None:
    async def scenario() -> None:
        gone = {"bots_cluster": "tcp://127.0.0.1:9"}
        async with start_table(tmp_path, "ann", server=gone, seats=3, **RULES) as here:
            await here["ann"].do("add-bot", level="normal")
            await here["ann"].do("start")
            await here.move("ann")
            await wait_for_update(here["ann"], lambda view: view["play"]["public"]["display"])
            store = here.server.services.store
            log = decode_entries((await store.load(TableId(here.code))).entries)
            played = {level for one in log if (level := getattr(one, "bot", ""))}
            # The log says who has played, not who should have.
            assert played == {"steady"}
            value = here.server.metrics.registry.get_sample_value
            failures = value("lorelode_bots_cluster_failures_total")
            assert failures is not None
            assert failures >= 2
            assert value("lorelode_bots_cluster_workers") == 0

    asyncio.run(scenario())

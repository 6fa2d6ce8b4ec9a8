"""Ending a game by a vote, over real sockets."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.server.staged_tables import SMALL, bots_at_once, start_table, wait_for_update

__all__ = ["bots_at_once"]

THREE = ("ann", "bob", "cat")
RULES: dict[str, Any] = {"switches": SMALL, "first": 0, "clock": "off"}

pytestmark = pytest.mark.usefixtures("bots_at_once")


def test_a_game_ends_by_the_vote_of_most_players_and_another_can_start(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with start_table(tmp_path, *THREE, **RULES) as here:
            eve = await here.join("eve")
            await here["ann"].do("start")
            await here.move("ann")
            view = await here["bob"].do("vote-end", game=1, yes=True)
            assert view["end_vote"]["yes"] == [1]
            assert view["end_vote"]["needed"] == 2
            assert 100 < view["end_vote"]["left"] <= 120
            # Everybody sees it, and Ann is against it.
            await wait_for_update(eve, lambda view: view["end_vote"])
            view = await here["ann"].do("vote-end", game=1, yes=False)
            assert (view["end_vote"]["yes"], view["end_vote"]["no"]) == ([1], [0])
            record = f"{here.base}/api/tables/{here.code}/record"
            async with here.people["cat"].http.get(record) as asked:
                assert (await asked.json())["code"] == "game-running"
            await here["cat"].ask("vote-end", game=1, yes=True)
            view = await wait_for_update(eve, lambda view: view["table"]["status"] == "over")
            table = view["table"]
            assert (table["abandoned"], table["scores"], view["end_vote"]) == (True, None, None)
            assert table["seed"] is not None
            async with here.people["cat"].http.get(record) as asked:
                lines = (await asked.text()).splitlines()
                assert lines[0].startswith("# abandoned")
                assert f"seed: {table['seed']}" in lines
                assert lines[-1].startswith("0 tell")
            replay = f"{here.base}/api/tables/{here.code}/replay?seat=all"
            async with here.people["cat"].http.get(replay) as asked:
                told = await asked.json()
                assert (told["abandoned"], told["moments"][-1]["line"]) == (True, lines[-1])
            # The vote was about the first game.
            view = await here["ann"].do("start")
            assert (view["table"]["game"], view["table"]["abandoned"]) == (2, False)
            assert (await here["bob"].ask("vote-end", game=1, yes=True))["code"] == "stale-phase"

    asyncio.run(scenario())


def test_one_person_among_bots_ends_a_game_at_once_also_after_a_restart(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with start_table(tmp_path, "ann", seats=3, **RULES) as here:
            await here["ann"].do("add-bot", level="steady")
            await here["ann"].do("start")
            await here["ann"].ask("vote-end", game=1, yes=True)
            await wait_for_update(here["ann"], lambda view: view["table"]["abandoned"])
            await here.leave("ann")
            here.server.lobby.unload_idle(0)
            ann = await here.join("ann")
            table = ann.view["table"]
            assert (table["status"], table["abandoned"], table["scores"]) == ("over", True, None)

    asyncio.run(scenario())


def test_a_vote_that_nobody_wants_any_more_is_over(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with start_table(tmp_path, *THREE, **RULES) as here:
            await here["ann"].do("start")
            await here["ann"].do("vote-end", game=1, yes=True)
            await here["ann"].ask("vote-end", game=1, yes=False)
            view = await wait_for_update(here["ann"], lambda view: view["end_vote"] is None)
            assert view["table"]["status"] == "playing"
            again = await here["ann"].ask("vote-end", game=1, yes=True)
            assert again["code"] == "asked-recently"
            await here.move("ann")

    asyncio.run(scenario())


def test_a_vote_is_over_when_its_time_is_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("lorelode.tables.end_vote.END_VOTE_SECONDS", 0.2)

    async def scenario() -> None:
        async with start_table(tmp_path, *THREE, **RULES) as here:
            await here["ann"].do("start")
            await here["ann"].do("vote-end", game=1, yes=True)
            await wait_for_update(here["bob"], lambda view: view["end_vote"])
            view = await wait_for_update(here["bob"], lambda view: view["end_vote"] is None)
            assert view["table"]["status"] == "playing"

    asyncio.run(scenario())


def test_a_game_ends_when_those_have_left_who_did_not_vote(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("lorelode.tables.end_vote.END_VOTE_SECONDS", 0.6)

    async def scenario() -> None:
        rules = {**RULES, "server": {"grace_seconds": 0.2}}
        async with start_table(tmp_path, *THREE, **rules) as here:
            await here["ann"].do("start")
            await here["ann"].do("vote-end", game=1, yes=True)
            await here.leave("bob")
            await here.leave("cat")
            # They may come back until the time of the vote is up. Then Ann is alone.
            view = await wait_for_update(here["ann"], lambda view: view["table"]["abandoned"])
            assert [one.get("here", False) for one in view["table"]["seats"]] == [
                True,
                False,
                False,
            ]

    asyncio.run(scenario())

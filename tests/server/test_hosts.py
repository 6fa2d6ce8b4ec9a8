"""The host's role at a running server: it is passed on when the host is away, and comes back."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from lorelode.tables.hosts import FOUNDER_SECONDS
from tests.server.staged_tables import TableSession, bots_at_once, start_table, wait_for_update

__all__ = ["bots_at_once"]

THREE = ("ann", "bob", "cat")
RULES: dict[str, Any] = {"clock": "off", "server": {"host_seconds": 0.3}}

pytestmark = pytest.mark.usefixtures("bots_at_once")


async def wait_until_host(here: TableSession, name: str) -> None:
    await wait_for_update(here[name], lambda view: view["you"]["host"])


def test_when_the_host_is_gone_the_next_seat_becomes_host(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with start_table(tmp_path, *THREE, **RULES) as here:
            await here["ann"].do("promote", seat=1)
            eve = await here.join("eve")
            await here.leave("bob")
            view = await wait_for_update(eve, lambda view: view["table"]["host"] != 1)
            assert view["table"]["host"] == 2
            await wait_until_host(here, "cat")
            assert (await here["cat"].ask("swap-seats", one=0, other=1))["type"] == "done"

    asyncio.run(scenario())


def test_a_host_who_only_stands_up_stays_host(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with start_table(tmp_path, *THREE, **RULES) as here:
            await here["ann"].do("stand")
            await asyncio.sleep(0.4)
            assert here["ann"].view["you"]["host"]
            assert (await here["ann"].ask("swap-seats", one=0, other=1))["type"] == "done"

    asyncio.run(scenario())


def test_the_founder_cannot_be_removed_while_away_and_is_host_again_on_coming_back(
    tmp_path: Path,
) -> None:
    async def scenario() -> None:
        async with start_table(tmp_path, *THREE, **RULES) as here:
            await here.leave("ann")
            await wait_until_host(here, "bob")
            answer = await here["bob"].ask("remove", seat=0)
            assert answer["code"] == "founder-cannot-be-removed"
            # The same server reads the table from its log again, as after a restart.
            for name in ("bob", "cat"):
                await here.leave(name)
            here.server.lobby.unload_idle(0)
            await here.join("bob")
            assert here["bob"].view["you"]["host"]
            await here.join("ann")
            await wait_until_host(here, "ann")
            view = await wait_for_update(here["bob"], lambda view: not view["you"]["host"])
            assert view["table"]["host"] == 0

    asyncio.run(scenario())


def test_a_founder_who_was_away_past_the_evening_is_a_player_like_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("lorelode.tables.hosts.FOUNDER_SECONDS", FOUNDER_SECONDS / 1e6)

    async def scenario() -> None:
        async with start_table(tmp_path, *THREE, **RULES) as here:
            await here.leave("ann")
            await wait_until_host(here, "bob")
            await asyncio.sleep(FOUNDER_SECONDS / 1e6)
            ann = await here.join("ann")
            view = await wait_for_update(ann, lambda view: not view["you"]["founder"])
            assert not view["you"]["host"]
            await wait_for_update(here["bob"], lambda view: view["you"]["founder"])
            await here["bob"].do("remove", seat=0)

    asyncio.run(scenario())


def test_a_player_takes_over_from_a_silent_host_who_can_take_the_role_back(
    tmp_path: Path,
) -> None:
    async def scenario() -> None:
        async with start_table(tmp_path, *THREE, **RULES) as here:
            eve = await here.join("eve")
            view = await here["bob"].do("request-host")
            assert view["host_request"]["seat"] == 1
            assert 0 < view["host_request"]["left"] <= 0.3
            await wait_for_update(eve, lambda view: view["host_request"])
            view = await wait_for_update(here["ann"], lambda view: not view["you"]["host"])
            assert (view["table"]["host"], view["host_request"]) == (1, None)
            assert view["you"]["founder"]
            refused = await here["bob"].ask("remove", seat=0)
            assert refused["code"] == "founder-cannot-be-removed"
            # Ann never left, so she is not host again by herself, but as soon as she wants.
            await here["cat"].do("say", text="Ann?")
            assert (await here["ann"].do("request-host"))["you"]["host"]

    asyncio.run(scenario())


def test_a_host_answers_by_any_command_even_a_refused_one(tmp_path: Path) -> None:
    async def scenario() -> None:
        rules = {**RULES, "server": {"host_seconds": 30}}
        async with start_table(tmp_path, *THREE, **rules) as here:
            await here["bob"].do("request-host")
            await wait_for_update(here["cat"], lambda view: view["host_request"])
            assert (await here["ann"].ask("remove", seat=0))["type"] == "refused"
            await wait_for_update(here["cat"], lambda view: view["host_request"] is None)
            again = await here["cat"].ask("request-host")
            assert again["code"] == "asked-recently"
            assert here["ann"].view["you"]["host"]

    asyncio.run(scenario())


def test_a_host_without_a_seat_can_answer(tmp_path: Path) -> None:
    async def scenario() -> None:
        rules = {**RULES, "server": {"host_seconds": 30}}
        async with start_table(tmp_path, *THREE, **rules) as here:
            await here["ann"].do("stand")
            await here["bob"].do("request-host")
            await here["ann"].do("back")
            await wait_for_update(here["bob"], lambda view: view["host_request"] is None)

    asyncio.run(scenario())


def test_a_founder_who_leaves_while_being_asked_is_host_again_on_coming_back(
    tmp_path: Path,
) -> None:
    async def scenario() -> None:
        async with start_table(tmp_path, *THREE, **RULES) as here:
            await here["bob"].do("request-host")
            await here.leave("ann")
            await wait_until_host(here, "bob")
            await here.join("ann")
            await wait_until_host(here, "ann")

    asyncio.run(scenario())


def test_people_whom_a_stranger_removed_as_acting_host_can_come_back(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with start_table(tmp_path, *THREE, **RULES) as here:
            await here["bob"].do("request-host")
            await wait_until_host(here, "bob")
            await here["bob"].do("remove", seat=2)
            address = f"{here.base}/api/tables/{here.code}/record"
            async with here.people["cat"].http.get(address) as answer:
                assert (await answer.json())["code"] == "removed"
            await here["ann"].do("request-host")
            cat = await here.join("cat")
            assert (await cat.ask("sit", seat=2, name="Cat"))["type"] == "done"

    asyncio.run(scenario())

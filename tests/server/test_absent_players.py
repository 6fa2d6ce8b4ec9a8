"""Leavers never freeze a table: clocks, stand-ins, races, rests, and a host who is gone."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

from lorelode.tables.bot_pool import Question, Thought
from lorelode.tables.store import TableId
from tests.server.clients import Wire
from tests.server.staged_tables import SMALL, AtOnce, Party, View, bots_at_once, party, sees

__all__ = ["bots_at_once"]

QUICK = 0.8
"""The seconds of a quick clock in these stories."""

NEVER = 0.25
"""After so many seconds that nothing happens, nothing will."""

RULES: dict[str, Any] = {"switches": SMALL, "first": 0, "clock": "off"}
THREE = ("ann", "bob", "cat")

pytestmark = pytest.mark.usefixtures("bots_at_once")


@pytest.fixture(autouse=True)
def _quick_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lorelode.wire.settings.CLOCK_SECONDS", {"relaxed": 180.0, "quick": QUICK})


def seat(view: View, number: int) -> dict[str, Any]:
    found: dict[str, Any] = view["table"]["seats"][number]
    return found


def by_bots(line: Wire) -> list[str]:
    """The lines of the record that bots played, as somebody was shown them."""
    updates = [msgspec.json.decode(frame) for frame in line.frames]
    lines = [one for told in updates if "lines" in told for one in told["lines"]["new"]]
    return [one["text"] for one in lines if one.get("bot") == "steady"]


async def silent(line: Wire, seconds: float = NEVER) -> None:
    """Nothing is told for a while."""
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(line.receive(), seconds)


def test_when_the_clock_runs_out_a_stand_in_plays_and_everybody_sees_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with party(tmp_path, *THREE, **{**RULES, "clock": "quick"}) as here:
            start = time.monotonic()
            view = await here["ann"].do("start")
            assert 0 < view["clock"]["left"] <= QUICK
            for name in THREE:  # nobody moves
                view = await sees(here[name], lambda view: seat(view, 0).get("away"))
                assert seat(view, 0) == {"name": "Ann", "bot": "steady", "here": True, "away": True}
            assert time.monotonic() - start >= QUICK
            await sees(here["bob"], lambda view: view["play"]["public"]["clue"])
            assert [line[:6] for line in by_bots(here["bob"])] == ["0 tell"]
            # Bob gives in time, Cat does not: the table waits for those only who owe something.
            await here.move("bob")
            assert here["bob"].view["play"]["to_act"] == [2]
            view = await sees(here["bob"], lambda view: seat(view, 2).get("away"))
            assert not seat(view, 1).get("away")
            await sees(here["bob"], lambda view: view["play"]["public"]["display"])
            assert [line.split()[:2] for line in by_bots(here["bob"])][1:] == [["2", "give"]]

    asyncio.run(story())


def test_a_slow_player_gets_the_seat_back_at_the_next_decision(tmp_path: Path) -> None:
    async def story() -> None:
        async with party(tmp_path, *THREE, **{**RULES, "clock": "quick"}) as here:
            await here["ann"].do("start")
            await sees(here["cat"], lambda view: view["play"] and view["play"]["public"]["clue"])
            # Ann was played for; she says that she is here, and is waited for again.
            view = await here["ann"].do("back")
            assert "away" not in seat(view, 0)
            await here.play("ann", "bob", "cat", until="resting")
            assert len(by_bots(here["ann"])) == 1

    asyncio.run(story())


def test_a_stand_in_plays_for_an_absent_player_until_they_return(tmp_path: Path) -> None:
    async def story() -> None:
        async with party(tmp_path, *THREE, server={"grace_seconds": 0.3}, **RULES) as here:
            await here["ann"].do("start")
            await here.move("ann")
            await sees(here["cat"], lambda view: view["play"] and view["play"]["public"]["clue"])
            await here.leave("bob")
            view = await sees(here["cat"], lambda view: not seat(view, 1).get("here"))
            assert "away" not in seat(view, 1)  # not at once
            await here.move("cat")
            view = await sees(here["cat"], lambda view: seat(view, 1).get("away"))
            assert seat(view, 1) == {"name": "Bob", "bot": "steady", "away": True}
            view = await sees(here["cat"], lambda view: view["play"]["public"]["display"])
            # It is the vote now, which the bot has from Bob; then he is back for what follows.
            bob = await here.join("bob")
            await here.move("cat")
            view = await sees(bob, lambda view: view["table"]["status"] == "resting")
            assert seat(view, 1) == {"name": "Bob", "here": True}
            assert [line.split()[1] for line in by_bots(here["cat"])] == ["give", "vote"]
            await here.play("ann", "bob", "cat", until="over")
            assert len(by_bots(here["cat"])) == 2

    asyncio.run(story())


def test_a_player_who_is_back_before_the_stand_in_moves_may_move(tmp_path: Path) -> None:
    async def story() -> None:
        rules = {**RULES, "server": {"grace_seconds": 0.1, "bot_seconds": 30}}
        async with party(tmp_path, *THREE, **rules) as here:
            await here["ann"].do("start")
            await here.leave("ann")
            await sees(here["bob"], lambda view: seat(view, 0).get("away"))
            ann = await here.join("ann")
            assert seat(ann.view, 0)["away"]
            await here.move("ann")
            assert by_bots(here["ann"]) == []
            assert "away" not in seat(ann.view, 0)

    asyncio.run(story())


# The race for the first clue.


RACE: dict[str, Any] = {**RULES, "first": None, "seats": 4}


def test_bots_leave_the_first_clue_to_people(tmp_path: Path) -> None:
    async def story() -> None:
        async with party(tmp_path, "ann", "bob", **RACE) as here:
            await here["ann"].do("add-bot", level="steady")
            view = await here["ann"].do("start")
            assert view["play"]["to_act"] == [0, 1, 2, 3]
            await silent(here["ann"])  # no clock, and people are there: for as long as they like
            await here.move("bob")
            view = await sees(here["ann"], lambda view: view["play"]["public"]["teller"] == 1)
            await sees(here["ann"], lambda view: view["play"]["to_act"] == [0])
            assert [line.split()[1] for line in by_bots(here["ann"])] == ["give", "give"]

    asyncio.run(story())


def test_when_the_time_for_the_first_clue_is_over_one_bot_gives_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with party(tmp_path, "ann", "bob", **{**RACE, "clock": "quick"}) as here:
            await here["ann"].do("add-bot", level="steady")
            start = time.monotonic()
            await here["ann"].do("start")
            view = await sees(here["ann"], lambda view: view["play"]["public"]["clue"])
            assert time.monotonic() - start >= QUICK
            assert view["play"]["public"]["teller"] == 2
            # Nobody was too slow for a race, so that nobody is played for.
            assert [seat(view, number).get("away") for number in range(4)] == [None] * 4

    asyncio.run(story())


def test_when_all_people_are_away_a_bot_gives_the_first_clue(tmp_path: Path) -> None:
    async def story() -> None:
        async with party(tmp_path, "ann", "bob", **RACE) as here:
            await here["ann"].do("add-bot", level="steady")
            eve = await here.join("eve")
            await here["ann"].do("start")
            await here["ann"].do("stand")
            await silent(here["ann"])  # Bob may still have an idea
            await here["bob"].do("stand")
            view = await sees(eve, lambda view: view["table"]["status"] == "resting")
            assert view["play"]["public"]["turns"][0]["teller"] == 0  # the lowest seat's

    asyncio.run(story())


# Rests.


async def to_rest(here: Party) -> None:
    await here["ann"].do("start")
    for name in THREE:
        await sees(here[name], lambda view: view["play"])
    await here.play(*THREE, until="resting")


def test_a_rest_lasts_until_everybody_is_ready(tmp_path: Path) -> None:
    async def story() -> None:
        async with party(tmp_path, *THREE, **RULES) as here:
            await to_rest(here)
            view = here["ann"].view
            assert (view["play"]["to_act"], view["play"]["choices"]) == ([], [])
            assert view["clock"]["left"] > 15
            assert len(view["play"]["public"]["turns"]) == 1
            await here.ready("ann")
            assert seat(here["ann"].view, 0)["ready"]
            await here.ready("bob")
            await sees(here["ann"], lambda view: seat(view, 1).get("ready"))
            await silent(here["ann"])
            await here.ready("cat")
            view = await sees(here["bob"], lambda view: view["table"]["status"] == "playing")
            assert view["play"]["to_act"] == [1]
            assert "ready" not in seat(view, 0)

    asyncio.run(story())


def test_a_rest_ends_after_its_time(tmp_path: Path) -> None:
    async def story() -> None:
        async with party(tmp_path, *THREE, server={"rest_seconds": 0.4}, **RULES) as here:
            await to_rest(here)
            start = time.monotonic()
            await here.ready("ann")
            await here.ready("bob")
            await sees(here["ann"], lambda view: view["table"]["status"] == "playing")
            assert 0.2 < time.monotonic() - start < 5

    asyncio.run(story())


def test_a_rest_does_not_wait_for_absent_players(tmp_path: Path) -> None:
    async def story() -> None:
        async with party(tmp_path, *THREE, **RULES) as here:
            await to_rest(here)
            await here.leave("cat")
            await sees(here["ann"], lambda view: not seat(view, 2).get("here"))
            await here.ready("ann")
            await here.ready("bob")
            await sees(here["ann"], lambda view: view["table"]["status"] == "playing")

    asyncio.run(story())


@pytest.mark.parametrize("host_leaves", [True, False])
def test_when_the_host_is_gone_the_next_seat_becomes_host(
    host_leaves: bool, tmp_path: Path
) -> None:
    async def story() -> None:
        rules = {**RULES, "server": {"host_seconds": 0.3}}
        async with party(tmp_path, *THREE, **rules) as here:
            await here["ann"].do("promote", seat=1)
            eve = await here.join("eve")
            if host_leaves:
                await here.leave("bob")
                view = await sees(eve, lambda view: view["table"]["host"] != 1)
                assert view["table"]["host"] == 2
                await sees(here["cat"], lambda view: view["you"]["host"])
                bob = await here.join("bob")
                assert not bob.view["you"]["host"]
                assert (await here["cat"].ask("swap-seats", one=0, other=1))["type"] == "done"
            else:  # who only stands up is still there
                await here["bob"].do("stand")
                await asyncio.sleep(0.4)
                assert here["bob"].view["you"]["host"]
                assert (await here["bob"].ask("swap-seats", one=0, other=1))["type"] == "done"

    asyncio.run(story())


def test_no_clock_runs_at_a_table_without_people(tmp_path: Path) -> None:
    async def story() -> None:
        rules = {**RULES, "seats": 3, "clock": "quick", "server": {"grace_seconds": 0.3}}
        async with party(tmp_path, "ann", **rules) as here:
            await here["ann"].do("add-bot", level="steady")
            await here["ann"].do("start")
            await here.leave("ann")
            kept = await here.server.services.store.load(TableId(here.code))
            await asyncio.sleep(2 * QUICK)  # longer than her clock, and than anybody is waited for
            assert await here.server.services.store.load(TableId(here.code)) == kept
            ann = await here.join("ann")
            assert ann.view["clock"]["left"] > QUICK / 2
            assert "away" not in seat(ann.view, 0)
            await here.move("ann")
            assert [line for line in by_bots(ann) if line[0] == "0"] == []

    asyncio.run(story())


class Broken(AtOnce):
    """A bot that finds no answer at its first two questions."""

    asked = 0

    async def think(self, question: Question) -> Thought:
        Broken.asked += 1
        if Broken.asked == 1:
            raise ZeroDivisionError
        return Thought("vote 1", 0.0) if Broken.asked == 2 else await super().think(question)


def test_a_stand_in_replaces_a_bot_that_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("lorelode.web.server.ProcessBotPool", Broken)
    monkeypatch.setattr("lorelode.tables.bot_driver.RETRY_SECONDS", 0.05)

    async def story() -> None:
        async with party(tmp_path, "ann", seats=3, **RULES) as here:
            await here["ann"].do("add-bot", level="steady")
            await here["ann"].do("start")
            await here.move("ann")
            await sees(here["ann"], lambda view: view["play"]["public"]["display"])
            assert Broken.asked > 3

    asyncio.run(story())

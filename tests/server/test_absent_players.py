"""A player who leaves never blocks a table: clocks, stand-ins and rests."""

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
from tests.server.staged_tables import (
    SMALL,
    ImmediateBotPool,
    TableSession,
    View,
    bots_at_once,
    start_table,
    wait_for_update,
)

__all__ = ["bots_at_once"]

QUICK_SECONDS = 0.8
"""The seconds of a quick clock in these tests."""

SILENCE_SECONDS = 0.25
"""How many seconds a test waits to see that nothing happens."""

RULES: dict[str, Any] = {"switches": SMALL, "first": 0, "clock": "off"}
THREE = ("ann", "bob", "cat")

pytestmark = pytest.mark.usefixtures("bots_at_once")


@pytest.fixture(autouse=True)
def _quick_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "lorelode.wire.settings.CLOCK_SECONDS", {"relaxed": 180.0, "quick": QUICK_SECONDS}
    )


def seat(view: View, number: int) -> dict[str, Any]:
    found: dict[str, Any] = view["table"]["seats"][number]
    return found


def by_bots(line: Wire) -> list[str]:
    """The move lines of bots that a client received."""
    updates = [msgspec.json.decode(frame) for frame in line.frames]
    lines = [one for update in updates if "lines" in update for one in update["lines"]["new"]]
    return [one["text"] for one in lines if one.get("bot") == "steady"]


async def receive_nothing(line: Wire, seconds: float = SILENCE_SECONDS) -> None:
    """Fail if a message comes in this time."""
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(line.receive(), seconds)


def test_when_the_clock_runs_out_a_stand_in_plays_and_everybody_sees_it(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with start_table(tmp_path, *THREE, **{**RULES, "clock": "quick"}) as here:
            start = time.monotonic()
            view = await here["ann"].do("start")
            assert 0 < view["clock"]["left"] <= QUICK_SECONDS
            ann = {"name": "Ann", "face": seat(view, 0)["face"], "here": True}
            for name in THREE:  # nobody moves
                view = await wait_for_update(here[name], lambda view: seat(view, 0).get("away"))
                assert seat(view, 0) == {**ann, "bot": "steady", "away": True}
            assert time.monotonic() - start >= QUICK_SECONDS
            await wait_for_update(here["bob"], lambda view: view["play"]["public"]["clue"])
            assert [line[:6] for line in by_bots(here["bob"])] == ["0 tell"]
            # Bob gives a card in time, Cat does not: the table waits only for Cat.
            await here.move("bob")
            assert here["bob"].view["play"]["to_act"] == [2]
            view = await wait_for_update(here["bob"], lambda view: seat(view, 2).get("away"))
            assert not seat(view, 1).get("away")
            await wait_for_update(here["bob"], lambda view: view["play"]["public"]["display"])
            assert [line.split()[:2] for line in by_bots(here["bob"])][1:] == [["2", "give"]]

    asyncio.run(scenario())


def test_a_slow_player_gets_the_seat_back_at_the_next_decision(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with start_table(tmp_path, *THREE, **{**RULES, "clock": "quick"}) as here:
            await here["ann"].do("start")
            await wait_for_update(
                here["cat"], lambda view: view["play"] and view["play"]["public"]["clue"]
            )
            # A stand-in played for Ann. She says that she is back, and the table waits for her.
            view = await here["ann"].do("back")
            assert "away" not in seat(view, 0)
            await here.play("ann", "bob", "cat", until="resting")
            assert len(by_bots(here["ann"])) == 1

    asyncio.run(scenario())


def test_a_stand_in_plays_for_an_absent_player_until_they_return(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with start_table(tmp_path, *THREE, server={"grace_seconds": 0.3}, **RULES) as here:
            await here["ann"].do("start")
            await here.move("ann")
            await wait_for_update(
                here["cat"], lambda view: view["play"] and view["play"]["public"]["clue"]
            )
            await here.leave("bob")
            view = await wait_for_update(here["cat"], lambda view: not seat(view, 1).get("here"))
            assert "away" not in seat(view, 1)  # not at once
            absent = {"name": "Bob", "face": seat(view, 1)["face"]}
            await here.move("cat")
            view = await wait_for_update(here["cat"], lambda view: seat(view, 1).get("away"))
            assert seat(view, 1) == {**absent, "bot": "steady", "away": True}
            view = await wait_for_update(
                here["cat"], lambda view: view["play"]["public"]["display"]
            )
            # The stand-in also makes Bob's vote. Bob has his seat back for the next decision.
            bob = await here.join("bob")
            await here.move("cat")
            view = await wait_for_update(bob, lambda view: view["table"]["status"] == "resting")
            assert seat(view, 1) == {**absent, "here": True}
            assert [line.split()[1] for line in by_bots(here["cat"])] == ["give", "vote"]
            await here.play("ann", "bob", "cat", until="over")
            assert len(by_bots(here["cat"])) == 2

    asyncio.run(scenario())


def test_a_player_who_is_back_before_the_stand_in_moves_may_move(tmp_path: Path) -> None:
    async def scenario() -> None:
        rules = {**RULES, "server": {"grace_seconds": 0.1, "bot_seconds": 30}}
        async with start_table(tmp_path, *THREE, **rules) as here:
            await here["ann"].do("start")
            await here.leave("ann")
            await wait_for_update(here["bob"], lambda view: seat(view, 0).get("away"))
            ann = await here.join("ann")
            assert seat(ann.view, 0)["away"]
            await here.move("ann")
            assert by_bots(here["ann"]) == []
            assert "away" not in seat(ann.view, 0)

    asyncio.run(scenario())


# The first clue of a game, which anybody may give.


RACE: dict[str, Any] = {**RULES, "first": None, "seats": 4}


def test_bots_leave_the_first_clue_to_people(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with start_table(tmp_path, "ann", "bob", **RACE) as here:
            await here["ann"].do("add-bot", level="steady")
            view = await here["ann"].do("start")
            assert view["play"]["to_act"] == [0, 1, 2, 3]
            await receive_nothing(here["ann"])  # people are here, and there is no clock
            await here.move("bob")
            view = await wait_for_update(
                here["ann"], lambda view: view["play"]["public"]["teller"] == 1
            )
            await wait_for_update(here["ann"], lambda view: view["play"]["to_act"] == [0])
            assert [line.split()[1] for line in by_bots(here["ann"])] == ["give", "give"]

    asyncio.run(scenario())


def test_when_the_time_for_the_first_clue_is_over_one_bot_gives_it(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with start_table(tmp_path, "ann", "bob", **{**RACE, "clock": "quick"}) as here:
            await here["ann"].do("add-bot", level="steady")
            start = time.monotonic()
            await here["ann"].do("start")
            view = await wait_for_update(here["ann"], lambda view: view["play"]["public"]["clue"])
            assert time.monotonic() - start >= QUICK_SECONDS
            assert view["play"]["public"]["teller"] == 2
            # Nobody has to give the first clue, so nobody counts as away.
            assert [seat(view, number).get("away") for number in range(4)] == [None] * 4

    asyncio.run(scenario())


def test_when_all_people_are_away_a_bot_gives_the_first_clue(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with start_table(tmp_path, "ann", "bob", **RACE) as here:
            await here["ann"].do("add-bot", level="steady")
            eve = await here.join("eve")
            await here["ann"].do("start")
            await here["ann"].do("stand")
            await receive_nothing(here["ann"])  # Bob may still give the clue
            await here["bob"].do("stand")
            view = await wait_for_update(eve, lambda view: view["table"]["status"] == "resting")
            assert view["play"]["public"]["turns"][0]["teller"] == 0  # the lowest seat

    asyncio.run(scenario())


# Rests.


async def play_until_rest(here: TableSession) -> None:
    await here["ann"].do("start")
    for name in THREE:
        await wait_for_update(here[name], lambda view: view["play"])
    await here.play(*THREE, until="resting")


def test_a_rest_lasts_until_everybody_is_ready(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with start_table(tmp_path, *THREE, **{**RULES, "clock": "relaxed"}) as here:
            await play_until_rest(here)
            view = here["ann"].view
            assert (view["play"]["to_act"], view["play"]["choices"]) == ([], [])
            assert view["clock"]["left"] > 15
            assert len(view["play"]["public"]["turns"]) == 1
            await here.ready("ann")
            assert seat(here["ann"].view, 0)["ready"]
            await here.ready("bob")
            await wait_for_update(here["ann"], lambda view: seat(view, 1).get("ready"))
            await receive_nothing(here["ann"])
            await here.ready("cat")
            view = await wait_for_update(
                here["bob"], lambda view: view["table"]["status"] == "playing"
            )
            assert view["play"]["to_act"] == [1]
            assert "ready" not in seat(view, 0)

    asyncio.run(scenario())


def test_a_rest_ends_after_its_time(tmp_path: Path) -> None:
    async def scenario() -> None:
        rules = {**RULES, "clock": "relaxed", "server": {"rest_seconds": 0.4}}
        async with start_table(tmp_path, *THREE, **rules) as here:
            await play_until_rest(here)
            start = time.monotonic()
            await here.ready("ann")
            await here.ready("bob")
            await wait_for_update(here["ann"], lambda view: view["table"]["status"] == "playing")
            assert 0.2 < time.monotonic() - start < 5

    asyncio.run(scenario())


def test_a_rest_does_not_wait_for_absent_players(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with start_table(tmp_path, *THREE, **RULES) as here:
            await play_until_rest(here)
            await here.leave("cat")
            await wait_for_update(here["ann"], lambda view: not seat(view, 2).get("here"))
            await here.ready("ann")
            await here.ready("bob")
            await wait_for_update(here["ann"], lambda view: view["table"]["status"] == "playing")

    asyncio.run(scenario())


def test_no_clock_runs_at_a_table_without_people(tmp_path: Path) -> None:
    async def scenario() -> None:
        rules = {**RULES, "seats": 3, "clock": "quick", "server": {"grace_seconds": 0.3}}
        async with start_table(tmp_path, "ann", "bob", **rules) as here:
            await here["ann"].do("add-bot", level="steady")
            await here["ann"].do("start")
            await here.leave("ann")
            await here.leave("bob")
            kept = await here.server.services.store.load(TableId(here.code))
            await asyncio.sleep(2 * QUICK_SECONDS)  # longer than her clock and the grace time
            assert await here.server.services.store.load(TableId(here.code)) == kept
            ann = await here.join("ann")
            assert ann.view["clock"]["left"] > QUICK_SECONDS / 2
            assert "away" not in seat(ann.view, 0)
            await here.move("ann")
            assert [line for line in by_bots(ann) if line[0] == "0"] == []

    asyncio.run(scenario())


class FailingBotPool(ImmediateBotPool):
    """A bot pool that fails at its first question and answers the second wrongly."""

    asked = 0

    async def think(self, question: Question) -> Thought:
        FailingBotPool.asked += 1
        if FailingBotPool.asked == 1:
            raise ZeroDivisionError
        return (
            Thought("vote 1", 0.0) if FailingBotPool.asked == 2 else await super().think(question)
        )


def test_a_stand_in_replaces_a_bot_that_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("lorelode.web.server.ProcessBotPool", FailingBotPool)
    monkeypatch.setattr("lorelode.tables.bot_driver.RETRY_SECONDS", 0.05)

    async def scenario() -> None:
        async with start_table(tmp_path, "ann", seats=3, **RULES) as here:
            await here["ann"].do("add-bot", level="steady")
            await here["ann"].do("start")
            await here.move("ann")
            await wait_for_update(here["ann"], lambda view: view["play"]["public"]["display"])
            assert FailingBotPool.asked > 3

    asyncio.run(scenario())

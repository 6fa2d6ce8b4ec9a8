"""Who sets the time: bots that wait for somebody alone, and rests that last longer."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from lorelode.tables.clock import HOLD_SECONDS
from lorelode.tables.solo import COVER_SECONDS
from lorelode.tables.store import TableId
from tests.server.clients import MovableClock, Visitor, Wire, start_server
from tests.server.staged_tables import (
    SMALL,
    TableSession,
    View,
    bots_at_once,
    start_table,
    wait_for_update,
)

__all__ = ["bots_at_once"]

SILENCE_SECONDS = 0.25
"""How many seconds a test waits to see that nothing happens."""

RULES: dict[str, Any] = {"switches": SMALL, "first": 0, "seats": 4}
THREE = ("ann", "bob", "cat")

pytestmark = pytest.mark.usefixtures("bots_at_once")


def count_lines(line: Wire) -> int:
    """How many move lines a client has received."""
    ends: list[int] = [
        update["lines"]["start"] + len(update["lines"]["new"])
        for frame in line.frames
        if (update := msgspec.json.decode(frame))["type"] == "update"
    ]
    return ends[-1]


async def is_still(line: Wire) -> bool:
    """Whether no bot moves for a while."""
    before = count_lines(line)
    try:
        async with asyncio.timeout(SILENCE_SECONDS):
            while True:
                await line.receive()
    except TimeoutError:
        return count_lines(line) == before


async def let_bot_move(line: Wire) -> View:
    """Let one bot move, and wait for its move."""
    lines = count_lines(line)
    await line.do("next-move", game=line.view["table"]["game"], lines=lines)
    if count_lines(line) > lines:
        return line.view
    return await line.until(lambda _: count_lines(line) > lines)


async def start_alone(here: TableSession) -> Wire:
    ann = here["ann"]
    await ann.do("add-bot", level="steady")
    await ann.do("start")
    return ann


def test_somebody_alone_lets_bots_move_one_by_one(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with start_table(tmp_path, "ann", **RULES, bot_pace="step") as here:
            ann = await start_alone(here)
            assert (ann.view["table"]["alone"], ann.view["clock"]) == (0, None)
            view = await here.move("ann")
            assert view["play"]["to_act"] == [1, 2, 3]
            assert view["table"]["stepping"]
            assert await is_still(ann)
            for waiting in ([2, 3], [3]):
                view = await let_bot_move(ann)
                assert view["play"]["to_act"] == waiting
            # A repeat of a step that was answered lets no other bot move.
            stale = {"game": 1, "lines": count_lines(ann) - 1}
            await ann.do("next-move", **stale)
            assert await is_still(ann)
            settings = ann.view["table"]["settings"]
            await ann.do("change-settings", settings={**settings, "bot_pace": "quick"})
            view = await wait_for_update(ann, lambda view: view["table"]["status"] == "resting")
            assert not view["table"]["stepping"]

    asyncio.run(scenario())


def test_bots_wait_while_something_covers_the_board_and_no_longer_than_that(
    tmp_path: Path,
) -> None:
    async def scenario() -> None:
        async with start_table(tmp_path, "ann", **{**RULES, "first": 1}) as here:
            ann = here["ann"]
            await ann.do("add-bot", level="steady")
            phone = await here.people["ann"].join(here.code)
            await phone.receive()
            entries = await here.server.services.store.load(TableId(here.code))
            await phone.do("cover-board", covered=True)
            assert await here.server.services.store.load(TableId(here.code)) == entries
            await ann.do("start")
            assert ann.view["play"]["to_act"] == [1]
            assert await is_still(ann)
            await phone.close()  # it is forgotten with the connection
            await wait_for_update(ann, lambda view: view["play"]["to_act"] == [0])
            await ann.do("cover-board", covered=True)
            await here.move("ann")  # whoever plays sees the board
            await wait_for_update(ann, lambda view: view["play"]["choices"])
            await here.move("ann")
            await wait_for_update(ann, lambda view: view["table"]["status"] == "resting")
            await ann.do("cover-board", covered=True)
            await here.ready("ann")
            await wait_for_update(ann, lambda view: view["play"]["to_act"] == [2])
            assert await is_still(ann)
            await ann.do("cover-board", covered=False)
            await wait_for_update(ann, lambda view: 0 in view["play"]["to_act"])

    asyncio.run(scenario())


def test_a_page_that_never_uncovers_the_board_stops_bots_for_minutes_only(tmp_path: Path) -> None:
    async def scenario() -> None:
        clock = MovableClock()
        async with start_server(tmp_path, clock) as (_, base), Visitor(base) as visitor:
            code = await visitor.make_table("saboteur", first=1, bot_pace="step")
            ann = await visitor.join(code)
            await ann.do("sit", seat=0, name="Ann")
            await ann.do("add-bot", level="steady")
            await ann.do("start")
            await ann.do("cover-board", covered=True)
            settings = ann.view["table"]["settings"]
            await ann.do("change-settings", settings={**settings, "bot_pace": "quick"})
            assert await is_still(ann)
            clock.pass_time(COVER_SECONDS)
            await ann.do("back")
            await wait_for_update(ann, lambda view: view["play"]["to_act"] == [0])

    asyncio.run(scenario())


def test_at_a_table_of_several_nobody_holds_up_the_bots(tmp_path: Path) -> None:
    async def scenario() -> None:
        rules = {**RULES, "seats": 3, "bot_pace": "step"}
        async with start_table(tmp_path, "ann", "bob", **rules) as here:
            ann = await start_alone(here)
            await ann.do("cover-board", covered=True)
            assert ann.view["table"]["alone"] is None
            await wait_for_update(here["bob"], lambda view: view["play"])
            await here.move("ann")
            # Bob owes his card, and the bot has given.
            await wait_for_update(ann, lambda view: view["play"]["to_act"] == [1])

    asyncio.run(scenario())


def test_a_player_who_wants_more_time_holds_a_rest_for_minutes_only(tmp_path: Path) -> None:
    async def scenario() -> None:
        clock = MovableClock()
        async with start_table(tmp_path, *THREE, **{**RULES, "seats": 3}, time=clock) as here:
            await here["ann"].do("start")
            for name in THREE:
                await wait_for_update(here[name], lambda view: view["play"])
            await here.play(*THREE, until="resting")
            ann = here["ann"]
            moment = {"game": 1, "phase": ann.view["play"]["phase"]}
            assert ann.view["clock"]["left"] <= 20
            view = await here["bob"].do("hold", **moment)
            assert view["table"]["seats"][1]["holds"]
            assert view["clock"]["left"] > HOLD_SECONDS - 60
            clock.pass_time(60)
            await here.ready("ann")
            await here.ready("cat")
            assert ann.view["table"]["status"] == "resting"
            clock.pass_time(HOLD_SECONDS)
            view = await here["bob"].do("back")
            view = await wait_for_update(
                here["bob"], lambda view: view["table"]["status"] == "playing"
            )
            assert "holds" not in view["table"]["seats"][1]

    asyncio.run(scenario())

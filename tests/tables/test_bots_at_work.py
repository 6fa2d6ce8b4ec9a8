"""Bots at a table: what they are told, when their moves come, and what becomes of dead ones."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import pytest
from msgspec.structs import replace

from lorelode.core import Seat
from lorelode.rules import GAMES
from lorelode.tables import messages as wire
from lorelode.tables.house import House
from lorelode.tables.pondering import THOUGHT, Answer, Ponderer
from lorelode.tables.table import Table
from lorelode.tables.thinking import Pool, Question
from tests.tables.scripted import Script, settings

PACE = 0.3
"""The seconds of a bot in these stories."""


class Slow:
    """Thinks for as long as it is told to, and remembers what it was asked."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.asked: list[Question] = []

    async def think(self, question: Question) -> str:
        self.asked.append(question)
        await asyncio.sleep(self.seconds)
        return "pass"

    async def close(self) -> None:
        pass


def playing(game: str) -> Table:
    script = Script("ann", settings(game, seats=3, first=0))
    script.sit("ann", "bob", "cat")
    script.ask("ann", wire.Start)
    return script.table


def house(thinker: Any, data: Path) -> House:
    clock = asyncio.get_running_loop().time
    uncounted = SimpleNamespace(thought=lambda _seconds: None)
    return House(
        store=cast(Any, None),
        thinker=thinker,
        counter=cast(Any, uncounted),
        draw=os.urandom,
        now=clock,
        tick=clock,
        data=data,
        bot_seconds=PACE,
    )


async def answered(
    table: Table, seat: Seat, thinker: Slow, data: Path, level: str = "steady"
) -> float:
    """How long it takes until a bot's move comes."""
    came: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
    before = asyncio.get_running_loop().time()
    ponderer = Ponderer(house(thinker, data), came.set_result, lambda: None)
    ponderer.ask(table, seat, level)
    ponderer.ask(table, seat, level)
    await came
    assert len(thinker.asked) == 1
    return asyncio.get_running_loop().time() - before


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_is_told_what_its_seat_knows_and_nothing_else(game: str, tmp_path: Path) -> None:
    table = playing(game)
    match = table.match
    assert match is not None

    async def asked(of: Table) -> Question:
        thinker = Slow(0)
        await answered(of, Seat(0), thinker, tmp_path)
        return thinker.asked[0]

    question = asyncio.run(asked(table))
    assert question.language == "en"
    spoken = replace(table, settings=replace(table.settings, language="lv"))
    assert asyncio.run(asked(spoken)) == replace(question, language="lv")
    twin = match.game.imagine(match.state.view(Seat(0)), Random(1))
    assert twin != match.state
    other = replace(table, match=replace(match, state=twin))
    assert asyncio.run(asked(other)) == question


def test_the_time_a_move_takes_does_not_tell_how_long_it_was_thought_about(tmp_path: Path) -> None:
    table = playing("saboteur")
    quick, slower, slow = (
        asyncio.run(answered(table, Seat(0), Slow(seconds), tmp_path))
        for seconds in (0, PACE / 2, PACE * 1.4)
    )
    assert quick == pytest.approx(PACE, abs=0.1)
    assert slower == pytest.approx(PACE, abs=0.1)
    assert slow == pytest.approx(2 * PACE, abs=0.1)
    # Those who may think longer than that take their longest, whatever there was to think about.
    forced, thought = (
        asyncio.run(answered(table, Seat(0), Slow(seconds), tmp_path, "hard"))
        for seconds in (0, 0.5)
    )
    assert forced == pytest.approx(THOUGHT["hard"], abs=0.1)
    assert thought == pytest.approx(THOUGHT["hard"], abs=0.1)


def test_a_table_goes_on_while_a_hard_bot_thinks(tmp_path: Path) -> None:
    table = playing("saboteur")
    match = table.match
    assert match is not None

    async def story() -> int:
        thinker, pool, ticks = Slow(0), Pool(1), 0
        await answered(table, Seat(0), thinker, tmp_path)
        await pool.think(thinker.asked[0])
        thought = asyncio.ensure_future(pool.think(replace(thinker.asked[0], level="hard")))
        while not thought.done():
            await asyncio.sleep(0.02)
            ticks += 1
        assert match.game.read(await thought) in match.game.choices(match.state.view(Seat(0)))
        await pool.close()
        return ticks

    # Half a second, and a little for each tick.
    assert asyncio.run(story()) > 5


@pytest.mark.parametrize("game", GAMES)
def test_a_process_that_is_killed_is_replaced(game: str, tmp_path: Path) -> None:
    table = playing(game)
    match = table.match
    assert match is not None

    async def story() -> None:
        thinker = Slow(0)
        await answered(table, Seat(0), thinker, tmp_path)
        pool = Pool(1)
        first = await pool.think(thinker.asked[0])
        assert match.game.read(first) is not None
        assert pool._executor is not None
        (worker,) = pool._executor._processes
        os.kill(worker, signal.SIGKILL)
        assert await pool.think(thinker.asked[0]) == first
        (other,) = pool._executor._processes
        assert other != worker
        await pool.close()

    asyncio.run(story())

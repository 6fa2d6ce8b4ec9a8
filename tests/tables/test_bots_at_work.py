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

from lorelode import wire
from lorelode.bots import BOTS
from lorelode.core import Seat
from lorelode.decks import Card, Deck, Words
from lorelode.decks.library import DECK_FILE, Library, write_deck
from lorelode.rules import GAMES
from lorelode.tables.bot_driver import BotAnswered, BotDriver
from lorelode.tables.bot_pool import ProcessBotPool, Question, Thought, choose_move
from lorelode.tables.services import Services
from lorelode.tables.table import Table
from tests.tables.scripted import Script, settings

PACE = 0.3
"""The seconds of a bot in these stories."""


class Slow:
    """Thinks for as long as it is told to, and remembers what it was asked."""

    def __init__(self, seconds: float, queue: float = 0.0) -> None:
        self.seconds = seconds
        self.queue = queue
        self.asked: list[Question] = []

    async def think(self, question: Question) -> Thought:
        self.asked.append(question)
        await asyncio.sleep(self.queue + self.seconds)
        return Thought("pass", self.seconds)

    async def close(self) -> None:
        pass


def playing(game: str) -> Table:
    script = Script("ann", settings(game, seats=3, first=0))
    script.sit("ann", "bob", "cat")
    script.ask("ann", wire.Start)
    return script.table


def services(thinker: Any, data: Path) -> Services:
    clock = asyncio.get_running_loop().time
    uncounted = SimpleNamespace(count_bot_thought=lambda _seconds: None)
    return Services(
        store=cast(Any, None),
        bot_pool=thinker,
        metrics=cast(Any, uncounted),
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
    came: asyncio.Future[BotAnswered] = asyncio.get_running_loop().create_future()
    before = asyncio.get_running_loop().time()
    driver = BotDriver(services(thinker, data), came.set_result, lambda: None)
    driver.ask(table, seat, level)
    driver.ask(table, seat, level)
    await came
    assert len(thinker.asked) == 1
    return asyncio.get_running_loop().time() - before


async def asked_of(table: Table, data: Path) -> Question:
    """What the bot of the first seat is asked."""
    thinker = Slow(0)
    await answered(table, Seat(0), thinker, data)
    return thinker.asked[0]


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_is_told_what_its_seat_knows_and_nothing_else(game: str, tmp_path: Path) -> None:
    table = playing(game)
    match = table.match
    assert match is not None

    question = asyncio.run(asked_of(table, tmp_path))
    assert question.language == "en"
    spoken = replace(table, settings=replace(table.settings, language="lv"))
    assert asyncio.run(asked_of(spoken, tmp_path)) == replace(question, language="lv")
    twin = match.game.imagine(match.state.view(Seat(0)), Random(1))
    assert twin != match.state
    other = replace(table, match=replace(match, state=twin))
    assert asyncio.run(asked_of(other, tmp_path)) == question


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
    assert forced == pytest.approx(BOTS["saboteur"]["hard"].thinking_seconds, abs=0.1)
    assert thought == pytest.approx(BOTS["saboteur"]["hard"].thinking_seconds, abs=0.1)


def test_the_wait_for_a_process_does_not_make_a_long_thought_show(tmp_path: Path) -> None:
    table, queue = playing("saboteur"), 0.4
    forced, thought = (
        asyncio.run(answered(table, Seat(0), Slow(seconds, queue), tmp_path, "hard"))
        for seconds in (0, 0.5)
    )
    assert forced == pytest.approx(queue + BOTS["saboteur"]["hard"].thinking_seconds, abs=0.1)
    assert thought == pytest.approx(forced, abs=0.1)


def test_a_thought_is_as_long_as_the_bot_was_at_it(tmp_path: Path) -> None:
    table = playing("saboteur")

    async def story() -> list[Thought]:
        thinker, pool = Slow(0), ProcessBotPool(1)
        await answered(table, Seat(0), thinker, tmp_path)
        # The second waits for the first, and that for its process to start.
        asked = (replace(thinker.asked[0], level=level) for level in ("hard", "easy"))
        thoughts = await asyncio.gather(*map(pool.think, asked))
        await pool.close()
        return thoughts

    hard, easy = asyncio.run(story())
    assert hard.seconds > 0.3
    assert easy.seconds < 0.2


def test_a_table_goes_on_while_a_hard_bot_thinks(tmp_path: Path) -> None:
    table = playing("saboteur")
    match = table.match
    assert match is not None

    async def story() -> int:
        thinker, pool, ticks = Slow(0), ProcessBotPool(1), 0
        await answered(table, Seat(0), thinker, tmp_path)
        await pool.think(thinker.asked[0])
        thought = asyncio.ensure_future(pool.think(replace(thinker.asked[0], level="hard")))
        while not thought.done():
            await asyncio.sleep(0.02)
            ticks += 1
        assert match.game.read((await thought).move) in match.game.choices(
            match.state.view(Seat(0))
        )
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
        pool = ProcessBotPool(1)
        first = (await pool.think(thinker.asked[0])).move
        assert match.game.read(first) is not None
        assert pool._executor is not None
        (worker,) = pool._executor._processes
        os.kill(worker, signal.SIGKILL)
        assert (await pool.think(thinker.asked[0])).move == first
        (other,) = pool._executor._processes
        assert other != worker
        await pool.close()

    asyncio.run(story())


def test_a_bot_sees_the_words_that_a_picture_has_now(tmp_path: Path) -> None:
    question = asyncio.run(asked_of(playing("dixit"), tmp_path))
    pictures = tuple(f"own-{number}" for number in range(len(question.deck)))
    cards = tuple(Card(name, {"en": Words(name, tags=("moon",))}) for name in pictures)
    folder = tmp_path / "decks" / "own"
    folder.mkdir(parents=True)
    (folder / DECK_FILE).write_text(write_deck(Deck("own", cards)), "utf-8")
    question = replace(question, level="normal", deck=pictures)
    assert "moon" in choose_move(question).move
    for name in pictures:
        Library(tmp_path).set_words("own", name, "en", Words(name, tags=("herring",)))
    assert "herring" in choose_move(question).move

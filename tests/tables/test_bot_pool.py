"""The bot pool: processes that think, die and are replaced."""

from __future__ import annotations

import asyncio
import os
import signal
from functools import partial
from pathlib import Path

import pytest
from msgspec.structs import replace

from lorelode.core import Seat
from lorelode.decks import Card, Deck, Words
from lorelode.decks.library import Library, WrittenTexts, write_deck
from lorelode.decks.shelf import DECK_FILE
from lorelode.rules import GAMES
from lorelode.tables.bot_pool import ProcessBotPool, Thought, choose_move
from tests.tables.fake_bot_pool import FakeBotPool, answered, asked_of, playing


def test_the_seconds_of_a_thought_do_not_include_the_wait_for_a_process(tmp_path: Path) -> None:
    table = playing("saboteur")

    async def story() -> list[Thought]:
        fake, pool = FakeBotPool(0), ProcessBotPool(1)
        await answered(table, Seat(0), fake, tmp_path)
        # The second waits for the first, and that for its process to start.
        asked = (replace(fake.asked[0], level=level) for level in ("hard", "easy"))
        thoughts = await asyncio.gather(*map(pool.think, asked))
        await pool.close()
        return thoughts

    hard, easy = asyncio.run(story())
    assert hard.seconds > 0.02
    assert easy.seconds < 0.2


def test_the_event_loop_runs_while_a_hard_bot_thinks(tmp_path: Path) -> None:
    table = playing("saboteur")
    match = table.match
    assert match is not None

    async def story() -> int:
        fake, pool, ticks = FakeBotPool(0), ProcessBotPool(1), 0
        await answered(table, Seat(0), fake, tmp_path)
        await pool.think(fake.asked[0])
        thought = asyncio.ensure_future(pool.think(replace(fake.asked[0], level="hard")))
        while not thought.done():
            await asyncio.sleep(0.001)
            ticks += 1
        assert match.game.read((await thought).move) in match.game.choices(
            match.state.view(Seat(0))
        )
        await pool.close()
        return ticks

    # 25 ms, and a little for each tick.
    assert asyncio.run(story()) > 5


async def worker_processes(pool: ProcessBotPool) -> list[int]:
    executor = pool._pool._executor
    assert executor is not None
    return list((await executor)._processes)


@pytest.mark.parametrize("game", GAMES)
def test_a_process_that_is_killed_is_replaced(game: str, tmp_path: Path) -> None:
    table = playing(game)
    match = table.match
    assert match is not None

    async def story() -> None:
        fake = FakeBotPool(0)
        await answered(table, Seat(0), fake, tmp_path)
        pool = ProcessBotPool(1)
        first = (await pool.think(fake.asked[0])).move
        assert match.game.read(first) is not None
        (worker,) = await worker_processes(pool)
        os.kill(worker, signal.SIGKILL)
        assert (await pool.think(fake.asked[0])).move == first
        (other,) = await worker_processes(pool)
        assert other != worker
        await pool.close()

    asyncio.run(story())


def put_words(words: Words, old: WrittenTexts) -> WrittenTexts:
    return replace(old, words=words)


def test_a_bot_knows_the_current_words_of_a_picture(tmp_path: Path) -> None:
    question = asyncio.run(asked_of(playing("dixit"), tmp_path))
    pictures = tuple(f"own-{number}" for number in range(len(question.deck)))
    cards = tuple(Card(name, {"en": Words(name, tags=("moon",))}) for name in pictures)
    folder = tmp_path / "decks" / "own"
    folder.mkdir(parents=True)
    (folder / DECK_FILE).write_text(write_deck(Deck("own", cards)), "utf-8")
    question = replace(question, level="normal", deck=pictures)
    assert "moon" in choose_move(question).move
    for name in pictures:
        words = Words(name, tags=("herring",))
        Library(tmp_path).change_texts("own", name, "en", partial(put_words, words))
    assert "herring" in choose_move(question).move

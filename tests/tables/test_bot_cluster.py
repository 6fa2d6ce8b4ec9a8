"""Bots in a Dask cluster: asked while it is there, replaced while it is gone or another one."""

from __future__ import annotations

import asyncio
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, cast

import pytest
from msgspec.structs import replace

from lorelode.decks import Card, Deck, Words
from lorelode.decks.library import write_deck
from lorelode.decks.shelf import DECK_FILE
from lorelode.tables import bot_cluster
from lorelode.tables.bot_cluster import BotCluster, BotFailed, ClusterBotPool
from lorelode.tables.bot_pool import BotsUnavailable, Question, choose_move, find_words
from tests.dask_cluster import PATIENCE_SECONDS, DaskCluster
from tests.server.staged_tables import ImmediateBotPool
from tests.tables.fake_bot_pool import asked_of, playing

MAX_PAUSE_SECONDS = 0.05
"""How long the event loop of the tables may be held, in its own processor time."""


@pytest.fixture
def dask(tmp_path: Path) -> Iterator[DaskCluster]:
    cluster = DaskCluster(tmp_path)
    yield cluster
    cluster.kill()


class Seen:
    """What a pool says of itself."""

    def __init__(self, address: str) -> None:
        self.workers = -1
        self.failures = 0
        self.pool = ClusterBotPool(BotCluster(address, self._set), ImmediateBotPool(1), self._count)

    def _set(self, workers: int) -> None:
        self.workers = workers

    def _count(self) -> None:
        self.failures += 1

    async def until(self, workers: int) -> None:
        """Wait until so many workers can be asked."""
        await until(lambda: self.workers == workers)


async def find_longest_pause(done: asyncio.Event) -> float:
    """How long the event loop was held at most, in its own processor time."""
    longest, last = 0.0, time.thread_time()
    while not done.is_set():
        await asyncio.sleep(0.005)
        longest, last = max(longest, time.thread_time() - last), time.thread_time()
    return longest


async def until(happens: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE_SECONDS):
        while not happens():
            await asyncio.sleep(0.02)


def test_a_cluster_is_used_while_it_is_there_and_the_stand_in_while_it_is_not(
    dask: DaskCluster,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(bot_cluster, "ANSWER_SECONDS", 1.5)
    monkeypatch.setattr(bot_cluster, "CONTACT_SECONDS", 3.0)
    monkeypatch.setattr(bot_cluster, "LOOK_SECONDS", 0.2)

    async def story() -> None:
        steady = await asked_of(playing("saboteur"), tmp_path)
        easy = replace(steady, level="easy")
        move, claim = choose_move(easy).move, find_words(easy).claim
        seen = Seen(dask.address)
        pool = seen.pool

        async def require_gone() -> None:
            before = seen.failures
            with pytest.raises(BotsUnavailable):
                await pool.think(easy)
            with pytest.raises(BotsUnavailable):
                await pool.speak(easy)
            assert (await pool.think(steady)).move == choose_move(steady).move
            assert seen.failures == before + 3

        async def require_used() -> None:
            # The first question may come too early, or have to wait for a worker's imports.
            async with asyncio.timeout(PATIENCE_SECONDS):
                while True:
                    await seen.until(1)
                    with suppress(BotsUnavailable):
                        thought, speech = await pool.think(easy), await pool.speak(easy)
                        break
            assert (thought.move, speech.claim) == (move, claim)

        pauses = asyncio.create_task(find_longest_pause(done := asyncio.Event()))
        await until(lambda: seen.workers == 0)
        await require_gone()
        await asyncio.to_thread(dask.start)
        await require_used()

        # One that is there and does not answer.
        dask.send_to_worker(signal.SIGSTOP)
        await require_gone()
        dask.send_to_worker(signal.SIGCONT)
        await require_used()

        dask.kill()
        await require_gone()
        await seen.until(0)
        await asyncio.to_thread(dask.start)
        await require_used()
        done.set()
        assert await pauses < MAX_PAUSE_SECONDS

        # A bot that fails is not a cluster that is gone, and Dask is not told why.
        before = seen.failures
        with pytest.raises(BotFailed, match="KeyError"):
            await pool.think(replace(easy, level="no-such-level"))
        assert seen.failures == before
        for secret in (easy.secret, easy.seed, "no-such-level"):
            assert secret not in dask.log

        # As if this process had other bots than the workers.
        monkeypatch.setattr(bot_cluster, "digest_sources", lambda *_: "newer")
        await require_gone()
        other = Seen(dask.address)
        await until(lambda: "another version" in capsys.readouterr().out)
        assert other.workers == 0
        for one in (seen, other):
            await one.pool.close()
            with pytest.raises(BotsUnavailable):
                await one.pool.think(easy)

    asyncio.run(story())


def test_a_worker_of_several_threads_is_not_asked(
    dask: DaskCluster, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bot_cluster, "LOOK_SECONDS", 0.2)

    async def story() -> None:
        await asyncio.to_thread(dask.start, threads=2)
        seen = Seen(dask.address)
        await until(lambda: "a worker of several threads" in capsys.readouterr().out)
        assert seen.workers == 0
        await seen.pool.close()

    asyncio.run(story())


def test_the_version_is_another_one_without_the_encoder(monkeypatch: pytest.MonkeyPatch) -> None:
    versions = []
    for encoder in ("", "0.3.0", "0.4.0"):
        monkeypatch.setattr(bot_cluster, "find_encoder_version", lambda found=encoder: found)
        versions.append(bot_cluster.read_version())
        assert bot_cluster.answer(versions[0], "think", b"") == (
            None,
            "OtherVersion" if encoder else "EOFError",
        )
    assert len(set(versions)) == 3


def test_a_cluster_can_be_closed_at_once() -> None:
    async def story() -> None:
        cluster = BotCluster("tcp://127.0.0.1:9", lambda _workers: None)
        async with asyncio.timeout(PATIENCE_SECONDS):
            await cluster.close()

    asyncio.run(story())


class NotingCluster:
    """Notes what it is asked, and is gone."""

    def __init__(self) -> None:
        self.asked: list[Question] = []

    async def ask(self, _work: str, question: Question) -> Any:
        self.asked.append(question)
        raise BotsUnavailable


def test_a_cluster_is_asked_what_a_process_is_asked_but_nothing_about_own_pictures(
    tmp_path: Path,
) -> None:
    cluster = NotingCluster()
    pool = ClusterBotPool(cast(BotCluster, cluster), ImmediateBotPool(1), lambda: None)

    async def story() -> None:
        question = await asked_of(playing("dixit"), tmp_path)
        await pool.think(question)
        # All but the folder of this machine.
        assert cluster.asked == [replace(question, data=None)]
        assert choose_move(cluster.asked[0]).move == choose_move(question).move

        pictures = tuple(f"own-{number}" for number in range(len(question.deck)))
        cards = tuple(Card(name, {"en": Words(name, tags=("moon",))}) for name in pictures)
        folder = tmp_path / "decks" / "own"
        folder.mkdir(parents=True)
        (folder / DECK_FILE).write_text(write_deck(Deck("own", cards)), "utf-8")
        own = replace(question, level="normal", deck=pictures)
        assert "moon" in (await pool.think(own)).move
        assert (await pool.speak(own)).claim is None
        assert len(cluster.asked) == 1

    asyncio.run(story())

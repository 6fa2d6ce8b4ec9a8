"""Bots that think in a Dask cluster, so that bots and tables scale apart.

The client of the cluster has a thread and an event loop of its own: whatever it does, and however
long it takes to find out that somebody is gone, the tables go on. A worker is asked only after it
has said that it has the same bots as this process.
"""

from __future__ import annotations

import asyncio
import logging
import pickle
import threading
from collections.abc import Callable, Mapping
from contextlib import suppress
from importlib import import_module
from typing import Any, Final

import structlog
from msgspec.structs import replace

from lorelode.bots import STAND_IN_LEVEL, Explained, find_encoder_version
from lorelode.bots.source_digest import digest_sources
from lorelode.decks import built_in
from lorelode.tables.bot_pool import (
    BotPool,
    BotsUnavailable,
    Question,
    Speech,
    Thought,
    choose_move,
    find_words,
)

ANSWER_SECONDS: Final = 3.0
"""How long the cluster may take over a question, with the wait for a free worker."""

CONTACT_SECONDS: Final = 5.0
"""How long a scheduler or a worker may take to say who it is."""

LOOK_SECONDS: Final = 2.0
"""How often the scheduler is asked which workers it has, and how long a cluster is left alone that
did not answer."""

_SOURCES: Final = (
    "core/**/*.py",
    "rules/**/*.py",
    "engine/**/*.py",
    "decks/**/*.py",
    "decks/**/*.toml",
    "bots/**/*.py",
    "bots/**/*.txt",
    "tables/bot_pool.py",
    "tables/bot_cluster.py",
)
"""The files that decide what a bot answers, and what a question looks like."""

_WORK: Final[Mapping[str, Callable[[Question], Any]]] = {"think": choose_move, "speak": find_words}

_logs = structlog.get_logger()


def read_version() -> str:
    """Changes with the bots, with what they are asked, and with the encoder that they have."""
    return f"{digest_sources(*_SOURCES)} {find_encoder_version()}"


def answer(version: str, work: str, question: bytes) -> tuple[Any, str]:
    """On a worker: the answer to a question, and what went wrong if there is none.

    It raises nothing. Dask would log the arguments, and nobody may read what a seat knows.
    """
    if version != read_version():
        return None, "OtherVersion"
    try:
        return _WORK[work](pickle.loads(question)), ""
    except Exception as error:
        return None, type(error).__name__


class BotFailed(RuntimeError):
    """A bot raised an error on a worker."""


class BotCluster:
    """A Dask cluster that is asked as long as it is there, and looked for as long as it is not.

    `on_workers` is told how many workers can be asked, from any thread.
    """

    def __init__(self, address: str, on_workers: Callable[[int], None]) -> None:
        self._address = address
        self._on_workers = on_workers
        self._client: Any = None
        self._workers: list[str] = []
        self._said = ""
        """Why the cluster cannot be used, as it was logged last."""
        self._loop = asyncio.new_event_loop()
        self._doubted = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._closed = False
        self._thread = threading.Thread(target=self._run, name="bot-cluster", daemon=True)
        self._thread.start()

    async def ask(self, work: str, question: Question) -> Any:
        """What a worker answers; or `BotsUnavailable`, or `BotFailed`."""
        if not self._workers:
            raise BotsUnavailable
        asked = asyncio.run_coroutine_threadsafe(self._ask(work, question), self._loop)
        found, fault = await asyncio.wrap_future(asked)
        if fault:
            raise BotFailed(fault)
        return found

    async def close(self) -> None:
        """Leave the cluster; questions without an answer are lost."""
        self._closed = True
        with suppress(RuntimeError):  # its loop has ended by itself
            self._loop.call_soon_threadsafe(self._cancel)
        await asyncio.to_thread(self._thread.join)

    # All that follows runs in the thread of the client.

    def _cancel(self) -> None:
        if self._task is not None:
            self._task.cancel()

    def _run(self) -> None:
        with (
            asyncio.Runner(loop_factory=lambda: self._loop) as runner,
            suppress(asyncio.CancelledError),
        ):
            runner.run(self._keep())

    async def _ask(self, work: str, question: Question) -> tuple[Any, str]:
        client, workers = self._client, self._workers
        if not workers:
            raise BotsUnavailable
        asked = None
        try:
            asked = client.submit(
                *(answer, read_version(), work, pickle.dumps(question)),
                # Each question is new: a name that follows from its content would tell of it.
                pure=False,
                workers=workers,
                allow_other_workers=False,
            )
            async with asyncio.timeout(ANSWER_SECONDS):
                found, fault = await asked
        except asyncio.CancelledError:
            if (task := asyncio.current_task()) is None or task.cancelling():
                await _drop(asked)
                raise
            # Dask's own: the scheduler is gone.
            self._doubt("lost")
            raise BotsUnavailable from None
        except Exception as error:
            self._doubt(type(error).__name__)
            await _drop(asked)
            raise BotsUnavailable from error
        if fault == "OtherVersion":
            self._doubt(fault)
            raise BotsUnavailable
        return found, fault

    async def _keep(self) -> None:
        """Stay connected until cancelled."""
        self._task = asyncio.current_task()
        if self._closed:
            return
        distributed = _import_client()
        while True:
            try:
                await self._use(distributed)
            except Exception as error:
                # Whatever it was: the tables go on with the stand-in.
                if (reason := type(error).__name__) != self._said:
                    _logs.warning("bots cluster unavailable", reason=reason)
                self._said = reason
            await asyncio.sleep(LOOK_SECONDS)

    async def _use(self, distributed: Any) -> None:
        """Connect, and know which workers can be asked until the scheduler is gone."""
        client = distributed.Client(
            self._address,
            asynchronous=True,
            set_as_default=False,
            timeout=CONTACT_SECONDS,
            name="lorelode",
        )
        try:
            async with asyncio.timeout(2 * CONTACT_SECONDS):
                await client
            self._client = client
            checked: dict[str, bool] = {}
            while True:
                async with asyncio.timeout(CONTACT_SECONDS):
                    present = await client.nthreads()
                checked = await self._check(client, present, checked)
                self._set_workers([worker for worker, same in checked.items() if same])
                self._doubted.clear()
                with suppress(TimeoutError):
                    async with asyncio.timeout(LOOK_SECONDS):
                        await self._doubted.wait()
                    # Somebody did not answer: ask nobody for a while, then all who they are.
                    checked = {}
                    await asyncio.sleep(LOOK_SECONDS)
        finally:
            # First: to close it may take a while, and nobody may be asked meanwhile.
            self._set_workers([])
            with suppress(Exception):
                async with asyncio.timeout(CONTACT_SECONDS):
                    await client.close()

    async def _check(
        self, client: Any, present: Mapping[str, int], checked: Mapping[str, bool]
    ) -> dict[str, bool]:
        """For each worker whether it can be asked; those that do not answer are left out.

        It has the same bots, and one thread: bots are not made to think side by side in a process.
        """

        async def check(worker: str) -> tuple[str, bool | None]:
            if present[worker] != 1:
                _logs.warning(
                    "bots cluster has a worker of several threads",
                    worker=worker,
                    threads=present[worker],
                )
                return worker, False
            try:
                async with asyncio.timeout(CONTACT_SECONDS):
                    said = await client.run(read_version, workers=[worker], on_error="return")
            except (OSError, TimeoutError):
                return worker, None
            same: bool = said.get(worker) == read_version()
            if not same:
                _logs.warning("bots cluster has another version", worker=worker)
            return worker, same

        known = {worker: checked[worker] for worker in present if worker in checked}
        new = await asyncio.gather(*(check(one) for one in present if one not in known))
        return {**known, **{worker: same for worker, same in new if same is not None}}

    def _set_workers(self, workers: list[str]) -> None:
        if len(workers) != len(self._workers):
            _logs.info("bots cluster changed", workers=len(workers))
            self._said = ""
        self._workers = workers
        self._on_workers(len(workers))

    def _doubt(self, reason: str) -> None:
        """Ask nobody until it is known again who is there."""
        if self._workers:
            _logs.warning("bots cluster did not answer", reason=reason)
            self._set_workers([])
            self._doubted.set()


class ClusterBotPool:
    """A `BotPool` in a cluster; what the cluster cannot answer is left to another pool.

    That is the stand-in while the cluster is gone, and always what is asked about people's own
    pictures, whose words are not in the cluster, and about moves of finished games.
    """

    def __init__(self, cluster: BotCluster, local: BotPool, on_failure: Callable[[], None]) -> None:
        self._cluster = cluster
        self._local = local
        self._on_failure = on_failure
        self._known_pictures = frozenset(card.id for card in built_in().cards)

    async def think(self, question: Question) -> Thought:
        """Choose the bot's move; or `BotsUnavailable`, unless it is the stand-in."""
        if not self._known_pictures.issuperset(question.deck):
            return await self._local.think(question)
        try:
            thought: Thought = await self._ask("think", question)
        except BotsUnavailable:
            if question.level != STAND_IN_LEVEL:
                raise
            return await self._local.think(question)
        return thought

    async def speak(self, question: Question) -> Speech:
        """Find out whether the bot says something after the last move; or `BotsUnavailable`."""
        if not self._known_pictures.issuperset(question.deck):
            return await self._local.speak(question)
        speech: Speech = await self._ask("speak", question)
        return speech

    async def explain(self, question: Question) -> Explained | None:
        """Explain the bot's move; None if the bot cannot."""
        return await self._local.explain(question)

    async def close(self) -> None:
        """Leave the cluster and stop the processes; unfinished thoughts are lost."""
        await self._cluster.close()
        await self._local.close()

    async def _ask(self, work: str, question: Question) -> Any:
        try:
            return await self._cluster.ask(work, replace(question, data=None))
        except BotsUnavailable:
            self._on_failure()
            raise


def _import_client() -> Any:
    """Import the client of Dask, and let it log as everything else does."""
    distributed = import_module("distributed")
    for name, logger in logging.Logger.manager.loggerDict.items():
        if isinstance(logger, logging.Logger) and name.startswith(("distributed", "tornado")):
            logger.handlers.clear()
            logger.propagate = True
    return distributed


async def _drop(asked: Any) -> None:
    """Let the cluster forget a question, if it has it."""
    if asked is None:
        return
    with suppress(Exception):
        async with asyncio.timeout(CONTACT_SECONDS):
            await asked.cancel()

"""The process pool: it starts late, and again after a failure."""

from __future__ import annotations

import asyncio
import os
from concurrent.futures.process import _ExecutorManagerThread
from multiprocessing import active_children
from multiprocessing.process import BaseProcess
from typing import Any

import pytest

from lorelode.tables.process_pool import ProcessPool


def fail_once(patched: pytest.MonkeyPatch, place: Any, name: str, error: Exception) -> None:
    """Let the first call of a method raise an error."""

    def method(_: object) -> None:
        patched.undo()
        raise error

    patched.setattr(place, name, method)


NO_FILES = (BaseProcess, "start", OSError("too many open files"))
NO_THREADS = (_ExecutorManagerThread, "start", RuntimeError("can't start new thread"))


@pytest.mark.parametrize("failure", [NO_FILES, NO_THREADS])
def test_a_pool_that_could_not_start_tries_again_with_the_next_work(
    failure: tuple[Any, str, Exception], monkeypatch: pytest.MonkeyPatch
) -> None:
    error = failure[-1]

    async def story() -> int:
        pool, before = ProcessPool(1), active_children()
        fail_once(monkeypatch, *failure)
        with pytest.raises(type(error), match=str(error)):
            await pool.run(os.getpid)
        assert set(active_children()) <= set(before)
        try:
            return await pool.run(os.getpid)
        finally:
            await pool.close()

    assert asyncio.run(story()) != os.getpid()


@pytest.mark.parametrize("failure", [NO_FILES, NO_THREADS])
def test_a_pool_that_cannot_start_can_be_closed_meanwhile(
    failure: tuple[Any, str, Exception], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        pool, before = ProcessPool(1), active_children()
        fail_once(monkeypatch, *failure)
        work = asyncio.create_task(pool.run(os.getpid))
        await asyncio.sleep(0)
        await pool.close()
        with pytest.raises(type(failure[-1])):
            await work
        assert set(active_children()) <= set(before)

    asyncio.run(story())


def test_a_pool_without_work_starts_no_process() -> None:
    async def story() -> None:
        pool = ProcessPool(1)
        await pool.close()
        assert pool._executor is None

    asyncio.run(story())

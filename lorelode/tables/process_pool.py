"""A pool of processes for work that would hold up the tables in the server's own process."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import connection, get_context, parent_process
from typing import Final, Protocol, TypeVar, TypeVarTuple

T = TypeVar("T")
Arguments = TypeVarTuple("Arguments")

ATTEMPTS: Final = 3
"""How many times work is begun if the process dies each time."""

LOW_PRIORITY_NICENESS: Final = 10
"""The niceness of processes whose answers no table waits for."""


class Pool(Protocol):
    """Does work elsewhere."""

    async def run(self, work: Callable[[*Arguments], T], *arguments: *Arguments) -> T:
        """The result of a function of a module, or its error."""
        ...

    async def close(self) -> None:
        """Stop; unfinished work is lost."""
        ...


class ProcessPool:
    """A `Pool` of processes, which start with the first work."""

    def __init__(self, processes: int, niceness: int = 0) -> None:
        self._processes = processes
        self._niceness = niceness
        self._executor: asyncio.Future[ProcessPoolExecutor] | None = None

    async def run(self, work: Callable[[*Arguments], T], *arguments: *Arguments) -> T:
        """The result of a function of a module, or its error."""
        for attempt in range(ATTEMPTS):
            if self._executor is None:
                # In a thread: to start processes takes milliseconds.
                self._executor = asyncio.ensure_future(asyncio.to_thread(self._start))
            started = self._executor
            try:
                executor = await asyncio.shield(started)
            except Exception:
                # Too few open files, processes or threads: the next work tries again.
                if self._executor is started:
                    self._executor = None
                raise
            try:
                return await asyncio.get_running_loop().run_in_executor(executor, work, *arguments)
            except BrokenProcessPool:
                if self._executor is started:
                    self._executor = None
                executor.shutdown(wait=False)
                if attempt == ATTEMPTS - 1:
                    raise
        raise AssertionError("unreachable")

    def _start(self) -> ProcessPoolExecutor:
        executor = ProcessPoolExecutor(
            self._processes,
            # Spawned, not forked, because this process has threads and an event loop.
            mp_context=get_context("spawn"),
            initializer=_start_worker,
            initargs=(self._niceness,),
        )
        try:
            # An executor starts a process for each piece of work, until it has all of them.
            for _ in range(self._processes):
                executor.submit(_do_nothing)
        except Exception:
            # Without its thread, the executor does not stop the processes that it has started.
            for process in list(executor._processes.values()):
                process.kill()
                process.join()
            executor.shutdown(wait=False)
            raise
        return executor

    async def close(self) -> None:
        """Stop the processes; unfinished work is lost."""
        if self._executor is not None:
            started, self._executor = self._executor, None
            try:
                executor = await started
            except Exception:
                return  # nothing was started, as the one who wanted it was told
            await asyncio.to_thread(executor.shutdown, wait=True, cancel_futures=True)


def _do_nothing() -> None:
    pass


def _start_worker(niceness: int) -> None:
    """In a process of the pool: leave Ctrl-C to the server, and exit when the server exits."""
    if sys.platform != "win32":
        os.nice(niceness)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    server = parent_process()
    assert server is not None

    def exit_with_server() -> None:
        connection.wait([server.sentinel])
        os._exit(0)

    threading.Thread(target=exit_with_server, daemon=True).start()

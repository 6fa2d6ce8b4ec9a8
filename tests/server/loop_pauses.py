"""A server in a thread of its own, and how long its event loop is held at most.

The loop is held by what it does between two polls for input and output. That is measured in the
processor time of the loop's thread: it says the same on a quiet machine and on a crowded one.
"""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, TypeVar

import uvloop

from lorelode.tables.process_pool import Pool
from lorelode.web.server import Server
from tests.server.clients import start_server

PATIENCE: Final = 60.0

T = TypeVar("T")


class PauseMonitor:
    """Measures the rounds of an event loop: from one poll to the next."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._longest = 0.0
        self._last: float | None = None

    def start(self) -> None:
        """Measure from now on. It keeps the loop busy, so it runs only while something is asked."""
        self._longest, self._last = 0.0, time.thread_time()
        self._loop.call_soon(self._mark)

    def stop(self) -> float:
        """The longest round, in seconds."""
        self._last = None
        return self._longest

    def _mark(self) -> None:
        if self._last is None:
            return
        now = time.thread_time()
        self._longest = max(self._longest, now - self._last)
        self._last = now
        # A callback that was added during a round runs in the next one.
        self._loop.call_soon(self._mark)


class ServerThread:
    """A running server, to be asked from other threads."""

    def __init__(self, server: Server, base: str, loop: asyncio.AbstractEventLoop) -> None:
        self.server = server
        self.base = base
        self.loop = loop
        self.monitor = PauseMonitor(loop)

    def call(self, function: Callable[[], T]) -> T:
        """Call a function in the thread of the server."""

        async def called() -> T:
            return function()

        return asyncio.run_coroutine_threadsafe(called(), self.loop).result(PATIENCE)

    def wait(self, work: Callable[[], Awaitable[T]]) -> T:
        """Await something in the loop of the server."""

        async def awaited() -> T:
            return await work()

        return asyncio.run_coroutine_threadsafe(awaited(), self.loop).result(PATIENCE)

    async def measure(self, ask: Callable[[], Awaitable[object]]) -> float:
        """The longest pause of the server's loop while something is asked, in seconds."""
        self.call(self.monitor.start)
        try:
            await ask()
        finally:
            pause = self.call(self.monitor.stop)
        return pause


@contextmanager
def serve_in_thread(data: Path, archive: Pool, **settings: Any) -> Iterator[ServerThread]:
    """A server in a thread of its own, on the loop that `lorelode serve` uses."""
    ready: Future[ServerThread] = Future()

    async def serve() -> None:
        async with start_server(data, None, archive, **settings) as (server, base):
            loop = asyncio.get_running_loop()
            ready.set_result(ServerThread(server, base, loop))
            await asyncio.wrap_future(stopped)

    def run() -> None:
        try:
            with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
                runner.run(serve())
        except BaseException as error:
            if not ready.done():
                ready.set_exception(error)
            raise

    stopped: Future[None] = Future()
    thread = threading.Thread(target=run, name="server")
    thread.start()
    try:
        yield ready.result(PATIENCE)
    finally:
        stopped.set_result(None)
        thread.join(PATIENCE)

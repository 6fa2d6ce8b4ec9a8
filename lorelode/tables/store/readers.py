"""Threads that read from one SQLite file at the same time, each with a connection of its own."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from typing import Any, TypeVar

from lorelode.tables.store.store import StoreError
from lorelode.tables.store.worker import StoreJob, Work

T = TypeVar("T")


class Readers:
    """Runs jobs that only read, several at a time. Each result is there as soon as it is known."""

    def __init__(self, count: int, connect: Callable[[], sqlite3.Connection]) -> None:
        self._queue: SimpleQueue[StoreJob[Any] | None] = SimpleQueue()
        self._closed = False
        self._threads = [
            threading.Thread(
                target=self._run, args=(connect(),), name=f"store-reader-{number}", daemon=True
            )
            for number in range(count)
        ]
        for thread in self._threads:
            thread.start()

    def run(self, work: Work[T]) -> asyncio.Future[T]:
        """The result of the work; `StoreError` if it fails."""
        job = StoreJob(work)
        if self._closed:
            job.future.set_exception(StoreError("the store is closed"))
        else:
            self._queue.put(job)
        return job.future

    async def close(self) -> None:
        """Finish the queued jobs, then stop."""
        if not self._closed:
            self._closed = True
            for _ in self._threads:
                self._queue.put(None)
        for thread in self._threads:
            await asyncio.to_thread(thread.join)

    def _run(self, connection: sqlite3.Connection) -> None:
        while (job := self._queue.get()) is not None:
            try:
                # In a transaction, so that all queries of a job see the same data.
                connection.execute("BEGIN")
                try:
                    job.result = job.work(connection)
                finally:
                    connection.execute("ROLLBACK")
            except StoreError as error:
                job.error = error
            except Exception as error:
                job.error = StoreError(str(error))
            # In a closed loop, nobody waits any more.
            with suppress(RuntimeError):
                job.loop.call_soon_threadsafe(job.settle)
        connection.close()

"""A thread that does the work of many tasks on one SQLite connection, with shared commits."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from queue import Empty, SimpleQueue
from typing import Any, Final, Generic, TypeAlias, TypeVar

from lorelode.tables.store.store import StoreError

T = TypeVar("T")
Work: TypeAlias = Callable[[sqlite3.Connection], T]

MAX_JOBS_PER_COMMIT: Final = 500
"""How many jobs may share one transaction."""


class StoreJob(Generic[T]):
    """A piece of work, the future for its result, and the result."""

    def __init__(self, work: Work[T]) -> None:
        self.work = work
        self.loop = asyncio.get_running_loop()
        self.future: asyncio.Future[T] = self.loop.create_future()
        self.result: T
        self.error: StoreError | None = None

    def settle(self) -> None:
        """Pass the result to the waiting task, if it was not cancelled."""
        if self.future.cancelled():
            return
        if self.error is None:
            self.future.set_result(self.result)
        else:
            self.future.set_exception(self.error)


def _settle(loop: asyncio.AbstractEventLoop, batch: list[StoreJob[Any]]) -> None:
    """Settle the jobs of this event loop."""
    for job in batch:
        if job.loop is loop:
            job.settle()


class Worker:
    """Runs jobs in order. Those that wait during a commit share the next transaction."""

    def __init__(
        self, name: str, connect: Callable[[], sqlite3.Connection], begin: Work[None]
    ) -> None:
        self._queue: SimpleQueue[StoreJob[Any] | None] = SimpleQueue()
        self._closed = False
        self._began = False
        self._begin = begin
        """Called at the beginning of each transaction."""
        self._connection = connect()
        self._thread = threading.Thread(target=self._run, name=name, daemon=True)
        self._thread.start()

    def run(self, work: Work[T]) -> asyncio.Future[T]:
        """The result of the work once it is committed; `StoreError` if that fails."""
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
            self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        while batch := self._next_batch():
            if not self._run_batch(batch) and self._began:
                # One job or the disk has failed: run each job in its own transaction.
                for job in batch:
                    self._run_batch([job])
            # Waking an event loop is expensive, so it is done once for all jobs.
            for loop in {job.loop for job in batch}:
                # In a closed loop, nobody waits any more.
                with suppress(RuntimeError):
                    loop.call_soon_threadsafe(_settle, loop, batch)
        self._connection.close()

    def _next_batch(self) -> list[StoreJob[Any]]:
        """The waiting jobs, at least one; empty when the worker is closed."""
        batch: list[StoreJob[Any]] = []
        job = self._queue.get()
        while job is not None:
            batch.append(job)
            if len(batch) == MAX_JOBS_PER_COMMIT:
                break
            try:
                job = self._queue.get_nowait()
            except Empty:
                break
        else:
            if batch:
                # Stop after this batch.
                self._queue.put(None)
        return batch

    def _run_batch(self, batch: list[StoreJob[Any]]) -> bool:
        """Run all jobs in one transaction. Returns whether it was committed."""
        try:
            with self._transaction():
                for job in batch:
                    self._run_job(job)
        except Exception as error:
            for job in batch:
                job.error = StoreError(str(error))
            return False
        return True

    def _run_job(self, job: StoreJob[Any]) -> None:
        job.error = None
        try:
            job.result = job.work(self._connection)
        except StoreError as refusal:
            # The job was refused before it wrote anything.
            job.error = refusal

    @contextmanager
    def _transaction(self) -> Iterator[None]:
        # If another process has locked the file, the jobs do not wait for it a second time.
        self._began = False
        self._connection.execute("BEGIN IMMEDIATE")
        self._began = True
        try:
            self._begin(self._connection)
            yield
            self._connection.execute("COMMIT")
        except BaseException:
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
            raise

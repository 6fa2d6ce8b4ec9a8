"""A thread that does the work of many tasks on one SQLite connection, a transaction for all."""

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
"""How many jobs share a transaction, and its wait for the disk, at most."""


class _Job(Generic[T]):
    """A piece of work, who waits for it, and what came of it."""

    def __init__(self, work: Work[T]) -> None:
        self.work = work
        self.loop = asyncio.get_running_loop()
        self.future: asyncio.Future[T] = self.loop.create_future()
        self.result: T
        self.error: StoreError | None = None

    def settle(self) -> None:
        """Tell who waits, if anybody still does."""
        if self.future.cancelled():
            return
        if self.error is None:
            self.future.set_result(self.result)
        else:
            self.future.set_exception(self.error)


def _settle(loop: asyncio.AbstractEventLoop, batch: list[_Job[Any]]) -> None:
    """Tell all who wait in this loop."""
    for job in batch:
        if job.loop is loop:
            job.settle()


class Worker:
    """Runs work in the order it was asked for; what waits while it commits is done together."""

    def __init__(
        self, name: str, connect: Callable[[], sqlite3.Connection], begin: str = "BEGIN IMMEDIATE"
    ) -> None:
        self._begin = begin
        self._queue: SimpleQueue[_Job[Any] | None] = SimpleQueue()
        self._closed = False
        self._began = False
        self._connection = connect()
        self._thread = threading.Thread(target=self._run, name=name, daemon=True)
        self._thread.start()

    def run(self, work: Work[T]) -> asyncio.Future[T]:
        """The result of the work once it is committed; `StoreError` if it could not be."""
        job = _Job(work)
        if self._closed:
            job.future.set_exception(StoreError("the store is closed"))
        else:
            self._queue.put(job)
        return job.future

    async def close(self) -> None:
        """Do what was asked for, then stop."""
        if not self._closed:
            self._closed = True
            self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        while batch := self._next():
            if not self._together(batch) and self._began:
                # One of them spoilt it for all, or the disk did: let each try by itself.
                for job in batch:
                    self._together([job])
            # To wake the loop costs more than all the rest: once for all of them.
            for loop in {job.loop for job in batch}:
                # A loop that is closed has nobody left who waits.
                with suppress(RuntimeError):
                    loop.call_soon_threadsafe(_settle, loop, batch)
        self._connection.close()

    def _next(self) -> list[_Job[Any]]:
        """What waits, at least one piece of work; nothing at the end."""
        batch: list[_Job[Any]] = []
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
                # The end comes after this batch.
                self._queue.put(None)
        return batch

    def _together(self, batch: list[_Job[Any]]) -> bool:
        """Do all of it in one transaction; whether that could be committed."""
        try:
            with self._transaction():
                for job in batch:
                    self._do(job)
        except Exception as error:
            for job in batch:
                job.error = StoreError(str(error))
            return False
        return True

    def _do(self, job: _Job[Any]) -> None:
        job.error = None
        try:
            job.result = job.work(self._connection)
        except StoreError as refusal:
            # Refused before anything was written.
            job.error = refusal

    @contextmanager
    def _transaction(self) -> Iterator[None]:
        # Where another process holds the file, all have waited for it once, and that is enough.
        self._began = False
        self._connection.execute(self._begin)
        self._began = True
        try:
            yield
            self._connection.execute("COMMIT")
        except BaseException:
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
            raise

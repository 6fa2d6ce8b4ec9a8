"""A semaphore that lets the most urgent tasks go first."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, Generic, TypeVar

T = TypeVar("T")


class PrioritySemaphore(Generic[T]):
    """Lets a few tasks have a turn at the same time; the others wait.

    The next turn goes to the task whose key is least at that moment: it may change while the task
    waits. Of several with the same key, the one that has waited longest is next.
    """

    def __init__(self, at_once: int, key: Callable[[T], Any]) -> None:
        self._free = at_once
        self._key = key
        self._waiting: list[tuple[T, asyncio.Future[None]]] = []

    @asynccontextmanager
    async def turn(self, task: T) -> AsyncIterator[None]:
        """Wait for a turn, and keep it for the length of the context."""
        if self._free:
            self._free -= 1
        else:
            await self._wait(task)
        try:
            yield
        finally:
            self._pass_on()

    def is_outranked(self, task: T) -> bool:
        """Whether a task waits whose key is less than that of this one, which has a turn."""
        mine = self._key(task)
        return any(self._key(other) < mine for other, _ in self._waiting)

    async def _wait(self, task: T) -> None:
        mine = asyncio.get_running_loop().create_future()
        waiting = (task, mine)
        self._waiting.append(waiting)
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():
                self._pass_on()
            else:
                self._waiting.remove(waiting)
            raise

    def _pass_on(self) -> None:
        if not self._waiting:
            self._free += 1
            return
        waiting = min(self._waiting, key=lambda one: self._key(one[0]))
        self._waiting.remove(waiting)
        waiting[1].set_result(None)

"""An outbox: the newest message of each topic, sent for each owner one after the other, with gaps.

Whoever puts a message in never waits. A message that is not sent yet is replaced by a newer one of
its topic. An owner whose messages take long, or fail, delays nobody but themselves.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Final, Generic, TypeVar

import structlog

T = TypeVar("T")

MAX_OWNERS: Final = 5000
"""For how many owners messages may wait."""

MAX_TOPICS: Final = 20
"""How many topics of one owner may wait."""

MAX_SENDING: Final = 50
"""How many messages are sent at once."""

GAP_SECONDS: Final = 1.0
"""How long an owner's next message waits after the last one."""

_logs = structlog.get_logger()


class Outbox(Generic[T]):
    """Sends messages until it is closed. What waits then is lost."""

    def __init__(
        self,
        send: Callable[[str, T], Awaitable[None]],
        count_dropped: Callable[[], None],
        gap_seconds: float = GAP_SECONDS,
    ) -> None:
        """`send` gets an owner and a message, and has to end by itself."""
        self._send = send
        self._count_dropped = count_dropped
        self._gap_seconds = gap_seconds
        self._waiting: dict[str, dict[str, T]] = {}
        """The messages of each owner, by topic."""
        self._ready: deque[str] = deque()
        """The owners who have messages and are neither busy nor in a gap."""
        self._resting: set[str] = set()
        """The owners who are busy or in a gap."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False

    def put(self, owner: str, topic: str, message: T) -> None:
        """Send a message soon, in place of one of the same topic that was not sent yet."""
        if self._closed:
            return
        topics = self._waiting.get(owner)
        if topics is None:
            if len(self._waiting) >= MAX_OWNERS:
                self._count_dropped()
                return
            self._waiting[owner] = {topic: message}
            if owner not in self._resting:
                self._ready.append(owner)
                self._begin()
        elif topic in topics or len(topics) < MAX_TOPICS:
            topics[topic] = message
        else:
            self._count_dropped()

    async def close(self) -> None:
        """Stop. Nothing that waits is sent."""
        self._closed = True
        self._waiting.clear()
        self._ready.clear()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _begin(self) -> None:
        while self._ready and len(self._tasks) < MAX_SENDING:
            owner = self._ready.popleft()
            self._resting.add(owner)
            topics = self._waiting[owner]
            message = topics.pop(next(iter(topics)))
            if not topics:
                del self._waiting[owner]
            task = asyncio.get_running_loop().create_task(self._send_one(owner, message))
            self._tasks.add(task)
            task.add_done_callback(self._end)

    def _end(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not self._closed:
            self._begin()

    async def _send_one(self, owner: str, message: T) -> None:
        try:
            await self._send(owner, message)
        except Exception:
            _logs.exception("notice failed")
        finally:
            asyncio.get_running_loop().call_later(self._gap_seconds, self._rest_over, owner)

    def _rest_over(self, owner: str) -> None:
        self._resting.discard(owner)
        if owner in self._waiting and not self._closed:
            self._ready.append(owner)
            self._begin()

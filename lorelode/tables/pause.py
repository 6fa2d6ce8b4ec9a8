"""Pauses in long work of the event loop, so that nobody else waits for the end of it."""

from __future__ import annotations

import asyncio
import time
from typing import Final

SLICE_SECONDS: Final = 0.002
"""How long work may hold the event loop before it lets others go on."""


class Pause:
    """Divides the work of one task into slices."""

    def __init__(self) -> None:
        self._end = time.perf_counter() + SLICE_SECONDS

    @property
    def is_due(self) -> bool:
        """Whether this slice is over."""
        return time.perf_counter() >= self._end

    async def take(self) -> None:
        """Let others go on, and begin the next slice."""
        await asyncio.sleep(0)
        self._end = time.perf_counter() + SLICE_SECONDS

    async def when_due(self) -> None:
        """Let others go on, if this slice is over."""
        if self.is_due:
            await self.take()

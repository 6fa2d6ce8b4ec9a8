"""A timer that goes off at the earliest moment that it was set for."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from math import inf


class Timer:
    """Calls `go_off` once, at a moment of the clock `tick`."""

    def __init__(self, tick: Callable[[], float], go_off: Callable[[], None]) -> None:
        self._tick = tick
        self._go_off = go_off
        self._handle: asyncio.TimerHandle | None = None

    def set(self, moment: float) -> None:
        """Go off at this moment, unless the timer is set for an earlier one; infinity is never."""
        if moment == inf:
            return
        delay = max(0.0, moment - self._tick())
        loop = asyncio.get_running_loop()
        if self._handle is not None:
            if self._handle.when() <= loop.time() + delay:
                return
            self._handle.cancel()
        self._handle = loop.call_later(delay, self._run)

    def cancel(self) -> None:
        """Do not go off."""
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None

    def _run(self) -> None:
        self._handle = None
        self._go_off()

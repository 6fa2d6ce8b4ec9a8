"""Turns of addresses: for work that takes a while, and that many may ask for."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from lorelode.core.refusal import Code
from lorelode.web.refusals import LimitReached

MAX_WAITING: Final = 100
"""How many requests of one address may wait for their turn."""

RETRY_SECONDS: Final = 2.0
"""When an address may ask again that has too many requests waiting."""


class Turns:
    """Lets each address do one thing at a time; the others of the same address wait in line."""

    def __init__(self) -> None:
        self._lines: dict[str, _Line] = {}

    @asynccontextmanager
    async def take(self, key: str) -> AsyncIterator[None]:
        """Wait for a turn of this address, or refuse if too many wait already."""
        line = self._lines.setdefault(key, _Line())
        if line.length > MAX_WAITING:
            raise LimitReached(Code.TOO_MANY_REQUESTS, RETRY_SECONDS)
        line.length += 1
        try:
            async with line.lock:
                yield
        finally:
            line.length -= 1
            if not line.length:
                del self._lines[key]


class _Line:
    """Those who have their turn or wait for it."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.length = 0

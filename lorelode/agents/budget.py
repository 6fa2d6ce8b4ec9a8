"""What a model may cost: requests in a minute, and requests and tokens in all."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from time import monotonic
from typing import Any, Final, NamedTuple

from lorelode.models.chat_api import Message

LETTERS_A_TOKEN: Final = 3
PICTURE_TOKENS: Final = 1_000
"""What is counted where an endpoint does not count: more than most models take."""

MINUTE_SECONDS: Final = 60.0


class Limits(NamedTuple):
    """How much of a model may be used."""

    requests_per_minute: int = 20
    requests: int = 500
    """In all."""
    tokens: int = 1_000_000
    """In all, questions and answers together."""


class Spent(Exception):
    """A limit is reached; the message is the sentence that says which."""


class Budget:
    """Counts requests and tokens against the limits."""

    def __init__(self, limits: Limits, clock: Callable[[], float] = monotonic) -> None:
        self._limits = limits
        self._clock = clock
        self._recent: deque[float] = deque()
        self.requests = 0
        self.tokens = 0

    async def take_request(self, seconds: float) -> None:
        """Count a request, after a wait if there were too many in the last minute.

        `Spent` if there are none left in all, or none within this many seconds.
        """
        limits = self._limits
        if self.requests >= limits.requests:
            raise Spent(f"the limit of {limits.requests} requests is reached")
        if self.tokens >= limits.tokens:
            raise Spent(f"the limit of {limits.tokens} tokens is reached")
        now = self._clock()
        while self._recent and self._recent[0] <= now - MINUTE_SECONDS:
            self._recent.popleft()
        if len(self._recent) >= limits.requests_per_minute:
            wait = self._recent[-limits.requests_per_minute] + MINUTE_SECONDS - now
            if wait > seconds:
                most = limits.requests_per_minute
                raise Spent(f"the limit of {most} requests a minute is reached")
            await asyncio.sleep(wait)
        self._recent.append(self._clock())
        self.requests += 1

    def count_tokens(self, messages: Sequence[Message], answer: str, counted: int | None) -> None:
        """Count what a request took: as the endpoint counted it, or else by a rough estimate."""
        if counted is None:
            counted = _estimate([message["content"] for message in messages]) + _letters(answer)
        self.tokens += max(0, counted)

    @property
    def is_spent(self) -> bool:
        """Whether no request will ever be allowed again."""
        return self.requests >= self._limits.requests or self.tokens >= self._limits.tokens


def _letters(text: str) -> int:
    return len(text) // LETTERS_A_TOKEN + 1


def _estimate(content: Any) -> int:
    match content:
        case str():
            return _letters(content)
        case list():
            return sum(map(_estimate, content))
        case {"type": "text", "text": str(text)}:
            return _letters(text)
        case _:
            return PICTURE_TOKENS

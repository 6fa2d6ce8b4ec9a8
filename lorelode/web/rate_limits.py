"""How often and how many: token buckets and counts, with the time handed in."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)


class Bucket:
    """Tokens to spend, `burst` at most, that come back at `rate` a second.

    >>> bucket = Bucket(rate=1, burst=2, now=0)
    >>> [bucket.take(0), bucket.take(0), bucket.take(0), bucket.take(1)]
    [True, True, False, True]
    """

    __slots__ = ("_at", "_burst", "_rate", "_tokens")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self._rate = rate
        self._burst = burst
        self._tokens = float(burst)
        self._at = now

    def take(self, now: float) -> bool:
        """Spend a token if there is one."""
        self._refill(now)
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True

    def wait(self, now: float) -> float:
        """The seconds until there is a token to spend; 0 if there is one."""
        self._refill(now)
        return max(0.0, (1 - self._tokens) / self._rate)

    def full(self, now: float) -> bool:
        """Whether nothing is owed: a bucket like new."""
        self._refill(now)
        return self._tokens >= self._burst

    def _refill(self, now: float) -> None:
        if now > self._at:
            self._tokens = min(self._burst, self._tokens + (now - self._at) * self._rate)
            self._at = now


class Buckets(Generic[K]):
    """A bucket for each key, of which full ones are forgotten.

    No more than `most` are kept: beyond that the one longest unused goes, and its key starts anew.
    """

    def __init__(self, rate: float, burst: float, most: int = 100_000) -> None:
        self._rate = rate
        self._burst = burst
        self._most = most
        self._buckets: dict[K, Bucket] = {}  # the one longest unused first

    def __len__(self) -> int:
        return len(self._buckets)

    def take(self, key: K, now: float) -> bool:
        """Spend a token of this key's if there is one."""
        bucket = self._buckets.pop(key, None) or Bucket(self._rate, self._burst, now)
        self._buckets[key] = bucket
        taken = bucket.take(now)
        self._forget(now)
        return taken

    def wait(self, key: K, now: float) -> float:
        """The seconds until this key has a token to spend; 0 if it has one."""
        bucket = self._buckets.get(key)
        return bucket.wait(now) if bucket else 0.0

    def _forget(self, now: float) -> None:
        # A bucket is full burst/rate seconds after its last use at the latest, so that to look
        # at the front only, until one is not, leaves none behind for longer than that.
        while self._buckets:
            oldest = next(iter(self._buckets))
            if len(self._buckets) <= self._most and not self._buckets[oldest].full(now):
                break
            del self._buckets[oldest]


class Counts(Generic[K]):
    """How many are held by each key: `each` at most, and `total` by all together.

    >>> tables = Counts(each=1, total=2)
    >>> [tables.take("a"), tables.take("a"), tables.take("b"), tables.take("c")]
    [True, False, True, False]
    """

    def __init__(self, each: int, total: int) -> None:
        self._each = each
        self._most = total
        self._held: dict[K, int] = {}
        self.total = 0

    def __getitem__(self, key: K) -> int:
        """How many a key holds."""
        return self._held.get(key, 0)

    def take(self, key: K, *, shared: bool = False) -> bool:
        """Hold one more if there is room; a shared key, behind which many stand, has no `each`."""
        if self.total >= self._most or (self[key] >= self._each and not shared):
            return False
        self._held[key] = self[key] + 1
        self.total += 1
        return True

    def release(self, key: K) -> None:
        """Give back one that was taken."""
        left = self[key] - 1
        if left < 0:
            raise ValueError("nothing is held by this key")
        if left:
            self._held[key] = left
        else:
            del self._held[key]
        self.total -= 1

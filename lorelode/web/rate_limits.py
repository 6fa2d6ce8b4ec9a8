"""Rate limits: token buckets and counts. The caller passes the time."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)


class Bucket:
    """A token bucket: at most `burst` tokens, refilled at `rate` per second.

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

    def take(self, now: float, count: int = 1) -> bool:
        """Take tokens; False, and none is taken, if there are not enough."""
        if self.left(now) < count:
            return False
        self._tokens -= count
        return True

    def give_back(self) -> None:
        """Put a token back that was taken."""
        self._tokens = min(self._burst, self._tokens + 1)

    def left(self, now: float) -> float:
        """How many tokens there are."""
        self._refill(now)
        return self._tokens

    def wait_seconds(self, now: float) -> float:
        """How long until there is a token; 0 if there is one now."""
        self._refill(now)
        return max(0.0, (1 - self._tokens) / self._rate)

    def is_full(self, now: float) -> bool:
        """Whether the bucket is as good as new."""
        self._refill(now)
        return self._tokens >= self._burst

    def _refill(self, now: float) -> None:
        if now > self._at:
            self._tokens = min(self._burst, self._tokens + (now - self._at) * self._rate)
            self._at = now


class Buckets(Generic[K]):
    """A bucket for each key; full ones are dropped.

    At most `max_buckets` are kept. If there are more, the least recently used one is dropped, and
    its key starts with a full bucket again.
    """

    def __init__(self, rate: float, burst: float, max_buckets: int = 100_000) -> None:
        self._rate = rate
        self._burst = burst
        self._max_buckets = max_buckets
        self._buckets: dict[K, Bucket] = {}  # the least recently used first

    def __len__(self) -> int:
        return len(self._buckets)

    def take(self, key: K, now: float) -> bool:
        """Take a token of this key; False if it has none."""
        bucket = self._buckets.pop(key, None) or Bucket(self._rate, self._burst, now)
        self._buckets[key] = bucket
        taken = bucket.take(now)
        self._drop_full(now)
        return taken

    def give_back(self, key: K) -> None:
        """Put a token of this key back that was taken."""
        bucket = self._buckets.get(key)
        if bucket is not None:  # a bucket that was dropped is full
            bucket.give_back()

    def wait_seconds(self, key: K, now: float) -> float:
        """How long until this key has a token; 0 if it has one now."""
        bucket = self._buckets.get(key)
        return bucket.wait_seconds(now) if bucket else 0.0

    def _drop_full(self, now: float) -> None:
        # Every bucket is full at most burst/rate seconds after its last use. So it is enough to
        # check the oldest ones, up to the first that is not full.
        while self._buckets:
            oldest = next(iter(self._buckets))
            if len(self._buckets) <= self._max_buckets and not self._buckets[oldest].is_full(now):
                break
            del self._buckets[oldest]


class RecentKeys(Generic[K]):
    """Remembers keys for a while, and at most `max_keys` of them: the oldest are forgotten first.

    >>> seen = RecentKeys(seconds=60, max_keys=1000)
    >>> seen.add("a", now=0)
    >>> seen.has("a", now=59), seen.has("a", now=60), seen.has("b", now=0)
    (True, False, False)
    """

    def __init__(self, seconds: float, max_keys: int) -> None:
        self._seconds = seconds
        self._max_keys = max_keys
        self._until: dict[K, float] = {}  # the oldest first

    def __len__(self) -> int:
        return len(self._until)

    def add(self, key: K, now: float) -> None:
        """Remember a key from now on."""
        self._until.pop(key, None)
        self._until[key] = now + self._seconds
        while len(self._until) > self._max_keys or self._until[next(iter(self._until))] <= now:
            del self._until[next(iter(self._until))]

    def has(self, key: K, now: float) -> bool:
        """Whether a key is remembered."""
        return self._until.get(key, now) > now


class Counts(Generic[K]):
    """How many of something each key has: at most `each`, and `total` for all keys together.

    >>> tables = Counts(each=1, total=2)
    >>> [tables.take("a"), tables.take("a"), tables.take("b"), tables.take("c")]
    [True, False, True, False]
    """

    def __init__(self, each: int, total: int) -> None:
        self._each = each
        self._max_total = total
        self._counts: dict[K, int] = {}
        self.total = 0

    def __getitem__(self, key: K) -> int:
        """How many a key has."""
        return self._counts.get(key, 0)

    def take(self, key: K, *, shared: bool = False) -> bool:
        """Count one more; False if that is too many. A `shared` key has no limit of its own."""
        if self.total >= self._max_total or (self[key] >= self._each and not shared):
            return False
        self._counts[key] = self[key] + 1
        self.total += 1
        return True

    def release(self, key: K) -> None:
        """Count one less."""
        left = self[key] - 1
        if left < 0:
            raise ValueError("this key has nothing to release")
        if left:
            self._counts[key] = left
        else:
            del self._counts[key]
        self.total -= 1

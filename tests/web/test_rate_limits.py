"""Buckets and counts, with the time in the tests' hands."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lorelode.web.rate_limits import Bucket, Buckets, Counts, RecentKeys


def test_a_bucket_allows_its_burst_and_then_its_rate() -> None:
    bucket = Bucket(rate=2, burst=3, now=100)
    assert [bucket.take(100) for _ in range(4)] == [True, True, True, False]
    assert not bucket.take(100.4)
    assert bucket.take(100.5)  # half a second at 2 a second is one token
    assert not bucket.take(100.9)
    assert bucket.take(101)


def test_a_bucket_says_how_long_to_wait() -> None:
    bucket = Bucket(rate=2, burst=1, now=0)
    assert bucket.wait_seconds(0) == 0
    assert bucket.take(0)
    assert bucket.wait_seconds(0) == 0.5
    assert bucket.wait_seconds(0.25) == 0.25
    assert bucket.wait_seconds(9) == 0


def test_a_bucket_is_not_filled_above_its_burst() -> None:
    bucket = Bucket(rate=10, burst=2, now=0)
    assert [bucket.take(1000) for _ in range(3)] == [True, True, False]


def test_a_clock_that_goes_back_adds_no_tokens() -> None:
    bucket = Bucket(rate=1, burst=1, now=10)
    assert bucket.take(10)
    assert not bucket.take(5)
    assert not bucket.take(10.5)
    assert bucket.take(11)


@given(
    rate=st.integers(1, 50),
    burst=st.integers(1, 50),
    steps=st.lists(st.integers(0, 16), max_size=200),  # sixteenths of a second: exact
)
def test_no_period_allows_more_than_burst_and_rate(rate: int, burst: int, steps: list[int]) -> None:
    bucket = Bucket(rate, burst, now=0)
    now = 0.0
    taken = 0
    for step in steps:
        now += step / 16
        taken += bucket.take(now)
        assert taken <= burst + rate * now


def test_each_key_has_its_own_bucket() -> None:
    buckets = Buckets[str](rate=1, burst=1)
    assert buckets.take("a", 0)
    assert not buckets.take("a", 0)
    assert buckets.take("b", 0)
    assert buckets.wait_seconds("a", 0) == 1
    assert buckets.wait_seconds("c", 0) == 0


def test_a_token_that_is_given_back_can_be_taken_again() -> None:
    buckets = Buckets[str](rate=1, burst=2)
    buckets.give_back("a")  # nothing was taken
    assert [buckets.take("a", 0) for _ in range(3)] == [True, True, False]
    buckets.give_back("a")
    assert [buckets.take("a", 0) for _ in range(2)] == [True, False]
    for _ in range(9):
        buckets.give_back("a")
    assert [buckets.take("a", 0) for _ in range(3)] == [True, True, False]


def test_recent_keys_are_forgotten_in_time_and_when_there_are_too_many() -> None:
    seen = RecentKeys[str](seconds=10, max_keys=2)
    for key in ("a", "b", "a", "c"):
        seen.add(key, 0)
    assert [seen.has(key, 5) for key in "abc"] == [True, False, True]
    seen.add("d", 9)
    seen.add("e", 10)
    assert [seen.has(key, 10) for key in "acde"] == [False, False, True, True]
    seen.add("f", 100)
    assert len(seen) == 1


def test_full_buckets_are_dropped() -> None:
    buckets = Buckets[int](rate=1, burst=5)
    for key in range(1000):
        buckets.take(key, 0)
    assert len(buckets) == 1000
    buckets.take(-1, 0.5)
    assert len(buckets) == 1001
    buckets.take(-1, 1)  # the thousand are full again; this one has still one token to get back
    assert len(buckets) == 1


def test_full_buckets_behind_an_emptier_one_are_dropped_later() -> None:
    buckets = Buckets[str](rate=1, burst=3)
    for _ in range(3):
        buckets.take("drained", 0)
    buckets.take("b", 0)
    buckets.take("c", 2)
    assert len(buckets) == 3
    buckets.take("c", 3)
    assert len(buckets) == 1


def test_above_the_maximum_the_least_recently_used_bucket_is_dropped() -> None:
    buckets = Buckets[str](rate=1, burst=1, max_buckets=2)
    assert buckets.take("a", 0)
    assert buckets.take("b", 0)
    assert not buckets.take("a", 0)  # used again, so b is the oldest now
    assert buckets.take("c", 0)
    assert len(buckets) == 2
    assert not buckets.take("a", 0)
    assert buckets.take("b", 0)


def test_counts_are_limited_for_each_key_and_in_total() -> None:
    counts = Counts[str](each=2, total=3)
    assert [counts.take("a") for _ in range(3)] == [True, True, False]
    assert [counts.take("b") for _ in range(2)] == [True, False]
    assert (counts["a"], counts["b"], counts["c"], counts.total) == (2, 1, 0, 3)
    counts.release("a")
    assert counts.take("b")
    assert (counts["a"], counts["b"], counts.total) == (1, 2, 3)


def test_a_shared_key_is_limited_by_the_total_only() -> None:
    counts = Counts[str](each=1, total=3)
    assert [counts.take("proxy", shared=True) for _ in range(4)] == [True, True, True, False]


def test_releasing_more_than_was_taken_is_an_error() -> None:
    counts = Counts[str](each=1, total=1)
    counts.take("a")
    counts.release("a")
    with pytest.raises(ValueError, match="nothing to release"):
        counts.release("a")
    assert counts.total == 0

"""A timer goes off once, at the earliest moment that it was set for."""

from __future__ import annotations

import asyncio
from math import inf

from lorelode.tables.timer import Timer

STEP = 0.02
"""Seconds."""


async def run(*moments: float, cancelled: bool = False) -> tuple[int, float]:
    """How often a timer goes off that is set for these moments, and when, in steps."""
    loop = asyncio.get_running_loop()
    start = loop.time()
    rings: list[float] = []
    timer = Timer(lambda: loop.time() - start, lambda: rings.append(loop.time() - start))
    for moment in moments:
        timer.set(moment * STEP)
    if cancelled:
        timer.cancel()
    await asyncio.sleep(8 * STEP)
    return len(rings), rings[0] / STEP if rings else inf


def test_it_goes_off_once_at_the_earliest_moment() -> None:
    for moments in ((5, 2), (2, 5), (2, 3, 5)):
        count, at = asyncio.run(run(*moments))
        assert count == 1
        assert 2 <= at < 5


def test_a_moment_that_has_passed_is_now() -> None:
    count, at = asyncio.run(run(-3))
    assert count == 1
    assert at < 4


def test_it_never_goes_off_when_cancelled_or_set_to_never() -> None:
    assert asyncio.run(run(2, cancelled=True)) == (0, inf)
    assert asyncio.run(run(inf)) == (0, inf)

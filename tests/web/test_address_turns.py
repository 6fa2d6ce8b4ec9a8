"""An address has one thing done at a time, and waits for no other address."""

from __future__ import annotations

import asyncio
from collections import Counter

import pytest

from lorelode.web import address_turns
from lorelode.web.address_turns import Turns
from lorelode.web.refusals import LimitReached, answer_refusal


def test_each_address_has_one_turn_at_a_time() -> None:
    async def story() -> None:
        turns, running, most = Turns(), Counter[str](), Counter[str]()
        together = 0

        async def take(key: str) -> None:
            nonlocal together
            async with turns.take(key):
                running[key] += 1
                most[key] = max(most[key], running[key])
                together = max(together, running.total())
                await asyncio.sleep(0.001)
                running[key] -= 1

        await asyncio.gather(*(take(key) for key in "aaaabbbb"))
        assert most == {"a": 1, "b": 1}
        assert together == 2

    asyncio.run(story())


def test_an_address_with_too_many_waiting_is_refused_and_others_are_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(address_turns, "MAX_WAITING", 2)

    async def story() -> None:
        turns, released = Turns(), asyncio.Event()

        async def take(key: str) -> None:
            async with turns.take(key):
                await released.wait()

        taken = [asyncio.ensure_future(take("a")) for _ in range(3)]
        await asyncio.sleep(0)
        with pytest.raises(LimitReached) as refused:
            await take("a")
        answered = answer_refusal(refused.value)
        assert (answered.status, answered.headers["Retry-After"]) == (429, "2")
        other = asyncio.ensure_future(take("b"))
        released.set()
        await asyncio.gather(*taken, other)
        # Nothing is kept of addresses that have nothing waiting.
        assert not turns._lines
        await take("a")

    asyncio.run(story())

"""Limits on what a model may cost."""

from __future__ import annotations

import asyncio

import pytest

from lorelode.agents.budget import LETTERS_A_TOKEN, PICTURE_TOKENS, Budget, Limits, Spent
from lorelode.models.chat_api import Message, image_part, text_part


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_a_request_waits_for_its_minute_or_is_refused() -> None:
    async def story() -> None:
        clock = Clock()
        budget = Budget(Limits(requests_per_minute=2), clock)
        await budget.take_request(0)
        clock.now += 59.95
        await budget.take_request(0)
        with pytest.raises(Spent, match="the limit of 2 requests a minute is reached"):
            await budget.take_request(0.01)
        assert not budget.is_spent
        began = asyncio.get_running_loop().time()
        await budget.take_request(1)
        assert asyncio.get_running_loop().time() - began >= 0.04
        assert budget.requests == 3
        clock.now += 61
        await budget.take_request(0)

    asyncio.run(story())


def test_what_an_endpoint_does_not_count_is_estimated() -> None:
    budget = Budget(Limits(tokens=3000))
    question: list[Message] = [
        {"role": "system", "content": "x" * 30 * LETTERS_A_TOKEN},
        {"role": "user", "content": [text_part("x" * LETTERS_A_TOKEN), image_part("AAAA")]},
    ]
    budget.count_tokens(question, "x" * 10 * LETTERS_A_TOKEN, None)
    # Each text counts one more than it needs: 31, 2 and 11.
    assert budget.tokens == 44 + PICTURE_TOKENS
    budget.count_tokens(question, "", 2000)
    assert budget.tokens == 2044 + PICTURE_TOKENS
    assert budget.is_spent
    with pytest.raises(Spent, match="the limit of 3000 tokens"):
        asyncio.run(budget.take_request(1))


def test_a_count_below_zero_gives_nothing_back() -> None:
    budget = Budget(Limits())
    budget.count_tokens([], "", -500)
    assert budget.tokens == 0

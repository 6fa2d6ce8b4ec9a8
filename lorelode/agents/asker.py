"""Asks a model within its limits, again after faults that pass."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final

from lorelode.agents.budget import Budget
from lorelode.models.chat_api import ChatClient, ChatError, Message, PassingFailure

MAX_TRIES: Final = 3
"""How often a question is sent before the steady bot moves."""

RETRY_SECONDS: Final = 0.5
"""The wait before the second try; before the third it is twice as long."""

MAX_WAIT_SECONDS: Final = 10.0
"""The longest that an endpoint may ask to wait: others are waiting for the move."""


class Asker:
    """One model with its budget."""

    def __init__(self, chat: ChatClient, budget: Budget, answer_seconds: float) -> None:
        self._chat = chat
        self._answer_seconds = answer_seconds
        self.budget = budget

    async def ask(self, messages: Sequence[Message], end: float | None) -> str:
        """The model's answer before the event loop's clock shows `end` (None: without a limit).

        `ChatError` without an answer, `Spent` at a limit.
        """
        clock = asyncio.get_running_loop().time
        for number in range(1, MAX_TRIES + 1):
            left = self._answer_seconds
            if end is not None:
                left = min(left, end - clock())
            await self.budget.take_request(left)
            try:
                async with asyncio.timeout(left):
                    reply = await self._chat.ask_once(messages)
            except TimeoutError:
                # It may have cost something, and the others have waited long enough.
                self.budget.count_tokens(messages, "", None)
                raise ChatError("the model took too long") from None
            except PassingFailure as failure:
                if number == MAX_TRIES:
                    raise failure.error from None
                wait = RETRY_SECONDS * number
                if failure.wait_seconds is not None:
                    wait = min(failure.wait_seconds, MAX_WAIT_SECONDS)
                await asyncio.sleep(wait)
            else:
                self.budget.count_tokens(messages, reply.text, reply.tokens)
                return reply.text
        raise AssertionError("there is at least one try")

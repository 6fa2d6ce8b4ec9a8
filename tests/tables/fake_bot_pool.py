"""A bot pool that takes as long as a test says, and the services of a table that uses it."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

from lorelode import wire
from lorelode.bots import Claim
from lorelode.core import Seat
from lorelode.decks.selection import load_built_in
from lorelode.tables.bot_driver import BotAnswered, BotDriver, BotSpoke
from lorelode.tables.bot_pool import Question, Speech, Thought
from lorelode.tables.clock import Patience
from lorelode.tables.services import Services
from lorelode.tables.table import Table
from tests.tables.scripted import Script, settings

PACE = 0.3
"""The bot seconds of the services."""


class FakeBotPool:
    """Thinks for a given time, and remembers what it was asked."""

    def __init__(self, seconds: float, queue: float = 0.0) -> None:
        self.seconds = seconds
        self.queue = queue
        self.asked: list[Question] = []
        self.invited: list[Question] = []
        self.claim: Claim | None = None
        """What bots say."""

    async def think(self, question: Question) -> Thought:
        self.asked.append(question)
        await asyncio.sleep(self.queue + self.seconds)
        return Thought("pass", self.seconds)

    async def speak(self, question: Question) -> Speech:
        self.invited.append(question)
        await asyncio.sleep(self.queue + self.seconds)
        return Speech(self.claim, self.seconds)

    async def close(self) -> None:
        pass


def playing(game: str) -> Table:
    script = Script("ann", settings(game, seats=3, first=0))
    script.sit("ann", "bob", "cat")
    script.ask("ann", wire.Start)
    return script.table


def services(bot_pool: Any, data: Path) -> Services:
    clock = asyncio.get_running_loop().time
    uncounted = SimpleNamespace(count_bot_thought=lambda _seconds: None)
    return Services(
        store=cast(Any, None),
        bot_pool=bot_pool,
        metrics=cast(Any, uncounted),
        notifier=cast(Any, None),
        draw=os.urandom,
        now=clock,
        tick=clock,
        find_data=lambda: data,
        load_deck=load_built_in,
        patience=Patience(grace_seconds=30, host_seconds=60, rest_seconds=20),
        bot_seconds=PACE,
        may_answer=lambda: True,
        chat_burst=10,
    )


async def answered(
    table: Table,
    seat: Seat,
    bot_pool: FakeBotPool,
    data: Path,
    level: str = "steady",
    waits: float = 1.0,
) -> float:
    """How long it takes until a bot's move comes."""
    came: asyncio.Future[BotAnswered | BotSpoke] = asyncio.get_running_loop().create_future()
    before = asyncio.get_running_loop().time()
    driver = BotDriver(services(bot_pool, data), came.set_result, lambda: None, table)
    driver.ask(table, seat, level, waits)
    driver.ask(table, seat, level, waits)
    await came
    assert len(bot_pool.asked) == 1
    return asyncio.get_running_loop().time() - before


async def asked_of(table: Table, data: Path) -> Question:
    """What the bot of the first seat is asked."""
    bot_pool = FakeBotPool(0)
    await answered(table, Seat(0), bot_pool, data)
    return bot_pool.asked[0]

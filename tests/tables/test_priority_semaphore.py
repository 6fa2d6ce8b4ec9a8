"""How many tasks have a turn at once, and who is next."""

from __future__ import annotations

import asyncio

import pytest

from lorelode.tables.priority_semaphore import PrioritySemaphore


class Waiter:
    def __init__(self, rank: int) -> None:
        self.rank = rank


async def take(turns: PrioritySemaphore[Waiter], waiter: Waiter, started: list[Waiter]) -> None:
    async with turns.turn(waiter):
        started.append(waiter)
        await asyncio.sleep(0)


def test_the_least_rank_comes_first_also_if_it_changed_while_waiting() -> None:
    async def scenario() -> None:
        turns = PrioritySemaphore[Waiter](1, lambda waiter: waiter.rank)
        waiters = [Waiter(rank) for rank in (5, 3, 3, 4)]
        started: list[Waiter] = []
        tasks = [asyncio.create_task(take(turns, waiter, started)) for waiter in waiters]
        await asyncio.sleep(0)
        waiters[3].rank = 1
        await asyncio.gather(*tasks)
        assert started == [waiters[0], waiters[3], waiters[1], waiters[2]]

    asyncio.run(scenario())


def test_only_so_many_have_a_turn_at_the_same_time() -> None:
    async def scenario() -> None:
        turns = PrioritySemaphore[Waiter](2, lambda waiter: waiter.rank)
        having = most = 0

        async def take_one() -> None:
            nonlocal having, most
            async with turns.turn(Waiter(0)):
                having += 1
                most = max(most, having)
                await asyncio.sleep(0)
                having -= 1

        await asyncio.gather(*(take_one() for _ in range(9)))
        assert (having, most) == (0, 2)

    asyncio.run(scenario())


@pytest.mark.parametrize("passed_on", [False, True])
def test_a_cancelled_wait_does_not_keep_a_turn(passed_on: bool) -> None:
    async def scenario() -> None:
        turns = PrioritySemaphore[Waiter](1, lambda waiter: waiter.rank)
        release = asyncio.Event()

        async def hold() -> None:
            async with turns.turn(Waiter(0)):
                await release.wait()

        first, second = (asyncio.create_task(hold()) for _ in range(2))
        await asyncio.sleep(0)
        if passed_on:
            # The first passes its turn on, and the second has not noticed yet.
            release.set()
            await asyncio.sleep(0)
        second.cancel()
        await asyncio.wait([second])
        assert second.cancelled()
        release.set()
        await first
        async with asyncio.timeout(5), turns.turn(Waiter(0)):
            pass

    asyncio.run(scenario())

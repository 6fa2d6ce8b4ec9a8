"""Messages of one owner are sent one at a time, with a gap after each."""

from __future__ import annotations

import asyncio
from itertools import pairwise

from lorelode.web.notices.outbox import Outbox

GAP_SECONDS = 0.1


def test_each_message_of_an_owner_waits_for_a_gap_and_the_newest_of_a_topic_is_sent() -> None:
    async def scenario() -> None:
        loop = asyncio.get_running_loop()
        sent: list[tuple[str, str, float]] = []
        done = asyncio.Event()

        async def send(owner: str, message: str) -> None:
            sent.append((owner, message, loop.time()))
            if len(sent) == 4:
                done.set()

        box = Outbox[str](send, lambda: None, GAP_SECONDS)
        for topic, message in (("a", "a"), ("b", "old"), ("b", "b"), ("c", "c")):
            box.put("ann", topic, message)
        box.put("bob", "a", "bob's")
        async with asyncio.timeout(10):
            await done.wait()
        await box.close()
        times = [at for owner, _, at in sent if owner == "ann"]
        assert [message for owner, message, _ in sent if owner == "ann"] == ["a", "b", "c"]
        assert all(later - earlier >= GAP_SECONDS * 0.9 for earlier, later in pairwise(times))
        (bobs,) = (at for owner, _, at in sent if owner == "bob")
        assert bobs < times[1], "nobody waits for another's gap"

    asyncio.run(scenario())

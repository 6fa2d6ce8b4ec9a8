"""The first steps at a table, over real sockets."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.clients import Visitor, start_server
from tests.server.staged_tables import you


def test_a_table_can_be_made_found_and_watched(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with (
            start_server(tmp_path) as (_server, base),
            Visitor(base) as ann,
            Visitor(base) as bob,
        ):
            code = await ann.make_table("dixit", seats=3)
            hers = await ann.join(code)
            await hers.receive()
            view = await hers.do("sit", seat=0, name="Ann")
            assert view["you"] == you(0, host=True)
            his = await bob.join(f"{code[:4].lower()}-{code[4:].lower()}")
            await his.receive()
            face = view["table"]["seats"][0]["face"]
            seen = his.view["table"]["seats"][0]
            assert seen == {"name": "Ann", "face": face, "here": True}

    asyncio.run(scenario())

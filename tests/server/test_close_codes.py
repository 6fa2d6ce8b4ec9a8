"""Every way in which a connection ends has the close code that the documents name, and no other."""

from __future__ import annotations

import asyncio
from pathlib import Path

from lorelode.core import Code, Refusal
from lorelode.web.server import Server
from tests.docs import pages
from tests.server.clients import start_server
from tests.server.raw_client import CLOSE, PING, TEXT, dial, frame
from tests.server.staged_tables import StagedTable, store_table
from tests.tables.scripted import token

ABNORMAL_CLOSURE = 1006
"""What a client takes the end of a connection without a close frame for."""

ROWS = pages.only_table(pages.section(pages.page("formats.md"), "#### Close codes"))

HELLO = b'{"type":"hello"}'


def close(code: int, reason: bytes = b"") -> bytes:
    return frame(CLOSE, code.to_bytes(2) + reason)


async def stop(server: Server) -> None:
    await server.lobby.close(Refusal(Code.SERVER_STOPPING))


# What a client sends after its hello, or what the server does then, and the close code.
SENT: dict[str, tuple[bytes, int]] = {
    "it has closed": (close(1000), 1000),
    "it has gone": (close(1001), 1000),
    "no protocol": (frame(3), 1002),
    "a strange close": (close(999), 1002),
    "a reason that is no text": (close(1000, b"\xff"), 1007),
    "binary": (frame(2, b"x"), 1008),
    "too large": (frame(TEXT, b" " * 5000), 1009),
    "a flood": (frame(PING) * 1000, ABNORMAL_CLOSURE),
    "bad messages": (frame(TEXT, b"{}") * 40, 1008),
}


async def end(server: Server, base: str, code: str, name: str) -> int:
    """How the connection of a client ends."""
    async with dial(base) as client:
        assert (await client.upgrade(code, token("bob"))).status == 101
        await client.send(frame(TEXT, HELLO))
        await client.read_message()
        if name in SENT:
            await client.send(SENT[name][0])
        else:
            await stop(server)
        return await client.wait_until_closed() or ABNORMAL_CLOSURE


def test_every_close_code_is_documented_and_every_documented_one_is_sent(tmp_path: Path) -> None:
    async def scenario() -> dict[str, int]:
        limits = {"messages_per_second": 20, "message_burst": 60}
        async with start_server(tmp_path, **limits) as (server, base):
            code = await store_table(server, StagedTable("playing").entries)
            async with dial(base) as silent:
                assert (await silent.upgrade(code)).status == 101
                await silent.send(frame(TEXT, b'{"type":"hello","lines":1000001}'))
                found = {"beyond a bound": await silent.wait_until_closed() or ABNORMAL_CLOSURE}
            for name in (*SENT, "the server stops"):
                found[name] = await end(server, base, code, name)
            return found

    found = asyncio.run(scenario())
    assert found == {
        **{name: code for name, (_, code) in SENT.items()},
        "beyond a bound": 1008,
        "the server stops": 1001,
    }
    assert set(map(str, found.values())) == set(ROWS)

"""A client of the Model Context Protocol at a real table, over both transports."""

from __future__ import annotations

import asyncio
import base64
import socket
import sys
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Any

import aiohttp
import pytest
from PIL import Image

from tests.agents.tables import open_short_table, run_server
from tests.server.server_process import Process, free_port

if TYPE_CHECKING:
    from mcp import Client

SECRET_TEXT = "what nobody may log"

# One worker runs all tests of this module, so that one server is enough. Only that worker imports
# the library of the protocol, which takes a while.
pytestmark = pytest.mark.xdist_group("mcp")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    with run_server(tmp_path_factory.mktemp("server")) as running:
        yield running


class Seat:
    """The tools, as a model would use them."""

    def __init__(self, client: Client) -> None:
        self._client = client

    async def use(self, tool: str, **arguments: Any) -> str:
        result = await self._client.call_tool(tool, arguments)
        (content,) = result.content
        assert content.type == "text"
        assert not result.is_error, content.text
        return content.text

    async def refused(self, tool: str, **arguments: Any) -> str:
        result = await self._client.call_tool(tool, arguments)
        assert result.is_error
        (content,) = result.content
        assert content.type == "text"
        return content.text

    async def see(self, number: int) -> Image.Image:
        result = await self._client.call_tool("picture", {"number": number})
        (content,) = result.content
        assert content.type == "image"
        assert content.mime_type == "image/jpeg"
        return Image.open(BytesIO(base64.b64decode(content.data)))


def moves_in(seen: str) -> list[str]:
    return seen.partition("Your legal moves:\n")[2].splitlines()


async def play_some_moves(client: Client, host: Any) -> None:
    """A turn of Dixit and a half, with every tool."""
    seat = Seat(client)
    tools = {tool.name for tool in (await client.list_tools()).tools}
    assert tools == {"join", "look", "wait", "move", "say", "rules", "picture"}
    assert "sit at no table" in await seat.refused("look")
    assert "letters and digits" in await seat.refused("join", table="../api")
    assert "not-found" in await seat.refused("join", table="ZZZZZZZZ")
    lobby = await seat.use("join", table=host.code, name="Mo")
    assert "No game has begun" in lobby
    assert "already" in await seat.refused("join", table="ZZZZZZZZ")
    assert "No game has begun" in await seat.refused("move", move="vote 1")
    waiting = asyncio.create_task(seat.use("wait", seconds=60))
    speaker = await host.sit()
    await host.say(SECRET_TEXT)
    assert f'Seat {speaker} wrote "{SECRET_TEXT}"' in await waiting
    await host.stand()
    waiting = asyncio.create_task(seat.use("wait", seconds=60))
    await host.add_bot("steady")
    await host.start()
    seen = await waiting
    assert "shuffled" not in seen, "it waits until the cards are dealt"
    assert "Seat 1 is a bot" in seen
    while not moves_in(seen):
        seen = await seat.use("wait", seconds=60)
    first = moves_in(seen)[0]
    assert first.startswith("tell ")
    assert "This is not a move" in await seat.refused("move", move="dance")
    assert "D-2." in await seat.refused("move", move='tell 999 "a clue"')
    own = int(first.split()[1])
    assert (await seat.see(own)).size == (640, 960)
    assert "do not see picture 999" in await seat.refused("picture", number=999)
    assert "storyteller" in await seat.use("rules")
    assert (await seat.use("rules", clause="d-3.2")).startswith("D-3.2 Not your own")
    assert "There is no clause" in await seat.refused("rules", clause="S-1.1")
    after = await seat.use("move", move=f"[{first.replace('…', SECRET_TEXT)}]")
    assert moves_in(after) == []
    assert "not to move" in await seat.refused("move", move="vote 1")
    await seat.use("say", text=SECRET_TEXT)
    seen = await seat.use("wait", seconds=60)
    while not moves_in(seen):
        seen = await seat.use("wait", seconds=60)
    assert moves_in(seen)[0].startswith("give ")
    assert f'gave the clue "{SECRET_TEXT}"' in seen
    await seat.use("move", move=moves_in(seen)[0])
    seat_number = host.update.table.seats.index(
        next(info for info in host.update.table.seats if info.name == "Mo")
    )

    def list_own_moves() -> list[str]:
        own = [line for line in host.lines if line.text.startswith(f"{seat_number} ")]
        return [line.text.split()[1] for line in own]

    # The host is told a moment after the seat that has moved.
    async with asyncio.timeout(30):
        while len(list_own_moves()) < 2:
            await asyncio.sleep(0.01)
    assert list_own_moves() == ["tell", "give"]


def command(server: Process, *options: str) -> list[str]:
    return ["-m", "lorelode", "mcp", "--server", server.base, *options]


def test_a_model_plays_over_standard_input_and_output(server: Process, tmp_path: Path) -> None:
    from mcp import Client, StdioServerParameters, stdio_client

    async def story() -> None:
        async with open_short_table(server, "dixit", bots=3, first=0) as host:
            with (tmp_path / "mcp.log").open("w") as log:
                started = StdioServerParameters(
                    command=sys.executable, args=command(server), env=server.environ
                )
                async with Client(stdio_client(started, errlog=log)) as client:
                    await play_some_moves(client, host)
            assert (tmp_path / "mcp.log").read_text() == ""
            assert SECRET_TEXT not in server.log.read_text()

    asyncio.run(story())


def test_a_request_by_another_name_or_from_a_page_is_refused() -> None:
    from lorelode.agents.mcp_server import serve_http

    initialize = {
        "jsonrpc": "2.0",
        "id": 1,
        "method": "initialize",
        "params": {
            "protocolVersion": "2025-06-18",
            "capabilities": {},
            "clientInfo": {"name": "test", "version": "1"},
        },
    }

    async def story() -> None:
        listener = socket.create_server(("127.0.0.1", 0))
        port = listener.getsockname()[1]
        serving = asyncio.create_task(serve_http("http://127.0.0.1:1", listener, local=True))
        try:
            async with asyncio.timeout(30), aiohttp.ClientSession() as http:

                async def post(**headers: str) -> int:
                    accept = {"Accept": "application/json, text/event-stream", **headers}
                    address = f"http://127.0.0.1:{port}/mcp"
                    async with http.post(address, json=initialize, headers=accept) as answer:
                        return answer.status

                assert await post() == 200
                assert await post(Host=f"evil.example:{port}") == 421
                assert await post(Origin="http://evil.example") == 403
        finally:
            serving.cancel()
            await asyncio.gather(serving, return_exceptions=True)

    asyncio.run(story())


def test_a_model_plays_over_http(server: Process) -> None:
    from mcp import Client

    async def story() -> None:
        async with open_short_table(server, "dixit", bots=3, first=0) as host:
            port = free_port()
            process = await asyncio.create_subprocess_exec(
                *(sys.executable, *command(server, "--http", "--port", str(port))),
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.PIPE,
                env=server.environ,
            )
            assert process.stderr is not None
            try:
                said = (await process.stderr.readline()).decode()
                assert said == f"MCP is at http://127.0.0.1:{port}/mcp\n"
                async with Client(f"http://127.0.0.1:{port}/mcp") as client:
                    await play_some_moves(client, host)
            finally:
                process.terminate()
                out, complained = await process.communicate()
            assert (out, complained) == (b"", b"")
            assert SECRET_TEXT not in server.log.read_text()

    asyncio.run(story())

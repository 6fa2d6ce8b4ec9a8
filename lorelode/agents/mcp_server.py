"""A seat as a server of the Model Context Protocol, over standard input and output or HTTP."""

from __future__ import annotations

import socket
from collections.abc import Awaitable
from typing import Annotated, Final, TypeVar

import uvicorn
from mcp.server.mcpserver import Image, MCPServer
from mcp.server.mcpserver.exceptions import ToolError
from mcp.server.transport_security import TransportSecuritySettings
from pydantic import Field

from lorelode import __version__
from lorelode.agents.seat_tools import MAX_WAIT_SECONDS, SeatTools, ToolRefused, run_seat_tools
from lorelode.sentences.quotes import DATA_NOTICE

T = TypeVar("T")

INSTRUCTIONS: Final = f"""\
You play a seat at a table of a card game with other people and bots. Use `join` with the code of
the table, then `wait` until you are to move, `picture` to see pictures if the game has them, and
`move` with one of the legal moves. `rules` explains the game, and the clause that a refusal names.
{DATA_NOTICE}"""

MAX_REQUEST_BYTES: Final = 64 * 1024
"""A move, a name and a chat line are short."""

LOCAL_NAMES: Final = ("127.0.0.1:*", "localhost:*", "[::1]:*")
"""What requests from this machine call it. A page of another site cannot use these names."""


def make_server(tools: SeatTools) -> MCPServer[None]:
    """The tools of a seat as those of the protocol."""
    # What a model does wrong is logged below this level, with what it wrote.
    server: MCPServer[None] = MCPServer(
        "lorelode", version=__version__, instructions=INSTRUCTIONS, log_level="ERROR"
    )

    @server.tool(structured_output=False)
    async def join(
        table: Annotated[str, Field(description="The code of the table.", max_length=40)],
        name: Annotated[str, Field(description="What you are called.", max_length=100)] = "Model",
    ) -> str:
        """Sit down at a free seat of a table."""
        return await _answer(tools.join(table, name))

    @server.tool(structured_output=False)
    async def look() -> str:
        """See all that your seat sees, and your legal moves."""
        return await _answer(tools.look())

    @server.tool(structured_output=False)
    async def wait(
        seconds: Annotated[float, Field(description="The longest wait.", ge=0)] = 30.0,
    ) -> str:
        """Wait until you are to move, somebody writes, or the game ends; then look."""
        return await _answer(tools.wait(min(seconds, MAX_WAIT_SECONDS)))

    @server.tool(structured_output=False)
    async def move(
        move: Annotated[str, Field(description="One of your legal moves.", max_length=2_000)],
    ) -> str:
        """Make a move, written as in the list of legal moves."""
        return await _answer(tools.move(move))

    @server.tool(structured_output=False)
    async def say(
        text: Annotated[str, Field(description="What everybody reads.", max_length=2_000)],
    ) -> str:
        """Write a line in the table's chat."""
        return await _answer(tools.say(text))

    @server.tool(structured_output=False)
    async def rules(
        clause: Annotated[str, Field(description="Such as S-3.2.", max_length=40)] = "",
    ) -> str:
        """Read the rules in short with a list of the clauses, or one clause."""
        try:
            return tools.find_rules(clause)
        except ToolRefused as refused:
            raise ToolError(str(refused)) from None

    @server.tool(structured_output=False)
    async def picture(
        number: Annotated[int, Field(description="The number of a picture that you see.")],
    ) -> Image:
        """See a picture of your hand or of the table."""
        return Image(data=await _answer(tools.fetch_picture(number)), format="jpeg")

    return server


async def _answer(result: Awaitable[T]) -> T:
    try:
        return await result
    except ToolRefused as refused:
        raise ToolError(str(refused)) from None


async def serve_stdio(server_url: str) -> None:
    """Serve one client over standard input and output."""
    async with run_seat_tools(server_url) as tools:
        await make_server(tools).run_stdio_async()


async def serve_http(server_url: str, listener: socket.socket, *, local: bool) -> None:
    """Serve clients over HTTP at `/mcp`; all of them have the same seat.

    `local` refuses requests that do not name this machine, which a page of another site could send
    by a name of its own that leads here.
    """
    security = TransportSecuritySettings(
        enable_dns_rebinding_protection=local, allowed_hosts=list(LOCAL_NAMES)
    )
    with listener:
        async with run_seat_tools(server_url) as tools:
            app = make_server(tools).streamable_http_app(
                max_request_body_size=MAX_REQUEST_BYTES, transport_security=security
            )
            config = uvicorn.Config(app, log_level="error", access_log=False, lifespan="on")
            await uvicorn.Server(config).serve(sockets=[listener])

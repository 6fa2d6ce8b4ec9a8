"""`lorelode mcp`: a seat as a server of the Model Context Protocol."""

from __future__ import annotations

import asyncio
import os
import socket

import click

from lorelode.cli.errors import BadInput, complain
from lorelode.cli.options import whole_number
from lorelode.cli.server_settings import describe_error
from lorelode.cli.table_address import read_server, server_option


@click.command
@server_option
@click.option("--http", is_flag=True, help="Listen for HTTP instead of standard input.")
@click.option(
    "--bind-address", default="127.0.0.1", metavar="ADDRESS", help="The address to listen on."
)
@whole_number("--port", "The port to listen on; 0 for any that is free.", default=8765)
@click.option(
    "--allow-network",
    is_flag=True,
    help="Listen for other machines too. Whoever reaches the port plays the seat.",
)
def mcp(server: str, http: bool, bind_address: str, port: int, allow_network: bool) -> None:
    """Offer a seat to a program that speaks the Model Context Protocol.

    The program joins a table by its code, and then looks, waits, moves and talks.
    docs/models.md tells how to set it up.
    """
    address = read_server(server)
    if not 0 <= port < 2**16:
        raise BadInput(f"--port is 0 to {2**16 - 1}, not {port}.")
    from lorelode.models.chat_api import is_loopback

    local = is_loopback(bind_address)
    if not local and not allow_network:
        raise BadInput(
            "--bind-address leads to other machines, and whoever reaches the port plays the seat."
            " Give --allow-network if you want that."
        )
    try:
        from lorelode.agents.mcp_server import serve_http, serve_stdio
    except ModuleNotFoundError as error:
        if (error.name or "").startswith("lorelode"):
            raise
        raise BadInput("This needs an extra: pip install 'lorelode[mcp]'.") from error
    if not http:
        asyncio.run(serve_stdio(address))
        return
    try:
        family = socket.AF_INET6 if ":" in bind_address else socket.AF_INET
        listener = socket.create_server((bind_address, port), family=family)
    except OSError as error:
        why = os.strerror(error.errno) if error.errno else describe_error(error)
        complain(f"{bind_address}, port {port}, cannot be used: {why}.")
        raise click.exceptions.Exit(1) from error
    host, bound, *_ = listener.getsockname()
    click.echo(f"MCP is at http://{f'[{host}]' if ':' in host else host}:{bound}/mcp", err=True)
    asyncio.run(serve_http(address, listener, local=local))

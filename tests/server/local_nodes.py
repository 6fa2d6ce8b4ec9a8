"""Servers of one cluster in the process of a test."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

from lorelode.web.lifecycle import bind, run_server
from lorelode.web.server import Server
from lorelode.web.settings import ServerSettings
from tests.postgres import new_cluster
from tests.server.clients import FAST, ThreadPool, Visitor, Wire


class Node:
    """A server of a cluster that a test can stop."""

    def __init__(self, server: Server, base: str, stack: AsyncExitStack) -> None:
        self.server = server
        self.base = base
        self._stack = stack

    async def stop(self) -> None:
        await self._stack.aclose()


@asynccontextmanager
async def nodes(
    folder: Path, count: int = 2, *, one_port: bool = False, **settings: Any
) -> AsyncIterator[list[Node]]:
    """Servers in this process that share a database.

    With `one_port` they share a port too, each at another address of this machine, so that a test
    can choose which of them it connects to.
    """
    database = new_cluster()
    shared = {"database": database.address, "cluster": database.cluster, "share_port": one_port}
    async with AsyncExitStack() as all_nodes:
        started: list[Node] = []
        port = 0
        for number in range(count):
            stack = await all_nodes.enter_async_context(AsyncExitStack())
            # All of them answer to 127.0.0.1, the address of the last one.
            host = f"127.0.0.{count - number}" if one_port else "127.0.0.1"
            place = {"bind_address": host, "port": port if one_port else 0}
            chosen = ServerSettings(
                data=folder / str(number), **{**FAST, **shared, **place, **settings}
            )
            listening = bind(chosen)
            port = listening.getsockname()[1]
            server = await stack.enter_async_context(run_server(chosen, listening))
            server.finished_games.archive = ThreadPool()
            started.append(Node(server, f"http://{host}:{port}", stack))
        yield started


async def joined(visitor: Visitor, code: str) -> Wire:
    """A connection to a table that has got its first update."""
    wire = await visitor.join(code)
    await wire.until(lambda message: message["type"] == "update")
    return wire


async def answer(visitor: Visitor, path: str) -> tuple[int, bytes]:
    """The status and the body that a visitor is answered."""
    async with visitor.http.get(f"{visitor.base}{path}") as response:
        return response.status, await response.read()

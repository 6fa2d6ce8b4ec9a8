"""The life of a server, from start to stop."""

from __future__ import annotations

import asyncio
import gc
import signal
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from typing import Final

import structlog
from aiohttp import web

from lorelode.core.refusal import Code, Refusal
from lorelode.tables.store import SqliteStore
from lorelode.web.addresses import allowed_hosts_and_origins, lan_address
from lorelode.web.app import make_app
from lorelode.web.metrics import Metrics
from lorelode.web.server import Server
from lorelode.web.settings import ServerSettings
from lorelode.web.timeouts import make_runner
from lorelode.web.upkeep import keep_tidy

STORE_FILE: Final = "tables.sqlite"
"""The file in the data folder with the logs of all tables."""

_logs = structlog.get_logger()


class Addresses:
    """The addresses of a running server."""

    def __init__(self, settings: ServerSettings, port: int, key: str = "") -> None:
        self.port = port
        self.key = key
        """The operator's, for the private link."""
        anywhere = settings.host in ("0.0.0.0", "::")
        host = f"[{settings.host}]" if ":" in settings.host else settings.host
        self.here = f"http://{'localhost' if anywhere else host}:{port}"
        lan = lan_address() if anywhere else None
        self.network = f"http://{lan}:{port}" if lan else None
        self.public = settings.public_url


def bind(settings: ServerSettings) -> socket.socket:
    """The socket that the server listens at, or `OSError`."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    both = settings.host == "::" and socket.has_dualstack_ipv6()
    return socket.create_server(
        (settings.host, settings.port), family=family, backlog=1024, dualstack_ipv6=both
    )


@asynccontextmanager
async def serving(settings: ServerSettings, listening: socket.socket) -> AsyncIterator[Server]:
    """A running server. When it stops, it finishes what was begun and tells all clients."""
    port = listening.getsockname()[1]
    # Closed to other users: it holds the seeds of running games.
    settings.data.mkdir(mode=0o700, parents=True, exist_ok=True)
    store = SqliteStore(settings.data / STORE_FILE)
    server = Server(settings, store, Metrics(Code))
    server.lan_url = Addresses(settings, port).network
    server.uploads.open()
    await server.lobby.open()
    app = make_app(server, *allowed_hosts_and_origins(settings, port))
    runner = make_runner(app, settings, count_refusal=server.metrics.count_refusal)
    # Closed in reverse order, even if one of them fails.
    async with AsyncExitStack() as stack:
        stack.push_async_callback(store.close)
        stack.push_async_callback(server.services.bot_pool.close)
        stack.push_async_callback(server.explainer.close)
        stack.push_async_callback(runner.cleanup)
        await runner.setup()
        stack.push_async_callback(server.uploads.close)
        stack.push_async_callback(server.lobby.close, Refusal(Code.SERVER_STOPPING))
        tending = asyncio.create_task(keep_tidy(server))
        stack.callback(tending.cancel)
        await web.SockSite(runner, listening).start()
        server.ready = True
        try:
            yield server
        finally:
            server.ready = False


def tune_garbage_collection() -> None:
    """Collect garbage seldom: nearly all objects are freed by their reference counts.

    A collection takes time in proportion to all objects in memory, and most of them stay.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)


async def run(settings: ServerSettings, announce: Callable[[Addresses], None]) -> None:
    """Serve until a signal says to stop."""
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for name in (signal.SIGINT, signal.SIGTERM):
        # Windows has none of this; there Ctrl-C ends the loop itself.
        with suppress(NotImplementedError):
            loop.add_signal_handler(name, stop.set)
    listening = bind(settings)
    tune_garbage_collection()
    async with serving(settings, listening) as server:
        where = Addresses(settings, listening.getsockname()[1], server.key)
        announce(where)
        _logs.info("serving", port=where.port)
        await stop.wait()
        _logs.info("stopping")

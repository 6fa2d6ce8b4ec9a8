"""A server from its start to its end."""

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
from lorelode.web.server import Server
from lorelode.web.settings import Settings
from lorelode.web.slow import make_runner
from lorelode.web.watching import Metrics

FILE: Final = "tables.sqlite"
"""The file in the data folder that keeps every table."""

_logs = structlog.get_logger()


class Addresses:
    """Where a running server is to be found."""

    def __init__(self, settings: Settings, port: int, key: str = "") -> None:
        self.port = port
        self.key = key
        """The operator's, for the private link."""
        anywhere = settings.host in ("0.0.0.0", "::")
        host = f"[{settings.host}]" if ":" in settings.host else settings.host
        self.here = f"http://{'localhost' if anywhere else host}:{port}"
        lan = lan_address() if anywhere else None
        self.network = f"http://{lan}:{port}" if lan else None
        self.public = settings.public_url


def bind(settings: Settings) -> socket.socket:
    """The socket that the server listens at; `OSError` if it cannot be had."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    both = settings.host == "::" and socket.has_dualstack_ipv6()
    return socket.create_server(
        (settings.host, settings.port), family=family, backlog=1024, dualstack_ipv6=both
    )


@asynccontextmanager
async def serving(settings: Settings, listening: socket.socket) -> AsyncIterator[Server]:
    """A server at work; at the end it finishes what was begun, and says so to everybody."""
    port = listening.getsockname()[1]
    # The seeds of games that are being played lie in it.
    settings.data.mkdir(mode=0o700, parents=True, exist_ok=True)
    store = SqliteStore(settings.data / FILE)
    server = Server(settings, store, Metrics(Code))
    server.invite = Addresses(settings, port).network
    server.intake.open()
    await server.lobby.open()
    app = make_app(server, *allowed_hosts_and_origins(settings, port))
    runner = make_runner(app, settings, refused=server.metrics.refused)
    # Each in turn, the last first, whatever comes of the others.
    async with AsyncExitStack() as stack:
        stack.push_async_callback(store.close)
        stack.push_async_callback(server.services.bot_pool.close)
        stack.push_async_callback(server.explainer.close)
        stack.push_async_callback(runner.cleanup)
        await runner.setup()
        stack.push_async_callback(server.intake.close)
        stack.push_async_callback(server.lobby.close, Refusal(Code.SERVER_STOPPING))
        tending = asyncio.create_task(server.tend())
        stack.callback(tending.cancel)
        await web.SockSite(runner, listening).start()
        server.ready = True
        try:
            yield server
        finally:
            server.ready = False


def spare_the_collector() -> None:
    """Let Python look for garbage seldom: nearly all here is freed without its help.

    It takes its time in proportion to everything there is, and there is a lot that stays.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)


async def run(settings: Settings, announce: Callable[[Addresses], None]) -> None:
    """Serve until a signal says to stop."""
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for name in (signal.SIGINT, signal.SIGTERM):
        # Windows has none of this; there Ctrl-C ends the loop itself.
        with suppress(NotImplementedError):
            loop.add_signal_handler(name, stop.set)
    listening = bind(settings)
    spare_the_collector()
    async with serving(settings, listening) as server:
        where = Addresses(settings, listening.getsockname()[1], server.key)
        announce(where)
        _logs.info("serving", port=where.port)
        await stop.wait()
        _logs.info("stopping")

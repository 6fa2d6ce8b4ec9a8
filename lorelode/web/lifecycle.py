"""The life of a server, from start to stop."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from typing import Final

import structlog
from aiohttp import web

from lorelode.core.refusal import Code, Refusal
from lorelode.tables.store import SqliteStore, Store
from lorelode.tables.store.backup import remove_unfinished
from lorelode.tables.store.subscriptions import SqliteSubscriptions, Subscriptions
from lorelode.web.addresses import allowed_hosts_and_origins, find_lan_address
from lorelode.web.app import make_app
from lorelode.web.cluster import Cluster, open_cluster
from lorelode.web.handover import open_handover
from lorelode.web.metrics import Metrics
from lorelode.web.node import serve_nodes
from lorelode.web.open_files import fit_connections
from lorelode.web.relay import Relay
from lorelode.web.server import Server
from lorelode.web.settings import ServerSettings
from lorelode.web.startup import prefer_event_loop, tune_garbage_collection
from lorelode.web.timeouts import make_runner
from lorelode.web.upkeep import run_upkeep

STORE_FILE: Final = "tables.sqlite"
"""The file in the data folder with the logs of all tables."""

SUBSCRIPTIONS_FILE: Final = "subscriptions.sqlite"
"""The file in the data folder with the browsers that take notices."""

_logs = structlog.get_logger()


class Addresses:
    """The addresses of a running server."""

    def __init__(self, settings: ServerSettings, port: int, key: str = "") -> None:
        self.port = port
        self.key = key
        """The operator's key, for the private link."""
        anywhere = settings.bind_address in ("0.0.0.0", "::")
        address = settings.bind_address
        name = "localhost" if anywhere else f"[{address}]" if ":" in address else address
        self.here = f"http://{name}:{port}"
        """For browsers on this machine."""
        lan = find_lan_address() if anywhere else None
        self.network = f"http://{lan}:{port}" if lan else None
        """For other devices in the local network."""
        self.public = settings.public_url


def bind(settings: ServerSettings) -> socket.socket:
    """Open the socket that the server listens on, or raise `OSError`."""
    address = settings.bind_address
    family = socket.AF_INET6 if ":" in address else socket.AF_INET
    both = address == "::" and socket.has_dualstack_ipv6()
    return socket.create_server(
        (address, settings.port),
        family=family,
        backlog=1024,
        dualstack_ipv6=both,
        reuse_port=settings.share_port,
    )


def open_subscriptions(settings: ServerSettings, cluster: Cluster | None) -> Subscriptions:
    """The subscriptions of this server's visitors, or of its cluster; or `StoreError`."""
    if cluster is None:
        return SqliteSubscriptions(settings.data / SUBSCRIPTIONS_FILE)
    # Here and not above: only those who have a cluster have the driver.
    from lorelode.tables.store.postgres.subscriptions import PostgresSubscriptions

    return PostgresSubscriptions(cluster.store.database)


@asynccontextmanager
async def run_server(
    settings: ServerSettings,
    listening: socket.socket,
    *,
    draw: Callable[[int], bytes] = os.urandom,
    now: Callable[[], float] = time.time,
    tick: Callable[[], float] = time.monotonic,
) -> AsyncIterator[Server]:
    """Run a server. At the end it finishes what it has begun and tells all clients."""
    port = listening.getsockname()[1]
    # Only for the server's own user: the folder has the seeds of running games.
    settings.data.mkdir(mode=0o700, parents=True, exist_ok=True)
    if removed := remove_unfinished(settings.data):
        _logs.info("unfinished backups removed", count=removed)
    # Closed in reverse order, even if one of them fails.
    async with AsyncExitStack() as stack:
        cluster = await stack.enter_async_context(open_cluster(settings))
        if cluster is None:
            store: Store = SqliteStore(settings.data / STORE_FILE)
            stack.push_async_callback(store.close)
        else:
            store = cluster.store
        subscriptions = open_subscriptions(settings, cluster)
        stack.push_async_callback(subscriptions.close)
        server = Server(
            settings,
            store,
            Metrics(Code),
            cluster,
            subscriptions=subscriptions,
            draw=draw,
            now=now,
            tick=tick,
        )
        stack.push_async_callback(server.notifier.close)
        stack.callback(server.picture_threads.shutdown, wait=False)
        stack.push_async_callback(server.services.bot_pool.close)
        stack.push_async_callback(server.finished_games.close)
        server.lan_url = Addresses(settings, port).network
        server.uploads.open(shared=cluster is not None)
        await server.lobby.count_tables()
        relay = None if cluster is None else Relay(server, cluster)
        app = make_app(server, *allowed_hosts_and_origins(settings, port), relay=relay)
        runner = make_runner(app, settings, count_refusal=server.metrics.count_refusal)
        server.readiness.count_connections = lambda: runner.connections
        stack.push_async_callback(runner.cleanup)
        await runner.setup()
        stack.push_async_callback(server.uploads.close)
        stack.push_async_callback(server.descriptions.stop)
        if relay is not None and cluster is not None:
            await stack.enter_async_context(serve_nodes(server, cluster, relay))
        stack.push_async_callback(server.lobby.close, Refusal(Code.SERVER_STOPPING))
        upkeep = asyncio.create_task(run_upkeep(server))
        stack.callback(upkeep.cancel)
        site = web.SockSite(runner, listening)
        await site.start()
        if cluster is not None:
            # First of all: whoever comes now is for the others who listen here.
            stack.push_async_callback(site.stop)
        if relay is not None and cluster is not None and settings.share_port:
            handover = await stack.enter_async_context(open_handover(cluster, runner, port))
            relay.handover = handover
        server.readiness.serving = True
        # Not before: only the first clients at tables have to wait for it.
        server.begin_to_prepare_names()
        try:
            yield server
        finally:
            server.readiness.serving = False


async def run(settings: ServerSettings, announce: Callable[[Addresses], None]) -> None:
    """Run a server until a signal stops it."""
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for name in (signal.SIGINT, signal.SIGTERM):
        # Windows does not support this; there, Ctrl-C ends the loop.
        with suppress(NotImplementedError):
            loop.add_signal_handler(name, stop.set)
    settings = fit_connections(settings)
    listening = bind(settings)
    tune_garbage_collection()
    prefer_event_loop()
    async with run_server(settings, listening) as server:
        addresses = Addresses(settings, listening.getsockname()[1], server.operator.key)
        announce(addresses)
        _logs.info("serving", port=addresses.port, max_connections=settings.max_connections)
        await stop.wait()
        _logs.info("stopping")

"""The life of a node in its cluster: it answers the other nodes, and renews its lease."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Final

import msgspec
import structlog
from aiohttp import web

from lorelode.core.refusal import Code, Refusal
from lorelode.tables.log import PersonId
from lorelode.tables.store import StoreError
from lorelode.web.app import make_app
from lorelode.web.cluster import PARTICIPANT_PATH, PREVIEW_PATH, Cluster
from lorelode.web.link_preview import preview_table
from lorelode.web.relay import Relay
from lorelode.web.routes.helpers import SERVER
from lorelode.web.server import Server
from lorelode.web.timeouts import make_runner

NEWS_SECONDS: Final = 1.0
"""How often a node asks what the others have changed."""

FREEING_SECONDS: Final = 60.0
"""How often a node looks for tables whose owners have died."""

_logs = structlog.get_logger()


@asynccontextmanager
async def serve_nodes(server: Server, cluster: Cluster, relay: Relay) -> AsyncIterator[None]:
    """Be a node of the cluster; at the end, send those away who are passed on to others."""
    lease, metrics = cluster.lease, server.metrics
    metrics.lease_age_seconds.set_function(lambda: lease.age_seconds)

    def lapse() -> None:
        _logs.warning("lease lapsed")
        metrics.lease_lapses.inc()
        server.readiness.can_save = False
        server.lobby.give_up()

    def renew() -> None:
        if not server.readiness.can_save:
            _logs.info("lease renewed")
        server.readiness.can_save = True

    def report(error: Exception) -> None:
        if isinstance(error, StoreError):
            _logs.warning("lease not renewed", error=str(error))
        else:
            _logs.error("lease not renewed", exc_info=error)

    def count_claim(after_death: bool) -> None:
        metrics.claims.inc()
        if after_death:
            metrics.takeovers.inc()

    lease.on_lapse, lease.on_renewal, lease.on_error = lapse, renew, report
    cluster.store.on_takeover = count_claim
    app = make_app(server, for_nodes=cluster)
    app.router.add_get(PARTICIPANT_PATH, _find_participant)
    app.router.add_get(PREVIEW_PATH, _preview)
    runner = make_runner(app, server.settings, all_shared=True)
    async with AsyncExitStack() as stack:
        stack.push_async_callback(runner.cleanup)
        await runner.setup()
        await web.SockSite(runner, cluster.listening).start()
        stack.push_async_callback(relay.close, Refusal(Code.SERVER_STOPPING))
        # Each by itself: one that waits for the database delays no other.
        duties = (
            lease.keep(),
            _hear_of_forgotten(server),
            _hear_of_decks(server),
            _free_tables(cluster),
        )
        for duty in duties:
            stack.callback(asyncio.create_task(duty).cancel)
        yield


async def _find_participant(request: web.Request) -> web.Response:
    """Say whether somebody takes part in a table of this node."""
    actor = await request.app[SERVER].lobby.find(request.match_info["code"])
    if not actor.table.takes_part(PersonId(request.match_info["person"])):
        raise Refusal(Code.NOT_FOUND)
    return web.Response(status=204)


async def _preview(request: web.Request) -> web.Response:
    """The link preview of a table of this node."""
    actor = await request.app[SERVER].lobby.find(request.match_info["code"])
    return web.Response(body=msgspec.json.encode(preview_table(actor.table)))


async def _hear_of_forgotten(server: Server) -> None:
    """Hear which visitors other nodes have forgotten, until cancelled."""
    forgotten = server.shared_forgotten
    while forgotten is not None:
        try:
            for person in await forgotten.hear():
                server.visitors.hear_forgotten(person)
        except StoreError as error:
            _logs.debug("no news of other nodes", error=str(error))
        await asyncio.sleep(NEWS_SECONDS)


async def _hear_of_decks(server: Server) -> None:
    """Hear of decks that other nodes have changed, until cancelled."""
    while True:
        await server.refresh_decks()
        await asyncio.sleep(NEWS_SECONDS)


async def _free_tables(cluster: Cluster) -> None:
    """Let tables expire whose owners have died, until cancelled."""
    while True:
        await asyncio.sleep(FREEING_SECONDS)
        try:
            await cluster.store.free_abandoned()
        except StoreError as error:
            _logs.debug("no tables freed", error=str(error))

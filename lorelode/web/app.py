"""The application: every route, behind the guard."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from aiohttp import web

from lorelode.web.cluster import Cluster, say_when_to_find_again
from lorelode.web.guard import install_guard
from lorelode.web.rate_limits import Buckets
from lorelode.web.relay import Relay
from lorelode.web.routes import all_routes
from lorelode.web.routes.helpers import RELAY, SERVER
from lorelode.web.server import Server

MAX_BODY_BYTES: Final = 16 * 1024

FILE_RATE_FACTOR: Final = 20
"""How many files an address may fetch for each other request: a new page needs many at once."""


def make_app(
    server: Server,
    hosts: Collection[str] = (),
    origins: Collection[str] = (),
    *,
    relay: Relay | None = None,
    for_nodes: Cluster | None = None,
) -> web.Application:
    """The application of a server with these host names and origins.

    `relay` passes requests on to other nodes of a cluster; an application `for_nodes` answers
    requests that they have passed on.
    """
    app = web.Application(client_max_size=MAX_BODY_BYTES)
    app[SERVER] = server
    app[RELAY] = relay
    if relay is not None:
        app.middlewares.append(relay.pass_on)
    if for_nodes is not None:
        app.middlewares.append(say_when_to_find_again)
    app.add_routes(all_routes())
    settings = server.settings
    rate, burst = settings.requests_per_second, settings.request_burst
    install_guard(
        app,
        hosts=hosts,
        origins=origins,
        trusted=settings.trusted_proxies,
        requests=Buckets(rate, burst),
        files=Buckets(FILE_RATE_FACTOR * rate, FILE_RATE_FACTOR * burst),
        https=settings.https,
        admit=None if for_nodes is None else for_nodes.admit,
        now=server.services.tick,
        count_refusal=server.metrics.count_refusal,
    )
    return app

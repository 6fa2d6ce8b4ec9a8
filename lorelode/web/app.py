"""The application: every route, behind the guard."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from aiohttp import web

from lorelode.web.guard import install_guard
from lorelode.web.rate_limits import Buckets
from lorelode.web.routes import all_routes
from lorelode.web.routes.helpers import SERVER
from lorelode.web.server import Server

MAX_BODY_BYTES: Final = 16 * 1024

FILE_RATE_FACTOR: Final = 20
"""How many files an address may fetch for each other request: a new page needs many at once."""


def make_app(server: Server, hosts: Collection[str], origins: Collection[str]) -> web.Application:
    """The application of a server with these host names and origins."""
    app = web.Application(client_max_size=MAX_BODY_BYTES)
    app[SERVER] = server
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
        now=server.services.tick,
        count_refusal=server.metrics.count_refusal,
    )
    return app

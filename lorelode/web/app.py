"""The application: every route behind the guard."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from aiohttp import web

from lorelode.web import decks
from lorelode.web.addresses import within
from lorelode.web.api import SERVER, routes
from lorelode.web.guard import ADDRESS, protect
from lorelode.web.limits import Buckets
from lorelode.web.server import Server

LARGEST_BODY: Final = 16 * 1024

FILES: Final = 20
"""So many times as many files of the page may be fetched: a household opens it all at once."""


def make_app(server: Server, hosts: Collection[str], origins: Collection[str]) -> web.Application:
    """The application of a server that goes by these names."""
    app = web.Application(client_max_size=LARGEST_BODY)
    app[SERVER] = server
    app.add_routes([*routes(), *decks.routes(), web.get("/metrics", _metrics)])
    settings = server.settings
    protect(
        app,
        hosts=hosts,
        origins=origins,
        trusted=settings.trusted_proxies,
        requests=Buckets(settings.requests_per_second, settings.request_burst),
        files=Buckets(FILES * settings.requests_per_second, FILES * settings.request_burst),
        now=server.services.tick,
        refused=server.metrics.refused,
    )
    return app


async def _metrics(request: web.Request) -> web.Response:
    """The numbers for Prometheus, for those who run the server alone: they tell of every table."""
    settings = request.app[SERVER].settings
    peer = request.remote or ""
    relayed = "X-Forwarded-For" in request.headers and not within(peer, settings.trusted_proxies)
    if relayed or not within(request[ADDRESS], settings.metrics_from):
        raise web.HTTPNotFound
    request.app[SERVER].gauge.settle()
    body, kind = request.app[SERVER].metrics.render()
    return web.Response(body=body, headers={"Content-Type": kind})

"""Routes for monitoring: health, readiness and metrics."""

from __future__ import annotations

from aiohttp import web

from lorelode.web.addresses import is_within
from lorelode.web.guard import ADDRESS
from lorelode.web.routes.helpers import SERVER, answer
from lorelode.wire import Health, Readiness


async def healthz(_request: web.Request) -> web.Response:
    """Whether the server runs."""
    return answer(Health())


async def readyz(request: web.Request) -> web.Response:
    """Whether the server accepts players."""
    reason = request.app[SERVER].readiness.find_reason()
    return answer(Readiness(reason is None, reason), 200 if reason is None else 503)


async def metrics(request: web.Request) -> web.Response:
    """The metrics for Prometheus, only for the networks that the operator has allowed."""
    server = request.app[SERVER]
    settings = server.settings
    peer = request.remote or ""
    relayed = "X-Forwarded-For" in request.headers and not is_within(peer, settings.trusted_proxies)
    if relayed or not is_within(request[ADDRESS], settings.metrics_from):
        raise web.HTTPNotFound
    server.table_metrics.flush()
    body, content_type = server.metrics.render()
    return web.Response(body=body, headers={"Content-Type": content_type})


def routes() -> list[web.RouteDef]:
    """The routes for monitoring."""
    return [
        web.get("/healthz", healthz),
        web.get("/readyz", readyz),
        web.get("/metrics", metrics),
    ]

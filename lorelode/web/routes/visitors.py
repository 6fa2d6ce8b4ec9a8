"""Visitors: leaving a computer that others use too."""

from __future__ import annotations

import structlog
from aiohttp import web

from lorelode.core.refusal import Code, Refusal
from lorelode.tables.store import StoreError
from lorelode.web.routes.helpers import SERVER, answer
from lorelode.wire import VisitorForgotten


async def forget_me(request: web.Request) -> web.Response:
    """Forget the visitor who asks: their token, and what their browser has kept."""
    server = request.app[SERVER]
    server.limits.count_forgotten(server.limits.key(request))
    try:
        person = await server.visitors.forget(request)
        if person is not None:
            await server.subscriptions.forget(person)
    except (OSError, StoreError) as error:
        structlog.get_logger().error("visitor was not forgotten", error=str(error))
        raise Refusal(Code.STORE_UNAVAILABLE) from error
    response = answer(VisitorForgotten())
    server.visitors.remove_cookie(request, response)
    return response


def routes() -> list[web.RouteDef]:
    """The routes of visitors."""
    return [web.post("/api/forget-me", forget_me)]

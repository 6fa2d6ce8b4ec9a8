"""Notices: the key to subscribe with, and a browser that subscribes or unsubscribes."""

from __future__ import annotations

from typing import Any

import msgspec
from aiohttp import web

from lorelode.core.refusal import Code, Refusal
from lorelode.tables.store import StoreError
from lorelode.tables.store.subscriptions import Subscription, TooManySubscriptions
from lorelode.web.notices.push import check_subscription
from lorelode.web.routes.helpers import SERVER, answer, find_table
from lorelode.wire.notices import NoticesChanged, PushEnd, PushKey, PushSubscription


async def show_key(request: web.Request) -> web.Response:
    """The key that a browser needs to subscribe."""
    return answer(PushKey(request.app[SERVER].push_keys.public))


async def subscribe(request: web.Request) -> web.Response:
    """Send notices to a browser of somebody who has a seat at the table."""
    server = request.app[SERVER]
    table = (await find_table(request)).table
    person = server.visitors.find_person(request)
    if person is None or not table.takes_part(person):
        raise Refusal(Code.NO_SEAT)
    wanted = await _read(request, PushSubscription)
    subscription = Subscription(wanted.endpoint, wanted.p256dh, wanted.auth, wanted.language)
    try:
        check_subscription(subscription, to_loopback=server.settings.notices_to_loopback)
    except ValueError as error:
        raise Refusal(Code.BAD_MESSAGE, reason=f"subscription: {error}") from error
    try:
        known = await server.subscriptions.find(person)
        if subscription.endpoint not in {one.endpoint for one in known}:
            server.limits.count_subscription(server.limits.key(request))
        await server.subscriptions.save(person, subscription, server.services.now())
        if server.visitors.find_person(request) is None:  # forgotten meanwhile
            await server.subscriptions.forget(person)
    except TooManySubscriptions as error:
        raise Refusal(Code.SERVER_FULL) from error
    except StoreError as error:
        raise Refusal(Code.STORE_UNAVAILABLE) from error
    return answer(NoticesChanged())


async def unsubscribe(request: web.Request) -> web.Response:
    """Send no more notices to a browser."""
    server = request.app[SERVER]
    wanted = await _read(request, PushEnd)
    person = server.visitors.find_person(request)
    if person is not None:
        try:
            await server.subscriptions.drop(person, wanted.endpoint)
        except StoreError as error:
            raise Refusal(Code.STORE_UNAVAILABLE) from error
    return answer(NoticesChanged())


async def _read(request: web.Request, kind: type[Any]) -> Any:
    try:
        return msgspec.json.decode(await request.read(), type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refusal(Code.BAD_MESSAGE, reason=str(error)) from error


def routes() -> list[web.RouteDef]:
    """The routes of notices."""
    return [
        web.get("/api/push-key", show_key),
        web.post("/api/tables/{code}/subscription", subscribe),
        web.post("/api/unsubscribe", unsubscribe),
    ]

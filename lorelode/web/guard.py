"""The guard at the door: who may ask, how often, and what goes on every answer."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Collection, Mapping, Sequence

import structlog
from aiohttp import hdrs, web
from aiohttp.typedefs import Handler, Middleware
from aiohttp.web_protocol import RequestPayloadError

from lorelode import wire
from lorelode.core.refusal import Code, Refusal
from lorelode.web.addresses import client_address, limiting_key
from lorelode.web.limits import Buckets
from lorelode.web.settings import Network
from lorelode.web.watching import route_of

ADDRESS = web.RequestKey("address", str)
"""Where a request comes from, trusted proxies seen through; on every request."""

OWN_HEADER = "X-Lorelode"
"""A page of another origin cannot send it unasked, and asking (CORS) is never answered."""

FILES = ("/page/", "/pictures/")
"""Where files are that are fetched many at once, and once."""

READING = frozenset({hdrs.METH_GET, hdrs.METH_HEAD, hdrs.METH_OPTIONS})

HEADERS: Mapping[str, str] = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        "font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; "
        "form-action 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Server": "lorelode",
}

_BY_STATUS: Mapping[int, Code] = {
    400: Code.BAD_REQUEST,
    403: Code.FORBIDDEN,
    404: Code.NOT_FOUND,
    405: Code.WRONG_METHOD,
    413: Code.TOO_LARGE,
    417: Code.BAD_REQUEST,
    429: Code.TOO_MANY_REQUESTS,
    500: Code.INTERNAL,
    503: Code.UNAVAILABLE,
}
"""What is said of an error that aiohttp finds, by its status."""


def protect(
    app: web.Application,
    *,
    hosts: Collection[str],
    origins: Collection[str],
    trusted: Sequence[Network],
    requests: Buckets[str],
    files: Buckets[str],
    now: Callable[[], float] = time.monotonic,
    refused: Callable[[str], object] = lambda _: None,
) -> None:
    """Put the guard before an application's handlers, and the headers on its answers.

    `refused` is told the code of each refusal.
    """
    middleware = guard(
        hosts=hosts,
        origins=origins,
        trusted=trusted,
        requests=requests,
        files=files,
        now=now,
        refused=refused,
    )
    app.middlewares.insert(0, middleware)
    # At the last moment before the headers are sent: so they are on WebSockets and errors too.
    app.on_response_prepare.append(_prepare)


def guard(
    *,
    hosts: Collection[str],
    origins: Collection[str],
    trusted: Sequence[Network],
    requests: Buckets[str],
    files: Buckets[str],
    now: Callable[[], float],
    refused: Callable[[str], object],
) -> Middleware:
    """The middleware that lets a request through or refuses it."""

    def check(request: web.Request) -> None:
        key = limiting_key(request[ADDRESS])
        allowance = files if request.path.startswith(FILES) else requests
        if not allowance.take(key, now()):
            wait = max(1, math.ceil(allowance.wait(key, now())))
            raise _TooSoon(wait)
        # A name of somebody else's that leads here (DNS rebinding) would make their page ours.
        host = request.headers.getall(hdrs.HOST, [])
        if len(host) != 1 or host[0].lower() not in hosts:
            raise Refusal(Code.WRONG_HOST)
        origin = request.headers.getall(hdrs.ORIGIN, [])
        ours = len(origin) == 1 and origin[0] in origins
        upgrade = any("websocket" in v.lower() for v in request.headers.getall(hdrs.UPGRADE, []))
        if (upgrade and not ours) or (request.method not in READING and origin and not ours):
            raise Refusal(Code.WRONG_ORIGIN)
        if request.method not in READING and request.headers.get(OWN_HEADER) != "1":
            raise Refusal(Code.HEADER_MISSING, header=f"{OWN_HEADER}: 1")

    @web.middleware
    async def middleware(request: web.Request, handler: Handler) -> web.StreamResponse:
        forwarded = request.headers.getall("X-Forwarded-For", [])
        request[ADDRESS] = client_address(request.remote or "", forwarded, trusted)
        try:
            check(request)
            return await handler(request)
        except Refusal as refusal:
            response = answer_refusal(refusal)
            code = refusal.code
        except web.HTTPException as error:
            if error.status < 400:
                raise
            response = as_refusal(error)
            code = _by_status(error.status)
        except RequestPayloadError:
            response = plain_refusal(400)
            response.force_close()
            code = Code.BAD_REQUEST
        except Exception as error:
            if isinstance(error, ConnectionError) and _gone(request):
                return web.Response()  # nobody reads this
            structlog.get_logger().exception(
                "request failed", method=request.method, route=route_of(request)
            )
            response = plain_refusal(500)
            code = Code.INTERNAL
        if request.writer.output_size:
            # An answer or a WebSocket had begun: a second answer would be taken for part of it.
            request.protocol.force_close()
        refused(code)
        return response

    return middleware


class _TooSoon(Refusal):
    def __init__(self, seconds: int) -> None:
        super().__init__(Code.TOO_MANY_REQUESTS)
        self.seconds = seconds


def answer_refusal(
    refusal: Refusal, status: int | None = None, headers: Mapping[str, str] | None = None
) -> web.Response:
    """The answer to a request that is refused."""
    if isinstance(refusal, _TooSoon):
        headers = {"Retry-After": str(refusal.seconds)}
    return web.Response(
        status=status or (refusal.code.status if isinstance(refusal.code, Code) else 400),
        body=wire.encode(wire.RefusalBody.of(refusal)),
        content_type="application/json",
        headers=headers,
    )


def as_refusal(error: web.HTTPException) -> web.Response:
    """What aiohttp refuses with, in our form."""
    body = (hdrs.CONTENT_TYPE, hdrs.CONTENT_LENGTH)
    headers = {name: value for name, value in error.headers.items() if name not in body}
    return plain_refusal(error.status, headers)


def plain_refusal(status: int, headers: Mapping[str, str] | None = None) -> web.Response:
    """A refusal that says no more than its status does."""
    return answer_refusal(Refusal(_by_status(status)), status, headers)


def dress(response: web.StreamResponse) -> None:
    """Put the headers on an answer that every answer has."""
    response.headers.update(HEADERS)
    response.headers.setdefault(hdrs.CACHE_CONTROL, "no-store")


async def _prepare(_: web.Request, response: web.StreamResponse) -> None:
    dress(response)


def _gone(request: web.Request) -> bool:
    """Whether whoever asked has left."""
    return request.transport is None or request.transport.is_closing()


def _by_status(status: int) -> Code:
    return _BY_STATUS.get(status) or (Code.INTERNAL if status >= 500 else Code.BAD_REQUEST)

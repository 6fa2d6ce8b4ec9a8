"""The guard: checks the host, the origin and the rate of every request, and adds headers."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Mapping, Sequence

import structlog
from aiohttp import hdrs, web
from aiohttp.typedefs import Handler
from aiohttp.web_protocol import RequestPayloadError

from lorelode.core.refusal import Code, Refusal
from lorelode.web.addresses import find_client_address, rate_limit_key, requested_host
from lorelode.web.logs import find_route
from lorelode.web.rate_limits import Buckets
from lorelode.web.refusals import (
    LimitReached,
    answer_refusal,
    answer_status,
    code_for,
    convert_error,
)
from lorelode.web.settings import Network

ADDRESS = web.RequestKey("address", str)
"""The client's address, as trusted proxies report it; set on every request."""

OWN_HEADER = "X-Lorelode"
"""Pages of other origins cannot send it: that needs CORS, which is never allowed."""

FILE_PATHS = ("/page/", "/pictures/", "/previews/", "/icons/", "/manifests/", "/worker.js")
"""Paths with many files, which a browser fetches all at once. They have their own rate limit."""

SAFE_METHODS = frozenset({hdrs.METH_GET, hdrs.METH_HEAD, hdrs.METH_OPTIONS})

SECURITY_HEADERS: Mapping[str, str] = {
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
    "Permissions-Policy": (
        # Only names that browsers know: they complain about others in the console.
        "camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), "
        "midi=(), display-capture=(), accelerometer=(), gyroscope=(), magnetometer=()"
    ),
    "Server": "lorelode",
}

HTTPS_HEADERS: Mapping[str, str] = {
    # Not for subdomains: the server does not know whether all of them have https.
    "Strict-Transport-Security": "max-age=31536000",
}
"""The headers that every answer has too where the public address is https."""


def install_guard(
    app: web.Application,
    *,
    hosts: Collection[str],
    origins: Collection[str],
    trusted: Sequence[Network],
    requests: Buckets[str],
    files: Buckets[str],
    https: bool = False,
    admit: Callable[[web.Request], str] | None = None,
    now: Callable[[], float] = time.monotonic,
    count_refusal: Callable[[str], object] = lambda _: None,
) -> None:
    """Check every request before the application handles it, and add headers to every answer.

    `https`: whether the public address is. `admit` returns the client's address of a request that
    another server has checked already, or raises an HTTP error. `count_refusal` is called with the
    code of each refusal.
    """

    def check(request: web.Request) -> None:
        key = rate_limit_key(request[ADDRESS])
        limit = files if request.path.startswith(FILE_PATHS) else requests
        if not limit.take(key, now()):
            raise LimitReached(Code.TOO_MANY_REQUESTS, limit.wait_seconds(key, now()))
        # Against DNS rebinding: a page whose name was made to resolve to this server.
        given = request.headers.getall(hdrs.HOST, [])
        if len(given) != 1 or given[0].lower() not in hosts:
            raise Refusal(Code.WRONG_HOST)
        if requested_host(request.raw_path, given[0]) not in hosts:
            raise Refusal(Code.WRONG_HOST)
        origin = request.headers.getall(hdrs.ORIGIN, [])
        ours = len(origin) == 1 and origin[0] in origins
        upgrade = any("websocket" in v.lower() for v in request.headers.getall(hdrs.UPGRADE, []))
        if (upgrade and not ours) or (request.method not in SAFE_METHODS and origin and not ours):
            raise Refusal(Code.WRONG_ORIGIN)
        if request.method not in SAFE_METHODS and request.headers.get(OWN_HEADER) != "1":
            raise Refusal(Code.HEADER_MISSING, header=f"{OWN_HEADER}: 1")

    @web.middleware
    async def middleware(request: web.Request, handler: Handler) -> web.StreamResponse:
        try:
            if admit is None:
                forwarded = request.headers.getall("X-Forwarded-For", [])
                request[ADDRESS] = find_client_address(request.remote or "", forwarded, trusted)
                check(request)
            else:
                request[ADDRESS] = admit(request)
            return await handler(request)
        except Refusal as refusal:
            response = answer_refusal(refusal)
            code = refusal.code
        except web.HTTPException as error:
            if error.status < 400:
                raise
            response = convert_error(error)
            code = code_for(error.status)
        except RequestPayloadError:
            response = answer_status(400)
            response.force_close()
            code = Code.BAD_REQUEST
        except Exception as error:
            if _is_disconnect(error) and _disconnected(request):
                return web.Response()  # the client is gone
            structlog.get_logger().exception(
                "request failed", method=request.method, route=find_route(request)
            )
            response = answer_status(500)
            code = Code.INTERNAL
        if request.writer.output_size:
            # An answer or a WebSocket has begun: a second answer would be read as part of it.
            request.protocol.force_close()
        count_refusal(code)
        return response

    async def prepare(_: web.Request, response: web.StreamResponse) -> None:
        add_headers(response, https=https)

    app.middlewares.insert(0, middleware)
    # Just before the headers are sent, so that WebSockets and errors have them too.
    app.on_response_prepare.append(prepare)


def add_headers(response: web.StreamResponse, *, https: bool) -> None:
    """Add the headers that every answer has."""
    response.headers.update(SECURITY_HEADERS)
    if https:
        response.headers.update(HTTPS_HEADERS)
    response.headers.setdefault(hdrs.CACHE_CONTROL, "no-store")


def _is_disconnect(error: Exception) -> bool:
    """Whether an error says that the client is gone."""
    # aiohttp raises the second kind if the connection was lost before the body was read.
    lost = isinstance(error, RuntimeError) and str(error) == "Connection closed."
    return isinstance(error, ConnectionError) or lost


def _disconnected(request: web.Request) -> bool:
    """Whether the client has disconnected."""
    return request.transport is None or request.transport.is_closing()

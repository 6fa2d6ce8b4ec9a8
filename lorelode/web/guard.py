"""The guard: checks the host, the origin and the rate of every request, and adds headers."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Collection, Mapping, Sequence

import structlog
from aiohttp import hdrs, web
from aiohttp.typedefs import Handler
from aiohttp.web_protocol import RequestPayloadError

from lorelode import wire
from lorelode.core.refusal import Code, Refusal
from lorelode.web.addresses import find_client_address, rate_limit_key
from lorelode.web.logs import find_route
from lorelode.web.rate_limits import Buckets
from lorelode.web.settings import Network

ADDRESS = web.RequestKey("address", str)
"""The client's address, as trusted proxies report it; set on every request."""

OWN_HEADER = "X-Lorelode"
"""Pages of other origins cannot send it: that needs CORS, which is never allowed."""

FILE_PATHS = ("/page/", "/pictures/")
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
"""The code of a refusal for an error of aiohttp, by its status."""


def install_guard(
    app: web.Application,
    *,
    hosts: Collection[str],
    origins: Collection[str],
    trusted: Sequence[Network],
    requests: Buckets[str],
    files: Buckets[str],
    now: Callable[[], float] = time.monotonic,
    count_refusal: Callable[[str], object] = lambda _: None,
) -> None:
    """Check every request before the application handles it, and add headers to every answer.

    `count_refusal` is called with the code of each refusal.
    """

    def check(request: web.Request) -> None:
        key = rate_limit_key(request[ADDRESS])
        limit = files if request.path.startswith(FILE_PATHS) else requests
        if not limit.take(key, now()):
            wait = max(1, math.ceil(limit.wait_seconds(key, now())))
            raise _TooManyRequests(wait)
        # Against DNS rebinding: a page whose name was made to resolve to this server.
        host = request.headers.getall(hdrs.HOST, [])
        if len(host) != 1 or host[0].lower() not in hosts:
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
        forwarded = request.headers.getall("X-Forwarded-For", [])
        request[ADDRESS] = find_client_address(request.remote or "", forwarded, trusted)
        try:
            check(request)
            return await handler(request)
        except Refusal as refusal:
            response = answer_refusal(refusal)
            code = refusal.code
        except web.HTTPException as error:
            if error.status < 400:
                raise
            response = convert_error(error)
            code = _code_for(error.status)
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

    app.middlewares.insert(0, middleware)
    # Just before the headers are sent, so that WebSockets and errors have them too.
    app.on_response_prepare.append(_prepare)


class _TooManyRequests(Refusal):
    def __init__(self, seconds: int) -> None:
        super().__init__(Code.TOO_MANY_REQUESTS)
        self.seconds = seconds


def answer_refusal(
    refusal: Refusal, status: int | None = None, headers: Mapping[str, str] | None = None
) -> web.Response:
    """The answer to a request that is refused."""
    if isinstance(refusal, _TooManyRequests):
        headers = {"Retry-After": str(refusal.seconds)}
    return web.Response(
        status=status or (refusal.code.status if isinstance(refusal.code, Code) else 400),
        body=wire.encode(wire.RefusalBody.of(refusal)),
        content_type="application/json",
        headers=headers,
    )


def convert_error(error: web.HTTPException) -> web.Response:
    """The answer to an error of aiohttp, with the body of a refusal."""
    body = (hdrs.CONTENT_TYPE, hdrs.CONTENT_LENGTH)
    headers = {name: value for name, value in error.headers.items() if name not in body}
    return answer_status(error.status, headers)


def answer_status(status: int, headers: Mapping[str, str] | None = None) -> web.Response:
    """The answer with this status, and no details."""
    return answer_refusal(Refusal(_code_for(status)), status, headers)


def add_headers(response: web.StreamResponse) -> None:
    """Add the headers that every answer has."""
    response.headers.update(SECURITY_HEADERS)
    response.headers.setdefault(hdrs.CACHE_CONTROL, "no-store")


async def _prepare(_: web.Request, response: web.StreamResponse) -> None:
    add_headers(response)


def _is_disconnect(error: Exception) -> bool:
    """Whether an error says that the client is gone."""
    # aiohttp raises the second kind if the connection was lost before the body was read.
    lost = isinstance(error, RuntimeError) and str(error) == "Connection closed."
    return isinstance(error, ConnectionError) or lost


def _disconnected(request: web.Request) -> bool:
    """Whether the client has disconnected."""
    return request.transport is None or request.transport.is_closing()


def _code_for(status: int) -> Code:
    return _BY_STATUS.get(status) or (Code.INTERNAL if status >= 500 else Code.BAD_REQUEST)

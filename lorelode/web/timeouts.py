"""Timeouts and counts of connections: slow ones are closed, and too many are refused.

aiohttp waits forever for a request to arrive and for an answer to be read; this is its protocol
with a timeout for both. An open WebSocket only has to read what it is sent.
"""

from __future__ import annotations

import asyncio
import logging
import socket
from collections.abc import Callable, Sequence
from typing import cast

import structlog
from aiohttp import web
from aiohttp.http_websocket import WebSocketReader
from aiohttp.streams import StreamReader
from aiohttp.web_protocol import RequestHandler, RequestPayloadError

from lorelode.core.refusal import Code
from lorelode.web.addresses import is_within, rate_limit_key
from lorelode.web.frames import FrameBudget
from lorelode.web.guard import add_headers
from lorelode.web.logs import AccessLog
from lorelode.web.rate_limits import Buckets, Counts
from lorelode.web.refusals import answer_status, convert_error
from lorelode.web.settings import Network, ServerSettings

MIN_BODY_BYTES_PER_SECOND = 8 * 1024
"""How fast a body must arrive; the seconds for its header come on top."""

CONNECTION_RATE_FACTOR = 5
"""How many connections an address may open for each request that it may send: a browser opens
several for one page, each of which costs as much as a request."""

IDLE_SECONDS = 75.0
"""How long an idle connection is kept open."""


def make_runner(
    app: web.Application,
    settings: ServerSettings,
    *,
    count_refusal: Callable[[str], object] = lambda _: None,
    shutdown_seconds: float = 10.0,
    all_shared: bool = False,
) -> Runner:
    """Make a runner that limits the number of connections and closes slow ones.

    `all_shared`: whether every address may have any number of connections, as a proxy may.
    `count_refusal` is called with the code of each connection that is refused.
    """
    logs = logging.getLogger("lorelode.access") if settings.log_level == "debug" else None
    limits = ConnectionLimits(settings, count_refusal, all_shared=all_shared)
    return Runner(app, settings, limits, shutdown_seconds, logs)


class ConnectionLimits:
    """The timeouts of a connection, and how many are open."""

    def __init__(
        self,
        settings: ServerSettings,
        count_refusal: Callable[[str], object],
        *,
        all_shared: bool = False,
    ) -> None:
        self.all_shared = all_shared
        self.header_seconds = settings.header_seconds
        self.lag_seconds = settings.lag_seconds
        self.messages_per_second = settings.messages_per_second
        self.message_burst = settings.message_burst
        self.trusted: Sequence[Network] = settings.trusted_proxies
        self.https = settings.https
        self.open = Counts[str](settings.connections_per_address, settings.max_connections)
        self.new = Buckets[str](
            CONNECTION_RATE_FACTOR * settings.requests_per_second,
            CONNECTION_RATE_FACTOR * settings.request_burst,
        )
        self.count_refusal = count_refusal

    def take(self, key: str, now: float, *, shared: bool) -> bool:
        """Count a new connection; False if it is too many. A `shared` key is a proxy's."""
        return (shared or self.new.take(key, now)) and self.open.take(key, shared=shared)


class Runner(web.AppRunner):
    """aiohttp's runner, with the protocol of this module."""

    def __init__(
        self,
        app: web.Application,
        settings: ServerSettings,
        limits: ConnectionLimits,
        shutdown_seconds: float,
        logs: logging.Logger | None,
    ) -> None:
        super().__init__(
            app,
            access_log_class=AccessLog,
            access_log=logs,
            keepalive_timeout=IDLE_SECONDS,
            lingering_time=settings.header_seconds,
            shutdown_timeout=shutdown_seconds,
        )
        self._limits = limits

    @property
    def connections(self) -> int:
        """How many connections are open."""
        return self._limits.open.total

    async def serve_socket(self, client: socket.socket, received: bytes) -> None:
        """Serve a connection that another process has accepted, and read this much of."""

        def make_handler() -> RequestHandler:
            assert self.server is not None
            handler = self.server()
            assert isinstance(handler, TimeoutHandler)
            handler.received = received
            return handler

        await asyncio.get_running_loop().connect_accepted_socket(make_handler, client)

    async def _make_server(self) -> web.Server:
        return TimeoutServer(await super()._make_server(), self._limits)


class TimeoutServer(web.Server):
    """A copy of aiohttp's server that makes a `TimeoutHandler` for each connection."""

    def __init__(self, plain: web.Server, limits: ConnectionLimits) -> None:
        super().__init__(
            plain.request_handler,
            request_factory=plain.request_factory,
            handler_cancellation=plain.handler_cancellation,
            **plain._kwargs,
        )
        self._limits = limits

    def __call__(self) -> RequestHandler:
        """A protocol for a connection that is about to be made."""
        return TimeoutHandler(self, self._limits, loop=self._loop, **self._kwargs)


class TimeoutHandler(RequestHandler):
    """One connection, closed if a request does not arrive or an answer is not read in time."""

    __slots__ = (
        *("_behind", "_body", "_due", "_frames", "_key", "_limits", "_received"),
        *("_served", "_since", "_wire", "on_flood", "received"),
    )

    def __init__(
        self,
        server: web.Server,
        limits: ConnectionLimits,
        *,
        loop: asyncio.AbstractEventLoop,
        **kwargs: object,
    ) -> None:
        super().__init__(server, loop=loop, **kwargs)  # type: ignore[arg-type]
        self._limits = limits
        self._key: str | None = None  # None if it is not counted
        self._wire: asyncio.Transport | None = None  # aiohttp forgets its `transport` early
        self._due: asyncio.TimerHandle | None = None  # when the request must have arrived
        self._since = 0.0
        self._body: StreamReader | None = None  # the body that is arriving
        self._received = 0
        self._behind: asyncio.TimerHandle | None = None  # when the client must have caught up
        self._served = False  # no more answers follow
        self._frames: FrameBudget | None = None  # of a WebSocket
        self.on_flood: Callable[[], None] | None = None
        """Called if the connection is closed because it sends too many frames."""
        self.received = b""
        """What another process has read before it handed the connection over."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Count the connection, or close it at once if there are too many."""
        peer = transport.get_extra_info("peername")
        address = str(peer[0]) if isinstance(peer, tuple) else ""
        key = rate_limit_key(address)
        limits = self._limits
        shared = limits.all_shared or not address or is_within(address, limits.trusted)
        if not self._limits.take(key, self._loop.time(), shared=shared):
            cast(asyncio.Transport, transport).abort()
            self._limits.count_refusal("too-many-connections")
            return
        self._key = key
        self._wire = cast(asyncio.Transport, transport)
        super().connection_made(transport)
        self._start_timeout()
        if self.received:
            self.data_received(self.received)

    def connection_lost(self, exc: BaseException | None) -> None:
        """Stop counting the connection."""
        if self._key is None:
            return
        self._limits.open.release(self._key)
        self._key = None
        self._stop_timeout()
        self._stop_lag()
        super().connection_lost(exc)
        self._wire = None

    def data_received(self, data: bytes) -> None:
        """Keep track of how much of a request has arrived."""
        if self._frames is not None:
            if self._frames.allows(data, self._loop.time()):
                super().data_received(data)
            else:
                self._limits.count_refusal(Code.RATE_LIMITED)
                self._abort()
                if self.on_flood is not None:
                    on_flood, self.on_flood = self.on_flood, None
                    on_flood()
            return
        before = self._request_count
        unfinished = self._body
        super().data_received(data)
        if self._request_count > before and self._messages:
            if unfinished is not None and not unfinished.is_eof():
                # The data is not part of the body and not a request. aiohttp would queue a 400
                # behind a handler that waits forever for the rest of the body.
                unfinished.set_exception(RequestPayloadError("the body is incomplete"))
                unfinished.feed_eof()
            body = self._messages[-1][1]
            if body.is_eof():
                self._stop_timeout()
            else:
                self._start_timeout()
                self._body = body
        elif self._body is not None:
            self._received += len(data)
            if self._body.is_eof():
                self._stop_timeout()
        elif data and self._due is None and not self._upgraded:
            self._start_timeout()

    def set_parser(
        self, parser: WebSocketReader, data_received_cb: Callable[[], None] | None = None
    ) -> None:
        """From now on the bytes are frames. Some of them may have come with the request."""
        limits = self._limits
        self._frames = FrameBudget(
            limits.messages_per_second, limits.message_burst, self._loop.time()
        )
        early, self._message_tail = self._message_tail, b""
        super().set_parser(parser, data_received_cb)
        if early:
            self.data_received(early)

    def received_upgrade(self, request: web.Request) -> bytes | None:
        """The bytes of an upgrade and all that was received after it, to hand the connection over.

        None if something is left to send, if the request has a body, and if the connection was
        handed over before: it would go in circles if two processes took each other for the owner.
        """
        wire = self._wire
        if wire is None or wire.is_closing() or wire.get_write_buffer_size() or self.received:
            return None
        if not self._upgraded or self._frames is not None or request.body_exists:
            return None
        version = request.version
        line = f"{request.method} {request.raw_path} HTTP/{version.major}.{version.minor}\r\n"
        headers = [b"%b: %b\r\n" % header for header in request.raw_headers]
        start = line.encode("utf-8", "surrogateescape")  # as it was decoded
        return b"".join((start, *headers, b"\r\n", self._message_tail))

    def leave(self) -> None:
        """Let go of a connection that another process serves from now on."""
        self._message_tail = b""
        self._abort()

    def pause_writing(self) -> None:
        """The client reads too slowly: start its timeout."""
        super().pause_writing()
        self._start_lag()

    def resume_writing(self) -> None:
        """The client has caught up."""
        super().resume_writing()
        self._stop_lag()
        if self._served:
            self._start_lag()

    async def start(self) -> None:
        """Serve the connection, then give the client time to read the rest."""
        try:
            await super().start()
        finally:
            self._served = True
            if self._key is not None:
                self._start_lag()

    async def finish_response(
        self, request: web.BaseRequest, resp: web.StreamResponse, start_time: float | None
    ) -> tuple[web.StreamResponse, bool]:
        """Answer; errors of aiohttp itself become refusals too."""
        if self._upgraded and self._frames is None and self._message_tail:
            # Frames that came with an upgrade which is refused. They are not requests.
            self._message_tail = b""
            resp.force_close()
        if isinstance(resp, web.HTTPException) and resp.status >= 400:
            resp = convert_error(resp)
        return await super().finish_response(request, resp, start_time)

    def handle_error(
        self,
        request: web.BaseRequest,
        status: int = 500,
        exc: BaseException | None = None,
        message: str | None = None,  # noqa: ARG002 - it quotes the client
    ) -> web.StreamResponse:
        """The answer to something that is not a request, or to a failure outside the guard."""
        log = structlog.get_logger()
        if status >= 500:
            log.error("request failed", exc_info=exc)
        else:
            log.debug("not a request", error=type(exc).__name__)
        if request.writer.output_size:
            raise ConnectionResetError("an answer has already begun")
        response = answer_status(status)
        add_headers(response, https=self._limits.https)
        response.force_close()
        return response

    def _start_timeout(self) -> None:
        """Start the timeout of the request that is arriving."""
        self._stop_timeout()
        self._since = self._loop.time()
        self._due = self._loop.call_later(self._limits.header_seconds, self._check_timeout)

    def _stop_timeout(self) -> None:
        self._body = None
        self._received = 0
        if self._due is not None:
            self._due.cancel()
            self._due = None

    def _check_timeout(self) -> None:
        if self._reading_paused or self._buffer_paused:  # the server does not read
            self._since = self._loop.time()
        due = self._since + self._limits.header_seconds + self._received / MIN_BODY_BYTES_PER_SECOND
        if due > self._loop.time():
            self._due = self._loop.call_at(due, self._check_timeout)
        else:
            self._due = None
            self._abort()

    def _start_lag(self) -> None:
        if self._behind is None:
            self._behind = self._loop.call_later(self._limits.lag_seconds, self._abort)

    def _stop_lag(self) -> None:
        if self._behind is not None:
            self._behind.cancel()
            self._behind = None

    def _abort(self) -> None:
        """Close the connection at once."""
        self.force_close()
        if self._wire is not None:
            self._wire.abort()

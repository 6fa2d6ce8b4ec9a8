"""Timeouts and counts of connections: slow ones are closed, and too many are refused.

aiohttp waits forever for a request to arrive and for an answer to be read; this is its protocol
with a timeout for both. An open WebSocket only has to read what it is sent.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import cast

import structlog
from aiohttp import web
from aiohttp.streams import StreamReader
from aiohttp.web_protocol import RequestHandler, RequestPayloadError

from lorelode.web.addresses import limiting_key, within
from lorelode.web.guard import add_headers, as_refusal, plain_refusal
from lorelode.web.logs import AccessLog
from lorelode.web.rate_limits import Counts
from lorelode.web.settings import Network, ServerSettings

MIN_BODY_BYTES_PER_SECOND = 8 * 1024
"""How fast a body must arrive, after the time that its header has."""

IDLE_SECONDS = 75.0
"""How long an idle connection is kept open."""


def make_runner(
    app: web.Application,
    settings: ServerSettings,
    *,
    count_refusal: Callable[[str], object] = lambda _: None,
    shutdown_seconds: float = 10.0,
) -> Runner:
    """A runner that closes slow connections of an application and limits their number.

    `count_refusal` is called with the code of each connection that is refused.
    """
    logs = logging.getLogger("lorelode.access") if settings.log_level == "debug" else None
    return Runner(app, settings, count_refusal, shutdown_seconds, logs)


class ConnectionLimits:
    """The timeouts of every connection, and the count of all of them."""

    def __init__(self, settings: ServerSettings, count_refusal: Callable[[str], object]) -> None:
        self.header_seconds = settings.header_seconds
        self.lag_seconds = settings.lag_seconds
        self.trusted: Sequence[Network] = settings.trusted_proxies
        self.open = Counts[str](settings.connections_per_address, settings.connections)
        self.count_refusal = count_refusal


class Runner(web.AppRunner):
    """aiohttp's runner, with the protocol of this module."""

    def __init__(
        self,
        app: web.Application,
        settings: ServerSettings,
        count_refusal: Callable[[str], object],
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
        self._limits = ConnectionLimits(settings, count_refusal)

    @property
    def connections(self) -> int:
        """How many connections are open."""
        return self._limits.open.total

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
        *("_behind", "_body", "_limits", "_due", "_key", "_received", "_served", "_since", "_wire"),
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
        self._key: str | None = None  # what this connection is counted by, while it is
        self._wire: asyncio.Transport | None = None  # `transport` is forgotten before it is closed
        self._due: asyncio.TimerHandle | None = None  # when what is arriving must have arrived
        self._since = 0.0
        self._body: StreamReader | None = None  # a body of which not all is there
        self._received = 0
        self._behind: asyncio.TimerHandle | None = None  # when what was sent must have been read
        self._served = False  # nothing more will be answered

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Count the connection, or close it at once if there are too many."""
        peer = transport.get_extra_info("peername")
        address = str(peer[0]) if isinstance(peer, tuple) else ""
        key = limiting_key(address)
        shared = not address or within(address, self._limits.trusted)
        if not self._limits.open.take(key, shared=shared):
            cast(asyncio.Transport, transport).abort()
            self._limits.count_refusal("too-many-connections")
            return
        self._key = key
        self._wire = cast(asyncio.Transport, transport)
        super().connection_made(transport)
        self._expect()

    def connection_lost(self, exc: BaseException | None) -> None:
        """Stop counting the connection."""
        if self._key is None:
            return
        self._limits.open.release(self._key)
        self._key = None
        self._arrived()
        self._caught_up()
        super().connection_lost(exc)
        self._wire = None

    def data_received(self, data: bytes) -> None:
        """Keep track of how much of a request has arrived."""
        if self._payload_parser is not None:  # a WebSocket
            super().data_received(data)
            return
        before = self._request_count
        unfinished = self._body
        super().data_received(data)
        if self._request_count > before and self._messages:
            if unfinished is not None and not unfinished.is_eof():
                # What came was no part of the body nor a request. aiohttp queues a 400 behind a
                # handler that it leaves waiting for the rest.
                unfinished.set_exception(RequestPayloadError("the body is broken off"))
                unfinished.feed_eof()
            body = self._messages[-1][1]
            if body.is_eof():
                self._arrived()
            else:
                self._expect()
                self._body = body
        elif self._body is not None:
            self._received += len(data)
            if self._body.is_eof():
                self._arrived()
        elif data and self._due is None and not self._upgraded:
            self._expect()

    def pause_writing(self) -> None:
        """The client reads too slowly: start its timeout."""
        super().pause_writing()
        self._lag()

    def resume_writing(self) -> None:
        """The client has caught up."""
        super().resume_writing()
        self._caught_up()
        if self._served:
            self._lag()

    async def start(self) -> None:
        """Serve the connection; afterwards the client has its time to read the rest."""
        try:
            await super().start()
        finally:
            self._served = True
            if self._key is not None:
                self._lag()

    async def finish_response(
        self, request: web.BaseRequest, resp: web.StreamResponse, start_time: float | None
    ) -> tuple[web.StreamResponse, bool]:
        """Answer; errors of aiohttp itself become refusals too."""
        if isinstance(resp, web.HTTPException) and resp.status >= 400:
            resp = as_refusal(resp)
        return await super().finish_response(request, resp, start_time)

    def handle_error(
        self,
        request: web.BaseRequest,
        status: int = 500,
        exc: BaseException | None = None,
        message: str | None = None,  # noqa: ARG002 - it quotes what was sent
    ) -> web.StreamResponse:
        """The answer to something that is not a request, or to a failure outside the guard."""
        log = structlog.get_logger()
        if status >= 500:
            log.error("request failed", exc_info=exc)
        else:
            log.debug("not a request", error=type(exc).__name__)
        if request.writer.output_size:
            raise ConnectionResetError("an answer had begun")
        response = plain_refusal(status)
        add_headers(response)
        response.force_close()
        return response

    def _expect(self) -> None:
        """Start the timeout of what is arriving."""
        self._arrived()
        self._since = self._loop.time()
        self._due = self._loop.call_later(self._limits.header_seconds, self._overdue)

    def _arrived(self) -> None:
        self._body = None
        self._received = 0
        if self._due is not None:
            self._due.cancel()
            self._due = None

    def _overdue(self) -> None:
        if self._reading_paused or self._buffer_paused:  # it is we who do not read
            self._since = self._loop.time()
        due = self._since + self._limits.header_seconds + self._received / MIN_BODY_BYTES_PER_SECOND
        if due > self._loop.time():
            self._due = self._loop.call_at(due, self._overdue)
        else:
            self._due = None
            self._cut()

    def _lag(self) -> None:
        if self._behind is None:
            self._behind = self._loop.call_later(self._limits.lag_seconds, self._cut)

    def _caught_up(self) -> None:
        if self._behind is not None:
            self._behind.cancel()
            self._behind = None

    def _cut(self) -> None:
        """Close the connection at once."""
        self.force_close()
        if self._wire is not None:
            self._wire.abort()

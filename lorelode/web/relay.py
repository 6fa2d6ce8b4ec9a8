"""The relay: passes a request for a table on to the node that owns the table.

Neither clients nor the owner notice. While a table changes hands the request waits: its owner has
died and its lease has not lapsed yet, or its owner is about to stop.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Mapping
from contextlib import suppress
from typing import Final, Literal, TypeAlias

import aiohttp
import msgspec
from aiohttp import WSMsgType, hdrs, web
from aiohttp.typedefs import Handler
from multidict import CIMultiDict
from yarl import URL

from lorelode import wire
from lorelode.core.refusal import Code, Refusal
from lorelode.tables.log import PersonId
from lorelode.tables.store import OwnedElsewhere
from lorelode.web.cluster import AGAIN_HEADER, PARTICIPANT_PATH, PREVIEW_PATH, Cluster
from lorelode.web.connection import Connection, open_socket
from lorelode.web.handover import Handover
from lorelode.web.link_preview import SITE_PREVIEW, LinkPreview
from lorelode.web.server import Server
from lorelode.web.visitors import identify
from lorelode.wire import TableListing

PATIENCE_SECONDS: Final = 8.0
"""How long a request waits for a table that changes hands: longer than a lease."""

RETRY_SECONDS: Final = 0.1

ANSWER_SECONDS: Final = 30.0
"""How long another node may take for an answer."""

CONNECT_SECONDS: Final = 1.0
HANDSHAKE_SECONDS: Final = 3.0
"""How long the owner may take to accept a WebSocket: one that is frozen never does."""

PEER_HEARTBEAT_SECONDS: Final = 3.0
"""How often the owner has to show that it is alive."""

LISTING_SECONDS: Final = 1.0
"""How long a list of the other nodes' tables is kept."""

_HOP_BY_HOP: Final = frozenset(
    {
        *("connection", "keep-alive", "te", "trailer", "transfer-encoding", "upgrade"),
        *("proxy-authenticate", "proxy-authorization", "content-length", "content-encoding"),
        *("sec-websocket-key", "sec-websocket-version", "sec-websocket-extensions"),
        *("sec-websocket-accept", "date", "server", "accept-encoding"),
    }
)
"""Headers of one connection, which are not passed on."""


OwnerSocket: TypeAlias = "aiohttp.ClientWebSocketResponse[Literal[False]]"


class _OwnerGone(Exception):
    """The node does not answer, or not for this table."""


class Relay:
    """Passes requests on to other nodes."""

    def __init__(self, server: Server, cluster: Cluster) -> None:
        self._server = server
        self._cluster = cluster
        timeout = aiohttp.ClientTimeout(ANSWER_SECONDS, sock_connect=CONNECT_SECONDS)
        self._http = aiohttp.ClientSession(
            connector=aiohttp.TCPConnector(limit=0, ssl=False),
            cookie_jar=aiohttp.DummyCookieJar(),
            auto_decompress=False,
            skip_auto_headers=(hdrs.ACCEPT_ENCODING, hdrs.USER_AGENT),
            timeout=timeout,
        )
        self._listings: tuple[float, list[TableListing]] = (-LISTING_SECONDS, [])
        self._listing = asyncio.Lock()
        self._connections: set[Connection] = set()
        self.handover: Handover | None = None
        """Hands WebSockets over to servers at the same port, which costs nothing from then on."""
        server.admission.ask_owner = self._ask_owner

    async def close(self, why: Refusal) -> None:
        """Close all connections that are passed on."""
        for connection in self._connections:
            connection.disconnect(wire.Closing.of(why))
        await self._http.close()

    @web.middleware
    async def pass_on(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Handle a request here, or let the owner of its table handle it."""
        until = time.monotonic() + PATIENCE_SECONDS
        while True:
            try:
                return await handler(request)
            except OwnedElsewhere as elsewhere:
                address = elsewhere.address
            try:
                if _is_upgrade(request):
                    return await self._pass_socket(request, address)
                return await self._pass_request(request, address)
            except _OwnerGone:
                if time.monotonic() > until:
                    raise Refusal(Code.STORE_UNAVAILABLE) from None
                await asyncio.sleep(RETRY_SECONDS)

    async def list_elsewhere(self) -> list[TableListing]:
        """The open tables of all other nodes, as they were a second ago."""
        async with self._listing:
            read_at, listings = self._listings
            if time.monotonic() - read_at >= LISTING_SECONDS:
                addresses = await self._cluster.find_others()
                found = await asyncio.gather(*map(self._list_tables, addresses))
                listings = [listing for listings in found for listing in listings]
                self._listings = (time.monotonic(), listings)
            return listings

    async def preview_elsewhere(self, address: str, code: str) -> LinkPreview:
        """The link preview of a table of another node; that of the site if it has none."""
        target = f"{address}{PREVIEW_PATH.format(code=code)}"
        try:
            async with self._http.get(target, headers=self._cluster.sign_own()) as answer:
                if answer.status != 200:
                    return SITE_PREVIEW
                return msgspec.json.decode(await answer.read(), type=LinkPreview)
        except (aiohttp.ClientError, TimeoutError, msgspec.DecodeError):
            return SITE_PREVIEW

    async def _ask_owner(self, address: str, code: str, person: PersonId) -> bool:
        """Whether the owner of a table says that somebody takes part in it."""
        target = f"{address}{PARTICIPANT_PATH.format(code=code, person=person)}"
        try:
            async with self._http.get(target, headers=self._cluster.sign_own()) as answer:
                return answer.status == 204
        except (aiohttp.ClientError, TimeoutError):
            return False

    async def _list_tables(self, address: str) -> list[TableListing]:
        headers = self._cluster.sign_own()
        timeout = aiohttp.ClientTimeout(CONNECT_SECONDS)
        try:
            async with self._http.get(
                f"{address}/api/tables", headers=headers, timeout=timeout
            ) as answer:
                if answer.status != 200:
                    return []
                return msgspec.json.decode(await answer.read(), type=list[TableListing])
        except (aiohttp.ClientError, TimeoutError, msgspec.DecodeError):
            return []

    async def _pass_request(self, request: web.Request, address: str) -> web.StreamResponse:
        headers = CIMultiDict(_passed(request.headers))
        headers.update(self._cluster.sign(request))
        try:
            async with self._http.request(
                request.method,
                _target(request, address),
                headers=headers,
                data=await request.read(),
                allow_redirects=False,
            ) as answer:
                if AGAIN_HEADER in answer.headers:
                    raise _OwnerGone
                self._server.metrics.relayed_requests.inc()
                return web.Response(
                    status=answer.status,
                    body=await answer.read(),
                    headers=CIMultiDict(_passed(answer.headers)),
                )
        except (aiohttp.ClientError, TimeoutError) as error:
            raise _OwnerGone from error

    async def _pass_socket(self, request: web.Request, address: str) -> web.StreamResponse:
        server = self._server
        if self.handover is not None and await self.handover.give(request, address):
            server.metrics.connections_handed_over.inc()
            return web.Response()  # nobody reads it
        # Made here if there is none, so that the owner and the browser get the same one.
        token = server.visitors.token(request)
        headers = CIMultiDict(_passed(request.headers))
        headers.update(self._cluster.sign(request))
        headers[hdrs.COOKIE] = server.visitors.cookie_header(request, token)
        key = server.limits.key(request)
        server.limits.open_connection(key)
        try:
            owner = await self._connect(request, address, headers)
            if owner is None:
                # Asked again without an upgrade, the owner says why.
                return await self._pass_request(request, address)
            server.metrics.relayed_connections.inc()
            try:
                async with owner:
                    return await self._exchange(request, owner, token)
            finally:
                server.metrics.relayed_connections.dec()
        finally:
            server.limits.close_connection(key)

    async def _connect(
        self, request: web.Request, address: str, headers: CIMultiDict[str]
    ) -> OwnerSocket | None:
        """A WebSocket to the owner; None if it refuses."""
        try:
            async with asyncio.timeout(HANDSHAKE_SECONDS):
                return await self._http.ws_connect(
                    _target(request, address),
                    headers=headers,
                    autoclose=False,
                    heartbeat=PEER_HEARTBEAT_SECONDS,
                    max_msg_size=0,
                    decode_text=False,
                )
        except aiohttp.WSServerHandshakeError as error:
            if error.headers is None or AGAIN_HEADER in error.headers or error.status == 426:
                raise _OwnerGone from error
            return None
        except (aiohttp.ClientError, TimeoutError) as error:
            raise _OwnerGone from error

    async def _exchange(
        self, request: web.Request, owner: OwnerSocket, token: str
    ) -> web.StreamResponse:
        """Pass messages on in both directions until one side closes."""
        server = self._server
        socket = await open_socket(server, request, token)
        transport = request.transport
        if transport is None:
            return socket
        connection = Connection(socket, transport, identify(token))
        self._connections.add(connection)
        up = asyncio.create_task(_pass_up(socket, owner))
        down = asyncio.create_task(_pass_down(owner, connection))
        try:
            with server.visitors.connected(connection):
                await asyncio.wait((up, down), return_when=asyncio.FIRST_COMPLETED)
            if down.done() and not down.cancelled() and not socket.closed:
                await _close(socket, connection, owner)
        finally:
            self._connections.discard(connection)
            for task in (up, down):
                task.cancel()
            await asyncio.wait((up, down))
            await connection.wait_until_disconnected()
        return socket


async def _pass_up(socket: web.WebSocketResponse, owner: OwnerSocket) -> None:
    """Pass on what the client sends."""
    with suppress(aiohttp.ClientError, ConnectionError):
        async for message in socket:
            if message.type is WSMsgType.TEXT:
                await owner.send_frame(message.data, WSMsgType.TEXT)
            else:
                await owner.send_bytes(b"")  # the owner says what it thinks of other frames
        await owner.close(code=socket.close_code or aiohttp.WSCloseCode.GOING_AWAY)


async def _pass_down(owner: OwnerSocket, connection: Connection) -> None:
    """Pass on what the owner sends."""
    with suppress(aiohttp.ClientError, ConnectionError):
        while (message := await owner.receive()).type is WSMsgType.TEXT:
            connection.send(message.data)


async def _close(socket: web.WebSocketResponse, connection: Connection, owner: OwnerSocket) -> None:
    """Close the connection to the client as the owner has closed its own."""
    code = owner.close_code
    if code is None or code == aiohttp.WSCloseCode.ABNORMAL_CLOSURE:
        # The owner has died: the client is to come back, and is passed on to the next one.
        connection.disconnect(wire.Closing.of(Refusal(Code.TABLE_RELOADING)))
        return
    await socket.close(code=code)


def _is_upgrade(request: web.Request) -> bool:
    return hdrs.UPGRADE in request.headers


def _target(request: web.Request, address: str) -> URL:
    return URL(f"{address}{request.rel_url.raw_path_qs}", encoded=True)


def _passed(headers: Mapping[str, str]) -> list[tuple[str, str]]:
    return [(name, value) for name, value in headers.items() if name.lower() not in _HOP_BY_HOP]

"""Requests to addresses that strangers have named: to the public internet, and nowhere else.

Every socket is checked when it is opened, by the address that it is opened to. So neither a name
that leads inside, nor one that leads elsewhere the second time, nor a bare address gets through. No
redirect is followed, and nothing of an answer is read but its status.
"""

from __future__ import annotations

import asyncio
import socket
import ssl
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Any, Final
from urllib.parse import urlsplit

from aiohttp import (
    AddrInfoType,
    ClientError,
    ClientSession,
    ClientTimeout,
    DummyCookieJar,
    TCPConnector,
)
from aiohttp.abc import AbstractResolver, ResolveResult

SEND_SECONDS: Final = 10.0
"""How long a request may take in all."""

CONNECT_SECONDS: Final = 5.0
"""How long it may take until a connection is there."""

DNS_THREADS: Final = 8
"""How many names are looked up at once. The threads do nothing else: whoever has a slow name server
holds up notices, and no table."""

MAX_LOOKUPS: Final = 40
"""How many lookups may run or wait for a thread. More are refused: a request that gives up does not
end its lookup, so slow names would fill a queue that nobody waits for."""

MAX_REQUESTS: Final = 50
"""How many requests are under way at once. Others wait."""

DNS_CACHE_SECONDS: Final = 60
MAX_URL_CHARACTERS: Final = 1000

_NAT64: Final = IPv6Address("64:ff9b::")


class SendError(Exception):
    """A request was not sent, or not answered. The message quotes no address."""


def check_url(url: str, *, to_loopback: bool = False) -> str:
    """The host of an address that may be sent to; `ValueError` if it may not.

    It has to be https at its usual port, without a user. For tests, `to_loopback` allows plain http
    and any port.

    >>> check_url("https://push.example.org/send/abc")
    'push.example.org'
    """
    if len(url) > MAX_URL_CHARACTERS or not url.isascii() or not url.isprintable() or " " in url:
        raise ValueError("expected an address of plain letters")
    parts = urlsplit(url)
    port = parts.port
    if not parts.hostname or "@" in parts.netloc or "\\" in url:
        raise ValueError("expected an address with a host and without a user")
    if parts.scheme != "https" and not (to_loopback and parts.scheme == "http"):
        raise ValueError("expected https")
    if port not in (None, 443) and not to_loopback:
        raise ValueError("expected no port")
    return parts.hostname


def is_public(address: str) -> bool:
    """Whether an address is one of the public internet, also if it is wrapped into another kind.

    >>> [is_public(one) for one in ("8.8.8.8", "10.0.0.1", "::ffff:127.0.0.1", "169.254.169.254")]
    [True, False, False, False]
    """
    found = ip_address(address.partition("%")[0])
    if isinstance(found, IPv6Address):
        inner = _unwrap(found)
        if inner is not None:
            return is_public(str(inner))
        if found.is_site_local:
            return False
    return found.is_global and not found.is_multicast and not found.is_reserved


def _unwrap(address: IPv6Address) -> IPv4Address | None:
    """The address of the fourth version that one of the sixth stands for, if it does."""
    if address.ipv4_mapped is not None:
        return address.ipv4_mapped
    if address.sixtofour is not None:
        return address.sixtofour
    if address.teredo is not None:
        return address.teredo[1]
    low = int(address) & 0xFFFFFFFF
    if int(address) >> 32 in (int(_NAT64) >> 32, 0):
        return IPv4Address(low)
    return None


class Outgoing:
    """Posts to addresses that strangers have named."""

    def __init__(self, *, to_loopback: bool = False) -> None:
        """`to_loopback`: also to this machine itself, for tests."""
        self.to_loopback = to_loopback
        self._resolver = _Resolver()
        self._room = asyncio.Semaphore(MAX_REQUESTS)
        self._session: ClientSession | None = None
        self._context: ssl.SSLContext | None = None

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> int:
        """The status of the answer, or `SendError`."""
        try:
            check_url(url, to_loopback=self.to_loopback)
            session = await self._open()
            async with (
                self._room,
                session.post(url, data=body, headers=headers, allow_redirects=False) as answer,
            ):
                return answer.status
        except (ClientError, OSError, TimeoutError, ValueError) as error:
            raise SendError(type(error).__name__) from error

    async def close(self) -> None:
        """Close all connections."""
        if self._session is not None:
            await self._session.close()
        await self._resolver.close()

    async def _open(self) -> ClientSession:
        if self._context is None:
            # Of its own, since `startup` lets aiohttp's trust nobody; and in a thread: the
            # certificates of the system take a while to read.
            self._context = await asyncio.to_thread(ssl.create_default_context)
        if self._session is None:
            self._session = ClientSession(
                connector=TCPConnector(
                    ssl=self._context,
                    resolver=self._resolver,
                    ttl_dns_cache=DNS_CACHE_SECONDS,
                    socket_factory=self._open_socket,
                    limit=0,  # requests have one of their own
                ),
                timeout=ClientTimeout(total=SEND_SECONDS, connect=CONNECT_SECONDS),
                cookie_jar=DummyCookieJar(),
                auto_decompress=False,
                trust_env=False,
            )
        return self._session

    def _open_socket(self, info: AddrInfoType) -> socket.socket:
        family, kind, protocol, _, where = info
        address = str(where[0])
        loopback = self.to_loopback and ip_address(address).is_loopback
        if not loopback and not is_public(address):
            raise OSError("not an address of the public internet")
        opened = socket.socket(family, kind, protocol)
        opened.setblocking(False)
        return opened


class _Resolver(AbstractResolver):
    """Looks names up in threads of its own."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(DNS_THREADS, "notice-names")
        self._lookups = 0

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_UNSPEC
    ) -> list[ResolveResult]:
        look_up: Callable[[], list[Any]] = lambda: socket.getaddrinfo(  # noqa: E731
            host, port, family, socket.SOCK_STREAM
        )
        if self._lookups >= MAX_LOOKUPS:
            raise OSError("too many names are looked up")
        self._lookups += 1
        try:
            # aiohttp does not cancel this when a request gives up.
            found = await asyncio.get_running_loop().run_in_executor(self._threads, look_up)
        finally:
            self._lookups -= 1
        return [
            ResolveResult(
                hostname=host,
                host=str(where[0]),
                port=port,
                family=kind,
                proto=protocol,
                flags=socket.AI_NUMERICHOST | socket.AI_NUMERICSERV,
            )
            for kind, _, protocol, _, where in found
        ]

    async def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

"""Visitors: known by a random token in a cookie, of which the server keeps only the hash."""

from __future__ import annotations

import hashlib
import re
from base64 import urlsafe_b64encode
from collections import defaultdict
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from typing import Final

from aiohttp import hdrs, web

from lorelode import wire
from lorelode.core.refusal import Code, Refusal
from lorelode.tables.audience import Connection
from lorelode.tables.log import PersonId
from lorelode.web.forgotten import Forgotten

COOKIE: Final = "lorelode"
SECURE_COOKIE: Final = "__Host-lorelode"
"""The name at an https address. Browsers take a cookie with this prefix only over https, for one
host and all its paths, so no other site of the same domain can plant one."""

TOKEN_BYTES: Final = 32

_FORGOTTEN: Final = wire.Closing.of(Refusal(Code.FORGOTTEN))
_TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{43}")


def new_token(draw: Callable[[int], bytes]) -> str:
    """A token that nobody can guess: 256 bits."""
    return _base64(draw(TOKEN_BYTES))


def identify(token: str) -> PersonId:
    """The id of the visitor with this token."""
    return PersonId(_base64(hashlib.sha256(token.encode()).digest()))


class Visitors:
    """Reads the tokens of visitors, gives them new ones, and forgets those who ask for it."""

    def __init__(
        self,
        forgotten: Forgotten,
        *,
        draw: Callable[[int], bytes],
        https_hosts: Collection[str],
        cookie_seconds: float,
    ) -> None:
        """At one of `https_hosts`, browsers send the cookie over https only.

        A browser that was not used for `cookie_seconds` loses its cookie.
        """
        self._forgotten = forgotten
        self._connections: defaultdict[PersonId, set[Connection]] = defaultdict(set)
        self._draw = draw
        self._https_hosts = https_hosts
        self._cookie_seconds = int(cookie_seconds)

    def token(self, request: web.Request) -> str:
        """The token in a request, or a new one if it has none or a forgotten one."""
        token = self._read_token(request)
        if token is None or identify(token) in self._forgotten:
            return new_token(self._draw)
        return token

    def find_person(self, request: web.Request) -> PersonId | None:
        """The visitor who sends a request; None if it has no token, or a forgotten one."""
        token = self._read_token(request)
        if token is None or identify(token) in self._forgotten:
            return None
        return identify(token)

    def set_cookie(self, request: web.Request, response: web.StreamResponse, token: str) -> None:
        """Give a visitor their token, or more time for it."""
        secure = self._is_https(request)
        response.set_cookie(
            _cookie_name(secure),
            token,
            max_age=self._cookie_seconds,
            path="/",
            httponly=True,
            samesite="Lax",
            secure=secure,
        )

    def cookie_header(self, request: web.Request, token: str) -> str:
        """The Cookie header of the same request with this token."""
        return f"{_cookie_name(self._is_https(request))}={token}"

    @contextmanager
    def connected(self, connection: Connection) -> Iterator[None]:
        """Know of a visitor's connection while it is open."""
        person = connection.person
        self._connections[person].add(connection)
        try:
            if person in self._forgotten:  # since the request was read
                connection.disconnect(_FORGOTTEN)
            yield
        finally:
            self._connections[person].discard(connection)
            if not self._connections[person]:
                del self._connections[person]

    async def forget(self, request: web.Request) -> PersonId | None:
        """Make the token in a request worthless for good, and close what is open with it.

        Returns whose it was; None without a token. `OSError` or `StoreError` if it could not be
        saved: then it is worthless until the server stops.
        """
        token = self._read_token(request)
        if token is None:
            return None
        person = identify(token)
        self.hear_forgotten(person)
        await self._forgotten.save(person)
        return person

    def hear_forgotten(self, person: PersonId) -> None:
        """Make a visitor's token worthless until the server stops, and close what is open."""
        self._forgotten.add(person)
        for connection in self._connections.get(person, ()):
            connection.disconnect(_FORGOTTEN)

    def remove_cookie(self, request: web.Request, response: web.StreamResponse) -> None:
        """Tell a browser to drop its token and everything else that it has kept of this site."""
        secure = self._is_https(request)
        response.del_cookie(
            _cookie_name(secure), path="/", httponly=True, samesite="Lax", secure=secure
        )
        if secure:
            # Not "cookies": that would take those of all other sites of the same domain too.
            response.headers["Clear-Site-Data"] = '"cache", "storage"'

    def _read_token(self, request: web.Request) -> str | None:
        token = request.cookies.get(_cookie_name(self._is_https(request)), "")
        return token if _TOKEN.fullmatch(token) else None

    def _is_https(self, request: web.Request) -> bool:
        if not self._https_hosts:
            return False
        # A proxy may send its own name for the server instead of the public one.
        proxied = "X-Forwarded-For" in request.headers
        return proxied or request.headers.get(hdrs.HOST, "").lower() in self._https_hosts


def _cookie_name(secure: bool) -> str:
    return SECURE_COOKIE if secure else COOKIE


def _base64(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")

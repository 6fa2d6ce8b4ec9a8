"""Visitors: known by a random token in a cookie, of which the server keeps only the hash."""

from __future__ import annotations

import hashlib
import re
from base64 import urlsafe_b64encode
from collections.abc import Callable
from typing import Final

from aiohttp import web

from lorelode.tables.log import PersonId

COOKIE: Final = "lorelode"
TOKEN_BYTES: Final = 32
COOKIE_SECONDS: Final = 365 * 24 * 3600

_TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{43}")


def new_token(draw: Callable[[int], bytes]) -> str:
    """A token that nobody can guess: 256 bits."""
    return _base64(draw(TOKEN_BYTES))


def identify(token: str) -> PersonId:
    """The id of the visitor with this token."""
    return PersonId(_base64(hashlib.sha256(token.encode()).digest()))


class Visitors:
    """Reads the tokens of visitors, and gives them new ones."""

    def __init__(self, *, draw: Callable[[int], bytes], secure: bool) -> None:
        """With `secure`, browsers send the cookie over https only."""
        self._draw = draw
        self._secure = secure

    def token(self, request: web.Request) -> str:
        """The token in a request, or a new one if it has none."""
        return _read_token(request) or new_token(self._draw)

    def set_cookie(self, request: web.Request, response: web.StreamResponse, token: str) -> None:
        """Give a visitor their token, unless the request has it already."""
        if _read_token(request) != token:
            response.set_cookie(
                COOKIE,
                token,
                max_age=COOKIE_SECONDS,
                path="/",
                httponly=True,
                samesite="Lax",
                secure=self._secure,
            )


def _read_token(request: web.Request) -> str | None:
    token = request.cookies.get(COOKIE, "")
    return token if _TOKEN.fullmatch(token) else None


def _base64(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")

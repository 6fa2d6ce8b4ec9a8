"""Who a visitor is: a random token in a cookie, of which the server keeps only the hash."""

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
_TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{43}")
_YEAR: Final = 365 * 24 * 3600


def new_token(draw: Callable[[int], bytes]) -> str:
    """A token that nobody can guess: 256 bits."""
    return _base64(draw(TOKEN_BYTES))


def token_of(request: web.Request) -> str | None:
    """The visitor's token, if they bring one."""
    token = request.cookies.get(COOKIE, "")
    return token if _TOKEN.fullmatch(token) else None


def person_of(token: str) -> PersonId:
    """How the server knows the bearer of a token."""
    return PersonId(_base64(hashlib.sha256(token.encode()).digest()))


def remember(response: web.StreamResponse, token: str, secure: bool) -> None:
    """Give a visitor their token, out of reach of any script."""
    response.set_cookie(
        COOKIE, token, max_age=_YEAR, path="/", httponly=True, samesite="Lax", secure=secure
    )


def _base64(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")

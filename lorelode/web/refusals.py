"""Refusals as HTTP answers: their status, their body, and when to try again."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from aiohttp import hdrs, web

from lorelode import wire
from lorelode.core.refusal import Code, Refusal

RETRY_SECONDS: Final[Mapping[Code, int]] = {
    Code.SERVER_FULL: 60,
    Code.SERVER_STOPPING: 5,
    Code.STORE_UNAVAILABLE: 5,
    Code.TABLE_RELOADING: 1,
    Code.TOO_MANY_CONNECTIONS: 10,
    Code.UNAVAILABLE: 5,
}
"""When to try again after a refusal that may be over at any time."""

_BY_STATUS: Final[Mapping[int, Code]] = {
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


class LimitReached(Refusal):
    """A refusal that is over after a known time."""

    def __init__(self, code: Code, seconds: float) -> None:
        super().__init__(code)
        self.retry_seconds = max(1, math.ceil(seconds))


def answer_refusal(
    refusal: Refusal, status: int | None = None, headers: Mapping[str, str] | None = None
) -> web.Response:
    """The answer to a request that is refused."""
    code = refusal.code
    sent = dict(headers or {})
    if isinstance(refusal, LimitReached):
        sent[hdrs.RETRY_AFTER] = str(refusal.retry_seconds)
    elif isinstance(code, Code) and code in RETRY_SECONDS:
        sent[hdrs.RETRY_AFTER] = str(RETRY_SECONDS[code])
    if code == Code.UPGRADE_REQUIRED:
        sent[hdrs.UPGRADE] = "websocket"
    return web.Response(
        status=status or (code.status if isinstance(code, Code) else 400),
        body=wire.encode(wire.RefusalBody.of(refusal)),
        content_type="application/json",
        headers=sent,
    )


def convert_error(error: web.HTTPException) -> web.Response:
    """The answer to an error of aiohttp, with the body of a refusal."""
    body = (hdrs.CONTENT_TYPE, hdrs.CONTENT_LENGTH)
    headers = {name: value for name, value in error.headers.items() if name not in body}
    return answer_status(error.status, headers)


def answer_status(status: int, headers: Mapping[str, str] | None = None) -> web.Response:
    """The answer with this status, and no details."""
    return answer_refusal(Refusal(code_for(status)), status, headers)


def code_for(status: int) -> Code:
    """The code of an error of aiohttp."""
    return _BY_STATUS.get(status) or (Code.INTERNAL if status >= 500 else Code.BAD_REQUEST)

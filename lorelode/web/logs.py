"""Logs for the operator, without secrets."""

from __future__ import annotations

import logging
import re
import sqlite3
import sys
import traceback
from pathlib import Path

import structlog
from aiohttp import web
from aiohttp.abc import AbstractAccessLogger
from structlog.typing import EventDict, Processor, WrappedLogger

HIDDEN_WORDS = frozenset(
    {
        *("token", "cookie", "secret", "seed", "code", "authorization"),
        *("move", "clue", "text", "hand", "private", "name", "address"),
    }
)
"""A value is never logged if its key contains one of these words or its plural."""

MASK = "***"

_HIDDEN_FORMS = frozenset({*HIDDEN_WORDS, *(f"{word}s" for word in HIDDEN_WORDS), "addresses"})
_PLAIN_TYPES = (str, int, float, type(None), Path)
# Their messages come from the system. The messages of other errors may quote a card or a name.
_SYSTEM_ERRORS = (OSError, sqlite3.Error)


def configure_logging(level: str, json: bool | None = None) -> None:
    """Log to stderr, including other libraries; as JSON lines unless stderr is a terminal."""
    if json is None:
        json = not sys.stderr.isatty()
    number = logging.getLevelNamesMapping()[level.upper()]
    stamps: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    renderer: Processor = (
        structlog.processors.JSONRenderer(ensure_ascii=False)
        if json
        else structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=[*stamps, structlog.stdlib.add_logger_name, keep_first_line],
            # Messages of other libraries without their arguments, which may hold secrets.
            use_get_message=False,
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                format_errors,
                mask,
                renderer,
            ],
        )
    )
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(number)
    structlog.configure(
        processors=[*stamps, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.make_filtering_bound_logger(number),
    )


def mask(_: WrappedLogger, __: str, event: EventDict) -> EventDict:
    """A processor: hide values with secret keys, and values that are not plain data.

    >>> mask(None, "info", {"event": "sat", "seat": 2, "seat_token": "x", "view": object()})
    {'event': 'sat', 'seat': 2, 'seat_token': '***', 'view': '<object>'}
    """
    return {
        key: value if key == "event" else _mask_value(key, value) for key, value in event.items()
    }


def format_errors(_: WrappedLogger, __: str, event: EventDict) -> EventDict:
    """A processor: log the traceback and the type of an exception without its message."""
    info = event.pop("exc_info", None)
    if info is True:
        info = sys.exc_info()
    error = info[1] if isinstance(info, tuple) else info
    if isinstance(error, BaseException):
        event["exception"] = format_error(error)
    return event


def format_error(error: BaseException) -> str:
    """A traceback that ends with the type of the error, and its message if it is a system error."""
    parts: list[str] = []
    seen: set[int] = set()
    now: BaseException | None = error
    while now is not None and id(now) not in seen:
        seen.add(id(now))
        message = f": {now}" if isinstance(now, _SYSTEM_ERRORS) else ""
        kind = f"{type(now).__module__}.{type(now).__qualname__}".removeprefix("builtins.")
        parts.append("".join(traceback.format_tb(now.__traceback__)) + kind + message)
        if isinstance(now, BaseExceptionGroup):
            parts += [format_error(inner) for inner in now.exceptions]
        now = now.__cause__ or (None if now.__suppress_context__ else now.__context__)
    return "\n\n".join(parts)


def keep_first_line(_: WrappedLogger, __: str, event: EventDict) -> EventDict:
    """A processor for other libraries: asyncio puts the repr of a task on the second line."""
    event["event"] = str(event["event"]).partition("\n")[0]
    return event


def find_route(request: web.BaseRequest) -> str:
    """The route of a request as it is declared: `/t/{code}`, never with a real code."""
    match = getattr(request, "_match_info", None)
    resource = match.route.resource if match is not None else None
    return resource.canonical if resource is not None else "(none)"


class AccessLog(AbstractAccessLogger):
    """Logs each request, without its query, address or code."""

    def log(self, request: web.BaseRequest, response: web.StreamResponse, time: float) -> None:
        """Log one request and its status."""
        structlog.get_logger().debug(
            "request",
            method=request.method,
            route=find_route(request),
            status=response.status,
            seconds=round(time, 6),
        )


def _mask_value(key: str, value: object) -> object:
    if not _HIDDEN_FORMS.isdisjoint(re.findall("[a-z]+", key.lower())):
        return MASK
    if isinstance(value, dict):
        return {str(inner): _mask_value(str(inner), of) for inner, of in value.items()}
    if isinstance(value, list | tuple | set | frozenset):
        return [_mask_value(key, one) for one in value]
    if isinstance(value, Path):
        return str(value)
    return value if isinstance(value, _PLAIN_TYPES) else f"<{type(value).__qualname__}>"

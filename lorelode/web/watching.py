"""What an operator sees: numbers for Prometheus, and logs that hold no secret."""

from __future__ import annotations

import logging
import re
import sqlite3
import sys
import traceback
from collections.abc import Iterable
from pathlib import Path

import structlog
from aiohttp import web
from aiohttp.abc import AbstractAccessLogger
from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    generate_latest,
)
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from structlog.typing import EventDict, Processor, WrappedLogger

HIDDEN = frozenset(
    {
        *("token", "cookie", "secret", "seed", "code", "authorization"),
        *("move", "clue", "text", "hand", "private", "name", "address"),
    }
)
"""Words in a key whose value is never logged, nor that of their plural."""

MASK = "***"
OTHER = "other"

_WORDS = frozenset({*HIDDEN, *(f"{word}s" for word in HIDDEN), "addresses"})
_PLAIN = (str, int, float, type(None), Path)
# Errors whose words come from the machine; all others may quote a card or a name.
_SPEAKING = (OSError, sqlite3.Error)

_SLOW = (0.0003, 0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10)


class Metrics:
    """The numbers of one server, in a registry of its own.

    `codes` are the refusals that are counted by name: a label that a stranger could choose would
    fill the memory of whoever gathers the numbers.
    """

    def __init__(self, codes: Iterable[str]) -> None:
        self._codes = frozenset(codes)
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        self.tables_loaded = self._gauge("tables_loaded", "Tables in memory")
        self.connections = self._gauge("connections", "Open connections")
        self.moves = self._counter("moves", "Moves played, by people and bots")
        self.bot_moves = self._counter("bot_moves", "Moves that bots played")
        self.append_failures = self._counter("append_failures", "Appends that failed")
        self.tables_set_aside = self._gauge("tables_set_aside", "Logs that cannot be replayed")
        self.append_seconds = self._histogram("append_seconds", "To make an append durable", _SLOW)
        self.think_seconds = self._histogram("think_seconds", "For a bot to choose", _SLOW)
        self._refusals = Counter(
            "lorelode_refusals", "Refusals, by code", ["code"], registry=self.registry
        )

    def refused(self, code: str) -> None:
        """Count a refusal."""
        self._refusals.labels(code if code in self._codes else OTHER).inc()

    def render(self) -> tuple[bytes, str]:
        """The page for Prometheus, and its whole Content-Type header."""
        return generate_latest(self.registry), CONTENT_TYPE_LATEST

    def _gauge(self, name: str, says: str) -> Gauge:
        return Gauge(f"lorelode_{name}", says, registry=self.registry)

    def _counter(self, name: str, says: str) -> Counter:
        return Counter(f"lorelode_{name}", says, registry=self.registry)

    def _histogram(self, name: str, says: str, buckets: tuple[float, ...]) -> Histogram:
        return Histogram(f"lorelode_{name}", says, buckets=buckets, registry=self.registry)


def configure_logging(level: str, json: bool | None = None) -> None:
    """Log to stderr from here on, other libraries too; JSON lines unless that is a terminal."""
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
            foreign_pre_chain=[*stamps, structlog.stdlib.add_logger_name, first_line],
            # Others' messages as they stand in their source, without what was filled in.
            use_get_message=False,
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                tell_errors,
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
    """A processor: hide what a key's name calls secret, and whatever is not plain data.

    >>> mask(None, "info", {"event": "sat", "seat": 2, "seat_token": "x", "view": object()})
    {'event': 'sat', 'seat': 2, 'seat_token': '***', 'view': '<object>'}
    """
    return {key: value if key == "event" else _masked(key, value) for key, value in event.items()}


def tell_errors(_: WrappedLogger, __: str, event: EventDict) -> EventDict:
    """A processor: where an exception came from and of what kind it is, not what it says."""
    info = event.pop("exc_info", None)
    if info is True:
        info = sys.exc_info()
    error = info[1] if isinstance(info, tuple) else info
    if isinstance(error, BaseException):
        event["exception"] = told(error)
    return event


def told(error: BaseException) -> str:
    """A traceback whose last line is the kind of the error, and its words if the machine's own."""
    parts: list[str] = []
    seen: set[int] = set()
    now: BaseException | None = error
    while now is not None and id(now) not in seen:
        seen.add(id(now))
        says = f": {now}" if isinstance(now, _SPEAKING) else ""
        kind = f"{type(now).__module__}.{type(now).__qualname__}".removeprefix("builtins.")
        parts.append("".join(traceback.format_tb(now.__traceback__)) + kind + says)
        if isinstance(now, BaseExceptionGroup):
            parts += [told(inner) for inner in now.exceptions]
        now = now.__cause__ or (None if now.__suppress_context__ else now.__context__)
    return "\n\n".join(parts)


def first_line(_: WrappedLogger, __: str, event: EventDict) -> EventDict:
    """A processor for others' messages: asyncio puts the repr of a failed task on the second."""
    event["event"] = str(event["event"]).partition("\n")[0]
    return event


def route_of(request: web.BaseRequest) -> str:
    """The route a request took, as it was declared: `/t/{code}`, never a code."""
    match = getattr(request, "_match_info", None)
    resource = match.route.resource if match is not None else None
    return resource.canonical if resource is not None else "(none)"


class AccessLog(AbstractAccessLogger):
    """A line for each request: no query, no address, no code."""

    def log(self, request: web.BaseRequest, response: web.StreamResponse, time: float) -> None:
        """Say what was asked for and how it went."""
        structlog.get_logger().debug(
            "request",
            method=request.method,
            route=route_of(request),
            status=response.status,
            seconds=round(time, 6),
        )


def _masked(key: str, value: object) -> object:
    if not _WORDS.isdisjoint(re.findall("[a-z]+", key.lower())):
        return MASK
    if isinstance(value, dict):
        return {str(inner): _masked(str(inner), of) for inner, of in value.items()}
    if isinstance(value, list | tuple | set | frozenset):
        return [_masked(key, one) for one in value]
    if isinstance(value, Path):
        return str(value)
    return value if isinstance(value, _PLAIN) else f"<{type(value).__qualname__}>"

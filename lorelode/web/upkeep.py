"""Upkeep: unloads idle tables and deletes expired ones while the server runs.

A machine may start with a wrong date, or jump to one. So nothing expires until the clock has run
evenly for a day.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

import structlog

from lorelode.tables.lobby import Lobby
from lorelode.tables.store import StoreError
from lorelode.web.server import Server
from lorelode.web.settings import DAY_SECONDS

UPKEEP_SECONDS: Final = 15.0
"""How often it runs."""

STEADY_SECONDS: Final = DAY_SECONDS
"""How long the clock must have run evenly before anything expires."""

JUMP_SECONDS: Final = 60.0
"""A clock that gains or loses more than this between two looks has jumped."""

_logs = structlog.get_logger()


class ClockMonitor:
    """Knows for how long the time of day has run as evenly as the monotonic clock.

    >>> clock = ClockMonitor(now=1000, tick=0)
    >>> clock.steady_seconds(now=1060, tick=60)
    60
    >>> clock.steady_seconds(now=99_999, tick=75)  # the time of day has jumped
    0
    """

    def __init__(self, now: float, tick: float) -> None:
        self._since = tick
        self._offset = now - tick

    def steady_seconds(self, now: float, tick: float) -> float:
        """The seconds since the start or the last jump."""
        offset = now - tick
        if abs(offset - self._offset) > JUMP_SECONDS:
            self._since = tick
        self._offset = offset
        return tick - self._since


async def run_upkeep(server: Server) -> None:
    """Unload and delete tables and update the metrics, until cancelled."""
    clock = ClockMonitor(server.services.now(), server.services.tick())

    async def expire() -> None:
        if clock.steady_seconds(server.services.now(), server.services.tick()) >= STEADY_SECONDS:
            await _expire(server.lobby, server.settings.keep_seconds)
            before = server.services.now() - server.keep_visitor_seconds
            await server.subscriptions.expire(before)

    async def unload() -> None:
        unloaded = server.lobby.unload_idle(server.settings.unload_minutes * 60)
        await server.services.store.release(unloaded)

    async def measure() -> None:
        server.table_metrics.flush()
        server.metrics.tables_loaded.set(server.lobby.loaded)
        server.metrics.tables_unreadable.set(server.lobby.unreadable)

    async def check_store() -> None:
        await _check_store(server)

    while True:
        for duty in (unload, measure, check_store, expire, server.lobby.count_tables):
            await _do(duty)
        await asyncio.sleep(UPKEEP_SECONDS)


async def _do(duty: Callable[[], Awaitable[object]]) -> None:
    """Do one duty. If it fails, the others are still done, and this one next time."""
    try:
        await duty()
    except StoreError as error:
        _logs.warning("store unavailable", error=str(error))
    except Exception:
        _logs.exception("upkeep failed", duty=duty.__name__)


async def _check_store(server: Server) -> None:
    """Find out whether anything can be saved, before a player does."""
    try:
        await server.services.store.probe()
    except StoreError as error:
        server.readiness.can_save = False
        _logs.warning("nothing can be saved", error=str(error))
    else:
        server.readiness.can_save = True


async def _expire(lobby: Lobby, idle_seconds: float) -> None:
    expired = await lobby.expire(idle_seconds)
    if any(expired):
        _logs.info("tables expired", binned=expired.binned, deleted=expired.deleted)

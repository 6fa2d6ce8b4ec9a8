"""Upkeep: unloads idle tables and deletes expired ones while the server runs."""

from __future__ import annotations

import asyncio
from typing import Final

import structlog

from lorelode.tables.store import StoreError
from lorelode.web.server import Server

UPKEEP_SECONDS: Final = 15.0
"""How often it runs."""

DAY_SECONDS: Final = 24 * 3600.0

_logs = structlog.get_logger()


async def run_upkeep(server: Server) -> None:
    """Unload and delete tables and update the metrics, until cancelled."""
    settings, lobby, metrics = server.settings, server.lobby, server.metrics
    while True:
        lobby.unload_idle(settings.unload_minutes * 60)
        server.table_metrics.flush()
        metrics.tables_loaded.set(lobby.loaded)
        metrics.tables_unreadable.set(lobby.unreadable)
        try:
            await lobby.expire(settings.keep_days * DAY_SECONDS)
        except StoreError as error:
            _logs.warning("store unavailable", error=str(error))
        await asyncio.sleep(UPKEEP_SECONDS)

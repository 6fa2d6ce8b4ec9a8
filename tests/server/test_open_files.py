"""Every connection needs an open file: the server takes what it may, and says how many that are."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from lorelode.web import open_files
from lorelode.web.open_files import RESERVED_FILES, fit_connections
from lorelode.web.readiness import SPARE_CONNECTIONS
from lorelode.web.settings import ServerSettings
from tests.server.clients import Visitor
from tests.server.server_process import Process


def test_a_low_soft_limit_is_raised(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with Process(tmp_path, max_connections=500, log_level="info") as server:
            server.open_files = (128, 2000)
            await server.start()
            async with AsyncExitStack() as stack:
                for _ in range(300):
                    visitor = await stack.enter_async_context(Visitor(server.base))
                    assert (await visitor.http.get(f"{server.base}/healthz")).status == 200
            assert await server.stop() == 0
            log = server.log.read_text()
            assert '"max_connections": 500' in log
            assert "too few open files" not in log

    asyncio.run(scenario())


def test_a_node_of_a_cluster_asks_for_three_files_a_connection(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[int] = []

    def allow(wanted: int) -> int:
        asked.append(wanted)
        return RESERVED_FILES + 900

    monkeypatch.setattr(open_files, "_raise_limit", allow)
    alone = ServerSettings(max_connections=900)
    node = ServerSettings(max_connections=900, database="postgresql://there/play")
    assert fit_connections(alone).max_connections == 900
    assert fit_connections(node).max_connections == 300
    assert asked == [RESERVED_FILES + 900, RESERVED_FILES + 2700]


def test_a_server_that_is_full_says_so_and_is_not_ready(tmp_path: Path) -> None:
    possible = 60

    async def readiness(http: aiohttp.ClientSession, base: str) -> tuple[int, Any]:
        async with http.get(f"{base}/readyz") as answer:
            return answer.status, await answer.json()

    async def scenario() -> None:
        async with Process(tmp_path, log_level="info") as server:
            server.open_files = (RESERVED_FILES + possible, RESERVED_FILES + possible)
            await server.start()
            async with AsyncExitStack() as stack:
                visitors = []
                for _ in range(possible - SPARE_CONNECTIONS):
                    visitor = await stack.enter_async_context(Visitor(server.base))
                    assert await readiness(visitor.http, server.base) == (200, {"ready": True})
                    visitors.append(visitor)
                for _ in range(SPARE_CONNECTIONS):
                    visitor = await stack.enter_async_context(Visitor(server.base))
                    full = (503, {"ready": False, "reason": "full"})
                    assert await readiness(visitor.http, server.base) == full
                one_more = await stack.enter_async_context(Visitor(server.base))
                with pytest.raises(aiohttp.ClientError):
                    await one_more.http.get(f"{server.base}/readyz")
                # Those who are inside play on.
                assert await visitors[0].make_table()
            log = server.log.read_text()
            assert "too few open files" in log
            assert f'"max_connections": {possible}' in log

    asyncio.run(scenario())

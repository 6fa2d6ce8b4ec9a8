"""An operator of a server to test, who uploads pictures with the operator key."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from io import BytesIO
from pathlib import Path
from typing import Any

import aiohttp

from lorelode.web import uploads
from lorelode.web.operator import KEY_HEADER
from lorelode.web.server import Server
from tests.server.clients import start_server
from tests.web.serving import Wire, request


class Operator:
    """A client with the operator key."""

    def __init__(self, server: Server, base: str, http: aiohttp.ClientSession) -> None:
        self.server = server
        self.base = base
        self.http = http

    async def ask(self, method: str, path: str, body: object = None) -> tuple[int, Any]:
        """Send a request. Returns the status and the body of the answer."""
        asked = self.http.request(method, f"{self.base}/api/decks{path}", json=body)
        async with asked as answer:
            return answer.status, await answer.json()

    async def send(self, deck: str, file: str, body: Any, title: str = "") -> tuple[int, list[Any]]:
        """Upload a picture or a zip. Returns the lines of the answer."""
        where, what = f"{self.base}/api/decks/{deck}/pictures", {"file": file, "title": title}
        sent = BytesIO(body) if isinstance(body, bytes) else body
        async with self.http.post(where, params=what, data=sent) as answer:
            lines = (await answer.text()).splitlines()
            if answer.status == 200:
                assert answer.content_type == "application/x-ndjson"
            return answer.status, [json.loads(line) for line in lines]


@asynccontextmanager
async def start_operator_server(data: Path, **settings: Any) -> AsyncIterator[Operator]:
    """Run a server. Yields a client with its operator key."""
    async with (
        start_server(data, **settings) as (server, base),
        aiohttp.ClientSession(
            headers={"Origin": base, "X-Lorelode": "1", KEY_HEADER: server.operator.key}
        ) as http,
    ):
        yield Operator(server, base, http)


def leftover_files(data: Path) -> list[Path]:
    """Files of unfinished uploads."""
    decks = [path for path in (data / "decks").glob(".*") if path.name != ".lock"]
    return [*(data / uploads.UPLOAD_FOLDER).glob("*"), *decks]


def no_table_is_loaded(server: Server) -> bool:
    """Unload all idle tables. Returns whether no table is left in memory."""
    server.lobby.unload_idle(-1)
    return server.lobby.loaded == 0


def upload_head(own: Operator, length: int, file: str = "a.zip") -> bytes:
    """The head of a request that uploads pictures."""
    return request(
        f"/api/decks/mine/pictures?file={file}",
        method="POST",
        headers={
            "Host": own.base.removeprefix("http://"),
            "X-Lorelode": "1",
            KEY_HEADER: own.server.operator.key,
            "Content-Length": str(length),
        },
    )


async def read_until(wire: Wire, what: bytes) -> None:
    received = b""
    while what not in received:
        more = await wire.reader.read(65536)
        assert more, received
        received += more

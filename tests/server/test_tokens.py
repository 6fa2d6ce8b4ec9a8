"""Where tokens and other secrets are written: cookies, the store and the server's log."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import sqlite3
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import aiohttp
import msgspec
import pytest

from lorelode.web.lifecycle import STORE_FILE
from lorelode.web.visitors import COOKIE, SECURE_COOKIE, identify, new_token
from tests.server.clients import PATIENCE, Visitor, start_server
from tests.server.test_access import TABLE, open_session, try_upgrade

HTTPS = {"public_url": "https://play.example", "origins": ("https://other.example:8443",)}
"""Settings of a server behind a proxy with https."""

ADDRESSES: list[tuple[dict[str, Any], dict[str, str], bool]] = [
    ({}, {}, False),
    ({}, {"X-Forwarded-For": "192.0.2.1"}, False),
    ({"public_url": "http://play.example"}, {"Host": "play.example"}, False),
    (HTTPS, {"Host": "play.example"}, True),
    (HTTPS, {"Host": "Play.example:443"}, True),
    (HTTPS, {"Host": "other.example:8443"}, True),
    (HTTPS, {"X-Forwarded-For": "192.0.2.1"}, True),  # a proxy that does not pass the Host on
    (HTTPS, {}, False),  # at the machine's own name
]
"""Settings, headers that tell the address, and whether that is an https address."""


@pytest.mark.parametrize(("settings", "address", "secure"), ADDRESSES)
def test_scripts_and_other_sites_cannot_read_a_token(
    settings: dict[str, Any], address: dict[str, str], secure: bool, tmp_path: Path
) -> None:
    async def scenario() -> None:
        async with start_server(tmp_path, **settings) as (_server, base):
            async with open_session(**{"Origin": base, "X-Lorelode": "1", **address}) as new:
                tokens = []
                for _ in range(2):
                    async with new.get(f"{base}/") as page:
                        tokens.append(read_token(page, secure))
                async with new.post(f"{base}/api/tables", json=TABLE) as made:
                    tokens.append(read_token(made, secure))
                    code = (await made.json())["code"]
                async with new.ws_connect(f"{base}/ws/{code}") as socket:
                    tokens.append(read_token(socket._response, secure))
            assert len(set(tokens)) == 4

    def read_token(answer: aiohttp.ClientResponse, secure: bool) -> str:
        (cookie,) = answer.headers.getall("Set-Cookie")
        value, *rest = cookie.split("; ")
        expected = {"HttpOnly", "Path=/", "SameSite=Lax", *(["Secure"] if secure else [])}
        assert set(rest) == {*expected, f"Max-Age={37 * 24 * 3600}"}  # 30 days, a week in the bin
        name, _, text = value.partition("=")
        assert name == ("__Host-lorelode" if secure else "lorelode")
        assert re.fullmatch("[A-Za-z0-9_-]{43}", text)  # 43 characters of 6 bits: 256 bits
        return text

    asyncio.run(scenario())


@pytest.mark.parametrize(("settings", "address", "secure"), ADDRESSES)
def test_every_use_renews_the_cookie_that_the_address_calls_for(
    settings: dict[str, Any], address: dict[str, str], secure: bool, tmp_path: Path
) -> None:
    """Another site of the same domain can plant a cookie, but none called `__Host-…`."""
    known = SECURE_COOKIE if secure else COOKIE

    async def scenario() -> None:
        async with start_server(tmp_path, **settings) as (_server, base):
            for name in (COOKIE, SECURE_COOKIE):
                token = new_token(os.urandom)
                headers = {"Origin": base, "X-Lorelode": "1", "Cookie": f"{name}={token}"}
                async with open_session(**headers, **address) as visitor:
                    async with visitor.post(f"{base}/api/tables", json=TABLE) as made:
                        code = (await made.json())["code"]
                        given = [made.headers["Set-Cookie"]]
                    async with visitor.get(f"{base}/t/{code}") as page:
                        given.append(page.headers["Set-Cookie"])
                    async with visitor.ws_connect(f"{base}/ws/{code}") as socket:
                        given.append(socket._response.headers["Set-Cookie"])
                renewed = [text.startswith(f"{known}={token};") for text in given]
                assert renewed == [name == known] * 3

    asyncio.run(scenario())


def test_the_store_has_only_the_hash_of_a_token(tmp_path: Path) -> None:
    async def scenario() -> tuple[str, str]:
        async with start_server(tmp_path) as (_server, base), Visitor(base) as ann:
            wire = await ann.join(await ann.make_table())
            await wire.do("sit", seat=0, name="Ann")
            secret = (await wire.ask("offer-seat"))["secret"]
            # While the server runs, the newest entries are in the write-ahead log.
            require_only_hashes(ann.token, secret)
            return ann.token, secret

    def require_only_hashes(token: str, secret: str) -> None:
        stored = b"".join(path.read_bytes() for path in tmp_path.rglob("*") if path.is_file())
        assert identify(token).encode() in stored
        for hidden in (token, secret):
            assert hidden.encode() not in stored
            assert hidden.encode()[:20] not in stored

    require_only_hashes(*asyncio.run(scenario()))


@asynccontextmanager
async def run_program(data: Path) -> AsyncIterator[tuple[str, asyncio.subprocess.Process]]:
    """Run the program with debug logs. Yields its address and the process."""
    command = (
        sys.executable,
        "-m",
        "lorelode",
        "serve",
        "--bind-address",
        "127.0.0.1",
        "--port",
        "0",
    )
    server = await asyncio.create_subprocess_exec(
        *(*command, "--data", str(data)),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
        env={**os.environ, "LORELODE_LOG_LEVEL": "debug", "LORELODE_BOT_SECONDS": "0"},
    )
    try:
        assert server.stdout is not None
        async with asyncio.timeout(PATIENCE):
            message = (await server.stdout.readline()).decode()
        yield message.split()[-1], server
    finally:
        if server.returncode is None:
            server.kill()


def test_server_logs_hold_no_secrets(tmp_path: Path) -> None:
    """Play with mistakes of all kinds, and with an entry that another process added."""
    name, line, clue, nonsense = "Anneliese", "pssst-nobody", "moonlit-marmalade", "xyzzy-plugh"

    async def scenario() -> tuple[str, list[str]]:
        async with (
            run_program(tmp_path) as (base, server),
            Visitor(base) as ann,
            Visitor(base) as bob,
        ):
            code = await ann.make_table("dixit", first=0, clock="off")
            wire = await ann.join(code)
            await wire.do("sit", seat=0, name=name)
            await wire.do("add-bot", level="steady")
            await wire.do("say", text=line)
            await wire.do("start")
            card = wire.view["play"]["private"]["hand"][0]
            move = {"type": "tell", "card": card, "clue": clue}
            await wire.ask("move", game=1, phase=0, move=move)
            await wire.ask("move", game=1, phase=wire.view["play"]["phase"], move=move)
            secret = (await wire.ask("offer-seat"))["secret"]
            await wire.socket.send_str('{"type": "say", "text": "' + nonsense)
            his = await bob.join(code)
            await his.ask("claim-seat", secret=nonsense)
            await his.ask("claim-seat", secret=secret)
            assert await try_upgrade(bob.http, f"{base}/ws/{nonsense}") == 404
            for path in (f"/t/{code}?secret={secret}", f"/{nonsense}", f"/tv/{code}",
                         f"/api/tables/{code}/record", f"/api/tables/{code}/qr.svg"):  # fmt: skip
                async with bob.http.get(base + path) as answer:
                    await answer.read()
            async with bob.http.post(f"{base}/api/tables", data=nonsense) as answer:
                assert answer.status == 400
            add_entry(code)
            await his.send("say", text=line)
            closing = await his.until(lambda message: message["type"] == "closing")
            assert closing["code"] == "table-reloading"
            server.send_signal(signal.SIGTERM)
            _, server_log = await server.communicate()
            assert server.returncode == 0
            seed = re.search(rb'"seed":"([^"]+)"', (tmp_path / STORE_FILE).read_bytes())
            assert seed is not None
            hidden = [ann.token, bob.token, code, code.lower(), secret, seed[1].decode()]
            return server_log.decode(), [*hidden, name, line, clue, nonsense]

    def add_entry(code: str) -> None:
        with closing(sqlite3.connect(tmp_path / STORE_FILE)) as store, store:
            store.execute(
                "INSERT INTO log (owner, seq, entry) SELECT owner, max(seq) + 1, entry FROM log"
                " WHERE owner = (SELECT number FROM tables WHERE id = ?)",
                (code,),
            )

    server_log, hidden = asyncio.run(scenario())
    lines = [msgspec.json.decode(line) for line in server_log.splitlines()]
    events = {line["event"] for line in lines}
    assert {"serving", "request", "table does not match its log", "stopping"} <= events
    assert {line["route"] for line in lines if "route" in line} >= {"/t/{code}", "/ws/{code}"}
    assert [secret for secret in hidden if secret in server_log] == []

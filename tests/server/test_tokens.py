"""What is written down of whom: in cookies, in the store and in the log of the real program."""

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

import aiohttp
import msgspec
import pytest

from lorelode.web.lifecycle import STORE_FILE
from lorelode.web.visitors import COOKIE, identify
from tests.server.clients import PATIENCE, Visitor, running
from tests.server.test_access import TABLE, bare, hung_up


@pytest.mark.parametrize(("public_url", "secure"), [(None, False), ("https://play.example", True)])
def test_scripts_and_other_sites_cannot_read_a_token(
    public_url: str | None, secure: bool, tmp_path: Path
) -> None:
    async def story() -> None:
        async with running(tmp_path, public_url=public_url) as (_server, base):
            async with bare(**{"Origin": base, "X-Lorelode": "1"}) as new:
                tokens = []
                for _ in range(2):
                    async with new.get(f"{base}/") as page:
                        tokens.append(morsel(page, secure))
                async with new.post(f"{base}/api/tables", json=TABLE) as made:
                    tokens.append(morsel(made, secure))
                    code = (await made.json())["code"]
                async with new.ws_connect(f"{base}/ws/{code}") as socket:
                    tokens.append(morsel(socket._response, secure))
            assert len(set(tokens)) == 4
            async with Visitor(base) as known, known.http.get(f"{base}/") as page:
                assert "Set-Cookie" not in page.headers

    def morsel(answer: aiohttp.ClientResponse, secure: bool) -> str:
        (cookie,) = answer.headers.getall("Set-Cookie")
        value, *rest = cookie.split("; ")
        expected = {"HttpOnly", "Path=/", "SameSite=Lax", *(["Secure"] if secure else [])}
        assert {part for part in rest if not part.startswith("Max-Age")} == expected
        name, _, text = value.partition("=")
        assert name == COOKIE
        assert re.fullmatch("[A-Za-z0-9_-]{43}", text)  # six bits each: 256
        return text

    asyncio.run(story())


def test_the_store_has_only_the_hash_of_a_token(tmp_path: Path) -> None:
    async def story() -> tuple[str, str]:
        async with running(tmp_path) as (_server, base), Visitor(base) as ann:
            wire = await ann.join(await ann.make())
            await wire.do("sit", seat=0, name="Ann")
            secret = (await wire.ask("offer-seat"))["secret"]
            # While it runs, the newest entries are in the write-ahead log.
            assert_kept(ann.token, secret)
            return ann.token, secret

    def assert_kept(token: str, secret: str) -> None:
        kept = b"".join(path.read_bytes() for path in tmp_path.rglob("*") if path.is_file())
        assert identify(token).encode() in kept
        for hidden in (token, secret):
            assert hidden.encode() not in kept
            assert hidden.encode()[:20] not in kept

    assert_kept(*asyncio.run(story()))


@asynccontextmanager
async def process(data: Path) -> AsyncIterator[tuple[str, asyncio.subprocess.Process]]:
    """The real program, as chatty as it can be, and its address."""
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
            said = (await server.stdout.readline()).decode()
        yield said.split()[-1], server
    finally:
        if server.returncode is None:
            server.kill()


def test_server_logs_hold_no_secrets(tmp_path: Path) -> None:
    """A lively evening, with mistakes of all kinds, and a store that somebody meddles with."""
    name, line, clue, nonsense = "Anneliese", "pssst-nobody", "moonlit-marmalade", "xyzzy-plugh"

    async def story() -> tuple[str, list[str]]:
        async with process(tmp_path) as (base, server), Visitor(base) as ann, Visitor(base) as bob:
            code = await ann.make("dixit", first=0, clock="off")
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
            await hung_up(bob, nonsense)
            for path in (f"/t/{code}?secret={secret}", f"/{nonsense}", f"/tv/{code}",
                         f"/api/tables/{code}/record", f"/api/tables/{code}/qr.svg"):  # fmt: skip
                async with bob.http.get(base + path) as answer:
                    await answer.read()
            async with bob.http.post(f"{base}/api/tables", data=nonsense) as answer:
                assert answer.status == 400
            meddle(code)
            await his.send("say", text=line)
            ended = await his.until(lambda said: said["type"] == "closing")
            assert ended["code"] == "table-reloading"
            server.send_signal(signal.SIGTERM)
            _, logged = await server.communicate()
            assert server.returncode == 0
            seed = re.search(rb'"seed":"([^"]+)"', (tmp_path / STORE_FILE).read_bytes())
            assert seed is not None
            hidden = [ann.token, bob.token, code, code.lower(), secret, seed[1].decode()]
            return logged.decode(), [*hidden, name, line, clue, nonsense]

    def meddle(code: str) -> None:
        with closing(sqlite3.connect(tmp_path / STORE_FILE)) as store, store:
            store.execute(
                "INSERT INTO log (owner, seq, entry) SELECT owner, max(seq) + 1, entry FROM log"
                " WHERE owner = (SELECT number FROM tables WHERE id = ?)",
                (code,),
            )

    logged, hidden = asyncio.run(story())
    lines = [msgspec.json.decode(line) for line in logged.splitlines()]
    events = {line["event"] for line in lines}
    assert {"serving", "request", "table out of step with its log", "stopping"} <= events
    assert {line["route"] for line in lines if "route" in line} >= {"/t/{code}", "/ws/{code}"}
    assert [secret for secret in hidden if secret in logged] == []

"""Clients that are too fast, too slow or too many are refused or cut off; the others play on."""

from __future__ import annotations

import asyncio
import socket
import time
from pathlib import Path

import aiohttp
import msgspec
import pytest

from lorelode.tables.log import ChatLineAdded, decode_entries
from lorelode.tables.store import TableId
from lorelode.web.connection import MAX_BAD_MESSAGES
from lorelode.web.lifecycle import bind
from lorelode.web.settings import ServerSettings
from lorelode.web.visitors import COOKIE
from tests.server.clients import Visitor, start_server
from tests.server.staged_tables import StagedTable, store_table
from tests.tables.scripted import token

LONG = "x" * 290


def test_a_client_that_is_too_fast_is_refused_and_may_repeat_its_commands(tmp_path: Path) -> None:
    async def scenario() -> None:
        settings = {"messages_per_second": 40, "message_burst": 6}
        async with start_server(tmp_path, **settings) as (server, base), Visitor(base) as ann:
            code = await ann.make_table()
            line = await ann.join(code)
            await line.do("sit", seat=0, name="Ann")
            await asyncio.sleep(0.06)
            names = [await line.send("say", text=f"line {number}") for number in range(12)]
            commit = await line.send("commit-contribution", game=1, hash="ab" * 32)
            answers: dict[str, str] = {}
            while len(answers) < len(names) + 1:
                answer = await line.receive()
                if answer["type"] != "update":
                    answers[answer["id"]] = answer.get("code", "done")
            assert [answers[name] for name in names[:5]] == ["done"] * 5
            assert set(answers.values()) == {"done", "rate-limited"}
            # Limits of chat do not stop other commands.
            assert answers[commit] == "done"
            assert (await line.ask("back"))["type"] == "done"
            # The same commands with the same ids, sent slowly: each is done once.
            for number, name in enumerate(names):
                await asyncio.sleep(0.06)
                answer = await line.ask("say", command=name, text=f"line {number}")
                assert answer["type"] == "done"
            entries = decode_entries((await server.services.store.load(TableId(code))).entries)
            texts = [entry.text for entry in entries if isinstance(entry, ChatLineAdded)]
            assert sorted(texts) == sorted(f"line {number}" for number in range(12))

    asyncio.run(scenario())


def test_the_operator_sets_how_many_lines_a_player_may_write_in_a_row(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with start_server(tmp_path, chat_burst=3) as (_, base), Visitor(base) as ann:
            line = await ann.join(await ann.make_table())
            await line.do("sit", seat=0, name="Ann")
            for number in range(3):
                await line.do("say", text=f"line {number}")
            refused = await line.ask("say", text="one more")
            assert (refused["type"], refused["code"]) == ("refused", "rate-limited")

    asyncio.run(scenario())


def test_a_client_that_stays_too_fast_is_disconnected_and_may_reconnect(tmp_path: Path) -> None:
    async def scenario() -> None:
        settings = {"messages_per_second": 1, "message_burst": 2}
        async with start_server(tmp_path, **settings) as (_server, base), Visitor(base) as ann:
            code = await ann.make_table()
            line = await ann.join(code)
            for _ in range(MAX_BAD_MESSAGES + 5):
                await line.send("back")
            closing = await line.until(lambda message: message["type"] == "closing")
            assert closing["code"] == "rate-limited"
            again = await ann.join(code)
            assert (await again.receive())["type"] == "update"

    asyncio.run(scenario())


async def join_without_reading(base: str, code: str, name: str) -> socket.socket:
    """Join a table with a small buffer, and never read a byte."""
    host, _, port = base.removeprefix("http://").partition(":")
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    line.connect((host, int(port)))
    hello = b'{"type":"hello"}'
    head = [
        f"GET /ws/{code} HTTP/1.1",
        f"Host: {host}:{port}",
        f"Origin: {base}",
        f"Cookie: {COOKIE}={token(name)}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
    ]
    line.sendall("\r\n".join([*head, "", ""]).encode())
    line.sendall(bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)
    return line


@pytest.fixture
def small_buffers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make the server's buffers small, so that a slow reader falls behind soon."""

    def bind_short(settings: ServerSettings) -> socket.socket:
        listening = bind(settings)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 8192)
        return listening

    monkeypatch.setattr("tests.server.clients.bind", bind_short)


@pytest.mark.usefixtures("small_buffers")
@pytest.mark.parametrize(("lag", "pause"), [(60, 0.0), (0.3, 0.002)], ids=["a flood", "a stream"])
def test_a_client_that_does_not_read_is_cut_off_and_delays_nobody(
    lag: float, pause: float, tmp_path: Path
) -> None:
    async def scenario() -> None:
        async with (
            start_server(tmp_path, lag_seconds=lag) as (server, base),
            Visitor(base, token("ann")) as ann,
            Visitor(base, token("bob")) as bob,
        ):
            code = await store_table(server, StagedTable("playing").entries)
            hers, his = await ann.join(code), await bob.join(code)
            await his.receive()
            slow = await join_without_reading(base, code, "cat")
            await hers.until(lambda message: message["table"]["seats"][2].get("here"))
            waits, cut = [], False
            start = time.monotonic()
            while not cut and time.monotonic() < start + 10:
                before = time.monotonic()
                view = await hers.do("say", text=LONG)
                while his.view["chat"] != view["chat"]:
                    await his.receive()
                waits.append(time.monotonic() - before)
                cut = not view["table"]["seats"][2].get("here")
                await asyncio.sleep(pause)
            slow.close()
            assert cut, f"still here after {len(waits)} lines"
            waits.sort()
            assert (
                waits[len(waits) // 2] < 0.1
            )  # a chat line and all its updates take some milliseconds
            assert waits[-1] < 2.0

    asyncio.run(scenario())


def test_a_client_without_a_hello_is_disconnected(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with (
            start_server(tmp_path, header_seconds=0.3) as (_server, base),
            Visitor(base) as ann,
        ):
            code = await ann.make_table()
            async with ann.http.ws_connect(f"{base}/ws/{code}") as silent:
                message = msgspec.json.decode((await silent.receive(timeout=5)).data)
                assert (message["type"], message["code"]) == ("closing", "bad-message")
            # A client that has sent its hello may be silent for longer.
            line = await ann.join(code)
            await line.receive()
            await asyncio.sleep(0.5)
            assert (await line.ask("back"))["type"] == "done"

    asyncio.run(scenario())


def test_an_address_has_a_limit_of_connections(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with start_server(tmp_path, connections_per_address=4) as (server, base):
            code = await store_table(server, StagedTable("open").entries)
            people = [Visitor(base) for _ in range(6)]
            try:
                came = 0
                for visitor in people:
                    try:
                        line = await visitor.join(code)
                        await line.receive()
                        came += 1
                    except (aiohttp.ClientError, ConnectionError):
                        break
                assert came == 4
                # The others notice nothing, and when one leaves, another can connect.
                assert (await people[1].wires[0].ask("back"))["code"] == "no-seat"
                await people[0].close()
                late = await people[5].join(code)
                assert (await late.receive())["type"] == "update"
            finally:
                for visitor in people:
                    await visitor.close()

    asyncio.run(scenario())


def test_an_address_has_a_limit_of_requests(tmp_path: Path) -> None:
    async def scenario() -> None:
        settings = {"requests_per_second": 1, "request_burst": 5}
        async with start_server(tmp_path, **settings) as (_server, base), Visitor(base) as ann:
            answers = []
            for _ in range(7):
                async with ann.http.get(f"{base}/api/tables") as answer:
                    body = await answer.json()
                    wait = answer.headers.get("Retry-After")
                    answers.append((answer.status, body and body["code"], wait))
            assert answers == [(200, [], None)] * 5 + [(429, "too-many-requests", "1")] * 2

    asyncio.run(scenario())


async def first_answer(visitor: Visitor, code: str) -> str:
    """Connect with this code. Returns the code or the type of the first answer."""
    answer = await (await visitor.join(code)).receive()
    return str(answer.get("code", answer["type"]))


async def make_table(visitor: Visitor) -> tuple[int, str, str | None]:
    """Make a table. Returns the status, the code, and when to try again."""
    settings = {"game": "dixit", "edition": "fa", "seats": 3}
    url = f"{visitor.base}/api/tables"
    async with visitor.http.post(url, json={"settings": settings}) as answer:
        body = await answer.json()
        return answer.status, body["code"], answer.headers.get("Retry-After")


@pytest.mark.parametrize(
    ("limit", "full"),
    [
        ("tables_per_address", (429, "too-many-tables", "1200")),
        ("max_unstarted_tables", (503, "server-full", "60")),
    ],
)
def test_the_number_of_tables_is_limited(
    limit: str, full: tuple[int, str, str], tmp_path: Path
) -> None:
    async def scenario() -> None:
        async with start_server(tmp_path, **{limit: 3}) as (server, base), Visitor(base) as ann:
            made = [await make_table(ann) for _ in range(5)]
            assert made[3:] == [full] * 2
            assert len(await server.services.store.tables()) == 3
            # People can still play at the existing tables.
            assert await first_answer(ann, made[0][1]) == "update"
        # The limit of all tables also holds after a restart.
        if limit == "max_unstarted_tables":
            async with start_server(tmp_path, **{limit: 3}) as (server, base), Visitor(base) as ann:
                assert await make_table(ann) == full

    asyncio.run(scenario())

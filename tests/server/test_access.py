"""Access: which origins, hosts, codes and tokens the server accepts, and how it refuses."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import aiohttp
import msgspec
import pytest

from lorelode.web.visitors import COOKIE
from tests.server.clients import Visitor, Wire, start_server
from tests.server.raw_client import dial
from tests.server.staged_tables import StagedTable, store_table, you
from tests.tables.scripted import token

TABLE = {"settings": {"game": "dixit", "edition": "fa", "seats": 3}}

# Origins of requests; `{here}` stands for the address of the server.
FOREIGN = [
    "null",
    "http://evil.example",
    "https://{here}",
    "http://{here}.evil.example",
    "http://evil.example@{here}",
    "http://{here}@evil.example",
    "http://{here}0",
    "http://{here}/",
    "http://{host}",
    "http://127.0.0.1.nip.io:{port}",
    "http://127.1:{port}",
    "http://[::ffff:127.0.0.1]:{port}",
    "HTTP://{here}",
    "ws://{here}",
    "file://",
    " ",
]
OURS = ["http://{here}", "http://localhost:{port}"]


def fill_address(text: str, base: str) -> str:
    here = base.removeprefix("http://")
    host, _, port = here.partition(":")
    return text.format(here=here, host=host, port=port)


@asynccontextmanager
async def open_session(**headers: str) -> AsyncIterator[aiohttp.ClientSession]:
    """Open a client session that sends these headers and no cookie."""
    jar = aiohttp.DummyCookieJar()
    async with aiohttp.ClientSession(headers=headers, cookie_jar=jar) as session:
        yield session


async def read_refusal(answer: aiohttp.ClientResponse) -> tuple[int, str]:
    body = await answer.json()
    assert set(body) == {"code", "facts", "sentence"}
    return answer.status, body["code"]


async def try_upgrade(session: aiohttp.ClientSession, url: str) -> int:
    """Try to open a WebSocket. Returns the HTTP status."""
    try:
        async with session.ws_connect(url):
            return 101
    except aiohttp.WSServerHandshakeError as error:
        return error.status


def test_a_foreign_origin_cannot_open_a_socket_or_make_a_table(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with start_server(tmp_path) as (server, base), Visitor(base) as ann:
            code = await ann.make_table()
            socket, tables = f"{base}/ws/{code}", f"{base}/api/tables"
            for origin in (fill_address(one, base) for one in FOREIGN):
                async with open_session(**{"Origin": origin, "X-Lorelode": "1"}) as page:
                    assert await try_upgrade(page, socket) == 403, origin
                    async with page.post(tables, json=TABLE) as answer:
                        assert await read_refusal(answer) == (403, "wrong-origin"), origin
                        assert not [name for name in answer.headers if "Allow-Origin" in name]
            assert len(await server.services.store.tables()) == 1
            for origin in (fill_address(one, base) for one in OURS):
                async with open_session(**{"Origin": origin, "X-Lorelode": "1"}) as page:
                    assert await try_upgrade(page, socket) == 101, origin
                    async with page.post(tables, json=TABLE) as answer:
                        assert answer.status == 201

    asyncio.run(scenario())


def test_a_program_without_an_origin_can_make_a_table_but_not_open_a_socket(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with (
            start_server(tmp_path) as (_server, base),
            open_session(**{"X-Lorelode": "1"}) as program,
        ):
            async with program.post(f"{base}/api/tables", json=TABLE) as answer:
                assert answer.status == 201
                code = (await answer.json())["code"]
            assert await try_upgrade(program, f"{base}/ws/{code}") == 403

    asyncio.run(scenario())


def test_a_form_on_another_site_cannot_make_a_table(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with start_server(tmp_path) as (server, base):
            for headers in ({}, {"X-Lorelode": "yes"}, {"Content-Type": "text/plain"}):
                async with open_session(**headers) as page:
                    body = msgspec.json.encode(TABLE)
                    async with page.post(f"{base}/api/tables", data=body) as answer:
                        assert await read_refusal(answer) == (403, "header-missing")
            assert await server.services.store.tables() == []

    asyncio.run(scenario())


@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:{port}", "{here}.evil.example", "127.0.0.1", "{here}0"]
)
def test_a_request_with_a_wrong_host_header_is_refused(host: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with start_server(tmp_path) as (_server, base), Visitor(base) as ann:
            code = await ann.make_table()
            async with open_session(Host=fill_address(host, base), Origin=base) as rebound:
                assert await try_upgrade(rebound, f"{base}/ws/{code}") == 421
                for path in (
                    "/",
                    "/api/tables",
                    f"/api/tables/{code}/deck",
                    "/metrics",
                    "/healthz",
                ):
                    async with rebound.get(base + path) as answer:
                        assert await read_refusal(answer) == (421, "wrong-host")

    asyncio.run(scenario())


# Absolute request targets, as proxies get them; `{here}` stands for the address of the server.
FOREIGN_TARGETS = [
    "http://evil.example",
    "http://evil.example:{port}",
    "http://{host}",
    "http://{here}0",
    "http://{here}@evil.example",
    "http://evil.example@{here}",
    "http://{here}.evil.example",
    "ftp://{here}",
    "//evil.example",
]
OWN_TARGETS = ["", "http://{here}", "HTTP://{here}", "http://localhost:{port}"]


def test_an_absolute_target_is_judged_by_its_own_host(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with start_server(tmp_path) as (_server, base), Visitor(base) as ann:
            code = await ann.make_table()
            path = f"/api/tables/{code}/invitation"
            for target in FOREIGN_TARGETS:
                async with dial(base) as client:
                    answer = await client.get(fill_address(target, base) + path)
                    assert b"evil" not in answer.body, target
                    if target.startswith("//"):  # a path, not an address
                        assert answer.refusal == (404, "not-found")
                    else:
                        assert answer.refusal in ((421, "wrong-host"), (400, "bad-request")), target
            for target in OWN_TARGETS:
                async with dial(base) as client:
                    answer = await client.get(fill_address(target, base) + path)
                    here = "localhost:" in target and fill_address(target, base)
                    assert msgspec.json.decode(answer.body) == {
                        "link": f"{here or base}/t/{code}"
                    }, target
            # The Host header must be right too.
            async with dial(base) as client:
                answer = await client.get(base + path, {"Host": "evil.example"})
                assert answer.refusal == (421, "wrong-host")
            async with dial(base) as client:
                evil = await client.upgrade(code, target="http://evil.example")
                assert evil.refusal == (421, "wrong-host")

    asyncio.run(scenario())


def test_all_missing_things_are_refused_in_the_same_words(tmp_path: Path) -> None:
    async def scenario() -> None:
        stage = StagedTable("over")
        async with start_server(tmp_path) as (server, base), Visitor(base) as eve:
            code = await store_table(server, stage.entries)
            near = code[:-1] + ("0" if code[-1] != "0" else "1")
            unknown = [
                near,
                "ZZZZZZZZ",
                "ABC",
                "%00",
                "U" * 8,
                "A" * 300,
                "..%2F..",
                f"{code}{code}",
            ]
            async with dial(base) as client:
                answers = [await client.upgrade(one, eve.token) for one in unknown]
            assert {(answer.status, answer.body) for answer in answers} == {(404, answers[0].body)}
            for what in ("record", "replay", "replay?seat=all", "deck", "qr.svg"):
                bodies = set()
                for one in unknown:
                    async with eve.http.get(f"{base}/api/tables/{one}/{what}") as answer:
                        bodies.add((answer.status, await answer.read()))
                assert len(bodies) == 1
                assert {status for status, _ in bodies} == {404}
            # A secret that was never offered, was used, or has expired.
            wire = await eve.join(code)
            wrong = [
                "",
                "A" * 32,
                stage.offer_secrets.used,
                stage.offer_secrets.expired,
                stage.offer_secrets.good[:-1],
            ]
            refused = [await wire.ask("claim-seat", command="x", secret=secret) for secret in wrong]
            assert refused == [refused[0]] * len(refused)
            body = msgspec.json.decode(answers[0].body)
            assert (refused[0]["code"], refused[0]["sentence"]) == (body["code"], body["sentence"])

    asyncio.run(scenario())


def test_an_unknown_token_gives_no_rights(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with start_server(tmp_path) as (server, base):
            code = await store_table(server, StagedTable("playing").entries)
            seen = []
            for cookie in ("", "x", token("nobody"), token("bob")[:-1], token("bob") + "A"):
                async with (
                    open_session(Origin=base, Cookie=f"{COOKIE}={cookie}") as stranger,
                    stranger.ws_connect(f"{base}/ws/{code}") as socket,
                ):
                    wire = Wire(socket)
                    await wire.send("hello", command=None)
                    await wire.receive()
                    seen += wire.frames
                    assert wire.view["you"] == you(None)
            assert seen == [seen[0]] * len(seen)

    asyncio.run(scenario())


@pytest.mark.parametrize(
    ("status", "name", "seat", "expected"),
    [
        ("no-free-seat", "eve", 0, "no-free-seat"),
        ("open", "eve", 0, "seat-taken"),
        ("playing", "eve", 0, "game-running"),
        ("playing", "dot", 0, "has-other-seat"),
        ("over", "eve", 3, "done"),
        ("over", "rex", 3, "removed"),
    ],
)
def test_a_visitor_with_the_code_who_cannot_sit_is_told_why(
    status: str, name: str, seat: int, expected: str, tmp_path: Path
) -> None:
    async def scenario() -> None:
        stage = StagedTable("open", seats=3) if status == "no-free-seat" else StagedTable(status)
        async with start_server(tmp_path) as (server, base), Visitor(base, token(name)) as visitor:
            wire = await visitor.join(await store_table(server, stage.entries))
            first = await wire.receive()
            if expected == "removed":
                assert first["code"] == expected
                return
            assert first["table"]["status"] == ("open" if status == "no-free-seat" else status)
            answer = await wire.ask("sit", seat=seat, name="Zoe")
            assert answer.get("code", answer["type"]) == expected

    asyncio.run(scenario())


# The answers to HTTP requests, for each status of a table; `shut` has no spectators.
ROUTES = """
                  stranger   rex       eve            bob            hal
open record       not-found  removed   no-such-game   no-such-game   no-such-game
open replay       not-found  removed   no-such-game   no-such-game   no-such-game
playing record    not-found  removed   game-running   game-running   game-running
playing replay    not-found  removed   game-running   game-running   game-running
playing beliefs   not-found  removed   game-running   game-running   game-running
playing story     not-found  removed   game-running   game-running   game-running
resting record    not-found  removed   game-running   game-running   game-running
resting replay    not-found  removed   game-running   game-running   game-running
over record       not-found  removed   200            200            200
over replay       not-found  removed   200            200            200
shut record       not-found  removed   players-only   200            players-only
shut replay       not-found  removed   players-only   200            players-only
shut beliefs      not-found  removed   players-only   200            players-only
shut story        not-found  removed   players-only   200            players-only
"""


@pytest.mark.parametrize(
    "line", ROUTES.strip("\n").splitlines()[1:], ids=lambda line: "-".join(line.split()[:2])
)
def test_the_record_is_readable_for_the_right_people_at_the_right_time(
    line: str, tmp_path: Path
) -> None:
    roles = ROUTES.split()[:5]
    status, what, *expected = line.split()

    async def scenario() -> None:
        stage = StagedTable("over", spectators=False) if status == "shut" else StagedTable(status)
        async with start_server(tmp_path) as (server, base):
            code = await store_table(server, stage.entries)
            for role, answer in zip(roles, expected, strict=True):
                asked = "ZZZZZZZZ" if role == "stranger" else code
                async with Visitor(base, token(role)) as visitor:
                    for query in ("", "?seat=all", "?seat=1", "?game=1"):
                        url = f"{base}/api/tables/{asked}/{what}{query}"
                        async with visitor.http.get(url) as got:
                            body = await got.read()
                            code_of = (
                                msgspec.json.decode(body)["code"] if got.status > 200 else "200"
                            )
                            assert code_of == answer, (role, query)
                            if (what, answer) == ("record", "200"):
                                named = 'attachment; filename="dixit.lorelode"'
                                assert got.headers["Content-Disposition"] == named

    asyncio.run(scenario())

"""Who gets a WebSocket: unknown codes, guesses and floods are refused before the upgrade."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from pathlib import Path

import pytest
import structlog

from lorelode.web import admission
from lorelode.web.connection import MAX_BAD_MESSAGES
from lorelode.web.readiness import SPARE_CONNECTIONS
from tests.server.clients import MovableClock, Visitor, start_server
from tests.server.raw_client import PING, Answer, RawClient, dial, frame
from tests.server.staged_tables import StagedTable, store_table
from tests.tables.scripted import token

UNKNOWN = "ZZZZZZZZ"
OTHER_ADDRESS = "127.0.0.2"
WAIT_SECONDS = 0.1


@pytest.fixture(autouse=True)
def _short_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(admission, "REFUSAL_SECONDS", WAIT_SECONDS)


async def upgrade(
    base: str, code: str, name: str = "", *, address: str = "127.0.0.1", **headers: str
) -> Answer:
    """Ask for a WebSocket on a connection of its own, with the token of this person."""
    async with dial(base, address) as client:
        return await client.upgrade(code, token(name) if name else "", **headers)


def test_an_unknown_code_is_refused_before_the_upgrade(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with start_server(tmp_path) as (server, base), dial(base) as client:
            code = await store_table(server, StagedTable("playing").entries)
            refused = await client.upgrade(UNKNOWN)
            assert refused.refusal == (404, "not-found")
            assert "set-cookie" not in refused.headers
            # A plain request is refused alike, on the same connection.
            plain = await client.get(f"/ws/{UNKNOWN}")
            assert (plain.status, plain.body) == (refused.status, refused.body)
            plain = await client.get(f"/ws/{code}")
            assert plain.refusal == (426, "upgrade-required")
            assert plain.headers["upgrade"] == "websocket"
            assert (await client.upgrade(code)).status == 101

    asyncio.run(scenario())


async def use_up_guesses(client: RawClient, count: int) -> None:
    for number in range(count):
        assert (await client.upgrade(f"ZZZZZZZ{number}")).status == 404


def comparable(answer: Answer) -> tuple[int, dict[str, str], bytes]:
    headers = {name: value for name, value in answer.headers.items() if name != "date"}
    return answer.status, headers, answer.body


@pytest.mark.parametrize("sleeping", [False, True], ids=["in memory", "on the disk"])
def test_an_address_that_guesses_learns_nothing_and_its_players_get_in(
    sleeping: bool, tmp_path: Path
) -> None:
    async def scenario() -> None:
        async with start_server(tmp_path, guesses_per_minute=5) as (server, base):
            code = await store_table(server, StagedTable("playing").entries)
            if not sleeping:
                await server.lobby.find(code)
            async with dial(base) as client:
                await use_up_guesses(client, 5)
                clock = asyncio.get_running_loop().time
                answers = []
                for asked in (UNKNOWN, code):
                    for person in ("", token("eve")):
                        began = clock()
                        answers.append(comparable(await client.upgrade(asked, person)))
                        assert clock() - began >= WAIT_SECONDS
                        answer = await client.get(f"/api/tables/{asked}/deck", token=person)
                        assert answer.refusal == (429, "too-many-guesses")
                assert answers == [answers[0]] * 4
                status, headers, body = answers[0]
                assert (status, headers["retry-after"]) == (429, "12")
                assert b"too-many-guesses" in body
            # Those who sit there, sat there in this game or are the host come in as always.
            for name in ("ann", "dot"):
                assert (await upgrade(base, code, name)).status == 101
            async with dial(base) as client:
                answer = await client.get(f"/api/tables/{code}/deck", token=token("ann"))
                assert answer.status == 200
            assert (await upgrade(base, code, address=OTHER_ADDRESS)).status == 101

    asyncio.run(scenario())


def test_several_guesses_at_the_same_time_are_several_guesses(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with start_server(tmp_path, guesses_per_minute=5) as (server, base):
            code = await store_table(server, StagedTable("playing").entries)
            codes = [f"ZZZZZZ{number}" for number in range(10, 40)]
            answers = await asyncio.gather(*(upgrade(base, one) for one in (*codes, code)))
            assert [answer.status for answer in answers].count(404) == 5
            assert [answer.status for answer in answers].count(429) == 26

    asyncio.run(scenario())


def test_a_right_code_and_the_same_wrong_code_again_are_no_guesses(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with start_server(tmp_path, guesses_per_minute=2) as (server, base):
            code = await store_table(server, StagedTable("playing").entries)
            async with dial(base) as client:
                for _ in range(4):
                    assert (await client.upgrade(UNKNOWN)).status == 404
                    assert (await client.upgrade("2SHORT")).status == 404
                    assert (await client.get(f"/ws/{code}")).status == 426
                assert (await client.upgrade("ZZZZZZZ1")).status == 404
                assert (await client.upgrade("ZZZZZZZ2")).status == 429
                assert (await client.upgrade(UNKNOWN)).status == 404

    asyncio.run(scenario())


async def flood_frames(client: RawClient) -> None:
    await client.send(frame(PING) * 1000)


async def flood_messages(client: RawClient) -> None:
    await client.say({"type": "hello"})
    for _ in range(MAX_BAD_MESSAGES + 1):
        await client.say({"type": "nonsense"})


@pytest.mark.parametrize("flood", [flood_frames, flood_messages])
def test_an_address_that_floods_is_refused_for_a_while_but_its_players_are_not(
    flood: Callable[[RawClient], asyncio.Future[None]], tmp_path: Path
) -> None:
    clock = MovableClock()

    async def be_cut_off(base: str, code: str, name: str) -> None:
        async with dial(base) as client:
            assert (await client.upgrade(code, token(name))).status == 101
            await flood(client)
            await client.wait_until_closed()

    async def scenario() -> None:
        limits = {
            "cut_offs_per_minute": 2,
            "messages_per_second": 10,
            "message_burst": MAX_BAD_MESSAGES + 10,
        }
        async with start_server(tmp_path, clock, **limits) as (server, base):
            code = await store_table(server, StagedTable("playing").entries)
            await be_cut_off(base, code, "eve")
            assert (await upgrade(base, code, "eve")).status == 101
            await be_cut_off(base, code, "eve")
            for asked, name in [(code, "eve"), (code, "zoe"), (UNKNOWN, "zoe")]:
                refused = await upgrade(base, asked, name)
                assert refused.refusal == (429, "rate-limited")
                assert 28 <= int(refused.headers["retry-after"]) <= 30
            # Her brother plays on, and so does everybody elsewhere; she can still read the page.
            assert (await upgrade(base, code, "ann")).status == 101
            assert (await upgrade(base, code, address=OTHER_ADDRESS)).status == 101
            async with dial(base) as client:
                assert (
                    await client.get(f"/api/tables/{code}/deck", token=token("eve"))
                ).status == 200
            # A player who floods is refused as well.
            for _ in range(2):
                await be_cut_off(base, code, "ann")
            assert (await upgrade(base, code, "ann")).refusal == (429, "rate-limited")
            assert (await upgrade(base, code, "bob")).status == 101
            clock.pass_time(30)
            for name in ("zoe", "ann"):
                assert (await upgrade(base, code, name)).status == 101

    asyncio.run(scenario())


def test_a_full_server_takes_no_websockets_but_still_says_so(tmp_path: Path) -> None:
    async def scenario() -> None:
        most = 2 * SPARE_CONNECTIONS
        async with start_server(tmp_path, max_connections=most) as (server, base):
            code = await store_table(server, StagedTable("playing").entries)
            async with Visitor(base, token("ann")) as ann:
                line = await ann.join(code)
                await line.receive()
                others = [Visitor(base) for _ in range(most - SPARE_CONNECTIONS - 1)]
                for visitor in others:
                    await visitor.join(code)
                refused = await upgrade(base, code)
                assert refused.refusal == (503, "server-full")
                assert refused.headers["retry-after"] == "60"
                assert (await line.ask("back"))["type"] == "done"
                await others[0].close()
                assert (await upgrade(base, code)).status == 101
                for visitor in others:
                    await visitor.close()

    asyncio.run(scenario())


@pytest.mark.parametrize(
    "headers",
    [{"Sec_WebSocket_Protocol": "mqtt"}, {"Sec_WebSocket_Key": "ключ"}],
    ids=["subprotocol", "key"],
)
def test_a_strange_handshake_is_refused_without_a_line_in_the_log(
    headers: dict[str, str], tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def scenario() -> None:
        async with start_server(tmp_path) as (server, base):
            code = await store_table(server, StagedTable("playing").entries)
            assert (await upgrade(base, code, **headers)).refusal == (400, "bad-request")

    with caplog.at_level(logging.WARNING), structlog.testing.capture_logs() as logs:
        asyncio.run(scenario())
    assert caplog.records == []
    assert logs == []

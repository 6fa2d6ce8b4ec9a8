"""Any node answers for any table: requests and WebSockets are passed on to the owner."""

from __future__ import annotations

import asyncio
from pathlib import Path

import aiohttp
import pytest

from lorelode.core.refusal import Code
from lorelode.tables.log import PersonId
from lorelode.web.admission import REFUSAL_SECONDS
from lorelode.web.cluster import SECRET_HEADER
from lorelode.web.visitors import COOKIE
from tests.server.clients import Visitor
from tests.server.local_nodes import answer, joined, nodes
from tests.web.serving import run

LATE_SECONDS = 20.0

pytestmark = pytest.mark.usefixtures("long_leases")


def test_a_game_is_played_through_both_nodes(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with (
            nodes(tmp_path) as (one, two),
            Visitor(one.base) as ann,
            Visitor(two.base) as bob,
            Visitor(two.base) as cat,
        ):
            code = await ann.make_table(first=0, clock="off", listed=True)
            wires = [await joined(person, code) for person in (ann, bob, cat)]
            for seat, wire in enumerate(wires):
                await wire.do("sit", seat=seat, name=f"Player {seat}")
            await wires[0].do("start")
            for wire in wires:
                while wire.view["play"] is None:
                    await wire.receive()
            assert (one.server.lobby.loaded, two.server.lobby.loaded) == (1, 0)
            for _ in range(4):
                phase = wires[0].view["play"]["phase"]
                mover = wires[wires[0].view["play"]["to_act"][0]]
                play = mover.view["play"]
                move = {"game": 1, "phase": phase, "move": play["choices"][0]}
                assert (await mover.ask("move", **move))["type"] == "done"
                for wire in wires:
                    while wire.view["play"]["phase"] == phase:
                        await wire.receive()
            # The same answers at both nodes, also refusals.
            for path in (
                f"/api/tables/{code}/deck",
                f"/api/tables/{code}/record",
                f"/api/tables/{code}/hint",
                "/api/tables/K7QM2X01/deck",
                f"/ws/{code}",
            ):
                bob.base = two.base
                there = await answer(bob, path)
                async with Visitor(one.base, bob.token) as same:
                    assert await answer(same, path) == there
            # Links lead to where somebody came from.
            for person in (ann, bob):
                _, body = await answer(person, f"/api/tables/{code}/invitation")
                assert f"{person.base}/t/{code}".encode() in body
            # The list of open tables is the same.
            assert (await answer(bob, "/api/tables"))[1] == (await answer(ann, "/api/tables"))[1]
            assert code.encode() in (await answer(bob, "/api/tables"))[1]

    run(scenario())


def test_a_table_goes_on_elsewhere_when_its_owner_stops(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with nodes(tmp_path) as (one, two), Visitor(one.base) as ann:
            code = await ann.make_table()
            async with Visitor(two.base, ann.token) as same:
                wire = await joined(same, code)
                await wire.do("sit", seat=1, name="Ann")
                await one.stop()
                with pytest.raises(ConnectionError):
                    await wire.until(lambda _: False)
                assert f'"code":"{Code.SERVER_STOPPING}"' in wire.frames[-1]
                again = await joined(same, code)
                assert again.view["you"]["seat"] == 1
                assert two.server.lobby.loaded == 1
                await again.do("say", text="still here")

    run(scenario())


def test_a_node_that_stops_sends_those_away_whom_it_passes_on(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with nodes(tmp_path) as (one, two), Visitor(one.base) as ann:
            code = await ann.make_table()
            async with Visitor(two.base, ann.token) as same:
                wire = await joined(same, code)
                async with asyncio.timeout(LATE_SECONDS):
                    await two.stop()
                with pytest.raises(ConnectionError):
                    await wire.until(lambda _: False)
                assert f'"code":"{Code.SERVER_STOPPING}"' in wire.frames[-1]
            assert (await joined(ann, code)).view["you"]["host"]

    run(scenario())


def test_only_nodes_are_answered_inside(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with nodes(tmp_path, 1) as (one,), aiohttp.ClientSession() as http:
            assert one.server.cluster is not None
            inside = one.server.cluster.lease.address
            for headers in ({}, {SECRET_HEADER: "guess"}, {SECRET_HEADER: "\u00e9"}):
                for path in ("/", "/api/tables", "/healthz", "/metrics"):
                    async with http.get(f"{inside}{path}", headers=headers) as refused:
                        assert refused.status == 404
            # And the secret opens nothing outside.
            secret = {SECRET_HEADER: one.server.cluster.secret, "Host": "elsewhere.example"}
            async with http.get(f"{one.base}/api/tables", headers=secret) as refused:
                assert refused.status == 421

    run(scenario())


def test_a_new_visitor_gets_one_token(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with nodes(tmp_path) as (one, two), Visitor(one.base) as ann:
            code = await ann.make_table()
            async with (
                aiohttp.ClientSession() as http,
                http.ws_connect(f"{two.base}/ws/{code}", headers={"Origin": two.base}) as socket,
            ):
                given = socket._response.cookies[COOKIE].value
                await socket.send_str('{"type":"hello"}')
                await socket.send_str('{"type":"sit","id":"1","seat":2,"name":"Bob"}')
                while '"type":"done"' not in (await socket.receive_str()):
                    pass
            async with Visitor(one.base, given) as bob:
                assert (await joined(bob, code)).view["you"]["seat"] == 2

    run(scenario())


def test_who_is_forgotten_at_one_node_is_forgotten_at_all(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with nodes(tmp_path) as (one, two), Visitor(one.base) as ann:
            assert one.server.operator.key == two.server.operator.key
            code = await ann.make_table()
            async with Visitor(two.base, ann.token) as same:
                wire = await joined(ann, code)
                async with same.http.post(f"{two.base}/api/forget-me") as forgotten:
                    assert forgotten.status == 200
                with pytest.raises(ConnectionError):
                    await wire.until(lambda _: False)
                assert f'"code":"{Code.FORGOTTEN}"' in wire.frames[-1]
                assert not (await joined(ann, code)).view["you"]["host"]

    run(scenario())


@pytest.mark.parametrize("cause", ["guesses", "floods"])
def test_an_address_that_is_shut_out_learns_nothing_of_tables_elsewhere(
    cause: str, tmp_path: Path
) -> None:
    async def scenario() -> None:
        async with (
            nodes(tmp_path, guesses_per_minute=2, cut_offs_per_minute=2) as (one, two),
            Visitor(one.base) as ann,
        ):
            code = await ann.make_table()
            await (await joined(ann, code)).do("sit", seat=0, name="Ann")
            async with Visitor(two.base) as eve, Visitor(two.base, ann.token) as same:
                assert (await answer(eve, f"/ws/{code}"))[0] == 426
                for number in range(2):
                    if cause == "guesses":
                        assert (await answer(eve, f"/ws/ZZZZZZZ{number}"))[0] == 404
                    else:
                        two.server.limits.count_flood("127.0.0.1", PersonId(f"flooder {number}"))
                clock = asyncio.get_running_loop().time
                refused = []
                for asked in (code, "ZZZZZZZZ"):
                    began = clock()
                    refused.append(await answer(eve, f"/ws/{asked}"))
                    assert clock() - began >= REFUSAL_SECONDS
                assert refused == [refused[0]] * 2
                assert refused[0][0] == 429
                # Who takes part is let in, also by the owner.
                assert (await joined(same, code)).view["you"]["seat"] == 0
            assert one.server.lobby.loaded == 1
            assert two.server.lobby.loaded == 0

    run(scenario())


def test_a_link_names_who_invites_to_a_table_elsewhere(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with nodes(tmp_path) as (one, two), Visitor(one.base) as ann:
            code = await ann.make_table()
            await (await joined(ann, code)).do("sit", seat=0, name="Ann")
            async with Visitor(two.base) as bob:
                async with asyncio.timeout(LATE_SECONDS):
                    # A busy machine may answer without it.
                    while b"Ann" not in (await answer(bob, f"/t/{code}"))[1]:
                        pass
                # A page of the server that was asked, which has its own files.
                assert two.base.encode() in (await answer(bob, f"/t/{code}"))[1]

    run(scenario())

"""A full log takes nothing but what ends the running game, and seats change at a limited rate."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from lorelode.core.faces import FACES
from lorelode.tables.log import MovePlayed, RestEnded, decode_entries
from lorelode.tables.store import TableId
from lorelode.web.address_limits import SEAT_CHANGE_BURST
from tests.server.clients import Visitor, start_server
from tests.server.staged_tables import (
    StagedTable,
    bots_at_once,
    start_table,
    store_table,
    wait_for_update,
)
from tests.server.test_command_permissions import commands
from tests.tables.scripted import token

__all__ = ["bots_at_once"]

pytestmark = pytest.mark.usefixtures("bots_at_once")

NEEDED = (
    *("ready", "hold", "next-move", "cover-board", "look", "back", "move", "vote-end"),
    "reveal-contribution",
)
WITH_SLOTS = ("say", "say-phrase", "hide", "unhide", "commit-contribution")


@pytest.mark.parametrize("status", ["playing", "over"])
def test_a_full_log_refuses_every_command_that_the_game_does_not_need(
    status: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("lorelode.tables.full_log.MAX_LOG_ENTRIES", 1)

    async def scenario() -> None:
        settings = {"message_burst": 1000}
        async with start_server(tmp_path, **settings) as (server, base):
            stage = StagedTable(status)
            code = await store_table(server, stage.entries)
            for name in ("ann", "bob", "eve"):
                async with Visitor(base, token(name)) as visitor:
                    line = await visitor.join(code)
                    for row, command in commands(stage, name).items():
                        if command["type"] not in (*NEEDED, *WITH_SLOTS):
                            fields = {k: v for k, v in command.items() if k != "type"}
                            answer = await line.ask(command["type"], **fields)
                            assert answer.get("code") == "log-full", (name, row)
            kept = await server.services.store.load(TableId(code))
            assert kept.length == len(stage.entries)
            async with Visitor(base, token("ann")) as ann:
                line = await ann.join(code)
                for kind in ("hide", "unhide", "hide"):
                    assert (await line.ask(kind, what="chat", number=0))["type"] == "done"
                assert (await line.ask("say", text="Good night"))["type"] == "done"
            grown = await server.services.store.load(TableId(code))
            assert len(grown.entries) == len(kept.entries) + 3

    asyncio.run(scenario())


def test_a_game_with_a_full_log_is_played_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("lorelode.tables.full_log.MAX_LOG_ENTRIES", 1)

    async def scenario() -> None:
        async with start_server(tmp_path, host_seconds=0.1) as (server, base):
            stage = StagedTable("resting")
            code = await store_table(server, stage.entries)
            async with Visitor(base, token("bob")) as bob, Visitor(base, token("dot")) as dot:
                line = await bob.join(code)
                await line.receive()
                hers = await dot.join(code)
                await hers.do("sit", seat=3, name="Dot")
                assert (await hers.ask("stand"))["code"] == "log-full"
                moment = {"game": 1, "phase": line.view["play"]["phase"]}
                for one in (line, hers):
                    assert (await one.ask("ready", **moment))["type"] == "done"
                view = await wait_for_update(line, lambda view: view["play"]["choices"])
                moment = {"game": 1, "phase": view["play"]["phase"]}
                await asyncio.sleep(0.1)  # Ann, the host, is away, and nobody takes her place
                await line.do("move", **moment, move=view["play"]["choices"][0])
                entries = decode_entries((await server.services.store.load(TableId(code))).entries)
                added = [type(entry) for entry in entries[len(stage.entries) + 1 :]]
                assert {MovePlayed, RestEnded} == set(added)

    asyncio.run(scenario())


@pytest.fixture
def no_refill(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no change of a seat be allowed again while a test runs, however slow it is."""
    monkeypatch.setattr("lorelode.web.address_limits.SEAT_CHANGES_PER_SECOND", 1e-6)


@pytest.mark.usefixtures("no_refill")
def test_a_stranger_cannot_fill_a_log_by_sitting_down_and_standing_up(tmp_path: Path) -> None:
    async def scenario() -> None:
        server = {"messages_per_second": 1000, "message_burst": 1000}
        async with start_table(tmp_path, "ann", "bob", seats=4, server=server) as here:
            eve = await here.join("eve")
            codes = []
            for number in range(SEAT_CHANGE_BURST):
                kind = "stand" if number % 2 else "sit"
                fields: dict[str, Any] = {} if number % 2 else {"seat": 2, "name": "Eve"}
                codes.append((await eve.ask(kind, **fields)).get("code", "done"))
                if codes[-1] == "rate-limited":
                    break
            # Ann's sitting down does not count, because she is the host; Bob's does.
            assert len(codes) == SEAT_CHANGE_BURST // 2
            assert set(codes[:-1]) == {"done"}
            # The host of the same address may always sit down.
            await here["ann"].do("sit", seat=3, name="Ann")

    asyncio.run(scenario())


@pytest.mark.usefixtures("no_refill")
@pytest.mark.parametrize("kind", ["name-first", "pick-face"])
def test_a_player_cannot_fill_a_log_with_what_may_change_often(kind: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        server = {"messages_per_second": 1000, "message_burst": 1000}
        rules: dict[str, Any] = {"game": "saboteur", "edition": "lv", "server": server}
        async with start_table(tmp_path, "ann", "bob", "cat", **rules) as here:
            codes: list[str] = []
            # Bob's last update may be older than Cat's face.
            view = await wait_for_update(
                here["bob"], lambda view: all(seat.get("face") for seat in view["table"]["seats"])
            )
            taken = {seat["face"] for seat in view["table"]["seats"]}
            free = [face for face in FACES if face not in taken]
            while "rate-limited" not in codes:
                number = len(codes) % 3
                changed: dict[str, Any] = (
                    {"seat": number} if kind == "name-first" else {"face": free[number]}
                )
                answer = await here["bob"].ask(kind, **changed)
                codes.append(answer.get("code", "done"))
            # Bob and Cat have sat down, and the last command was refused.
            assert len(codes) == SEAT_CHANGE_BURST // 2 - 1
            await here["ann"].do(
                kind, **({"seat": 0} if kind == "name-first" else {"face": free[3]})
            )

    asyncio.run(scenario())


@pytest.mark.usefixtures("no_refill")
def test_one_address_cannot_use_up_what_a_table_allows(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with start_server(tmp_path) as (server, _):
            limits = server.limits
            assert sum(limits.take_seat_change("a", "T") for _ in range(100)) == 30
            assert sum(limits.take_seat_change("b", "T") for _ in range(20)) == 20
            assert sum(limits.take_seat_change("a", "U") for _ in range(20)) == 20

    asyncio.run(scenario())

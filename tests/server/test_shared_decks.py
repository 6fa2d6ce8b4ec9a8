"""Decks of a cluster: any node lists, serves, edits, deletes and plays with any deck."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from lorelode.core.languages import LANGUAGES
from lorelode.core.refusal import Code
from lorelode.web.operator import KEY_HEADER
from tests.decks.samples import png
from tests.models.model_server import Asked, describe_well, run_model_server
from tests.postgres import shared_server
from tests.server.clients import Visitor
from tests.server.local_nodes import Node, answer, joined, nodes
from tests.server.nodes import Proxy
from tests.server.operator_client import Operator
from tests.server.test_descriptions import (
    ask,
    read_environments,
    require_few_variables,
    wait_for_end,
)
from tests.tables.store.postgres.test_decks import make_deck
from tests.web.serving import run

pytestmark = pytest.mark.usefixtures("long_leases")

PICTURES = 40


@asynccontextmanager
async def operator_at(node: Node) -> AsyncIterator[Operator]:
    """The operator, who has the same key at all nodes."""
    headers = {"Origin": node.base, "X-Lorelode": "1", KEY_HEADER: node.server.operator.key}
    async with aiohttp.ClientSession(headers=headers) as http:
        yield Operator(node.server, node.base, http)


async def list_own_decks(node: Node) -> dict[str, int]:
    """The decks that a node offers for new tables, with how many pictures each has."""
    async with Visitor(node.base) as visitor:
        _, body = await answer(visitor, "/api/games")
    dixit = next(game for game in json.loads(body) if game["game"] == "dixit")
    return {deck["name"]: deck["pictures"] for deck in dixit["decks"] if deck["name"] != "dream"}


def test_a_deck_of_one_node_is_played_with_and_changed_at_another(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with (
            nodes(tmp_path) as (one, two),
            operator_at(one) as here,
            operator_at(two) as there,
            Visitor(two.base) as ann,
            Visitor(one.base) as bob,
            Visitor(one.base) as cat,
        ):
            cards = [f"c{number:02}" for number in range(PICTURES - 1)]
            await asyncio.to_thread(make_deck, one.server.library, "mine", *cards)
            status, lines = await here.send("mine", "boat.png", png(1))
            assert (status, len(lines[-1]["kept"])) == (200, 1)
            boat = lines[-1]["kept"][0]
            # At once, without any wait.
            assert await list_own_decks(two) == {"mine": PICTURES}
            code = await ann.make_table(
                "dixit", first=0, decks=["mine"], switches={"deck_size": str(PICTURES)}
            )
            wires = [await joined(person, code) for person in (ann, bob, cat)]
            for seat, wire in enumerate(wires):
                await wire.do("sit", seat=seat, name=f"Player {seat}")
            await wires[0].do("start")
            assert (one.server.lobby.loaded, two.server.lobby.loaded) == (0, 1)
            paths = [f"/api/tables/{code}/deck", f"/pictures/{boat['picture']}"]
            paths += [f"/pictures/small/{boat['picture']}", "/pictures/c07.webp"]
            for path in paths:
                told = await answer(ann, path)
                assert told[0] == 200
                assert await answer(bob, path) == told
            for own in (here, there):
                for path in ("/mine", f"/mine/{boat['id']}"):
                    status, refused = await own.ask("DELETE", path)
                    assert (status, refused["code"]) == (Code.DECK_IN_USE.status, Code.DECK_IN_USE)
            body = {"language": "en", "title": "Boat", "tags": ["sea"], "lines": ["Ahoy"]}
            assert (await there.ask("POST", f"/mine/{boat['id']}/words", body))[0] == 200
            shown = (await here.ask("GET", "/mine"))[1]["cards"]
            assert shown[-1]["words"]["en"]["tags"] == ["sea"]
            assert (await here.ask("GET", f"/mine/{boat['id']}/texts"))[1]["lines"]["en"] == [
                "Ahoy"
            ]
            assert [deck["bytes"] for deck in (await here.ask("GET", ""))[1]["decks"]] == [
                deck["bytes"] for deck in (await there.ask("GET", ""))[1]["decks"]
            ]
            await here.send("spare", "kite.png", png(2))
            assert (await there.ask("DELETE", "/spare"))[0] == 200
            assert await list_own_decks(one) == {"mine": PICTURES}
            assert (await here.ask("GET", "/spare"))[0] == 404
        assert not list(tmp_path.glob("*/deck-cache/[!.]*"))

    run(scenario())


def test_a_model_describes_a_deck_of_another_node_without_its_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PGPASSWORD", "x")
    environments: list[set[str]] = []

    async def scenario(url: str) -> None:
        async with (
            nodes(tmp_path, model_url=url, model_name="tiny") as (one, two),
            operator_at(one) as here,
            operator_at(two) as there,
        ):
            await here.send("attic", "boat.png", png(1))
            await ask(there, "POST", "/attic/start")
            ended = await wait_for_end(there)
            assert (ended["done"], ended["failed"], ended["fault"]) == (5, 0, "")
            (card,) = (await here.ask("GET", "/attic"))[1]["cards"]
            assert sorted(card["words"]) == sorted(LANGUAGES)
            assert len((await here.ask("GET", f"/attic/{card['id']}/texts"))[1]["lines"]["ru"]) == 4

    def rule(asked: Asked) -> dict[str, Any]:
        environments.extend(read_environments())
        return describe_well(asked.language)

    with run_model_server(rule) as server:
        asyncio.run(scenario(server.url))
    require_few_variables(environments)


def test_without_the_database_decks_are_refused_and_nothing_is_lost(tmp_path: Path) -> None:
    async def scenario() -> None:
        proxy = Proxy(shared_server())
        await proxy.start()
        address = f"postgresql://postgres@127.0.0.1:{proxy.port}/postgres?sslmode=disable"
        async with (
            nodes(tmp_path, 1, database=address) as (one,),
            operator_at(one) as own,
            Visitor(one.base) as ann,
        ):
            await asyncio.to_thread(make_deck, one.server.library, "mine", "a", "b")
            before = await own.ask("GET", "/mine")
            assert (await answer(ann, "/pictures/a.webp"))[0] == 200
            there, proxy._path = proxy._path, str(tmp_path / "nowhere")
            proxy.drop()
            words: Any = {"language": "en", "title": "Lost"}
            for asked in (
                own.ask("GET", ""),
                own.ask("GET", "/mine"),
                own.ask("DELETE", "/mine"),
                own.ask("POST", "/mine/a/words", words),
            ):
                status, refused = await asked
                assert (status, refused["code"]) == (503, Code.STORE_UNAVAILABLE)
            settings = {"game": "dixit", "edition": "fa", "seats": 3, "decks": ["mine"]}
            made = ann.http.post(f"{one.base}/api/tables", json={"settings": settings})
            async with made as refusal:
                assert (await refusal.json())["code"] == Code.STORE_UNAVAILABLE
            # What this node has is still shown.
            assert await list_own_decks(one) == {"mine": 2}
            assert (await answer(ann, "/pictures/a.webp"))[0] == 200
            proxy._path = there
            assert await own.ask("GET", "/mine") == before
        await proxy.close()

    run(scenario())


def test_limits_and_finished_games_are_the_same_at_every_node(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with (
            nodes(tmp_path, max_unstarted_tables=2) as (one, two),
            Visitor(one.base) as ann,
            Visitor(two.base) as bob,
            Visitor(two.base) as cat,
        ):
            code = await ann.make_table(first=0, clock="off")
            wires = [await joined(person, code) for person in (ann, bob, cat)]
            for seat, wire in enumerate(wires):
                await wire.do("sit", seat=seat, name=f"Player {seat}")
            await wires[0].do("start")
            for wire in wires:
                while wire.view["play"] is None:
                    await wire.receive()
            play = wires[0].view["play"]
            await wires[0].do("move", game=1, phase=play["phase"], move=play["choices"][0])
            await wires[0].do("vote-end", game=1, yes=True)
            await wires[1].do("vote-end", game=1, yes=True)
            while wires[0].view["table"]["status"] != "over":
                await wires[0].receive()
            for what in ("record", "replay", "story", "beliefs"):
                path = f"/api/tables/{code}/{what}?game=1"
                told = await answer(ann, path)
                assert told[0] == 200, path
                async with Visitor(two.base, ann.token) as same:
                    assert await answer(same, path) == told
            # A started table does not count as one that waits; two others do, wherever they are.
            for person in (ann, bob):
                await person.make_table()
            for node, person in ((one, ann), (two, bob)):
                await node.server.lobby.count_tables()
                wanted = {"settings": {"game": "saboteur", "edition": "lv", "seats": 3}}
                async with person.http.post(f"{node.base}/api/tables", json=wanted) as refused:
                    assert (await refused.json())["code"] == Code.SERVER_FULL

    run(scenario())

"""Making tables, sitting down, changing seats, playing a game and playing again."""

from __future__ import annotations

import asyncio
import hashlib
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from tests.server.clients import Visitor, start_server
from tests.server.staged_tables import (
    StagedTable,
    bots_at_once,
    start_table,
    store_table,
    wait_for_update,
    you,
)

__all__ = ["bots_at_once"]

DIXIT: dict[str, Any] = {"game": "dixit", "edition": "fa", "seats": 3}
SABOTEUR: dict[str, Any] = {"game": "saboteur", "edition": "lv", "seats": 3}
USUAL: dict[str, Any] = {
    "switches": {},
    "first": None,
    "clock": "relaxed",
    "bot_pace": "normal",
    "listed": False,
    "spectators": True,
    "television": False,
    "chat": "all",
    "phrases": True,
    "decks": [],
    "language": "en",
}
"""The default settings of a table."""


@pytest.mark.parametrize(
    "wanted",
    [
        DIXIT,
        SABOTEUR,
        {**SABOTEUR, "edition": "ru", "seats": 10},
        {**DIXIT, "seats": 6, "switches": {"winning_points": "20", "max_bonus_points": "3"}},
        {**DIXIT, "first": "random"},
        {**SABOTEUR, "first": 2},
        {**DIXIT, "clock": "off"},
        {**DIXIT, "clock": "quick"},
        {**DIXIT, "clock": 5},
        {**DIXIT, "clock": 86_400},
        {**DIXIT, "bot_pace": "step"},
        {**DIXIT, "listed": True},
        {**DIXIT, "spectators": False},
        {**DIXIT, "television": True},
        {**DIXIT, "chat": "seats"},
        {**DIXIT, "chat": "off"},
        {**DIXIT, "phrases": False},
        {**DIXIT, "language": "fa"},
        {**SABOTEUR, "language": "lv"},
    ],
)
def test_a_table_has_the_settings_it_was_made_with(wanted: dict[str, Any], tmp_path: Path) -> None:
    async def scenario() -> None:
        async with start_server(tmp_path) as (_server, base), Visitor(base) as ann:
            line = await ann.join(await ann.make_table(**wanted))
            view = await line.receive()
            assert view["table"]["settings"] == {**USUAL, **wanted}
            assert view["table"]["seats"] == [{}] * wanted["seats"]
            assert (view["table"]["status"], view["table"]["game"]) == ("open", 0)
            assert view["you"] == you(None, host=True)

    asyncio.run(scenario())


@pytest.mark.parametrize(
    ("wanted", "code"),
    [
        ({**DIXIT, "game": "chess"}, "bad-settings"),
        ({**DIXIT, "edition": "lv"}, "bad-settings"),
        ({**DIXIT, "seats": 2}, "bad-settings"),
        ({**DIXIT, "seats": 7}, "bad-settings"),
        ({**DIXIT, "first": 3}, "bad-settings"),
        ({**DIXIT, "switches": {"hand_size": "0"}}, "bad-settings"),
        ({**DIXIT, "switches": {"magic": "on"}}, "bad-settings"),
        ({**DIXIT, "switches": {"deck_size": "21"}}, "bad-settings"),
        (
            {**DIXIT, "switches": {"deck_size": "999"}},
            "bad-settings",
        ),  # more than the deck has pictures
        ({**DIXIT, "seats": 100}, "bad-message"),
        ({**DIXIT, "first": "last"}, "bad-message"),
        ({**DIXIT, "clock": 4}, "bad-message"),
        ({**DIXIT, "clock": "never"}, "bad-message"),
        ({**DIXIT, "clock": 4.5}, "bad-message"),
        ({**DIXIT, "chat": "yes"}, "bad-message"),
        ({**DIXIT, "bot_pace": "hasty"}, "bad-message"),
        ({**DIXIT, "listed": 1}, "bad-message"),
        ({**DIXIT, "colour": "red"}, "bad-message"),
        ({"game": "dixit"}, "bad-message"),
        (None, "bad-message"),
    ],
)
def test_bad_settings_are_refused_with_the_reason(
    wanted: dict[str, Any] | None, code: str, tmp_path: Path
) -> None:
    async def scenario() -> None:
        async with start_server(tmp_path) as (server, base), Visitor(base) as ann:
            body = {"settings": wanted}
            async with ann.http.post(f"{base}/api/tables", json=body) as answer:
                message = await answer.json()
                assert (answer.status, message["code"]) == (400, code)
                assert len(message["sentence"]) > 10
            assert await server.services.store.tables() == []

    asyncio.run(scenario())


@pytest.mark.parametrize("typed", ["K0QM1X7W", "k0qm1x7w", "k0qm-1x7w", "KOQM LXTW", "-k0 qmix7w-"])
def test_a_code_is_recognised_in_any_spelling(typed: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with start_server(tmp_path) as (server, base), Visitor(base) as eve:
            await store_table(server, StagedTable("open").entries, "K0QM1X7W")
            if "T" in typed:
                with pytest.raises(aiohttp.WSServerHandshakeError, match="404"):
                    await eve.join(typed)
            else:
                message = await (await eve.join(typed)).receive()
                assert message["table"]["code"] == "K0QM1X7W"

    asyncio.run(scenario())


def test_codes_are_easy_to_read_and_hard_to_guess(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with start_server(tmp_path) as (_server, base), Visitor(base) as ann:
            codes = [await ann.make_table() for _ in range(40)]
            assert len(set(codes)) == 40
            assert {len(code) for code in codes} == {8}  # 8 of 32 letters: 40 bits
            assert not set("ILOU") & set("".join(codes))

    asyncio.run(scenario())


@pytest.mark.usefixtures("bots_at_once")
def test_two_games_with_a_change_of_settings_between_them(tmp_path: Path) -> None:
    """Sitting, moving, standing up, swapping, bots, a game, a rematch with the same people."""

    async def scenario() -> None:
        rules: dict[str, Any] = {"seats": 4, "clock": "off", "first": 0}
        rules["switches"] = {"hand_size": "2", "deck_size": "13"}
        async with start_table(tmp_path, "ann", "bob", **rules) as here:
            ann, bob = here["ann"], here["bob"]

            def names() -> list[str]:
                return [seat.get("name", "") for seat in ann.view["table"]["seats"]]

            await wait_for_update(ann, lambda _: names()[:2] == ["Ann", "Bob"])
            await bob.do("sit", seat=3, name="Bobby")
            await wait_for_update(ann, lambda _: names() == ["Ann", "", "", "Bobby"])
            await ann.do("swap-seats", one=0, other=2)
            assert names() == ["", "", "Ann", "Bobby"]
            assert (ann.view["you"]["seat"], ann.view["table"]["host"]) == (2, 2)
            await bob.do("stand")
            assert bob.view["you"]["seat"] is None
            await bob.do("sit", seat=1, name="Bob")
            await ann.do("swap-seats", one=0, other=2)
            await ann.do("add-bot", level="steady", seat=3)
            assert ann.view["table"]["seats"][3].get("bot") == "steady"
            assert (await ann.ask("start"))["code"] == "empty-seats"
            await ann.do("add-bot", level="steady")
            await ann.do("remove", seat=2)  # the bot
            await ann.do("add-bot", level="steady")
            assert (await bob.ask("start"))["code"] == "not-host"

            games = []
            for number in (1, 2):
                view = await ann.do("start")
                assert (view["table"]["status"], view["table"]["game"]) == ("playing", number)
                assert view["table"]["seed"] is None
                await wait_for_update(bob, lambda view: view["table"]["status"] == "playing")
                await here.play("ann", "bob", until="over")
                games.append(ann.view["table"])
                assert names() == ["Ann", "Bob", "", ""]
            seeds = [game["seed"] for game in games]
            assert len(set(seeds)) == 2
            for game in games:
                seed = bytes.fromhex(game["seed"])
                assert hashlib.sha256(seed).hexdigest() == game["commitment"]
                assert len(seed) == 32
                assert len(game["scores"]) == 4
            # Each game keeps its pictures, even after another game was played.
            decks = [await here.deck("ann", "?game=1"), await here.deck("ann", "?game=2")]
            assert decks[0] != decks[1] == await here.deck("ann")
            assert await here.deck("ann", "?game=3") == "no-such-game"

    asyncio.run(scenario())


def test_only_listed_tables_are_in_the_list(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with (
            start_table(tmp_path, "ann", seats=4, listed=True, spectators=False) as here,
            Visitor(here.base) as eve,
        ):

            async def listed() -> Any:
                async with eve.http.get(f"{here.base}/api/tables") as answer:
                    return await answer.json()

            entry = {"code": here.code, "game": "dixit", "edition": "fa", "seats": 4, "taken": 1}
            entry |= {"bots": 0, "playing": False, "spectators": False}
            quiet = await eve.make_table()  # not in the list
            await (await eve.join(quiet)).receive()
            assert await listed() == [entry]
            await here["ann"].do("add-bot", level="steady")
            assert await listed() == [{**entry, "bots": 3}]
            await here["ann"].do("start")
            assert await listed() == [{**entry, "bots": 3, "playing": True}]
            await here.leave("ann")  # a table without people is not listed
            for _ in range(100):
                if not await listed():
                    break
                await asyncio.sleep(0.01)
            assert await listed() == []

    asyncio.run(scenario())


@pytest.mark.parametrize(
    ("first", "tellers"), [(2, {(2,)}), ("random", {(0,), (1,), (2,)}), (None, {(0, 1, 2)})]
)
def test_the_first_player_is_the_one_of_the_settings(
    first: Any, tellers: set[tuple[int, ...]], tmp_path: Path
) -> None:
    async def scenario() -> None:
        async with start_table(tmp_path, "ann", "bob", "cat", first=first) as here:
            view = await here["ann"].do("start")
            assert tuple(view["play"]["to_act"]) in tellers

    asyncio.run(scenario())

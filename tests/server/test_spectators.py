"""Spectators, televisions, chats, and the records and replays of finished games."""

from __future__ import annotations

import asyncio
import hashlib
import re
from ipaddress import ip_network
from pathlib import Path
from typing import Any

import msgspec
import pytest

from lorelode.core import Record, check_deals, read_record, replay
from lorelode.rules import GAMES
from tests.server.clients import Visitor, Wire, start_server
from tests.server.staged_tables import (
    SMALL,
    TableSession,
    View,
    bots_at_once,
    start_table,
    wait_for_update,
    you,
)

__all__ = ["bots_at_once"]

RULES: dict[str, Any] = {"switches": SMALL, "first": 0, "clock": "off"}
THREE = ("ann", "bob", "cat")

pytestmark = pytest.mark.usefixtures("bots_at_once")


def updates(line: Wire) -> list[View]:
    """All updates that a client received."""
    messages = [msgspec.json.decode(frame) for frame in line.frames]
    return [one for one in messages if one["type"] == "update"]


def chat_texts(view: View, what: str = "chat") -> list[str | None]:
    return [line.get("text") for line in view[what]]


async def start_game(here: TableSession, *others: str) -> None:
    await here["ann"].do("start")
    for name in (*here.connections, *others):
        await wait_for_update(here[name], lambda view: view["table"]["status"] == "playing")


# Spectators and televisions.


def test_spectators_and_televisions_see_only_the_public_drawer(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with start_table(tmp_path, *THREE, television=True, **RULES) as here:
            eve = await here.join("eve")
            # A television stays a television even with the host's cookie.
            television = await here.people["ann"].join(here.code, television=True)
            await television.receive()
            await start_game(here)
            await here.play(*THREE, until="resting")
            for line in (eve, television):
                await wait_for_update(line, lambda view: view["table"]["status"] == "resting")
                seen = [view for view in updates(line) if view["play"]]
                assert len(seen) > 5
                assert {str(view["play"]["private"]) for view in seen} == {"None"}
                assert {str(view["play"]["choices"]) for view in seen} == {"[]"}
                lines = [one["text"].split()[:3] for view in seen for one in view["lines"]["new"]]
                secret = ["deal", "tell", "give", "vote"]
                hidden = [line for line in lines if line[1] in secret]
                assert len(hidden) == 6
                assert {line[2] for line in hidden} == {"?"}
            assert eve.view["you"] == you(None)
            assert television.view["you"] == you(None, television=True)
            # Everybody sees the same apart from the private drawers.
            assert eve.view["play"]["public"] == here["bob"].view["play"]["public"]

    asyncio.run(scenario())


def test_a_television_needs_the_hosts_permission(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with start_table(tmp_path, "ann", seats=3) as here:
            refused = await here.people["ann"].join(here.code, television=True)
            assert (await refused.receive())["code"] == "television-off"
            settings = here["ann"].view["table"]["settings"]
            await here["ann"].do("change-settings", settings={**settings, "television": True})
            television = await here.people["ann"].join(here.code, television=True)
            assert (await television.receive())["you"]["television"]
            await here["ann"].do("change-settings", settings=settings)
            closing = await television.until(lambda message: message["type"] == "closing")
            assert closing["code"] == "television-off"

    asyncio.run(scenario())


def test_without_spectators_nobody_else_sees_the_game(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with start_table(tmp_path, *THREE, spectators=False, **RULES) as here:
            eve = await here.join("eve", name="Eve")
            await start_game(here)
            await here["ann"].do("say", text="just us")
            await here.move("ann")
            await here.play(*THREE, until="over")
            await wait_for_update(eve, lambda view: view["table"]["status"] == "over")
            assert {str(view["play"]) for view in updates(eve)} == {"None"}
            assert {str(view["lines"]["new"]) for view in updates(eve)} == {"[]"}
            playing = [view for view in updates(eve) if view["table"]["status"] == "playing"]
            assert {str(chat_texts(view)) for view in playing} == {"[]"}
            # The host allows spectators: they see the whole game so far.
            settings = here["ann"].view["table"]["settings"]
            await here["ann"].do("change-settings", settings={**settings, "spectators": True})
            view = await wait_for_update(eve, lambda view: view["play"])
            known = here["ann"].view["lines"]
            assert len(view["lines"]["new"]) == known["start"] + len(known["new"])

    asyncio.run(scenario())


# Chat.


def test_players_do_not_read_the_gallery_chat_while_a_game_runs(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with start_table(tmp_path, *THREE, television=True, **RULES) as here:
            eve = await here.join("eve", name="Eve")
            television = await here.people["ann"].join(here.code, television=True)
            await eve.do("say", text="before")
            view = await wait_for_update(here["ann"], lambda view: view["gallery"])
            assert chat_texts(view, "gallery") == ["before"]
            await start_game(here)
            await eve.do("say", text="Bob has the rabbit")
            await here["ann"].do("say", text="good luck")
            view = await wait_for_update(eve, lambda view: view["chat"])
            line = {"number": 0, "name": "Ann", "text": "good luck", "seat": 0}
            assert {**view["chat"][0], "at": 0} == {**line, "at": 0}
            await here.play(*THREE, until="resting")
            await wait_for_update(television, lambda view: view["table"]["status"] == "resting")
            for connection in (here["ann"], here["bob"], here["cat"], television):
                assert not any("rabbit" in frame for frame in connection.frames)
            # A player who stood up and may sit down again does not read it either.
            await here["cat"].do("stand")
            assert chat_texts(here["cat"].view, "gallery") == []
            await here.play("ann", "bob", until="over")
            assert chat_texts(here["cat"].view, "gallery") == []
            view = await wait_for_update(here["cat"], lambda view: view["gallery"])
            assert chat_texts(view, "gallery") == ["Bob has the rabbit"]
            for name in ("ann", "bob"):
                shown = [view for view in updates(here[name]) if "Bob has the rabbit" in str(view)]
                assert {view["table"]["status"] for view in shown} == {"over"}
                assert len(shown) == 1

    asyncio.run(scenario())


@pytest.mark.parametrize(
    ("chat", "at_seat", "in_gallery"),
    [("all", "done", "done"), ("seats", "done", "chat-off"), ("off", "chat-off", "chat-off")],
)
def test_the_host_can_switch_the_chats_off(
    chat: str, at_seat: str, in_gallery: str, tmp_path: Path
) -> None:
    async def scenario() -> None:
        async with start_table(tmp_path, "ann", "bob", seats=3) as here:
            eve = await here.join("eve", name="Eve")
            settings = here["ann"].view["table"]["settings"]
            await here["ann"].do("change-settings", settings={**settings, "chat": chat})
            for line, expected in ((here["bob"], at_seat), (eve, in_gallery)):
                answer = await line.ask("say", text="hello")
                assert answer.get("code", answer["type"]) == expected

    asyncio.run(scenario())


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("  two \n lines ", "two lines"),
        ("e\u0301", "\u00e9"),
        ("\u202eevil", "evil"),
        ("می‌خواهم", "می‌خواهم"),
        ("x" * 300, "x" * 300),
        ("x" * 301, None),
        ("\u0000", None),
        ("\u200b\u2060", None),
        ("x" + "\u0300" * 6, None),
    ],
    ids=lambda text: ascii(text)[:20],
)
def test_chat_lines_are_tidied(typed: str, shown: str | None, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with start_table(tmp_path, "ann", seats=3) as here:
            answer = await here["ann"].ask("say", text=typed)
            if shown is None:
                assert answer["code"] == "bad-text"
            else:
                assert chat_texts(
                    await wait_for_update(here["ann"], lambda view: view["chat"])
                ) == [shown]

    asyncio.run(scenario())


def test_a_spectator_needs_a_name_to_write(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with start_table(tmp_path, "ann", seats=3) as here:
            nobody = await here.join("somebody")
            assert (await nobody.ask("say", text="hello"))["code"] == "bad-name"
            double = await here.people["somebody"].join(here.code, name="ＡＮＮ")
            refused = await double.receive()
            assert (refused["code"], refused["id"]) == ("name-taken", None)

    asyncio.run(scenario())


def test_the_host_can_mute_a_player_and_hide_a_line(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with start_table(tmp_path, "ann", "bob", seats=3) as here:
            ann, bob = here["ann"], here["bob"]
            for text in ("one", "two", "three"):
                await bob.do("say", text=text)
            await ann.do("hide", what="chat", number=1)
            for line in (ann, bob):
                view = await wait_for_update(line, lambda view: chat_texts(view)[:1] == [None])
                assert chat_texts(view) == [
                    None,
                    "three",
                ]  # the lines from the hidden one on are sent again
            for name in ("bob", "eve"):
                assert chat_texts((await here.join(name)).view) == ["one", None, "three"]
            await ann.do("mute", seat=1, muted=True)
            assert ann.view["table"]["seats"][1]["muted"]
            assert (await here["bob"].ask("say", text="four"))["code"] == "muted"
            await here["bob"].do("stand")  # a muted player cannot write in the gallery either
            assert (await here["bob"].ask("say", text="four"))["code"] == "muted"
            await here["bob"].do("sit", seat=2, name="Bob")
            await ann.do("mute", seat=2, muted=False)
            assert (await here["bob"].ask("say", text="four"))["type"] == "done"

    asyncio.run(scenario())


def test_the_host_can_hide_a_clue(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with start_table(tmp_path, *THREE, **RULES) as here:
            await start_game(here)
            await here.move("ann")
            assert here["ann"].view["table"]["hidden_clues"] == []
            view = await here["ann"].do("hide", what="clue", number=0)
            assert view["table"]["hidden_clues"] == [0]
            assert (await wait_for_update(here["bob"], lambda view: view["table"]["hidden_clues"]))[
                "play"
            ]
            await here.play(*THREE, until="over")
            assert here["cat"].view["table"]["hidden_clues"] == [0]
            await here["ann"].do("start")  # another game has other clues
            assert here["ann"].view["table"]["hidden_clues"] == []

    asyncio.run(scenario())


# The record.


@pytest.mark.parametrize("game", ["dixit", "saboteur"])
def test_a_finished_game_can_be_replayed_from_every_perspective(game: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        rules = RULES if game == "dixit" else {**RULES, "switches": {}}
        async with start_table(tmp_path, *THREE, game=game, **rules) as here:
            eve = await here.join("eve")
            await start_game(here)
            commitment = eve.view["table"]["commitment"]
            await here.play("ann", until="playing")
            assert await request_of_table(here, "record") == (409, "game-running")
            assert await request_of_table(here, "replay?seat=0") == (409, "game-running")
            await here.play(*THREE, until="over")
            await wait_for_update(eve, lambda view: view["table"]["status"] == "over")
            for seat, name in enumerate(THREE):
                _, replay = await request_of_table(here, f"replay?seat={seat}")
                assert replay["game"] == game
                same(here[name], replay["moments"])
            _, replay = await request_of_table(here, "replay")
            same(eve, replay["moments"])
            _, opened = await request_of_table(here, "replay?seat=all")
            everything = opened["moments"]
            assert [moment["public"] for moment in everything] == [
                moment["public"] for moment in replay["moments"]
            ]
            assert len(everything[-1]["private"]) == 3
            assert everything[-1]["secret"] is not None
            for wrong in (3, "x", "-1"):
                url = f"{here.base}/api/tables/{here.code}/replay?seat={wrong}"
                async with here.people["ann"].http.get(url) as answer:
                    assert await answer.json() == {
                        "code": "no-such-seat",
                        "facts": {"expected": "0 to 2, or all"},
                        "sentence": "There is no such seat; expected 0 to 2, or all.",
                    }
            assert await request_of_table(here, "record?game=2") == (404, "no-such-game")
            _, text = await request_of_table(here, "record")
            check(text, commitment, eve.view["table"])

    def same(line: Wire, moments: list[dict[str, Any]]) -> None:
        """Check that a replay shows the same as the game did, line by line."""
        texts: list[str] = []
        for view in updates(line):
            if not view["play"]:
                continue
            assert view["lines"]["start"] == len(texts)
            texts += [one["text"] for one in view["lines"]["new"]]
            moment = moments[len(texts)]
            assert view["play"]["public"] == moment["public"]
            assert view["play"]["private"] == moment["private"]
        assert [moment["line"] for moment in moments] == [None, *texts]

    def check(text: str, commitment: str, table: dict[str, Any]) -> None:
        """Check that the record replays, and that its deals follow from the committed seed."""
        record: Record = read_record(text, GAMES)
        assert record.shuffle is not None
        assert record.shuffle.seed == table["seed"]
        seed = bytes.fromhex(table["seed"])
        assert hashlib.sha256(seed).hexdigest() == commitment == table["commitment"]
        rules = GAMES[record.game]
        states = list(replay(rules, record))
        assert list(rules.scores(states[-1])) == table["scores"]
        assert check_deals(rules, record) >= 3

    asyncio.run(scenario())


async def request_of_table(here: TableSession, what: str) -> tuple[int, Any]:
    """Request something of the table. Returns the status, and the body or the refusal's code."""
    url = f"{here.base}/api/tables/{here.code}/{what}"
    async with here.people["ann"].http.get(url) as answer:
        if answer.content_type == "text/plain":
            return answer.status, await answer.text()
        body = await answer.json()
        return answer.status, body if answer.status == 200 else body["code"]


def test_an_earlier_game_can_be_replayed_while_another_runs(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with start_table(tmp_path, *THREE, **RULES) as here:
            await start_game(here)
            await here.play(*THREE, until="over")
            first = await request_of_table(here, "record")
            await here["ann"].do("start")
            assert await request_of_table(here, "record") == (409, "game-running")
            assert await request_of_table(here, "record?game=1") == first
            assert first[0] == 200

    asyncio.run(scenario())


# Health and metrics.


def test_health_and_metrics_are_served(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with start_table(tmp_path, *THREE, **RULES) as here:
            await start_game(here)
            await here.move("ann")
            for path, expected in (("healthz", {"ok": True}), ("readyz", {"ready": True})):
                async with here.people["ann"].http.get(f"{here.base}/{path}") as answer:
                    assert (answer.status, await answer.json()) == (200, expected)
            here.server.readiness.serving = False
            async with here.people["ann"].http.get(f"{here.base}/readyz") as answer:
                body = {"ready": False, "reason": "not-serving"}
                assert (answer.status, await answer.json()) == (503, body)
            async with here.people["ann"].http.get(f"{here.base}/metrics") as answer:
                numbers = await answer.text()
            assert answer.status == 200
            assert re.search(r"^lorelode_connections 3\.0$", numbers, re.MULTILINE)
            assert re.search(r"^lorelode_moves_total 1\.0$", numbers, re.MULTILINE)
            assert here.code not in numbers

    asyncio.run(scenario())


@pytest.mark.parametrize(
    ("settings", "forwarded", "status"),
    [
        ({}, None, 200),
        ({"metrics_from": ()}, None, 404),
        # A client on another machine, through a proxy on this one.
        ({}, "203.0.113.9", 404),
        ({"trusted_proxies": "127.0.0.0/8"}, "203.0.113.9", 404),
        ({"trusted_proxies": "127.0.0.0/8"}, "203.0.113.9, 127.0.0.1", 404),
        ({"trusted_proxies": "127.0.0.0/8", "metrics_from": "203.0.113.0/24"}, "203.0.113.9", 200),
        # A client that claims to be on this machine.
        ({"metrics_from": "198.51.100.0/24"}, "198.51.100.1", 404),
    ],
)
def test_metrics_are_served_to_this_machine_only(
    settings: dict[str, Any], forwarded: str | None, status: int, tmp_path: Path
) -> None:
    async def scenario() -> None:
        async with (
            start_server(tmp_path, **networks(settings)) as (_server, base),
            Visitor(base) as ann,
        ):
            headers = {} if forwarded is None else {"X-Forwarded-For": forwarded}
            async with ann.http.get(f"{base}/metrics", headers=headers) as answer:
                assert answer.status == status

    asyncio.run(scenario())


def networks(settings: dict[str, Any]) -> dict[str, Any]:
    return {name: (ip_network(text),) if text else () for name, text in settings.items()}

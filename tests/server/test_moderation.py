"""What a host can do about people who only watch, and about texts that nobody should read."""

from __future__ import annotations

import asyncio
from ipaddress import ip_network
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from tests.server.clients import Visitor, Wire
from tests.server.staged_tables import (
    SMALL,
    TableSession,
    View,
    bots_at_once,
    start_table,
    wait_for_update,
    you,
)
from tests.tables.scripted import token

__all__ = ["bots_at_once"]

RULES: dict[str, Any] = {"switches": SMALL, "first": 0, "clock": "off"}
THREE = ("ann", "bob", "cat")

pytestmark = pytest.mark.usefixtures("bots_at_once")


def named(view: View) -> dict[str, View]:
    """The spectators that the host sees, by name."""
    return {one.get("name", ""): one for one in view["spectators"]}


async def see(host: Wire, *names: str) -> dict[str, View]:
    """Wait until the host sees exactly these spectators."""
    return named(await wait_for_update(host, lambda view: {*named(view)} == {*names}))


async def say(line: Wire, text: str) -> str:
    """Write a line. Returns `done` or the code of the refusal."""
    answer = await line.ask("say", text=text)
    return str(answer.get("code", answer["type"]))


async def read_counter(here: TableSession, name: str) -> float:
    async with here.people["ann"].http.get(f"{here.base}/metrics") as answer:
        lines = (await answer.text()).splitlines()
    return next(float(line.split()[1]) for line in lines if line.startswith(name + " "))


def test_a_muted_spectator_is_told_so_and_cannot_write(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with start_table(tmp_path, "ann", "bob", seats=3, television=True) as here:
            ann = here["ann"]
            eve = await here.join("eve", name="Eve")
            await here.join("fay", name="Fay")
            television = await here.people["ann"].join(here.code, television=True)
            assert await say(eve, "one") == "done"
            watching = await see(ann, "Eve", "Fay")
            view = await wait_for_update(ann, lambda view: view["gallery"])
            assert view["gallery"][0]["writer"] == watching["Eve"]["id"]
            await ann.do("mute-spectator", spectator=watching["Eve"]["id"], muted=True)
            view = await wait_for_update(eve, lambda view: view["you"]["muted"])
            assert view["you"] == you(None, muted=True)
            assert (await say(eve, "two"), await say(here["fay"], "two")) == ("muted", "done")
            # Nobody but the host gets the list.
            for name in ("bob", "eve", "fay"):
                assert here[name].view["spectators"] == []
            # Eve leaves, and the table is read again: she is still muted, at a seat too.
            await television.close()
            for name in list(here.connections):
                await here.leave(name)
            while here.server.lobby.loaded:
                await asyncio.sleep(0.01)
                here.server.lobby.unload_idle(0)
            ann = await here.join("ann")
            eves = named(ann.view)["Eve"]
            assert eves == {"id": watching["Eve"]["id"], "name": "Eve", "muted": True}
            eve = await here.join("eve", name="Eve")
            await eve.do("sit", seat=2, name="Eve")
            assert await say(eve, "two") == "muted"
            refused = await ann.ask("mute-spectator", spectator=eves["id"], muted=False)
            assert refused["code"] == "no-such-spectator"
            await eve.do("stand")
            await ann.do("mute-spectator", spectator=eves["id"], muted=False)
            assert await say(eve, "two") == "done"
            assert not eve.view["you"]["muted"]

    asyncio.run(scenario())


def test_a_removed_spectator_is_sent_away_for_good(tmp_path: Path) -> None:
    async def scenario() -> None:
        server = {"metrics_from": (ip_network("127.0.0.0/8"),)}
        rules = {**RULES, "television": True}
        async with start_table(tmp_path, *THREE, server=server, **rules) as here:
            ann, eve = here["ann"], await here.join("eve", name="Eve")
            phone = await here.people["eve"].join(here.code, name="Eve")
            await phone.receive()
            eves = (await see(ann, "Eve"))["Eve"]["id"]
            assert await say(eve, "rude") == "done"
            await here["bob"].do("back")
            seen = len(here["bob"].frames)
            with capture_logs() as logs:
                await ann.do("remove-spectator", spectator=eves)
            await here["bob"].ask("back")
            assert len(here["bob"].frames) == seen + 1  # Bob notices nothing of it
            (entry,) = [one for one in logs if one["event"] == "person removed"]
            assert {*entry} == {"event", "log_level", "table", "seated"}
            assert not entry["seated"]
            assert await read_counter(here, "lorelode_removals_total") == 1
            for line in (eve, phone):
                closing = await line.until(lambda message: message["type"] == "closing")
                assert closing["code"] == "removed"
            await see(ann)
            again = await ann.ask("remove-spectator", spectator=eves)
            assert again["code"] == "no-such-spectator"
            for television in (False, True):
                line = await here.people["eve"].join(here.code, television=television)
                assert (await line.receive())["code"] == "removed"
            await here["ann"].do("start")
            await here.play(*THREE, until="over")
            address = f"{here.base}/api/tables/{here.code}/record?game=1"
            async with here.people["eve"].http.get(address) as answer:
                assert (answer.status, (await answer.json())["code"]) == (403, "removed")
            # A new token is a new person. Against those, the host closes the gallery.
            async with Visitor(here.base, token("eve again")) as stranger:
                line = await stranger.join(here.code, name="Eva")
                await line.receive()
                assert await say(line, "me again") == "done"
                settings = ann.view["table"]["settings"]
                settings = {**settings, "chat": "seats", "spectators": False}
                await ann.do("change-settings", settings=settings)
                assert await say(line, "and again") == "chat-off"
                assert (await wait_for_update(line, lambda view: not view["play"]))["lines"] == {
                    "start": 0,
                    "new": [],
                }

    asyncio.run(scenario())


def test_a_host_who_plays_gets_no_names_from_the_gallery(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with start_table(tmp_path, *THREE, **RULES) as here:
            eve = await here.join("eve", name="Eve")
            await see(here["ann"], "Eve")
            await here["ann"].do("start")
            await here.join("fay", name="Bob has gold")
            view = await wait_for_update(here["ann"], lambda view: len(view["spectators"]) == 2)
            assert [{*one} for one in view["spectators"]] == [{"id", "here"}, {"id", "here"}]
            assert not any("Bob has gold" in frame for frame in here["ann"].frames)
            # She can still act; the players notice nothing of it.
            await here["bob"].do("back")
            before = len(here["bob"].frames)
            eves = view["spectators"][0]["id"]
            await here["ann"].do("mute-spectator", spectator=eves, muted=True)
            assert await say(eve, "hello") == "muted"
            assert await say(here["fay"], "hello") == "done"
            await here["bob"].ask("back")
            assert len(here["bob"].frames) == before + 1  # the answer to Bob alone
            await here.play(*THREE, until="over")
            await see(here["ann"], "Eve", "Bob has gold")

    asyncio.run(scenario())


def test_a_hidden_line_and_a_hidden_clue_can_be_shown_again(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with start_table(tmp_path, *THREE, **RULES) as here:
            ann, bob = here["ann"], here["bob"]
            for text in ("one", "two", "three"):
                await bob.do("say", text=text)
            await ann.do("hide", what="chat", number=1)
            await wait_for_update(bob, lambda view: "text" not in (*view["chat"], {"text": ""})[0])
            # A client that was away meanwhile has to be sent the line again.
            away = await here.join("cat", chat=3)
            assert [line["number"] for line in away.view["chat"]] == [1, 2]
            await here.leave("cat")
            await ann.do("unhide", what="chat", number=1)
            again = (await here.join("cat", chat=3)).view["chat"]
            assert [line["text"] for line in again] == ["two", "three"]
            await ann.do("start")
            refused = await ann.ask("hide", what="clue", number=0)
            assert refused["code"] == "no-such-line"
            await here.move("ann")
            assert (await ann.do("hide", what="clue", number=0))["table"]["hidden_clues"] == [0]
            view = await wait_for_update(bob, lambda view: view["table"]["hidden_clues"])
            # It is a mark: players need the clue to give a card.
            assert view["play"]["public"]["clue"]
            assert (await bob.ask("unhide", what="clue", number=0))["code"] == "not-host"
            assert (await ann.do("unhide", what="clue", number=0))["table"]["hidden_clues"] == []

    asyncio.run(scenario())

"""Seats: leaving and returning, names, several devices, and seat offers."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.staged_tables import SMALL, bots_at_once, start_table, wait_for_update, you

__all__ = ["bots_at_once"]


# Seats while a game runs.


@pytest.mark.usefixtures("bots_at_once")
def test_a_player_who_left_can_return_to_their_own_seat_only(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with start_table(tmp_path, "ann", "bob", "cat", first=0, clock="off") as here:
            ann, bob = here["ann"], here["bob"]
            await ann.do("start")
            view = await wait_for_update(bob, lambda view: view["play"])
            own = {"name": "Bob", "face": view["table"]["seats"][1]["face"]}
            view = await bob.do("stand")
            assert (view["you"], view["play"]["private"]) == (you(None, reserved=1), None)
            expected = {**own, "bot": "steady", "away": True, "gone": True}
            assert view["table"]["seats"][1] == expected
            eve = await here.join("eve")
            assert (await eve.ask("sit", seat=1, name="Eve"))["code"] == "game-running"
            assert (await bob.ask("sit", seat=0, name="Bob"))["code"] == "has-other-seat"
            view = await bob.do("sit", seat=1, name="Bob")
            assert view["table"]["seats"][1] == {**own, "here": True}
            assert view["you"] == you(1)
            assert len(view["play"]["private"]["hand"]) == 7
            assert [line["text"] for line in view["lines"]["new"]] == ["* deal ?"]

    asyncio.run(scenario())


@pytest.mark.usefixtures("bots_at_once")
def test_a_removed_player_is_disconnected_and_a_bot_plays(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with start_table(tmp_path, "ann", "bob", "cat", first=0, clock="off") as here:
            ann, bob, cat = here["ann"], here["bob"], here["cat"]
            await ann.do("start")
            await cat.do("stand")  # she watches, and her seat stays reserved
            for seat, line in ((1, bob), (2, cat)):
                await ann.do("remove", seat=seat)
                closing = await line.until(lambda message: message["type"] == "closing")
                assert closing["code"] == "removed"
                assert ann.view["table"]["seats"][seat]["away"]
            with pytest.raises(ConnectionError):
                await bob.receive()
            again = await here.people["bob"].join(here.code)
            assert (await again.receive())["code"] == "removed"
            await here.move("ann")
            view = await wait_for_update(
                ann, lambda view: len(view["play"]["public"]["display"]) == 5
            )
            assert {line["bot"] for line in lines_shown_to(ann) if line["text"][0] in "12"} == {
                "steady"
            }
            assert view["table"]["status"] == "playing"

    def lines_shown_to(line: Any) -> list[dict[str, Any]]:
        """All move lines that a client received."""
        updates = [msgspec.json.decode(frame) for frame in line.frames]
        return [one for update in updates if "lines" in update for one in update["lines"]["new"]]

    asyncio.run(scenario())


# Names.


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("  Zoe \n Smith ", "Zoe Smith"),
        ("Zoe\u0301", "Zo\u00e9"),  # composed
        ("\u202eZoe\u2066", "Zoe"),  # without characters that change the direction of the text
        ("نی‌لبک", "نی‌لبک"),  # the Persian non-joiner stays
        ("נֹעָה", "נֹעָה"),
        ("👩‍👩‍👧", "👩‍👩‍👧"),
        ("x" * 24, "x" * 24),
        ("x" * 25, "bad-name"),
        ("", "bad-name"),
        ("\u200b", "bad-name"),
        ("Zoe\u0007", "bad-name"),
        ("x" + "\u0336" * 5, "bad-name"),
        ("Ann", "name-taken"),
        ("ANN", "name-taken"),
        ("Ａｎｎ", "name-taken"),
        ("A\u200dnn", "name-taken"),
        ("ann", "name-taken"),
        ("Eve", "name-taken"),  # a spectator
        ("Anna", "Anna"),
    ],
    ids=lambda text: ascii(text)[:20],
)
def test_names_are_tidied_and_different(typed: str, shown: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with start_table(tmp_path, "ann", seats=3) as here:
            await here.join("eve", name="Eve")
            zoe = await here.join("zoe")
            answer = await zoe.ask("sit", seat=1, name=typed)
            if answer["type"] == "refused":
                assert answer["code"] == shown
            else:
                view = await wait_for_update(zoe, lambda view: view["you"]["seat"] == 1)
                assert view["table"]["seats"][1]["name"] == shown

    asyncio.run(scenario())


def test_a_name_is_free_again_when_its_owner_has_left(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with start_table(tmp_path, "ann", "bob", seats=3) as here:
            await here["bob"].do("stand")
            eve = await here.join("eve")
            assert (await eve.ask("sit", seat=1, name="Bob"))["type"] == "done"
            # A person may change the spelling of their own name.
            assert (await eve.ask("sit", seat=1, name="BOB"))["type"] == "done"

    asyncio.run(scenario())


# Devices.


@pytest.mark.usefixtures("bots_at_once")
def test_all_devices_of_a_seat_are_sent_the_same_bytes(tmp_path: Path) -> None:
    async def scenario() -> None:
        rules: dict[str, Any] = {"switches": SMALL, "first": 0, "clock": "off"}
        async with start_table(tmp_path, "ann", "bob", "cat", **rules) as here:
            phone, tablet = here["bob"], await here.people["bob"].join(here.code)
            await tablet.receive()
            await here["ann"].do("start")
            await here.move("ann")
            await wait_for_update(tablet, lambda view: view["play"] and view["play"]["choices"])
            await here.move("bob")
            await here["ann"].do("say", text="That is all")
            for line in (phone, tablet):
                await wait_for_update(line, lambda view: view["chat"])
            shown, same = (
                [frame for frame in line.frames if '"status":"playing"' in frame]
                for line in (phone, tablet)
            )
            assert len(shown) == 4  # the start, two moves, a line
            assert shown == same

    asyncio.run(scenario())


@pytest.mark.usefixtures("bots_at_once")
def test_a_seat_offer_moves_a_seat_to_another_device_once(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with start_table(tmp_path, "ann", "bob", "cat", first=0, clock="off") as here:
            old = here["ann"]
            await old.do("start")
            hand = old.view["play"]["private"]["hand"]
            first = (await old.ask("offer-seat"))["secret"]
            secret = (await old.ask("offer-seat"))["secret"]
            new = await here.join("ann's tablet")
            assert (await new.ask("claim-seat", secret=first))[
                "code"
            ] == "not-found"  # only the last offer counts
            view = await new.do("claim-seat", secret=secret)
            assert view["you"] == you(0, host=True)
            assert (view["play"]["private"]["hand"], view["table"]["seats"][0]["name"]) == (
                hand,
                "Ann",
            )
            view = await wait_for_update(old, lambda view: view["you"]["seat"] is None)
            assert (view["you"], view["play"]["private"]) == (you(None), None)
            assert (await old.ask("sit", seat=0, name="Ann"))[
                "code"
            ] == "game-running"  # the seat is not hers any more
            assert (await old.ask("move", game=1, phase=1, move={}))["code"] == "no-seat"
            other = await here.join("eve")
            assert (await other.ask("claim-seat", secret=secret))["code"] == "not-found"
            await here.move("ann's tablet")

    asyncio.run(scenario())


def test_a_muted_player_is_muted_on_another_device_too(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with start_table(tmp_path, "ann", "bob", seats=3) as here:
            await here["ann"].do("mute", seat=1, muted=True)
            secret = (await here["bob"].ask("offer-seat"))["secret"]
            tablet = await here.join("bob's tablet")
            view = await tablet.do("claim-seat", secret=secret)
            assert view["table"]["seats"][1]["muted"]
            assert (await tablet.ask("say", text="Ha!"))["code"] == "muted"

    asyncio.run(scenario())


def test_a_client_that_reconnects_is_sent_only_the_lines_it_missed(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with start_table(tmp_path, "ann", "bob", "cat", first=0, clock="off") as here:
            await here["ann"].do("start")
            await here["ann"].do("say", text="one")
            bob = await here.join("bob")
            assert [line["text"] for line in bob.view["chat"]] == ["one"]
            await here.leave("bob")
            await here.move("ann")
            await here["ann"].do("say", text="two")
            hello = {"game": 1, "seat": 1, "lines": 1, "chat": 1}
            view = (await here.join("bob", **hello)).view
            assert view["lines"]["start"] == 1
            assert [line["text"].split()[:2] for line in view["lines"]["new"]] == [["0", "tell"]]
            assert [line["text"] for line in view["chat"]] == ["two"]
            # A false claim (another game, another seat, too many lines) counts as no lines.
            for wrong in ({"game": 2}, {"seat": None}, {"seat": 2}, {"lines": 99}):
                view = (await here.join("bob", **{**hello, **wrong})).view
                assert (view["lines"]["start"], len(view["lines"]["new"])) == (0, 2)

    asyncio.run(scenario())

"""Programs at the tables of a real server."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import Any, get_args

import pytest

from lorelode import wire
from lorelode.client import (
    Closed,
    CommandRefused,
    Player,
    Unreachable,
    connect,
    new_token,
    open_table,
)
from lorelode.client.connection import COOKIES, make_origin
from lorelode.core.refusal import Code
from lorelode.rules.dixit.moves import Vote
from lorelode.tables.store import TableId
from lorelode.web import visitors
from lorelode.web.server import Server
from lorelode.web.settings import parse_origin
from lorelode.wire.dixit import DixitPlay
from tests.server.clients import start_server


def table(base: str, name: str = "Ann", **settings: Any) -> AbstractAsyncContextManager[Player]:
    """A table of Saboteur for three."""
    return open_table(base, game="saboteur", edition="lv", seats=3, name=name, **settings)


def run(data: Path, story: Callable[[Server, str], Awaitable[None]]) -> None:
    async def whole() -> None:
        async with asyncio.timeout(30), start_server(data) as (server, base):
            await story(server, base)

    asyncio.run(whole())


def cut(player: Player) -> None:
    """Break a connection, as a network does."""
    if player._connection._socket is not None:
        player._connection._socket.get_extra_info("socket").shutdown(socket.SHUT_RDWR)


def test_every_command_has_its_method() -> None:
    tags = [kind.__struct_config__.tag for kind in get_args(wire.Command)]
    methods = [tag for tag in tags if callable(getattr(Player, str(tag).replace("-", "_"), None))]
    sent_by_itself = ["commit-contribution", "reveal-contribution"]
    assert sorted([*methods, *sent_by_itself]) == sorted(tags)


def test_the_client_sends_the_cookie_and_the_origin_that_the_server_expects() -> None:
    assert COOKIES == (visitors.COOKIE, visitors.SECURE_COOKIE)
    assert visitors._TOKEN.fullmatch(new_token())
    for url in ("http://LOCALHOST:8000/", "https://play.example:443", "http://[::1]:80"):
        assert make_origin(url) == parse_origin(url)


def test_a_storyteller_explains_a_clue(tmp_path: Path) -> None:
    async def story(_: Server, base: str) -> None:
        rules: dict[str, Any] = {"game": "dixit", "edition": "fa", "seats": 3, "first": 0}
        async with open_table(base, name="Ann", clock="off", **rules) as ann:
            await ann.sit(0)
            await ann.add_bot("steady")
            await ann.start()
            with pytest.raises(CommandRefused, match="not-your-clue"):
                await ann.explain_clue(0, "too early")
            now = await ann.until(lambda now: now.play is not None and bool(now.play.choices))
            assert now.play is not None
            await ann.move(now.play.choices[0], at=now)
            await ann.until(lambda now: now.table.status == "resting")
            await ann.explain_clue(0, "the stairs")
            last = ann.chat[-1]
            assert (last.text, last.about) == ("the stairs", wire.TurnReference(game=1, turn=0))

    run(tmp_path, story)


def test_an_update_shows_the_effect_of_each_command(tmp_path: Path) -> None:
    async def story(_: Server, base: str) -> None:
        async with table(base) as ann, connect(base, ann.code, name="Bob") as bob:
            assert ann.update.you.host
            assert (await ann.sit(1), ann.seat) == (1, 1)
            with pytest.raises(CommandRefused, match="seat-taken"):
                await bob.sit(1)
            assert (await bob.sit(), bob.seat) == (0, 0)
            await ann.say("welcome")
            assert [(line.name, line.text) for line in ann.chat] == [("Ann", "welcome")]
            await ann.add_bot("steady", 2)
            await ann.swap_seats(0, 2)
            await bob.until(lambda now: now.you.seat == 2)
            await ann.change_settings(clock="quick", chat="off")
            assert ann.update.table.settings.clock == "quick"
            await ann.promote(2)
            assert not ann.update.you.host
            await bob.until(lambda now: now.you.host)
            await bob.change_settings(chat="all")
            await bob.mute(1)
            with pytest.raises(CommandRefused, match="muted"):
                await ann.say("am I?")
            await bob.mute(1, muted=False)
            await ann.say("there")
            await bob.hide("chat", 1)
            assert [line.text for line in bob.chat] == ["welcome", None]
            await bob.unhide("chat", 1)
            assert [line.text for line in bob.chat] == ["welcome", "there"]
            await ann.stand()
            assert ann.seat is None
            watching = await bob.until(lambda now: now.spectators)
            (spectator,) = watching.spectators
            await bob.mute_spectator(spectator.id)
            await ann.until(lambda now: now.you.muted)
            with pytest.raises(CommandRefused, match="muted"):
                await ann.say("am I?")
            await bob.remove_spectator(spectator.id)
            with pytest.raises(Closed, match="removed"):
                await ann.until(lambda _: False)

    run(tmp_path, story)


def test_a_finished_game_can_be_started_again(tmp_path: Path) -> None:
    async def story(_: Server, base: str) -> None:
        async with open_table(base, game="dixit", edition="fa", seats=3, name="Ann") as ann:
            await ann.sit()
            await ann.add_bot("steady")
            for game in (1, 2):
                await ann.start()
                async for now in ann:
                    if now.table.status == "over":
                        break
                    if now.table.status == "resting":
                        await ann.ready(now)
                    elif now.play and now.play.choices:
                        assert isinstance(now.play, DixitPlay)
                        assert now.play.private is not None
                        await ann.move(now.play.choices[-1], now)
                assert ann.update.table.game == game
                assert ann.lines[0].text == "* deal ?"
                assert {line.bot for line in ann.lines} == {"", "steady"}
                with pytest.raises(CommandRefused, match="no-game-running"):
                    await ann.move(Vote(1), ann.update)

    run(tmp_path, story)


def test_players_who_sit_down_at_the_same_time_get_different_seats(tmp_path: Path) -> None:
    async def story(_: Server, base: str) -> None:
        async with (
            table(base) as ann,
            connect(base, ann.code, name="Bob") as bob,
            connect(base, ann.code.lower(), name="Cid") as cid,
            connect(base, ann.code, name="Dan") as dan,
        ):
            assert sorted(await asyncio.gather(ann.sit(), bob.sit(), cid.sit())) == [0, 1, 2]
            await dan.until(lambda now: all(seat.name for seat in now.table.seats))
            with pytest.raises(CommandRefused) as refusal:
                await dan.sit()
            assert refusal.value.code == Code.NO_FREE_SEAT
            assert refusal.value.sentence == Code.NO_FREE_SEAT.sentence
            assert await ann.sit() == ann.seat

    run(tmp_path, story)


def test_the_client_refuses_commands_that_the_server_cannot_read(tmp_path: Path) -> None:
    async def story(_: Server, base: str) -> None:
        async with table(base) as ann:
            for wrong in (ann.sit(77), ann.say("ha" * 1001), ann.claim_seat("x" * 65)):
                with pytest.raises(CommandRefused, match="bad-message"):
                    await wrong
            with pytest.raises(CommandRefused) as refusal:
                await ann.say("…" * 2000)
            assert refusal.value.facts == {"reason": "a message has at most 4096 bytes"}
            with pytest.raises(CommandRefused, match="no-game-running"):
                await ann.ready(ann.update)

    run(tmp_path, story)


def test_the_same_token_is_the_same_person(tmp_path: Path) -> None:
    async def story(_: Server, base: str) -> None:
        async with table(base) as ann:
            await ann.sit(2)
        async with connect(base, ann.code, token=ann.token) as again:
            assert (again.seat, again.update.you.host) == (2, True)
        async with connect(base, ann.code) as other:
            assert (other.seat, other.update.you.host) == (None, False)

    run(tmp_path, story)


def test_a_player_who_left_a_running_game_returns_to_their_seat(tmp_path: Path) -> None:
    async def story(_: Server, base: str) -> None:
        async with table(base) as ann:
            await ann.sit(2)
            await ann.add_bot("steady")
            await ann.start()
            await ann.stand()
            assert ann.seat is None
            assert await ann.sit() == 2

    run(tmp_path, story)


def test_a_seat_moves_to_another_device(tmp_path: Path) -> None:
    async def story(_: Server, base: str) -> None:
        async with table(base) as ann, connect(base, ann.code) as phone:
            await ann.sit(0)
            await phone.claim_seat(await ann.offer_seat())
            assert phone.seat == 0
            await ann.until(lambda now: now.you.seat is None)

    run(tmp_path, story)


def test_a_removed_player_is_closed_with_the_reason(tmp_path: Path) -> None:
    async def story(_: Server, base: str) -> None:
        async with table(base) as ann, connect(base, ann.code, name="Bob") as bob:
            await bob.sit(1)
            await ann.until(lambda now: now.table.seats[1].name)
            await ann.remove(1)
            with pytest.raises(Closed) as closed:
                async for _now in bob:
                    pass
            assert closed.value.code == Code.REMOVED

    run(tmp_path, story)


def test_connecting_to_an_unknown_or_unreadable_table_fails(tmp_path: Path) -> None:
    async def story(server: Server, base: str) -> None:
        with pytest.raises(Closed, match="not-found"):
            async with connect(base, "00000000"):
                pass
        await server.services.store.append(TableId("K7QM2X01"), 0, [b"scribble"], 0.0)
        with pytest.raises(Closed, match="table-unreadable"):
            async with connect(base, "K7QM2X01"):
                pass
        with pytest.raises(CommandRefused, match="bad-settings"):
            async with open_table(base, game="chess", edition="lv", seats=2):
                pass
        with pytest.raises(CommandRefused, match="bad-message"):
            async with table(base, clock="sundial"):
                pass
        with pytest.raises(Unreachable, match="answers 4"):
            async with connect(base + "/nowhere", "K7QM2X01"):
                pass
        with pytest.raises(Unreachable):
            async with table("http://127.0.0.1:1"):
                pass

    run(tmp_path, story)


def test_a_line_hidden_while_disconnected_is_hidden_after_reconnecting(tmp_path: Path) -> None:
    async def story(_: Server, base: str) -> None:
        async with table(base) as ann:
            await ann.sit()
            for text in ("one", "two"):
                await ann.say(text)
            async with connect(base, ann.code) as bob:
                assert [line.text for line in bob.chat] == ["one", "two"]
                cut(bob)
                await ann.hide("chat", 0)
                await bob.until(lambda _now: bob.chat[0].text is None)
                assert [line.text for line in bob.chat] == [None, "two"]

    run(tmp_path, story)


def test_the_client_hides_broken_connections_from_the_program(tmp_path: Path) -> None:
    async def story(_: Server, base: str) -> None:
        async with table(base) as ann:
            await ann.sit()
            for number in range(20):
                saying = asyncio.create_task(ann.say(f"{number}"))
                if number % 3 == 0:
                    # Now before it is sent, now while it is saved, now when it is acknowledged.
                    await asyncio.sleep(number / 6000)
                    cut(ann)
                await saying
            assert [line.text for line in ann.chat] == [f"{number}" for number in range(20)]

    run(tmp_path, story)

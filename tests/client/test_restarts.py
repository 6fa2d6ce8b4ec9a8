"""A server that is killed in the middle of a game: the programs at its tables play on."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from pathlib import Path

import aiohttp

from lorelode.client import Player, connect, open_table
from lorelode.client.connection import MAX_WAIT_SECONDS
from lorelode.core import read_record
from lorelode.rules import GAMES
from tests.server.server_process import Process

KILLS = 3


async def plays(player: Player, pace: float) -> list[str]:
    """Play to the end of the game; every move that was acknowledged, in notation."""
    made = []
    async for now in player:
        if now.table.status == "over":
            break
        assert player.seat is not None
        if now.table.status == "resting" and not now.table.seats[player.seat].ready:
            await player.ready(now)
        elif now.play and now.play.choices:
            await asyncio.sleep(pace)
            move = now.play.choices[-1]
            await player.move(move, now)
            made.append(f"{player.seat} {GAMES[now.table.settings.game].write(move)}")
    return made


def test_a_game_continues_after_kills_of_the_server(tmp_path: Path) -> None:
    async def story() -> None:
        async with asyncio.timeout(150), Process(tmp_path) as server:
            await server.start()
            async with (
                open_table(
                    server.base, game="saboteur", edition="lv", seats=3, name="Ann", clock="off"
                ) as ann,
                connect(server.base, ann.code, name="Bob") as bob,
                connect(server.base, ann.code, name="Cid") as cid,
            ):
                players = (ann, bob, cid)
                for player in players:
                    await player.sit()
                await ann.start()
                playing = [asyncio.create_task(plays(player, 0.01)) for player in players]
                for _ in range(KILLS):
                    await asyncio.sleep(0.3)
                    server.kill()
                    await server.start()
                made = [text for player in playing for text in await player]
                for player in players:
                    await player.until(lambda now: now.table.status == "over")
                async with (
                    aiohttp.ClientSession() as http,
                    http.get(f"{server.base}/api/tables/{ann.code}/record") as answer,
                ):
                    record = read_record(await answer.text(), GAMES)
                kept = [f"{seat} {text}" for seat, text in record.moves if seat >= 0]
                # Each acknowledged move once, and none that nobody made.
                assert Counter(made) == Counter(kept)
                for player in players:
                    assert len(player.lines) == len(record.moves)
                    own = [line.text for line in player.lines if line.text[0] == f"{player.seat}"]
                    assert own == [text for text in kept if text[0] == f"{player.seat}"]

    asyncio.run(story())


def test_a_command_sent_while_the_server_is_down_is_done_later(tmp_path: Path) -> None:
    async def story() -> None:
        async with asyncio.timeout(150), Process(tmp_path) as server:
            await server.start()
            async with open_table(
                server.base, game="dixit", edition="fa", seats=3, name="Ann"
            ) as ann:
                await ann.sit()
                server.kill()
                saying = asyncio.create_task(ann.say("anybody?"))
                await asyncio.sleep(2 * MAX_WAIT_SECONDS)
                await server.start()
                answers = time.monotonic()
                await saying
                assert time.monotonic() - answers < 1
                assert [line.text for line in ann.chat] == ["anybody?"]

    asyncio.run(story())

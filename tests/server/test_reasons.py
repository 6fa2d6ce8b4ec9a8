"""Why bots made their moves, for those who look at a finished game again."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from lorelode.rules import GAMES
from tests.server.stages import SMALL, bots_at_once, party

__all__ = ["bots_at_once"]

TABLES: dict[str, dict[str, Any]] = {
    "saboteur": {"edition": "lv", "seats": 3},
    "dixit": {"edition": "fa", "seats": 3, "switches": SMALL, "language": "lv"},
}


@pytest.mark.parametrize("level", ["easy", "normal"])
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.usefixtures("bots_at_once")
def test_each_move_of_a_bot_has_its_reason(game: str, level: str, tmp_path: Path) -> None:
    async def story() -> None:
        settings = {"game": game, **TABLES[game]}
        async with party(tmp_path, "ann", server={"bot_seconds": 0}, **settings) as here:
            address = f"{here.base}/api/tables/{here.code}"

            async def asked(path: str) -> Any:
                async with here.people["ann"].http.get(f"{address}/{path}") as told:
                    return await told.json()

            await here["ann"].do("bot", level=level)
            await here["ann"].do("start")
            assert (await asked("reason?move=2"))["code"] == "playing"
            await here.play("ann", until="over")
            moments = await asked("replay?seat=all")
            by_bots = [at for at, moment in enumerate(moments) if moment["bot"]]
            others = [at for at, moment in enumerate(moments) if not moment["bot"]]
            assert {moments[at]["line"][0] for at in by_bots} == {"1", "2"}
            for at in (*by_bots[:9], *by_bots[-3:]):
                told = await asked(f"reason?move={at}")
                assert told["level"] == level
                # The very move that was made: it was asked the same again.
                seat, move = moments[at]["line"].split(" ", 1)
                assert told["text"].startswith(f"{move}: "), (seat, told)
            for wrong in (*map(str, others[:3]), str(len(moments)), "x"):
                assert (await asked(f"reason?move={wrong}"))["code"] == "no-such-thing"

    asyncio.run(story())


@pytest.mark.usefixtures("bots_at_once")
def test_who_plays_by_rote_has_none(tmp_path: Path) -> None:
    async def story() -> None:
        settings = {"game": "dixit", **TABLES["dixit"]}
        async with party(tmp_path, "ann", server={"bot_seconds": 0}, **settings) as here:
            await here["ann"].do("bot", level="steady")
            await here["ann"].do("start")
            await here.play("ann", until="over")
            address = f"{here.base}/api/tables/{here.code}"
            async with here.people["ann"].http.get(f"{address}/replay") as told:
                at = next(at for at, moment in enumerate(await told.json()) if moment["bot"])
            async with here.people["ann"].http.get(f"{address}/reason?move={at}") as told:
                assert await told.json() == {"level": "steady", "text": ""}

    asyncio.run(story())

"""Why bots made their moves, for those who look at a finished game again."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any

import pytest

from lorelode.bots import Explained, Reason
from lorelode.bots.reasons import REASON_KINDS
from lorelode.rules import GAMES
from lorelode.tables.bot_pool import Question
from tests.server.staged_tables import SMALL, AtOnce, bots_at_once, party

__all__ = ["bots_at_once"]

TABLES: dict[str, dict[str, Any]] = {
    "saboteur": {"edition": "lv", "seats": 3},
    "dixit": {"edition": "fa", "seats": 3, "switches": SMALL, "language": "lv"},
}


@pytest.mark.parametrize("level", ["easy", "normal"])
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.usefixtures("bots_at_once")
def test_every_bot_move_has_a_reason(game: str, level: str, tmp_path: Path) -> None:
    async def story() -> None:
        settings = {"game": game, **TABLES[game]}
        async with party(tmp_path, "ann", server={"bot_seconds": 0}, **settings) as here:
            address = f"{here.base}/api/tables/{here.code}"

            async def asked(path: str) -> Any:
                async with here.people["ann"].http.get(f"{address}/{path}") as told:
                    return await told.json()

            await here["ann"].do("add-bot", level=level)
            await here["ann"].do("start")
            assert (await asked("reason?move=2"))["code"] == "game-running"
            await here.play("ann", until="over")
            moments = (await asked("replay?seat=all"))["moments"]
            by_bots = [at for at, moment in enumerate(moments) if moment["bot"]]
            others = [at for at, moment in enumerate(moments) if not moment["bot"]]
            assert {moments[at]["line"][0] for at in by_bots} == {"1", "2"}
            for at in (*by_bots[:9], *by_bots[-3:]):
                told = await asked(f"reason?move={at}")
                assert told["level"] == level
                # The very move that was made: it was asked the same again.
                seat, move = moments[at]["line"].split(" ", 1)
                assert told["same"]
                assert told["text"].startswith(f"{move}: "), (seat, told)
                reasons = told["explained"]
                assert (reasons["seat"], reasons["move"]) == (int(seat), move)
                assert reasons["why"]
                assert {why["kind"] for why in reasons["why"]} <= set(REASON_KINDS)
                believes = (game, level) == ("saboteur", "normal")
                assert [one["kind"] for one in reasons["beliefs"]] == (
                    ["saboteurs", "treasure"] if believes else []
                )
                # Of people by their names; bots are called what the page calls them.
                assert "seat " not in told["text"]
                if believes:
                    suspicion, treasure = reasons["beliefs"]
                    assert len(suspicion["seats"]) == 3
                    assert sum(treasure["options"].values()) == pytest.approx(1.0)
                    other = {"1": "Bot 3", "2": "Bot 2"}[seat]
                    assert re.search(rf"saboteurs: Ann \d+%, {other} \d+%;", told["text"])
            for wrong in (*map(str, others[:3]), str(len(moments)), "x"):
                assert (await asked(f"reason?move={wrong}"))["code"] == "no-bot-move"

    asyncio.run(story())


async def first_reason(folder: Path, level: str) -> Any:
    """What is told of the first move of a bot, after a game of Dixit with such bots."""
    settings = {"game": "dixit", **TABLES["dixit"]}
    async with party(folder, "ann", server={"bot_seconds": 0}, **settings) as here:
        await here["ann"].do("add-bot", level=level)
        await here["ann"].do("start")
        await here.play("ann", until="over")
        address = f"{here.base}/api/tables/{here.code}"
        async with here.people["ann"].http.get(f"{address}/replay") as told:
            moments = (await told.json())["moments"]
            at = next(at for at, moment in enumerate(moments) if moment["bot"])
        async with here.people["ann"].http.get(f"{address}/reason?move={at}") as told:
            return await told.json()


@pytest.mark.usefixtures("bots_at_once")
def test_a_bot_that_does_not_explain_has_no_reason(tmp_path: Path) -> None:
    async def story() -> None:
        told = await first_reason(tmp_path, "steady")
        assert told == {"level": "steady", "same": True, "text": "", "explained": None}

    asyncio.run(story())


class Fickle(AtOnce):
    """Bots that explain something else than they did."""

    async def explain(self, question: Question) -> Explained | None:  # noqa: ARG002
        return Explained(0, "vote 9", (Reason("any"),))


def test_a_reason_says_if_the_bot_would_now_move_differently(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("lorelode.web.server.ProcessBotPool", Fickle)

    async def story() -> None:
        assert (await first_reason(tmp_path, "easy"))["same"] is False

    asyncio.run(story())


class Stuck(AtOnce):
    """Who reads waits for as long as it takes."""

    stuck: asyncio.Event

    async def explain(self, question: Question) -> Explained | None:
        assert self.kindness > 0, "those who play come first"
        await Stuck.stuck.wait()
        return await super().explain(question)


def test_asking_for_a_reason_does_not_delay_other_readers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("lorelode.web.server.ProcessBotPool", Stuck)

    async def story() -> None:
        Stuck.stuck = asyncio.Event()
        settings = {"game": "dixit", **TABLES["dixit"]}
        async with party(tmp_path, "ann", server={"bot_seconds": 0}, **settings) as here:
            await here["ann"].do("add-bot", level="easy")
            await here["ann"].do("start")
            await here.play("ann", until="over")
            address = f"{here.base}/api/tables/{here.code}"

            async def asked(path: str) -> Any:
                async with here.people["ann"].http.get(f"{address}/{path}") as told:
                    return await told.json()

            moments = (await asked("replay"))["moments"]
            at = next(at for at, moment in enumerate(moments) if moment["bot"])
            why = asyncio.ensure_future(asked(f"reason?move={at}"))
            await asyncio.sleep(0.1)
            assert len((await asyncio.wait_for(asked("replay"), 10))["moments"]) > at
            assert not why.done()
            Stuck.stuck.set()
            assert (await why)["same"]

    asyncio.run(story())

"""The reasons of bots for their moves, in the replay of a finished game."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any

import pytest

from lorelode.bots import Explained, Reason
from lorelode.bots.reasons import REASON_KINDS
from lorelode.core.faces import FACES
from lorelode.rules import GAMES
from lorelode.tables.bot_pool import Question
from tests.server.staged_tables import SMALL, ImmediateBotPool, bots_at_once, start_table

__all__ = ["bots_at_once"]

TABLES: dict[str, dict[str, Any]] = {
    "saboteur": {"edition": "lv", "seats": 3},
    "dixit": {"edition": "fa", "seats": 3, "switches": SMALL, "language": "lv"},
}


@pytest.mark.parametrize("level", ["easy", "normal"])
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.usefixtures("bots_at_once")
def test_every_bot_move_has_a_reason(game: str, level: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        settings = {"game": game, **TABLES[game]}
        async with start_table(tmp_path, "ann", server={"bot_seconds": 0}, **settings) as here:
            address = f"{here.base}/api/tables/{here.code}"

            async def fetch(path: str) -> Any:
                async with here.people["ann"].http.get(f"{address}/{path}") as answer:
                    return await answer.json()

            await here["ann"].do("add-bot", level=level)
            await here["ann"].do("start")
            assert (await fetch("reason?move=2"))["code"] == "game-running"
            await here.play("ann", until="over")
            moments = (await fetch("replay?seat=all"))["moments"]
            by_bots = [at for at, moment in enumerate(moments) if moment["bot"]]
            others = [at for at, moment in enumerate(moments) if not moment["bot"]]
            faces = [seat["face"] for seat in here["ann"].view["table"]["seats"]]
            names = [FACES[face]["en"] for face in faces]
            assert {moments[at]["line"][0] for at in by_bots} == {"1", "2"}
            thought_of: list[Any] = []
            for at in (*by_bots[:9], *by_bots[-3:]):
                answer = await fetch(f"reason?move={at}")
                assert answer["level"] == level
                # The bot is asked the same question again and gives the same move.
                seat, move = moments[at]["line"].split(" ", 1)
                assert answer["same"]
                assert answer["text"].startswith(f"{move}: "), (seat, answer)
                reasons = answer["explained"]
                assert (reasons["seat"], reasons["move"]) == (int(seat), move)
                assert reasons["why"]
                assert {why["kind"] for why in reasons["why"]} <= set(REASON_KINDS)
                believes = (game, level) == ("saboteur", "normal")
                assert [one["kind"] for one in reasons["beliefs"]] == (
                    ["saboteurs", "treasure"] if believes else []
                )
                # What it thought of besides is told as data too.
                assert len(answer["others"]) == len(reasons.get("others", ())) <= 2
                assert move not in reasons.get("others", ())
                assert believes or not answer["others"]
                thought_of += answer["others"]
                # A reason has the names of people; the page adds the names of bots.
                assert "seat " not in answer["text"]
                if believes:
                    suspicion, treasure = reasons["beliefs"]
                    assert len(suspicion["seats"]) == 3
                    assert sum(treasure["options"].values()) == pytest.approx(1.0)
                    other = names[{"1": 2, "2": 1}[seat]]
                    assert re.search(rf"saboteurs: Ann \d+%, {other} \d+%;", answer["text"])
            kinds = {"lay", "break", "repair", "rockfall", "map"}
            assert {other["type"] for other in thought_of} <= kinds
            assert thought_of or (game, level) != ("saboteur", "normal")
            for wrong in (*map(str, others[:3]), str(len(moments)), "x"):
                assert (await fetch(f"reason?move={wrong}"))["code"] == "no-bot-move"

    asyncio.run(scenario())


async def first_reason(folder: Path, level: str) -> Any:
    """Play a game of Dixit with such bots. Returns the reason for the first move of a bot."""
    settings = {"game": "dixit", **TABLES["dixit"]}
    async with start_table(folder, "ann", server={"bot_seconds": 0}, **settings) as here:
        await here["ann"].do("add-bot", level=level)
        await here["ann"].do("start")
        await here.play("ann", until="over")
        address = f"{here.base}/api/tables/{here.code}"
        async with here.people["ann"].http.get(f"{address}/replay") as answer:
            moments = (await answer.json())["moments"]
            at = next(at for at, moment in enumerate(moments) if moment["bot"])
        async with here.people["ann"].http.get(f"{address}/reason?move={at}") as answer:
            return await answer.json()


@pytest.mark.usefixtures("bots_at_once")
def test_a_bot_that_does_not_explain_has_no_reason(tmp_path: Path) -> None:
    async def scenario() -> None:
        answer = await first_reason(tmp_path, "steady")
        assert answer == {
            "level": "steady",
            "same": True,
            "text": "",
            "explained": None,
            "others": [],
        }

    asyncio.run(scenario())


class ChangedMindBotPool(ImmediateBotPool):
    """Bots that explain another move than they made."""

    async def explain(self, question: Question) -> Explained | None:  # noqa: ARG002
        return Explained(0, "vote 9", (Reason("any"),))


def test_a_reason_says_if_the_bot_would_now_move_differently(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("lorelode.web.server.ProcessBotPool", ChangedMindBotPool)

    async def scenario() -> None:
        assert (await first_reason(tmp_path, "easy"))["same"] is False

    asyncio.run(scenario())


class BlockedBotPool(ImmediateBotPool):
    """Bots whose explanations wait until the test releases them."""

    released: asyncio.Event

    async def explain(self, question: Question) -> Explained | None:
        assert self.niceness > 0, "explanations must not slow down games"
        await BlockedBotPool.released.wait()
        return await super().explain(question)


def test_asking_for_a_reason_does_not_delay_other_readers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("lorelode.web.server.ProcessBotPool", BlockedBotPool)

    async def scenario() -> None:
        BlockedBotPool.released = asyncio.Event()
        settings = {"game": "dixit", **TABLES["dixit"]}
        async with start_table(tmp_path, "ann", server={"bot_seconds": 0}, **settings) as here:
            await here["ann"].do("add-bot", level="easy")
            await here["ann"].do("start")
            await here.play("ann", until="over")
            address = f"{here.base}/api/tables/{here.code}"

            async def fetch(path: str) -> Any:
                async with here.people["ann"].http.get(f"{address}/{path}") as answer:
                    return await answer.json()

            moments = (await fetch("replay"))["moments"]
            at = next(at for at, moment in enumerate(moments) if moment["bot"])
            why = asyncio.ensure_future(fetch(f"reason?move={at}"))
            await asyncio.sleep(0.1)
            assert len((await asyncio.wait_for(fetch("replay"), 10))["moments"]) > at
            assert not why.done()
            BlockedBotPool.released.set()
            assert (await why)["same"]

    asyncio.run(scenario())

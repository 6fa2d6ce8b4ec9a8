"""Hints: what a strong bot would do, for somebody who plays alone with bots."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from lorelode.bots import Explained
from lorelode.bots.reasons import REASON_KINDS
from lorelode.core import Seat
from lorelode.rules import GAMES
from lorelode.tables.bot_pool import Question, bot_secret
from lorelode.tables.store import TableId
from lorelode.web import address_turns
from tests.server.staged_tables import (
    SMALL,
    ImmediateBotPool,
    TableSession,
    bots_at_once,
    start_table,
    wait_for_update,
)
from tests.web.serving import LATE

__all__ = ["bots_at_once"]

TABLES: dict[str, dict[str, Any]] = {
    "saboteur": {"game": "saboteur", "edition": "lv", "seats": 3, "first": 0},
    "dixit": {"game": "dixit", "edition": "fa", "seats": 3, "first": 0, "switches": SMALL},
}


async def ask(here: TableSession, name: str, **moment: int | str) -> Any:
    """The hint for somebody at this moment, or the code of the refusal."""
    view = here[name].view
    known = {"game": view["table"]["game"], "phase": (view["play"] or {"phase": 0})["phase"]}
    address = f"{here.base}/api/tables/{here.code}/hint"
    async with here.people[name].http.get(address, params={**known, **moment}) as answer:
        body = await answer.json()
        return body if answer.ok else body["code"]


async def start_with_bots(here: TableSession) -> None:
    await here["ann"].do("add-bot", level="easy")
    await here["ann"].do("start")


async def load_log(here: TableSession) -> Sequence[bytes]:
    """All that is written down of the table."""
    return (await here.server.services.store.load(TableId(here.code))).entries


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.usefixtures("bots_at_once")
def test_a_hint_is_a_legal_move_with_its_reasons(game: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with start_table(tmp_path, "ann", server={"bot_seconds": 0}, **TABLES[game]) as here:
            ann = here["ann"]
            await start_with_bots(here)
            kinds = set()
            for _ in range(4):
                view = await wait_for_update(
                    ann,
                    lambda view: view["table"]["status"] == "resting" or view["play"]["choices"],
                )
                if view["table"]["status"] == "resting":
                    # The rest may end meanwhile, and bots may move.
                    assert await ask(here, "ann") in ("resting", "not-your-turn", "stale-phase")
                    await here.ready("ann")
                    continue
                before = await load_log(here)
                hint = await ask(here, "ann")
                move = hint["move"]
                kinds.add(move["type"])
                assert {why["kind"] for why in hint["why"]} <= set(REASON_KINDS)
                assert hint["why"]
                assert not any(why.get("words") for why in hint["why"]), "a tag of the deck"
                if move["type"] == "tell":
                    assert move.pop("clue")
                    offered = [{**choice, "clue": None} for choice in view["play"]["choices"]]
                    assert {**move, "clue": None} in offered
                else:
                    assert move in view["play"]["choices"]
                # It is not played, and not written down; bots may have moved meanwhile.
                added = (await load_log(here))[len(before) :]
                assert all(b'"bot":"easy"' in entry for entry in added)
                await here.move("ann")
            assert kinds

    asyncio.run(scenario())


@pytest.mark.usefixtures("bots_at_once")
def test_a_hint_is_refused_to_everybody_but_a_player_alone_who_is_to_move(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with start_table(
            tmp_path, "ann", server={"bot_seconds": 0}, **TABLES["dixit"]
        ) as here:
            ann = here["ann"]
            await here.join("eve", name="Eve")
            assert await ask(here, "ann") == "no-game-running"
            assert await ask(here, "eve") == "no-seat"
            await start_with_bots(here)
            await wait_for_update(ann, lambda view: view["play"] and view["play"]["choices"])
            assert await ask(here, "eve") == "no-seat"
            assert "move" in await ask(here, "ann")
            for wrong in ({"phase": 99}, {"game": 2}, {"phase": "x"}, {"game": ""}):
                assert await ask(here, "ann", **wrong) == "stale-phase"

    asyncio.run(scenario())


@pytest.mark.usefixtures("bots_at_once")
def test_nobody_gets_a_hint_while_another_person_plays(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with start_table(
            tmp_path, "ann", "bob", server={"bot_seconds": 0}, **TABLES["saboteur"]
        ) as here:
            await start_with_bots(here)
            await wait_for_update(
                here["ann"], lambda view: view["play"] and view["play"]["choices"]
            )
            for name in ("ann", "bob"):
                assert await ask(here, name) == "not-alone"
            # Somebody who is only away may come back, and so counts.
            await here.leave("bob")
            assert await ask(here, "ann") == "not-alone"

    asyncio.run(scenario())


class NotingBotPool(ImmediateBotPool):
    """Notes what bots are asked to explain, and takes as long as the test wants."""

    asked: list[Question]
    released: asyncio.Event

    async def explain(self, question: Question) -> Explained | None:
        self.asked.append(question)
        await self.released.wait()
        return await super().explain(question)


def test_a_bot_that_gives_a_hint_sees_what_the_seat_sees_and_one_at_a_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        NotingBotPool.asked = []
        NotingBotPool.released = asyncio.Event()
        async with start_table(
            tmp_path, "ann", server={"bot_seconds": 5}, **TABLES["saboteur"]
        ) as here:
            await start_with_bots(here)
            await wait_for_update(
                here["ann"], lambda view: view["play"] and view["play"]["choices"]
            )
            asked = [asyncio.ensure_future(ask(here, "ann")) for _ in range(4)]
            try:
                # One has its turn and two wait: the fourth is refused.
                done, waiting = await asyncio.wait(
                    asked, timeout=LATE, return_when=asyncio.FIRST_COMPLETED
                )
                assert [one.result() for one in done] == ["too-many-requests"]
                assert len(NotingBotPool.asked) <= 1
            finally:
                NotingBotPool.released.set()
            assert all("move" in one for one in await asyncio.gather(*waiting))
            question = NotingBotPool.asked[0]
            match = (await here.server.lobby.find(here.code)).table.running
            assert match is not None
            assert question.level == "hard"
            assert question.view == match.state.view(Seat(0))
            assert list(question.lines) == [line.text_for(Seat(0)) for line in match.lines]
            # The bots at the table have another secret.
            assert question.secret != bot_secret(match.seed)
            # She has moved: the game waits for a bot.
            await here.move("ann")
            assert await ask(here, "ann") == "not-your-turn"

    monkeypatch.setattr("lorelode.web.server.ProcessBotPool", NotingBotPool)
    monkeypatch.setattr(address_turns, "MAX_WAITING", 2)
    asyncio.run(scenario())

"""Bots that speak at a table of a running server."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from lorelode.bots import Claim
from lorelode.core.faces import FACES
from lorelode.tables.bot_pool import Question, Speech
from lorelode.tables.log import ChatLineAdded, MovePlayed, decode_entries
from lorelode.tables.store import TableId
from tests.server.clients import PATIENCE
from tests.server.staged_tables import (
    ImmediateBotPool,
    bots_at_once,
    start_table,
    wait_for_update,
)

__all__ = ["bots_at_once"]

SETTINGS: dict[str, Any] = {"game": "saboteur", "edition": "lv", "seats": 4, "first": 0}


SILENCE_SECONDS = 0.25
"""How many seconds a test waits to see that nothing is said."""


async def play_game(folder: Path, **settings: Any) -> tuple[list[Any], list[Any]]:
    """Ann plays a game with three bots, and says something false. Returns the log and the chat."""
    server = {"bot_seconds": 0}
    async with start_table(folder, "ann", server=server, **SETTINGS, **settings) as here:
        await here["ann"].do("add-bot", level="normal")
        await here["ann"].do("start")
        if settings.get("phrases", True):
            await here["ann"].do("say-phrase", phrase="gold", blanks={"goal": "top"})
        await here.play("ann", until="over")
        await here.leave("ann")
        view = (await here.join("ann")).view
        stored = await here.server.services.store.load(TableId(here.code))
        return list(decode_entries(stored.entries)), view["chat"]


@pytest.mark.usefixtures("bots_at_once")
def test_bots_speak_after_moves_and_hear_what_is_said(tmp_path: Path) -> None:
    async def scenario() -> None:
        entries, chat = await play_game(tmp_path)
        assert chat[0]["name"] == "Ann"
        spoken = chat[1:]
        assert spoken
        for line in spoken:
            assert line["name"] == ""
            assert line["face"] in FACES
            assert line["seat"] in (1, 2, 3)
            assert line["phrase"]["catalogue"] == "saboteur"
        moves = lines = 0
        for entry in entries:
            moves += isinstance(entry, MovePlayed)
            if isinstance(entry, ChatLineAdded) and entry.face:
                assert entry.phrase is not None
                assert entry.phrase.lines == moves, "said after the move, and before the next one"
                lines += 1
        assert lines == len(spoken)
        heard = [claim for entry in entries for claim in getattr(entry, "heard", ())]
        assert heard[0].speaker == 0, "what Ann said"
        assert {claim.speaker for claim in heard} > {0}
        assert all(entry.bot for entry in entries if getattr(entry, "heard", ()))

    asyncio.run(scenario())


@pytest.mark.usefixtures("bots_at_once")
def test_where_phrases_are_off_nobody_speaks(tmp_path: Path) -> None:
    async def scenario() -> None:
        entries, chat = await play_game(tmp_path, phrases=False)
        assert chat == []
        assert not any(getattr(entry, "heard", ()) for entry in entries)

    asyncio.run(scenario())


class WaitingBotPool(ImmediateBotPool):
    """Its bots always have something to say, and a test lets them say it."""

    def __init__(self) -> None:
        super().__init__(processes=1)
        self.invited = 0
        self.may_answer = asyncio.Event()

    async def speak(self, question: Question) -> Speech:
        self.invited += 1
        await self.may_answer.wait()
        assert question.view.seat is not None
        return Speech(Claim(question.view.seat, "miner", lines=len(question.lines)), 0.0)


def test_no_bot_speaks_while_a_sheet_covers_the_board_of_somebody_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        pool = WaitingBotPool()
        monkeypatch.setattr("lorelode.web.server.ProcessBotPool", lambda *_: pool)
        async with start_table(tmp_path, "ann", **SETTINGS) as here:
            ann = here["ann"]
            await ann.do("add-bot", level="normal")
            await ann.do("start")
            await here.move("ann")
            async with asyncio.timeout(PATIENCE):
                while not pool.invited:
                    await ann.receive()
            # The bot knows what to say, and the sheet comes before it has said it.
            await ann.do("cover-board", covered=True)
            pool.may_answer.set()
            with pytest.raises(TimeoutError):
                await asyncio.wait_for(ann.receive(), SILENCE_SECONDS)
            assert (ann.view["chat"], pool.invited) == ([], 1)
            await ann.do("cover-board", covered=False)
            view = await wait_for_update(ann, lambda view: view["chat"])
            assert view["chat"][0]["phrase"]["name"] == "miner"
            assert view["chat"][0]["seat"] == 1

    asyncio.run(scenario())

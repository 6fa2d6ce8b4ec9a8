"""Bots that speak at a table of a running server."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from lorelode.core.faces import FACES
from lorelode.tables.log import ChatLineAdded, MovePlayed, decode_entries
from lorelode.tables.store import TableId
from tests.server.staged_tables import bots_at_once, start_table

__all__ = ["bots_at_once"]

SETTINGS: dict[str, Any] = {"game": "saboteur", "edition": "lv", "seats": 4, "first": 0}


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

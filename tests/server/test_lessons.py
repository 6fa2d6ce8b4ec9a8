"""Taught games over HTTP."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Final
from urllib.parse import urlencode

import msgspec
import pytest

from lorelode.lessons import teach
from lorelode.rules import GAMES
from lorelode.wire.lessons import Lesson
from tests.server.clients import Visitor, start_server

MAX_SENT_BYTES: Final = 20_000
"""A lesson is packed on its way."""


@pytest.mark.parametrize("game", GAMES)
def test_everybody_may_take_a_lesson(tmp_path: Path, game: str) -> None:
    async def scenario() -> None:
        async with start_server(tmp_path) as (_, base), Visitor(base) as ann:
            async with ann.http.get(f"{base}/api/lessons/{game}") as answer:
                assert answer.status == 200
                assert int(answer.headers["Content-Length"]) < MAX_SENT_BYTES
                body = await answer.read()
            lesson = msgspec.json.decode(body, type=Lesson)
            assert [step.name for step in lesson.steps] == [
                step.name for step in teach(game).lesson.steps
            ]
            assert len(lesson.deck) == len(teach(game).lesson.deck)

    asyncio.run(scenario())


def test_the_server_says_why_a_move_of_a_lesson_is_forbidden(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with start_server(tmp_path) as (_, base), Visitor(base) as ann:

            async def ask(game: str, **query: object) -> tuple[int, str]:
                address = f"{base}/api/lessons/{game}/refusal?{urlencode(query)}"
                async with ann.http.get(address) as answer:
                    return answer.status, (await answer.json())["code"]

            wrong = '{"type":"lay","shape":"NESW","x":5,"y":5}'
            right = '{"type":"lay","shape":"NESW","x":1,"y":0}'
            assert await ask("saboteur", step=2, move=wrong) == (200, "S-3.1")
            assert await ask("saboteur", step=2, move=right) == (400, "bad-request")
            assert await ask("saboteur", step=2, move="{") == (400, "bad-request")
            assert await ask("saboteur", move=wrong) == (400, "bad-request")
            assert await ask("chess", step=2, move=wrong) == (404, "not-found")

    asyncio.run(scenario())

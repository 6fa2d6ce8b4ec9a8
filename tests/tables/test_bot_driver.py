"""The bot driver: what bots are given, and when their moves come."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Final

import pytest
from msgspec.structs import replace

from lorelode.bots import BOTS
from lorelode.core import Seat
from lorelode.rules import GAMES
from tests.tables.fake_bot_pool import PACE, FakeBotPool, answered, asked_of, playing


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_is_given_only_what_its_seat_knows(game: str, tmp_path: Path) -> None:
    table = playing(game)
    match = table.match
    assert match is not None

    question = asyncio.run(asked_of(table, tmp_path))
    assert question.language == "en"
    spoken = replace(table, settings=replace(table.settings, language="lv"))
    assert asyncio.run(asked_of(spoken, tmp_path)) == replace(question, language="lv")
    twin = match.game.imagine(match.state.view(Seat(0)), Random(1))
    assert twin != match.state
    other = replace(table, match=replace(match, state=twin))
    assert asyncio.run(asked_of(other, tmp_path)) == question


RUNS: Final = 2
"""The shortest run counts: whatever else the machine does makes a run longer, never shorter."""


def time_move(
    folder: Path, thinks: float, level: str = "steady", *, queue: float = 0.0, waits: float = 1.0
) -> float:
    """After how many seconds the move of a bot comes that thinks so long."""
    table = playing("saboteur")
    return min(
        asyncio.run(answered(table, Seat(0), FakeBotPool(thinks, queue), folder, level, waits))
        for _ in range(RUNS)
    )


def test_the_time_of_a_bots_move_does_not_show_how_long_it_thought(tmp_path: Path) -> None:
    quick, slower, slow = (time_move(tmp_path, seconds) for seconds in (0, PACE / 2, PACE * 1.4))
    assert quick == pytest.approx(PACE, abs=0.1)
    assert slower == pytest.approx(PACE, abs=0.1)
    assert slow == pytest.approx(2 * PACE, abs=0.1)
    assert time_move(tmp_path, PACE, waits=2) == pytest.approx(2 * PACE, abs=0.1)
    # Those who may think longer than that take their longest, whatever there was to think about.
    forced, thought = (time_move(tmp_path, seconds, "hard") for seconds in (0, 0.35))
    assert forced == pytest.approx(BOTS["saboteur"]["hard"].thinking_seconds, abs=0.1)
    assert thought == pytest.approx(BOTS["saboteur"]["hard"].thinking_seconds, abs=0.1)


def test_the_wait_for_a_process_does_not_make_a_long_thought_visible(tmp_path: Path) -> None:
    queue = 0.4
    forced, thought = (time_move(tmp_path, seconds, "hard", queue=queue) for seconds in (0, 0.35))
    assert forced == pytest.approx(queue + BOTS["saboteur"]["hard"].thinking_seconds, abs=0.1)
    assert thought == pytest.approx(forced, abs=0.1)

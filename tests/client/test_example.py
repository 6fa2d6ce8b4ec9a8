"""The example, run as anybody would run it, at a server that is run as anybody would."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest

from lorelode.client import open_table
from tests.server.server_process import Process

EXAMPLE = Path(__file__).parents[2] / "examples" / "player.py"


def test_the_example_is_short() -> None:
    assert len(EXAMPLE.read_text().splitlines()) < 60


@pytest.mark.parametrize(("game", "edition"), [("saboteur", "lv"), ("dixit", "fa")])
def test_three_example_players_and_two_bots_finish_a_game(
    tmp_path: Path, game: str, edition: str
) -> None:
    async def story() -> None:
        async with asyncio.timeout(150), Process(tmp_path) as server:
            await server.start()
            async with open_table(server.base, game=game, edition=edition, seats=5) as host:
                players = [
                    await asyncio.create_subprocess_exec(
                        *(sys.executable, EXAMPLE, server.base, host.code, "--name", name),
                        stdout=asyncio.subprocess.PIPE,
                        stderr=asyncio.subprocess.PIPE,
                    )
                    for name in ("Rosa", "Ida", "Jo")
                ]
                await host.until(lambda now: sum(bool(s.name) for s in now.table.seats) == 3)
                await host.add_bot("steady")
                await host.start()
                for player in players:
                    said, complained = await player.communicate()
                    assert (player.returncode, complained) == (0, b"")
                    assert b"the scores are" in said
                over = await host.until(lambda now: now.table.status == "over")
                assert over.table.scores is not None
                assert {line.bot for line in host.lines} == {"", "steady"}

    asyncio.run(story())

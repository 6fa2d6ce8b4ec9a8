"""The game that newcomers copy plays in the terminal and at a table by its one line."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from pathlib import Path

from examples.toy_game import HIGH_CARD
from lorelode.core import read_record
from lorelode.rules import GAMES
from tests.server.clients import Visitor
from tests.server.server_process import Process

SCRIPT = Path(__file__).resolve().parents[2] / "examples" / "toy_game.py"
MAX_SECONDS = 120


def run(*arguments: str, typed: str = "") -> str:
    """What the example prints when it is run with these arguments."""
    done = subprocess.run(
        [sys.executable, str(SCRIPT), *arguments],
        input=typed,
        capture_output=True,
        text=True,
        timeout=MAX_SECONDS,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_importing_the_example_registers_nothing() -> None:
    assert HIGH_CARD.name not in GAMES


def test_the_example_plays_to_its_end_in_the_terminal(tmp_path: Path) -> None:
    record = tmp_path / "game.lorelode"
    options = ("--seats", "3", "--seed", "3", "--record", str(record))
    printed = run("play", HIGH_CARD.name, *options, typed="1\n" * 10)
    assert "The end of the game" in printed
    played = read_record(record.read_text(encoding="utf-8"), {HIGH_CARD.name: HIGH_CARD})
    assert (played.seats, len(played.moves)) == (3, 1 + 3 * 2)


def test_the_example_is_simulated_by_random_bots() -> None:
    printed = run("simulate", HIGH_CARD.name, "--games", "20", "--seed", "1", "--json")
    totals = json.loads(printed)
    # Five is the usual number of seats; the example is for two to four.
    assert (totals["seats"], totals["games"], totals["ended"]) == (4, 20, 20)


def test_the_switches_of_the_example_are_explained() -> None:
    assert "Cards in a hand." in run("editions", HIGH_CARD.name)


def test_the_example_is_played_at_a_table_of_a_server_with_bots(tmp_path: Path) -> None:
    async def play() -> None:
        async with Process(tmp_path, (str(SCRIPT),)) as server:
            await server.start()
            async with Visitor(server.base) as ann:
                code = await ann.make_table(HIGH_CARD.name, edition="basic")
                hers = await ann.join(code)
                await hers.do("sit", seat=0, name="Ann")
                await hers.do("add-bot", level="random")
                await hers.do("start")
                moves = 0
                while hers.view["table"]["status"] != "over":
                    game = hers.view["play"]
                    assert game["game"] == HIGH_CARD.name
                    if hers.view["table"]["status"] == "resting":
                        await hers.do("ready", game=1, phase=game["phase"])
                    elif game["choices"]:
                        assert game["choices"][0].startswith("give ")
                        moment = {"game": 1, "phase": game["phase"]}
                        wrong = await hers.ask("move", **moment, move="eat")
                        assert wrong["code"] == "bad-message"
                        await hers.do("move", **moment, move=game["choices"][0])
                        moves += 1
                    else:
                        await hers.receive()
                assert moves == 2
                assert len(hers.view["table"]["scores"]) == 3
                async with ann.http.get(f"{server.base}/api/tables/{code}/record") as answer:
                    record = read_record(await answer.text(), {HIGH_CARD.name: HIGH_CARD})
                assert len(record.moves) == 1 + 3 * 2
                async with ann.http.get(f"{server.base}/api/tables/{code}/replay") as answer:
                    replay = await answer.json()
                assert replay["game"] == HIGH_CARD.name
                assert len(replay["moments"]) == 1 + len(record.moves)

    asyncio.run(play())

"""The game that newcomers copy plays in the terminal as it is, by its one line of registration."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from examples.toy_game import HIGH_CARD
from lorelode.core import read_record
from lorelode.rules import GAMES

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
    assert "20" in run("simulate", HIGH_CARD.name, "--seats", "4", "--games", "20", "--seed", "1")


def test_the_switches_of_the_example_are_explained() -> None:
    assert "Cards in a hand." in run("editions", HIGH_CARD.name)

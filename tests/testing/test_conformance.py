"""The conformance suite in a project of somebody else's."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
CONFTEST = """
from hypothesis import settings

settings.register_profile("many", max_examples=330)
"""
TESTS = """
from examples.toy_game import HIGH_CARD
from lorelode.testing import Conformance
from lorelode.testing.random_games import GAMES_PER_VARIANT


class TestHighCard(Conformance):
    game = HIGH_CARD


def test_the_profile_says_how_many_games_are_played():
    assert GAMES_PER_VARIANT == 10
"""


def test_the_suite_runs_without_xdist_and_with_any_profile(tmp_path: Path) -> None:
    (tmp_path / "conftest.py").write_text(CONFTEST)
    (tmp_path / "test_mine.py").write_text(TESTS)
    options = "-q -p no:xdist -p no:cacheprovider --strict-markers --hypothesis-profile many"
    done = subprocess.run(
        [sys.executable, "-m", "pytest", *options.split(), "-k", "profile or law_7", "."],
        cwd=tmp_path,
        env={"PYTHONPATH": str(ROOT), "PATH": ""},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "warning" not in done.stdout

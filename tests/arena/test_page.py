"""The page about the bots can be made, and says what was found."""

from __future__ import annotations

from pathlib import Path

import pytest

from benchmarks import bots, pace
from lorelode.arena.ledger import Ledger
from lorelode.arena.spread import spread

TINY = bots.Plan((("lv", 3),), 1, 1, 2, 2, (4,), ("lv",), 1, 1, 0, 1)


def test_the_page_is_made_by_one_command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    timed = [
        pace.Pace("saboteur", level, 5, 100, 1.0, p95, p95, 1.5)
        for level, p95 in (("normal", 12.0), ("hard", 700.0))
    ]
    monkeypatch.setattr(pace, "paces", lambda *_: timed)
    monkeypatch.setattr(pace, "cores", lambda _: pace.Cores(2.0, 3.8))
    ledger = Ledger()
    # A page can be made of what there is; without hard, it is there sooner.
    for records in spread(task for task in TINY.tasks if "hard" not in task.cell.levels):
        ledger.add(records)
    bots.write(TINY, ledger, tmp_path)
    page = (tmp_path / "bots.md").read_text("utf-8")
    assert "$" not in page
    for name in ("shares", "inference", "calibration", "lengths", "finders"):
        assert f"bots/{name}.svg" in page
        assert (tmp_path / "bots" / f"{name}.svg").read_text("utf-8").startswith("<?xml")
    assert "| normal decides in 30 ms (p95) | 12.0 ms | yes |" in page
    assert "| hard decides in 550 ms (p95) | 700 ms | **no** |" in page
    assert "| two cores play 1.8 times as many games | 1.90 | yes |" in page


def test_seeds_of_measurement_are_of_their_own() -> None:
    seeds = {task.seed for task in bots.FULL.tasks}
    assert seeds == {bots.SEED, bots.DIXIT_SEED}


def test_decisions_are_timed() -> None:
    found = pace.paces(1, 0, [3], [4])
    kinds = {(one.game, one.level) for one in found}
    assert ("saboteur", "normal") in kinds
    assert ("dixit", "hard") in kinds
    assert ("saboteur", "hard") not in kinds
    assert all(0 <= one.median <= one.p95 <= one.longest for one in found)

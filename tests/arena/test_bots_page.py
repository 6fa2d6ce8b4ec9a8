"""The page about the bots can be made, and says what was found."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from benchmarks import bots, pace
from lorelode.arena.dixit.findings import find as find_dixit
from lorelode.arena.executor import run_tasks
from lorelode.arena.lineup import HEARD
from lorelode.arena.results import Results
from lorelode.arena.saboteur.findings import find as find_saboteur

TINY = bots.Plan((("lv", 3),), 1, 1, 1, 2, 2, 2, (4,), ("lv",), 1, 1, 0, 1, 0, 31, 32)


@pytest.mark.soak
def test_the_page_is_made_by_one_command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    timed = [
        pace.DecisionTimes(game, level, seats, 100, 1.0, p95, p95, 1.5)
        for game, level, seats, p95 in (
            ("saboteur", "normal", 5, 12.0),
            ("dixit", "normal", 6, 45.0),
            ("saboteur", "hard", 5, 38.0),
        )
    ]
    monkeypatch.setattr(pace, "measure_paces", lambda *_: timed)
    monkeypatch.setattr(pace, "measure_cores", lambda _: pace.GameRates(2.0, 3.8))
    results = Results()
    # A page can be made of what there is; without hard, it is there sooner.
    for batch in run_tasks(task for task in TINY.tasks if "hard" not in task.cell.levels):
        results.add(batch)
    bots.write_page(TINY, results, tmp_path)
    page = (tmp_path / "bots.md").read_text("utf-8")
    assert "$" not in page
    assert "| heard | 6 |" in page
    for name in (
        "shares",
        "inference",
        "calibration",
        "calibration-treasure",
        "lengths",
        "finders",
    ):
        assert f"bots/{name}.svg" in page
        assert (tmp_path / "bots" / f"{name}.svg").read_text("utf-8").startswith("<?xml")
    found = {asked: (what, enough) for _, asked, what, enough, _ in rows_of(page)}
    assert found["normal decides in 30 ms (p95) at every table timed: Saboteur 5, Dixit 6"] == (
        "45.0 ms",
        "**no**",
    )
    assert found["hard decides in 40 ms (p95) at every table timed: Saboteur 5"] == (
        "38.0 ms",
        "yes",
    )
    assert found["five normal bots play a game of Saboteur in two seconds"] == ("1.50 s", "yes")
    (cores,) = (what for asked, what in found.items() if asked.startswith("two cores"))
    assert cores == ("1.90", "yes")
    (beaten,) = (what for asked, what in found.items() if "each level beats" in asked)
    assert beaten == ("too little was played", "–"), "without hard"


def test_the_section_on_talk_can_be_written_alone(tmp_path: Path) -> None:
    page = tmp_path / "bots.md"
    page.write_text(
        f"before\n\n{bots.TALK_HEADING}\n\nstale words\n\n## After\n\nthe same\n", "utf-8"
    )
    results = Results()
    for batch in run_tasks(TINY.talk_tasks):
        results.add(batch)
    bots.rewrite_talk(TINY, results, page)
    before, _, rest = page.read_text("utf-8").partition(bots.TALK_HEADING)
    section, _, after = rest.partition("\n## ")
    assert (before, after) == ("before\n\n", "After\n\nthe same\n")
    assert "stale words" not in section
    assert "$" not in section
    assert section.count("| 6 |") == 3, "two games of three rounds, talking in three ways"
    page.write_text("no such section", "utf-8")
    with pytest.raises(ValueError, match="no section"):
        bots.rewrite_talk(TINY, results, page)


def rows_of(page: str) -> list[list[str]]:
    """What was asked and found, cell by cell."""
    _, _, rest = page.partition("## Goals and results")
    table, _, _ = rest.partition("## How it is measured")
    return [
        [cell.strip() for cell in line.split("|")]
        for line in table.splitlines()
        if line.startswith("| ")
    ]


def test_without_games_no_claim_is_made() -> None:
    sheet = bots._make_rows(find_saboteur([]), find_dixit([]), [], pace.GameRates(1.0, 1.0))
    assert {row[1:] for row in sheet.rows[:-1]} == {("too little was played", "–")}
    # Nothing that is asked is left out for that.
    assert sum("beliefs about the" in row[0] for row in sheet.rows) == 4
    assert len(sheet.rows) == 12


def test_few_games_are_played_where_there_is_little_to_learn() -> None:
    many = Counter(
        task.cell.levels
        for task in bots.FULL.tasks
        if task.cell.game == "saboteur" and task.cell.talk == HEARD
    )
    tables = len(bots.FULL.tables)
    assert many["hard", "random"] == many["random", "hard"] == tables * bots.FULL.against_random
    assert many["hard", "normal"] == many["hard", "hard"] == tables * bots.FULL.games
    assert many["normal", "normal"] == tables * bots.FULL.normal_games
    assert many["easy", "random"] == tables * bots.FULL.other_games


def test_nothing_else_is_played_with_the_seeds_of_measurement() -> None:
    seeds = {task.seed for task in bots.FULL.tasks}
    assert seeds == {bots.SEED, bots.DIXIT_SEED}
    assert seeds.isdisjoint(task.seed for plan in (bots.QUICK, TINY) for task in plan.tasks)
    assert seeds.isdisjoint({pace.SEED, pace.SEED + 1})
    numbers = {
        int(number.replace("_", ""))
        for folder in ("tools", "tests", "lorelode")
        for file in (bots.ROOT / folder).rglob("*.py")
        for number in re.findall(r"\b\d[\d_]*\b", file.read_text("utf-8"))
    }
    assert len(numbers) > 100, "they were found"
    assert seeds.isdisjoint(numbers)


def test_decisions_are_timed() -> None:
    found = pace.measure_paces(1, 0, [3], [4])
    kinds = {(one.game, one.level) for one in found}
    assert ("saboteur", "normal") in kinds
    assert ("dixit", "hard") in kinds
    assert ("saboteur", "hard") not in kinds
    assert all(0 <= one.median <= one.p95 <= one.longest for one in found)

"""Measure the bots for most of an hour on two idle cores, and write `docs/bots.md` with its plots.

    python -m benchmarks.bots [--jobs 2] [--cluster tcp://…] [--quick] [--talk] [--docs DIR]
                              [--out FILE]

The seeds are fixed, and no other part of the project uses them: bots are not measured on the games
they were tuned on. A run that was stopped continues from the games in `--out`. With `--quick` a few
games are played, to check that the page can be made. With `--talk` only the games are played that
show what talk changes, for some minutes, and only that section of the page is written.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from string import Template
from typing import NamedTuple

from benchmarks import clues, pace
from lorelode.arena.dixit import tables as dixit_tables
from lorelode.arena.dixit.findings import DixitFindings, StorytellerStats
from lorelode.arena.dixit.findings import find as find_dixit
from lorelode.arena.dixit.plots import SOME_TARGET, dixit_plots
from lorelode.arena.dixit.study import dixit_cell
from lorelode.arena.executor import run_tasks
from lorelode.arena.lineup import DEFAULT_ROLLOUTS, LEVELS, TALKS
from lorelode.arena.plots import save
from lorelode.arena.report import ReportTable
from lorelode.arena.results import Results
from lorelode.arena.saboteur import tables as saboteur_tables
from lorelode.arena.saboteur.findings import ENOUGH_SAMPLES, SIDES, Calibration, SaboteurFindings
from lorelode.arena.saboteur.findings import find as find_saboteur
from lorelode.arena.saboteur.game import SABOTEURS, TREASURE
from lorelode.arena.saboteur.plots import MAX_CALIBRATION_ERROR, saboteur_plots
from lorelode.arena.saboteur.study import saboteur_cell
from lorelode.arena.study import Task
from lorelode.arena.tasks import estimate_seconds, make_tasks, version
from lorelode.core.languages import LANGUAGES

ROOT = Path(__file__).resolve().parent.parent
TEMPLATE = Path(__file__).with_name("bots.template.md")
SEED = 20_261_107
DIXIT_SEED = 20_261_117
MIN_FOUND_RATIO = 1.6
"""How many times as often as by chance a clue should be found."""
MAX_BRIER_SHARE = 0.9
"""The largest share of the base rate that the Brier score may be."""
ABOUT = SABOTEURS, TREASURE
TALK_HEADING = "## Saboteur: what talk changes"
Row = tuple[str, str, str]
"""What was asked, what was found, and whether that is enough."""


class Plan(NamedTuple):
    """The games to play."""

    tables: tuple[tuple[str, int], ...]
    games: int
    """Games of each cell with `hard`, which take nearly all the time."""
    against_random: int
    """Games of each cell with `hard` and `random`, which show little."""
    other_games: int
    """Games of each other cell."""
    normal_games: int
    """Games with `normal` at all seats, to measure beliefs."""
    talk_games: int
    """Of these, games that are also played in silence and without listening."""
    rollouts: int
    seats: tuple[int, ...]
    """The numbers of seats of the tables of Dixit."""
    languages: tuple[str, ...]
    dixit_games: int
    """Games of each cell of Dixit."""
    timed_games: int
    hard_timed_games: int
    core_games: int
    clue_deals: int
    """How often each clue of people is told, for each level and size of table."""
    seed: int = SEED
    dixit_seed: int = DIXIT_SEED

    @property
    def talk_tasks(self) -> list[Task]:
        """Games with `normal` at all seats that talk in each way."""
        cells = [
            saboteur_cell(edition, seats, "normal", "normal", talk=talk)
            for talk in TALKS.values()
            for edition, seats in self.tables
        ]
        return make_tasks(cells, self.talk_games, self.seed)

    @property
    def tasks(self) -> list[Task]:
        """All games."""
        found = [task for task in self.talk_tasks if task.cell.talk]
        for edition, seats in self.tables:
            for miners in LEVELS:
                for saboteurs in LEVELS:
                    cell = saboteur_cell(edition, seats, miners, saboteurs, self.rollouts)
                    found += make_tasks([cell], self._count_games({miners, saboteurs}), self.seed)
        cells = [
            dixit_cell("fa", seats, company, language)
            for language in self.languages
            for seats in self.seats
            for company in (*([level] for level in LEVELS), LEVELS)
        ]
        return found + make_tasks(cells, self.dixit_games, self.dixit_seed)

    def _count_games(self, levels: set[str]) -> int:
        """How many games of a cell of Saboteur to play."""
        if levels == {"normal"}:
            return self.normal_games
        if levels == {"hard", "random"}:
            return self.against_random
        return self.games if "hard" in levels else self.other_games


FULL = Plan(
    tables=(("lv", 3), ("lv", 5), ("lv", 7), ("lv", 10), ("fa", 5), ("he", 5), ("ru", 5)),
    games=20,
    against_random=8,
    other_games=80,
    normal_games=120,
    talk_games=60,
    rollouts=DEFAULT_ROLLOUTS,
    seats=(4, 5, 6),
    languages=tuple(LANGUAGES),
    dixit_games=24,
    timed_games=20,
    hard_timed_games=1,
    core_games=60,
    clue_deals=12,
)
QUICK = Plan((("lv", 3), ("fa", 5)), 2, 1, 2, 2, 2, 4, (4,), ("en", "lv"), 2, 1, 0, 4, 0, 1, 2)


def main() -> None:
    """Play the missing games, then write the page."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--cluster")
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--talk", action="store_true")
    parser.add_argument("--docs", type=Path, default=ROOT / "docs")
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "bots.jsonl")
    asked = parser.parse_args()
    plan = QUICK if asked.quick else FULL
    asked.out.parent.mkdir(parents=True, exist_ok=True)
    results = Results(asked.out)
    tasks = plan.talk_tasks if asked.talk else plan.tasks
    _play(results.missing(tasks), results, asked.jobs, asked.cluster)
    if asked.talk:
        rewrite_talk(plan, results, asked.docs / "bots.md")
    else:
        write_page(plan, results, asked.docs)


def _play(todo: list[Task], results: Results, jobs: int, cluster: str | None) -> None:
    whole, done, begun = sum(map(estimate_seconds, todo)), 0.0, time.monotonic()
    shown = 0
    for batch in run_tasks(todo, jobs, cluster):
        results.add(batch)
        done += sum(estimate_seconds(one.task) for one in batch)
        # One line for each percent is easy to read in a log.
        if int(100 * done / whole) > shown:
            shown = int(100 * done / whole)
            left = (time.monotonic() - begun) * (whole - done) / done / 60
            sys.stderr.write(f"{shown} % played, about {left:.0f} minutes left\n")


def rewrite_talk(plan: Plan, results: Results, page: Path) -> None:
    """Write the section of an existing page on what talk changes, and leave the rest as it is."""
    text, section = page.read_text("utf-8"), _cut_section(TEMPLATE.read_text("utf-8"))
    new = Template(section).substitute(_describe_talk(plan, results))
    page.write_text(text.replace(_cut_section(text), new), "utf-8")


def _cut_section(text: str) -> str:
    """The section on talk, from its heading to the next."""
    _, found, rest = text.partition(TALK_HEADING)
    if not found:
        raise ValueError(f"the page has no section {TALK_HEADING!r}; make the whole page first")
    return found + rest.partition("\n## ")[0]


def _describe_talk(plan: Plan, results: Results) -> Mapping[str, object]:
    """What the section on talk is made from."""
    kept = results.select(plan.talk_tasks)
    found = find_saboteur(kept).talk
    return {
        "talk_games": len(kept),
        "talk_version": version(),
        "talk": _join_sections(saboteur_tables.talk_tables(found)),
    }


def write_page(plan: Plan, results: Results, docs: Path) -> None:
    """Write the page and its plots."""
    kept = results.select(plan.tasks)
    saboteur, dixit = find_saboteur(kept), find_dixit(kept)
    pictures = docs / "bots"
    pictures.mkdir(parents=True, exist_ok=True)
    for name, draw in {**saboteur_plots(saboteur), **dixit_plots(dixit)}.items():
        save([draw], pictures / f"{name}.svg")
    paces = pace.measure_paces(plan.timed_games, plan.hard_timed_games)
    rates = pace.measure_cores(plan.core_games)
    page = Template(TEMPLATE.read_text("utf-8")).substitute(
        version=version(),
        seed=plan.seed,
        dixit_seed=plan.dixit_seed,
        games=len(kept),
        rollouts=plan.rollouts,
        hard_games=plan.games,
        foregone_games=plan.against_random,
        cheap_games=plan.other_games,
        equal_games=plan.normal_games,
        dixit_games=plan.dixit_games,
        asked=_make_rows(saboteur, dixit, paces, rates).markdown,
        matrices=_join_sections(
            saboteur_tables.matrix_table(saboteur, *table)
            for table in saboteur_tables.tables_of(saboteur.duels)
        ),
        equals=saboteur_tables.equals_table(saboteur).markdown,
        outside=_describe_outliers(saboteur),
        verdicts=saboteur_tables.verdicts_table(saboteur, overall=True).markdown,
        verdicts_by_table=saboteur_tables.verdicts_table(saboteur).markdown,
        scores=_join_sections([saboteur_tables.scores_table(saboteur.calibrations)]),
        deciles=_join_sections(
            saboteur_tables.calibration_table(one)
            for one in saboteur.calibrations
            if one.saboteurs == "normal"
        ),
        rankings=saboteur_tables.rankings_table(saboteur.rankings).markdown,
        **_describe_talk(plan, results),
        lengths=saboteur_tables.lengths_table(saboteur).markdown,
        votes=_join_sections([dixit_tables.votes_table(dixit)]),
        finders=_join_sections([dixit_tables.finders_table(dixit)]),
        standings=_join_sections([dixit_tables.standings_table(dixit)]),
        clues=_make_clues_section(plan.clue_deals),
        paces=pace.make_table(paces).markdown,
        one=f"{rates.one:.1f}",
        two=f"{rates.two:.1f}",
        gain=f"{rates.gain:.2f}",
    )
    (docs / "bots.md").write_text(page, "utf-8")


def _make_clues_section(deals: int) -> str:
    """What bots make of people's clues that they were not tuned on."""
    if not deals:
        return ""
    held_back = clues.read_clues(clues.HELD_BACK.read_bytes())
    return clues.make_table(clues.measure(held_back, clues.LEVELS, deals)).markdown


def _join_sections(tables: Iterable[ReportTable]) -> str:
    return "\n\n".join(
        f"**{table.title}**\n\n{table.markdown}" + (f"\n\n{table.note}" if table.note else "")
        for table in tables
    )


def _describe_outliers(saboteur: SaboteurFindings) -> str:
    """A sentence about the tables of equals at which one side wins too often."""
    found = [
        f"{duel.cell.levels[0]} at {duel.cell.edition} {duel.cell.seats}"
        f" ({100 * duel.miners.share:.0f} %)"
        for duel in saboteur.duels
        if len(set(duel.cell.levels)) == 1
        and duel.cell.levels[0] != "random"
        and not 0.35 <= duel.miners.share <= 0.75
    ]
    return f"Outside 35–75 %: {', '.join(found)}." if found else "All are within 35–75 %."


def _make_rows(
    saboteur: SaboteurFindings,
    dixit: DixitFindings,
    paces: Sequence[pace.DecisionTimes],
    rates: pace.GameRates,
) -> ReportTable:
    """The requirements of the bots, and whether they are met."""
    even = {one.about: one for one in saboteur.calibrations if one.saboteurs == "normal"}
    five = [
        one.a_game for one in paces if (one.game, one.level, one.seats) == ("saboteur", "normal", 5)
    ]
    rows = [
        _row_of_duels(saboteur),
        *(_row_of_calibration(about, even) for about in ABOUT),
        *(_row_of_brier(about, even) for about in ABOUT),
        _row_of_rankings(saboteur),
        *_rows_of_clues(dixit),
        _row_of_pace("normal", 30, paces),
        _row_of_pace("hard", 40, paces),
        _row_of_limit(
            "five normal bots play a game of Saboteur in two seconds", five, 2, "{:.2f} s"
        ),
        (
            "two cores play 1.8 times as many games, Saboteur with five normal bots",
            f"{rates.gain:.2f}",
            _yes(rates.gain >= 1.8),
        ),
    ]
    return ReportTable("", ("asked", "found", ""), tuple(rows))


def _row_of_duels(saboteur: SaboteurFindings) -> Row:
    asked = "Saboteur, all tables together: each level beats the one below on each side"
    overall = [one for one in saboteur.verdicts if one.edition is None]
    pairs = len(SIDES) * (len(LEVELS) - 1)
    if len(overall) < pairs or not all(one.gain.is_sure for one in overall):
        return _row_without_games(asked)
    lagging = [f"{one.side}: {one.level}" for one in overall if not one.beats]
    text = f"{pairs - len(lagging)} of {pairs}"
    return asked, text + (f"; not {', '.join(lagging)}" if lagging else ""), _yes(not lagging)


def _row_of_calibration(about: str, even: Mapping[str, Calibration]) -> Row:
    asked = f"normal miners' beliefs about the {about}, among equals:"
    asked += f" within {MAX_CALIBRATION_ERROR} points in every decile of {ENOUGH_SAMPLES} samples"
    asked += " or more"
    worst = even[about].worst if about in even else None
    return _row_of_limit(asked, [] if worst is None else [worst], MAX_CALIBRATION_ERROR, "{:.1f}")


def _row_of_brier(about: str, even: Mapping[str, Calibration]) -> Row:
    asked = f"normal miners' beliefs about the {about}, among equals: Brier score at most"
    asked += f" {MAX_BRIER_SHARE} of the base rate's"
    if about not in even:
        return _row_without_games(asked)
    found = even[about]
    return (
        asked,
        f"{found.brier:.3f} of {found.base:.3f}",
        _yes(found.brier <= MAX_BRIER_SHARE * found.base),
    )


def _row_of_rankings(saboteur: SaboteurFindings) -> Row:
    asked = "normal miners rank normal saboteurs first before the last card, more than by chance"
    ends = [one for one in saboteur.rankings if one.part is None and one.beyond.is_sure]
    if not ends:
        return _row_without_games(asked)
    (end,) = ends
    text = f"{100 * end.found.mean:.0f} % against {100 * end.chance:.0f} %"
    return asked, text, _yes(end.beyond.low > 0)


def _rows_of_clues(dixit: DixitFindings) -> Iterable[Row]:
    """The two measures of clues, each in the language in which it was worst."""
    whose = "Dixit, tables of all sizes together, normal among normal and hard among hard"
    often = f"{whose}: votes find the card {MIN_FOUND_RATIO} times as often as by chance"
    often += ", in every language"
    some = (
        f"{whose}: {100 * SOME_TARGET:.0f} % of turns found by some but not all, in every language"
    )
    good = [one for one in dixit.overall if one.company.levels in (("normal",), ("hard",))]
    if not good:
        return [_row_without_games(often), _row_without_games(some)]
    low = min(good, key=lambda one: one.times)
    few = min(good, key=lambda one: one.some.share)
    return [
        (
            often,
            f"at least {low.times:.2f} ({_name_storyteller(low)})",
            _yes(low.times >= MIN_FOUND_RATIO),
        ),
        (
            some,
            f"at least {few.some.text} ({_name_storyteller(few)})",
            _yes(few.some.share >= SOME_TARGET),
        ),
    ]


def _row_of_pace(level: str, limit: int, paces: Iterable[pace.DecisionTimes]) -> Row:
    """The slowest of all timed tables of both games."""
    timed = [one for one in paces if one.level == level]
    tables = ", ".join(f"{one.game.title()} {one.seats}" for one in timed)
    asked = f"{level} decides in {limit} ms (p95) at every table timed"
    return _row_of_limit(
        f"{asked}: {tables}" if timed else asked,
        [one.p95 for one in timed],
        limit,
        "{:.1f} ms",
    )


def _row_of_limit(asked: str, found: Sequence[float], limit: float, form: str) -> Row:
    """A row on a number that must not exceed a limit."""
    if not found:
        return _row_without_games(asked)
    return asked, form.format(max(found)), _yes(max(found) <= limit)


def _row_without_games(asked: str) -> Row:
    return asked, "too little was played", "–"


def _name_storyteller(one: StorytellerStats) -> str:
    return f"{one.level}, {one.company.language}"


def _yes(is_so: bool) -> str:
    return "yes" if is_so else "**no**"


if __name__ == "__main__":
    main()

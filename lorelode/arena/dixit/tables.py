"""The findings on Dixit as tables."""

from __future__ import annotations

from typing import Final

from lorelode.arena.dixit.findings import DixitFindings, StorytellerStats
from lorelode.arena.lineup import rank_level
from lorelode.arena.report import ReportTable

_KEY_COLUMNS: Final = ("", "seats", "teller")
_KEY_NOTE: Final = (
    "The level is the storyteller's; the voters are of the same level, except at tables with a *,"
    " where all levels sit together."
)


def dixit_tables(found: DixitFindings) -> list[ReportTable]:
    """Everything about Dixit."""
    return [
        votes_table(found),
        finders_table(found),
        *([standings_table(found)] if found.standings else []),
    ]


def votes_table(found: DixitFindings) -> ReportTable:
    """How many votes found the card, by language, seats and level."""
    rows = [
        (
            *key,
            str(one.turns),
            one.finders.text(".0f", 100),
            f"{100 * one.chance:.0f}",
            f"{one.times:.2f}",
            f"{one.points.mean:.2f}",
        )
        for key, one in _rows(found)
    ]
    columns = (*_KEY_COLUMNS, "turns", "found it", "chance", "times", "points")
    title = "Votes of 100 that found the storyteller's card, by who told"
    note = f"{_KEY_NOTE} Times: as often as by chance. Points: the teller's, a turn."
    return ReportTable(title, columns, tuple(rows), note)


def finders_table(found: DixitFindings) -> ReportTable:
    """In how many turns nobody, some and everybody found the card."""
    rows = [(*key, one.none.text, one.some.text, one.everybody.text) for key, one in _rows(found)]
    columns = (*_KEY_COLUMNS, "nobody", "some, not all", "everybody")
    title = "Turns by how many found the storyteller's card, by who told"
    return ReportTable(title, columns, tuple(rows), _KEY_NOTE)


def standings_table(found: DixitFindings) -> ReportTable:
    """What each level gets where several sit together."""
    rows = [
        (one.company.language, str(one.company.seats), one.level, one.points.text(".1f"))
        for one in found.standings
    ]
    return ReportTable(
        "Points at the end where all levels sit together",
        ("", "seats", "level", "points"),
        tuple(rows),
    )


def _rows(found: DixitFindings) -> list[tuple[tuple[str, str, str], StorytellerStats]]:
    """By language, seats and level; tables of one level come before mixed ones."""
    sizes = {one.company.seats for one in found.storytellers}
    ordered = sorted(
        (*found.storytellers, *(found.overall if len(sizes) > 1 else ())),
        key=lambda one: (
            one.company.language,
            one.company.seats is None,
            one.company.seats or 0,
            len(set(one.company.levels)),
            rank_level(one.level),
        ),
    )
    return [(_key(one), one) for one in ordered]


def _key(one: StorytellerStats) -> tuple[str, str, str]:
    seats = "all" if one.company.seats is None else str(one.company.seats)
    return one.company.language, seats, f"{one.level} *" if one.company.is_mixed else one.level

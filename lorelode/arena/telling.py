"""Findings as tables that people read."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from lorelode.arena.casting import LEVELS
from lorelode.arena.findings import ENOUGH, SIDES, Calibration, Duel, Insight, Mines, Verdict
from lorelode.arena.findings_dixit import Dreams, Telling
from lorelode.arena.saboteur import END, PARTS, SABOTEURS, TREASURE
from lorelode.arena.sheets import Sheet, crossed
from lorelode.arena.stats import FEW


def tables_of(duels: Iterable[Duel]) -> list[tuple[str, int]]:
    """The tables that were played at: edition and seats, in the order they were found."""
    return list(dict.fromkeys((duel.cell.edition, duel.cell.seats) for duel in duels))


def levels_of(duels: Iterable[Duel]) -> list[str]:
    """The levels that played, the weakest first."""
    there = {level for duel in duels for level in duel.cell.levels}
    return [level for level in LEVELS if level in there]


def among_equals(found: Mines) -> list[Duel]:
    """Those with one level in all seats."""
    return [duel for duel in found.duels if len(set(duel.cell.levels)) == 1]


def matrix(found: Mines, edition: str, seats: int) -> Sheet:
    """The miners' share of the rounds, level against level."""
    levels = levels_of(found.duels)
    shares = {
        duel.cell.levels: duel.miners.text
        for duel in found.duels
        if (duel.cell.edition, duel.cell.seats) == (edition, seats)
    }
    rows = [
        (f"miners {miners}", [shares.get((miners, saboteurs), "–") for saboteurs in levels])
        for miners in levels
    ]
    return crossed(
        f"Rounds won by the miners, edition {edition}, {seats} seats",
        "",
        [f"saboteurs {level}" for level in levels],
        rows,
    )


def equals(found: Mines) -> Sheet:
    """The miners' share of the rounds with one level in all seats, by table."""
    duels = among_equals(found)
    levels = levels_of(duels)
    shares = {
        (duel.cell.edition, duel.cell.seats, duel.cell.levels): duel.miners.text for duel in duels
    }
    rows = [
        (
            f"{edition}, {seats} seats",
            [shares.get((edition, seats, (level, level)), "–") for level in levels],
        )
        for edition, seats in tables_of(duels)
    ]
    return crossed("Rounds won by the miners among equals", "table", levels, rows)


def verdicts(found: Mines, overall: bool = False) -> Sheet:
    """Each level against the one below, on each side; `overall`, all tables together alone."""
    chosen = [one for one in found.verdicts if not overall or one.edition == "all"]
    rows = [
        (
            one.side,
            f"{one.level} / {one.below}",
            "all" if one.edition == "all" else f"{one.edition} {one.seats}",
            one.gain.points(),
            str(one.gain.samples),
            ("yes" if one.beats else "no") if one.gain.is_sure else "–",
        )
        for one in sorted(chosen, key=_place)
    ]
    return Sheet(
        "Each level against the one below",
        ("side", "levels", "table", "won more, of 100", "deals", "beats it"),
        tuple(rows),
        "Rounds with the same opponents and the same deals; the interval of 95 % in brackets, from"
        f" {FEW} deals on. A level beats the one below if the whole interval is above zero.",
    )


def _place(one: Verdict) -> tuple[int, int, bool]:
    return SIDES.index(one.side), LEVELS.index(one.level), one.edition == "all"


def calibration(one: Calibration) -> Sheet:
    """What was said and what was so, decile by decile."""
    rows = [
        (
            f"{10 * row.decile}–{10 * row.decile + 10} %",
            f"{row.count}{'' if row.apart >= ENOUGH else ' (few)'}",
            f"{100 * row.said:.1f} %",
            f"{100 * row.was:.1f} %",
            f"{row.off:.1f}",
        )
        for row in one.deciles
    ]
    known = "the role pool" if one.about == SABOTEURS else "which goals it has seen"
    return Sheet(
        f"{_BELIEVED[one.about]}, against {one.saboteurs} saboteurs",
        ("believed", "samples", "on average", "was so", "off by"),
        tuple(rows),
        f"{one.count} samples. Brier score {one.brier:.3f}; who knows no more than {known}"
        f" has {one.base:.3f}. Few: less than {ENOUGH}, if games that were dealt alike in several"
        " editions count as one.",
    )


_BELIEVED: Final = {
    SABOTEURS: "Who is a saboteur, as normal miners believe",
    TREASURE: "Where the treasure is, as normal miners believe who do not know it",
}


def scores(found: Sequence[Calibration]) -> Sheet:
    """Brier scores by the level of the saboteurs."""
    rows = [
        (
            one.about,
            one.saboteurs,
            str(one.count),
            f"{one.brier:.3f}",
            f"{one.base:.3f}",
            "–" if one.worst is None else f"{one.worst:.1f}",
        )
        for one in found
    ]
    return Sheet(
        "Beliefs of normal miners, by the level of the saboteurs",
        ("about the", "saboteurs", "samples", "Brier score", "base rate", "worst decile off by"),
        tuple(rows),
        f"Deciles with fewer than {ENOUGH} samples, if games that were dealt alike in several"
        " editions count as one, are left out of the last column.",
    )


def insights(found: Iterable[Insight]) -> Sheet:
    """How well normal miners rank the others, as a round goes on."""
    rows = [
        (
            part_name(one.part),
            one.found.points("-"),
            f"{100 * one.chance:.1f}",
            one.beyond.points(),
        )
        for one in found
    ]
    return Sheet(
        "Saboteurs whom normal miners rank first, of 100",
        ("cards used", "ranked first", "by chance", "beyond chance"),
        tuple(rows),
    )


def part_name(part: int) -> str:
    """A part of a round in words.

    >>> part_name(0), part_name(END)
    ('0–20 %', 'before the last card')
    """
    if part == END:
        return "before the last card"
    return f"{100 * part // PARTS}–{100 * (part + 1) // PARTS} %"


def lengths(found: Mines) -> Sheet:
    """How long rounds are among equals."""
    duels = among_equals(found)
    levels = levels_of(duels)
    turns = {
        (duel.cell.edition, duel.cell.seats, duel.cell.levels): (duel.turns, duel.turns_won)
        for duel in duels
    }
    rows = []
    for edition, seats in tables_of(duels):
        pairs = [turns.get((edition, seats, (level, level))) for level in levels]
        rows.append(
            (
                f"{edition}, {seats} seats",
                ["–" if pair is None else f"{pair[0]:.0f} ({pair[1]:.0f})" for pair in pairs],
            )
        )
    title = "Turns of a round among equals (in brackets, of those that the miners won)"
    return crossed(title, "table", levels, rows)


def _tellings(found: Dreams) -> list[tuple[tuple[str, str, str], Telling]]:
    """By language, seats and level; how many levels sit together, too."""
    sizes = {one.cell.seats for one in found.tellings}
    ordered = sorted(
        (*found.tellings, *(found.overall if len(sizes) > 1 else ())),
        key=lambda one: (
            one.cell.language,
            one.cell.seats or max(sizes) + 1,
            len(set(one.cell.levels)),
            LEVELS.index(one.level),
        ),
    )
    return [
        (
            (
                one.cell.language,
                str(one.cell.seats or "all"),
                one.level if len(set(one.cell.levels)) == 1 else f"{one.level} *",
            ),
            one,
        )
        for one in ordered
    ]


_HEADS: Final = ("", "seats", "teller")
_TOLD: Final = (
    "The level is the storyteller's; the voters are of the same, but for tables with a *, where all"
    " levels sit together."
)


def told(found: Dreams) -> Sheet:
    """How many votes found the card, by language, seats and level."""
    rows = [
        (
            *head,
            str(one.turns),
            one.finders.text(".0f", 100),
            f"{100 * one.chance:.0f}",
            f"{one.times:.2f}",
            f"{one.points.mean:.2f}",
        )
        for head, one in _tellings(found)
    ]
    heads = (*_HEADS, "turns", "found it", "chance", "times", "points")
    title = "Votes of 100 that found the storyteller's card, by who told"
    note = f"{_TOLD} Times: as often as by chance. Points: the teller's, a turn."
    return Sheet(title, heads, tuple(rows), note)


def finders(found: Dreams) -> Sheet:
    """In how many turns nobody, some and everybody found the card."""
    rows = [
        (*head, one.none.text, one.some.text, one.everybody.text) for head, one in _tellings(found)
    ]
    heads = (*_HEADS, "nobody", "some, not all", "everybody")
    title = "Turns by how many found the storyteller's card, by who told"
    return Sheet(title, heads, tuple(rows), _TOLD)


def standings(found: Dreams) -> Sheet:
    """What each level gets where several sit together."""
    rows = [
        (
            one.cell.language,
            str(one.cell.seats),
            one.level,
            one.points.text(".1f"),
        )
        for one in found.standings
    ]
    return Sheet(
        "Points at the end where all levels sit together",
        ("", "seats", "level", "points"),
        tuple(rows),
    )


def saboteur_sheets(found: Mines) -> list[Sheet]:
    """Everything about Saboteur."""
    sheets = [matrix(found, *table) for table in tables_of(found.duels)]
    if among_equals(found):
        sheets += [equals(found), lengths(found)]
    if found.verdicts:
        sheets.append(verdicts(found))
    if found.calibrations:
        sheets += [scores(found.calibrations), *map(calibration, found.calibrations)]
    if found.insights:
        sheets.append(insights(found.insights))
    return sheets


def dixit_sheets(found: Dreams) -> list[Sheet]:
    """Everything about Dixit."""
    return [told(found), finders(found), *([standings(found)] if found.standings else [])]

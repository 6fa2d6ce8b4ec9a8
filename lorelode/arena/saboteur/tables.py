"""The findings on Saboteur as tables."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from lorelode.arena.agents import is_agent
from lorelode.arena.lineup import SILENT, rank_level
from lorelode.arena.report import ReportTable, cross_table
from lorelode.arena.saboteur.findings import (
    ENOUGH_SAMPLES,
    SIDES,
    Calibration,
    Duel,
    RoundPartRanking,
    SaboteurFindings,
    Verdict,
)
from lorelode.arena.saboteur.game import ROUND_PARTS, SABOTEURS, TREASURE
from lorelode.arena.saboteur.talk_findings import TalkEffect, TalkFindings
from lorelode.arena.stats import MIN_SAMPLES


def saboteur_tables(found: SaboteurFindings) -> list[ReportTable]:
    """Everything about Saboteur."""
    tables = [matrix_table(found, *table) for table in tables_of(found.duels)]
    if among_equals(found):
        tables += [equals_table(found), lengths_table(found)]
    if found.verdicts:
        tables.append(verdicts_table(found))
    if found.calibrations:
        tables += [scores_table(found.calibrations), *map(calibration_table, found.calibrations)]
    if found.rankings:
        tables.append(rankings_table(found.rankings))
    if found.talk.effects:
        tables += talk_tables(found.talk)
    return tables


def tables_of(duels: Iterable[Duel]) -> list[tuple[str, int]]:
    """The tables that were played at, as edition and seats, in the order they were found."""
    return list(dict.fromkeys((duel.cell.edition, duel.cell.seats) for duel in duels))


def levels_of(duels: Iterable[Duel]) -> list[str]:
    """The levels that played, the weakest first, and then the agents."""
    there = dict.fromkeys(level for duel in duels for level in duel.cell.levels)
    return sorted(there, key=rank_level)


def among_equals(found: SaboteurFindings) -> list[Duel]:
    """The duels with one level in all seats."""
    return [duel for duel in found.duels if len(set(duel.cell.levels)) == 1]


def matrix_table(found: SaboteurFindings, edition: str, seats: int) -> ReportTable:
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
    return cross_table(
        f"Rounds won by the miners, edition {edition}, {seats} seats",
        "",
        [f"saboteurs {level}" for level in levels],
        rows,
    )


def equals_table(found: SaboteurFindings) -> ReportTable:
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
    return cross_table("Rounds won by the miners among equals", "table", levels, rows)


def verdicts_table(found: SaboteurFindings, overall: bool = False) -> ReportTable:
    """Each level against the one below, on each side; with `overall`, all tables together only."""
    chosen = [one for one in found.verdicts if not overall or one.edition is None]
    rows = [
        (
            one.side,
            f"{one.level} / {one.below}",
            "all" if one.edition is None else f"{one.edition} {one.seats}",
            one.gain.points(),
            str(one.gain.samples),
            ("yes" if one.beats else "no") if one.gain.is_sure else "–",
        )
        for one in sorted(chosen, key=_sort_key)
    ]
    return ReportTable(
        _verdicts_title(chosen),
        ("side", "levels", "table", "won more, of 100", "deals", "beats it"),
        tuple(rows),
        "Rounds with the same opponents and the same deals; the interval of 95 % in brackets, from"
        f" {MIN_SAMPLES} deals on. A level beats the one below if the whole interval is above"
        " zero.",
    )


def _verdicts_title(verdicts: Iterable[Verdict]) -> str:
    if any(is_agent(one.level) for one in verdicts):
        return "Each level against the one below, and each agent against every level"
    return "Each level against the one below"


def _sort_key(one: Verdict) -> tuple[int, int, str, int, bool]:
    ranks = rank_level(one.level), one.level, rank_level(one.below)
    return SIDES.index(one.side), *ranks, one.edition is None


def calibration_table(one: Calibration) -> ReportTable:
    """What was believed and what was true, decile by decile."""
    rows = [
        (
            f"{10 * row.decile}–{10 * row.decile + 10} %",
            f"{row.count}{'' if row.independent >= ENOUGH_SAMPLES else ' (few)'}",
            f"{100 * row.said:.1f} %",
            f"{100 * row.was:.1f} %",
            f"{row.off:.1f}",
        )
        for row in one.deciles
    ]
    known = "the role pool" if one.about == SABOTEURS else "the goals seen"
    return ReportTable(
        f"{_BELIEVED[one.about]}, against {one.saboteurs} saboteurs",
        ("believed", "samples", "on average", "was so", "off by"),
        tuple(rows),
        f"{one.count} samples. Brier score {one.brier:.3f}; by {known} alone it would be"
        f" {one.base:.3f}. Few: less than {ENOUGH_SAMPLES}, if games that were dealt alike in"
        " several editions count as one.",
    )


_BELIEVED: Final = {
    SABOTEURS: "Who is a saboteur, as normal miners believe",
    TREASURE: "Where the treasure is, as normal miners believe who do not know it",
}


def scores_table(found: Sequence[Calibration]) -> ReportTable:
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
    return ReportTable(
        "Beliefs of normal miners, by the level of the saboteurs",
        ("about the", "saboteurs", "samples", "Brier score", "base rate", "worst decile off by"),
        tuple(rows),
        f"Deciles with fewer than {ENOUGH_SAMPLES} samples, if games that were dealt alike in"
        " several editions count as one, are left out of the last column.",
    )


def rankings_table(found: Iterable[RoundPartRanking]) -> ReportTable:
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
    return ReportTable(
        "Saboteurs whom normal miners rank first, of 100",
        ("cards used", "ranked first", "by chance", "beyond chance"),
        tuple(rows),
    )


def part_name(part: int | None) -> str:
    """A part of a round in words.

    >>> part_name(0), part_name(None)
    ('0–20 %', 'before the last card')
    """
    if part is None:
        return "before the last card"
    return f"{100 * part // ROUND_PARTS}–{100 * (part + 1) // ROUND_PARTS} %"


def lengths_table(found: SaboteurFindings) -> ReportTable:
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
    return cross_table(title, "table", levels, rows)


def talk_tables(found: TalkFindings) -> list[ReportTable]:
    """What talk changes with each level at all seats, and how true claims are."""
    levels = dict.fromkeys(one.level for one in found.effects)
    return [*(_talk_table(found, level) for level in levels), honesty_table(found)]


def _talk_table(found: TalkFindings, level: str) -> ReportTable:
    rows = [
        (
            one.talk,
            str(one.rounds),
            one.miners.text,
            "–" if one.talk == SILENT else one.more.points(),
            *_describe_beliefs(one, SABOTEURS),
            *_describe_beliefs(one, TREASURE),
        )
        for one in found.effects
        if one.level == level
    ]
    return ReportTable(
        f"What talk changes, {level} bots at all seats",
        (
            "claims",
            "rounds",
            "won by the miners",
            "more than silent, of 100",
            "Brier score, saboteurs",
            "less than silent",
            "worst decile off by",
            "Brier score, treasure",
            "less than silent",
            "worst decile off by",
        ),
        tuple(rows),
        "Heard: bots speak, saboteurs lie, and all weigh what they hear. Unheard: they speak, but"
        " play as if they had heard nothing, so the moves are those of the silent games, and the"
        " beliefs are those of somebody who listens to them. The intervals of 95 % in brackets"
        f" compare games with the same deals, from {MIN_SAMPLES} deals on. A Brier score is a mean"
        " squared error: less is better.",
    )


def _describe_beliefs(one: TalkEffect, about: str) -> tuple[str, str, str]:
    """The Brier score, how much less it is than in silent games, and the worst decile."""
    if about not in one.briers:
        return "–", "–", "–"
    less = "–" if one.talk == SILENT else one.less_wrong[about].text("+.4f")
    worst = one.worst[about]
    return f"{one.briers[about]:.4f}", less, "–" if worst is None else f"{worst:.1f}"


def honesty_table(found: TalkFindings) -> ReportTable:
    """How often claims are true, by side."""
    rows = [
        (
            one.phrase,
            "miners" if one.miner else "saboteurs",
            f"{one.a_round:.2f}",
            one.true.text,
        )
        for one in found.honesty
    ]
    return ReportTable(
        "How true claims are, where normal bots hear each other",
        ("phrase", "said by", "in a round", "true"),
        tuple(rows),
    )

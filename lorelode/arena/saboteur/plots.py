"""The findings on Saboteur as plots."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, Final

from lorelode.arena.plots import BAND_COLOUR, level_style, name_axes, place_legend
from lorelode.arena.saboteur.findings import Calibration, Duel, SaboteurFindings
from lorelode.arena.saboteur.game import BELIEVER, SABOTEURS, TREASURE
from lorelode.arena.saboteur.tables import among_equals, levels_of, part_name, tables_of
from lorelode.arena.study import Draw

MAX_CALIBRATION_ERROR: Final = 7
"""How many hundredths a belief may be off."""

_CALIBRATION_PLOTS: Final = {SABOTEURS: "calibration", TREASURE: "calibration-treasure"}


def saboteur_plots(found: SaboteurFindings) -> dict[str, Draw]:
    """The plots by name; none where there is nothing to see."""
    plots: dict[str, Draw] = {}
    equals = among_equals(found)
    if equals:
        plots["shares"] = lambda axes: _shares(axes, equals)
    if found.rankings:
        plots["inference"] = lambda axes: _inference(axes, found)
    for about, name in _CALIBRATION_PLOTS.items():
        some = [one for one in found.calibrations if one.about == about]
        if some:
            plots[name] = partial(_calibration, found=some)
    if equals:
        plots["lengths"] = lambda axes: _lengths(axes, equals)
    return plots


def _shares(axes: Any, equals: Sequence[Duel]) -> None:
    tables = tables_of(equals)
    levels = levels_of(equals)
    axes.axhspan(35, 75, color=BAND_COLOUR, zorder=0, label="35–75 %: fair")
    for at, level in enumerate(levels):
        duels = {
            (duel.cell.edition, duel.cell.seats): duel.miners
            for duel in equals
            if duel.cell.levels == (level, level)
        }
        places = [place for place, table in enumerate(tables) if table in duels]
        shares = [duels[tables[place]] for place in places]
        middle = [100 * share.share for share in shares]
        spans = [
            [100 * max(0.0, share.share - share.low) for share in shares],
            [100 * max(0.0, share.high - share.share) for share in shares],
        ]
        shifted = [place + 0.12 * (at - (len(levels) - 1) / 2) for place in places]
        colour, mark = level_style(level, levels)
        axes.errorbar(shifted, middle, yerr=spans, fmt=mark, color=colour, label=level, capsize=2)
    axes.set_xticks(range(len(tables)), [f"{edition}\n{seats}" for edition, seats in tables])
    axes.set_ylim(-3, 103)
    name_axes(axes, "Rounds won by the miners among equals", "edition and seats", "%")
    place_legend(axes, "all seats")


def _inference(axes: Any, found: SaboteurFindings) -> None:
    parts = [one for one in found.rankings if one.part is not None]
    ends = [one for one in found.rankings if one.part is None]
    every = [*parts, *ends]
    places = list(range(len(every)))
    means = [100 * one.found.mean for one in every]
    spans = [
        [100 * (one.found.mean - one.found.low) * one.found.is_sure for one in every],
        [100 * (one.found.high - one.found.mean) * one.found.is_sure for one in every],
    ]
    colour, mark = level_style(BELIEVER)
    axes.errorbar(
        places, means, yerr=spans, fmt=f"-{mark}", color=colour, label="normal miners", capsize=2
    )
    chance = [100 * one.chance for one in every]
    axes.plot(places, chance, ":", color="#666666", label="by chance")
    axes.set_xticks(places, [part_name(one.part).replace("the last", "the\nlast") for one in every])
    axes.set_ylim(-3, 103)
    name_axes(axes, "Saboteurs ranked first", "cards of the round that are used", "%")
    place_legend(axes, "")


def _calibration(axes: Any, found: Sequence[Calibration]) -> None:
    axes.plot([0, 100], [0, 100], ":", color="#666666", label="just as said")
    axes.fill_between(
        [0, 100],
        [-MAX_CALIBRATION_ERROR, 100 - MAX_CALIBRATION_ERROR],
        [MAX_CALIBRATION_ERROR, 100 + MAX_CALIBRATION_ERROR],
        color=BAND_COLOUR,
        zorder=0,
        label=f"up to {MAX_CALIBRATION_ERROR} off",
    )
    for one in found:
        colour, mark = level_style(one.saboteurs)
        said = [100 * row.said for row in one.deciles]
        was = [100 * row.was for row in one.deciles]
        axes.plot(said, was, f"-{mark}", color=colour, label=one.saboteurs, markersize=5)
    axes.set_xlim(-3, 103)
    axes.set_ylim(-3, 103)
    what = {SABOTEURS: "a saboteur", TREASURE: "the treasure"}[found[0].about]
    title = f"Calibration of normal miners' beliefs about the {found[0].about}"
    name_axes(axes, title, f"said to be {what}, %", "was so, %")
    place_legend(axes, "saboteurs")


def _lengths(axes: Any, equals: Sequence[Duel]) -> None:
    tables = tables_of(equals)
    levels = levels_of(equals)
    for level in levels:
        turns = {
            (duel.cell.edition, duel.cell.seats): duel.turns
            for duel in equals
            if duel.cell.levels == (level, level)
        }
        places = [place for place, table in enumerate(tables) if table in turns]
        colour, mark = level_style(level, levels)
        axes.plot(
            places, [turns[tables[place]] for place in places], mark, color=colour, label=level
        )
    axes.set_xticks(range(len(tables)), [f"{edition}\n{seats}" for edition, seats in tables])
    axes.set_ylim(bottom=0)
    name_axes(axes, "Length of rounds among equals", "edition and seats", "turns")
    place_legend(axes, "all seats")

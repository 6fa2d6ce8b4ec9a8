"""Findings as pictures."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final

from lorelode.arena.casting import LEVELS
from lorelode.arena.findings import Calibration, Duel, Mines
from lorelode.arena.findings_dixit import Dreams, Telling
from lorelode.arena.saboteur import BELIEVER, END, SABOTEURS, TREASURE
from lorelode.arena.spread import Missing, extra
from lorelode.arena.telling import among_equals, levels_of, part_name, tables_of
from lorelode.core.languages import LANGUAGES

OFF: Final = 7
"""So many hundredths beliefs may be off, as is asked of them."""
SOME: Final = 0.75
"""In so many turns a clue is to be found by some but not by all, as is asked of it."""

Draw = Callable[[Any], None]
"""Draws on the axes of a plot."""

# The palette of Okabe and Ito, which the colour-blind can tell apart; the marks differ too.
_LOOKS: Final = {
    "random": ("#999999", "o"),
    "easy": ("#56b4e9", "s"),
    "normal": ("#009e73", "^"),
    "hard": ("#d55e00", "D"),
}
_NONE, _SOME, _ALL = "#cc79a7", "#009e73", "#e69f00"
_CALIBRATED: Final = {SABOTEURS: "calibration", TREASURE: "calibration-treasure"}
_BAND: Final = "#f4f1e4"
_STYLE: Final = {
    "svg.fonttype": "none",  # text stays text: it can be read, searched and kept small
    "svg.hashsalt": "lorelode",  # so that the same findings give the same bytes
    "font.size": 9,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.grid": True,
    "grid.color": "#dddddd",
    "axes.axisbelow": True,
    "figure.facecolor": "white",
}


def saboteur_plots(found: Mines) -> dict[str, Draw]:
    """The plots of Saboteur by name, as far as there is something to be seen."""
    plots: dict[str, Draw] = {}
    equals = among_equals(found)
    if equals:
        plots["shares"] = lambda axes: _shares(axes, equals)
    if found.insights:
        plots["inference"] = lambda axes: _inference(axes, found)
    for about, name in _CALIBRATED.items():
        some = [one for one in found.calibrations if one.about == about]
        if some:
            plots[name] = partial(_calibration, found=some)
    if equals:
        plots["lengths"] = lambda axes: _lengths(axes, equals)
    return plots


def dixit_plots(found: Dreams) -> dict[str, Draw]:
    """The plots of Dixit by name, as far as there is something to be seen."""
    pure = [one for one in found.overall if len(one.cell.levels) == 1]
    pure.sort(key=lambda one: (one.cell.language, LEVELS.index(one.level)))
    return {"finders": lambda axes: _finders(axes, pure)} if pure else {}


def must_draw(path: Path) -> None:
    """Make sure that plots can be drawn to this file, or raise `Missing` with what is."""
    kinds = _matplotlib(".figure").Figure().canvas.get_supported_filetypes()
    if path.suffix.removeprefix(".") not in kinds:
        raise Missing(f"A plot is a file that ends in .{', .'.join(sorted(kinds))}, not {path}.")
    if not path.parent.is_dir():
        raise Missing(f"There is no folder {path.parent} for the plot.")


def _matplotlib(part: str = "") -> Any:
    return extra(f"matplotlib{part}", "To draw plots, the arena")


def save(draws: Sequence[Draw], path: Path) -> None:
    """Plots beside each other in one file; its ending says of what kind."""
    matplotlib, figures = _matplotlib(), _matplotlib(".figure")
    columns = 1 if len(draws) == 1 else 2
    rows = -(-len(draws) // columns)
    with matplotlib.rc_context(_STYLE):
        figure = figures.Figure(figsize=(7.2 * columns, 4.2 * rows), layout="constrained")
        for at, draw in enumerate(draws, 1):
            draw(figure.add_subplot(rows, columns, at))
        # A date would make every file another one.
        dated = {"Date": None} if path.suffix == ".svg" else {}
        try:
            figure.savefig(path, metadata=dated)
        except TypeError:
            figure.savefig(path)


def _named(axes: Any, title: str, x: str, y: str) -> None:
    axes.set_title(title, loc="left")
    axes.set_xlabel(x)
    axes.set_ylabel(y)


def _shares(axes: Any, equals: Sequence[Duel]) -> None:
    tables = tables_of(equals)
    levels = levels_of(equals)
    axes.axhspan(35, 75, color=_BAND, zorder=0, label="35–75 %: fair")
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
        colour, mark = _LOOKS[level]
        axes.errorbar(shifted, middle, yerr=spans, fmt=mark, color=colour, label=level, capsize=2)
    axes.set_xticks(range(len(tables)), [f"{edition}\n{seats}" for edition, seats in tables])
    axes.set_ylim(-3, 103)
    _named(axes, "Rounds won by the miners among equals", "edition and seats", "%")
    _beside(axes, "all seats")


def _beside(axes: Any, title: str) -> None:
    """The legend, where it covers nothing."""
    axes.legend(title=title, loc="upper left", bbox_to_anchor=(1, 1), frameon=False)


def _inference(axes: Any, found: Mines) -> None:
    parts = [one for one in found.insights if one.part != END]
    ends = [one for one in found.insights if one.part == END]
    every = [*parts, *ends]
    places = list(range(len(every)))
    means = [100 * one.found.mean for one in every]
    spans = [
        [100 * (one.found.mean - one.found.low) * one.found.is_sure for one in every],
        [100 * (one.found.high - one.found.mean) * one.found.is_sure for one in every],
    ]
    colour, mark = _LOOKS[BELIEVER]
    axes.errorbar(
        places, means, yerr=spans, fmt=f"-{mark}", color=colour, label="normal miners", capsize=2
    )
    chance = [100 * one.chance for one in every]
    axes.plot(places, chance, ":", color="#666666", label="by chance")
    axes.set_xticks(places, [part_name(one.part).replace("the last", "the\nlast") for one in every])
    axes.set_ylim(-3, 103)
    _named(axes, "Saboteurs ranked first", "cards of the round that are used", "%")
    _beside(axes, "")


def _calibration(axes: Any, found: Sequence[Calibration]) -> None:
    axes.plot([0, 100], [0, 100], ":", color="#666666", label="just as said")
    axes.fill_between(
        [0, 100],
        [-OFF, 100 - OFF],
        [OFF, 100 + OFF],
        color=_BAND,
        zorder=0,
        label=f"up to {OFF} off",
    )
    for one in found:
        colour, mark = _LOOKS[one.saboteurs]
        said = [100 * row.said for row in one.deciles]
        was = [100 * row.was for row in one.deciles]
        axes.plot(said, was, f"-{mark}", color=colour, label=one.saboteurs, markersize=5)
    axes.set_xlim(-3, 103)
    axes.set_ylim(-3, 103)
    what = {SABOTEURS: "a saboteur", TREASURE: "the treasure"}[found[0].about]
    title = f"Calibration of normal miners' beliefs about the {found[0].about}"
    _named(axes, title, f"said to be {what}, %", "was so, %")
    _beside(axes, "saboteurs")


def _lengths(axes: Any, equals: Sequence[Duel]) -> None:
    tables = tables_of(equals)
    for level in levels_of(equals):
        turns = {
            (duel.cell.edition, duel.cell.seats): duel.turns
            for duel in equals
            if duel.cell.levels == (level, level)
        }
        places = [place for place, table in enumerate(tables) if table in turns]
        colour, mark = _LOOKS[level]
        axes.plot(
            places, [turns[tables[place]] for place in places], mark, color=colour, label=level
        )
    axes.set_xticks(range(len(tables)), [f"{edition}\n{seats}" for edition, seats in tables])
    axes.set_ylim(bottom=0)
    _named(axes, "Length of rounds among equals", "edition and seats", "turns")
    _beside(axes, "all seats")


def _finders(axes: Any, pure: Sequence[Telling]) -> None:
    names = [_name(one) for one in pure]
    places = list(range(len(pure)))
    begun = [0.0] * len(pure)
    # Some first: its bar begins at 0, and so can be held against the line.
    parts = (
        ("some, not all", _SOME, "some"),
        ("nobody", _NONE, "none"),
        ("everybody", _ALL, "everybody"),
    )
    for label, colour, field in parts:
        widths = [100 * getattr(one, field).share for one in pure]
        axes.barh(places, widths, left=begun, color=colour, label=label, height=0.8)
        begun = [so_far + more for so_far, more in zip(begun, widths, strict=True)]
    asked = 100 * SOME
    line = f"{asked:.0f} %, asked of some"
    axes.axvline(asked, color="#222222", linewidth=0.8, linestyle=":", label=line)
    axes.set_yticks(places, names, fontsize=6 if len(names) > 20 else 8)
    axes.invert_yaxis()
    axes.set_xlim(0, 100)
    _named(axes, "Turns in which the card was found by …", "% of turns", "")
    _beside(axes, "found by")


def _name(one: Telling) -> str:
    return f"{LANGUAGES[one.cell.language].name}, {one.level}"

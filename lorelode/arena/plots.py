"""Findings as pictures."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

from lorelode.arena.findings import Mines
from lorelode.arena.findings_dixit import Dreams, Telling
from lorelode.arena.saboteur import BELIEVER, END
from lorelode.arena.spread import Missing, extra
from lorelode.arena.telling import LANGUAGES, levels_of, part_name, tables_of

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
    plots: dict[str, Draw] = {"shares": lambda axes: _shares(axes, found)}
    if found.insights:
        plots["inference"] = lambda axes: _inference(axes, found)
    if found.calibrations:
        plots["calibration"] = lambda axes: _calibration(axes, found)
    plots["lengths"] = lambda axes: _lengths(axes, found)
    return plots


def dixit_plots(found: Dreams) -> dict[str, Draw]:
    """The plots of Dixit by name."""
    return {"finders": lambda axes: _finders(axes, found)}


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


def _shares(axes: Any, found: Mines) -> None:
    tables = tables_of(found)
    levels = levels_of(found)
    axes.axhspan(35, 75, color="#f4f1e4", zorder=0)
    for at, level in enumerate(levels):
        duels = {
            (duel.cell.edition, duel.cell.seats): duel.miners
            for duel in found.duels
            if duel.cell.levels == (level, level)
        }
        places = [place for place, table in enumerate(tables) if table in duels]
        if not places:
            continue
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
    axes.legend(title="all seats", loc="best")


def _inference(axes: Any, found: Mines) -> None:
    parts = [one for one in found.insights if one.part != END]
    ends = [one for one in found.insights if one.part == END]
    every = [*parts, *ends]
    places = list(range(len(every)))
    means = [100 * one.found.mean for one in every]
    spans = [
        [100 * (one.found.mean - one.found.low) for one in every],
        [100 * (one.found.high - one.found.mean) for one in every],
    ]
    colour, mark = _LOOKS[BELIEVER]
    axes.errorbar(
        places, means, yerr=spans, fmt=f"-{mark}", color=colour, label="normal miners", capsize=2
    )
    chance = [100 * one.chance for one in every]
    axes.plot(places, chance, ":", color="#666666", label="by chance")
    axes.set_xticks(places, [part_name(one.part).replace("the last", "the\nlast") for one in every])
    axes.set_ylim(0, 103)
    _named(axes, "Saboteurs ranked first", "cards of the round that are used", "%")
    axes.legend(loc="lower right")


def _calibration(axes: Any, found: Mines) -> None:
    axes.plot([0, 100], [0, 100], ":", color="#666666")
    axes.fill_between([0, 100], [-7, 93], [7, 107], color="#f4f1e4", zorder=0)
    for one in found.calibrations:
        colour, mark = _LOOKS[one.saboteurs]
        said = [100 * row.said for row in one.deciles]
        was = [100 * row.was for row in one.deciles]
        axes.plot(said, was, f"-{mark}", color=colour, label=one.saboteurs, markersize=5)
    axes.set_xlim(0, 100)
    axes.set_ylim(0, 100)
    _named(axes, "Calibration of normal miners' beliefs", "said to be a saboteur, %", "was one, %")
    axes.legend(title="saboteurs", loc="lower right")


def _lengths(axes: Any, found: Mines) -> None:
    tables = tables_of(found)
    for level in levels_of(found):
        turns = {
            (duel.cell.edition, duel.cell.seats): duel.turns
            for duel in found.duels
            if duel.cell.levels == (level, level)
        }
        places = [place for place, table in enumerate(tables) if table in turns]
        if not places:
            continue
        colour, mark = _LOOKS[level]
        axes.plot(
            places, [turns[tables[place]] for place in places], mark, color=colour, label=level
        )
    axes.set_xticks(range(len(tables)), [f"{edition}\n{seats}" for edition, seats in tables])
    axes.set_ylim(bottom=0)
    _named(axes, "Length of rounds among equals", "edition and seats", "turns")
    axes.legend(title="all seats", loc="best")


def _finders(axes: Any, found: Dreams) -> None:
    pure = [one for one in found.tellings if len(set(one.cell.levels)) == 1]
    names = [_name(one) for one in pure]
    places = list(range(len(pure)))
    begun = [0.0] * len(pure)
    parts = (("nobody", _NONE, "none"), ("some", _SOME, "some"), ("everybody", _ALL, "everybody"))
    for label, colour, field in parts:
        widths = [100 * getattr(one, field).share for one in pure]
        axes.barh(places, widths, left=begun, color=colour, label=label, height=0.8)
        begun = [so_far + more for so_far, more in zip(begun, widths, strict=True)]
    axes.axvline(75, color="#222222", linewidth=0.6, linestyle=":")
    axes.set_yticks(places, names, fontsize=6 if len(names) > 20 else 8)
    axes.invert_yaxis()
    axes.set_xlim(0, 100)
    _named(axes, "Turns in which the card was found by …", "% of turns", "")
    axes.legend(loc="lower right", framealpha=1)


def _name(one: Telling) -> str:
    language = LANGUAGES.get(one.cell.language, one.cell.language)
    return f"{language}, {one.cell.seats}, {one.level}"

"""Plots: their common style, and saving them to a file."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from lorelode.arena.agents import is_agent
from lorelode.arena.extras import Unavailable, import_extra
from lorelode.arena.lineup import LEVELS
from lorelode.arena.study import Draw

BAND_COLOUR: Final = "#f4f1e4"
"""The background of what is asked for."""

# The palette of Okabe and Ito, which colour-blind people can tell apart; the marks differ too.
_STYLES: Final = (
    ("#999999", "o"),
    ("#56b4e9", "s"),
    ("#009e73", "^"),
    ("#d55e00", "D"),
    ("#cc79a7", "v"),
    ("#e69f00", "P"),
)
_MATPLOTLIB: Final = {
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


def level_style(level: str, shown: Sequence[str] = ()) -> tuple[str, str]:
    """The colour and the mark of a level, or of an agent among those that are shown."""
    agents = [one for one in shown if is_agent(one)]
    at = len(LEVELS) + agents.index(level) if level in agents else LEVELS.index(level)
    return _STYLES[at % len(_STYLES)]


def check_plot_file(path: Path) -> None:
    """Make sure that plots can be drawn to this file, or raise `Unavailable`."""
    kinds = _matplotlib(".figure").Figure().canvas.get_supported_filetypes()
    if path.suffix.removeprefix(".") not in kinds:
        raise Unavailable(
            f"A plot is a file that ends in .{', .'.join(sorted(kinds))}, not {path}."
        )
    if not path.parent.is_dir():
        raise Unavailable(f"There is no folder {path.parent} for the plot.")


def _matplotlib(part: str = "") -> Any:
    return import_extra(f"matplotlib{part}", "To draw plots, the arena")


def save(draws: Sequence[Draw], path: Path) -> None:
    """Save plots side by side in one file, in the format that its ending names."""
    matplotlib, figures = _matplotlib(), _matplotlib(".figure")
    columns = 1 if len(draws) == 1 else 2
    rows = -(-len(draws) // columns)
    with matplotlib.rc_context(_MATPLOTLIB):
        figure = figures.Figure(figsize=(7.2 * columns, 4.2 * rows), layout="constrained")
        for at, draw in enumerate(draws, 1):
            draw(figure.add_subplot(rows, columns, at))
        # With a date, the same findings would give another file each time.
        dated = {"Date": None} if path.suffix == ".svg" else {}
        try:
            figure.savefig(path, metadata=dated)
        except TypeError:
            figure.savefig(path)


def name_axes(axes: Any, title: str, x: str, y: str) -> None:
    """Set the title and the names of both axes."""
    axes.set_title(title, loc="left")
    axes.set_xlabel(x)
    axes.set_ylabel(y)


def place_legend(axes: Any, title: str) -> None:
    """Put the legend beside the plot, where it covers nothing."""
    axes.legend(title=title, loc="upper left", bbox_to_anchor=(1, 1), frameon=False)

"""The findings on Dixit as plots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from lorelode.arena.dixit.findings import DixitFindings, StorytellerStats
from lorelode.arena.lineup import rank_level
from lorelode.arena.plots import name_axes, place_legend
from lorelode.arena.study import Draw
from lorelode.core.languages import LANGUAGES

SOME_TARGET: Final = 0.75
"""The share of turns in which a clue should be found by some but not by all."""

_NONE_COLOUR, _SOME_COLOUR, _ALL_COLOUR = "#cc79a7", "#009e73", "#e69f00"


def dixit_plots(found: DixitFindings) -> dict[str, Draw]:
    """The plots by name; none where there is nothing to see."""
    pure = [one for one in found.overall if not one.company.is_mixed]
    pure.sort(key=lambda one: (one.company.language, rank_level(one.level)))
    return {"finders": lambda axes: _finders(axes, pure)} if pure else {}


def _finders(axes: Any, pure: Sequence[StorytellerStats]) -> None:
    names = [f"{LANGUAGES[one.company.language].name}, {one.level}" for one in pure]
    places = list(range(len(pure)))
    begun = [0.0] * len(pure)
    # "Some" is drawn first: its bar begins at 0, so it can be compared with the target line.
    parts = (
        ("some, not all", _SOME_COLOUR, "some"),
        ("nobody", _NONE_COLOUR, "none"),
        ("everybody", _ALL_COLOUR, "everybody"),
    )
    for label, colour, field in parts:
        widths = [100 * getattr(one, field).share for one in pure]
        axes.barh(places, widths, left=begun, color=colour, label=label, height=0.8)
        begun = [so_far + more for so_far, more in zip(begun, widths, strict=True)]
    target = 100 * SOME_TARGET
    label = f"{target:.0f} %, asked of some"
    axes.axvline(target, color="#222222", linewidth=0.8, linestyle=":", label=label)
    axes.set_yticks(places, names, fontsize=6 if len(names) > 20 else 8)
    axes.invert_yaxis()
    axes.set_xlim(0, 100)
    name_axes(axes, "Turns in which the card was found by …", "% of turns", "")
    place_legend(axes, "found by")

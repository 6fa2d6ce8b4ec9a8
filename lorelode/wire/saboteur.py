"""Saboteur on the wire."""

from __future__ import annotations

from msgspec import Struct

from lorelode.core import Seat
from lorelode.rules.saboteur.moves import Move
from lorelode.rules.saboteur.news import PublicNews
from lorelode.rules.saboteur.paths import CELLS
from lorelode.rules.saboteur.state import Private, Public
from lorelode.wire.play import Play


class SaboteurPlay(Struct, Play, frozen=True, gc=False, tag_field="game", tag="saboteur"):
    """A game of Saboteur as one seat or a spectator sees it."""

    phase: int
    to_act: tuple[Seat, ...]
    public: Public
    cut_off: tuple[tuple[int, int], ...]
    """The `x` and `y` of the laid cards and stones from which no way leads to the start."""
    private: Private | None
    choices: tuple[Move, ...]
    line_news: tuple[tuple[PublicNews, ...], ...] = ()
    """What each of the new lines showed to all."""


def derive(public: Public) -> dict[str, object]:
    """What a page that has no rules is told besides the drawers."""
    return {"cut_off": [CELLS[at] for at in sorted(public.mine.ways.cut_off)]}

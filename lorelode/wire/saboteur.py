"""Saboteur on the wire."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from lorelode.core import Seat
from lorelode.rules.saboteur.cards import Goal, Tool
from lorelode.rules.saboteur.moves import Move
from lorelode.rules.saboteur.news import PublicNews
from lorelode.rules.saboteur.paths import CELLS
from lorelode.rules.saboteur.state import Private, Public
from lorelode.wire.phrases import SEAT, Blank, Phrase, PhraseGroup
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


_GOAL: Final = Blank("goal", tuple(goal.value for goal in Goal))
_TOOL: Final = Blank("tool", tuple(tool.value for tool in Tool))

SABOTEUR_PHRASES: Final = (
    PhraseGroup(
        "goals",
        (Phrase("stone", (_GOAL,)), Phrase("gold", (_GOAL,)), Phrase("look", (_GOAL,))),
    ),
    PhraseGroup(
        "people",
        (
            Phrase("suspect", (SEAT,)),
            Phrase("trust", (SEAT,)),
            Phrase("stop", (SEAT,)),
            Phrase("why", (SEAT,)),
            Phrase("miner"),
        ),
    ),
    PhraseGroup(
        "tools",
        (Phrase("help", (_TOOL,)), Phrase("will-mend", (SEAT,)), Phrase("it-was-me")),
    ),
    PhraseGroup("paths", (Phrase("no-card"), Phrase("rockfall"))),
)
"""What people at a mine say."""

"""Dixit on the wire."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from lorelode.core import Seat
from lorelode.rules.dixit.moves import Move
from lorelode.rules.dixit.news import PublicNews, Told
from lorelode.rules.dixit.state import Private, Public
from lorelode.wire.phrases import SEAT, Blank, Phrase, PhraseGroup
from lorelode.wire.play import PastClue, Play


class DixitPlay(Struct, Play, frozen=True, gc=False, tag_field="game", tag="dixit"):
    """A game of Dixit as one seat or a spectator sees it."""

    phase: int
    to_act: tuple[Seat, ...]
    public: Public
    private: Private | None
    choices: tuple[Move, ...]
    line_news: tuple[tuple[PublicNews, ...], ...] = ()
    """What each of the new lines showed to all."""


def list_clues(public: Public) -> tuple[str | None, ...]:
    """The clue of each turn; None if it was said aloud or is not given yet."""
    return (*(turn.clue for turn in public.turns), public.clue)


def list_past_clues(public: Public) -> tuple[PastClue, ...]:
    """The clues of the turns that are over."""
    return tuple(
        PastClue(turn.teller, turn.clue, turn.display[turn.number - 1]) for turn in public.turns
    )


def tells_clue(news: PublicNews) -> bool:
    """Whether a piece of news is that somebody has given a clue."""
    return isinstance(news, Told)


def list_shown_numbers(public: Public) -> range:
    """The numbers of the pictures that lie open, or lay open last."""
    display = public.display or (public.turns[-1].display if public.turns else ())
    return range(1, len(display) + 1)


_PICTURE: Final = Blank("picture", list_numbers=list_shown_numbers)

DIXIT_PHRASES: Final = (
    PhraseGroup(
        "pictures",
        (Phrase("lovely", (_PICTURE,)), Phrase("nearly", (_PICTURE,)), Phrase("sure", (_PICTURE,))),
    ),
    PhraseGroup(
        "clues",
        (
            Phrase("clever"),
            Phrase("hard"),
            Phrase("easy"),
            Phrase("no-idea"),
            Phrase("nothing-fits"),
            Phrase("tell-more"),
        ),
    ),
    PhraseGroup("people", (Phrase("fooled", (SEAT,)), Phrase("alike", (SEAT,)))),
)
"""What people say about pictures and clues."""

"""Dixit on the wire."""

from __future__ import annotations

from msgspec import Struct

from lorelode.core import Seat
from lorelode.rules.dixit.moves import Move
from lorelode.rules.dixit.news import PublicNews
from lorelode.rules.dixit.state import Private, Public
from lorelode.wire.play import Play


class DixitPlay(Struct, Play, frozen=True, gc=False, tag_field="game", tag="dixit"):
    """A game of Dixit as one seat or a spectator sees it."""

    phase: int
    to_act: tuple[Seat, ...]
    public: Public
    private: Private | None
    choices: tuple[Move, ...]
    line_news: tuple[tuple[PublicNews, ...], ...] = ()
    """What each of the new lines showed to all."""

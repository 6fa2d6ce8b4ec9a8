"""A game in play on the wire: what the structs of all games have in common."""

from __future__ import annotations

from typing import Any, NamedTuple

from lorelode.core import Seat


class PastClue(NamedTuple):
    """A clue whose turn is over. Everybody has seen all of it."""

    seat: Seat
    """Who gave it."""
    text: str | None
    """None: said aloud."""
    picture: int
    """The picture that it is for, by its number in the rules."""


class Play:
    """A game as one seat or a spectator sees it; `WIRE_GAMES` has the struct of each game."""

    __slots__ = ()

    phase: int
    to_act: tuple[Seat, ...]
    public: Any
    private: Any
    choices: tuple[Any, ...]
    """The legal moves, as structs or in the game's notation."""
    line_news: Any
    """What each of the new lines showed to all."""

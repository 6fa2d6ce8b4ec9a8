"""A game in play on the wire: what the structs of all games have in common."""

from __future__ import annotations

from typing import Any

from lorelode.core import Seat


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

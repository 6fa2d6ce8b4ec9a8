"""Who sits where: the bots of a game in the arena."""

from __future__ import annotations

from typing import Final

from lorelode.bots import BOTS, Bot, HardDwarf
from lorelode.decks import Deck

PLAYOUTS: Final = 90
"""What `hard` may spend on a decision, if nothing else is said."""


def counted(
    game: str, level: str, deck: Deck | None, language: str = "en", playouts: int = PLAYOUTS
) -> Bot:
    """A bot whose budget is a number and not time, so that the same seed gives the same game."""
    if (game, level) == ("saboteur", "hard"):
        return HardDwarf(playouts=playouts)
    return BOTS[game][level](deck, language)

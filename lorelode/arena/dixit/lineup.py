"""The bots of a measured game of Dixit: each reads its own half of the deck's words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from lorelode.bots import BOTS, Bot, BotOptions
from lorelode.bots.dixit.analysis.vocabulary_split import split_vocabulary
from lorelode.decks import Deck

_OPTIONS: Final = BotOptions(whole_deck=True, portable=True)
"""The words are split here, and games of the arena are the same on every machine."""


def seat_bots(levels: Sequence[str], deck: Deck, language: str, split: str) -> list[Bot]:
    """One bot for each seat, of these levels; another `split` gives each other words to read."""
    return [
        BOTS["dixit"][level].make(
            split_vocabulary(deck, f"{split}/{seat}", language), language, _OPTIONS
        )
        for seat, level in enumerate(levels)
    ]

"""The bots of a measured game of Dixit: each knows its own part of what the deck says."""

from __future__ import annotations

from collections.abc import Sequence

from lorelode.arena.agents import is_agent, make_agent
from lorelode.bots import BOTS, Bot, BotOptions
from lorelode.core import Setup
from lorelode.decks import Deck


def seat_bots(
    setup: Setup, levels: Sequence[str], deck: Deck, language: str, secret: str
) -> list[Bot]:
    """One bot for each seat, of these levels; another secret gives each other knowledge.

    They use no optional package, so that games of the arena are the same on every machine.
    """
    options = BotOptions(secret=secret, portable=True)

    def make(level: str) -> Bot:
        if is_agent(level):
            return make_agent(level, setup, language)
        return BOTS["dixit"][level].make(deck, language, options)

    return [make(level) for level in levels]

"""Players that are not people: a view and the lines a seat was shown in, a move out."""

from collections.abc import Callable, Mapping

from lorelode.bots.bot import Bot, RandomBot
from lorelode.bots.dixit import RandomTeller
from lorelode.bots.steady import SteadyDwarf, SteadyTeller
from lorelode.decks import Deck
from lorelode.rules.saboteur import SABOTEUR

BOTS: Mapping[str, Mapping[str, Callable[[Deck | None], Bot]]] = {
    "saboteur": {
        "steady": lambda _deck: SteadyDwarf(),
        "random": lambda _deck: RandomBot(SABOTEUR),
    },
    "dixit": {"steady": SteadyTeller, "random": RandomTeller},
}
"""By game and level: what makes a bot for a table that plays with this deck, if with any.

The first level is the one to stand in for somebody.
"""

__all__ = ["BOTS", "Bot", "RandomBot", "RandomTeller", "SteadyDwarf", "SteadyTeller"]

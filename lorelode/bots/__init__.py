"""Players that are not people: a view and the lines a seat was shown in, a move out."""

from collections.abc import Callable, Mapping

from lorelode.bots.bot import Bot, RandomBot
from lorelode.bots.dixit import RandomTeller
from lorelode.decks import Deck
from lorelode.rules.saboteur import SABOTEUR

BOTS: Mapping[str, Mapping[str, Callable[[Deck | None], Bot]]] = {
    "saboteur": {"random": lambda _deck: RandomBot(SABOTEUR)},
    "dixit": {"random": RandomTeller},
}
"""By game and level: what makes a bot for a table that plays with this deck, if with any."""

__all__ = ["BOTS", "Bot", "RandomBot", "RandomTeller"]

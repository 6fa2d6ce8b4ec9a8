"""Players that are not people: a view and the lines a seat was shown in, a move out."""

from collections.abc import Callable, Mapping
from typing import Final, Protocol

from lorelode.bots.bot import Bot, Explained, Explains, RandomBot
from lorelode.bots.dixit import RandomTeller
from lorelode.bots.saboteur import EasyDwarf, HardDwarf, NormalDwarf
from lorelode.bots.steady import SteadyDwarf, SteadyTeller
from lorelode.decks import Deck
from lorelode.rules.saboteur import SABOTEUR


class Maker(Protocol):
    """What makes a bot of one level."""

    def __call__(self, deck: Deck | None, language: str = "en", /) -> Bot:
        """A bot for a table that plays with this deck, if with any, and speaks this language."""
        ...


def _wordless(make: Callable[[], Bot]) -> Maker:
    """Makes bots that read neither pictures nor words."""

    def made(_deck: Deck | None, _language: str = "en", /) -> Bot:
        return make()

    return made


BOTS: Final[Mapping[str, Mapping[str, Maker]]] = {
    "saboteur": {
        "easy": _wordless(EasyDwarf),
        "normal": _wordless(NormalDwarf),
        "hard": _wordless(HardDwarf),
        "steady": _wordless(SteadyDwarf),
        "random": _wordless(lambda: RandomBot(SABOTEUR)),
    },
    "dixit": {"steady": SteadyTeller, "random": RandomTeller},
}
"""By game and level: what makes a bot for a table.

Easy, normal and hard are to be played against. Steady stands in for somebody, and random is a
yardstick.
"""

__all__ = [
    "BOTS",
    "Bot",
    "EasyDwarf",
    "Explained",
    "Explains",
    "HardDwarf",
    "Maker",
    "NormalDwarf",
    "RandomBot",
    "RandomTeller",
    "SteadyDwarf",
    "SteadyTeller",
]

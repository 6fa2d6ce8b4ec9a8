"""Players that are not people: a view and the lines a seat was shown in, a move out."""

from collections.abc import Callable, Mapping
from typing import Final, Protocol

from lorelode.bots.bot import Bot, Explains, RandomBot
from lorelode.bots.dixit import EasyTeller, HardTeller, NormalTeller, RandomTeller
from lorelode.bots.reasons import Explained, Naming, Reason
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
    "dixit": {
        "easy": EasyTeller,
        "normal": NormalTeller,
        "hard": HardTeller,
        "steady": SteadyTeller,
        "random": RandomTeller,
    },
}
"""By game and level: what makes a bot for a table.

Besides the levels to play against there are steady bots, who stand in for whoever is away, and
random ones, a yardstick.
"""

LEVELS: Final = ("easy", "normal", "hard")
"""Those to play against, from the weakest up."""
USUAL: Final = "normal"
"""Where nobody asks for another."""

__all__ = [
    "BOTS",
    "LEVELS",
    "USUAL",
    "Bot",
    "EasyDwarf",
    "EasyTeller",
    "Explained",
    "Explains",
    "HardDwarf",
    "HardTeller",
    "Maker",
    "Naming",
    "NormalDwarf",
    "NormalTeller",
    "RandomBot",
    "RandomTeller",
    "Reason",
    "SteadyDwarf",
    "SteadyTeller",
]

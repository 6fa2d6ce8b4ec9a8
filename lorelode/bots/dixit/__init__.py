"""Players of Dixit: they know their pictures by the words that a deck has for them."""

from lorelode.bots.dixit.halves import halved
from lorelode.bots.dixit.plain import RandomTeller, clues
from lorelode.bots.dixit.teller import EasyTeller, HardTeller, NormalTeller, Teller

__all__ = [
    "EasyTeller",
    "HardTeller",
    "NormalTeller",
    "RandomTeller",
    "Teller",
    "clues",
    "halved",
]

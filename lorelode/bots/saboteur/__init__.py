"""Dwarfs at three levels."""

from lorelode.bots.saboteur.easy import EasyDwarf
from lorelode.bots.saboteur.hard import HardDwarf
from lorelode.bots.saboteur.normal import NormalDwarf

__all__ = ["EasyDwarf", "HardDwarf", "NormalDwarf"]

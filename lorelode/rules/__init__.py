"""The games, by name."""

from lorelode.core import AnyGame
from lorelode.rules.dixit import DIXIT
from lorelode.rules.saboteur import SABOTEUR

GAMES: dict[str, AnyGame] = {game.name: game for game in (SABOTEUR, DIXIT)}
"""A program that brings its own game adds it here before anything else is started."""

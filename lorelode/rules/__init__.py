"""The games, by name."""

from collections.abc import Mapping

from lorelode.core import AnyGame
from lorelode.rules.dixit import DIXIT
from lorelode.rules.saboteur import SABOTEUR

GAMES: Mapping[str, AnyGame] = {game.name: game for game in (SABOTEUR, DIXIT)}

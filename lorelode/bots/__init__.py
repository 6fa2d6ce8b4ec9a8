"""Players that are not people: a view and the lines a seat was shown in, a move out."""

from collections.abc import Mapping

from lorelode.bots.bot import Bot, RandomBot
from lorelode.rules import GAMES

BOTS: Mapping[str, Mapping[str, Bot]] = {
    name: {"random": RandomBot(game)} for name, game in GAMES.items()
}
"""The bots of each game, by level."""

__all__ = ["BOTS", "Bot", "RandomBot"]

"""The level `random` of Saboteur."""

from __future__ import annotations

from lorelode.bots.bot import RandomBot
from lorelode.rules.saboteur import SABOTEUR


class SaboteurRandomBot(RandomBot):
    """Plays any legal move, each with the same probability."""

    def __init__(self) -> None:
        super().__init__(SABOTEUR)

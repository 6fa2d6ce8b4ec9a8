"""What a level of bots is: all that the other rooms need to know of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path

from msgspec import Struct

from lorelode.bots.bot import Bot
from lorelode.decks import Deck


class BotOptions(Struct, frozen=True):
    """How a bot is made, if it is not to sit down with people. A level ignores what it has not."""

    rollouts: int | None = None
    """How many rollouts it may spend on a decision; None: it thinks by the clock.

    With a number, the same seed gives the same game.
    """
    secret: str | None = None
    """A secret of the game. What is special about this bot in this game follows from it.

    Without one it follows from what everybody sees, so that other players could compute it.
    """
    portable: bool = False
    """Whether it uses no optional package, so that it plays the same on every machine."""
    folders: tuple[Path, ...] | None = None
    """The folders of decks that may have associations and lines; None: those of the program."""


DEFAULT_OPTIONS = BotOptions()


class Level(Struct, frozen=True):
    """One level of one game's bots."""

    name: str
    maker: Callable[[Deck | None, str, BotOptions], Bot]
    plays_with_people: bool = True
    """Whether people may choose it. The others stand in for people, or are a measure."""
    thinking_seconds: float = 0.0
    """How long it may think about a move at a table; 0 if it answers at once."""
    game_seconds: float = 0.0
    """About how long a game of five takes, without rollouts."""
    rollout_seconds: float = 0.0
    """How much longer a game takes for each rollout of a decision; 0 if it makes none."""

    def make(
        self, deck: Deck | None, language: str = "en", options: BotOptions = DEFAULT_OPTIONS
    ) -> Bot:
        """A bot for a table with this deck, if the game has one, and this language."""
        return self.maker(deck, language, options)


def by_name(levels: Iterable[Level]) -> Mapping[str, Level]:
    """The levels of one game by name, in this order."""
    return {level.name: level for level in levels}

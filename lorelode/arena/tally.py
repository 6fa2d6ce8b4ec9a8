"""Some games added up, to be added to others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol, runtime_checkable

from msgspec import Struct

from lorelode.core import Setup


class Tally(Struct, frozen=True):
    """The sums of one game or of several."""

    games: int
    ended: int
    cards_conserved: bool
    """Whether every card was there after every move."""
    moves: int
    counts: Mapping[str, int]
    """What the game's study counts, if there is one."""
    points: tuple[int, ...]
    """By seat."""
    digests: bytes
    """The SHA-256 of the record of each game, one after the other."""


@runtime_checkable
class PlaysAtRandom(Protocol):
    """A study that can play many games between bots of the level `random` at a time."""

    def tally_random_games(self, setup: Setup, seed: int, numbers: Sequence[int]) -> Tally:
        """Play the games with these numbers, and add them up."""
        ...

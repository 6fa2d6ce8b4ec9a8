"""The random numbers of simulated games, for bots of the library."""

from __future__ import annotations

from random import Random
from typing import Final

from lorelode.engine.random_source import RandomSource

_DRAW_BITS: Final = 31
"""How many bits a source draws at a time."""
_FLOAT_BITS: Final = 53


class SourceRandom(Random):
    """Draws from a source of the engine, for bots that ask for a `Random`."""

    def __init__(self, source: RandomSource) -> None:
        super().__init__(0)
        self._source = source

    def getrandbits(self, k: int, /) -> int:
        """A number of so many random bits."""
        number = 0
        while k > 0:
            bits = min(k, _DRAW_BITS)
            number = number << bits | self._source.below(1 << bits)
            k -= bits
        return number

    def random(self) -> float:
        """A number from 0 up to 1, without 1."""
        return self.getrandbits(_FLOAT_BITS) / (1 << _FLOAT_BITS)

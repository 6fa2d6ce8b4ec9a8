"""The random numbers of simulated games: for each seat a source that costs nothing to begin."""

from __future__ import annotations

from random import Random
from typing import Final

from lorelode.engine.random_source import RandomSource, mix_seed

_DRAW_BITS: Final = 31
"""How many bits a source draws at a time."""
_FLOAT_BITS: Final = 53


def seat_sources(seed: bytes, seats: int) -> list[RandomSource]:
    """The source of each seat in the game of this seed."""
    number = int.from_bytes(seed[:8], "big", signed=True)
    return [RandomSource(mix_seed(number, seat)) for seat in range(seats)]


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

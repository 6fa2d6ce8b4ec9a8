"""Quick random numbers: for rollouts, batches, benchmarks, and the moves of simulated games.

It is xorshift on 32 bits plus a Weyl sequence, masked, so that both builds draw alike. Tables, the
arena and simulations deal by `core.Chance` instead.
"""

from __future__ import annotations

from typing import Final, final

from lorelode.engine.native_types import i64

_WORD: Final = 0xFFFFFFFF
_MAX_BELOW: Final = 1 << 31
_WEYL_STEP: Final = 362437
# The golden ratio of 32 bits, 0x9E3779B1, less 2**32: the same modulo 2**32, and the product with a
# word fits 64 bits.
_SPREAD: Final = -0x61C8864F
# The factors of MurmurHash3's last step, 0x85EBCA6B and 0xC2B2AE35, less 2**32 as well.
_MIX_FIRST: Final = -0x7A143595
_MIX_SECOND: Final = -0x3D4D51CB


def seat_sources(seed: bytes, seats: int) -> list[RandomSource]:
    """The source of each seat in the simulated game of this seed."""
    number = int.from_bytes(seed[:8], "big", signed=True)
    return [RandomSource(mix_seed(number, seat)) for seat in range(seats)]


def mix_seed(seed: int, number: int) -> i64:
    """The seed of one of many streams: 32 bits, other ones for each number from 0 to 2**32 - 1.

    Streams of neighbouring seeds have nothing in common.
    """
    low: i64 = seed & _WORD
    high: i64 = seed >> 32 & _WORD
    own = _mix(_mix(low) ^ high)
    which: i64 = number & _WORD
    return _mix(own ^ _mix(which))


def _mix(word: i64) -> i64:
    """Another word; no two words give the same."""
    word = (word ^ word >> 16) * _MIX_FIRST & _WORD
    word = (word ^ word >> 13) * _MIX_SECOND & _WORD
    return word ^ word >> 16


@final
class RandomSource:
    """A stream of random numbers; the same seed gives the same stream."""

    def __init__(self, seed: int) -> None:
        """The lowest 32 bits of the seed count."""
        word: i64 = seed & _WORD
        self._x: i64 = (word * _SPREAD ^ 0x5DEECE66D) & _WORD | 1
        self._weyl: i64 = word

    def below(self, n: int) -> i64:
        """A number from 0 to n - 1, for n up to 2**31."""
        if n < 1 or n > _MAX_BELOW:
            raise ValueError(f"expected a number from 1 to 2**31, not {n}")
        return draw_below(self, n)


def draw_below(source: RandomSource, n: i64) -> i64:
    """A number from 0 to n - 1, for the engine, which asks for none that has to be checked."""
    x = source._x
    x ^= x << 13 & _WORD
    x ^= x >> 17
    x ^= x << 5 & _WORD
    source._x = x
    weyl = (source._weyl + _WEYL_STEP) & _WORD
    source._weyl = weyl
    return ((x + weyl & _WORD) * n) >> 32

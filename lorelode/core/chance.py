"""The dealer's chance: a documented stream that any language can recompute.

The stream of draw number `d` under a 32-byte seed is the concatenation, for k = 0, 1, 2, …, of
HMAC-SHA256(key=seed, message=d as 8 bytes, then k as 8 bytes), all numbers big-endian. It is read
as unsigned 32-bit big-endian words. `docs/formats.md` has test vectors.
"""

from __future__ import annotations

import hmac
import struct
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")

SEED_BYTES = 32
_WORDS = 1 << 32
_EIGHT_WORDS = struct.Struct(">8I")


class Chance:
    """The chance of one draw: `Chance(seed, n)` deals the n-th chance move of a game.

    >>> Chance(bytes(32), 0).shuffled("abcdef")
    ('b', 'c', 'f', 'a', 'e', 'd')
    """

    def __init__(self, seed: bytes, draw: int) -> None:
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
        self._seed = seed
        self._draw = draw.to_bytes(8, "big")
        self._block = 0
        self._words: list[int] = []

    def _refill(self) -> list[int]:
        block = hmac.digest(self._seed, self._draw + self._block.to_bytes(8, "big"), "sha256")
        self._block += 1
        # Reversed, so that pop() yields the first word of the block first.
        self._words = [*_EIGHT_WORDS.unpack(block)][::-1]
        return self._words

    def below(self, n: int) -> int:
        """A number from 0 to n - 1: the next word mod n, words of the last partial run skipped."""
        if not 0 < n <= _WORDS:
            raise ValueError(f"n is 1 to 2**32, not {n}")
        word = (self._words or self._refill()).pop()
        # The partial run is shorter than n, so there is seldom a need to look where it begins.
        while word > _WORDS - n and word >= _WORDS - _WORDS % n:
            word = (self._words or self._refill()).pop()
        return word % n

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        """Fisher-Yates from the end: for i = last … 1, swap item i with item `below(i + 1)`."""
        order = list(items)
        for i in range(len(order) - 1, 0, -1):
            # `below(i + 1)` without the call, unless the word may have to be skipped.
            words = self._words or self._refill()
            j = words.pop() % (i + 1) if words[-1] < _WORDS - i else self.below(i + 1)
            order[i], order[j] = order[j], order[i]
        return tuple(order)

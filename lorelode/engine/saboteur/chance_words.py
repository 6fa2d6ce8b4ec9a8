"""The stream of `core.Chance`, read word by word as numbers of the engine."""

from __future__ import annotations

from typing import Final, final

from lorelode.core.chance import BLOCK_BYTES, check_draw, make_block, make_blocks_from_1
from lorelode.engine.native_types import i64, read_i32_be, vec

_WORD: Final = 0xFFFFFFFF
_WORDS: Final = 1 << 32
_WORD_BYTES: Final = 4
_BLOCK_WORDS: Final = 8


@final
class ChanceWords:
    """The words of one draw, in the order in which `Chance(seed, draw)` reads them."""

    def __init__(self, seed: bytes, draw: int, expected: int) -> None:
        """So many words are made at once; when more are read, they are made block by block."""
        check_draw(seed, draw)
        self._seed = seed
        self._draw = draw
        self._blocks: i64 = max(2, -(-expected // _BLOCK_WORDS))
        first = make_block(seed, draw, 0)
        self._bytes: bytes = first + make_blocks_from_1(seed, draw, self._blocks - 1)
        self._at: i64 = 0
        self._end: i64 = self._blocks * BLOCK_BYTES

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, as `Chance.below` draws it."""
        word = self._read()
        # Words of the last partial run are skipped, so that every number is equally likely. It is
        # shorter than n, so most words need no division for that.
        while word > _WORDS - n and word >= _WORDS - _WORDS % n:
            word = self._read()
        return word % n

    def shuffle(self, items: vec[i64], first: i64, end: i64) -> None:
        """Shuffle a part of the items as `Chance.shuffled` does."""
        i = end - first - 1
        while i > 0:
            j = self.below(i + 1)
            item = items[first + i]
            items[first + i] = items[first + j]
            items[first + j] = item
            i -= 1

    def _read(self) -> i64:
        if self._at == self._end:
            self._bytes = make_block(self._seed, self._draw, self._blocks)
            self._blocks += 1
            self._at = 0
            self._end = BLOCK_BYTES
        at = self._at
        self._at = at + _WORD_BYTES
        word = i64(read_i32_be(self._bytes, at))
        return word & _WORD

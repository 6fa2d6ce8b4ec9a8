"""The dealer's chance: a documented stream that any language can recompute.

The stream of draw number `d` under a 32-byte seed is the concatenation, for k = 0, 1, 2, …, of
HMAC-SHA256(key=seed, message=d as 8 bytes, then k as 8 bytes), all numbers big-endian. It is read
as unsigned 32-bit big-endian words. `docs/formats.md` has test vectors.
"""

from __future__ import annotations

import hmac
import struct
from collections.abc import Iterator, Sequence
from hashlib import pbkdf2_hmac
from itertools import chain
from typing import TypeVar

T = TypeVar("T")

SEED_BYTES = 32
BLOCK_BYTES = 32
"""The stream is made in blocks of so many bytes, eight words each."""
_WORDS = 1 << 32
_DRAWS = 1 << 64
_BLOCK_WORDS = struct.Struct(">8I")
_BATCH_BLOCKS = 13
"""With the first block, they are enough for a deal of a hundred cards."""
_BATCH_WORDS = struct.Struct(f">{8 * _BATCH_BLOCKS}I")


class Chance:
    """The chance of one draw: `Chance(seed, n)` deals the n-th chance move of a game.

    >>> Chance(bytes(32), 0).shuffled("abcdef")
    ('b', 'c', 'f', 'a', 'e', 'd')
    """

    def __init__(self, seed: bytes, draw: int) -> None:
        check_draw(seed, draw)
        self.words = chain.from_iterable(_blocks_as_words(seed, draw))
        """The stream; what is read here is not drawn again."""

    def below(self, n: int) -> int:
        """A number from 0 to n - 1: the next word mod n, words of the last partial run skipped."""
        if not 0 < n <= _WORDS:
            raise ValueError(f"n is 1 to 2**32, not {n}")
        return self._fair(next(self.words), n)

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        """Fisher-Yates from the end: for i = last … 1, swap item i with item `below(i + 1)`."""
        order = list(items)
        steps = range(len(order) - 1, 0, -1)
        for i, word in zip(steps, self.words):  # noqa: B905 - the words never end
            # `below(i + 1)` without the call, unless the word may have to be skipped.
            j = word % (i + 1) if word < _WORDS - i else self._fair(word, i + 1)
            order[i], order[j] = order[j], order[i]
        return tuple(order)

    def _fair(self, word: int, n: int) -> int:
        whole = _WORDS - _WORDS % n
        while word >= whole:
            word = next(self.words)
        return word % n


def check_draw(seed: bytes, draw: int) -> None:
    """Raise `ValueError` for a seed or a draw that has no stream."""
    if len(seed) != SEED_BYTES:
        raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
    if not 0 <= draw < _DRAWS:
        raise ValueError(f"a draw is 0 to 2**64 - 1, not {draw}")


def make_block(seed: bytes, draw: int, number: int) -> bytes:
    """A block of the stream by its number, from 0."""
    return hmac.digest(seed, draw.to_bytes(8, "big") + number.to_bytes(8, "big"), "sha256")


def make_blocks_from_1(seed: bytes, draw: int, blocks: int) -> bytes:
    """So many blocks of the stream, from number 1 on."""
    # PBKDF2 of one iteration is the HMAC of a salt and four bytes that count from 1. So one call
    # makes many blocks, in less than half the time.
    salt = draw.to_bytes(8, "big") + bytes(4)
    return pbkdf2_hmac("sha256", seed, salt, 1, blocks * BLOCK_BYTES)


def _blocks_as_words(seed: bytes, draw: int) -> Iterator[tuple[int, ...]]:
    yield _BLOCK_WORDS.unpack(make_block(seed, draw, 0))
    yield _BATCH_WORDS.unpack(make_blocks_from_1(seed, draw, _BATCH_BLOCKS))
    number = 1 + _BATCH_BLOCKS
    while True:
        yield _BLOCK_WORDS.unpack(make_block(seed, draw, number))
        number += 1

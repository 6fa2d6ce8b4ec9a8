"""The field around the mine as bits, for distances.

The field has 17 columns and 15 rows, as `bots.saboteur.analysis.distance` has them. Three rows make
one number, with a column to spare that keeps rows apart, so five numbers are the whole field:

    word 0    rows -7 to -5
    ...
    word 4    rows  5 to  7
"""

from __future__ import annotations

from typing import Final

from lorelode.engine.native_types import i64, vec
from lorelode.engine.saboteur.coding import CELLS, DEAD, SHAPE_KINDS, SIDES, START, STRIDE
from lorelode.engine.saboteur.lookups import SHAPE_OPENINGS

_LEFT: Final = -4
_RIGHT: Final = 12
_TOP: Final = -7
_BOTTOM: Final = 7
_ROWS_PER_WORD: Final = 3

ROW_BITS: Final = 18
"""One more than the field has columns."""
WORDS: Final = 5
OUTSIDE: Final = 5
"""The word of a cell outside the field."""
FIRST_ROW: Final = 0x3FFFF
"""The bits of the first row of a word."""
FIRST_ROWS: Final = 0xFFFFFFFFF
"""The bits of the first two rows of a word."""
LAST_ROW_SHIFT: Final = 36
"""By how many bits the last row of a word is above its first."""


def _list_words() -> list[int]:
    words = [OUTSIDE] * CELLS
    for y in range(_TOP, _BOTTOM + 1):
        for x in range(_LEFT, _RIGHT + 1):
            words[START + y * STRIDE + x] = (y - _TOP) // _ROWS_PER_WORD
    return words


def _list_bits() -> list[int]:
    bits = [0] * CELLS
    for y in range(_TOP, _BOTTOM + 1):
        for x in range(_LEFT, _RIGHT + 1):
            row = (y - _TOP) % _ROWS_PER_WORD
            bits[START + y * STRIDE + x] = 1 << (row * ROW_BITS + x - _LEFT)
    return bits


def _opening_on(sides: int) -> int:
    return sum([1 << i for i, shape in enumerate(_OPENINGS) if shape & sides])


def _live_with(openings: int) -> int:
    shapes = 0
    for i, shape in enumerate(_OPENINGS):
        if not shape & DEAD and (shape & SIDES).bit_count() == openings:
            shapes |= 1 << i
    return shapes


_OPENINGS: Final[list[int]] = [SHAPE_OPENINGS[shape] for shape in range(SHAPE_KINDS)]

CELL_WORD: Final[vec[i64]] = vec[i64](_list_words())
"""By cell: the word of the field that it is in, or `OUTSIDE`."""
CELL_BIT: Final[vec[i64]] = vec[i64](_list_bits())
"""By cell: its bit in that word; 0 outside the field."""
WORD_CELLS: Final = 0x1FFFF | 0x1FFFF << ROW_BITS | 0x1FFFF << LAST_ROW_SHIFT
"""The bits of all cells of a word."""
SHAPES_OPENING: Final[vec[i64]] = vec[i64]([_opening_on(sides) for sides in range(16)])
"""By sides: the shapes, as bits, that open on one of them."""
DEAD_END_SHAPES: Final[i64] = sum([1 << i for i, shape in enumerate(_OPENINGS) if shape & DEAD])
LIVE_SHAPES: Final[vec[i64]] = vec[i64]([_live_with(openings) for openings in range(5)])
"""By the number of their openings: the shapes, as bits, that carry a way."""

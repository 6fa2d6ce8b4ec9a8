"""Tables that the engine looks things up in, made from the cards of the box."""

from __future__ import annotations

from typing import Final

from lorelode.engine.native_types import i64, vec
from lorelode.engine.saboteur.coding import FIRST_REPAIR_CARD, START, STRIDE
from lorelode.rules.saboteur.cards import (
    CARD_OF,
    DECK,
    FACES,
    GOLD,
    OPENINGS,
    SHAPES,
    STONES,
    TOOLS,
    TOOLS_MENDED_BY,
    Card,
    Face,
    Shape,
)

_CARDS: Final = list(Card)
_SHAPES: Final = list(Shape)

DE_BRUIJN: Final = 0x077CB531
"""A lone bit times this has five highest bits (of 32) that no other lone bit has."""


def _shape_bits(card: Card) -> int:
    return sum(1 << _SHAPES.index(shape) for shape in SHAPES.get(card, ()))


def _fitting(edges: int) -> int:
    """The shapes, as bits, that fit a cell with these edges."""
    known, opened = edges & 15, edges >> 4
    return sum(1 << i for i, shape in enumerate(_SHAPES) if OPENINGS[shape] & known == opened)


def _bit_numbers() -> list[int]:
    numbers = [0] * 32
    for bit in range(32):
        numbers[((1 << bit) * DE_BRUIJN & 0xFFFFFFFF) >> 27] = bit
    return numbers


def _mended_tools(card: Card) -> int:
    return sum(1 << TOOLS.index(tool) for tool in TOOLS_MENDED_BY.get(card, ()))


def _stone(face: Face, turned: bool) -> int:
    return 0 if face is Face.TREASURE else OPENINGS[STONES[face, turned]]


SHAPE_OPENINGS: Final[vec[i64]] = vec[i64]([OPENINGS[shape] for shape in _SHAPES])
SHAPE_CARDS: Final[vec[i64]] = vec[i64]([_CARDS.index(CARD_OF[shape]) for shape in _SHAPES])
"""By shape: the card that lies so."""
CARD_SHAPES: Final[vec[i64]] = vec[i64]([_shape_bits(card) for card in _CARDS])
"""By card: the shapes it can lie in, as bits."""
FITTING_SHAPES: Final[vec[i64]] = vec[i64]([_fitting(edges) for edges in range(256)])
"""By the edges of a free cell that are known and open: the shapes that fit there, as bits."""
BIT_NUMBERS: Final[vec[i64]] = vec[i64](_bit_numbers())
"""By the highest five bits of a lone bit times `DE_BRUIJN`: which bit it is."""
MENDED_TOOLS: Final[vec[i64]] = vec[i64]([_mended_tools(card) for card in _CARDS])
"""By card: the tools it can mend, as bits."""
DECK_CARDS: Final[vec[i64]] = vec[i64]([_CARDS.index(card) for card in DECK])
GOLD_CARDS: Final[vec[i64]] = vec[i64](list(GOLD))
STONE_OPENINGS: Final[vec[i64]] = vec[i64](
    [_stone(face, turned) for face in FACES for turned in (False, True)]
)
"""By twice the face, plus one if the stone is turned."""
STEPS: Final[vec[i64]] = vec[i64]([-STRIDE, 1, STRIDE, -1])
"""The step to the neighbour in the north, east, south and west."""
GOAL_CELLS: Final[vec[i64]] = vec[i64]([START + 8 - 2 * STRIDE, START + 8, START + 8 + 2 * STRIDE])
"""From top to bottom."""

assert _CARDS.index(Card.REPAIR_PICK) == FIRST_REPAIR_CARD

"""The cards of the box.

A path card is named by its openings as printed, clockwise from north. `+` between them says that
they are not joined inside: `N+S` is a dead end twice over. A laid card is named by the openings it
has as it lies, so `NES` turned by 180° is `NSW`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from lorelode.core import Word
from lorelode.rules.saboteur.paths import DEAD, EAST, NORTH, SOUTH, WEST


class Tool(Word):
    """What can break in front of a player."""

    PICK = "pick"
    LAMP = "lamp"
    CART = "cart"


class Role(Word):
    """The two kinds of dwarf, and so the two sides of a round."""

    MINER = "miner"
    SABOTEUR = "saboteur"


class Card(Word):
    """A card of the hand: a path card as printed, or an action card."""

    NESW = "NESW"
    NES = "NES"
    ESW = "ESW"
    NS = "NS"
    EW = "EW"
    NE = "NE"
    NW = "NW"
    DEAD_N = "N"
    DEAD_E = "E"
    DEAD_NS = "N+S"
    DEAD_EW = "E+W"
    DEAD_NE = "N+E"
    DEAD_NW = "N+W"
    DEAD_NES = "N+E+S"
    DEAD_ESW = "E+S+W"
    DEAD_NESW = "N+E+S+W"
    BROKEN_PICK = "-pick"
    BROKEN_LAMP = "-lamp"
    BROKEN_CART = "-cart"
    REPAIR_PICK = "+pick"
    REPAIR_LAMP = "+lamp"
    REPAIR_CART = "+cart"
    REPAIR_PICK_LAMP = "+pick/lamp"
    REPAIR_PICK_CART = "+pick/cart"
    REPAIR_LAMP_CART = "+lamp/cart"
    ROCKFALL = "rockfall"
    MAP = "map"


class Shape(Word):
    """A path card as it lies in the mine."""

    # S-3.3: Upright or turned by 180°, never by 90°: each card has these one or two shapes.
    NESW = "NESW"
    NES = "NES"
    NSW = "NSW"
    ESW = "ESW"
    NEW = "NEW"
    NS = "NS"
    EW = "EW"
    NE = "NE"
    SW = "SW"
    NW = "NW"
    ES = "ES"
    DEAD_N = "N"
    DEAD_S = "S"
    DEAD_E = "E"
    DEAD_W = "W"
    DEAD_NS = "N+S"
    DEAD_EW = "E+W"
    DEAD_NE = "N+E"
    DEAD_SW = "S+W"
    DEAD_NW = "N+W"
    DEAD_ES = "E+S"
    DEAD_NES = "N+E+S"
    DEAD_NSW = "N+S+W"
    DEAD_ESW = "E+S+W"
    DEAD_NEW = "N+E+W"
    DEAD_NESW = "N+E+S+W"


class Face(Word):
    """What a goal turns out to be; a stone is named by its openings as printed."""

    TREASURE = "gold"
    STONE_ES = "ES"
    STONE_SW = "SW"


class Goal(Word):
    """The three goals by where they lie."""

    TOP = "top"
    MIDDLE = "middle"
    BOTTOM = "bottom"


COPIES: Final[Mapping[Card, int]] = {
    Card.NESW: 5,
    Card.NES: 5,
    Card.ESW: 5,
    Card.NS: 4,
    Card.EW: 3,
    Card.NE: 5,
    Card.NW: 4,
    Card.DEAD_N: 1,
    Card.DEAD_E: 1,
    Card.DEAD_NS: 1,
    Card.DEAD_EW: 1,
    Card.DEAD_NE: 1,
    Card.DEAD_NW: 1,
    Card.DEAD_NES: 1,
    Card.DEAD_ESW: 1,
    Card.DEAD_NESW: 1,
    Card.BROKEN_PICK: 3,
    Card.BROKEN_LAMP: 3,
    Card.BROKEN_CART: 3,
    Card.REPAIR_PICK: 2,
    Card.REPAIR_LAMP: 2,
    Card.REPAIR_CART: 2,
    Card.REPAIR_PICK_LAMP: 1,
    Card.REPAIR_PICK_CART: 1,
    Card.REPAIR_LAMP_CART: 1,
    Card.ROCKFALL: 3,
    Card.MAP: 6,
}
DECK: Final = tuple(card for card, copies in COPIES.items() for _ in range(copies))
GOLD: Final = (1,) * 16 + (2,) * 8 + (3,) * 4
FACES: Final = tuple(Face)
GOALS: Final = tuple(Goal)
TOOLS: Final = tuple(Tool)

TOOL_BROKEN_BY: Final[Mapping[Card, Tool]] = {
    Card.BROKEN_PICK: Tool.PICK,
    Card.BROKEN_LAMP: Tool.LAMP,
    Card.BROKEN_CART: Tool.CART,
}
CARD_BREAKING: Final[Mapping[Tool, Card]] = {tool: card for card, tool in TOOL_BROKEN_BY.items()}
TOOLS_MENDED_BY: Final[Mapping[Card, tuple[Tool, ...]]] = {
    Card.REPAIR_PICK: (Tool.PICK,),
    Card.REPAIR_LAMP: (Tool.LAMP,),
    Card.REPAIR_CART: (Tool.CART,),
    Card.REPAIR_PICK_LAMP: (Tool.PICK, Tool.LAMP),
    Card.REPAIR_PICK_CART: (Tool.PICK, Tool.CART),
    Card.REPAIR_LAMP_CART: (Tool.LAMP, Tool.CART),
}

_SIDES: Final = {"N": NORTH, "E": EAST, "S": SOUTH, "W": WEST}


def _openings(name: str) -> int:
    """The openings of a shape by its name, with `DEAD` unless they are joined.

    A single opening leads nowhere, so it is dead without a `+` in its name.
    """
    letters = name.replace("+", "")
    dead = DEAD if "+" in name or len(letters) == 1 else 0
    return sum(_SIDES[letter] for letter in letters) | dead


def turn_around(openings: int) -> int:
    """The openings of a shape turned by 180°."""
    sides = openings & 15
    return (sides << 2 | sides >> 2) & 15 | openings & DEAD


OPENINGS: Final[Mapping[Shape, int]] = {shape: _openings(shape) for shape in Shape}
"""The openings of each shape, as the mask that the path kernel works on."""

_SHAPE_OF: Final = {openings: shape for shape, openings in OPENINGS.items()}

SHAPES: Final[Mapping[Card, tuple[Shape, ...]]] = {
    Card(upright): tuple(dict.fromkeys((upright, _SHAPE_OF[turn_around(OPENINGS[upright])])))
    for upright in Shape
    if upright.value in [card.value for card in Card]
}
"""The shapes of each path card: as printed, and turned where that differs."""

CARD_OF: Final[Mapping[Shape, Card]] = {
    shape: card for card, shapes in SHAPES.items() for shape in shapes
}

STONES: Final[Mapping[tuple[Face, bool], Shape]] = {
    (face, is_turned): _SHAPE_OF[turn_around(_openings(face))] if is_turned else Shape(face)
    for face in (Face.STONE_ES, Face.STONE_SW)
    for is_turned in (False, True)
}
"""The shape of each stone goal, upright and turned."""


def is_dead_end(shape: Shape) -> bool:
    """Whether the openings of a card are not joined inside.

    >>> is_dead_end(Shape.NS), is_dead_end(Shape.DEAD_NS), is_dead_end(Shape.DEAD_N)
    (False, True, True)
    """
    return bool(OPENINGS[shape] & DEAD)

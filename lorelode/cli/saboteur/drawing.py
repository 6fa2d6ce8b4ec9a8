"""The mine as text: a card is five signs wide and three lines high.

Tunnels run to the edge of a card, so that those of neighbours meet. A dead end has a cross in its
middle, the start an S, a turned stone a #; a goal that is not laid is a closed box. West is always
left, whatever language the terminal speaks.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from lorelode.rules.saboteur.cards import CARD_OF, GOALS, SHAPES, Face, Shape
from lorelode.rules.saboteur.paths import cell
from lorelode.rules.saboteur.state import GOAL_PLACES, FaceUp, SaboteurView

Picture = tuple[str, str, str]

CARD_WIDTH: Final = 5
_MARGIN: Final = 4


class Ink(NamedTuple):
    """The signs that a mine is drawn with."""

    upright: str
    level: str
    middles: Mapping[str, str]
    """Where joined tunnels meet, by their sides."""
    dead: str
    free: str
    box: Picture
    """The box of a goal, with {} for what is in it."""


FINE: Final = Ink(
    upright="║",
    level="═",
    middles={
        "NESW": "╬",
        "NES": "╠",
        "NSW": "╣",
        "ESW": "╦",
        "NEW": "╩",
        "NS": "║",
        "EW": "═",
        "NE": "╚",
        "SW": "╗",
        "NW": "╝",
        "ES": "╔",
    },
    dead="×",
    free="·",
    box=("┌───┐", "│ {} │", "└───┘"),
)
PLAIN: Final = Ink(
    upright="|",
    level="-",
    middles={**dict.fromkeys(FINE.middles, "+"), "NS": "|", "EW": "-"},
    dead="x",
    free=".",
    box=(".---.", "| {} |", "'---'"),
)


def is_dead_end(shape: Shape) -> bool:
    """Whether the openings of a card are not joined inside."""
    return "+" in shape or len(shape) == 1


def stone_shape(face: Face, turned: bool) -> Shape:
    """The shape of a stone goal as it lies."""
    upright = Shape(face)
    return next(shape for shape in SHAPES[CARD_OF[upright]] if (shape is upright) is not turned)


def card(shape: Shape, ink: Ink, middle: str = "") -> Picture:
    """A card as it lies, with a sign of its own in the middle if one is given."""
    if not middle:
        middle = ink.dead if is_dead_end(shape) else ink.middles[shape]
    west, east = (ink.level * 2 if side in shape else "  " for side in "WE")
    north, south = (ink.upright if side in shape else " " for side in "NS")
    return f"  {north}  ", f"{west}{middle}{east}", f"  {south}  "


def cards(shapes: Sequence[Shape], ink: Ink) -> list[str]:
    """Cards side by side, each with its name above."""
    rows = zip(*(card(shape, ink) for shape in shapes), strict=True)
    names = [f"{shape:^11}" for shape in shapes]
    pictures = [[f"{line:^11}" for line in row] for row in rows]
    return ["".join(row).rstrip() for row in (names, *pictures)]


def mine(view: SaboteurView, ink: Ink, width: int = 80) -> list[str]:
    """The mine as the view's seat knows it, in strips if it is too wide."""
    pictures = _pictures(view, ink)
    corner = [(0, -2), (8, 2)]  # of the pattern that lies there from the beginning
    xs = [x for x, _ in (*pictures, *corner)]
    ys = [y for _, y in (*pictures, *corner)]
    columns = range(min(xs), max(xs) + 1)
    fitting = max(1, (width - _MARGIN - len("  middle")) // CARD_WIDTH)
    lines: list[str] = []
    for left in range(0, len(columns), fitting):
        strip = columns[left : left + fitting]
        lines.append(" " * _MARGIN + "".join(f"{x:>3}  " for x in strip))
        for y in range(min(ys), max(ys) + 1):
            lines += _row(pictures, strip, y, ink)
    return [line.rstrip() for line in lines]


def _row(
    pictures: Mapping[tuple[int, int], Picture], columns: range, y: int, ink: Ink
) -> list[str]:
    empty = (" " * CARD_WIDTH, f"{ink.free:^{CARD_WIDTH}}", " " * CARD_WIDTH)
    row = [pictures.get((x, y), empty) for x in columns]
    above, level, below = ("".join(line) for line in zip(*row, strict=True))
    margin = " " * _MARGIN
    named = next(
        (goal for goal in GOALS if cell(GOAL_PLACES[goal]) in [(x, y) for x in columns]), ""
    )
    return [margin + above, f"{y:>{_MARGIN - 1}} {level}  {named}", margin + below]


def _pictures(view: SaboteurView, ink: Ink) -> dict[tuple[int, int], Picture]:
    laid = view.public.mine
    pictures = {(tile.x, tile.y): card(tile.shape, ink) for tile in laid.laid}
    pictures[0, 0] = card(Shape.NESW, ink, "S")
    peeked = (None,) * len(GOALS) if view.private is None else view.private.peeked
    for goal, shown, known in zip(GOALS, laid.goals, peeked, strict=True):
        pictures[cell(GOAL_PLACES[goal])] = _goal(shown, known, ink)
    return pictures


def _goal(shown: FaceUp | None, known: Face | None, ink: Ink) -> Picture:
    if shown is not None and shown.turned is not None:
        return card(stone_shape(shown.face, shown.turned), ink, "#")
    if shown is not None and shown.face is Face.TREASURE:
        return card(Shape.NESW, ink, "$")
    face = known if shown is None else shown.face
    sign = "?" if face is None else "$" if face is Face.TREASURE else "#"
    above, level, below = ink.box
    return above, level.format(sign), below

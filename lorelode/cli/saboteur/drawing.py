"""The mine as text: a card is five signs wide and one line high, with lines between the rows.

Tunnels run to the edge of a card, so that those of neighbours meet; between two rows there is a
line only if a tunnel crosses it, and a row without cards is left out if no tunnel leads there. A
dead end has a cross in its middle, the start an S, a turned stone a #; a goal that is not laid is
in brackets. West is always left, in every language.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from lorelode.rules.saboteur.cards import GOALS, STONES, Face, Shape, is_dead_end
from lorelode.rules.saboteur.paths import CELLS
from lorelode.rules.saboteur.state import GOAL_PLACES, FaceUp, SaboteurView

Picture = tuple[str, str, str]

CARD_WIDTH: Final = 5
NARROW: Final = 3
"""How wide a card is where the mine would not fit otherwise."""
_MARGIN: Final = 4
_BLANK: Final = " " * CARD_WIDTH


class Ink(NamedTuple):
    """The signs that a mine is drawn with."""

    upright: str
    ends: tuple[str, str]
    """An upright tunnel that a wall stops: from above, from below."""
    level: str
    middles: Mapping[str, str]
    """Where joined tunnels meet, by their sides."""
    dead: str
    free: str


FINE: Final = Ink(
    upright="║",
    ends=("╨", "╥"),
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
)
PLAIN: Final = Ink(
    upright="|",
    ends=("'", ","),
    level="-",
    middles={**dict.fromkeys(FINE.middles, "+"), "NS": "|", "EW": "-"},
    dead="x",
    free=".",
)


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
    """The mine as the view's seat knows it, with its columns numbered below.

    A mine too wide for the terminal has narrower cards. If it is still too wide, it is cut into
    strips.
    """
    pictures = _pictures(view, ink)
    columns = range(min(x for x, _ in pictures), max(x for x, _ in pictures) + 1)
    rows = _rows(pictures)
    room = width - _MARGIN - len("  middle")
    size = CARD_WIDTH if len(columns) * CARD_WIDTH <= room else NARROW
    if size == NARROW:
        pictures = {at: _narrow(picture) for at, picture in pictures.items()}
    fitting = max(1, room // size)
    lines: list[str] = []
    for left in range(0, len(columns), fitting):
        strip = columns[left : left + fitting]
        lines += _between(pictures, strip, rows[0] - 1, rows[0], ink, size)
        for y, below in pairwise((*rows, rows[-1] + 1)):
            lines.append(_row(pictures, strip, y, ink, size))
            lines += _between(pictures, strip, y, below, ink, size)
        lines.append(" " * _MARGIN + "".join(f"{f'{x:>{size // 2 + 1}}':<{size}}" for x in strip))
    return [line.rstrip() for line in lines]


def _narrow(picture: Picture) -> Picture:
    """A card without every other sign; of a stone that is known its sides are left out."""
    above, level, below = (line[::2] for line in picture)
    return above, "[#]" if "[#" in picture[1] else level, below


def _rows(pictures: Mapping[tuple[int, int], Picture]) -> list[int]:
    """The rows with cards, and those between them that a tunnel leads into."""
    full = {y for _, y in pictures}
    entered = {y - 1 for (_, y), (above, _, _) in pictures.items() if above.strip()}
    entered |= {y + 1 for (_, y), (_, _, below) in pictures.items() if below.strip()}
    return [y for y in range(min(full), max(full) + 1) if y in full | entered]


def _between(
    pictures: Mapping[tuple[int, int], Picture],
    columns: range,
    upper: int,
    lower: int,
    ink: Ink,
    size: int,
) -> list[str]:
    """The line of the tunnels between two rows, if there is any."""
    line = "".join(
        f"{_crossing(pictures.get((x, upper)), pictures.get((x, lower)), ink):^{size}}"
        for x in columns
    )
    return [" " * _MARGIN + line] if line.strip() else []


def _crossing(upper: Picture | None, lower: Picture | None, ink: Ink) -> str:
    south = upper is not None and bool(upper[2].strip())
    north = lower is not None and bool(lower[0].strip())
    if not south and not north:
        return ""
    # Goals alone are laid whether they fit or not, so that an opening can meet a wall.
    if upper is None or lower is None or south == north or "[" in upper[1] + lower[1]:
        return ink.upright
    return ink.ends[0] if south else ink.ends[1]


def _row(
    pictures: Mapping[tuple[int, int], Picture], columns: range, y: int, ink: Ink, size: int
) -> str:
    empty = f"{ink.free:^{size}}"
    level = "".join(pictures[x, y][1] if (x, y) in pictures else empty for x in columns)
    named = next(
        (goal for goal in GOALS if CELLS[GOAL_PLACES[goal]] in [(x, y) for x in columns]), ""
    )
    return f"{y:>{_MARGIN - 1}} {level}  {named}"


def _pictures(view: SaboteurView, ink: Ink) -> dict[tuple[int, int], Picture]:
    laid = view.public.mine
    pictures = {(tile.x, tile.y): card(tile.shape, ink) for tile in laid.laid}
    pictures[0, 0] = card(Shape.NESW, ink, "S")
    peeked = (None,) * len(GOALS) if view.private is None else view.private.peeked
    for goal, shown, known in zip(GOALS, laid.goals, peeked, strict=True):
        pictures[CELLS[GOAL_PLACES[goal]]] = _goal(shown, known, ink)
    return pictures


def _goal(shown: FaceUp | None, known: Face | None, ink: Ink) -> Picture:
    if shown is not None and shown.turned is not None:
        return card(STONES[shown.face, shown.turned], ink, "#")
    if shown is not None and shown.face is Face.TREASURE:
        return card(Shape.NESW, ink, "$")
    face = known if shown is None else shown.face
    inside = " ? " if face is None else " $ " if face is Face.TREASURE else f"#{face}"
    return _BLANK, f"[{inside:<3}]", _BLANK

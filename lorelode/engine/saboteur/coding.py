"""What the numbers of the engine mean: moves, stages, cards, and the cells of the mine.

A move is one integer:

    bits 0-3    the kind: LAY, BREAK, REPAIR, ROCKFALL, MAP, PASS, TURN, STONE, GOLD
    bits 4-8    what:  LAY a shape; BREAK and REPAIR a tool; MAP, TURN and STONE a goal;
                PASS a card, or NO_CARD; GOLD the nuggets; ROCKFALL 0
    bits 9-     where: LAY and ROCKFALL a cell; BREAK a seat; REPAIR a seat, and from bit 14 on the
                card that mends; STONE 1 if it is turned; others 0

Cards, shapes, tools, goals and faces are numbered as `rules.saboteur.cards` lists them: cards 0-15
are path cards, 16-18 break a tool, 19-24 mend one, 25 is the rockfall, 26 the map. A role is 0 for
a miner and 1 for a saboteur. `docs/engine.md` has examples.
"""

from __future__ import annotations

from typing import Final

from lorelode.engine.native_types import i64

LAY: Final = 0
BREAK: Final = 1
REPAIR: Final = 2
ROCKFALL: Final = 3
MAP: Final = 4
PASS: Final = 5
TURN: Final = 6
STONE: Final = 7
GOLD: Final = 8
KINDS: Final = 9

KIND_MASK: Final = 15
WHAT_SHIFT: Final = 4
WHAT_MASK: Final = 31
WHERE_SHIFT: Final = 9
SEAT_MASK: Final = 31
REPAIR_CARD_SHIFT: Final = 5
"""Within `where`: the seat of a repair takes the lowest five bits, its card the rest."""
MAX_MOVE: Final = 1 << 24
"""No move is coded by this number or a greater one."""

DEALING: Final = 0
PLAYING: Final = 1
CHOOSING: Final = 2
FITTING: Final = 3
SHARING: Final = 4
OVER: Final = 5

FIRST_BREAK_CARD: Final = 16
FIRST_REPAIR_CARD: Final = 19
ROCKFALL_CARD: Final = 25
MAP_CARD: Final = 26
CARD_KINDS: Final = 27
NO_CARD: Final = 31
"""What an empty hand passes."""

SHAPE_KINDS: Final = 26
TOOL_KINDS: Final = 3
GOAL_COUNT: Final = 3
ROUNDS: Final = 3
MAX_SEATS: Final = 10

MINER: Final = 0
SABOTEUR: Final = 1
TREASURE: Final = 0

FACE_DOWN: Final = 0
FACE_UP: Final = 1
"""A goal that lies face up, but no way round: treasure, or a stone that is yet to be laid."""
LAID: Final = 2
"""A stone that is part of the mine."""

NOBODY: Final = -1
"""No seat."""

# The mine is a grid in one row of cells. 40 path cards in a line from the start or from a goal stay
# within it, with a cell to spare on every side.
STRIDE: Final = 96
ROWS: Final = 90
START_COLUMN: Final = 43
START_ROW: Final = 44
CELLS: Final = STRIDE * ROWS
START: Final = START_ROW * STRIDE + START_COLUMN

NORTH: Final = 1
EAST: Final = 2
SOUTH: Final = 4
WEST: Final = 8
SIDES: Final = 15
DEAD: Final = 16
JOINED: Final = 32
SEEN: Final = 64
"""Marks a card while the mine is searched."""
GOAL: Final = 4096
"""Among the edges of a cell: a goal that is not laid lies there."""
FITTED: Final = 0xFF
"""Among the edges of a cell: the known and the open sides, which a card has to fit."""
LIVE: Final = 0xF00
"""Among the edges of a cell: the sides on which a way from the start leads in."""
LIVE_NORTH: Final = 0x100
"""The first of these; like all sides, they go on with east, south and west."""


def codes_move(number: int) -> bool:
    """Whether a number, of any size, codes a move at all, legal or not."""
    if number < 0 or number >= MAX_MOVE:
        return False
    move: i64 = number
    kind: i64 = move & KIND_MASK
    what: i64 = move >> WHAT_SHIFT & WHAT_MASK
    where: i64 = move >> WHERE_SHIFT
    if kind == LAY:
        return what < SHAPE_KINDS and STRIDE <= where < CELLS - STRIDE
    if kind == ROCKFALL:
        return what == 0 and STRIDE <= where < CELLS - STRIDE
    if kind == BREAK:
        return what < TOOL_KINDS and where <= SEAT_MASK
    if kind == REPAIR:
        return what < TOOL_KINDS and where >> REPAIR_CARD_SHIFT < CARD_KINDS
    if kind == PASS:
        return (what < CARD_KINDS or what == NO_CARD) and where == 0
    if kind == GOLD:
        return where == 0
    if kind >= KINDS or what >= GOAL_COUNT:
        return False
    return where == 0 or (kind == STONE and where == 1)

"""Games played on inside the engine, at random."""

from __future__ import annotations

from typing import Final

from lorelode.engine.native_types import i64
from lorelode.engine.random_source import RandomSource, draw_below
from lorelode.engine.saboteur.choices import list_moves
from lorelode.engine.saboteur.coding import DEALING, KIND_MASK, NOBODY, OVER
from lorelode.engine.saboteur.deals import deal_at_random
from lorelode.engine.saboteur.play import make
from lorelode.engine.saboteur.position import Position, reset

MAX_MOVES: Final = 1 << 62


def play_at_random(position: Position, source: RandomSource, moves: int, fill: bool) -> i64:
    """Make this many random moves, one game after another; how many choices there were in all.

    `fill` prefers path cards, which fills the mine.
    """
    if moves < 0 or moves > MAX_MOVES:
        raise ValueError(f"expected 0 to 2**62 moves, not {moves}")
    listed: i64 = 0
    buffer = position.moves
    left: i64 = moves
    while left > 0:
        if position.stage == OVER:
            reset(position, NOBODY)
        if position.stage == DEALING:
            deal_at_random(position, source)
        count = list_moves(position)
        listed += count
        move = buffer[draw_below(source, count)]
        if fill and move & KIND_MASK != buffer[0] & KIND_MASK:
            move = buffer[0]
        make(position, move)
        left -= 1
    return listed

"""Whole games dealt by the documented chance, in which every seat picks any of its moves."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from lorelode.core import Chance
from lorelode.engine.native_types import i64
from lorelode.engine.saboteur.census import is_complete
from lorelode.engine.saboteur.choices import list_moves
from lorelode.engine.saboteur.coding import DEALING, OVER
from lorelode.engine.saboteur.deals import deal_by_chance
from lorelode.engine.saboteur.library_moves import to_move
from lorelode.engine.saboteur.play import apply
from lorelode.engine.saboteur.position import Position, reset
from lorelode.engine.saboteur.state_writer import deal_of
from lorelode.rules.saboteur.moves import write

_texts: Final[dict[int, str]] = {}
"""The notation of every move that was made so far."""


def play_seeded(
    position: Position, seed: bytes, first: i64, draws: list[Callable[[int], int]]
) -> tuple[list[str], bool]:
    """Play a game: the lines of its record, and whether every card was there after every move.

    The n-th deal is by `Chance(seed, n)`, and `draws` are the functions that draw so many random
    bits for each seat. A seat draws bits until they make the number of one of its moves.
    """
    lines: list[str] = []
    complete = True
    buffer = position.moves
    reset(position, first)
    prefixes = [f"{seat} " for seat in range(position.seats)]
    deals: i64 = 0
    while position.stage != OVER:
        if position.stage == DEALING:
            named = position.starter < 0
            deal_by_chance(position, Chance(seed, deals))
            deals += 1
            lines.append("* " + write(deal_of(position, named)))
        else:
            count = list_moves(position)
            bits: i64 = 1
            while count >> bits != 0:
                bits += 1
            seat = position.seat
            draw = draws[seat]
            index: i64 = draw(bits)
            while index >= count:
                index = draw(bits)
            move = buffer[index]
            text = _texts.get(move)
            if text is None:
                text = write(to_move(move))
                _texts[move] = text
            lines.append(prefixes[seat] + text)
            apply(position, move)
        complete = complete and is_complete(position)
    return lines, complete

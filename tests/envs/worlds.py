"""Two games that differ only in what one seat has not seen, played side by side."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from lorelode.core import Seat
from lorelode.envs.episode import Episode
from lorelode.envs.translation import Translation
from lorelode.testing.twins import revealing_news

Seen = Callable[[Translation, Episode, Seat], bytes]
"""All that an adapter shows a seat."""


class Leaked(AssertionError):
    """A seat was shown something that it must not know."""


def compare_worlds(table: Translation, seed: int, seen: Seen, steps: int = 10_000) -> int:
    """Play on in two worlds, and compare what a seat sees; how many times they were compared."""
    rng = Random(seed)
    watcher = Seat(rng.randrange(table.setup.seats))
    here = Episode(table.setup, seed)
    there = here.imagine(watcher, rng)
    compared = 0
    for _ in range(steps):
        compared += here.state != there.state
        if seen(table, here, watcher) != seen(table, there, watcher):
            raise Leaked(f"seat {watcher} can tell two worlds apart after {here.lines(None)[-1:]}")
        if here.asked is None:
            break
        if not _go_on(table, here, there, watcher, rng):
            there = here.imagine(watcher, rng)
    return compared


def _go_on(table: Translation, here: Episode, there: Episode, watcher: Seat, rng: Random) -> bool:
    """Make a move in both that the watcher reads as the same; whether nothing was revealed."""
    mover, before = here.asked, len(here.moves)
    assert mover is not None
    assert mover == there.asked
    moves, others = (table.list_moves(world.view(mover)) for world in (here, there))
    move = rng.choice(moves)
    like = [move] if mover == watcher else _read_alike(table, move, others)
    here.play(mover, move)
    if not like:
        return False
    there.play(mover, rng.choice(like))
    dealt = len(here.moves) > before + 1
    told = any(revealing_news(world.state, watcher) for world in (here, there))
    return not (dealt or told)


def _read_alike(table: Translation, move: Any, moves: Sequence[Any]) -> list[Any]:
    game = table.setup.game
    line = game.write(move, hidden=True)
    return [one for one in moves if game.write(one, hidden=True) == line]

"""No bot looks at what its seat has not seen, even where it could: asked in two worlds."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from itertools import islice
from pathlib import Path

import pytest

from lorelode.bots import BOTS
from lorelode.rules import GAMES
from lorelode.tables.thinking import Pool
from tests.bots.peeking import COUNTED, PEEKING, Moment, moments
from tests.server.worlds import Place

PLACES = {
    "saboteur": [("lv", 5), ("ru", 4)],
    "dixit": [("fa", 4), ("fa", 3)],
}
FEW = 12
"""So many moments of each table are asked about."""


def answers(
    asked: Sequence[Moment], levels: Sequence[str], data: Path
) -> dict[str, list[tuple[str, str]]]:
    """What bots do in the one world and in the other, by level, from one process of the pool."""

    async def story() -> dict[str, list[tuple[str, str]]]:
        pool = Pool(1)
        found: dict[str, list[tuple[str, str]]] = {level: [] for level in levels}
        for level in levels:
            for moment in asked:
                one, other = moment.questions(level, data)
                both = [(await pool.think(question)).move for question in (one, other)]
                found[level].append((both[0], both[1]))
        await pool.close()
        return found

    return asyncio.run(story())


@pytest.mark.parametrize("game", GAMES)
def test_every_level_decides_the_same_in_two_worlds(game: str, tmp_path: Path) -> None:
    asked = [
        moment
        for edition, seats in PLACES[game]
        for moment in islice(moments(Place(GAMES[game], edition, seats), 1), FEW)
    ]
    assert len(asked) > FEW
    # At a table the budget of hard dwarfs is time, here it is a number.
    levels = [COUNTED if (game, level) == ("saboteur", "hard") else level for level in BOTS[game]]
    found = answers(asked, [*levels, PEEKING], tmp_path)
    for level in levels:
        for one, other in found[level]:
            assert one.encode() == other.encode(), level
    assert any(one != other for one, other in found[PEEKING]), "who peeks is caught"

"""No bot looks at what its seat has not seen, even where it could: asked in two worlds.

Neither what it does nor what it says may differ.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from itertools import cycle
from pathlib import Path
from typing import TypeAlias

import pytest

from lorelode.bots import BOTS, Claim
from lorelode.rules import GAMES
from lorelode.rules.saboteur.cards import Role
from lorelode.tables.bot_pool import ProcessBotPool
from tests.bots.peeking import COUNTED, PEEKING, Kind, Moment, kind_of, moments
from tests.server.twin_worlds import GameSetup

GAMES_PLAYED = {
    "saboteur": [("lv", 5, 1), ("ru", 3, 7), ("ru", 3, 21), ("ru", 3, 113)],
    "dixit": [("fa", 3, 1), ("fa", 3, 2)],
}
"""Edition, seats and number of games in which, all together, every kind of decision is made."""
KINDS: dict[str, set[Kind]] = {
    "saboteur": {
        *(("Playing", role) for role in Role),
        *(("Fitting", role) for role in Role),
        ("Choosing", Role.SABOTEUR),
        ("Sharing", Role.MINER),
    },
    "dixit": {("Telling", None), ("Giving", None), ("Voting", None)},
}
TALKATIVE = {"saboteur": {"normal", COUNTED}, "dixit": set[str]()}
"""The levels that say something of the game, in some of these decisions. Dixit's bots seldom speak:
`tests/server/test_bot_secrecy.py` asks them when they do."""
FEW = 2
"""How many decisions of each kind in a game are asked about."""
SPOKEN = ("en", "lv")


Answer: TypeAlias = tuple[str, Claim | None]
"""What a bot does, and what it would say."""


def answers(
    asked: Sequence[tuple[Moment, str]], levels: Sequence[str], data: Path
) -> dict[str, list[tuple[Answer, Answer]]]:
    """What bots do and say in the one world and in the other, from one process of the pool."""

    async def story() -> dict[str, list[tuple[Answer, Answer]]]:
        pool = ProcessBotPool(1)
        found: dict[str, list[tuple[Answer, Answer]]] = {level: [] for level in levels}
        for level in levels:
            for moment, language in asked:
                one, other = moment.questions(level, language, data)
                both = [
                    ((await pool.think(question)).move, (await pool.speak(question)).claim)
                    for question in (one, other)
                ]
                found[level].append((both[0], both[1]))
        await pool.close()
        return found

    return asyncio.run(story())


@pytest.mark.parametrize("game", GAMES)
def test_no_level_depends_on_what_its_seat_cannot_see(game: str, tmp_path: Path) -> None:
    asked = [
        (moment, language)
        for (edition, seats, number), language in zip(GAMES_PLAYED[game], cycle(SPOKEN))
        for moment in moments(GameSetup(GAMES[game], edition, seats), number, FEW)
    ]
    assert {kind_of(moment.views[0]) for moment, _ in asked} == KINDS[game]
    # At a table the budget of hard bots in Saboteur is time, here it is a number.
    levels = [COUNTED if (game, level) == ("saboteur", "hard") else level for level in BOTS[game]]
    found = answers(asked, [*levels, PEEKING], tmp_path)
    for level in levels:
        for one, other in found[level]:
            assert one == other, level
    said = {level for level in levels for (_, claim), _ in found[level] if claim is not None}
    assert said >= TALKATIVE[game]
    for at, what in enumerate(("moves", "phrases")):
        caught = any(one[at] != other[at] for one, other in found[PEEKING])
        assert caught, f"who peeks is caught by its {what}"

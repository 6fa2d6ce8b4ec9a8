"""The law of the engine: it plays as the library does, compiled and not.

Every edition, mixes of switches and every number of seats are played in styles that reach the rare
things. `HYPOTHESIS_PROFILE=thorough` plays thousands of games.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from types import ModuleType

import pytest
from hypothesis import settings

from lorelode.rules.saboteur import payout
from lorelode.rules.saboteur.editions import EDITIONS, SEATS
from tests.conformance.lockstep import STYLES, Lockstep, mixed_edition
from tests.engine.builds import BUILDS, engine_of

GAMES = max(1, settings().max_examples // 50)
"""Games of each variant and build: two, or 40 in `make soak`."""

VARIANTS = [*EDITIONS, "mixed"]


def play(engine: ModuleType, variant: str, seats: int, number: int) -> Counter[str]:
    seed = f"{variant} {seats} {number}"
    rng = Random(seed)
    edition = EDITIONS.get(variant) or mixed_edition(rng)
    return Lockstep(engine, edition, seats, seed).play(rng.choice(STYLES))


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("build", BUILDS)
def test_the_engine_keeps_step_with_the_library(build: str, variant: str, seats: int) -> None:
    # The builds play different games, because both are held to the same library.
    first = BUILDS.index(build) * GAMES
    for number in range(first, first + GAMES):
        play(engine_of(build), variant, seats, number)


def test_the_games_of_the_law_reach_the_rare_things(monkeypatch: pytest.MonkeyPatch) -> None:
    """The law would otherwise hold because nothing was tried."""
    stuck = Counter[str]()
    pick = payout._pick

    def count(pile: tuple[int, ...], due: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
        stuck["payouts that are stuck"] += 1
        return pick(pile, due)

    monkeypatch.setattr(payout, "_pick", count)
    seen = Counter[str]()
    for variant in VARIANTS:
        for seats in SEATS:
            for number in range(2):
                seen += play(engine_of(BUILDS[0]), variant, seats, number)
    seen += stuck
    expected = (
        *("Stone", "Turn", "Gold", "Map", "Repair", "payouts that are stuck"),
        *("rockfalls that cut", "cards that rejoin", "goals joined through a stone"),
        "rounds won by miner",
        *("rounds won by saboteur", "rounds won by saboteur with cards left"),
    )
    assert not [thing for thing in expected if seen[thing] < 3]

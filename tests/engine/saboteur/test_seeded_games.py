"""Games by seed: the chance of the library, and cards that are missed when one is lost."""

from __future__ import annotations

from typing import Any

import pytest

from lorelode.core import Chance
from lorelode.rules.saboteur.editions import EDITIONS
from tests.engine.builds import BUILDS, engine_of
from tools.native import import_pure

RISING = bytes(range(32))


@pytest.fixture(params=BUILDS)
def engine(request: pytest.FixtureRequest) -> Any:
    return engine_of(request.param)


@pytest.mark.parametrize("draw", [0, 1, 258, 2**64 - 1])
def test_the_engine_reads_the_words_of_the_chance(engine: Any, draw: int) -> None:
    for expected in (0, 9, 100):
        words = engine.chance_words.ChanceWords(RISING, draw, expected)
        chance = Chance(RISING, draw)
        # Of 3 * 2**30 numbers, every fourth word is skipped.
        for n in [6, 3 * 2**30] * 150:
            assert words.below(n) == chance.below(n)


# By what is wrong: the module, what stands there, and what takes its place.
MUTANTS = {
    "a card is lost": ("turns", "position.spents += 1", "pass"),
    "a card becomes another": ("turns", "[position.spents] = card", "[position.spents] = 0"),
    "gold is lost": ("payout", "position.golds[seat] = count + 1", "pass"),
}


@pytest.mark.parametrize("fault", MUTANTS)
def test_cards_that_are_lost_are_missed(fault: str) -> None:
    module, old, new = MUTANTS[fault]
    changed = []

    def mutate(name: str, text: str) -> str:
        if name == module:
            assert old in text
            changed.append(name)
            return text.replace(old, new)
        return text

    for engine, is_conserved in ((engine_of("pure"), True), (import_pure(mutate), False)):
        games = engine.SeededGames(engine.new_position(EDITIONS["lv"], 5), -1)
        games.play(RISING)
        assert games.is_conserved is is_conserved
    assert changed

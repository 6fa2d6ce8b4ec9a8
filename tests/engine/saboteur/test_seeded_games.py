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


def test_cards_are_counted_by_kind(engine: Any) -> None:
    position = engine.new_position(EDITIONS["lv"], 5)
    engine.deal_by_chance(position, RISING, 0)
    assert engine.census.is_complete(position)
    pile = list(position.pile)[position.pile_top :]
    # As many cards and the same sum, if a kind weighs four times as much as the kind before it.
    for old, new in (([2] * 4 + [20], [3] + [19] * 4), ([2], [3])):
        spoilt = engine.copy(position)
        rest = list(pile)
        for card, other in zip(old, new, strict=True):
            at = rest.index(card)
            rest[at] = -1
            spoilt.pile[position.pile_top + at] = other
        assert engine.census.has_all_cards(spoilt)
        assert not engine.census.is_complete(spoilt)


def test_an_interrupted_game_leaves_nothing_in_the_next_record(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    engine = engine_of("pure")
    games = engine.SeededGames(engine.new_position(EDITIONS["lv"], 5), -1)
    whole = games.play(RISING)

    def interrupt(_position: Any, _move: int) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(engine.seeded_games, "make", interrupt)
        with pytest.raises(KeyboardInterrupt):
            games.play(RISING)
    assert games.play(RISING) == whole


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

"""Deals that the engine draws by itself, in both builds."""

from __future__ import annotations

from typing import Any

import pytest

from lorelode.rules.saboteur.cards import DECK
from lorelode.rules.saboteur.editions import EDITIONS, SEATS
from tests.engine.builds import BUILDS, engine_of


def deal(build: str, seats: int, seed: int) -> Any:
    engine = engine_of(build)
    position = engine.new_position(EDITIONS["lv"], seats)
    engine.deal_at_random(position, engine.RandomSource(seed))
    return position


@pytest.mark.parametrize("build", BUILDS)
@pytest.mark.parametrize("seats", SEATS)
def test_a_random_deal_has_all_saboteurs_and_any_card_may_be_one(build: str, seats: int) -> None:
    saboteurs, miners = EDITIONS["lv"].pool(seats)
    pools = [deal(build, seats, seed).roles for seed in range(200)]
    assert {pool.bit_count() for pool in pools} == {saboteurs}
    for card in range(saboteurs + miners):
        assert any(pool >> card & 1 for pool in pools), card


def test_a_random_deal_is_the_same_in_both_builds_and_has_all_cards() -> None:
    for seed in range(20):
        deals = [deal(build, 5, seed) for build in BUILDS]
        assert len({(tuple(one.pile), one.roles, tuple(one.goal_face)) for one in deals}) == 1
        assert len(list(deals[0].pile)) == len(DECK)
        assert len(set(deals[0].pile)) == len(set(DECK))

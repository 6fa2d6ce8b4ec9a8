"""Deals at random: all roles and cards of the box, alike in both builds."""

from __future__ import annotations

from collections import Counter

from lorelode.rules.saboteur.cards import Role
from lorelode.rules.saboteur.editions import EDITIONS, SEATS
from lorelode.rules.saboteur.state import SaboteurState
from tests.engine.builds import BUILDS, engine_of


def deal(build: str, edition: str, seats: int) -> SaboteurState:
    engine = engine_of(build)
    position = engine.new_position(EDITIONS[edition], seats)
    engine.deal_at_random(position, engine.RandomSource(seats))
    state: SaboteurState = engine.to_state(position)
    return state


def test_both_builds_deal_the_same_roles_and_cards() -> None:
    for edition in EDITIONS:
        for seats in SEATS:
            states = [deal(build, edition, seats) for build in BUILDS]
            assert states[0] == states[-1]
            roles = [private.role for private in states[0].private]
            pool = Counter([*roles, *states[0].secret.spare])
            assert (pool[Role.SABOTEUR], pool[Role.MINER]) == EDITIONS[edition].pool(seats)

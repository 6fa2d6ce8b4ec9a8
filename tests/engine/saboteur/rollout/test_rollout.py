"""Rollouts: distances as the bots measure them, legal moves only, alike in both builds."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from lorelode.bots.saboteur.analysis.distance import distances, route, terrain
from lorelode.bots.saboteur.analysis.value_network_weights import BIAS, HIDDEN
from lorelode.engine.saboteur.coding import KIND_MASK, KINDS, MAP, PASS
from lorelode.rules.saboteur.editions import EDITIONS, SEATS
from lorelode.rules.saboteur.state import SaboteurState
from tests.engine.builds import BUILDS, engine_of
from tests.rules.saboteur.table import table

LV = EDITIONS["lv"]
PLAYED = 1
"""The stage in which cards are played."""


@pytest.fixture(params=BUILDS)
def engine(request: pytest.FixtureRequest) -> Any:
    return engine_of(request.param)


def random_rounds(engine: Any, seats: int, count: int) -> Any:
    """Positions in the middle of rounds that were played at random."""
    position = engine.new_position(LV, seats)
    source = engine.RandomSource(seats)
    while count:
        engine.play_at_random(position, source, 7, fill=count % 2 == 0)
        if position.stage == PLAYED:
            count -= 1
            yield position


def test_distances_are_those_that_the_bots_measure(engine: Any) -> None:
    islands = 0
    for seats in (3, 6, 10):
        for position in random_rounds(engine, seats, 60):
            ways = engine.to_state(position).public.mine.ways
            around, routes = terrain(ways), engine.Routes(position)
            islands += len(around.islands)
            assert tuple(routes.cards(goal) for goal in range(3)) == distances(ways)
            for goal in range(3):
                assert routes.detour(goal) == route(ways, around, goal).detour
    assert islands > 20, "the cells beyond an island are reached too"


def test_distances_are_found_again_when_the_mine_has_changed(engine: Any) -> None:
    position = engine.from_state(table(mine="@ EW*3", hands="EW|-|-"))
    routes = engine.Routes(position)
    assert routes.cards(1) == 4
    engine.apply(position, next(iter(engine.legal(position))))
    assert routes.cards(1) == 4
    routes.forget()
    ways = engine.to_state(position).public.mine.ways
    assert routes.cards(1) == distances(ways)[1]


@pytest.mark.parametrize("seats", SEATS)
def test_rules_of_thumb_make_legal_moves_to_the_end_of_a_round(engine: Any, seats: int) -> None:
    kinds = Counter[int]()
    rounds = 6 if engine.COMPILED else 2
    for number, edition in enumerate([*EDITIONS.values()] * rounds):
        start = engine.new_position(edition, seats)
        engine.deal_at_random(start, engine.RandomSource(number))
        rollout = engine.Rollout(start)
        rollout.begin(start, [number % 3 / 3] * seats, number)
        position = rollout.position
        while position.stage == PLAYED:
            move = engine.thumb_move(rollout)
            engine.check(position, move)
            kinds[move & KIND_MASK] += 1
            engine.make_move(rollout, move)
        assert position.results == 1
    assert set(kinds) == set(range(PASS + 1)), "every kind of card is played"
    assert KINDS > PASS > MAP


def test_both_builds_play_the_same_rollouts() -> None:
    values = []
    for build in BUILDS:
        engine = engine_of(build)
        network = engine.ValueNetwork(BIAS, HIDDEN)
        found = []
        for seats in (3, 5, 10):
            start = engine.new_position(LV, seats)
            engine.deal_at_random(start, engine.RandomSource(seats))
            rollout = engine.Rollout(start)
            for number in range(40):
                rollout.begin(start, [0.3] * seats, number)
                found.append(engine.play_on(rollout, number, network))
        values.append(found)
        assert len(set(found)) > 60
    assert values[0] == values[-1]


def miners_win(engine: Any, state: SaboteurState) -> float:
    position = engine.from_state(state)
    rollout = engine.Rollout(position)
    rollout.begin(position, [0.3] * position.seats, 0)
    found: float = engine.play_on(rollout, 0, engine.ValueNetwork(BIAS, HIDDEN))
    return found


def test_there_is_a_weight_for_every_feature(engine: Any) -> None:
    assert all(len(row) == len(engine.FEATURE_NAMES) for _, row, _ in HIDDEN)
    with pytest.raises(ValueError, match="expected 28 weights"):
        engine.ValueNetwork(0.0, [(0.0, (1.0,), 0.0)])


def test_the_nearer_the_treasure_the_likelier_the_miners_win(engine: Any) -> None:
    hands = "EW NS|EW NS|EW NS"
    far, near = (table(mine=f"@ EW*{cards}", hands=hands, roles="MMS") for cards in (1, 6))
    assert 0 < miners_win(engine, far) < miners_win(engine, near) < 1


def test_broken_tools_make_the_miners_less_likely_to_win(engine: Any) -> None:
    hands = "EW NS|EW NS|EW NS"
    whole, broken = (
        table(mine="@ EW*3", hands=hands, roles="MMS", broken=tools)
        for tools in ({}, {0: "lamp", 1: "lamp"})
    )
    assert miners_win(engine, broken) < miners_win(engine, whole)


def test_features_count_what_they_say(engine: Any) -> None:
    state = table(
        mine="@ EW*3",
        hands="EW -pick|N+S rockfall|NS +pick/lamp map",
        roles="MSM",
        broken={2: "lamp pick"},
        pile="EW N E NS",
    )
    rollout = engine.Rollout(engine.from_state(state))
    rollout.begin(engine.from_state(state), [0.2, 0.9, 0.4], 0)
    found = dict(zip(engine.FEATURE_NAMES, engine.measure_features(rollout), strict=True))
    expected = {
        "distance": 4 / 5,
        "one_card_away": 0,
        "turns": (2 + 3 + 2 * 4 / 3) / 10,
        "goals_closed": 1,
        "knowing": 0,
        "anybody_knows": 0,
        "lame": 1 / 2,
        "further_broken": 1 / 2,
        "can_mend_own": 1 / 2,
        "mending_cards": 1 / 2,
        "can_lead": 1 / 2,
        "leading_in_pile": 1 / 4,
        "soon_led": 1,
        "seats": 0.3,
        "saboteurs": 1 / 3,
        "able_saboteurs": 1 / 3,
        "dead_ends": 1 / 3,
        "rockfalls": 1 / 2,
        "breaking_cards": 0,
        "miners_breaking_cards": 1 / 3,
        "exposed": 0.9,
        "slandered": 0.3,
        "late": 1 / (1 + 4 / 3),
    }
    assert {name: found[name] for name in expected} == pytest.approx(expected)


def test_a_round_that_is_not_played_is_refused(engine: Any) -> None:
    position = engine.new_position(LV, 5)
    rollout = engine.Rollout(position)
    with pytest.raises(ValueError, match="expected a round that is played"):
        engine.play_on(rollout, 3, engine.ValueNetwork(BIAS, HIDDEN))
    with pytest.raises(ValueError, match="expected 5 suspicions, not 4"):
        rollout.begin(position, [0.0] * 4, 0)

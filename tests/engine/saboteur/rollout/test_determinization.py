"""Positions that a seat thinks possible: drawn by their chances, with all cards of the round."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from lorelode.rules.saboteur.editions import EDITIONS
from lorelode.rules.saboteur.state import SaboteurState
from tests.engine.builds import BUILDS, engine_of

LV = EDITIONS["lv"]
SAMPLES = 2000


@pytest.fixture(params=BUILDS)
def engine(request: pytest.FixtureRequest) -> Any:
    return engine_of(request.param)


def begun(engine: Any, seats: int = 5) -> Any:
    """A round in which some cards were played."""
    position = engine.new_position(LV, seats)
    source = engine.RandomSource(3)
    engine.play_at_random(position, source, 25, fill=False)
    return position


def cards_of(state: SaboteurState, seat: int) -> Counter[object]:
    """All cards that a seat has not seen."""
    found = Counter[object](state.secret.pile)
    for other, private in enumerate(state.private):
        if other != seat:
            found.update(private.hand + private.discards)
    return found


def test_samples_keep_what_the_seat_sees_and_deal_the_rest_again(engine: Any) -> None:
    position = begun(engine)
    real = engine.to_state(position)
    seat = 2
    determinizer = engine.Determinizer(position, seat, [(0,), (0, 4), (3,)], [1, 1, 1], [1, 1, 1])
    sample, source = determinizer.make_position(), engine.RandomSource(1)
    piles = set()
    for _ in range(50):
        determinizer.sample(sample, source)
        state = engine.to_state(sample)
        # Everything that is public, and the seat's own cards.
        assert state.public == real.public
        assert state.private[seat].hand == real.private[seat].hand
        assert state.private[seat].discards == real.private[seat].discards
        assert cards_of(state, seat) == cards_of(real, seat)
        assert Counter(state.secret.goals) == Counter(real.secret.goals)
        roles = [private.role for private in state.private]
        assert Counter(roles + list(state.secret.spare)) == Counter(
            [private.role for private in real.private] + list(real.secret.spare)
        )
        piles.add(state.secret.pile)
    assert len(piles) > 40


def test_roles_and_treasure_are_drawn_by_their_chances(engine: Any) -> None:
    sets, chances = [(0,), (1, 3), (4,), (3,)], [0.5, 0.3, 0.0, 0.2]
    determinizer = engine.Determinizer(begun(engine), 2, sets, chances, [0, 0.25, 0.75])
    sample, source = determinizer.make_position(), engine.RandomSource(1)
    roles, goals = Counter[int](), Counter[int]()
    for _ in range(SAMPLES):
        determinizer.sample(sample, source)
        roles[sample.roles & 31] += 1
        goals[[sample.goal_face[goal] for goal in range(3)].index(0)] += 1
    assert set(roles) == {1, 2 | 8, 8}
    assert set(goals) == {1, 2}
    for count, chance in ((roles[1], 0.5), (roles[10], 0.3), (roles[8], 0.2), (goals[2], 0.75)):
        assert count / SAMPLES == pytest.approx(chance, abs=0.05)


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ((5, [(0,)], [1.0], [1, 1, 1]), "expected a seat of 0 to 4, not 5"),
        ((0, [(0,)], [], [1, 1, 1]), "1 sets of saboteurs have 0 chances"),
        ((0, [], [], [1, 1, 1]), "0 sets of saboteurs"),
        ((0, [(0,)], [1.0], [1, 1]), "the chances of 3 goals, not 2"),
        ((0, [(0,)], [0.0], [1, 1, 1]), "one must be above 0"),
        ((0, [(0,)], [1.0], [1, -1, 1]), "must not be negative"),
        ((0, [(7,)], [1.0], [1, 1, 1]), "expected a seat of 0 to 4, not 7"),
        ((0, [(0, 1, 2, 3)], [1.0], [1, 1, 1]), "the pool has no 4 saboteurs"),
        ((0, [()], [1.0], [1, 1, 1]), "the pool has no 0 saboteurs"),
    ],
)
def test_beliefs_that_cannot_be_are_refused(engine: Any, arguments: Any, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        engine.Determinizer(begun(engine), *arguments)

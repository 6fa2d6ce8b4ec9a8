"""Many games at once look as the same games do one by one."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from lorelode.core import Seat, SetupError
from lorelode.engine.saboteur import nuggets_of, to_state
from lorelode.envs.games import translate
from lorelode.envs.saboteur.vector import VectorEnv, VectorStep
from lorelode.envs.translation import observe
from tests.envs.tables import SOME_TABLES


def choose(now: VectorStep, rng: np.random.Generator) -> Any:
    """A random legal action for each game, laid cards more often than others."""
    counts = now.masks.sum(axis=1, dtype=np.int64)
    return (rng.random(len(counts)) ** 2 * counts).astype(np.int64)


@pytest.mark.parametrize(
    ("seats", "edition"), [table[1:] for table in SOME_TABLES if table[0] == "saboteur"]
)
def test_every_row_is_the_observation_of_the_seat_to_act(seats: int, edition: str) -> None:
    env, rng = VectorEnv(3, seats, edition, seed=1), np.random.default_rng(1)
    table = translate("saboteur", seats, edition)
    now = env.reset()
    ended = 0
    for _ in range(260):
        for game, position in enumerate(env.positions):
            view = to_state(position).view(Seat(int(now.seats[game])))
            assert now.observations[game].tobytes() == observe(table, view).tobytes()
            assert now.masks[game].sum() == len(table.list_moves(view))
            assert now.masks[game][: len(table.list_moves(view))].all()
        before = [[nuggets_of(p, seat) for seat in range(seats)] for p in env.positions]
        now = env.step(choose(now, rng))
        for game, position in enumerate(env.positions):
            if now.dones[game]:
                ended += 1
                assert position.round == 1
            else:
                pairs = zip(before[game], range(seats), strict=True)
                gained = [nuggets_of(position, seat) - then for then, seat in pairs]
                assert now.rewards[game].tolist() == gained
    assert ended


def test_the_rewards_of_a_game_are_its_gold() -> None:
    env, rng = VectorEnv(8, 3, "lv", seed=2), np.random.default_rng(2)
    now, total = env.reset(), np.zeros((8, 3), np.int64)
    finished: list[int] = []
    while len(finished) < 20:
        now = env.step(choose(now, rng))
        total += now.rewards
        finished += total[now.dones].sum(axis=1).tolist()
        total[now.dones] = 0
    # A lone saboteur gets 4 nuggets for a round, and there are three rounds.
    assert max(finished) > 0
    assert all(0 <= one <= 44 for one in finished)
    assert finished.count(12) > 0


def test_a_game_goes_on_the_same_beside_any_others() -> None:
    alone, many = VectorEnv(1, 4, "ru", seed=5), VectorEnv(6, 4, "ru", seed=5)
    one, all_ = alone.reset(), many.reset()
    for _ in range(150):
        assert one.observations[0].tobytes() == all_.observations[0].tobytes()
        one = alone.step(np.zeros(1, np.int64))
        all_ = many.step(np.zeros(6, np.int64))


def test_the_same_seed_deals_the_same_games() -> None:
    env = VectorEnv(4, seed=3)
    first = env.reset().observations.tobytes()
    assert env.reset().observations.tobytes() != first
    assert env.reset(seed=3).observations.tobytes() == first


def test_what_cannot_be_done_is_refused_and_nothing_has_changed() -> None:
    with pytest.raises(ValueError, match="one game at least"):
        VectorEnv(0)
    with pytest.raises(SetupError, match="no edition 'xx'"):
        VectorEnv(2, 3, "xx")
    with pytest.raises(SetupError, match="3 to 10 players, not 2"):
        VectorEnv(2, 2)
    env = VectorEnv(2, 3)
    with pytest.raises(ValueError, match="call reset"):
        env.step(np.zeros(2, np.int64))
    now = env.reset()
    wrong: Any
    for wrong in (np.zeros(3, np.int64), np.zeros((2, 1), np.int64), np.zeros(2)):
        with pytest.raises(ValueError, match="expected 2 whole numbers"):
            env.step(wrong)
    phases = [position.phase for position in env.positions]
    for number in (-1, int(now.masks[1].sum()), 1 << 40):
        with pytest.raises(ValueError, match=r"game 1: expected an action from 0 to \d+, not"):
            env.step(np.array([0, number]))
    assert [position.phase for position in env.positions] == phases

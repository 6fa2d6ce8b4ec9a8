"""The example of learning by self-play, in a shortened form."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from lorelode.envs import pettingzoo

# The example imports Matplotlib, which takes a second, so only one process does.
pytestmark = pytest.mark.xdist_group("plots")


@pytest.fixture
def self_play() -> Any:
    return import_module("examples.self_play")


def test_the_policy_learns_is_measured_and_drawn(
    self_play: Any,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(self_play, "REPORTS", 1)
    monkeypatch.setattr(self_play, "GAMES_A_STEP", 2)
    self_play.main(minutes=0.02, games=1)
    assert np.load("self_play.npy").any()
    assert b"minutes of self-play" in Path("self_play.svg").read_bytes()
    before, after = capsys.readouterr().out.splitlines()
    assert before.startswith("   0 s,     0 games: ")
    assert after.count(" % (") == 3


def test_what_was_done_in_good_rounds_becomes_likelier(self_play: Any) -> None:
    """The direction of a decision is the slope of the logarithm of its probability."""
    rng = np.random.default_rng(1)
    env = pettingzoo.raw_env("saboteur", self_play.SEATS, actions="cells")
    env.reset(seed=4)
    seen = env.observe(env.agent_selection).values()
    weights = rng.normal(size=self_play.SHAPE) / 4
    policy = self_play.Policy(weights, self_play.SEATS, 0, seed=1)
    action, role, direction = policy.decide(*seen)
    shift = rng.normal(size=direction.shape) * 1e-4

    def likely(change: Any) -> float:
        moved = weights.copy()
        moved[role] += change
        return probability(self_play.Policy(moved, self_play.SEATS, 0, seed=1), action, *seen)

    slope = np.log(likely(shift)) - np.log(likely(-shift))
    assert slope == pytest.approx(2 * (direction * shift).sum(), rel=1e-3)


@pytest.mark.parametrize(("role", "worth", "sign"), [(0, 1.0, 1), (1, 0.0, -1)])
def test_a_step_goes_towards_good_rounds_and_away_from_bad_ones(
    self_play: Any, role: int, worth: float, sign: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    direction = np.random.default_rng(1).normal(size=self_play.SHAPE[1:])
    monkeypatch.setattr(self_play, "play_game", lambda *_: [(role, worth, direction)])
    monkeypatch.setattr(self_play, "REPORTS", 1)
    monkeypatch.setattr(self_play, "GAMES_A_STEP", 1)
    _, (_, games, weights) = self_play.train(minutes=1e-9)
    assert games > 0
    assert (np.sign(weights[role]) == sign * np.sign(direction)).all()
    assert not weights[1 - role].any()


def probability(policy: Any, action: int, observation: Any, mask: Any) -> float:
    """How likely an action is."""
    chosen: list[Any] = []

    class Listening:
        def choice(self, _count: int, p: Any) -> int:
            chosen.append(p)
            return 0

    policy.rng = Listening()
    policy.decide(observation, mask)
    (legal,) = np.nonzero(mask)
    return float(chosen[0][legal.tolist().index(action)])

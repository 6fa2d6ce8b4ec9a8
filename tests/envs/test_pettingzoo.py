"""The environments of PettingZoo, by PettingZoo's own tests, unchanged, and by ours."""

from __future__ import annotations

import time
import warnings
from typing import Any

import numpy as np
import pytest
from pettingzoo import make

from lorelode.core import IllegalMove, MoveSyntaxError, Seat, SetupError
from lorelode.envs import pettingzoo
from lorelode.envs.episode import Episode
from lorelode.envs.games import translate
from lorelode.envs.translation import Translation
from lorelode.rules.saboteur.editions import SaboteurEdition
from tests.envs.tables import covering_table, some_table
from tests.envs.worlds import Leaked, Seen, compare_worlds

# If pygame is there, the tests import a game of PettingZoo's by a way that it warns of.
with warnings.catch_warnings(action="ignore", category=DeprecationWarning):
    from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test

# PettingZoo warns of every environment with a mask in its observation that is not in its own list.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    # Seats that are not asked have no legal actions.
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]

CYCLES = 12
"""How many turns of every seat: PettingZoo's own default plays for minutes."""


@covering_table
@pytest.mark.parametrize("actions", ["choices", "cells"])
def test_the_api_test_passes(game: str, seats: int, edition: str, actions: str) -> None:
    api_test(pettingzoo.env(game, seats, edition, actions=actions), num_cycles=CYCLES)


@pytest.mark.parametrize(("game", "seats"), [("saboteur", 4), ("dixit", 4)])
def test_the_api_test_passes_to_the_end_of_a_game(game: str, seats: int) -> None:
    api_test(pettingzoo.raw_env(game, seats), num_cycles=200)


@covering_table
def test_the_seed_test_passes(game: str, seats: int, edition: str) -> None:
    seed_test(lambda: pettingzoo.env(game, seats, edition), num_cycles=CYCLES)


@covering_table
def test_the_render_test_passes(game: str, seats: int, edition: str) -> None:
    def make(**options: Any) -> Any:
        return pettingzoo.env(game, seats, edition, **options)

    def is_telling(text: str) -> bool:
        return len(text) > 20

    render_test(make, custom_tests={"ansi": is_telling})


@covering_table
def test_the_performance_benchmark_runs(
    game: str,
    seats: int,
    edition: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    # It plays for five seconds; a quick clock makes 50 ms of that.
    real = time.time
    monkeypatch.setattr(time, "time", lambda: 100 * real())
    performance_benchmark(pettingzoo.env(game, seats, edition))
    assert "turns per second" in capsys.readouterr().out


def see(env: pettingzoo.GameEnv, render: bool) -> Seen:
    def seen(_table: Translation, episode: Episode, seat: Seat) -> bytes:
        env.begin(episode)
        agent = f"player_{seat}"
        seen = env.observe(agent)
        told = repr((env.infos[agent], env.agent_selection, env.terminations))
        drawn = env.render() if render else ""
        assert drawn is not None
        # The `repr` of a picture leaves most of it out.
        shown = drawn.encode() if isinstance(drawn, str) else drawn.tobytes()
        return b"".join([*(one.tobytes() for one in seen.values()), told.encode(), shown])

    return seen


@some_table
def test_two_worlds_look_the_same(game: str, seats: int, edition: str) -> None:
    for actions, mode, steps in (("cells", "ansi", 60), ("choices", "rgb_array", 20)):
        env = pettingzoo.raw_env(game, seats, edition, actions=actions, render_mode=mode)
        seen = see(env, render=True)
        assert compare_worlds(translate(game, seats, edition), 7, seen, steps) > 5


class LeakyEnv(pettingzoo.GameEnv):
    """Planted: the mask is that of whoever is asked."""

    def observe(self, agent: str) -> pettingzoo.Observation:
        seen = super().observe(agent)
        moves = self.translation.list_moves(self.episode.view(self.episode.asked))
        return {**seen, "action_mask": self.actions.mask(moves)}


class TalkativeEnv(pettingzoo.GameEnv):
    """Planted: info tells what the dealer knows."""

    def begin(self, episode: Episode) -> None:
        super().begin(episode)
        self.infos = {agent: {"pile": episode.state.secret.pile} for agent in self.agents}


@pytest.mark.parametrize("leaky", [LeakyEnv, TalkativeEnv])
@pytest.mark.parametrize("game", ["saboteur", "dixit"])
def test_a_planted_leak_is_caught(game: str, leaky: type[pettingzoo.GameEnv]) -> None:
    with pytest.raises(Leaked):
        compare_worlds(translate(game, 4), 1, see(leaky(game, 4, actions="cells"), render=False))


def test_an_illegal_action_ends_the_game_with_the_wrapper() -> None:
    env = pettingzoo.env("saboteur", 3)
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(1023)
    assert all(env.terminations.values())
    assert env.rewards[agent] == -1.0
    assert sum(env.rewards.values()) == -1.0


def test_an_illegal_action_raises_the_clause_without_the_wrapper() -> None:
    env = pettingzoo.raw_env("saboteur", 3, actions="cells")
    env.reset(seed=1)
    before = env.observe(env.agent_selection)["observation"].tobytes()
    with pytest.raises(IllegalMove, match=r"^S-"):
        env.step(0)
    assert env.observe(env.agent_selection)["observation"].tobytes() == before


def test_what_is_no_action_is_refused() -> None:
    env = pettingzoo.raw_env("dixit", 4)
    env.reset(seed=1)
    with pytest.raises(ValueError, match="from 0 to 23, not 24"):
        env.step(24)
    for wrong in (1.5, None, np.zeros(3), True):
        with pytest.raises(TypeError, match="expected an action or a move in notation"):
            env.step(wrong)  # type: ignore[arg-type]
    with pytest.raises(MoveSyntaxError, match="expected a move: tell"):
        env.step("sing")
    wrapped = pettingzoo.env("dixit", 4)
    wrapped.reset(seed=1)
    with pytest.raises(AssertionError, match="not in action space"):
        wrapped.step(24)


def test_an_unknown_table_is_refused() -> None:
    with pytest.raises(SetupError, match="no edition 'lv' of dixit"):
        pettingzoo.env("dixit", edition="lv")
    with pytest.raises(ValueError, match="no render mode 'film'"):
        pettingzoo.env("dixit", render_mode="film")
    wrong: Any
    for wrong in ("5", 5.0):
        with pytest.raises(SetupError, match=f"a whole number of seats, not {wrong!r}"):
            pettingzoo.env("dixit", wrong)
        with pytest.raises(TypeError, match="object cannot be interpreted as an integer"):
            pettingzoo.env("dixit").reset(seed=wrong)


def test_switches_are_words_or_values() -> None:
    switches = {"unbroken_path": False, "gold_reshuffled": "on"}
    edition = pettingzoo.raw_env("saboteur", switches=switches).translation.setup.edition
    assert isinstance(edition, SaboteurEdition)
    assert (edition.unbroken_path, edition.gold_reshuffled) == (False, True)


def test_both_games_are_in_the_registry() -> None:
    env = make("aec", "lorelode/dixit_v0", seats=3)
    assert str(env) == "lorelode_dixit_v0"
    assert env.max_num_agents == 3


def test_any_clue_can_be_given_and_is_told() -> None:
    env = pettingzoo.raw_env("dixit", 4)
    env.reset(seed=1)
    card = next(iter(env.infos[env.agent_selection]["clue_slots"]))
    with pytest.raises(IllegalMove, match=r"^D-\d\.\d: "):
        env.step(f'tell {card} ""')
    env.step(f'tell {card} "my own words"')
    assert {info["clue"] for info in env.infos.values()} == {"my own words"}


def test_the_rewards_of_a_game_are_its_points() -> None:
    env = pettingzoo.raw_env("dixit", 3)
    env.reset(seed=2)
    rng = np.random.default_rng(2)
    total: dict[str, float] = dict.fromkeys(env.agents, 0)
    for agent in env.agent_iter():
        seen, _, over, _, _ = env.last()
        if over:
            break
        assert seen is not None
        env.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
        for other, reward in env.rewards.items():
            total[other] += reward
        assert agent in total
    assert list(total.values()) == list(env.episode.scores())
    assert max(total.values()) > 0

"""The games of OpenSpiel, by OpenSpiel's own tests, unchanged, and by ours."""

from __future__ import annotations

import pickle
import unittest
import warnings
from collections.abc import Callable
from copy import deepcopy
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import pyspiel
import pytest
from absl import flags

from lorelode.core import IllegalMove, Seat, SetupError
from lorelode.envs import openspiel
from lorelode.envs.openspiel_snapshot import list_memory
from lorelode.envs.saboteur.memory import KINDS
from lorelode.rules.saboteur import SABOTEUR
from lorelode.testing.twins import revealing_news
from tests.envs.tables import covering_table, some_table
from tests.envs.worlds import Leaked

SMALL_DIXIT = (
    "python_lorelode_dixit(players=3,switches=deck_size:7/hand_size_for_three:2/winning_points:2)"
)
PLAYTHROUGHS = Path(__file__).parent / "playthroughs"


def load(game: str, seats: int, edition: str) -> Any:
    return pyspiel.load_game(f"python_lorelode_{game}(players={seats},edition={edition})")


def play_at_random(state: Any, rng: Random, steps: int) -> None:
    for _ in range(steps):
        if state.is_terminal():
            return
        if state.is_chance_node():
            outcomes, likely = zip(*state.chance_outcomes(), strict=True)
            assert sum(likely) == pytest.approx(1)
            state.apply_action(rng.choices(outcomes, likely)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))


@covering_table
def test_the_random_sim_test_passes(game: str, seats: int, edition: str) -> None:
    pyspiel.random_sim_test(load(game, seats, edition), num_sims=1, serialize=False, verbose=False)


@pytest.mark.xdist_group("openspiel")
@covering_table
def test_the_tests_of_a_partial_tree_pass(game: str, seats: int, edition: str) -> None:
    # It takes seconds to import, so only the process that runs this test does.
    with warnings.catch_warnings(action="ignore"):
        from open_spiel.integration_tests import api_test
    names = {
        "game_name": f"python_lorelode_{game}",
        "game": load(game, seats, edition),
    }
    case: Any = type("PartialTreeTest", (api_test.EnforceAPIOnPartialTreeBase,), names)
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(result)
    assert result.testsRun > 3
    assert not [text for _, text in (*result.errors, *result.failures)]


@pytest.mark.xdist_group("openspiel")
@pytest.mark.parametrize("name", ["saboteur", "small_dixit"])
def test_the_golden_playthrough_is_the_same(name: str) -> None:
    with warnings.catch_warnings(action="ignore"):
        from open_spiel.python.algorithms import generate_playthrough
    flags.FLAGS.mark_as_parsed()
    expected, actual = generate_playthrough.replay(str(PLAYTHROUGHS / f"{name}.txt"))
    assert expected == actual


@some_table
def test_a_deal_is_drawn_card_by_card(game: str, seats: int, edition: str) -> None:
    state = load(game, seats, edition).new_initial_state()
    draws = 0
    while state.is_chance_node():
        likely = [share for _, share in state.chance_outcomes()]
        assert sum(likely) == pytest.approx(1)
        state.apply_action(max(state.chance_outcomes(), key=lambda one: one[1])[0])
        draws += 1
    # Roles, goals, cards, gold and who begins; or the pictures and who is the first to tell.
    pool = sum(SABOTEUR.editions[edition].pool(seats)) if game == "saboteur" else 0
    assert draws == (pool + 3 + 67 + 28 + 1 if game == "saboteur" else 84 + 1)


def test_clones_share_one_snapshot_and_go_their_own_ways() -> None:
    game = load("saboteur", 3, "lv")
    state = game.new_initial_state()
    # OpenSpiel makes a new state for each clone.
    assert game.new_initial_state().snapshot is state.snapshot
    play_at_random(state, Random(1), 150)
    other = state.clone()
    assert other.snapshot is state.snapshot
    assert deepcopy(state.snapshot) is state.snapshot
    before = str(state)
    play_at_random(other, Random(2), 10)
    assert str(state) == before != str(other)


def test_games_and_states_can_be_pickled() -> None:
    game = pickle.loads(pickle.dumps(load("dixit", 4, "fa")))
    state = game.new_initial_state()
    play_at_random(state, Random(1), 100)
    other = pickle.loads(pickle.dumps(state))
    assert str(other) == str(state)
    assert other.information_state_string(1) == state.information_state_string(1)
    play_at_random(other, Random(2), 10)


@some_table
def test_a_resampled_state_looks_the_same_to_the_player(
    game: str, seats: int, edition: str
) -> None:
    rng, state = Random(5), load(game, seats, edition).new_initial_state()
    different = 0
    for seed in range(12):
        play_at_random(state, rng, 25)
        if state.is_terminal() or state.is_chance_node():
            continue
        player = state.current_player()
        other = openspiel.resample(state, player, seed)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_string(player) == state.observation_string(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        assert other.legal_actions() == state.legal_actions()
        different += str(other) != str(state)
        play_at_random(other, rng, 10)
    assert different


def test_what_a_move_reveals_is_remembered() -> None:
    """Two ends that differ only in the votes of others look different to a player."""
    state = load("dixit", 4, "fa").new_initial_state()
    rng = Random(3)
    while "voting" not in state.observation_string(0) or state.is_chance_node():
        play_at_random(state, rng, 1)
    ends = []
    for first, second in product(state.legal_actions(), repeat=2):
        end = state.clone()
        end.apply_action(first)
        if second in end.legal_actions():
            end.apply_action(second)
            last = end.current_player()
            end.apply_action(end.legal_actions()[0])
            ends.append(end.information_state_string(last))
    assert len(set(ends)) == len(ends) > 4


@pytest.mark.parametrize("game", ["saboteur", "dixit"])
def test_the_tensor_of_an_information_state_says_what_its_text_says(game: str) -> None:
    """Branches of a game: states with the same text have the same tensor, others another one."""
    table = pyspiel.load_game(f"python_lorelode_{game}(players=3,recall=numbers)")
    assert table.get_type().provides_information_state_tensor
    rng, state = Random(6), table.new_initial_state()
    texts: dict[str, str] = {}
    states = 0
    while not state.is_terminal():
        play_at_random(state, rng, 37 if game == "saboteur" else 9)
        for _ in range(3):
            branch = state.clone()
            for _ in range(3):
                play_at_random(branch, rng, 2)
                for player in range(3):
                    text = branch.information_state_string(player)
                    tensor = hash(tuple(branch.information_state_tensor(player)))
                    assert texts.setdefault(text, f"{tensor}") == f"{tensor}"
                    states += 1
    assert len(set(texts.values())) == len(texts) > 100
    assert states > len(texts)


def test_the_memory_has_a_row_for_each_move_and_room_for_all() -> None:
    table = pyspiel.load_game("python_lorelode_saboteur(players=3,recall=numbers)")
    state = table.new_initial_state()
    play_at_random(state, Random(2), 10_000)
    observer = table.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))
    observer.set_from(state, 1)
    rows = observer.dict["memory"]
    memory = list_memory(state.snapshot.memories[1])
    assert observer.dict["seat"].tolist() == [0, 1, 0]
    assert len(memory) < len(rows)
    assert not rows[len(memory) :].any()
    layout = table.table.translation.memory
    for row, shown in zip(rows, memory, strict=False):
        mover, kind = shown.line.split()[:2]
        fields = {name: part.tolist() for name, part in layout.split(row).items()}
        assert fields["mover"] == [0 if mover == "*" else int(mover) + 1]
        assert KINDS[int(fields["kind"][0]) - 1] == kind
        if kind == "rockfall":
            assert fields["place"] == [int(one) for one in shown.line.split()[2].split(",")]
    assert table.information_state_tensor_shape() == [observer.tensor.size]


def test_the_random_sim_test_passes_with_a_tensor() -> None:
    game = pyspiel.load_game(f"{SMALL_DIXIT[:-1]},recall=numbers)")
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


def test_the_public_and_the_private_drawer_are_apart() -> None:
    game = load("saboteur", 3, "lv")
    state = game.new_initial_state()
    play_at_random(state, Random(1), 160)
    table = game.table.translation
    kinds = {
        "public": (True, pyspiel.PrivateInfoType.NONE, table.public.size),
        "private": (False, pyspiel.PrivateInfoType.SINGLE_PLAYER, table.private.size),
    }
    for public, private, size in kinds.values():
        kind = pyspiel.IIGObservationType(
            public_info=public, perfect_recall=False, private_info=private
        )
        observer = game.make_py_observer(kind)
        observer.set_from(state, 1)
        assert observer.tensor.size == size
        assert observer.tensor.any()
        assert ("hand" in observer.dict) is not public
        assert ('"peeked"' in observer.string_from(state, 1)) is not public


def see(state: Any, player: int) -> str:
    """All that OpenSpiel shows a player."""
    texts = [state.information_state_string(player), state.observation_string(player)]
    legal = state.legal_actions() if state.current_player() == player else []
    game = state.get_game()
    # The tensor of an information state begins with that of the observation.
    recalls = game.get_type().provides_information_state_tensor
    observer = game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=recalls))
    observer.set_from(state, player)
    return repr((texts, hash(observer.tensor.tobytes()), legal, state.current_player()))


def leak_memory(state: Any, player: int) -> str:
    """Planted: what the neighbour was shown."""
    neighbour = (player + 1) % state.num_players()
    return see(state, player) + str(state.information_state_string(neighbour))


def leak_rows(state: Any, player: int) -> str:
    """Planted: the numbers of what the neighbour was shown."""
    neighbour = (player + 1) % state.num_players()
    rows = list_memory(state.snapshot.memories[neighbour])
    observe_shown = state.snapshot.table.translation.observe_shown
    return see(state, player) + repr([observe_shown(one.line, one.shown) for one in rows])


def leak_text(state: Any, player: int) -> str:
    """Planted: the text for debugging, which has everything."""
    return see(state, player) + str(state)


def leak_outcomes(state: Any, player: int) -> str:
    """Planted: what is left to be drawn."""
    return see(state, player) + repr(state.snapshot.drawn)


def compare_states(game: Any, seed: int, seen: Callable[[Any, int], str], steps: int) -> int:
    """Play on in two worlds, and compare what a player sees; how often they were compared."""
    rng = Random(seed)
    player = rng.randrange(game.num_players())
    here = game.new_initial_state()
    there, compared = here.clone(), 0
    for _ in range(steps):
        if here.is_terminal():
            break
        if here.is_chance_node() != there.is_chance_node() or not _go_on(here, there, player, rng):
            there = openspiel.resample(here, player, rng.getrandbits(32))
        compared += str(here) != str(there)
        if seen(here, player) != seen(there, player):
            raise Leaked(f"player {player} can tell two worlds apart: {here}")
    return compared


def _go_on(here: Any, there: Any, player: int, rng: Random) -> bool:
    """Go one step in both worlds that the player reads alike; whether nothing was revealed."""
    before = here.snapshot.state
    if here.is_chance_node():
        for state in (here, there):
            outcomes, likely = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, likely)[0])
        # Until the deal is complete, nobody has seen anything.
        return here.snapshot.state is before and here.is_chance_node()
    write = here.get_game().table.translation.setup.game.write
    action = rng.choice(here.legal_actions())
    line, actions = write(read(here, action), hidden=True), there.legal_actions()
    alike = [one for one in actions if write(read(there, one), hidden=True) == line]
    if here.current_player() == player:
        alike = [action]
    here.apply_action(action)
    if not alike:
        return False
    there.apply_action(rng.choice(alike))
    return not any(revealing_news(one.snapshot.state, Seat(player)) for one in (here, there))


def read(state: Any, action: int) -> Any:
    return state.snapshot.table.actions.move(state.snapshot.moves, action)


@some_table
def test_two_worlds_look_the_same(game: str, seats: int, edition: str) -> None:
    table = f"players={seats},edition={edition},recall=numbers"
    loaded = pyspiel.load_game(f"python_lorelode_{game}({table})")
    assert compare_states(loaded, 3, see, steps=260) > 50


@pytest.mark.parametrize("leak", [leak_memory, leak_rows, leak_text, leak_outcomes])
@pytest.mark.parametrize("game", ["saboteur", "dixit"])
def test_a_planted_leak_is_caught(game: str, leak: Callable[[Any, int], str]) -> None:
    with pytest.raises(Leaked):
        compare_states(pyspiel.load_game(f"python_lorelode_{game}(players=4)"), 1, leak, steps=260)


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    state = load("saboteur", 3, "lv").new_initial_state()
    play_at_random(state, Random(1), 110)
    before = str(state)
    with pytest.raises(IllegalMove, match=r"^S-"):
        state.apply_action(0)
    assert str(state) == before


def test_an_outcome_that_cannot_be_is_refused() -> None:
    state = load("dixit", 3, "fa").new_initial_state()
    state.apply_action(5)
    with pytest.raises(ValueError, match="expected one of"):
        state.apply_action(5)


def test_nobody_but_a_player_is_resampled_for() -> None:
    state = load("dixit", 3, "fa").new_initial_state()
    for player in (-1, 3):
        with pytest.raises(ValueError, match=f"expected a player from 0 to 2, not {player}"):
            openspiel.resample(state, player, 1)


def test_a_table_that_cannot_be_is_refused() -> None:
    for text, told in (
        ("python_lorelode_saboteur(edition=xx)", "no edition 'xx'"),
        ("python_lorelode_dixit(players=6,actions=words)", "no actions 'words'"),
        ("python_lorelode_dixit(players=4,switches=size:3)", "size"),
        ("python_lorelode_dixit(players=4,recall=dim)", "no recall 'dim'; there are text, numbers"),
        ("python_lorelode_dixit(players=4,language=xx)", "no language 'xx'; there are en, fa"),
    ):
        with pytest.raises(SetupError, match=told):
            pyspiel.load_game(text)

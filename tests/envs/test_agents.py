"""Agents of each interface: whole games, the same sight as in an environment, and refusals."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Collection
from pathlib import Path
from typing import Any

import pyspiel
import pytest

from lorelode.arena.agents import check_agent, make_agent, seat_order, show_steps
from lorelode.arena.dixit.lineup import seat_bots as dixit_bots
from lorelode.arena.lineup import LEVELS
from lorelode.arena.match import Step, play_out
from lorelode.arena.plots import level_style
from lorelode.arena.results import Results
from lorelode.arena.saboteur.lineup import seat_bots as saboteur_bots
from lorelode.arena.saboteur.study import saboteur_cell
from lorelode.arena.tasks import make_tasks, play_tasks, version, version_of
from lorelode.bots import Bot, RandomBot
from lorelode.core import CHANCE, Seat, Setup
from lorelode.decks import built_in
from lorelode.envs import openspiel, pettingzoo
from lorelode.envs.agent_error import AgentError
from lorelode.envs.episode import derive_episode_seed
from lorelode.rules import GAMES
from tests.cli.conftest import call as call  # the fixture
from tests.cli.terminal import Call
from tests.envs import sample_agents
from tests.envs.test_textarena import make

SAMPLES = "tests.envs.sample_agents"
SEED = 20
"""In Saboteur it deals seats 1 and 3 another role from round to round."""
SPEAKING = ("last_choice", "FirstCell", "FirstAction", "Uniform", "reader")
UNSURE = ("negative", "endless", "wordy")


def make_setup(game: str) -> Setup:
    return Setup(GAMES[game], next(iter(GAMES[game].editions.values())), 4)


def seat_agents(setup: Setup, agent: str) -> list[Bot]:
    if setup.game.name == "saboteur":
        return saboteur_bots(saboteur_cell(setup.edition.name, setup.seats, agent, agent))
    return dixit_bots(setup, [agent] * setup.seats, built_in(), "en", "secret")


def play(game: str, agent: str, agents: Collection[int] = (1, 3)) -> list[Step]:
    """A game of agents and random bots, seen by all, as an environment deals it with that seed.

    Agents sit as the arena seats them: in Saboteur, one for each side of a seat.
    """
    setup, seed = make_setup(game), derive_episode_seed(SEED)
    seated = seat_agents(setup, f"{SAMPLES}:{agent}")
    bots = [seated[seat] if seat in agents else RandomBot(setup.game) for seat in range(4)]
    order = seat_order(setup.game, seed)
    steps = play_out(setup.game, setup.edition, setup.seats, bots, seed, order=order)
    return list(show_steps(steps, bots))


@pytest.mark.parametrize("game", ["saboteur", "dixit"])
@pytest.mark.parametrize("agent", SPEAKING)
def test_an_agent_of_each_interface_plays_a_game(game: str, agent: str) -> None:
    steps = play(game, agent)
    assert not GAMES[game].to_act(steps[-1].state.public)
    again = play(game, agent)
    assert [step.move for step in again] == [step.move for step in steps]


@pytest.mark.xdist_group("textarena")
@pytest.mark.parametrize(("game", "sides"), [("saboteur", 2), ("dixit", 1)])
def test_an_agent_reads_what_a_player_of_textarena_reads(
    game: str, sides: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All moves, but only what itself was asked and wrote: a seat has an agent for each side."""
    read: list[str] = []
    wrote: list[str] = []

    def listen(table: Any) -> Any:
        write = sample_agents.reader(table)

        def answer(text: str) -> str:
            read.append(text)
            wrote.append(write(text))
            return wrote[-1]

        return answer

    monkeypatch.setattr(sample_agents, "listen", listen, raising=False)
    steps = play(game, "listen", agents=(1,))
    env = make(f"Lorelode-{game.title()}-v0")
    env.reset(num_players=4, seed=SEED)
    expected: list[str] = []
    reader = SideReader(env)
    answers = iter(wrote)
    for step in steps:
        while step.mover != CHANCE:
            player, text = env.get_observation()
            assert player == step.mover
            if player != 1:
                env.step(f"[{GAMES[game].write(step.move)}]")
                break
            expected.append(reader.read(text))
            moves = len(env.episode.moves)
            env.step(next(answers))
            if len(env.episode.moves) > moves:
                break
    assert expected == read
    assert len(reader.texts) == sides
    assert "attempted an invalid move" in read[2]
    assert len(read) > 10


class SideReader:
    """What each side of seat 1 has read of what TextArena shows the seat."""

    def __init__(self, env: Any) -> None:
        self.env = env
        self.texts: dict[Any, str] = {}
        self._shown = ""
        self._prompt = ""
        self._moves: list[str] = []
        self._asked: Any = None

    def read(self, text: str) -> str:
        """All that the side to act has read, given all that its seat was shown."""
        side = getattr(self.env.episode.view(Seat(1)).private, "role", None)
        lines = self.env.episode.lines(Seat(1))
        new = "".join(f"\n[GAME] {line}" for line in lines[len(self._moves) :])
        before, found, after = text[len(self._shown) :].partition(new or "\0")
        assert found == new
        if not self._prompt:
            self._prompt, before = before, ""
        self.texts.setdefault(
            side, self._prompt + "".join(f"\n[GAME] {one}" for one in self._moves)
        )
        for one in self.texts:
            # An answer and its refusal come before the moves, what the side sees after them.
            own = before * (one == self._asked)
            self.texts[one] += own + new + after * (one == side)
        self._asked, self._shown, self._moves = side, text, lines
        return self.texts[side]


@pytest.mark.parametrize("game", ["saboteur", "dixit"])
def test_an_agent_sees_what_a_player_of_pettingzoo_sees(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[tuple[bytes, bytes, Any]] = []

    def spy() -> Any:
        def act(observation: Any, mask: Any, info: Any) -> int:
            told.append((observation.tobytes(), mask.tobytes(), info))
            return int(mask.sum()) - 1

        return act

    monkeypatch.setattr(sample_agents, "spy", spy, raising=False)
    steps = play(game, "spy")
    env = pettingzoo.raw_env(game, 4)
    env.reset(seed=SEED)
    seen = []
    for step in steps:
        if step.mover == CHANCE:
            continue
        agent = f"player_{step.mover}"
        assert env.agent_selection == agent
        if step.mover % 2:
            observation, _, _, _, info = env.last()
            assert observation is not None
            seen.append((*(part.tobytes() for part in observation.values()), info))
        env.step(GAMES[game].write(step.move))
    assert seen == told
    assert len(told) > 10


@pytest.mark.parametrize("game", ["saboteur", "dixit"])
def test_an_agent_of_openspiel_is_in_the_information_state_of_the_game(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The game once more in OpenSpiel, drawn card by card and played move by move."""
    seen: list[tuple[str, list[int], list[float]]] = []
    states: list[str] = []

    class Listener:
        def step(self, state: Any) -> int:
            seen.append(
                (
                    state.information_state_string(),
                    state.legal_actions(),
                    state.observation_tensor(),
                )
            )
            states.append(str(state))
            return int(state.legal_actions()[0])

    monkeypatch.setattr(sample_agents, "Listener", Listener, raising=False)
    steps = play(game, "Listener")
    state = pyspiel.load_game(f"{openspiel.PREFIX}{game}(players=4)").new_initial_state()
    expected, hidden = [], []
    for step in steps:
        if step.mover == CHANCE:
            state.snapshot = state.snapshot._make(CHANCE, step.move)
            continue
        if state.is_chance_node():  # a race
            outcomes = len(state.snapshot.table.translation.outcomes)
            state.apply_action(outcomes + step.mover)
        if step.mover % 2:
            expected.append(
                (
                    state.information_state_string(),
                    state.legal_actions(),
                    state.observation_tensor(),
                )
            )
            hidden.append(str(state))
        state.snapshot = state.snapshot._make(step.mover, step.move)
    assert seen == expected
    assert sum(one != other for one, other in zip(states, hidden, strict=True)) > 10


def test_an_agent_of_openspiel_plays_by_the_switches_of_its_table(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    editions: set[Any] = set()

    class Looker:
        def step(self, state: Any) -> int:
            editions.add(state.get_game().table.translation.setup.edition)
            return int(state.legal_actions()[0])

    monkeypatch.setattr(sample_agents, "Looker", Looker, raising=False)
    setup = Setup.from_words(GAMES, "dixit", switches={"winning_points": "9"}, seats=4)
    agent: Bot = make_agent(f"{SAMPLES}:Looker", setup)
    bots = [agent, *[RandomBot(setup.game)] * 3]
    list(play_out(setup.game, setup.edition, setup.seats, bots, derive_episode_seed(SEED)))
    assert editions == {setup.edition}


@pytest.mark.parametrize(
    ("agent", "sentence"),
    [
        ("tests.envs.sample_agents", "An agent is named module:factory"),
        (":agent", "An agent is named module:factory"),
        ("tests.envs.nowhere:agent", "There is no module 'tests.envs.nowhere'"),
        ("nowhere.at.all:agent", "There is no module 'nowhere.at.all'"),
        (f"{SAMPLES}:nobody", "has no 'nobody' to make the agent"),
        (f"{SAMPLES}:NUMBER", "to be a factory that takes nothing or the table"),
        (f"{SAMPLES}:needy", r"which takes \(table: 'AgentTable', more: 'int'\)"),
        (f"{SAMPLES}:stranger", r"a function of \(observation, mask\).* it returned 4"),
    ],
)
def test_what_is_no_agent_is_refused_before_anything_is_played(agent: str, sentence: str) -> None:
    with pytest.raises(AgentError, match=sentence):
        check_agent(agent, make_setup("saboteur"))


@pytest.mark.parametrize(
    ("agent", "sentence"),
    [
        ("Outlaw", r"made a move in seat \d that the rules forbid, S-\d\.\d: "),
        ("beyond", r"gave no move in seat \d: expected an action from 0 to \d+, not 1024"),
        *((name, r"in seat \d: expected a dict with the prob") for name in UNSURE),
        ("nothing", r"gave no move in seat \d: expected an action or a move in notation, not None"),
        ("mute", r"gave no move in seat \d: Expected a move in square brackets"),
        ("broken", r"failed: ZeroDivisionError(.|\n)*sample_agents.py\", line \d+"),
    ],
)
def test_what_is_no_move_ends_the_game_with_what_was_expected(agent: str, sentence: str) -> None:
    with pytest.raises(AgentError, match=sentence):
        play("saboteur", agent)


def test_games_of_an_agent_that_has_changed_are_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    module = tmp_path / "some_agent.py"
    module.write_text("def make():\n    return lambda seen, mask: 0\n", "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    cell = saboteur_cell("lv", 3, "random", "some_agent:make")
    tasks = make_tasks([cell], 1, 1)
    assert tasks[0].version.startswith(f"{version()}+")
    out = tmp_path / "games.jsonl"
    Results(out).add(play_tasks(tasks))
    assert Results(out).missing(tasks) == []
    version_of.cache_clear()
    module.write_text("def make():\n    return lambda seen, mask: int(mask.sum()) - 1\n", "utf-8")
    assert Results(out).missing(make_tasks([cell], 1, 1)) != []


def test_the_arena_compares_agents_with_every_level(call: Call, tmp_path: Path) -> None:
    agent = f"{SAMPLES}:FirstCell"
    table = ("arena", "saboteur", "--seats", "3", "--games", "1", "--seed", "1")
    told = (*table, "--levels", "random,easy", "--agent", agent, "--out", str(tmp_path / "games"))
    ended = call(*told, "--json")
    assert ended.code == 0, ended.err
    report = json.loads(ended.out)
    file = Path(sample_agents.__file__).read_bytes()
    assert report["agents"] == {agent: hashlib.sha256(file).hexdigest()[:12]}
    found = report["found"]
    assert len(found["duels"]) == 9
    compared = {(one["side"], one["level"], one["below"]) for one in found["verdicts"]}
    assert ("miners", agent, "random") in compared
    assert ("saboteurs", agent, "easy") in compared
    again = call(*told)
    assert "0 games played" in again.err
    assert "and each agent against every level" in again.out
    assert f", {agent} {report['agents'][agent]}." in " ".join(again.out.split())


def test_agents_have_styles_of_their_own_in_plots() -> None:
    names = ["a:a", "b:b"]
    styles = {level_style(level, names) for level in (*LEVELS, *names)}
    assert len(styles) == len(LEVELS) + 2


def test_the_arena_seats_an_agent_with_each_level_of_dixit(call: Call) -> None:
    agent = f"{SAMPLES}:reader"
    told = ("arena", "dixit", "--seats", "4", "--games", "1", "--seed", "1", "--language", "lv")
    ended = call(*told, "--levels", "random", "--agent", agent, "--json")
    assert ended.code == 0, ended.err
    found = json.loads(ended.out)["found"]
    assert [one["company"]["levels"] for one in found["overall"]] == [
        ["random"],
        [agent],
        [agent, "random"],
        [agent, "random"],
    ]
    assert {one["level"] for one in found["standings"]} == {agent, "random"}


@pytest.mark.parametrize(
    ("agent", "sentence"),
    [
        ("nowhere:agent", "There is no module 'nowhere'"),
        ("hard", "--agent takes MODULE:FACTORY, not 'hard'"),
        ("my_agents", "--agent takes MODULE:FACTORY, not 'my_agents'"),
        (f"{SAMPLES}:Outlaw", "that the rules forbid, S-"),
        (f"{SAMPLES}:Outlaw", "game 0 of seed 5 (the first is 0): saboteur, edition lv, 3 "),
    ],
)
def test_the_arena_refuses_with_a_sentence(agent: str, sentence: str, call: Call) -> None:
    told = ("arena", "saboteur", "--seats", "3", "--games", "1", "--levels", "random")
    ended = call(*told, "--seed", "5", "--agent", agent)
    assert (ended.code, ended.out) == (2, "")
    assert sentence in ended.err

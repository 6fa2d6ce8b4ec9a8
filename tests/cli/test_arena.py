"""`lorelode arena`: what it prints, and how it refuses."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from lorelode.arena import extras
from lorelode.arena.study import Result, Task
from lorelode.arena.tasks import play_tasks
from tests.cli.conftest import call as call  # the fixture
from tests.cli.terminal import Call

arena_command = import_module("lorelode.cli.arena")  # the package has a function of this name
LITTLE = ("arena", "saboteur", "--seats", "3..4", "--levels", "random,normal", "--games", "1")


def test_arena_shows_tables_draws_plots_and_continues_results(call: Call, tmp_path: Path) -> None:
    out, plot = tmp_path / "games.jsonl", tmp_path / "found.svg"
    told = (*LITTLE, "--seed", "7", "--out", str(out), "--plot", str(plot))
    first = call(*told)
    assert first.code == 0
    assert "8 games, seed 7" in first.out
    for title in (
        "Rounds won by the miners, edition lv, 3 seats",
        "Rounds won by the miners, edition lv, 4 seats",
        "Rounds won by the miners among equals",
        "Who is a saboteur, as normal miners believe, against normal saboteurs",
        "Where the treasure is, as normal miners believe who do not know it",
        "Saboteurs whom normal miners rank first",
        "Turns of a round among equals",
    ):
        assert title in first.out
    assert re.search(r"8 games played in .* s, 0 were there already", first.err)
    drawn = plot.read_bytes()
    assert b"<svg" in drawn
    assert b"Calibration" in drawn
    again = call(*told)
    assert again.out == first.out
    assert re.search(r"0 games played in .* s, 8 were there already", again.err)
    assert plot.read_bytes() == drawn


def test_arena_plays_dixit_in_two_languages(call: Call) -> None:
    told: tuple[str, ...] = ("arena", "dixit", "--seats", "4", "--games", "1", "--seed", "1")
    told = (*told, "--language", "lv,fa", "--levels", "random,easy,mixed")
    found = json.loads(call(*told, "--json").out)["found"]
    kinds = [
        (one["company"]["language"], one["company"]["levels"]) for one in found["storytellers"]
    ]
    for language in ("lv", "fa"):
        assert (language, ["random"]) in kinds
        assert (language, ["random", "easy"]) in kinds
    assert len(found["standings"]) == 4
    shown = call(*told).out
    assert "Turns by how many found the storyteller's card" in shown
    assert "Points at the end where all levels sit together" in shown


def test_pairs_of_levels_can_be_named(call: Call) -> None:
    told = ("arena", "saboteur", "--seats", "3", "--games", "1", "--seed", "1", "--json")
    found = json.loads(call(*told, "--levels", "easy:random,random").out)["found"]
    cells = [one["cell"]["levels"] for one in found["duels"]]
    assert cells == [["easy", "random"], ["random", "random"]]


def test_a_cell_that_is_named_twice_is_played_once(call: Call) -> None:
    told = ("arena", "dixit", "--seats", "4", "--games", "1", "--seed", "1", "--language", "lv")
    ended = call(*told, "--levels", "random,mixed")
    assert ended.out.startswith("1 game, seed 1")
    assert re.search(r"^1 game played in .* s, 0 were there already", ended.err)


def test_without_games_among_equals_there_are_no_tables_or_plots_of_them(
    call: Call, tmp_path: Path
) -> None:
    told = ("arena", "saboteur", "--seats", "3", "--games", "1", "--seed", "1")
    plot = tmp_path / "found.svg"
    ended = call(*told, "--levels", "easy:random", "--plot", str(plot))
    assert ended.code == 0
    assert "equals" not in ended.out
    assert "There is nothing to draw" in ended.err
    assert not plot.exists()


@pytest.mark.parametrize(
    ("seed", "again"),
    [(("--seed", "3"), "the same command goes on"), ((), "the same with --seed ")],
)
def test_a_stopped_run_says_how_to_continue_it(
    seed: tuple[str, ...],
    again: str,
    call: Call,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def stopped(tasks: list[Task], *_: object) -> Iterator[list[Result]]:
        yield play_tasks(tasks[:2])
        raise KeyboardInterrupt

    monkeypatch.setattr(arena_command, "run_tasks", stopped)
    out = tmp_path / "games.jsonl"
    told = ("arena", "saboteur", "--seats", "3", "--levels", "random", "--games", "5", *seed)
    ended = call(*told, "--out", str(out))
    assert (ended.code, ended.out) == (130, "")
    assert f"Stopped. 2 of 5 games kept in {out}: {again}" in ended.err
    assert len(out.read_bytes().splitlines()) == 2
    assert "Nothing is kept without --out" in call(*told).err


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (("saboteur", "--seats", "2"), "Saboteur is for 3 to 10 players"),
        (("dixit", "--seats", "3..7"), "Dixit is for 3 to 6 players"),
        (("saboteur", "--seats", "few"), "--seats takes 5, or 3..10, or 3,5,7, not 'few'"),
        (("saboteur", "--levels", "clever"), "no 'clever' bots; there are random, easy"),
        (("saboteur", "--levels", "easy:clever"), "no 'clever' bots"),
        (("saboteur", "--language", "lv"), "Saboteur has no words"),
        (("dixit", "--language", "xx"), "no bots that speak 'xx'"),
        (("dixit", "--edition", "zz"), "no edition 'zz' of dixit"),
        (("saboteur", "--games", "0"), "--games is 1 or more"),
        (("saboteur", "--jobs", "0"), "--jobs is 1 or more"),
        (("saboteur", "--jobs", "-5"), "--jobs is 1 or more, or -1 for all cores, not -5"),
        (("saboteur", "--seats", "3..900000000"), "Saboteur is for 3 to 10 players"),
        (("saboteur", "--seats", "-900000000..3"), "Saboteur is for 3 to 10 players"),
        (("saboteur", "--seats", "5..3"), "--seats takes 3..10, the fewest first, not '5..3'"),
        (("saboteur", "--seats", ""), "--seats takes 5, or 3..10, or 3,5,7, not ''"),
        (("saboteur", "--levels", ""), "--levels takes some of random, easy, normal, hard"),
        (("dixit", "--language", ","), "--language takes some of en, fa, he, lv, ru"),
        (("dixit", "--rollouts", "9"), "No bot looks ahead in Dixit, so --rollouts is not for it"),
        (("saboteur", "--out", "/none/games"), "There is no folder /none for the results"),
        (("saboteur", "--cluster", "foo"), "A cluster has an address like tcp://host:8786"),
        (("saboteur", "--rollouts", "0"), "--rollouts is 1 or more"),
        (("saboteur", "--plot", "found.doc"), "A plot is a file that ends in ."),
        (("saboteur", "--plot", "/none/found.svg"), "There is no folder /none for the plot"),
        (("chess",), "There is no game 'chess'"),
    ],
)
def test_arena_refuses_bad_options_with_a_sentence(
    args: tuple[str, ...], sentence: str, call: Call
) -> None:
    ended = call("arena", *args)
    assert ended.code == 2
    assert sentence in ended.err


def test_a_missing_package_is_reported_before_anything_is_played(
    call: Call, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def gone(_name: str) -> None:
        raise ImportError

    monkeypatch.setattr(extras, "import_module", gone)
    out = tmp_path / "games.jsonl"
    for option, what in {
        ("--plot", str(tmp_path / "found.svg")): "To draw plots, the arena needs matplotlib",
        ("--cluster", "tcp://127.0.0.1:8786"): "To play on several cores at once, the arena needs",
        ("--jobs", "2"): "To play on several cores at once, the arena needs joblib",
    }.items():
        ended = call(*LITTLE, "--out", str(out), *option)
        assert (ended.code, ended.out) == (2, "")
        assert ended.err.startswith(what)
        assert ended.err.endswith(": pip install 'lorelode[arena]'.\n")
        assert ended.err.count("\n") == 1
    assert not out.exists()

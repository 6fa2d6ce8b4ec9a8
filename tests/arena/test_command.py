"""`lorelode arena`: what it prints, and how it refuses."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from lorelode.arena import spread
from lorelode.arena.telling import LANGUAGES as NAMED
from lorelode.bots import LANGUAGES
from tests.cli.conftest import call as call  # the fixture
from tests.cli.terminal import Call

LITTLE = ("arena", "saboteur", "--seats", "3..4", "--levels", "random,normal", "--games", "1")


def test_tables_plots_and_a_file_that_is_gone_on_with(call: Call, tmp_path: Path) -> None:
    out, plot = tmp_path / "games.jsonl", tmp_path / "found.svg"
    told = (*LITTLE, "--seed", "7", "--out", str(out), "--plot", str(plot))
    first = call(*told)
    assert first.code == 0
    assert "8 games, seed 7" in first.out
    for title in (
        "Rounds won by the miners, edition lv, 3 seats",
        "Rounds won by the miners, edition lv, 4 seats",
        "Rounds won by the miners among equals",
        "What normal miners believe of others, against normal saboteurs",
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


def test_dixit_in_two_languages(call: Call) -> None:
    told: tuple[str, ...] = ("arena", "dixit", "--seats", "4", "--games", "1", "--seed", "1")
    told = (*told, "--language", "lv,fa", "--levels", "random,easy,mixed")
    found = json.loads(call(*told, "--json").out)["found"]
    kinds = [(one["cell"]["language"], one["cell"]["levels"]) for one in found["tellings"]]
    for language in ("lv", "fa"):
        assert (language, ["random"]) in kinds
        assert (language, ["random", "easy"]) in kinds
    assert len(found["standings"]) == 4
    shown = call(*told).out
    assert "Turns by who found the storyteller's card" in shown
    assert "Points at the end where all levels sit together" in shown


def test_pairs_of_levels_can_be_named(call: Call) -> None:
    told = ("arena", "saboteur", "--seats", "3", "--games", "1", "--seed", "1", "--json")
    found = json.loads(call(*told, "--levels", "easy:random,random").out)["found"]
    cells = [one["cell"]["levels"] for one in found["duels"]]
    assert cells == [["easy", "random"], ["random", "random"]]


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
        (("saboteur", "--playouts", "0"), "--playouts is 1 or more"),
        (("saboteur", "--plot", "found.doc"), "A plot is a file that ends in ."),
        (("saboteur", "--plot", "/none/found.svg"), "There is no folder /none for the plot"),
        (("chess",), "There is no game 'chess'"),
    ],
)
def test_what_cannot_be_done_is_a_sentence(
    args: tuple[str, ...], sentence: str, call: Call
) -> None:
    ended = call("arena", *args)
    assert ended.code == 2
    assert sentence in ended.err


def test_without_the_extra_it_is_said_before_anything_is_played(
    call: Call, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def gone(_name: str) -> None:
        raise ImportError

    monkeypatch.setattr(spread, "import_module", gone)
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


def test_every_language_of_the_bots_has_a_name() -> None:
    assert tuple(NAMED) == LANGUAGES

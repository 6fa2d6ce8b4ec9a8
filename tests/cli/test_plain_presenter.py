"""A game without an entry of its own plays in the terminal all the same."""

from __future__ import annotations

import re

import pytest

from lorelode.bots import BOTS
from lorelode.cli.presenters import PRESENTERS
from tests.cli.terminal import Call


@pytest.fixture(params=["saboteur", "dixit"])
def unknown(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """A game that the terminal and the bots do not know."""
    monkeypatch.delitem(PRESENTERS, request.param)
    monkeypatch.delitem(BOTS, request.param)
    return str(request.param)


def test_a_game_without_a_presenter_plays_to_its_end_by_numbers(unknown: str, call: Call) -> None:
    ended = call("play", unknown, "--seats", "3", "--seed", "4", typed="1\n" * 400)
    assert (ended.code, ended.err) == (0, "")
    assert "with You, Banjo, Cactus." in ended.out
    assert "The others are random bots." in " ".join(ended.out.split())
    assert re.search(r"^  1  (lay|pass|tell|give|vote)", ended.out, re.MULTILINE)
    assert re.search(r"^yours:$", ended.out, re.MULTILINE)
    assert "The end of the game" in ended.out


def test_a_game_without_a_presenter_takes_moves_in_notation(unknown: str, call: Call) -> None:
    ended = call("play", unknown, "--seats", "3", "--seed", "4", typed="dance\n?\nv\nq\ny\n")
    assert ended.code == 0
    assert "Not understood: " in ended.out
    assert "Pick a move by its number, or type it as it is written in the list." in ended.out
    assert "v, view" in ended.out


def test_a_game_without_a_presenter_can_be_replayed(
    unknown: str, call: Call, tmp_path_factory: pytest.TempPathFactory
) -> None:
    path = str(tmp_path_factory.mktemp("record") / "game.txt")
    call("play", unknown, "--seats", "3", "--seed", "4", "--record", path, typed="1\n" * 10)
    ended = call("replay", path, "--seat", "0")
    assert (ended.code, ended.err) == (0, "")
    assert "Here the record stops" in ended.out


def test_a_game_without_a_study_is_simulated_but_not_measured(
    unknown: str, call: Call, monkeypatch: pytest.MonkeyPatch
) -> None:
    from lorelode.arena.studies import STUDIES

    monkeypatch.delitem(STUDIES, unknown)
    assert call("simulate", unknown, "--games", "1", "--seed", "1").code == 0
    ended = call("arena", unknown)
    assert ended.code == 2
    assert ended.err.startswith(f"The arena does not measure {unknown}")

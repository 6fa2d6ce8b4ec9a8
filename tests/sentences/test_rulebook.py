"""The clauses that a model can read."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from lorelode.rules import GAMES
from lorelode.sentences.rulebook import read_clauses
from tests.test_architecture import headings

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_can_be_read(game: str) -> None:
    clauses = read_clauses(game)
    assert list(clauses) == headings(game)
    assert all(len(text.splitlines()) > 1 for text in clauses.values())


def test_a_game_without_a_page_has_no_clauses() -> None:
    assert read_clauses("chess") == {}
    assert read_clauses("../docs/dixit") == {}


@pytest.mark.parametrize("game", GAMES)
def test_the_pages_are_part_of_the_wheel(game: str) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    included = project["tool"]["hatch"]["build"]["targets"]["wheel"]["force-include"]
    assert included[f"docs/{game}.md"] == f"lorelode/docs/{game}.md"

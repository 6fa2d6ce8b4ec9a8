"""The page knows the names of the server, so that TypeScript finds texts that are missing."""

from __future__ import annotations

from lorelode.rules import GAMES
from tools.vocabulary import FILE, clauses, vocabulary_ts


def test_the_vocabulary_is_fresh() -> None:
    assert FILE.read_text("utf-8") == vocabulary_ts(), "run `make types`"


def test_the_rule_book_of_every_game_has_clauses() -> None:
    assert all(clauses(game) for game in GAMES)

"""The page knows the names of the server, so that TypeScript finds texts that are missing."""

from __future__ import annotations

from lorelode.rules import GAMES
from tools.vocabulary import FILE, PHRASES_FILE, clauses, phrases_ts, vocabulary_ts


def test_the_vocabulary_is_fresh() -> None:
    assert FILE.read_text("utf-8") == vocabulary_ts(), "run `make types`"


def test_the_phrases_are_fresh() -> None:
    assert PHRASES_FILE.read_text("utf-8") == phrases_ts(), "run `make types`"


def test_the_rule_book_of_every_game_has_clauses() -> None:
    assert all(clauses(game) for game in GAMES)

"""The tables that environments are tried at: some in `make test`, all in `make soak`."""

from __future__ import annotations

import os

import pytest

from lorelode.envs.games import TRANSLATIONS
from lorelode.rules import GAMES

ALL_TABLES = [
    (game, seats, edition)
    for game in TRANSLATIONS
    for edition in GAMES[game].editions
    for seats in GAMES[game].seats
]
SOME_TABLES = [
    ("saboteur", 3, "ru"),
    ("saboteur", 5, "lv"),
    ("saboteur", 10, "he"),
    ("dixit", 3, "fa"),
    ("dixit", 6, "fa"),
]
TABLES = ALL_TABLES if os.environ.get("ENV_TABLES") == "all" else SOME_TABLES

every_table = pytest.mark.parametrize(
    ("game", "seats", "edition"), TABLES, ids=["-".join(map(str, table)) for table in TABLES]
)

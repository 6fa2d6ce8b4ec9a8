"""The tables that environments are tried at; `make soak` tries every test at all of them."""

from __future__ import annotations

import os
from collections.abc import Sequence
from itertools import cycle

import pytest

from lorelode.envs.games import TRANSLATIONS
from lorelode.rules import GAMES

Table = tuple[str, int, str]
"""The game, the number of seats, the edition."""

ALL_TABLES: list[Table] = [
    (game, seats, edition)
    for game in TRANSLATIONS
    for edition in GAMES[game].editions
    for seats in GAMES[game].seats
]
COVERING_TABLES: list[Table] = [
    (game, seats, edition)
    for game in TRANSLATIONS
    for seats, edition in zip(GAMES[game].seats, cycle(GAMES[game].editions), strict=False)
]
"""Every number of seats once, and with it every edition."""
SOME_TABLES: list[Table] = [
    ("saboteur", 3, "ru"),
    ("saboteur", 5, "lv"),
    ("saboteur", 10, "he"),
    ("dixit", 3, "fa"),
    ("dixit", 6, "fa"),
]
if os.environ.get("ENV_TABLES") == "all":
    COVERING_TABLES = SOME_TABLES = ALL_TABLES


def _try_at(tables: Sequence[Table]) -> pytest.MarkDecorator:
    names = ["-".join(map(str, table)) for table in tables]
    return pytest.mark.parametrize(("game", "seats", "edition"), tables, ids=names)


covering_table = _try_at(COVERING_TABLES)
"""For tests that other people wrote for their environments."""
some_table = _try_at(SOME_TABLES)
"""For our own tests, which take longer."""

"""Scripts: what a taught game is made from, as its file has it.

A script has a record with the first deal, and steps. Each step has the moves before it, and the
move that the learner is taught. After the last step the learner chooses between branches, which
have moves and steps of their own.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

FOLDER: Final = Path(__file__).parent


class ScriptStep(Struct, frozen=True, forbid_unknown_fields=True):
    """A step of a taught game."""

    name: str
    """The page has a sentence for it."""
    lines: tuple[str, ...] = ()
    """The move lines that are played before it."""
    move: str | None = None
    """The learner's move, in notation; None if the learner only reads and watches."""


class Branch(Struct, frozen=True, forbid_unknown_fields=True):
    """One of the moves that the learner may choose at the end, and what comes of it."""

    name: str
    move: str
    """In notation."""
    steps: tuple[ScriptStep, ...]


class Script(Struct, frozen=True, forbid_unknown_fields=True):
    """A taught game."""

    seat: int
    """The learner's."""
    record: str
    """A record up to the first step."""
    steps: tuple[ScriptStep, ...]
    """The last one is the choice between the branches."""
    branches: tuple[Branch, ...]


@cache
def read_script(game: str) -> Script | None:
    """The script of a game, by its name; None if the game has none."""
    path = FOLDER / f"{game}.toml"
    if not path.is_file():
        return None
    return msgspec.convert(tomllib.loads(path.read_text("utf-8")), Script)

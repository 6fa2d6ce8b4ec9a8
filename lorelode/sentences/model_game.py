"""What a model needs to know of a game; `MODEL_GAMES` has one entry a game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from lorelode.core import View
from lorelode.sentences.names import Names


class SeenGame(NamedTuple):
    """A view, and what else a game's sentences depend on."""

    view: View[Any, Any]
    names: Names
    lines: Sequence[str]
    """The move lines of the game so far, as the seat may read them."""
    hidden_clues: frozenset[int]
    """The turns whose clues the host has hidden."""
    asked: bool
    """Whether the seat has to decide something now."""


class ModelGame(NamedTuple):
    """A game as a model reads it."""

    rules: str
    """The rules in short, and the notation of moves."""
    example: str
    """A move in notation."""
    describe: Callable[[SeenGame], Sequence[str]]
    """What the seat sees, as sentences. What people wrote is quoted."""
    write_choice: Callable[[Any], str]
    """A legal move in the list of them."""
    to_notation: Callable[[str, Names], str | None]
    """A move as a model spells it, in notation; None if it is not a move."""
    list_shown: Callable[[View[Any, Any]], Sequence[int]] = lambda _view: ()
    """The pictures that a decision is about, by number."""
    list_visible: Callable[[View[Any, Any]], Sequence[int]] = lambda _view: ()
    """All pictures that the seat may look at now."""

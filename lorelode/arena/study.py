"""What the arena measures of a game: the games to play, what is kept of each, what they show."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from msgspec import Struct

from lorelode.arena.report import ReportTable

Draw = Callable[[Any], None]
"""Draws on the axes of a plot."""


class Cell(Struct, frozen=True, order=True):
    """Games that differ only by chance, and so are counted together."""

    game: str
    edition: str
    seats: int
    levels: tuple[str, ...]
    """What they mean is up to the study: a level a side, or levels in turn round the table."""
    language: str | None = None
    """The language of the words, in games with words."""
    rollouts: int | None = None
    """How many rollouts a decision may take, where somebody uses them."""
    talk: str = ""
    """How the bots talk, as the study names it; empty: as at a table."""


class Task(Struct, frozen=True, order=True):
    """One game: what identifies it, and everything that is needed to play it again."""

    cell: Cell
    number: int
    seed: int
    version: str
    """The version of everything that decides how the game goes."""


class Result(Struct, frozen=True):
    """A game that was played."""

    task: Task
    kept: Any
    """What the study keeps of it: a value of its `kept_type`."""


class Wish(NamedTuple):
    """What somebody asked the arena to play, not checked yet; None where they did not say."""

    edition: str
    seats: Sequence[int]
    levels: Sequence[str] | None = None
    languages: Sequence[str] | None = None
    rollouts: int | None = None
    talks: Sequence[str] | None = None
    agents: Sequence[str] = ()
    """By `module:factory`."""


class WishError(ValueError):
    """A study cannot play what was asked for; the message is a sentence."""


class Study(Protocol):
    """The arena's part of one game."""

    @property
    def kept_type(self) -> type[Any]:
        """The struct that is kept of a game."""
        ...

    @property
    def levels_help(self) -> str:
        """A sentence on what can be named beside or instead of single levels."""
        ...

    def cells(self, wish: Wish) -> list[Cell]:
        """The cells to play, or `WishError`."""
        ...

    def play(self, cell: Cell, number: int, seed: bytes) -> Any:
        """Play game `number` of a cell, and return what is to be kept of it."""
        ...

    def find(self, results: Sequence[Result]) -> Any:
        """What these games show: a struct of findings."""
        ...

    def tables(self, findings: Any) -> list[ReportTable]:
        """The findings as tables."""
        ...

    def plots(self, findings: Any) -> Mapping[str, Draw]:
        """The findings as plots by name; none where there is nothing to see."""
        ...

    def count(self, public: Any) -> Mapping[str, int]:
        """What `lorelode simulate` adds up over all games, from the last public drawer."""
        ...

"""The bodies of HTTP answers about taught games."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from lorelode.wire.decks import Picture


class LessonMove(Struct, frozen=True, gc=False):
    """A move with which the learner goes on."""

    name: str
    """What the choice is called, where there are several; else empty."""
    move: Any
    """As `choices` has it."""
    next: int
    """The number of the step that it leads to, from 0."""


class LessonStep(Struct, frozen=True):
    """A step of a taught game."""

    name: str
    """The page has a sentence for it."""
    plays: tuple[Any, ...]
    """The game after each move since the step before, as the learner's seat sees it. Only the last
    may offer choices."""
    moves: tuple[LessonMove, ...]
    """The moves with which the learner may go on; empty if the learner only reads and watches."""
    next: int | None
    """The number of the step after it; None if it is the last, or a move says it."""


class Lesson(Struct, frozen=True):
    """A taught game. Every state in it comes from the rules."""

    game: str
    seat: int
    """The learner's."""
    seats: int
    length: int
    """How many steps a learner takes from the first to the last."""
    deck: tuple[Picture, ...]
    """The pictures by number, from 1; empty for a game without pictures."""
    steps: tuple[LessonStep, ...]

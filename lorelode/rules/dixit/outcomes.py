"""How turns and games come out: what points are for, and what ended a game."""

from __future__ import annotations

from msgspec import Struct

from lorelode.core import Word


class Merit(Word):
    """What a player gets points for."""

    TOLD = "told"
    """As the storyteller whose card some have found (D-4.3)."""
    FOUND = "found"
    """For the storyteller's card, where some have found it (D-4.3)."""
    THREE = "three"
    """What storyteller and finder get on top of that with three players (D-4.4)."""
    ALL_FOUND = "all_found"
    """As one of the others, where all have found it (D-4.1)."""
    NONE_FOUND = "none_found"
    """As one of the others, where nobody has found it (D-4.2)."""
    VOTES = "votes"
    """For votes on cards of their own (D-4.2, D-4.3)."""


class Gain(Struct, frozen=True, gc=False, omit_defaults=True):
    """Points of one turn for one merit."""

    merit: Merit
    points: int
    votes: int = 0
    """How many votes they are for, if they are for votes. A limit may make them worth less."""


class Ending(Word):
    """What ends a game."""

    POINTS = "points"
    """Somebody has reached the target (D-5.2)."""
    PICTURES = "pictures"
    """The last picture has left the pile (D-5.2)."""
    CLUES = "clues"
    """Everybody has told as often as the table has agreed (D-5.5)."""

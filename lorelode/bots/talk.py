"""Talk of bots: what they hear and say as claims, and how often they may speak.

A person says phrases, and each reader reads them in their own language. A bot reads the same
phrases as claims: who said what, and when. What a bot says is a claim too, until a table makes a
phrase of it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from msgspec import Struct

QUIET_LAPS: Final = 2
"""A bot that has spoken says nothing for this many laps, in move lines."""
QUIET_LINES: Final = 3
"""At least so many move lines are between two phrases of any bots; at a long table half a lap."""


class Claim(Struct, frozen=True, gc=False, omit_defaults=True):
    """What somebody at a seat said in the game."""

    speaker: int
    phrase: str
    """The name of the phrase."""
    about: int | str | None = None
    """What it names: a seat, or a word of the game, such as a goal."""
    lines: int = 0
    """How many move lines the game had when it was said."""


class Talk(Struct, frozen=True):
    """How the bots of a game take part in what is said; by default not at all."""

    claims: frozenset[str] = frozenset()
    """The names of the phrases that say something about the game: bots hear them and no others."""
    list_speakers: Callable[[str, Any], Sequence[int]] = lambda _line, _public: ()
    """The seats that have a reason to speak after a move line, as everybody reads it; the public
    drawer is the one after the move."""


def is_calm(spoken: Iterable[Claim], seat: int, lines: int, seats: int) -> bool:
    """Whether the bot of a seat may speak now, after what bots have said in this game so far.

    It follows from what everybody has heard, so that a bot that is silent tells nothing by it.

    >>> spoken = [Claim(0, "thanks", 1, lines=20)]
    >>> [is_calm(spoken, seat, 24, seats=4) for seat in (0, 1)]
    [False, True]
    """
    gap = max(QUIET_LINES, seats // 2)
    return all(
        lines - one.lines >= (QUIET_LAPS * seats if one.speaker == seat else gap) for one in spoken
    )

"""Phrases: what people say with a tap, as data that each reader reads in their own language.

A game has a catalogue of them in its entry of `WIRE_GAMES`. The phrases of `COMMON_PHRASES` can be
said in every game.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Annotated, Any, Final, NamedTuple

from msgspec import Meta, Struct

from lorelode.core.faces import Face

PhraseName = Annotated[str, Meta(max_length=20)]
Word = Annotated[str, Meta(max_length=20)]
Number = Annotated[int, Meta(ge=0, le=1_000_000)]
Blanks = Annotated[Mapping[Word, Word | Number], Meta(max_length=4)]
"""What stands in the blanks of a phrase, by the names of the blanks."""


class SaidPhrase(Struct, frozen=True, gc=False, omit_defaults=True):
    """A phrase that somebody has said, with when in which game they said it."""

    name: PhraseName
    catalogue: str
    """The name of the game that was at the table, whose catalogue has the phrase."""
    blanks: Blanks = {}
    """What it names: a `seat`, or what a game has blanks for."""
    who: str = ""
    """The name of the person who had that seat; left out for a bot."""
    game: int = 0
    """The number of the game at its table, from 1; left out before the first."""
    lines: int = 0
    """How many move lines that game had; left out if none."""
    face: Face | None = None
    """The face of the bot that had that seat, which each reader knows by a name; left out for a
    person."""


class Blank(NamedTuple):
    """A blank of phrases: what it is called, and what may stand in it."""

    name: str
    words: tuple[str, ...] = ()
    """Words that always may."""
    list_numbers: Callable[[Any], Collection[int]] = lambda _public: ()
    """Finds the numbers that may now, in the public drawer of the game."""


SEAT: Final = Blank("seat")
"""The number of somebody's seat. Everybody but the speaker may stand in it."""


class Phrase(NamedTuple):
    """A phrase of a catalogue."""

    name: str
    blanks: tuple[Blank, ...] = ()


class PhraseGroup(NamedTuple):
    """Phrases about one thing, which are offered together."""

    name: str
    phrases: tuple[Phrase, ...]


REACTIONS: Final = PhraseGroup(
    "reactions",
    tuple(Phrase(name) for name in ("laugh", "wow", "heart", "doubt", "sad", "angry")),
)
"""Drawn faces without words."""

MANNERS: Final = PhraseGroup(
    "manners",
    (Phrase("thanks", (SEAT,)), Phrase("well-done"), Phrase("sorry"), Phrase("moment")),
)

COMMON_PHRASES: Final = (REACTIONS, MANNERS)
"""What can be said in every game."""

"""What became of pictures that were imported.

It is apart from the importer, which a server needs only when somebody sends pictures.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from msgspec import Struct

from lorelode.core.refusal import Code, Fact, Refusal
from lorelode.decks.deck import Card, LanguageCode, Words

SMALL_FOLDER: Final = "small"
"""The subfolder of a deck with the pictures for a hand on a phone."""

Progress = Callable[[int, int], None]
"""Called after each file with the number of files done and the number of all files."""


class RefusedFile(Struct, frozen=True):
    """A file that did not become a card."""

    name: str
    code: Code
    facts: Mapping[str, Fact]
    sentence: str
    """Why it was refused, in English."""

    @classmethod
    def of(cls, name: str, refusal: Refusal) -> RefusedFile:
        """The file of this name, with its refusal as data."""
        assert isinstance(refusal.code, Code), "no rule of a game refuses a file"
        return cls(name, refusal.code, refusal.facts, refusal.sentence)


class ImportResult(Struct, frozen=True):
    """What became of the files."""

    kept: tuple[Card, ...]
    """New cards, in the order of the file names."""
    doubles: tuple[str, ...]
    """Files with a picture that the deck already has; each picture is one card."""
    refused: tuple[RefusedFile, ...]
    reworded: Mapping[str, Mapping[LanguageCode, Words]] = {}
    """New words for cards that the deck already has, by id."""

"""Where people's own decks are kept: what a library needs of a disk, or of something else."""

from __future__ import annotations

import errno
from collections.abc import Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Final, Protocol

DECK_FILE: Final = "deck.toml"


class DecksUnavailable(OSError):
    """Decks cannot be read or changed now; `strerror` is the reason.

    Nothing was changed, unless it is an `UncertainChange`.
    """

    def __init__(self, reason: str) -> None:
        super().__init__(errno.EIO, reason)


class UncertainChange(DecksUnavailable):
    """A change was to be made when its place was lost, and may have been made."""


class DeckDraft(Protocol):
    """A deck that is being changed by nobody else meanwhile."""

    @property
    def folder(self) -> Path:
        """Where its texts are; they are changed there."""
        ...

    @property
    def origin(self) -> Path:
        """Where its texts are as they were; the same, or another folder."""
        ...

    @property
    def is_new(self) -> bool:
        """Whether there is no such deck yet."""
        ...

    def add_picture(self, path: str, file: Path) -> None:
        """Add a picture at a path in the deck; the file is moved."""
        ...

    def drop_picture(self, path: str) -> None:
        """Remove a picture, if it is there."""
        ...

    def remove_deck(self) -> None:
        """Remove the deck with all that is in it."""
        ...


class Shelf(Protocol):
    """Keeps decks. Every change is atomic: a reader sees the deck before it or after it.

    Whatever fails raises `OSError`, such as `DecksUnavailable`.
    """

    def refresh(self) -> None:
        """Know all changes that anybody has made before this call."""
        ...

    def names(self) -> Sequence[str]:
        """The names of all decks, in order."""
        ...

    def folder(self, name: str) -> Path:
        """Where the texts of a deck are now; not there if there is no such deck."""
        ...

    def find_picture(self, name: str, path: str) -> Path | None:
        """The file of a picture at a path in a deck; None if there is none."""
        ...

    def count_bytes(self, name: str) -> int:
        """The size of all pictures of a deck."""
        ...

    def find_data(self) -> Path:
        """A data folder for other processes with the texts of all decks as they are now."""
        ...

    def stage(self) -> AbstractContextManager[Path]:
        """An empty folder for new pictures, which is deleted at the end."""
        ...

    def change(self, name: str) -> AbstractContextManager[DeckDraft]:
        """Change a deck. Everybody sees the change after the block, and nobody if it raises.

        After an `UncertainChange` everybody sees it, or nobody does.
        """
        ...

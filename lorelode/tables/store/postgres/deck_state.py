"""What a deck is, as a database and a disk both say it: files by their paths and digests."""

from __future__ import annotations

import re
from collections.abc import Mapping
from hashlib import file_digest, sha256
from pathlib import Path
from typing import Final

from msgspec import Struct

from lorelode.decks import DeckError
from lorelode.decks.library import list_picture_paths, read_deck_file
from lorelode.decks.shelf import DECK_FILE, DecksUnavailable

MAX_DECK_FILE_BYTES: Final = 50_000_000
"""Of one picture, or of one file with texts: each is in memory once."""


_PATH: Final = re.compile(r"((associations|lines)/[a-z]{2}\.toml)|((small/)?[^./\\:\0][^/\\:\0]*)")
"""The paths that files of a deck may have."""


class DamagedDeck(DecksUnavailable):
    """A database has something else than a whole deck."""


class DeckFile(Struct, frozen=True):
    """A file of a deck: the SHA-256 of what is in it, and its size."""

    digest: str
    size: int


class DeckState(Struct, frozen=True):
    """All files of a deck at one moment, by their paths."""

    files: Mapping[str, DeckFile]
    digest: str
    """The same for equal decks alone."""

    @classmethod
    def of(cls, files: Mapping[str, DeckFile]) -> DeckState:
        """The state of a deck with these files."""
        summed = sha256()
        for path, file in sorted(files.items()):
            summed.update(f"{path}\0{file.digest}\n".encode())
        return cls(files, summed.hexdigest())

    @property
    def texts(self) -> Mapping[str, DeckFile]:
        """What is no picture."""
        return {path: file for path, file in self.files.items() if is_text(path)}

    @property
    def pictures(self) -> Mapping[str, DeckFile]:
        """What is a picture."""
        return {path: file for path, file in self.files.items() if not is_text(path)}


def is_path(path: str) -> bool:
    """Whether a file of a deck may be there."""
    return _PATH.fullmatch(path) is not None


def is_text(path: str) -> bool:
    """Whether a file of a deck has texts, by its path."""
    return path.endswith(".toml")


def sum_up_file(file: Path) -> DeckFile:
    """The digest and the size of a file; `DeckError` if it is too large for a database."""
    size = file.stat().st_size
    if size > MAX_DECK_FILE_BYTES:
        raise DeckError(
            f"{file.name} has {size // 1_000_000} MB, and a file of a deck may have"
            f" {MAX_DECK_FILE_BYTES // 1_000_000}"
        )
    with file.open("rb") as opened:
        return DeckFile(file_digest(opened, "sha256").hexdigest(), size)


def find_texts(folder: Path) -> dict[str, Path]:
    """The files with texts in the folder of a deck, by their paths in it."""
    found = (
        *folder.glob("[!.]*.toml"),
        *folder.glob("associations/[a-z][a-z].toml"),
        *folder.glob("lines/[a-z][a-z].toml"),
    )
    return {file.relative_to(folder).as_posix(): file for file in found}


def find_files(folder: Path) -> dict[str, Path]:
    """All files that belong to the deck in a folder, by their paths in it; or `DeckError`."""
    try:
        deck = read_deck_file(folder / DECK_FILE)
    except (UnicodeDecodeError, DeckError) as error:
        raise DeckError(f"the deck {folder.name!r} cannot be read: {error}") from error
    paths = {path for card in deck.cards for path in list_picture_paths(card)}
    pictures = {path: folder / path for path in paths if (folder / path).is_file()}
    return {**find_texts(folder), **pictures}


def read_state(folder: Path) -> DeckState:
    """The state of the deck in a folder, or `DeckError`."""
    return DeckState.of({path: sum_up_file(file) for path, file in find_files(folder).items()})

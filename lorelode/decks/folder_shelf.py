"""Decks in a folder: each is a folder `decks/NAME/` with `deck.toml` and its pictures."""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from lorelode.decks.deck_names import is_name
from lorelode.decks.import_result import SMALL_FOLDER
from lorelode.decks.shelf import DECK_FILE

_STAGING: Final = ".new-"
_LEAVING: Final = ".old-"
_STALE_SECONDS: Final = 86_400.0
"""When the folder of an import that was killed is deleted."""


class FolderShelf:
    """A `Shelf`: the folder `decks` in a data folder, which several processes may use."""

    def __init__(self, data: Path) -> None:
        self._data = data
        self._decks = data / "decks"

    def refresh(self) -> None:
        """Do nothing: the folder is read each time."""

    def names(self) -> Sequence[str]:
        """The names of all decks, in order."""
        return deck_names(self._decks)

    def folder(self, name: str) -> Path:
        """The folder of a deck."""
        return self._decks / name

    def find_picture(self, name: str, path: str) -> Path | None:
        """The file of a picture at a path in a deck; None if there is none."""
        file = self._decks / name / path
        return file if file.is_file() else None

    def count_bytes(self, name: str) -> int:
        """The size of all pictures of a deck."""
        return count_picture_bytes(self._decks / name)

    def find_data(self) -> Path:
        """The data folder."""
        return self._data

    @contextmanager
    def stage(self) -> Iterator[Path]:
        """An empty folder for new pictures, which is deleted at the end."""
        self._decks.mkdir(parents=True, exist_ok=True)
        self._delete_stale()
        staging = Path(tempfile.mkdtemp(prefix=_STAGING, dir=self._decks))
        try:
            yield staging
        finally:
            shutil.rmtree(staging, ignore_errors=True)

    @contextmanager
    def change(self, name: str) -> Iterator[_FolderDraft]:
        """Change a deck where it is; a new one is made beside it."""
        folder = self._decks / name
        with self._locked():
            if (folder / DECK_FILE).exists():
                draft = _FolderDraft(folder, is_new=False)
                yield draft
                if not draft.removed:
                    return
                leaving = Path(tempfile.mkdtemp(prefix=_LEAVING, dir=self._decks))
                folder.rename(leaving / name)
            else:
                with self.stage() as staging:
                    yield _FolderDraft(staging, is_new=True)
                    if (staging / DECK_FILE).is_file():
                        # As any new folder: the one for staging is closed to all others.
                        staging.chmod(0o777 & ~_umask())
                        staging.rename(folder)
                return
        shutil.rmtree(leaving)

    def _delete_stale(self) -> None:
        for folder in [*self._decks.glob(f"{_STAGING}*"), *self._decks.glob(f"{_LEAVING}*")]:
            with suppress(OSError):
                if time.time() - folder.stat().st_mtime > _STALE_SECONDS:
                    shutil.rmtree(folder, ignore_errors=True)

    @contextmanager
    def _locked(self) -> Iterator[None]:
        """Let no other process change the decks meanwhile."""
        self._decks.mkdir(parents=True, exist_ok=True)
        if sys.platform == "win32":
            yield
            return
        import fcntl

        with (self._decks / ".lock").open("a") as lock:
            with suppress(OSError):  # a file system without locks
                fcntl.flock(lock, fcntl.LOCK_EX)
            yield


class _FolderDraft:
    """A deck that is changed where it is. Whoever changes it writes the list of cards last."""

    def __init__(self, folder: Path, *, is_new: bool) -> None:
        self.folder = self.origin = folder
        self.is_new = is_new
        self.removed = False

    def add_picture(self, path: str, file: Path) -> None:
        (self.folder / path).parent.mkdir(exist_ok=True)
        file.replace(self.folder / path)

    def drop_picture(self, path: str) -> None:
        (self.folder / path).unlink(missing_ok=True)

    def remove_deck(self) -> None:
        self.removed = True


def deck_names(decks: Path) -> list[str]:
    """The names of the decks in a folder, in order."""
    files = decks.glob(f"*/{DECK_FILE}")
    return sorted(file.parent.name for file in files if is_name(file.parent.name))


def count_picture_bytes(folder: Path) -> int:
    """The size of all pictures in the folder of a deck."""
    return sum(file.stat().st_size for file in folder.rglob("*.webp"))


def picture_paths(name: str) -> tuple[str, str]:
    """Where the small and the large picture with this file name are in a deck."""
    return f"{SMALL_FOLDER}/{name}", name


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask

"""Copies of shared decks on the disk of one process, by the digest of what is in them.

Each process has a folder of its own, which begins empty and is deleted with the process: a copy is
never of another database, and never older than what the process was told.
"""

from __future__ import annotations

import os
import re
import shutil
import socket
import sys
import tempfile
import time
from collections.abc import Collection, Iterator, Mapping
from contextlib import contextmanager, suppress
from hashlib import sha256
from pathlib import Path
from typing import IO, Final

from lorelode.tables.store.postgres.deck_state import DamagedDeck, DeckState

LOCK_FILE: Final = ".lock"
GRACE_SECONDS: Final = 600.0
"""How long a copy is kept that no deck has any more: somebody may still read it."""

STALE_SECONDS: Final = 86_400.0
"""When the folder of a process of another machine is deleted that has shown no sign of life."""

SWEEP_SECONDS: Final = 60.0
"""How often such copies are looked for."""


class DeckCache:
    """The folder of one process in a folder that several may share."""

    def __init__(self, parent: Path) -> None:
        parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        with (parent / LOCK_FILE).open("a") as turn:
            _lock(turn)
            _delete_abandoned(parent)
            self._root = Path(tempfile.mkdtemp(prefix=f"{_host()}-", dir=parent))
            self._lock = (self._root / LOCK_FILE).open("a")
            _lock(self._lock)
        self._files = self._root / "files"
        self._decks = self._root / "decks"
        self._views = self._root / "views"
        for folder in (self._files, self._decks, self._views):
            folder.mkdir()
        self.nowhere = self._root / "nowhere"
        """The folder of decks that are not there."""
        self._unused: dict[Path, float] = {}
        """Since when nothing that is current needs a copy."""
        self._swept = time.monotonic()

    def close(self) -> None:
        """Delete everything."""
        shutil.rmtree(self._root, ignore_errors=True)
        self._lock.close()

    def find(self, digest: str) -> Path | None:
        """The file with this digest; None if it is not here."""
        file = self._files / digest
        return file if file.is_file() else None

    def save(self, digest: str, content: bytes) -> Path:
        """Keep the content of a file that has this digest."""
        if sha256(content).hexdigest() != digest:
            raise DamagedDeck("a file of a deck is damaged in the database")
        with self.stage() as staging:
            (staging / digest).write_bytes(content)
            return (staging / digest).replace(self._files / digest)

    def adopt(self, digest: str, file: Path) -> None:
        """Keep a file that has this digest, unless there is one; it is moved."""
        if self.find(digest) is None:
            file.replace(self._files / digest)

    def open_deck(self, name: str, state: DeckState) -> Path:
        """A folder with the texts of a deck in this state; its files have to be here."""
        folder = self._decks / state.digest / name
        if not folder.is_dir():
            with self.stage() as staging:
                for path, file in state.texts.items():
                    (staging / path).parent.mkdir(exist_ok=True)
                    # A link, so that one text is one file in all states that have it.
                    os.link(self._files / file.digest, staging / path)
                folder.parent.mkdir(exist_ok=True)
                with suppress(OSError):  # another thread was quicker
                    staging.rename(folder)
        return folder

    def open_all(self, states: Mapping[str, DeckState]) -> Path:
        """A data folder with the texts of these decks."""
        named = sorted((name, state.digest) for name, state in states.items())
        view = self._views / sha256(repr(named).encode()).hexdigest()
        if not view.is_dir():
            with self.stage() as staging:
                decks = staging / "decks"
                decks.mkdir()
                for name, state in states.items():
                    (decks / name).symlink_to(self.open_deck(name, state).absolute())
                with suppress(OSError):
                    staging.rename(view)
        return view

    @contextmanager
    def stage(self) -> Iterator[Path]:
        """An empty folder, which is deleted at the end unless it was moved."""
        staging = Path(tempfile.mkdtemp(prefix="new-", dir=self._root))
        try:
            yield staging
        finally:
            shutil.rmtree(staging, ignore_errors=True)

    def make_draft(self, name: str, state: DeckState | None) -> Path:
        """A folder with copies of the texts of a deck, to be changed there and then dropped."""
        folder = Path(tempfile.mkdtemp(prefix="draft-", dir=self._root)) / name
        folder.mkdir()
        for path, file in ({} if state is None else state.texts).items():
            (folder / path).parent.mkdir(exist_ok=True)
            shutil.copyfile(self._files / file.digest, folder / path)
        return folder

    def drop_draft(self, folder: Path) -> None:
        """Delete a draft."""
        shutil.rmtree(folder.parent, ignore_errors=True)

    def sweep(self, states: Mapping[str, DeckState]) -> None:
        """Now and then, delete what these decks do not need and nobody reads any more."""
        now = time.monotonic()
        if now - self._swept < SWEEP_SECONDS:
            return
        self._swept = now
        # A sign of life for processes that do not see the lock.
        os.utime(self._root / LOCK_FILE)
        current = {self.open_all(states)}
        for name, state in states.items():
            current.add(self.open_deck(name, state))
            current.update(self._files / file.digest for file in state.files.values())
        self._delete_unused(current, now)

    def _delete_unused(self, current: Collection[Path], now: float) -> None:
        copies = (*self._views.iterdir(), *self._decks.glob("*/*"), *self._files.iterdir())
        self._unused = {copy: self._unused.get(copy, now) for copy in copies if copy not in current}
        for copy, since in list(self._unused.items()):
            if now - since < GRACE_SECONDS:
                continue
            with suppress(OSError):
                if copy.parent == self._files:
                    copy.unlink()
                else:
                    shutil.rmtree(copy)
                if copy.parent.parent == self._decks:
                    copy.parent.rmdir()


def _lock(file: IO[str]) -> None:
    if sys.platform == "win32":
        return
    import fcntl

    with suppress(OSError):  # a file system without locks
        fcntl.flock(file, fcntl.LOCK_EX)


def _delete_abandoned(parent: Path) -> None:
    """Delete the folders of processes that were killed."""
    if sys.platform == "win32":  # nobody knows whether a process is still there
        return
    import fcntl

    for folder in parent.iterdir():
        with suppress(OSError):  # its process lives, or the file system has no locks
            file = folder / LOCK_FILE
            # The locks of other machines are not seen on every file system that is shared.
            here = folder.name.startswith(f"{_host()}-")
            if folder.is_dir() and (here or time.time() - file.stat().st_mtime > STALE_SECONDS):
                with file.open("a") as lock:
                    fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
                    shutil.rmtree(folder, ignore_errors=True)


def _host() -> str:
    return re.sub(r"[^A-Za-z0-9]", "", socket.gethostname())[:40]

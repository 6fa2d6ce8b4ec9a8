"""Backups: a copy of a store that may be in use.

A backup is made in a hidden folder beside the copy, and holds a lock on this folder. The system
releases the lock when the process ends, however it does. So the next backup knows which folders
nobody needs any more.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
import sys
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Final

UNFINISHED: Final = ".unfinished-backup"
"""The end of the name of a folder in which a backup is made."""


def copy_store(source: Path, file: Path) -> None:
    """Copy a store; the copy gets its name when it is whole and sound. `OSError`, `sqlite3.Error`.

    What killed backups have left in the folder of the copy is removed.
    """
    remove_unfinished(file.parent)
    with _work_folder(file) as folder:
        part = folder / "copy"
        # Only for the user: it has the seeds of running games.
        part.touch(0o600)
        with (
            closing(sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True)) as tables,
            closing(sqlite3.connect(part)) as copy,
        ):
            tables.backup(copy)
            # One file by itself, without the write-ahead log of a live one.
            copy.execute("PRAGMA journal_mode = DELETE")
            (sound,) = copy.execute("PRAGMA integrity_check").fetchone()
        if sound != "ok":
            raise sqlite3.DatabaseError(f"the copy is damaged: {sound}")
        part.rename(file)


def remove_unfinished(folder: Path) -> int:
    """Remove what killed backups have left in a folder. Returns how many there were.

    Those that still run are left alone, as are all if the system has no locks.
    """
    removed = 0
    for left in folder.glob(f".*{UNFINISHED}"):
        with suppress(OSError), _lock(left) as locked:
            if locked:
                shutil.rmtree(left)
                removed += 1
    return removed


@contextmanager
def _work_folder(file: Path) -> Iterator[Path]:
    """A folder of its own for the backup to this file, locked until the end."""
    made = False
    while not made:
        folder = Path(tempfile.mkdtemp(UNFINISHED, f".{file.name}.", file.parent))
        try:
            with _lock(folder) as locked:
                # Before it was locked, another backup may have taken it for a leftover.
                made = locked is not False and folder.exists()
                if made:
                    yield folder
        finally:
            shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def _lock(folder: Path) -> Iterator[bool | None]:
    """Hold the lock of a folder; False if somebody else has it, None if there are no locks."""
    if sys.platform == "win32":
        yield None
        return
    import fcntl

    try:
        handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    except FileNotFoundError:
        yield False  # somebody has removed it
        return
    try:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
            locked: bool | None = True
        except BlockingIOError:
            locked = False
        except OSError:
            locked = None  # a file system without locks
        yield locked
    finally:
        os.close(handle)

"""The lock of a data folder: whoever holds it is the only one that uses its tables."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import click

from lorelode.cli.errors import complain
from lorelode.cli.server_settings import describe_error

LOCK: Final = "server.lock"
"""The file in the data folder that a running server holds, with its address in it."""


@contextmanager
def lock_folder(data: Path) -> Iterator[Callable[[str], None]]:
    """Hold the data folder against a second server, until this process ends, however it does.

    Two that write to one log would set each other's tables aside. What is yielded notes where the
    server is, for the sentence that a second one prints.
    """
    try:
        # It will contain the hands and seeds of running games.
        os.umask(0o077)
        data.mkdir(parents=True, exist_ok=True)
        lock = (data / LOCK).open("a+", encoding="utf-8")
    except OSError as error:
        complain(f"The folder {data} cannot be used: {describe_error(error)}.")
        raise click.exceptions.Exit(1) from error
    with lock:
        if not _try_lock(lock.fileno()):
            lock.seek(0)
            where = lock.read().strip()
            complain(f"A server runs already with the tables in {data}{where and f', at {where}'}.")
            raise click.exceptions.Exit(1)

        def note(where: str) -> None:
            lock.truncate(0)
            lock.write(where)
            lock.flush()

        yield note


def _try_lock(file: int) -> bool:
    if sys.platform == "win32":
        return True
    import fcntl

    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    except OSError:
        pass  # a file system without locks
    return True

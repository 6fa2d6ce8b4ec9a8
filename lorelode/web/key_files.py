"""Keys in the data folder: made at the first start, and readable for the server's own user only."""

from __future__ import annotations

import os
import re
import secrets
import tempfile
from pathlib import Path
from typing import Final

import structlog

KEY_BYTES: Final = 32

_KEY: Final = re.compile(r"[A-Za-z0-9_-]{43}")
_logs = structlog.get_logger()


def load_key(file: Path) -> str:
    """The key in a file; a new one if there is none.

    If the key cannot be saved, it is valid until the server stops.
    """
    try:
        key = file.read_text("ascii").strip()
        if _KEY.fullmatch(key):
            return key
    except (FileNotFoundError, UnicodeDecodeError):
        pass
    except OSError as error:
        _logs.warning("key cannot be read", file=file.name, error=error.strerror)
    key = secrets.token_urlsafe(KEY_BYTES)
    adopt_key(file, key)
    return key


def adopt_key(file: Path, key: str) -> None:
    """Keep a key in a file, such as that of a cluster, where the operator looks for it."""
    try:
        _save(file, key)
    except OSError as error:
        _logs.warning("key cannot be saved", file=file.name, error=error.strerror)


def _save(file: Path, key: str) -> None:
    """Write the key to a file that only the server's own user can read, all of it or nothing."""
    handle, name = tempfile.mkstemp(prefix=f".{file.name}.", dir=file.parent)
    part = Path(name)
    try:
        with os.fdopen(handle, "w", encoding="ascii") as text:
            text.write(f"{key}\n")
            text.flush()
            os.fsync(text.fileno())
        part.replace(file)
    finally:
        part.unlink(missing_ok=True)

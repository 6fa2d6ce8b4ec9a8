"""A digest of files of this package, by which machines find out whether they have the same bots."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Final

import lorelode

_PACKAGE: Final = Path(lorelode.__file__).parent


def list_files(patterns: Iterable[str]) -> list[Path]:
    """The files of this package that match one of these patterns, in the order of the patterns."""
    return [file for pattern in patterns for file in sorted(_PACKAGE.glob(pattern))]


def digest_files(files: Iterable[Path]) -> str:
    """Changes with the name and the content of any of these files."""
    digest = hashlib.sha256()
    for file in files:
        digest.update(f"{file.relative_to(_PACKAGE).as_posix()}\n".encode())
        digest.update(file.read_bytes())
    return digest.hexdigest()[:12]


@cache
def digest_sources(*patterns: str) -> str:
    """The same of all files of this package that match one of these patterns."""
    return digest_files(list_files(patterns))

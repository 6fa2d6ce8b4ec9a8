"""Visitors who asked to be forgotten: their tokens are worth nothing, also after a restart."""

from __future__ import annotations

import asyncio
import os
import re
import sys
from collections.abc import Iterable, Sequence
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Final, Protocol

from lorelode.tables.log import PersonId

if TYPE_CHECKING:
    from lorelode.tables.store.postgres import PostgresStore

FORGOTTEN_FILE: Final = "forgotten"
"""The file in the data folder: one id of a visitor in each line, the oldest first."""

MAX_FORGOTTEN: Final = 100_000
"""With more than this, the older half goes. Their tables have mostly expired before."""

_PERSON: Final = re.compile(r"[A-Za-z0-9_-]{43}")


class Forgotten(Protocol):
    """The ids of forgotten visitors."""

    def __contains__(self, person: PersonId) -> bool:
        """Whether a visitor was forgotten."""
        ...

    def add(self, person: PersonId) -> None:
        """Forget a visitor until the server stops."""
        ...

    async def save(self, person: PersonId) -> None:
        """Forget a visitor for good, or raise `OSError` or `StoreError`."""
        ...


class SharedForgottenVisitors:
    """The ids of forgotten visitors, in memory and in the database of a cluster."""

    def __init__(self, store: PostgresStore) -> None:
        self._store = store
        self._people: set[PersonId] = set()
        self._last = 0

    def __contains__(self, person: PersonId) -> bool:
        return person in self._people

    def add(self, person: PersonId) -> None:
        """Forget a visitor until the server stops."""
        self._people.add(person)

    async def save(self, person: PersonId) -> None:
        """Forget a visitor for good, on all nodes; or raise `StoreError`."""
        await self._store.forget(person, MAX_FORGOTTEN)

    async def hear(self) -> Sequence[PersonId]:
        """Read which visitors were forgotten since the last time, on any node."""
        new, self._last = await self._store.read_forgotten(self._last)
        people = [PersonId(person) for person in new]
        self._people.update(people)
        return people


class ForgottenVisitors:
    """The ids of forgotten visitors, in memory and in a file."""

    def __init__(self, data: Path) -> None:
        self._file = data / FORGOTTEN_FILE
        self._saving = asyncio.Lock()
        try:
            text = self._file.read_text("ascii", errors="replace")
        except FileNotFoundError:
            text = None
        lines = (text or "").splitlines()
        self._people = {PersonId(line): None for line in lines if _PERSON.fullmatch(line)}
        self._damaged = text != _join(self._people)
        """Whether the file must be written as a whole: there is none, or a write ended in the
        middle of a line."""

    def __contains__(self, person: PersonId) -> bool:
        return person in self._people

    def add(self, person: PersonId) -> None:
        """Forget a visitor until the server stops."""
        self._people[person] = None

    def list_people(self) -> list[PersonId]:
        """All of them, the oldest first."""
        return list(self._people)

    async def save_all(self, people: Iterable[PersonId]) -> None:
        """Forget visitors for good. Returns when they are on the disk, or raises `OSError`."""
        async with self._saving:
            self._people.update(dict.fromkeys(people))
            self._damaged = True  # until it has been written
            await asyncio.to_thread(self._rewrite, list(self._people))
            self._damaged = False

    async def save(self, person: PersonId) -> None:
        """Forget a visitor for good. Returns when it is on the disk, or raises `OSError`."""
        async with self._saving:
            if len(self._people) > MAX_FORGOTTEN:
                self._people = dict(islice(self._people.items(), MAX_FORGOTTEN // 2, None))
                self._damaged = True
            people = list(self._people) if self._damaged else [person]
            write = self._rewrite if self._damaged else self._append
            self._damaged = True  # until it has been written
            await asyncio.to_thread(write, people)
            self._damaged = False

    def _append(self, people: Sequence[PersonId]) -> None:
        with self._file.open("a", encoding="ascii") as file:
            _write(file.fileno(), people)

    def _rewrite(self, people: Sequence[PersonId]) -> None:
        part = self._file.with_name(f".{FORGOTTEN_FILE}.new")
        with part.open("w", encoding="ascii") as file:
            _write(file.fileno(), people)
        part.replace(self._file)
        _sync_folder(self._file.parent)


def _join(people: Iterable[PersonId]) -> str:
    return "".join(f"{person}\n" for person in people)


def _sync_folder(folder: Path) -> None:
    """Wait until the names of the files in a folder are on the disk."""
    if sys.platform == "win32":
        return  # a folder cannot be opened there
    opened = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)


def _write(file: int, people: Sequence[PersonId]) -> None:
    data = _join(people).encode()
    while data:
        data = data[os.write(file, data) :]
    os.fsync(file)

"""Results on disk, a line a game, so that a run goes on where it stopped."""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path
from typing import Final

import msgspec

from lorelode.arena.tasks import DECODER, ENCODER, Record, Task, version

_BEGINNING: Final = b'{"task":{"cell":{"game":"'
"""Of every line."""


class _OldTask(msgspec.Struct):
    version: str


class _Old(msgspec.Struct):
    """A game that other bots played: it may look otherwise, and is of no use."""

    task: _OldTask


class LedgerError(ValueError):
    """A file that holds something else; the message is a sentence."""


class Ledger:
    """The games that were played; with a file, those of earlier runs too.

    A line that was torn when a run was stopped is dropped, and its game played again.
    """

    def __init__(self, path: Path | None = None) -> None:
        self.path = path
        self._known: dict[Task, Record] = {}
        if path is None:
            return
        if path.is_dir() or not path.parent.is_dir():
            what = "is a folder" if path.is_dir() else f"cannot be: there is no {path.parent}"
            raise LedgerError(f"{path} {what}; name a file for the games.")
        if path.exists():
            self._read(path)

    def missing(self, tasks: Iterable[Task]) -> list[Task]:
        """Those that were not played yet."""
        return [task for task in tasks if task not in self._known]

    def add(self, records: Iterable[Record]) -> None:
        """Keep these, on disk first."""
        new = list(records)
        if self.path is not None:
            with self.path.open("ab") as file:
                # In one piece: whatever stops a run tears one line at most.
                file.write(b"".join(ENCODER.encode(record) + b"\n" for record in new))
                file.flush()
                os.fsync(file.fileno())
        self._known.update((record.task, record) for record in new)

    def of(self, tasks: Iterable[Task]) -> list[Record]:
        """What came of these, in an order that does not depend on how they were played."""
        return [self._known[task] for task in sorted(set(tasks)) if task in self._known]

    def _read(self, path: Path) -> None:
        whole = path.read_bytes()
        good = whole.rfind(b"\n") + 1
        for number, line in enumerate(whole[:good].splitlines(), 1):
            try:
                record = DECODER.decode(line)
            except msgspec.DecodeError as error:
                if _is_old(line):
                    continue
                raise LedgerError(
                    f"Line {number} of {path} is no game of the arena ({error}):"
                    " name another file, or remove the line."
                ) from error
            self._known[record.task] = record
        torn = whole[good:]
        if not (torn.startswith(_BEGINNING) or _BEGINNING.startswith(torn)):
            raise LedgerError(
                f"The end of {path} is no game of the arena: name another file, or remove its last"
                " line."
            )
        if torn:
            os.truncate(path, good)


def _is_old(line: bytes) -> bool:
    try:
        return msgspec.json.decode(line, type=_Old).task.version != version()
    except msgspec.DecodeError:
        return False

"""Results of games, kept in a file with one line a game, so that a stopped run can go on."""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path
from typing import Final

import msgspec

from lorelode.arena.studies import STUDIES
from lorelode.arena.study import Result, Task
from lorelode.arena.tasks import version

FORMAT: Final = 2
"""The version of a line's form. It is not read back: lines of other versions are passed over."""
_LINE_START: Final = b'{"format":%d,"task":{"cell":{"game":"' % FORMAT
"""How every line begins."""


class _Line(msgspec.Struct):
    """A result as it is in the file."""

    format: int
    task: Task
    kept: msgspec.Raw


class _OldTask(msgspec.Struct):
    version: str


class _OldLine(msgspec.Struct):
    """A game of other bots or of another format: it is passed over, in any form."""

    format: int
    task: _OldTask


class ResultsError(ValueError):
    """The file holds something else; the message is a sentence."""


class Results:
    """The results so far; with a file, those of earlier runs too.

    A line that was cut off when a run was stopped is dropped, and its game is played again.
    """

    def __init__(self, path: Path | None = None) -> None:
        self.path = path
        self._by_task: dict[Task, Result] = {}
        if path is None:
            return
        if path.is_dir():
            raise ResultsError(f"{path} is a folder; name a file for the results.")
        if not path.parent.is_dir():
            raise ResultsError(
                f"There is no folder {path.parent} for the results; name a file in one that exists."
            )
        if path.exists():
            self._read(path)

    def missing(self, tasks: Iterable[Task]) -> list[Task]:
        """The tasks without a result."""
        return [task for task in tasks if task not in self._by_task]

    def add(self, results: Iterable[Result]) -> None:
        """Keep these, on disk first."""
        new = list(results)
        if self.path is not None:
            with self.path.open("ab") as file:
                # In one write, so that a stopped run leaves at most one line cut off.
                file.write(b"".join(encode_line(result) for result in new))
                file.flush()
                os.fsync(file.fileno())
        self._by_task.update((result.task, result) for result in new)

    def select(self, tasks: Iterable[Task]) -> list[Result]:
        """The results of these tasks, in an order that does not depend on who played them."""
        return [self._by_task[task] for task in sorted(set(tasks)) if task in self._by_task]

    def _read(self, path: Path) -> None:
        content = path.read_bytes()
        complete = content.rfind(b"\n") + 1
        for number, line in enumerate(content[:complete].splitlines(), 1):
            try:
                result = _decode_line(line)
            except msgspec.DecodeError as error:
                raise ResultsError(
                    f"Line {number} of {path} is not a result of the arena ({error}):"
                    " name another file, or remove the line."
                ) from error
            if result is not None:
                self._by_task[result.task] = result
        rest = content[complete:]
        if not (rest.startswith(_LINE_START) or _LINE_START.startswith(rest)):
            raise ResultsError(
                f"The end of {path} is not a result of the arena: name another file, or remove its"
                " last line."
            )
        if rest:
            os.truncate(path, complete)


def encode_line(result: Result) -> bytes:
    """A line of the file."""
    kept = msgspec.Raw(msgspec.json.encode(result.kept))
    return msgspec.json.encode(_Line(FORMAT, result.task, kept)) + b"\n"


def _decode_line(line: bytes) -> Result | None:
    """The result of a line; None if other bots played it or the format is another.

    Other agents are told apart by their task, whose version has them.
    """
    old = msgspec.json.decode(line, type=_OldLine)
    if old.format != FORMAT or old.task.version.partition("+")[0] != version():
        return None
    stored = msgspec.json.decode(line, type=_Line)
    study = STUDIES.get(stored.task.cell.game)
    if study is None:
        return None
    return Result(stored.task, msgspec.json.decode(stored.kept, type=study.kept_type))

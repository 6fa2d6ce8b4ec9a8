"""A record that is on the disk after every move, however the program ends."""

from __future__ import annotations

from pathlib import Path
from typing import TextIO

from lorelode.arena import Step, log_of
from lorelode.cli.setup import BadInput, Setup
from lorelode.core import Seat, shown, write_log


class Recorder:
    """Writes the head of a record at once, and then a line a move."""

    def __init__(self, path: Path, setup: Setup, first: Seat | None) -> None:
        self._game = setup.game
        try:
            self._file: TextIO = path.open("w", encoding="utf-8", newline="\n")
        except OSError as error:
            raise BadInput(f"{path}: {error.strerror or error}") from error
        self._write(write_log(log_of(setup.game, setup.edition, setup.seats, first)))

    def take(self, step: Step) -> None:
        """One more move."""
        self._write(shown(self._game, step.mover, step.move, step.mover) + "\n")

    def close(self) -> None:
        """The game is over, or was left."""
        self._file.close()

    def _write(self, text: str) -> None:
        self._file.write(text)
        self._file.flush()

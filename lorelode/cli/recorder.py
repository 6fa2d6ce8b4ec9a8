"""A record that is on the disk after every move, however the program ends."""

from __future__ import annotations

from pathlib import Path

from lorelode.arena import Step, make_record
from lorelode.cli.errors import BadInput
from lorelode.core import Setup, show_move, write_record
from lorelode.decks import Deck


class Recorder:
    """Writes the head of a record at once, and then a line a move; never over another file.

    What cannot be written is `BadInput`, and nothing is kept back to be written later.
    """

    def __init__(self, path: Path, setup: Setup, deck: Deck | None) -> None:
        self._game = setup.game
        self._path = path
        if path.is_dir():
            raise BadInput(f"{path}: Is a directory")
        try:
            self._file = path.open("xb", buffering=0)
        except FileExistsError as error:
            raise BadInput(
                f"{path} exists already, and --record writes over nothing: name a new file."
            ) from error
        except OSError as error:
            raise BadInput(f"{path}: {error.strerror or error}") from error
        head = make_record(setup, deck=() if deck is None else deck.ids)
        self._write(write_record(head))

    def take(self, step: Step) -> None:
        """One more move."""
        self._write(show_move(self._game, step.mover, step.move, step.mover) + "\n")

    def close(self) -> None:
        """The game is over, or was left."""
        self._file.close()

    def _write(self, text: str) -> None:
        left = text.encode()
        try:
            while left:
                left = left[self._file.write(left) :]
        except OSError as error:
            self.close()
            reason = error.strerror or error
            raise BadInput(f"The record could not be written to {self._path}: {reason}.") from error

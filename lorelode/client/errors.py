"""The errors of the client."""

from __future__ import annotations


class TableError(Exception):
    """A refusal of the table: a `code` (see `docs/formats.md`) and a `sentence`.

    >>> raise CommandRefused("stale-phase", "the game has moved on")
    Traceback (most recent call last):
    lorelode.client.errors.CommandRefused: stale-phase: the game has moved on
    """

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(f"{code}: {sentence}")
        self.code = code
        self.sentence = sentence


class CommandRefused(TableError):
    """A command was refused, and was not done."""


class Closed(TableError):
    """The connection was closed for good."""


class Unreachable(ConnectionError):
    """There is no server at the address, it does not answer, or it was down for too long."""

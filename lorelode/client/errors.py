"""What can go wrong between a program and a table."""

from __future__ import annotations


class TableError(Exception):
    """The table says no; `code` names why (see `docs/formats.md`), `sentence` says it.

    >>> raise CommandRefused("stale-phase", "the game has moved on")
    Traceback (most recent call last):
    lorelode.client.errors.CommandRefused: stale-phase: the game has moved on
    """

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(f"{code}: {sentence}")
        self.code = code
        self.sentence = sentence


class CommandRefused(TableError):
    """Something that was asked for was not done."""


class Closed(TableError):
    """The table has hung up, and there is no coming back."""


class Unreachable(ConnectionError):
    """There is no such server, it will not talk, or it has been gone for too long."""

"""What can go wrong between a program and a table."""

from __future__ import annotations


class TableError(Exception):
    """The table says no; `code` names why, as `docs/formats.md` lists, and `says` is a sentence.

    >>> raise Refusal("late", "the game has gone on since; look again")
    Traceback (most recent call last):
    lorelode.client.errors.Refusal: late: the game has gone on since; look again
    """

    def __init__(self, code: str, says: str) -> None:
        super().__init__(f"{code}: {says}")
        self.code = code
        self.says = says


class Refusal(TableError):
    """Something that was asked for was not done."""


class Closed(TableError):
    """The table has hung up, and there is no coming back."""


class Unreachable(ConnectionError):
    """There is no such server, it will not talk, or it has been gone for too long."""

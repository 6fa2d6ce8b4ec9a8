"""Closed lists of words."""

from __future__ import annotations

from enum import StrEnum


class Word(StrEnum):
    """A closed list of words; its `repr` is code, as that of the structs is.

    >>> Word("Side", {"LEFT": "left"}).LEFT
    Side.LEFT
    """

    def __repr__(self) -> str:
        return f"{type(self).__name__}.{self.name}"

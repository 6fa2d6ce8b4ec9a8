"""The words of a clue: any language, tidy so that one clue has one spelling."""

from __future__ import annotations

from typing import Final

from lorelode.core import text
from lorelode.core.text import tidy

__all__ = ["LONGEST", "SAMPLE", "fault", "tidy"]

LONGEST: Final = 200
"""In graphemes, that is in what a reader would call letters: a line of a song fits easily."""

SAMPLE: Final = "once upon a time"
"""Stands for all the clues that could be given, where choices are listed."""


def fault(clue: str) -> str:
    """What is wrong with a tidy clue; nothing if it may be given.

    >>> fault("Alice in Wonderland")
    ''
    >>> fault("")
    'a clue has to say something'
    """
    return text.fault(clue, "a clue", LONGEST)

"""The words of a clue: any language, tidy so that one clue has one spelling."""

from __future__ import annotations

from typing import Final

from lorelode.core import text
from lorelode.core.text import tidy

__all__ = ["MAX_CLUE_LETTERS", "SAMPLE_CLUE", "find_fault", "tidy"]

MAX_CLUE_LETTERS: Final = 200
"""In graphemes, that is in what a reader would call letters: a line of a song fits easily."""

SAMPLE_CLUE: Final = "once upon a time"
"""Stands for all the clues that could be given, where choices are listed."""


def find_fault(clue: str) -> str:
    """What is wrong with a tidy clue; nothing if it may be given.

    >>> find_fault("Alice in Wonderland")
    ''
    >>> find_fault("")
    'a clue has to say something'
    """
    return text.find_fault(clue, "a clue", MAX_CLUE_LETTERS)

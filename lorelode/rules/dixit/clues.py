"""The words of a clue: any language, tidied so that one clue has one spelling."""

from __future__ import annotations

import unicodedata
from typing import Final

import regex

LONGEST: Final = 200
"""In graphemes, that is in what a reader would call letters: a line of a song fits easily."""

MOST_CODE_POINTS: Final = 5 * LONGEST
"""A grapheme may hold any number of them, so these are counted as well."""

SAMPLE: Final = "once upon a time"
"""Stands for all the clues that could be given, where choices are listed."""

# Marks that turn the direction of whatever follows on the page, and one that is no text at all.
_DROPPED: Final = dict.fromkeys((*range(0x202A, 0x202F), *range(0x2066, 0x206A), 0xFEFF))
_GRAPHEMES: Final = regex.compile(r"\X")
# Spaces, marks without a shape, letters that stand for no letter, and the blank of Braille.
_UNSEEN: Final = regex.compile(r"[\p{Z}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*")
# Controls, halves of pairs, and what Unicode has not assigned: only of what it has does it promise
# that the composed form, and so the spelling in a record, will never change.
_REFUSED: Final = {"Cc", "Cs", "Cn"}


def tidied(text: str) -> str:
    r"""The text in Unicode's composed form, with single spaces and none at its ends.

    >>> tidied("  Alice\n in  Wonderland ")
    'Alice in Wonderland'
    """
    return " ".join(unicodedata.normalize("NFC", text.translate(_DROPPED)).split())


def fault(clue: str) -> str:
    """What is wrong with a tidied clue; nothing if it may be given.

    >>> fault("Alice in Wonderland")
    ''
    >>> fault("")
    'a clue has to say something'
    """
    if len(clue) > MOST_CODE_POINTS or (
        len(clue) > LONGEST and len(_GRAPHEMES.findall(clue)) > LONGEST
    ):
        return f"a clue has at most {LONGEST} letters, and {MOST_CODE_POINTS} signs in all"
    if not _REFUSED.isdisjoint(map(unicodedata.category, clue)):
        return "a clue has no control characters and no signs unknown to Unicode in it"
    if _UNSEEN.fullmatch(clue):
        return "a clue has to say something"
    return ""

"""Text that people write, in any language: clues, names, chat messages."""

from __future__ import annotations

import unicodedata
from typing import Final

import regex

MEAN_CODE_POINTS_A_LETTER: Final = 5
"""One letter may have any number of code points; this is the limit of their mean over a text."""

MAX_MARKS_ON_A_LETTER: Final = 4
"""Enough for Hebrew with its points and an accent, too few to cover the lines above and below."""

# Marks that change the direction of the text after them, and the byte order mark.
_DROPPED: Final = dict.fromkeys((*range(0x202A, 0x202F), *range(0x2066, 0x206A), 0xFEFF))
_GRAPHEMES: Final = regex.compile(r"\X")
# Spaces, marks without a shape, filler letters, and the blank of Braille.
_UNSEEN: Final = regex.compile(r"[\p{Z}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*")
_IGNORED: Final = regex.compile(r"\p{Default_Ignorable_Code_Point}+")
# Counted by letter and not by grapheme, because in some versions of Unicode a whole cluster of
# Devanagari consonants is one grapheme. Invisible code points between marks do not separate them.
_PILED: Final = regex.compile(
    r"(?V1)(?:[[\p{Mn}\p{Me}]--\p{Default_Ignorable_Code_Point}]"
    r"[\p{Cf}\p{Default_Ignorable_Code_Point}]*+)"
    f"{{{MAX_MARKS_ON_A_LETTER + 1}}}"
)
# Controls, surrogates, and unassigned code points: Unicode promises for assigned ones alone that
# their composed form, and so the spelling in a record, never changes.
_REFUSED: Final = {"Cc", "Cs", "Cn"}


def tidy(text: str) -> str:
    r"""The text in Unicode's composed form, with single spaces and none at its ends.

    Marks that change the direction of the text around them are dropped. The joiners and
    non-joiners that Persian and emoji need are kept.

    >>> tidy("  Alice\n in  Wonderland ")
    'Alice in Wonderland'
    """
    return " ".join(unicodedata.normalize("NFC", text.translate(_DROPPED)).split())


def find_fault(text: str, what: str, longest: int) -> str:
    """What is wrong with a tidy text that may have up to `longest` letters; empty if nothing is.

    A letter is what a reader would call one: a grapheme. `what` is the name of the text in the
    sentence.

    >>> find_fault("Alice", "a name", 20)
    ''
    >>> find_fault("Alice in Wonderland", "a name", 10)
    'a name has at most 10 characters, and 50 code points in all'
    """
    most = MEAN_CODE_POINTS_A_LETTER * longest
    if len(text) > most or (len(text) > longest and len(_GRAPHEMES.findall(text)) > longest):
        return f"{what} has at most {longest} characters, and {most} code points in all"
    if not _REFUSED.isdisjoint(map(unicodedata.category, text)):
        return f"{what} has no control characters and no signs unknown to Unicode in it"
    if _UNSEEN.fullmatch(text):
        return f"{what} has to say something"
    if _PILED.search(text):
        return f"{what} has at most {MAX_MARKS_ON_A_LETTER} marks on one letter"
    return ""


def fold_case(text: str) -> str:
    """The text without differences of case, width and style, and without invisible code points.

    Two names with the same fold look the same. Some names that look the same have different folds:
    letters of two scripts that look alike stay different.

    >>> fold_case("ＡＬＩＣＥ"), fold_case("Straße")
    ('alice', 'strasse')
    """
    plain = unicodedata.normalize("NFKC", _IGNORED.sub("", text)).casefold()
    return " ".join(unicodedata.normalize("NFKC", plain).split())

"""What people write, whatever it is for: clues, names, lines of chat, in any language."""

from __future__ import annotations

import unicodedata
from typing import Final

import regex

CODE_POINTS: Final = 5
"""A letter may be made of any number of code points; so many are allowed on the average."""

MARKS: Final = 4
"""So many may stand on one letter: enough for Hebrew with its points and an accent, too few to run
over the lines above and below."""

# Marks that turn the direction of whatever follows on the page, and one that is no text at all.
_DROPPED: Final = dict.fromkeys((*range(0x202A, 0x202F), *range(0x2066, 0x206A), 0xFEFF))
_GRAPHEMES: Final = regex.compile(r"\X")
# Spaces, marks without a shape, letters that stand for no letter, and the blank of Braille.
_UNSEEN: Final = regex.compile(r"[\p{Z}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*")
_IGNORED: Final = regex.compile(r"\p{Default_Ignorable_Code_Point}+")
# By letter and not by grapheme, for to some versions of Unicode a whole cluster of Devanagari's
# consonants is one. What nobody can see between marks parts them for no reader.
_PILED: Final = regex.compile(
    r"(?V1)(?:[[\p{Mn}\p{Me}]--\p{Default_Ignorable_Code_Point}]"
    r"[\p{Cf}\p{Default_Ignorable_Code_Point}]*+)"
    f"{{{MARKS + 1}}}"
)
# Controls, halves of pairs, and what Unicode has not assigned: only of what it has does it promise
# that the composed form, and so the spelling in a record, will never change.
_REFUSED: Final = {"Cc", "Cs", "Cn"}


def tidied(text: str) -> str:
    r"""The text in Unicode's composed form, with single spaces and none at its ends.

    Marks that turn the direction of the text around it are dropped; the joiners and non-joiners
    that Persian and emoji need are not.

    >>> tidied("  Alice\n in  Wonderland ")
    'Alice in Wonderland'
    """
    return " ".join(unicodedata.normalize("NFC", text.translate(_DROPPED)).split())


def fault(text: str, what: str, longest: int) -> str:
    """What is wrong with a tidied text of at most so many letters; nothing if it will do.

    A letter is what a reader would call one: a grapheme. `what` is what the sentence calls the
    text.

    >>> fault("Alice", "a name", 20)
    ''
    >>> fault("Alice in Wonderland", "a name", 10)
    'a name has at most 10 letters, and 50 signs in all'
    """
    most = CODE_POINTS * longest
    if len(text) > most or (len(text) > longest and len(_GRAPHEMES.findall(text)) > longest):
        return f"{what} has at most {longest} letters, and {most} signs in all"
    if not _REFUSED.isdisjoint(map(unicodedata.category, text)):
        return f"{what} has no control characters and no signs unknown to Unicode in it"
    if _UNSEEN.fullmatch(text):
        return f"{what} has to say something"
    if _PILED.search(text):
        return f"{what} has at most {MARKS} marks on one letter"
    return ""


def caseless(text: str) -> str:
    """What is left of a text where case, width, style and all that nobody sees do not count.

    Two names with the same fold could be taken for each other. Not all that could have it: letters
    of two scripts that look alike stay two.

    >>> caseless("ＡＬＩＣＥ"), caseless("Straße")
    ('alice', 'strasse')
    """
    plain = unicodedata.normalize("NFKC", _IGNORED.sub("", text)).casefold()
    return " ".join(unicodedata.normalize("NFKC", plain).split())

"""Names that look alike: with letters of other scripts, other signs, or a role beside them."""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from typing import Final

from confusable_homoglyphs.confusables import confusables_data

from lorelode.bots import LEVELS, RANDOM_LEVEL, STAND_IN_LEVEL
from lorelode.core.text import fold_case
from lorelode.rules import GAMES

RESERVED_WORDS: Final = frozenset(
    fold_case(word)
    for word in (
        # What the program calls bots, hosts, spectators and roles, in its five languages.
        *(*LEVELS, RANDOM_LEVEL, STAND_IN_LEVEL),
        *("bot", "host", "you", "admin", "server", "dealer", "spectator", "gallery"),
        *(*GAMES, "miner", "storyteller"),
        *("ربات", "میزبان", "شما", "خرابکار", "معدنچی", "قصه‌گو", "تماشاگر"),
        *("בוט", "מארח", "מארחת", "אתם", "חבלן", "כורה", "מספר", "צופה"),
        *("bots", "saimnieks", "jūs", "sabotieris", "racējs", "stāstnieks", "skatītājs"),
        *("бот", "ведущий", "вы", "вредитель", "гном", "рассказчик", "зритель"),
    )
)
"""Nobody may be called by these words alone: others would take them for the program's."""

_SMALL_CAPITAL: Final = re.compile(r"LATIN LETTER SMALL CAPITAL ([A-Z])")
_DIRECTION_MARK: Final = "\u200e"
_WORD: Final = re.compile(r"[^\W_]+")


def is_reserved(name: str) -> bool:
    """Whether a name says nothing but what the program calls somebody.

    >>> is_reserved("Bot 3"), is_reserved("steady!"), is_reserved("Ann")
    (True, True, False)
    """
    return not _own_words(name)


def appearances(name: str) -> frozenset[str]:
    """What a name looks like, in small and in capital letters. Alike names have one in common.

    >>> bool(appearances("Ann") & appearances("Αnn."))  # with a Greek letter
    True
    """
    words = _own_words(name)
    small = "".join(words)
    return frozenset({_skeleton(small), _skeleton(small.upper()).casefold()})


def _own_words(name: str) -> list[str]:
    """The words of a name without those that the program uses and their numbers."""
    words = _WORD.findall(fold_case(name))
    if not words:
        return [fold_case(name)]  # signs alone, such as an emoji
    own = [word for word in words if word not in RESERVED_WORDS]
    return own if own == words else [word for word in own if not word.isdecimal()]


def _skeleton(text: str) -> str:
    return "".join(map(_prototype, text))


@cache
def _prototype(letter: str) -> str:
    """The letter that Unicode's confusables give for all letters that look like this one."""
    small_capital = _SMALL_CAPITAL.fullmatch(unicodedata.name(letter, ""))
    if small_capital is not None:
        return small_capital[1].lower()
    alike = confusables_data.get(letter, ())
    # A letter with several others is the one that the others are like.
    if len(alike) != 1:
        return letter
    other: str = alike[0]["c"].strip(_DIRECTION_MARK)
    back = confusables_data.get(other, ())
    return min(letter, other) if len(back) == 1 else other

"""Names that look alike: with letters of other scripts, other signs, or a role beside them."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final

from lorelode.bots import LEVELS, RANDOM_LEVEL, STAND_IN_LEVEL
from lorelode.core.faces import FACES
from lorelode.core.text import fold_case
from lorelode.rules import GAMES

RESERVED_NAMES: Final = (
    # What the program calls bots, hosts, spectators and roles, in its five languages.
    *(*LEVELS, RANDOM_LEVEL, STAND_IN_LEVEL, *GAMES),
    *(name for names in FACES.values() for name in names.values()),
    *("bot", "host", "you", "server", "dealer", "spectator", "miner", "storyteller"),
    *("ربات", "میزبان", "شما", "خرابکار", "جوینده‌ی طلا", "قصه‌گو", "تماشاگر"),
    *("בוט", "מארח", "אתם", "אני", "חבלן", "כורה", "מספר הסיפור", "צופה"),
    *("bots", "saimnieks", "tu", "sabotieris", "zeltracis", "stāstnieks", "skatītājs"),
    *("бот", "хозяин", "вы", "вредитель", "золотоискатель", "рассказчик", "зритель"),
)
"""Nobody may be called like this: others would take them for somebody of the program's."""

_SMALL_CAPITAL: Final = re.compile(r"LATIN LETTER SMALL CAPITAL ([A-Z])")
_DIRECTION_MARK: Final = "\u200e"
_WORD: Final = re.compile(r"[^\W_]+")


def prepare() -> None:
    """Load what names are compared by, which takes a while, before the first name comes."""
    _reserved_looks()


def is_reserved(name: str) -> bool:
    """Whether a name looks like what the program calls somebody.

    >>> is_reserved("Bot 3"), is_reserved("Воt"), is_reserved("Yeti!"), is_reserved("Ann")
    (True, True, True, False)
    """
    words = [word for word in _words(name) if not word.isdecimal()]
    reserved = _reserved_looks()
    return bool(words) and (
        not _looks("".join(words)).isdisjoint(reserved)
        or all(not _looks(word).isdisjoint(reserved) for word in words)
    )


def find_appearances(name: str) -> frozenset[str]:
    """What a name looks like, in small and in capital letters. Alike names have one in common.

    A role or a bot's number beside a name makes no difference.

    >>> bool(find_appearances("Ann") & find_appearances("Αnn (host)"))  # with a Greek letter
    True
    """
    words = _words(name)
    own = [word for word in words if _looks(word).isdisjoint(_reserved_looks())]
    if own != words:
        own = [word for word in own if not word.isdecimal()]
    return _looks("".join(own))


def _words(name: str) -> list[str]:
    """The words of a name; a name of signs alone, such as an emoji, is one word."""
    folded = fold_case(name)
    return _WORD.findall(folded) or [folded]


@cache
def _reserved_looks() -> frozenset[str]:
    return frozenset().union(*(_looks("".join(_words(name))) for name in RESERVED_NAMES))


def _looks(text: str) -> frozenset[str]:
    return frozenset({_skeleton(text), _skeleton(text.upper()).casefold()})


def _skeleton(text: str) -> str:
    return "".join(map(_prototype, text))


@cache
def _prototype(letter: str) -> str:
    """The letter that Unicode's confusables give for all letters that look like this one."""
    small_capital = _SMALL_CAPITAL.fullmatch(unicodedata.name(letter, ""))
    if small_capital is not None:
        return small_capital[1].lower()
    confusables = _load_confusables()
    alike = confusables.get(letter, ())
    # A letter with several others is the one that the others are like.
    if len(alike) != 1:
        return letter
    other = alike[0]["c"].strip(_DIRECTION_MARK)
    back = confusables.get(other, ())
    return min(letter, other) if len(back) == 1 else other


@cache
def _load_confusables() -> Mapping[str, Sequence[Mapping[str, str]]]:
    # The library reads its tables when it is imported, which takes a server as long as its rules.
    from confusable_homoglyphs.confusables import confusables_data

    known: Mapping[str, Sequence[Mapping[str, str]]] = confusables_data
    return known

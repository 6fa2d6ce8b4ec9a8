"""Words made comparable: folded, cut into tokens, and lightly stemmed, in five languages.

A stem is not a word: it should be the same for most forms of one word, and different for most other
words. Marks are removed, because people leave them out when they type in haste.

>>> stems("The lonely knights", "en")
('lon', 'knight')
>>> stems("Крылья ночи", "ru") == stems("крыло ночь", "ru")
True
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Final

_TOKEN: Final = re.compile(r"[^\W_]+(?:['’\u200c\"״׳][^\W_]+)*")
_FOLDED: Final = str.maketrans(
    # Two keyboards write Persian, and Hebrew has five letters that look otherwise at the end.
    {"ي": "ی", "ك": "ک", "ى": "ی", "ة": "ه", "ؤ": "و", "أ": "ا", "ך": "כ", "ם": "מ", "ן": "נ"}
    | {"ף": "פ", "ץ": "צ", "’": "'", "\u0640": None}
)


def fold(text: str) -> str:
    """The text without case, marks and variants of spelling.

    >>> fold("Bāka"), fold("Ёлка")
    ('baka', 'елка')
    """
    plain = unicodedata.normalize("NFD", text.casefold())
    return "".join(c for c in plain if unicodedata.category(c) != "Mn").translate(_FOLDED)


def _all(words: str) -> frozenset[str]:
    return frozenset(fold(words).split())


_STOPS: Final[Mapping[str, frozenset[str]]] = {
    "en": _all(
        "a an the of in on at to for and or but with without by from into is are was be it its"
        " this that there i you he she we they my your his her our their not no as so"
    ),
    "fa": _all("و در به از که را با بی یا تا برای بر این آن یک هر هم نه است بود شد من تو ما او"),
    "he": _all("של את על אל עם בלי לא או גם כי זה זו יש אין הוא היא אני אתה אנחנו הם מן כל"),
    "lv": _all(
        "un vai ar bez no uz par pie pa aiz zem pēc līdz kas kā ka ir nav bija es tu viņš viņa mēs"
        " jūs viņi tas tā šī šis ne arī lai"
    ),
    "ru": _all(
        "и или а но в во на с со без к ко по из за от до для под над у о об не ни что как это"
        " тот та я ты он она мы вы они мой твой его её их был есть же ли бы"
    ),
}


def tokens(text: str) -> tuple[str, ...]:
    """The words of a text, folded.

    >>> tokens("What's that, a whale?")
    ("what's", 'that', 'a', 'whale')
    """
    return tuple(_TOKEN.findall(fold(text)))


@lru_cache(maxsize=20_000)
def stems(text: str, language: str) -> tuple[str, ...]:
    """The stems of all words except stop words; of all words, if there are no others."""
    words = tokens(text)
    small = _STOPS.get(language, frozenset())
    telling = [word for word in words if word not in small] or words
    return tuple([stem(word, language) for word in telling])


@lru_cache(maxsize=20_000)
def stem(word: str, language: str) -> str:
    """The stem of a folded word; in an unknown language, the word itself."""
    return _STEMMERS[language](word) if language in _STEMMERS else word


def _cut(word: str, endings: tuple[str, ...], left: int) -> str:
    """The word without the first of these endings that leaves enough letters."""
    for ending in endings:
        if word.endswith(ending) and len(word) - len(ending) >= left:
            return word[: -len(ending)]
    return word


def _longest(endings: str) -> tuple[str, ...]:
    return tuple(sorted(set(fold(endings).split()), key=lambda end: (-len(end), end)))


_EN: Final = _longest("ing ings ed ly ness ment ful less")


def _english(word: str) -> str:
    word = word.split("'")[0]
    if word.endswith("ies") and len(word) > 4:
        word = word[:-3] + "y"
    elif word.endswith(("sses", "shes", "ches", "xes", "zes")):
        word = word[:-2]
    elif word.endswith("ves") and len(word) > 4:
        word = word[:-3] + "f"
    elif word.endswith("s") and not word.endswith(("ss", "us", "is")) and len(word) > 3:
        word = word[:-1]
    for _ in range(2):
        short = _cut(word, _EN, 3)
        if short == word:
            break
        word = short[:-1] if len(short) > 3 and short[-1] == short[-2] not in "lsz" else short
    if word.endswith(("i", "y")) and len(word) > 3:
        word = word[:-1] + "i"
        word = _cut(word, ("li",), 3)
    word = _cut(word, ("f",), 3) if word.endswith("lf") else word
    return _cut(word, ("e",), 3)


_LV: Final = _longest(
    "s is us a e i u o as es os am em im um ai ei ie ies iem ais aja ajam ajas ajs ajos ajiem uma"
    " umi umu sim si"
)


def _latvian(word: str) -> str:
    # Actions (-šana) and their doers are near enough to what is done.
    for noun in ("sana", "sanas", "sanu", "sanai"):
        if word.endswith(noun) and len(word) - len(noun) >= 4:
            return _cut(word[: -len(noun)], ("i", "e", "a", "o"), 3)
    return _cut(_cut(word, _LV, 3), ("i",), 3)


_RU: Final = _longest(
    "а я о е ы и у ю ь й ий ый ой ей ая яя ое ее ые ие ую юю ого его ому ему ым им ом ем ых их"
    " ыми ими ам ям ами ями ах ях ов ев ью ия ии ию ием иям иях иями ья ье ьи ью ьев ьями ьям"
    " ешь ет ит ишь ят ут ют ать ять ить еть уть ал ял ил ел ала ила ало ило али или ся"
    " ость ости остью ение ения ению ением ание ания анию анием енный енная енное енные"
)


def _russian(word: str) -> str:
    return _cut(_cut(_cut(word, ("ся", "сь"), 3), _RU, 3), ("ь", "нн", "н", "к"), 4)


_FA: Final = ("هایشان", "هایی", "های", "ها", "ترین", "تر")
_FA_JOINED: Final = frozenset(
    ["ها", "های", "هایی", "ام", "ات", "اش", "اند", "ای", "ایم", "تر", "ترین", "شان", "مان"]
)


def _persian(word: str) -> str:
    # A joint that shows no gap: its tail is a form of the word, or a second word.
    parts = [part for part in word.split("\u200c") if part not in _FA_JOINED]
    if len(parts) > 1 and parts[0] in ("می", "نمی"):
        parts = parts[1:]
    return _cut("".join(parts) or word.replace("\u200c", ""), _FA, 2)


def _hebrew(word: str) -> str:
    word = word.replace('"', "").replace("״", "").replace("׳", "").replace("'", "")
    # What is written with one letter in the pointed spelling has two without points.
    return _cut(word, ("יות", "ימ", "ות", "ה", "ת"), 3).replace("וו", "ו").replace("יי", "י")


_STEMMERS: Final[Mapping[str, Callable[[str], str]]] = {
    "en": _english,
    "fa": _persian,
    "he": _hebrew,
    "lv": _latvian,
    "ru": _russian,
}

_HEBREW_PREFIXES: Final = "והבכלמש"


def readings(word: str, language: str) -> tuple[str, ...]:
    """The stems that a folded word may have, the likeliest first.

    In Hebrew some small words are written together with the next word.

    >>> readings("הילדה", "he")
    ('הילד', 'ילד')
    """
    found = [stem(word, language)]
    if language == "he":
        found += [
            stem(word[drop:], language)
            for drop in (1, 2)
            if len(word) - drop >= 2 and all(c in _HEBREW_PREFIXES for c in word[:drop])
        ]
    return tuple(dict.fromkeys(found))


@lru_cache(maxsize=20_000)
def grams(word: str) -> frozenset[str]:
    """The pairs of letters of a word, with its beginning and end marked."""
    marked = f"<{word}>"
    return frozenset(marked[at : at + 2] for at in range(len(marked) - 1))


def are_alike(one: str, other: str) -> float:
    """How similar two words look, 0 to 1: by pairs of letters, or by a long common beginning.

    >>> are_alike("storm", "storm"), are_alike("storm", "apple")
    (1.0, 0.0)
    """
    if one == other:
        return 1.0
    left, right = grams(one), grams(other)
    dice = 2 * len(left & right) / (len(left) + len(right))
    common = 0
    for a, b in zip(one, other, strict=False):
        if a != b:
            break
        common += 1
    begun = common / max(len(one), len(other)) if common >= 5 else 0.0
    return max(dice, begun)

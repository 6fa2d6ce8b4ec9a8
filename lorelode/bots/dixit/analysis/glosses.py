"""What words of Persian, Hebrew and Latvian mean in English.

The encoder knows none of these languages. English is the pivot: the words of a clue that the table
has stand for their English, and the rest is left out. So a clue is also compared with what the deck
says of its cards in English.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Final, NamedTuple

from lorelode.bots.dixit.analysis.lemmas import ComparableWord, words

GLOSSED: Final = ("fa", "he", "lv")
"""The languages of the table, in the order of its columns."""
_MEANINGS: Final = 2
"""How many meanings of a word count."""
_LEAST_LETTERS: Final = 3
"""How many letters are left of a word without its prefix or ending."""
_PREFIXES: Final = {
    "lv": ("aiz", "ap", "at", "ie", "iz", "ja", "ne", "no", "pa", "par", "pie", "sa", "uz")
}
_ENDINGS: Final = {"fa": ("مان", "تان", "شان", "یم", "یت", "یش", "م", "ت", "ش", "و", "ی")}


class Gloss(NamedTuple):
    """What a clue means in English."""

    text: str
    known_share: float
    """The share of the clue's words that the table has."""


def gloss(clue: str, language: str) -> Gloss | None:
    """The English of those words of a clue that the table has; None if there are none."""
    if language not in GLOSSED:
        return None
    parts = [_meanings(word, language) for word in words(clue, language)]
    known = [meanings for meanings in parts if meanings]
    if not known:
        return None
    text = " ".join(dict.fromkeys(one for meanings in known for one in meanings))
    return Gloss(text, len(known) / len(parts))


def _meanings(word: ComparableWord, language: str) -> Sequence[str]:
    table = _read_table()[language]
    for key in (*word.keys, *_bare_forms(word, language)):
        if key in table:
            return table[key][:_MEANINGS]
    return ()


def _bare_forms(word: ComparableWord, language: str) -> Iterable[str]:
    """The word without what may be written together with it."""
    for key in word.keys:
        for prefix in _PREFIXES.get(language, ()):
            if key.startswith(prefix) and len(key) - len(prefix) > _LEAST_LETTERS:
                yield from _keys(key.removeprefix(prefix), language)
        for ending in _ENDINGS.get(language, ()):
            if key.endswith(ending) and len(key) - len(ending) >= _LEAST_LETTERS:
                yield from _keys(key.removesuffix(ending), language)


@lru_cache(maxsize=1)
def _read_table() -> Mapping[str, Mapping[str, list[str]]]:
    text = Path(__file__).with_name("glosses.txt").read_text("utf-8")
    table: dict[str, dict[str, list[str]]] = {language: {} for language in GLOSSED}
    for line in text.splitlines():
        if line.startswith("#"):
            continue
        english, *columns = (column.strip() for column in line.split("|"))
        for language, column in zip(GLOSSED, columns, strict=True):
            for word in filter(None, map(str.strip, column.split(","))):
                for key in dict.fromkeys((*_keys(word, language), *_past_stem(word, language))):
                    table[language].setdefault(key, []).append(english)
    return table


def _past_stem(word: str, language: str) -> Iterable[str]:
    """The past of a Persian infinitive, which dictionaries take for the verb."""
    if language == "fa" and word.endswith("ن") and len(word) > _LEAST_LETTERS:
        return _keys(word[:-1], language)
    return ()


def _keys(word: str, language: str) -> Iterable[str]:
    return [key for one in words(word, language) for key in one.keys]

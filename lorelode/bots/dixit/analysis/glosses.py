"""What words of Persian, Hebrew and Latvian mean in English.

The encoder knows none of these languages. English is the pivot: the words of a clue that the table
has stand for their English, and the rest is left out; an idiom stands for what it means as a whole.
So a clue is also compared with what the deck says of its cards in English.
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


class _Phrase(NamedTuple):
    """Several words that mean something as a whole."""

    words: tuple[frozenset[str], ...]
    """For each of them the keys that it is known by."""
    english: str

    def is_at(self, parts: Sequence[ComparableWord], at: int) -> bool:
        there = parts[at : at + len(self.words)]
        return len(there) == len(self.words) and not any(
            keys.isdisjoint(word.keys) for keys, word in zip(self.words, there, strict=True)
        )


class _Table(NamedTuple):
    """What is known of one language."""

    meanings: dict[str, list[str]]
    """By a key of a word."""
    phrases: dict[str, list[_Phrase]]
    """By a key of their first word, the longest first."""


def gloss(clue: str, language: str) -> Gloss | None:
    """The English of those words of a clue that the table has; None if there are none.

    Idioms and names count as wholes.
    """
    if language not in GLOSSED:
        return None
    table, parts = _read_tables()[language], words(clue, language)
    found: list[str] = []
    known = at = 0
    while at < len(parts):
        phrase = _find_phrase(table, parts, at)
        meanings = _meanings(table, parts[at], language) if phrase is None else [phrase.english]
        length = 1 if phrase is None else len(phrase.words)
        found += meanings
        known += length if meanings else 0
        at += length
    return Gloss(" ".join(dict.fromkeys(found)), known / len(parts)) if found else None


def _find_phrase(table: _Table, parts: Sequence[ComparableWord], at: int) -> _Phrase | None:
    every = (phrase for key in parts[at].keys for phrase in table.phrases.get(key, ()))
    return next((phrase for phrase in every if phrase.is_at(parts, at)), None)


def _meanings(table: _Table, word: ComparableWord, language: str) -> Sequence[str]:
    for key in (*word.keys, *_bare_forms(word, language)):
        if key in table.meanings:
            return table.meanings[key][:_MEANINGS]
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
def _read_tables() -> Mapping[str, _Table]:
    text = Path(__file__).with_name("glosses.txt").read_text("utf-8")
    tables = {language: _Table({}, {}) for language in GLOSSED}
    for line in text.splitlines():
        if line.startswith("#"):
            continue
        english, *columns = (column.strip() for column in line.split("|"))
        for language, column in zip(GLOSSED, columns, strict=True):
            for said in filter(None, map(str.strip, column.split(","))):
                _add(tables[language], said, language, english)
    for table in tables.values():
        for phrases in table.phrases.values():
            phrases.sort(key=lambda phrase: -len(phrase.words))
    return tables


def _add(table: _Table, said: str, language: str, english: str) -> None:
    parts = words(said, language)
    if len(parts) > 1:
        phrase = _Phrase(tuple(frozenset(word.keys) for word in parts), english)
        for key in parts[0].keys:
            table.phrases.setdefault(key, []).append(phrase)
        return
    for key in dict.fromkeys((*_keys(said, language), *_past_stem(said, language))):
        table.meanings.setdefault(key, []).append(english)


def _past_stem(word: str, language: str) -> Iterable[str]:
    """The past of a Persian infinitive, which dictionaries take for the verb."""
    if language == "fa" and word.endswith("ن") and len(word) > _LEAST_LETTERS:
        return _keys(word[:-1], language)
    return ()


def _keys(word: str, language: str) -> Iterable[str]:
    return [key for one in words(word, language) for key in one.keys]

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

from lorelode.bots.dixit.analysis.lemmas import ComparableWord, all_words

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

    words: tuple[ComparableWord, ...]
    english: str

    def length_at(self, parts: Sequence[ComparableWord], at: int) -> int:
        """How many words of a clue it takes there; 0 if they say something else.

        The clue may have more stop words than the phrase, but no fewer.
        """
        end = at
        for word in self.words:
            while end > at and end < len(parts) and parts[end].is_stop and not word.is_stop:
                end += 1
            if end == len(parts) or set(word.keys).isdisjoint(parts[end].keys):
                return 0
            end += 1
        return end - at

    def exactness_at(self, parts: Sequence[ComparableWord], at: int) -> tuple[int, int]:
        """The more, the better it is heard there: by its length, then by its spelling."""
        there = {word.spellings[0] for word in parts[at:]}
        return len(self.words), sum(word.spellings[0] in there for word in self.words)


class _Table(NamedTuple):
    """What is known of one language."""

    spellings: dict[str, list[str]]
    """By the word as it is written."""
    meanings: dict[str, list[str]]
    """By a key of a word."""
    phrases: dict[str, list[_Phrase]]
    """By a key of their first word."""


def gloss(clue: str, language: str) -> Gloss | None:
    """The English of those words of a clue that the table has; None if there are none.

    Idioms and names count as wholes. Other stop words are left out.
    """
    if language not in GLOSSED:
        return None
    table, parts = _read_tables()[language], all_words(clue, language)
    found: list[str] = []
    known = heard = at = 0
    while at < len(parts):
        phrase = _find_phrase(table, parts, at)
        if phrase is not None:
            length = phrase.length_at(parts, at)
            found.append(phrase.english)
            known += length
            heard += length
            at += length
            continue
        meanings = _meanings(table, parts[at], language)
        found += meanings or ()
        known += bool(meanings)
        heard += bool(meanings) or meanings is None
        at += 1
    return Gloss(" ".join(dict.fromkeys(found)), known / heard) if found else None


def _find_phrase(table: _Table, parts: Sequence[ComparableWord], at: int) -> _Phrase | None:
    every = (phrase for key in parts[at].keys for phrase in table.phrases.get(key, ()))
    there = (phrase for phrase in every if phrase.length_at(parts, at))
    return max(there, key=lambda phrase: phrase.exactness_at(parts, at), default=None)


def _meanings(table: _Table, word: ComparableWord, language: str) -> Sequence[str] | None:
    """What a word means; nothing if it says nothing alone, None if the table has it not."""
    # Without marks, wine (vīns) is a stop word (viņš), and what is noble (cēls) a road (ceļš).
    for spelling in word.spellings[:1] if word.is_stop else word.spellings:
        if spelling in table.spellings:
            return table.spellings[spelling][:_MEANINGS]
    if word.is_stop:
        return ()
    for key in (*word.keys, *_bare_forms(word, language)):
        if key in table.meanings:
            return table.meanings[key][:_MEANINGS]
    return None


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
    tables = {language: _Table({}, {}, {}) for language in GLOSSED}
    for language, said, english in read_entries():
        _add(tables[language], said, language, english)
    return tables


def read_entries() -> Iterable[tuple[str, str, str]]:
    """The language of each entry, what is said in it, and the English."""
    text = Path(__file__).with_name("glosses.txt").read_text("utf-8")
    for line in text.splitlines():
        if line.startswith("#"):
            continue
        english, *columns = (column.strip() for column in line.split("|"))
        for language, column in zip(GLOSSED, columns, strict=True):
            for said in filter(None, map(str.strip, column.split(","))):
                yield language, said, english


def _add(table: _Table, said: str, language: str, english: str) -> None:
    parts = all_words(said, language)
    if len(parts) > 1:
        for key in parts[0].keys:
            table.phrases.setdefault(key, []).append(_Phrase(parts, english))
        return
    for word in parts:
        _add_meaning(table.spellings.setdefault(word.spellings[0], []), english)
    for key in dict.fromkeys((*_keys(said, language), *_past_stem(said, language))):
        _add_meaning(table.meanings.setdefault(key, []), english)


def _add_meaning(meanings: list[str], english: str) -> None:
    # "To say" says no more than "speak say tell".
    if not {*english.split()} - {"to"} <= {*" ".join(meanings).split()}:
        meanings.append(english)


def _past_stem(word: str, language: str) -> Iterable[str]:
    """The past of a Persian infinitive, which dictionaries take for the verb."""
    if language == "fa" and word.endswith("ن") and len(word) > _LEAST_LETTERS:
        return _keys(word[:-1], language)
    return ()


def _keys(word: str, language: str) -> Iterable[str]:
    return [key for one in all_words(word, language) for key in one.keys]

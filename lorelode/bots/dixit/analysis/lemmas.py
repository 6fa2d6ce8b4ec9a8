"""Words made comparable: by their lemma where `simplemma` knows them, and else by a stem.

Two words are the same if they share a key. A known word has its lemma and its own form as keys, so
that "leaves" is a leaf and "to leave". A word that is in no dictionary has its stem, and the words
of a deck have theirs too, so that the unknown one can find them.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from lorelode.bots.dixit.analysis.stems import STOP_WORDS, TOKEN, fold, stem

if TYPE_CHECKING:
    from simplemma.strategies import DefaultStrategy

_STEM_MARK: Final = "~"
"""Begins a key that is a stem."""
_HEBREW_PREFIXES: Final = "והבכלמש"
_LANGUAGES: Final = frozenset({"en", "fa", "he", "lv", "ru"})
_OWN_FA: Final = (
    "آبی اسرار باد ببر بد بدهی بلندی پارگی پری جویی خاکستری دری دستی دلداری روی ریزه"
    " سازی شیروانی صورتی ماهی مرده هستی کارد کاری کاغذی کاهی کودکی کوچکی گری"
)
_OWN_RU: Final = "горе духи иона лев очки пар пара пекло пик спас сук фата"
_OWN_WORDS: Final = {
    language: frozenset(listed.split())
    for language, listed in (("en", "seasoning winding"), ("fa", _OWN_FA), ("ru", _OWN_RU))
}
"""Words that the dictionary takes for a form of another one: a fish (ماهی) for a moon."""
_SPELLING: Final = str.maketrans({"ي": "ی", "ك": "ک", "ۀ": "ه", "’": "'"})
_VOWEL_SIGNS: Final = dict.fromkeys((*range(0x064B, 0x0653), *range(0x0591, 0x05C8)))
"""Of Arabic script and of Hebrew; dictionaries have none."""
_WORDS_KEPT: Final = 50_000
_TEXTS_KEPT: Final = 5_000
"""A deck's own texts are asked for once."""


class ComparableWord:
    """A word of a clue or of a text about a card."""

    __slots__ = ("is_known", "is_stop", "keys", "spellings", "stem_keys")

    def __init__(
        self,
        spellings: tuple[str, ...],
        keys: tuple[str, ...],
        stem_keys: tuple[str, ...],
        is_known: bool,
        is_stop: bool,
    ) -> None:
        self.spellings = spellings
        """The word itself and its lemmas, with their marks."""
        self.keys = keys
        """What it is looked up by."""
        self.stem_keys = stem_keys
        """What an unknown word may find it by."""
        self.is_known = is_known
        """Whether a dictionary has it."""
        self.is_stop = is_stop
        """Whether it says little alone, such as "of"."""


@lru_cache(maxsize=_TEXTS_KEPT)
def words(text: str, language: str) -> tuple[ComparableWord, ...]:
    """The words of a text except stop words; all of them, if there are no others."""
    found = all_words(text, language)
    return tuple([word for word in found if not word.is_stop]) or found


def all_words(text: str, language: str) -> tuple[ComparableWord, ...]:
    """The words of a text, and the stop words among them."""
    plain = unicodedata.normalize("NFC", text.casefold()).translate(_SPELLING)
    found = TOKEN.findall(plain.translate(_VOWEL_SIGNS))
    return tuple([_word(word, language) for word in found])


@lru_cache(maxsize=_WORDS_KEPT)
def _word(word: str, language: str) -> ComparableWord:
    lemmas: list[str] = []
    spellings = [word]
    strategy = _strategy() if language in _LANGUAGES else None
    is_whole = strategy is not None and strategy.is_dictionary_member(word, language)
    forms = [word, *([] if is_whole else _without_prefixes(word, language))]
    if word in _OWN_WORDS.get(language, ()):
        lemmas = [fold(word)]
    elif strategy is not None:
        for form in forms:
            lemma = strategy.get_lemma(form, language)
            if lemma is None:
                # Marks are often left out.
                lemma = strategy.get_lemma(fold(form), language)
            if lemma is not None:
                spellings.append(lemma)
                lemmas += [fold(lemma), fold(form)]
    bare = [fold(form) for form in forms]
    stemmed = [*bare, *lemmas]
    stem_keys = tuple(dict.fromkeys(_STEM_MARK + stem(form, language) for form in stemmed))
    # Persian stems cut little, and nothing that makes another word.
    also = stem_keys if language == "fa" or not lemmas else ()
    keys = (*dict.fromkeys(lemmas or bare), *also)
    is_stop = fold(word) in STOP_WORDS.get(language, ())
    return ComparableWord(
        tuple(dict.fromkeys(spellings)), keys, stem_keys, is_known=bool(lemmas), is_stop=is_stop
    )


def _without_prefixes(word: str, language: str) -> Sequence[str]:
    """In Hebrew some small words are written together with the next word."""
    if language != "he":
        return ()
    return [
        word[drop:]
        for drop in (1, 2)
        if len(word) - drop >= 2 and all(c in _HEBREW_PREFIXES for c in word[:drop])
    ]


@lru_cache(maxsize=1)
def _strategy() -> DefaultStrategy:
    # Imported late: a server that has no bots of Dixit does not need it. The frugal dictionaries
    # take 30 MB for all five languages instead of 210 MB, and half a second instead of three.
    from simplemma.strategies import DefaultStrategy

    return DefaultStrategy(low_memory=True)

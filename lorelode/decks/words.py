"""What people write about their pictures: in a words file beside them, or as file names."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import PurePosixPath
from typing import Final

import msgspec
import regex

from lorelode.core.languages import DEFAULT_LANGUAGE, LANGUAGES
from lorelode.core.refusal import Code, Refusal
from lorelode.core.text import find_fault, tidy
from lorelode.decks.deck import MAX_TEXT_LETTERS, LanguageCode, Words
from lorelode.decks.sandbox import WordsFile

WORDS_FILE: Final = "words.toml"
MAX_WORDS_BYTES: Final = 5_000_000
"""Of a words file."""
MAX_TITLE_LETTERS: Final = 60

_SCRIPTS: Final = {
    code: regex.compile(rf"\p{{{language.script}}}")
    for code, language in LANGUAGES.items()
    if language.script != LANGUAGES[DEFAULT_LANGUAGE].script
}
"""How a language is recognized by its letters."""


def read_words_file(data: bytes) -> WordsFile:
    """What a words file says, or a `Refusal`.

    A few lines of TOML can keep a parser busy for hours, so this runs in the sandbox.
    """
    if len(data) > MAX_WORDS_BYTES:
        raise Refusal(Code.FILE_TOO_LARGE, megabytes=MAX_WORDS_BYTES // 1_000_000)
    try:
        by_file = tomllib.loads(data.decode("utf-8-sig"))
    except (ValueError, RecursionError) as error:
        raise Refusal(Code.FILE_WORDS_UNREADABLE, reason=str(error)) from error
    words: dict[str, Mapping[LanguageCode, Words]] = {}
    faults: dict[str, str] = {}
    for file, by_language in by_file.items():
        try:
            words[file] = msgspec.convert(by_language, Mapping[LanguageCode, Words])
        except msgspec.ValidationError as error:
            faults[file] = str(error)
    return WordsFile(words, faults)


def title_from_name(name: str) -> Mapping[LanguageCode, Words]:
    """A title made from a file name, under the language of its letters; empty if it says nothing.

    >>> title_from_name("holidays/the_paper-boat.jpg")["en"].title
    'The paper boat'
    """
    stem = PurePosixPath(name.replace("\\", "/")).stem
    text = tidy(regex.sub(r"[\s_\-–.,+~()\[\]{}#%]+|\p{C}(?<!\u200c|\u200d)", " ", stem))
    text = "".join(regex.findall(r"\X", text)[:MAX_TITLE_LETTERS]).strip()
    if not text or find_fault(text, "a title", MAX_TEXT_LETTERS) or tidy(text) != text:
        return {}
    language = next(
        (code for code, script in _SCRIPTS.items() if script.search(text)), DEFAULT_LANGUAGE
    )
    return {language: Words(text[0].upper() + text[1:])}

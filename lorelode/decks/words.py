"""What people write about their pictures: in a words file beside them."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import PurePosixPath
from typing import Final

import msgspec
import regex

from lorelode.core.refusal import Code, Refusal
from lorelode.core.text import find_fault, tidy
from lorelode.decks.deck import MAX_TEXT_LETTERS, LanguageCode, Words
from lorelode.decks.sandbox import WordsFile

WORDS_FILE: Final = "words.toml"
MAX_WORDS_BYTES: Final = 5_000_000
"""Of a words file."""
MAX_SOURCE_LETTERS: Final = 60


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


def tidy_source(name: str) -> str:
    """The name of a file as people read it, without its folder and ending; empty if not readable.

    >>> tidy_source("holidays/the_paper-boat.jpg")
    'The paper boat'
    """
    stem = PurePosixPath(name.replace("\\", "/")).stem
    text = tidy(regex.sub(r"[\s_\-–.,+~()\[\]{}#%]+|\p{C}(?<!\u200c|\u200d)", " ", stem))
    text = tidy("".join(regex.findall(r"\X", text)[:MAX_SOURCE_LETTERS]))
    return "" if find_fault(text, "a name", MAX_TEXT_LETTERS) else text[0].upper() + text[1:]

"""What people write of their pictures: the words file beside them, and the names of the files."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import PurePosixPath
from typing import Final

import msgspec
import regex

from lorelode.core.languages import DEFAULT_LANGUAGE, LANGUAGES
from lorelode.core.text import tidy
from lorelode.decks.checking import NotACard
from lorelode.decks.deck import LanguageCode, Words
from lorelode.decks.workshop import Spoken
from lorelode.rules.dixit.clues import fault

WORDS_FILE: Final = "words.toml"
MOST_BYTES: Final = 5_000_000
"""What a words file may weigh."""
LONGEST_TITLE: Final = 60

_SCRIPTS: Final = {
    code: regex.compile(rf"\p{{{language.script}}}")
    for code, language in LANGUAGES.items()
    if language.script != LANGUAGES[DEFAULT_LANGUAGE].script
}
"""The letters that tell a language from the default one."""


def spoken(data: bytes) -> Spoken:
    """What a words file says, or `NotACard`.

    A few lines can keep a reader of TOML busy for hours: a worker reads it, as it does pictures.
    """
    if len(data) > MOST_BYTES:
        raise NotACard(f"it is larger than {MOST_BYTES // 1_000_000} MB")
    try:
        said = tomllib.loads(data.decode("utf-8-sig"))
    except (ValueError, RecursionError) as error:
        raise NotACard(str(error)) from error
    words: dict[str, Mapping[LanguageCode, Words]] = {}
    faults: dict[str, str] = {}
    for file, by_language in said.items():
        try:
            words[file] = msgspec.convert(by_language, Mapping[LanguageCode, Words])
        except msgspec.ValidationError as error:
            faults[file] = str(error)
    return Spoken(words, faults)


def titled(name: str) -> Mapping[LanguageCode, Words]:
    """A title made of a file's name, in the language that its letters are of; none if it has none.

    >>> titled("holidays/the_paper-boat.jpg")["en"].title
    'The paper boat'
    """
    stem = PurePosixPath(name.replace("\\", "/")).stem
    text = tidy(regex.sub(r"[\s_\-–.,+~()\[\]{}#%]+|\p{C}(?<!\u200c|\u200d)", " ", stem))
    text = "".join(regex.findall(r"\X", text)[:LONGEST_TITLE]).strip()
    if not text or fault(text) or tidy(text) != text:
        return {}
    language = next(
        (code for code, script in _SCRIPTS.items() if script.search(text)), DEFAULT_LANGUAGE
    )
    return {language: Words(text[0].upper() + text[1:])}

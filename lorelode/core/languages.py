"""The languages that Lorelode speaks: its page, its bots and the words of its pictures."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, NamedTuple, TypeAlias

Language: TypeAlias = Literal["en", "fa", "he", "lv", "ru"]
"""The code of a language, by ISO 639-1. This is the one list of them in Python."""


class LanguageInfo(NamedTuple):
    """What is known about a language."""

    name: str
    """In English."""
    script: str
    """As Unicode names it."""


LANGUAGES: Final[Mapping[str, LanguageInfo]] = {
    "en": LanguageInfo("English", "Latin"),
    "fa": LanguageInfo("Persian", "Arabic"),
    "he": LanguageInfo("Hebrew", "Hebrew"),
    "lv": LanguageInfo("Latvian", "Latin"),
    "ru": LanguageInfo("Russian", "Cyrillic"),
}
"""By code, in the order in which lists show them."""

DEFAULT_LANGUAGE: Final[Language] = "en"
"""The language where nobody chose one, and where a text has no words in the chosen one."""

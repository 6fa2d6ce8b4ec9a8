"""The texts of the page from its locale files."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

LOCALES: Final = Path(__file__).parents[2] / "browser" / "locales"
LANGUAGES: Final = ("en", "fa", "he", "lv", "ru")
RIGHT_TO_LEFT: Final = frozenset({"fa", "he"})

_ENTRY = re.compile(r"^([a-z][a-z0-9-]*) = ?(.*)$")


@cache
def texts(language: str) -> Mapping[str, str]:
    """Every text that is a plain line, by key; those with plurals or values are left empty."""
    found: dict[str, str] = {}
    for file in sorted((LOCALES / language).glob("*.ftl")):
        for line in file.read_text("utf-8").splitlines():
            entry = _ENTRY.match(line)
            if entry is not None:
                found[entry[1]] = "" if "{" in entry[2] else entry[2].strip()
    return found


def text(language: str, key: str) -> str:
    """One of them, which has to be a plain line."""
    found = texts(language)[key]
    assert found, f"{key} is not a plain line"
    return found


def text_start(language: str, key: str) -> str:
    """The words of a text before its first value."""
    for file in sorted((LOCALES / language).glob("*.ftl")):
        for line in file.read_text("utf-8").splitlines():
            entry = _ENTRY.match(line)
            if entry is not None and entry[1] == key:
                return entry[2].partition("{")[0].strip()
    raise KeyError(key)


@cache
def english(language: str) -> frozenset[str]:
    """The English texts that another language says in other words."""
    own, ours = texts(language), texts("en")
    return frozenset(said for key, said in ours.items() if said and own.get(key) != said)

"""What many pictures of a deck could mean: `themes.toml` beside `deck.toml`.

Associations say what people think of at one picture. A theme says it the other way round: to
"waiting" all pictures that somebody would give. It is in English, for bots that give a card.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from contextlib import suppress
from functools import lru_cache
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

THEMES_FILE: Final = "themes.toml"


class Theme(Struct, frozen=True, forbid_unknown_fields=True):
    """Pictures that go with the same words."""

    words: tuple[str, ...]
    """What may be said of them, in English."""
    cards: tuple[str, ...]
    """Their ids."""


class _ThemesFile(Struct, frozen=True, forbid_unknown_fields=True):
    themes: tuple[Theme, ...]


@lru_cache(maxsize=4)
def merge_themes(folders: Iterable[Path]) -> tuple[Theme, ...]:
    """The themes in these folders of decks; a file that is missing or cannot be read has none."""
    merged: tuple[Theme, ...] = ()
    for folder in folders:
        with suppress(OSError, ValueError):
            text = (folder / THEMES_FILE).read_text("utf-8")
            merged += msgspec.convert(tomllib.loads(text), _ThemesFile).themes
    return merged

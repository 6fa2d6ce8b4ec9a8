"""The names of decks: people call them in any script, folders and addresses in plain letters."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection
from itertools import count
from typing import Final

from lorelode.core import PICTURE_ID

MAX_NAME_LETTERS: Final = 40
_STEM_LETTERS: Final = 34
"""How long a name may be that a number can still follow."""


def is_name(name: str) -> bool:
    """Whether a folder with a deck may be called so."""
    return len(name) <= MAX_NAME_LETTERS and PICTURE_ID.fullmatch(name) is not None


def make_name(title: str, taken: Collection[str]) -> str:
    """A name for a new deck that people call by this title, as the page makes it too.

    >>> make_name("Mūsu brīvdienas 2026", ()), make_name("تعطیلات ما", ("deck",))
    ('musu-brivdienas-2026', 'deck-2')
    """
    letters = unicodedata.normalize("NFD", title.lower())
    plain = "".join(letter for letter in letters if unicodedata.category(letter)[0] != "M")
    joined = re.sub(r"[^a-z0-9-]", "", re.sub(r"[\s_.-]+", "-", plain))
    stem = re.sub("-+", "-", joined[:_STEM_LETTERS]).strip("-") or "deck"
    names = (stem if number == 1 else f"{stem}-{number}" for number in count(1))
    return next(name for name in names if name not in taken)

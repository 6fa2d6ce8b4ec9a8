"""Turns moves as people type them into notation."""

from __future__ import annotations

import re
from typing import Final

from msgspec import DecodeError, json

from lorelode.core import MoveSyntaxError
from lorelode.rules.dixit.cards import Picture
from lorelode.rules.dixit.moves import Give, Tell, write

EXAMPLE_CLUE: Final = "tell 17 rabbit hole"

_VERBS: Final = ("tell", "speak", "give", "vote")


def to_notation(text: str) -> str | None:
    """A typed move in notation, in any case, spacing and quotes; None if it is not a move.

    A clue goes without quotes here, so that `MoveSyntaxError` asks for none.

    >>> to_notation("GIVE 17 3"), to_notation("tell 17 rabbit  hole"), to_notation('Tell 17 "b"')
    ('give 3,17', 'tell 17 "rabbit hole"', 'tell 17 "b"')
    >>> to_notation("draw")
    """
    verb, _, rest = text.strip().partition(" ")
    verb, rest = verb.casefold(), rest.strip()
    if verb not in _VERBS:
        return None
    if verb == "tell":
        told = re.fullmatch(r"(\d{1,4})\s+(.+)", rest, re.ASCII)
        if told is None:
            raise MoveSyntaxError(f"expected a picture's number and a clue, as in '{EXAMPLE_CLUE}'")
        return write(Tell(Picture(int(told[1])), _clue(told[2])))
    if verb == "give" and re.fullmatch(r"\d{1,4}(\s*[,\s]\s*\d{1,4})*", rest, re.ASCII):
        cards = sorted(Picture(int(number)) for number in re.findall(r"\d+", rest))
        return write(Give(tuple(cards)))
    return " ".join([verb, *rest.split()])


def _clue(words: str) -> str:
    """The clue, with or without its quotes."""
    try:
        return json.decode(words, type=str)
    except DecodeError:
        return words

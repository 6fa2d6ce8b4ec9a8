"""Turns moves as people type them into notation."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from lorelode.rules.saboteur.cards import Card, Goal, Shape, Tool
from lorelode.sentences.names import Names

EXAMPLE: Final = "lay NES 3,-1"

_VERBS: Final = ("lay", "break", "repair", "rockfall", "map", "pass", "turn", "stone", "gold")
_WORDS: Final[Mapping[str, str]] = {
    word.casefold(): word for word in (*_VERBS, *Shape, *Card, *Tool, *Goal, "upright", "turned")
}


def to_notation(text: str, names: Names) -> str | None:
    """A typed move in notation, in any case and with names for seats; None if it is not a move.

    >>> names = Names(("You", "Bo", "Mica"))
    >>> to_notation("LAY nes 3, -1", names), to_notation("break  Pick bo", names)
    ('lay NES 3,-1', 'break pick 1')
    >>> to_notation("dig", names)
    """
    cells = re.sub(r"(-?\d+)\s*[,\s]\s*(-?\d+)$", r"\1,\2", text.replace("−", "-").strip())
    verb, *words = cells.casefold().split() or [""]
    if verb not in _VERBS:
        return None
    seats = {name.casefold(): str(seat) for seat, name in enumerate(names.by_seat)}
    known = {**seats, **_WORDS}
    return " ".join([verb, *(known.get(word, word) for word in words)])

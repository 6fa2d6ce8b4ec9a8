"""Reasons of bots, told to people."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

SEAT: Final = re.compile(r"\bseat (\d+)\b")


def named(text: str, names: Sequence[str]) -> str:
    """A reason with the names of those who sat there in place of the seats.

    >>> named("suspects seat 1; saboteurs: seat 1 93%, seat 2 1%", ["Bo", "Ann", "Mo"])
    'suspects Ann; saboteurs: Ann 93%, Mo 1%'
    """

    def name(found: re.Match[str]) -> str:
        seat = int(found[1])
        return names[seat] if seat < len(names) else found[0]

    return SEAT.sub(name, text)

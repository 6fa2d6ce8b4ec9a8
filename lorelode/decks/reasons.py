"""The reasons for which files are refused, as codes: for those who say them in other languages."""

from __future__ import annotations

import re
from typing import Final

OTHER: Final = "other"

# The first that is found in a reason is its code.
_REASONS: Final[tuple[tuple[str, re.Pattern[str]], ...]] = tuple(
    (code, re.compile(pattern, re.DOTALL))
    for code, pattern in (
        ("words-unreadable", r"^its words cannot be read"),
        ("words-alone", r"^there is no picture .* beside it"),
        ("words-bad", r"^the words of .* will not do"),
        ("renamed", r"under the name of a|^it is no \w+, whatever its name says"),
        ("empty", r"^the file is empty"),
        ("heic", r"^HEIC is not read"),
        ("packed", r"^it is packed itself"),
        ("kind", r"^only PNG, JPEG and WebP|^it is no file with a picture"),
        ("more-inside", r"^there is something else in the file|as well as a picture"),
        ("broken-off", r"breaks off"),
        ("animation", r"^it is an animation"),
        ("too-small", r"^it is too small"),
        ("too-many-pixels", r"^it has \d+ × \d+ pixels"),
        ("damaged", r"damaged|^it has more pixels than its head says"),
        ("bomb", r"unpacks to more than"),
        ("too-heavy", r"^it is larger than"),
        ("too-hard", r"^it takes too (much memory|long) to decode|decoder broke down"),
        ("link", r"^it is a link"),
        ("leads-out", r"^its name (is a place outside|leads out) of the zip"),
        ("locked", r"locked with a password"),
        ("packing", r"^it is packed in a way"),
        ("too-many-files", r"^there are too many files"),
        ("zip64", r"\(ZIP64\)"),
        ("not-a-zip", r"^expected a folder or a zip"),
        ("unreadable", r"cannot be read: |^nothing can be read from"),
    )
)

REASONS: Final = (*(code for code, _ in _REASONS), OTHER)


def reason_code(reason: str) -> str:
    """The code of a reason; reasons are worded for their files, and codes stay.

    >>> reason_code("it is a GIF under the name of a PNG")
    'renamed'
    """
    return next((code for code, pattern in _REASONS if pattern.search(reason)), OTHER)

"""Which pictures of a deck people think of together: `kin.toml` beside `deck.toml`.

Whoever writes a line for a picture names others that it could mean. `python -m tools.kin` counts
how often two pictures were named together, in all languages. The file has no word of any line, so
a bot that reads it can recognize none.
"""

from __future__ import annotations

import tomllib
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from contextlib import suppress
from functools import lru_cache
from pathlib import Path
from typing import Final, TypeAlias

import msgspec

from lorelode.decks.associations import LINES_FOLDER, read_lines

KIN_FILE: Final = "kin.toml"

Kin: TypeAlias = dict[str, dict[str, int]]
"""By the id of a card: the cards that were named together with it, and how often."""


def count_kin(folder: Path) -> Kin:
    """How often the lines of a deck name two cards together."""
    counts: dict[str, Counter[str]] = defaultdict(Counter)
    for file in sorted((folder / LINES_FOLDER).glob("*.toml")):
        for card, lines in read_lines(folder, file.stem).items():
            for other in (named for line in lines for named in line.also):
                counts[card][other] += 1
                counts[other][card] += 1
    return {card: dict(counts[card]) for card in sorted(counts)}


def format_kin(kin: Mapping[str, Mapping[str, int]]) -> str:
    """The text of the file."""
    parts = [
        "# How often people who wrote lines thought of two pictures together (python -m tools.kin)."
    ]
    for card, others in kin.items():
        parts += ["", f"[{card}]"]
        parts += [f"{other} = {others[other]}" for other in sorted(others)]
    return "\n".join(parts) + "\n"


@lru_cache(maxsize=4)
def merge_kin(folders: Iterable[Path]) -> Kin:
    """What the files in these folders say; nothing if one is missing or cannot be read."""
    merged: Kin = {}
    for folder in folders:
        with suppress(OSError, ValueError):
            text = (folder / KIN_FILE).read_text("utf-8")
            merged = {**msgspec.convert(tomllib.loads(text), Kin), **merged}
    return merged

"""The rules of a game: the clauses, as the pages in `docs` have them, and the switches."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Final

from lorelode.core import Edition, switches
from lorelode.core.editions import switch_description
from lorelode.rules import GAMES

_HEADING: Final = re.compile(r"^#{2,4} .*$", re.MULTILINE)
_CLAUSE: Final = re.compile(r"\b[A-Z]-\d+\.\d+\b")


@cache
def read_clauses(game: str) -> Mapping[str, str]:
    """By id, such as S-3.2: the heading and the text of each clause. Empty for an unknown game.

    >>> read_clauses("dixit")["D-3.1"].splitlines()[0][:6]
    'D-3.1 '
    """
    if game not in GAMES:
        return {}
    # In a wheel the pages are inside the package, in a checkout beside it.
    package = Path(str(resources.files("lorelode")))
    paths = [folder / "docs" / f"{game}.md" for folder in (package, package.parent)]
    page = next((path.read_text("utf-8") for path in paths if path.is_file()), "")
    headings = [*_HEADING.finditer(page)]
    clauses = {}
    ends = [*(heading.start() for heading in headings[1:]), len(page)]
    for heading, end in zip(headings, ends, strict=False):
        if found := _CLAUSE.search(heading[0]):
            text = page[heading.end() : end].strip()
            clauses[found[0]] = f"{heading[0].lstrip('# ')}\n{text}"
    return clauses


def describe_switches(edition: Edition) -> list[str]:
    """What this table's edition says where the prints differ."""
    return [
        f"{switch} = {setting}: {switch_description(edition, switch)}"
        for switch, setting in switches(edition).items()
    ]

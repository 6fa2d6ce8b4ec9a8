"""Writes the reasons of bots into `browser/locales/en/why.ftl`: `python -m tools.reasons`.

The English words of each kind are in `lorelode/bots/<game>/reasons.py`. The other languages are
translations of this file.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from lorelode.bots.reasons import REASON_KINDS, ReasonKind

ROOT: Final = Path(__file__).resolve().parent.parent
FILE: Final = ROOT / "browser" / "locales" / "en" / "why.ftl"

NAMES: Final = {"seat": "who", "likely:.2f": "likeness"}
"""What the page calls a value, if it is not the name of the field."""

BELIEFS: Final = {"why-saboteurs", "why-treasure"}
"""The titles of beliefs, which the page draws."""


def sentence(kind: ReasonKind) -> str:
    """The text of a kind of reason as the page has it, in Fluent.

    >>> sentence(ReasonKind("digs", "digs for {seat}"))
    'It digs for { $who }.'
    """
    words = kind.words.replace("'", "’")
    words = f"{words[:1].upper()}{words[1:]}." if kind.has_subject else f"It {words}."
    return re.sub(r"\{([^}]+)\}", lambda found: f"{{ ${value_name(found[1])} }}", words)


def value_name(field: str) -> str:
    """What the page calls the value of a field.

    >>> value_name("seat"), value_name("likely:.0%")
    ('who', 'likely')
    """
    return NAMES.get(field, field.partition(":")[0])


def why_ftl(before: str) -> str:
    """The file with the reasons of today; texts that are not reasons stay as they are."""
    lines = before.splitlines()
    others = [line for line in lines if not line or line.partition(" =")[0] in BELIEFS]
    reasons = [f"why-{name} = {sentence(kind)}" for name, kind in sorted(REASON_KINDS.items())]
    return "\n".join([*reasons, *others]) + "\n"


if __name__ == "__main__":
    FILE.write_text(why_ftl(FILE.read_text("utf-8")), "utf-8")

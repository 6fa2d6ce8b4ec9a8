"""The names of people at a table."""

from __future__ import annotations

from typing import Final

from lorelode.core.refusal import Code, Refusal
from lorelode.core.text import find_fault, tidy
from lorelode.tables.decision import CommandContext
from lorelode.tables.lookalikes import find_appearances, is_reserved
from lorelode.tables.table import Table

MAX_NAME_GRAPHEMES: Final = 24
"""The length of the longest name."""


def check_name(table: Table, context: CommandContext, name: str) -> str:
    """Tidy a name. Refuse one that is not allowed or that somebody else has."""
    name = tidy(name)
    if wrong := find_fault(name, "a name", MAX_NAME_GRAPHEMES):
        raise Refusal(Code.BAD_NAME, reason=wrong, letters=MAX_NAME_GRAPHEMES)
    if is_reserved(name):
        raise Refusal(Code.NAME_RESERVED)
    looks = find_appearances(name)
    seated = {
        sitter.name
        for sitter in table.seats
        if sitter is not None and sitter.person not in (None, context.person)
    }
    if any(looks & find_appearances(other) for other in seated):
        raise Refusal(Code.NAME_TAKEN)
    for owner in {owner for look in looks for owner in context.gallery_names.get(look, ())}:
        if owner != context.person and table.seat_of(owner) is None:
            raise Refusal(Code.NAME_TAKEN)
    return name

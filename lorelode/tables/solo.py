"""Solo: somebody plays alone with bots, who wait for them and may move one by one.

With more people at the table nothing here has an effect, so nobody can hold up the others.
"""

from __future__ import annotations

from math import inf
from typing import Final

from lorelode.core import Pace
from lorelode.tables.presence import Presence
from lorelode.tables.table import Table

COVER_SECONDS: Final = 600.0
"""How long bots wait while something covers the board. A page may never say that it is gone."""


def moves_in_steps(table: Table, presence: Presence) -> bool:
    """Whether bots move one by one, each when the person lets it.

    In a race too: the person has all the time to win it, and a bot begins if they want it.
    """
    match = table.running
    if match is None or presence.alone is None:
        return False
    return table.settings.bot_pace == "step" or match.pace is Pace.RACE


def waits_for_step(table: Table, presence: Presence) -> bool:
    """Whether a bot is to move, and waits until the person lets it."""
    match = table.running
    if match is None or not moves_in_steps(table, presence):
        return False
    return bool(presence.bots_to_move(table)) and presence.step != match.move_point


def waits_while_covered(table: Table, presence: Presence, now: float) -> bool:
    """Whether bots wait because something covers the person's board."""
    return presence.alone is not None and now < cover_ends(table, presence) < inf


def cover_ends(table: Table, presence: Presence) -> float:
    """Until when bots wait while something covers the person's board; infinity if nothing does."""
    if presence.alone is None:
        return inf
    sitter = table.seats[presence.alone]
    assert sitter is not None
    assert sitter.person is not None
    return presence.covered_since.get(sitter.person, inf) + COVER_SECONDS

"""Hosts: who may run a table, and who runs it while its founder is away.

The founder is the person whom a table belongs to. If the founder is away too long, another player
becomes the acting host. The founder is host again on coming back, and the table becomes the acting
host's only after `FOUNDER_SECONDS` in which the running table has not seen the founder.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from math import inf
from typing import Final

from lorelode.core.refusal import Code, Refusal
from lorelode.tables import log
from lorelode.tables.decision import Decision, Stamp
from lorelode.tables.log import PersonId
from lorelode.tables.table import Table

FOUNDER_SECONDS: Final = 6 * 3600.0
"""How long a table stays the founder's while others are there without them: an evening."""


def founder_is_back(table: Table, here: Collection[PersonId]) -> bool:
    """Whether the founder has come back to an acting host, and did not give the role up."""
    return table.has_acting_host and table.founder in here and not table.founder_resigned


def require_not_founder(table: Table, person: PersonId | None) -> None:
    """Refuse an acting host who wants to remove the founder."""
    if person == table.founder and table.has_acting_host:
        raise Refusal(Code.FOUNDER_CANNOT_BE_REMOVED)


def replace_host(
    table: Table, person: PersonId, stamp: Stamp, *, passed_over: bool = False
) -> Decision:
    """Make somebody else the host without the old host's doing: the founder or an acting host."""
    return Decision.of(table, log.HostChanged(person=person, passed_over=passed_over, **stamp))


def founder_time_ends(table: Table, gone_since: Mapping[PersonId, float]) -> float:
    """When the table becomes the acting host's, on the clock of `gone_since`; infinity is never."""
    # Never by the time of day: it may jump, and says nothing about who was there.
    return gone_since.get(table.founder, inf) + FOUNDER_SECONDS if table.has_acting_host else inf


def replace_founder(table: Table, stamp: Stamp) -> Decision:
    """Make the host the founder."""
    return Decision.of(table, log.FounderChanged(person=table.host, **stamp))


def hand_over(table: Table, person: PersonId, stamp: Stamp, follow_up: Stamp) -> Decision:
    """Make somebody else the host, as the host wants it. A founder gives the table away."""
    changed = log.HostChanged(person=person, **stamp)
    if table.has_acting_host:
        return Decision.of(table, changed)
    return Decision.of(table, changed, log.FounderChanged(person=person, **follow_up))

"""The host request: a player asks to take over from a host who is here but does nothing.

It is not in the log: a restart forgets it. Moments are seconds of a clock that never goes back.
"""

from __future__ import annotations

from math import inf
from typing import Final

from lorelode import wire
from lorelode.core.refusal import Code, Refusal
from lorelode.tables.clock import Clock, Patience
from lorelode.tables.log import PersonId
from lorelode.tables.presence import Presence
from lorelode.tables.table import Table

HOST_REQUEST_PAUSE_SECONDS: Final = 300.0
"""How long a host who has been asked is left in peace."""

STUCK_SECONDS: Final = 180.0
"""How long a decision lasts before a game counts as stuck, and may need its host."""


class HostRequest:
    """The request of one table, open or not."""

    def __init__(self, patience: Patience, presence: Presence, clock: Clock) -> None:
        self.person: PersonId | None = None
        """Who wants to be host."""
        self._patience = patience
        self._presence = presence
        self._clock = clock
        self._asked: PersonId | None = None
        """The host who was asked last."""
        self._until = inf
        self._may_ask_at = -inf

    @property
    def is_open(self) -> bool:
        """Whether the host has been asked and has not answered yet."""
        return self.person is not None

    def ask(self, table: Table, person: PersonId, now: float) -> None:
        """Ask the host whether they are here, because this person wants to take over."""
        if person == table.host:
            return
        if table.host == self._asked and now < self._may_ask_at:
            raise Refusal(Code.ASKED_RECENTLY)
        if table.running is not None and self._clock.decision_seconds(now) < STUCK_SECONDS:
            raise Refusal(Code.HOST_NOT_NEEDED)
        self.person, self._asked = person, table.host
        self._until = now + self._patience.host_seconds
        self._may_ask_at = now + HOST_REQUEST_PAUSE_SECONDS

    def hear(self, table: Table, person: PersonId) -> None:
        """Note that somebody has sent a command. Any command of the host is an answer."""
        if person == table.host:
            self.close()

    def is_granted(self, table: Table, now: float) -> bool:
        """Whether the host has not answered in time."""
        return self.is_open and now >= self._until and not self._is_moot(table)

    def close_if_over(self, table: Table, now: float) -> bool:
        """Close a request that nobody waits for any more; whether it was open."""
        if not self.is_open or not (self._is_moot(table) or now >= self._until):
            return False
        self.close()
        return True

    def close(self) -> None:
        """Forget who asked."""
        self.person = None
        self._until = inf

    def next_due(self) -> float:
        """When the host's time to answer is over."""
        return self._until

    def describe(self, table: Table, now: float) -> wire.HostRequestInfo | None:
        """The open request as everybody sees it."""
        if self.person is None or self._is_moot(table):
            return None
        seat = table.seat_of(self.person)
        assert seat is not None
        return wire.HostRequestInfo(seat, round(max(0.0, self._until - now), 1))

    def _is_moot(self, table: Table) -> bool:
        """Whether there is another host, or the one who asked has left."""
        person = self.person
        if person is None or table.host != self._asked:
            return True
        return person not in self._presence.here or table.seat_of(person) is None

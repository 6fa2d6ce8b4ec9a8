"""Due changes: what changes at a table without a command, as time passes or people come."""

from __future__ import annotations

from math import inf
from typing import Final

from lorelode import wire
from lorelode.core.refusal import Code, Refusal
from lorelode.tables.clock import Clock
from lorelode.tables.commands.game import abandon, deal_first, end_rest
from lorelode.tables.decision import Decision, table_stamp
from lorelode.tables.end_vote import EndVote
from lorelode.tables.host_request import HostRequest
from lorelode.tables.hosts import (
    founder_is_back,
    founder_time_ends,
    replace_founder,
    replace_host,
)
from lorelode.tables.log import PersonId
from lorelode.tables.presence import Presence
from lorelode.tables.services import Services
from lorelode.tables.table import Table

INVITATION_PAUSE_SECONDS: Final = 60.0
"""How long a host waits before inviting the players once more."""


class DueChanges:
    """What is due at one table: the first deal, or the end of a rest, a vote or a host's time."""

    def __init__(self, services: Services, presence: Presence, clock: Clock) -> None:
        self._services = services
        self._presence = presence
        self._clock = clock
        self._end_vote = EndVote(presence)
        self._host_request = HostRequest(services.patience, presence, clock)
        self._invited_at = -inf

    def is_quiet(self, table: Table) -> bool:
        """Whether nothing can become due."""
        pending = self._end_vote.is_pending or self._host_request.is_open
        # With an acting host, the founder may come back or stay away for too long.
        return self._clock.quiet and not pending and not table.has_acting_host

    def hear(self, table: Table, person: PersonId) -> bool:
        """Note that somebody has sent a command; whether this has answered a request."""
        asked = self._host_request.is_open
        self._host_request.hear(table, person)
        return asked and not self._host_request.is_open

    def take(self, decision: Decision, person: PersonId) -> None:
        """Take what a command asks of the others; `Refusal` if it must not ask now."""
        now = self._services.tick()
        if decision.end_vote is not None:
            self._end_vote.cast(decision.table, *decision.end_vote, now)
        if decision.requests_host:
            self._host_request.ask(decision.table, person, now)
        if decision.invites:
            if now < self._invited_at + INVITATION_PAUSE_SECONDS:
                raise Refusal(Code.ASKED_RECENTLY)
            self._invited_at = now

    def decide(self, table: Table, tick: float, *, log_is_full: bool) -> Decision | None:
        """The next change that is due, if there is one. A full log takes only what ends a game.

        A look at a table passes one `tick` to `decide`, then to `close_questions` and then to
        `next_moment`, so that a moment that passes meanwhile belongs to the next look.
        """
        now = round(self._services.now(), 3)
        if self._clock.shuffle_over(table, tick):
            return deal_first(table, now)
        if self._clock.rest_over(table, tick):
            return end_rest(table, now)
        if self._end_vote.is_carried(table, tick):
            return abandon(table, self._end_vote.yes, now)
        if log_is_full:
            return None
        if tick >= founder_time_ends(table, self._presence.gone_since):
            return replace_founder(table, table_stamp(now))
        if founder_is_back(table, self._presence.here):
            return replace_host(table, table.founder, table_stamp(now))
        person = self._host_request.person
        if person is not None and self._host_request.is_granted(table, tick):
            # A host who has left meanwhile is away, not silent.
            here = table.host in self._presence.here
            return replace_host(table, person, table_stamp(now), passed_over=here)
        person = self._clock.next_host(table, tick)
        return None if person is None else replace_host(table, person, table_stamp(now))

    def close_questions(self, table: Table, tick: float) -> bool:
        """Close a vote and a request that are over; whether there was one."""
        closed = (
            self._end_vote.close_if_over(table, tick),
            self._host_request.close_if_over(table, tick),
        )
        return any(closed)

    def forget_questions(self) -> None:
        """Forget the vote and the request, because nobody is here any more."""
        self._end_vote.close()
        self._host_request.close()

    def next_moment(self, table: Table, tick: float) -> float:
        """The next moment after `tick` at which something may become due."""
        founder = founder_time_ends(table, self._presence.gone_since)
        return min(
            self._clock.next_due(table, tick),
            self._end_vote.next_due(),
            self._host_request.next_due(),
            # It has passed if the log was full.
            founder if founder > tick else inf,
        )

    def end_vote(self, table: Table) -> wire.EndVoteInfo | None:
        """The open vote as everybody sees it."""
        return self._end_vote.describe(table, self._services.tick())

    def host_request(self, table: Table) -> wire.HostRequestInfo | None:
        """The open request as everybody sees it."""
        return self._host_request.describe(table, self._services.tick())

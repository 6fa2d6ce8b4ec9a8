"""The clock of a table: when a decision, a rest or an absence has lasted too long.

The caller passes the time, in seconds of a clock that never goes back.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import inf
from typing import Final, NamedTuple

from msgspec import Struct

from lorelode.core import Pace, Seat
from lorelode.tables.log import PersonId
from lorelode.tables.match import Match
from lorelode.tables.presence import Presence
from lorelode.tables.solo import (
    cover_ends,
    moves_in_steps,
    waits_for_step,
    waits_while_covered,
)
from lorelode.tables.table import Table

HOLD_SECONDS: Final = 300.0
"""How long a rest lasts at most if somebody has asked for more time, so that nobody can stop a
game."""


REVEAL_SECONDS: Final = 3.0
"""How long the first deal waits for what the seats that are here add to the shuffle."""


class Patience(Struct, frozen=True):
    """How long a table waits. The operator sets it (`lorelode.web.settings`)."""

    grace_seconds: float
    """How long it waits for an absent player before a stand-in plays for them."""
    host_seconds: float
    """How long it waits for a host who is absent or has been asked, before there is another."""
    rest_seconds: float
    """How long it gives everybody to look at a result."""


class DecisionPoint(NamedTuple):
    """A point of a game at which the table waits for somebody."""

    game: int
    phase: int
    resting: bool


class Clock:
    """Since when one table waits for its players, and until when."""

    def __init__(self, patience: Patience, presence: Presence) -> None:
        self.decision: DecisionPoint | None = None
        self.began = 0.0
        """When the current decision began, or its clock if that began later."""
        self._decision_began = 0.0
        self._patience = patience
        self._presence = presence
        self._seconds: float | None = None
        """How long the current decision may take; None without a limit, which a rest has not then
        either."""
        self._shuffling = False
        """Whether the first deal waits for what the seats add to the shuffle."""
        self._alone = False
        """Whether one person plays alone with bots, and so is not hurried."""

    @property
    def quiet(self) -> bool:
        """Whether nothing can become due: everybody is here, no bot plays, and no clock runs."""
        presence = self._presence
        runs = self._seconds or self._resting or self._shuffling
        return not (presence.bots or presence.gone_since or runs)

    @property
    def _resting(self) -> bool:
        return self.decision is not None and self.decision.resting

    @property
    def _reveal_end(self) -> float:
        """When the first deal waits no longer, whoever stands up or sits down in the meantime."""
        return self._decision_began + REVEAL_SECONDS

    def observe(self, table: Table, now: float) -> None:
        """Note the current decision of the game.

        A changed clock counts from the next decision on, so that a host cannot give themselves more
        time, or others less. Only a decision or a rest without a limit gets one at once. When
        somebody is no longer alone, their time begins.
        """
        decision, before = _decision_point(table.running), self.decision
        self._shuffling = table.running is not None and table.running.shuffling
        alone = self._presence.alone is not None
        if alone != self._alone:
            self._alone = alone
            self.began = now
        if decision == before:
            if self._seconds is None and table.settings.seconds is not None:
                self._seconds = table.settings.seconds
                self.began = now
            return
        self.decision = decision
        self._seconds = table.settings.seconds
        self.began = self._decision_began = now
        new_game = decision is None or before is None or decision.game != before.game
        self._presence.begin_decision(table, new_game)

    def restart(self, now: float) -> None:
        """Restart all waiting times, because nobody was here to play until now."""
        self.began = self._decision_began = now
        self._presence.restart(now)

    def decision_seconds(self, now: float) -> float:
        """How long the table has been waiting for the current decision."""
        return now - self._decision_began

    def bots_to_move(self, table: Table, now: float) -> Mapping[Seat, str]:
        """The seats of bots that are to move now, and their levels."""
        match, presence = table.running, self._presence
        bots = presence.bots_to_move(table)
        if not bots or match is None:
            return bots
        if waits_while_covered(table, presence, now) or waits_for_step(table, presence):
            return {}
        if moves_in_steps(table, presence):
            return dict(list(bots.items())[:1])
        if match.pace is not Pace.RACE:
            return bots
        # In a race, people may move first, and one bot is enough.
        if presence.people_to_move(table) and now < self._deadline(table):
            return {}
        return dict(list(bots.items())[:1])

    def late_seats(self, table: Table, now: float) -> frozenset[Seat]:
        """The seats whose players are gone or too slow, so that stand-ins should play."""
        match, presence = table.running, self._presence
        if match is None:
            return frozenset()
        late = presence.gone_players(table, now, self._patience.grace_seconds)
        if now >= self._deadline(table):
            slow = presence.people_to_move(table)
            if match.pace is Pace.RACE:
                # If no person moved in time, a bot moves, or else a stand-in for one player.
                slow = frozenset() if self.bots_to_move(table, now) else frozenset({min(slow)})
            late |= slow
        return late - presence.away

    def rest_over(self, table: Table, now: float) -> bool:
        """Whether the game rests and has rested long enough."""
        if not self._resting:
            return False
        return now >= self._rest_end(table) or self._presence.everybody_ready(table)

    def shuffle_over(self, table: Table, now: float) -> bool:
        """Whether the first deal has waited long enough for what the seats add to the shuffle."""
        match = table.running
        if match is None or not match.shuffling:
            return False
        sitters = [table.seats[seat] for seat in match.unrevealed]
        here = any(
            sitter and not sitter.gone and sitter.person in self._presence.here
            for sitter in sitters
        )
        return not here or now >= self._reveal_end

    def next_host(self, table: Table, now: float) -> PersonId | None:
        """The new host, if the host has been gone too long; otherwise None."""
        gone = self._presence.gone_since.get(table.host, inf)
        if now < gone + self._patience.host_seconds:
            return None
        return self._presence.next_host_here(table)

    def seconds_left(self, table: Table, now: float) -> float | None:
        """How many seconds the decision or the rest may still last; None if there is no limit."""
        end = min(self._deadline(table), self._rest_end(table))
        return max(0.0, end - now) if end < inf else None

    def next_due(self, table: Table, now: float) -> float:
        """The next moment at which something may become due."""
        moments = [self._deadline(table), self._rest_end(table)]
        if self._shuffling:
            moments.append(self._reveal_end)
        moments.append(cover_ends(table, self._presence))
        for person, since in self._presence.gone_since.items():
            if person == table.host:
                moments.append(since + self._patience.host_seconds)
            if self.decision is not None:
                moments.append(since + self._patience.grace_seconds)
        return min((moment for moment in moments if moment > now), default=inf)

    def _rest_end(self, table: Table) -> float:
        """When a rest ends without everybody being ready; infinity if it does not."""
        if not self._resting:
            return inf
        seconds = self._patience.rest_seconds
        if self._presence.people_to_be_ready(table):
            if self._alone or self._seconds is None:
                return inf
            if self._presence.holding is not None:
                seconds = max(seconds, HOLD_SECONDS)
        return self.began + seconds

    def _deadline(self, table: Table) -> float:
        if self._seconds is None or self.decision is None or self.decision.resting or self._alone:
            return inf
        return self.began + self._seconds if self._presence.people_to_move(table) else inf


def _decision_point(match: Match | None) -> DecisionPoint | None:
    return None if match is None else DecisionPoint(match.number, match.phase, match.resting)

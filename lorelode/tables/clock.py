"""Who is here, who is waited for and how long: what a table knows that no log keeps.

A `Watch` is told what happens and asked what is due; it reads no clock itself. Moments are seconds
of any clock that never goes back. After a restart everything begins anew, so no downtime counts.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from math import inf
from typing import Final, NamedTuple

from msgspec import Struct

from lorelode.core import Pace, Seat
from lorelode.tables.entries import PersonId
from lorelode.tables.table import Match, Table

STAND_IN: Final = "steady"
"""The bot that plays for whoever is away, and for a bot that broke: quick, harmless, role-blind."""


class Patience(Struct, frozen=True):
    """How long a table waits, in seconds."""

    grace: float = 30.0
    """For a player who is gone, until a bot plays for them."""
    host: float = 60.0
    """For a host who is gone, until another is host."""
    rest: float = 20.0
    """For everybody to see what was shown."""


class Wait(NamedTuple):
    """A moment of a game at which the table waits for somebody."""

    game: int
    phase: int
    resting: bool


class Watch:
    """Who is here at one table, and since when it waits for whom."""

    def __init__(self, patience: Patience) -> None:
        self.patience = patience
        self.here: Collection[PersonId] = frozenset()
        self.away: frozenset[Seat] = frozenset()
        """The seats that a bot plays because their players do not."""
        self.ready: frozenset[Seat] = frozenset()
        self.decision: Wait | None = None
        self.began = 0.0
        self.bots: Mapping[Seat, str] = {}
        """The seats that a bot is to play, and which one."""
        self._seconds: float | None = None
        self._returning: frozenset[Seat] = frozenset()
        self._gone: dict[PersonId, float] = {}

    @property
    def quiet(self) -> bool:
        """Whether nothing can come due: all are here, no bot plays, and no clock runs."""
        resting = self.decision is not None and self.decision.resting
        return not (self.bots or self._gone or self._seconds or resting)

    def wake(self, now: float) -> None:
        """Somebody is here again: nobody pays for the time in which nobody was."""
        self.began = now
        self._gone = dict.fromkeys(self._gone, now)

    def attend(self, table: Table, here: Collection[PersonId], now: float) -> None:
        """Take in who is connected, and who sits where."""
        self.here = here
        people = {sitter.person for sitter in table.seats if sitter and sitter.person}
        people.add(table.host)
        self._gone = {
            person: self._gone.get(person, now) for person in people if person not in here
        }
        self._count_bots(table)

    def look(self, table: Table, now: float) -> None:
        """Take in how far the game is."""
        if table.settings.seconds != self._seconds:
            self._seconds = table.settings.seconds
            self.began = now
        decision = _wait(table.running)
        if decision == self.decision:
            return
        other_game = (
            decision is None or self.decision is None or decision.game != self.decision.game
        )
        self.decision = decision
        self.began = now
        self.ready = frozenset()
        if other_game or self._returning:
            self.away = frozenset() if other_game else self.away - self._returning
            self._returning = frozenset()
            self._count_bots(table)

    def back(self, table: Table, seat: Seat) -> None:
        """A player is here again: they play from the next decision on, or now if it is not theirs.

        Where a bot has this decision already, it keeps it; if the player is quicker, they move.
        """
        if seat not in self.away:
            return
        if seat in owing(table):
            self._returning |= {seat}
        else:
            self.away -= {seat}
            self._count_bots(table)

    def bots_to_move(self, table: Table, now: float) -> Mapping[Seat, str]:
        """The bots that owe a move now, and may make it."""
        match = table.running
        if not self.bots or match is None:
            return {}
        owe = owing(table)
        ours = {seat: self.bots[seat] for seat in sorted(owe) if seat in self.bots}
        if match.pace is Pace.RACE:
            # People first; of the bots one is enough.
            if owe - self.bots.keys() and now < self._deadline(table):
                return {}
            return dict(list(ours.items())[:1])
        return ours

    def people_to_move(self, table: Table) -> frozenset[Seat]:
        """The seats of people that the table waits for."""
        owe = owing(table)
        return owe - self.bots.keys() if self.bots else owe

    def must_be_ready(self, table: Table) -> frozenset[Seat]:
        """The seats of the people whose `ready` ends a rest."""
        return frozenset(
            Seat(seat)
            for seat, sitter in enumerate(table.seats)
            if seat not in self.bots and sitter and sitter.person in self.here
        )

    def rest_over(self, table: Table, now: float) -> bool:
        """Whether a rest that there is has lasted long enough."""
        if self.decision is None or not self.decision.resting:
            return False
        needed = self.must_be_ready(table)
        return now >= self.began + self.patience.rest or (bool(needed) and needed <= self.ready)

    def time_out(self, table: Table, now: float) -> bool:
        """Let bots play for those whose time is over; whether there are such."""
        match = table.running
        if match is None:
            return False
        late: set[Seat] = set()
        if self._gone:
            late = {
                Seat(seat)
                for seat, sitter in enumerate(table.seats)
                if sitter
                and sitter.person
                and not sitter.gone
                and now >= self._gone.get(sitter.person, inf) + self.patience.grace
            }
        if now >= self._deadline(table):
            slow = self.people_to_move(table)
            if match.pace is Pace.RACE:
                # A race that nobody won is a bot's; without one, it plays for one of them.
                slow = frozenset() if self.bots_to_move(table, now) else frozenset({min(slow)})
            late |= slow
        new = late - self.away
        if new:
            self.away |= new
            self._count_bots(table)
        return bool(new)

    def next_host(self, table: Table, now: float) -> PersonId | None:
        """Who is to be host instead of one who is gone, if anybody is."""
        gone = self._gone.get(table.host)
        if gone is None or now < gone + self.patience.host:
            return None
        first = table.seat_of(table.host) or Seat(0)
        order = (*table.seats[first:], *table.seats[:first])
        for sitter in order:
            if sitter and sitter.person in self.here and not sitter.gone:
                return sitter.person
        return None

    def left(self, table: Table, now: float) -> float | None:
        """How many seconds those who are waited for still have; None: as many as they like."""
        if self.decision is None:
            return None
        if self.decision.resting:
            return max(0.0, self.began + self.patience.rest - now)
        deadline = self._deadline(table)
        return max(0.0, deadline - now) if deadline < inf else None

    def next_due(self, table: Table, now: float) -> float:
        """When to ask again what is due, if nothing else happens."""
        moments = [self._deadline(table)]
        if self.decision is not None and self.decision.resting:
            moments.append(self.began + self.patience.rest)
        for person, since in self._gone.items():
            if person == table.host:
                moments.append(since + self.patience.host)
            if self.decision is not None:
                moments.append(since + self.patience.grace)
        return min((moment for moment in moments if moment > now), default=inf)

    def _deadline(self, table: Table) -> float:
        seconds = table.settings.seconds
        if seconds is None or self.decision is None or self.decision.resting:
            return inf
        return self.began + seconds if self.people_to_move(table) else inf

    def _count_bots(self, table: Table) -> None:
        playing = table.running is not None
        self.bots = {
            Seat(seat): sitter.level or STAND_IN
            for seat, sitter in enumerate(table.seats)
            if playing and sitter and (sitter.person is None or sitter.gone or seat in self.away)
        }


def owing(table: Table) -> frozenset[Seat]:
    """The seats that owe the game a move."""
    match = table.running
    return frozenset() if match is None or match.resting else match.to_act


def _wait(match: Match | None) -> Wait | None:
    return None if match is None else Wait(match.number, match.phase, match.resting)

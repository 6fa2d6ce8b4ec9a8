"""Presence: who is here, away and ready, which seats bots play, and who is alone with them.

Presence is not in the log. After a restart everybody's absence begins at zero, so the downtime of
the server does not count.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from math import inf

from lorelode.bots import STAND_IN_LEVEL
from lorelode.core import Seat
from lorelode.tables.log import PersonId
from lorelode.tables.match import MovePoint
from lorelode.tables.table import Table


class Presence:
    """Who is present at one table. Moments are seconds of a clock that never goes back."""

    def __init__(self) -> None:
        self.here: Collection[PersonId] = frozenset()
        self.away: frozenset[Seat] = frozenset()
        """The seats that a stand-in plays because their players do not."""
        self.ready: frozenset[Seat] = frozenset()
        """The seats whose players are ready to continue after a rest."""
        self.bots: Mapping[Seat, str] = {}
        """The seats that bots play in the running game, and the level of each."""
        self.gone_since: Mapping[PersonId, float] = {}
        """The host, the founder and the players who are not connected, and since when."""
        self.holding: Seat | None = None
        """The seat whose player was the first to ask for more time in this rest."""
        self.alone: Seat | None = None
        """The seat of the one person who plays the running game, if bots play all other seats."""
        self.step: MovePoint | None = None
        """The last point at which somebody let a bot move."""
        self.covered_since: Mapping[PersonId, float] = {}
        """The players whose boards are covered, and since when."""
        self._returning: frozenset[Seat] = frozenset()

    def update(self, table: Table, here: Collection[PersonId], now: float) -> None:
        """Update who is connected, and who has which seat."""
        self.here = here
        people = {sitter.person for sitter in table.seats if sitter and sitter.person}
        people |= {table.host, table.founder}
        self.gone_since = {
            person: self.gone_since.get(person, now) for person in people if person not in here
        }
        self._update_bots(table)

    def restart(self, now: float) -> None:
        """Restart everybody's absence, because nobody was here until now."""
        self.gone_since = dict.fromkeys(self.gone_since, now)

    def come_back(self, table: Table, seat: Seat) -> None:
        """Let a player who was away play again, now or from the next decision on.

        If the stand-in is already thinking about a decision, it may still make it, unless the
        player moves first.
        """
        if seat not in self.away:
            return
        if seat in table.owing:
            self._returning |= {seat}
        else:
            self.away -= {seat}
            self._update_bots(table)

    def mark_ready(self, seat: Seat) -> None:
        """Note that a player is ready to continue after this rest."""
        self.ready |= {seat}

    def hold(self, seat: Seat) -> None:
        """Note that a player wants everybody to look longer in this rest."""
        self.ready -= {seat}
        if self.holding is None:
            self.holding = seat

    def stand_in_for(self, table: Table, seats: Collection[Seat]) -> None:
        """Let stand-ins play these seats until their players come back."""
        self.away |= frozenset(seats)
        self._update_bots(table)

    def begin_decision(self, table: Table, new_game: bool) -> None:
        """Update after the game reaches another decision, or after a game starts or ends."""
        self.ready = frozenset()
        self.holding = None
        if new_game or self._returning:
            self.away = frozenset() if new_game else self.away - self._returning
            self._returning = frozenset()
            self._update_bots(table)

    def people_to_move(self, table: Table) -> frozenset[Seat]:
        """The seats of people that the game waits for."""
        return table.owing - self.bots.keys() if self.bots else table.owing

    def bots_to_move(self, table: Table) -> Mapping[Seat, str]:
        """The seats of bots that the game waits for, and their levels."""
        if not self.bots:
            return {}
        return {seat: self.bots[seat] for seat in sorted(table.owing) if seat in self.bots}

    def people_to_be_ready(self, table: Table) -> frozenset[Seat]:
        """The seats that have to be ready to end a rest."""
        return frozenset(
            Seat(seat)
            for seat, sitter in enumerate(table.seats)
            if seat not in self.bots and sitter and sitter.person in self.here
        )

    def everybody_ready(self, table: Table) -> bool:
        """Whether somebody is here, and everybody who is here is ready."""
        needed = self.people_to_be_ready(table)
        return bool(needed) and needed <= self.ready

    def gone_players(self, table: Table, now: float, seconds: float) -> frozenset[Seat]:
        """The seats whose players have been gone for this time or longer."""
        if not self.gone_since:
            return frozenset()
        return frozenset(
            Seat(seat)
            for seat, sitter in enumerate(table.seats)
            if sitter
            and sitter.person
            and not sitter.gone
            and now >= self.gone_since.get(sitter.person, inf) + seconds
        )

    def next_host_here(self, table: Table) -> PersonId | None:
        """The next player around the table who is here, to become host."""
        first = table.seat_of(table.host) or Seat(0)
        for sitter in (*table.seats[first:], *table.seats[:first]):
            if sitter and sitter.person in self.here and not sitter.gone:
                return sitter.person
        return None

    def _update_bots(self, table: Table) -> None:
        running = table.running is not None
        self.bots = {
            Seat(seat): sitter.level or STAND_IN_LEVEL
            for seat, sitter in enumerate(table.seats)
            if running and sitter and (sitter.person is None or sitter.gone or seat in self.away)
        }
        self.alone = self._find_alone(table) if running else None

    def _find_alone(self, table: Table) -> Seat | None:
        # Somebody who is only away may come back at any moment, and so counts.
        seats = [
            Seat(seat)
            for seat, sitter in enumerate(table.seats)
            if sitter and sitter.person and not sitter.gone
        ]
        if len(seats) != 1 or seats[0] in self.bots:
            return None
        sitter = table.seats[seats[0]]
        return seats[0] if sitter and sitter.person in self.here else None

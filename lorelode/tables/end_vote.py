"""The end vote: whether the players want to end a game that they do not want to finish.

It is not in the log: a restart forgets an open vote. Moments are seconds of a clock that never goes
back.
"""

from __future__ import annotations

from math import inf
from typing import Final

from lorelode import wire
from lorelode.core import Seat
from lorelode.core.refusal import Code, Refusal
from lorelode.tables.presence import Presence
from lorelode.tables.table import Table

END_VOTE_SECONDS: Final = 120.0
"""How long an end vote is open."""

END_VOTE_PAUSE_SECONDS: Final = 300.0
"""How long a player waits after opening a vote before they may open another."""


class EndVote:
    """The end vote of one table, open or not."""

    def __init__(self, presence: Presence) -> None:
        self.yes: frozenset[Seat] = frozenset()
        self.no: frozenset[Seat] = frozenset()
        self._presence = presence
        self._game = 0
        self._until = inf
        self._may_open_at: dict[Seat, float] = {}

    @property
    def is_pending(self) -> bool:
        """Whether a vote was opened that `close` has not closed."""
        return self._until < inf

    @property
    def is_open(self) -> bool:
        """Whether somebody has opened a vote that is not decided yet."""
        return bool(self.yes)

    def cast(self, table: Table, seat: Seat, yes: bool, now: float) -> None:
        """Count the vote of a seat. The first yes opens a vote; anybody may change their mind."""
        assert table.running is not None
        if self._game != table.running.number:
            self._game = table.running.number
            self._may_open_at = {}
        if not yes:
            self.yes -= {seat}
            self.no |= {seat} if self.is_open else frozenset()
            return
        if not self.is_open:
            if now < self._may_open_at.get(seat, -inf):
                raise Refusal(Code.ASKED_RECENTLY)
            self._may_open_at[seat] = now + END_VOTE_PAUSE_SECONDS
            self._until = now + END_VOTE_SECONDS
        self.yes |= {seat}
        self.no -= {seat}

    def is_carried(self, table: Table, now: float) -> bool:
        """Whether more than half of the players want the end, also of those who are away.

        When the time is up, those do not count who have not voted and for whom a stand-in plays.
        """
        if not self._concerns(table):
            return False
        voters = _find_voters(table)
        if now >= self._until:
            voters -= self._presence.away - self.yes - self.no
        return 2 * len(self.yes & voters) > len(voters)

    def close_if_over(self, table: Table, now: float) -> bool:
        """Close a vote that is not carried; whether it was open and is closed now."""
        if not self.is_pending:
            return False
        voters = _find_voters(table)
        hopeless = 2 * len(self.no & voters) >= len(voters)
        if self._concerns(table) and self.is_open and now < self._until and not hopeless:
            return False
        self.close()
        return True

    def close(self) -> None:
        """Forget the votes."""
        self.yes = self.no = frozenset()
        self._until = inf

    def next_due(self) -> float:
        """When the time of the vote is up."""
        return self._until

    def describe(self, table: Table, now: float) -> wire.EndVoteInfo | None:
        """The open vote as everybody sees it."""
        if not self.is_open or not self._concerns(table):
            return None
        voters = _find_voters(table)
        return wire.EndVoteInfo(
            yes=tuple(sorted(self.yes & voters)),
            no=tuple(sorted(self.no & voters)),
            needed=len(voters) // 2 + 1,
            left=round(max(0.0, self._until - now), 1),
        )

    def _concerns(self, table: Table) -> bool:
        """Whether the game of the vote still runs."""
        return table.running is not None and table.running.number == self._game


def _find_voters(table: Table) -> frozenset[Seat]:
    """The seats that have a vote: of people who did not stand up."""
    return frozenset(
        Seat(seat)
        for seat, sitter in enumerate(table.seats)
        if sitter and sitter.person and not sitter.gone
    )

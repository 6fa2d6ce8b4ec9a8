"""What everybody got their points for, from the turns that are over."""

from __future__ import annotations

from typing import Final, NamedTuple

from lorelode.core import Seat
from lorelode.rules.dixit.outcomes import Merit
from lorelode.rules.dixit.state import Public
from lorelode.sentences.names import Names, count_things

LEGEND: Final = (
    "Telling: as the storyteller. Finding: for the storyteller's picture, also where all or none"
    " found it. Votes: for votes on pictures that they gave."
)
"""What the kinds of points are."""


class Row(NamedTuple):
    """One player's points, and how many of them are of each kind."""

    seat: Seat
    points: int
    telling: int
    finding: int
    votes: int


def rows(public: Public) -> list[Row]:
    """A row for each player, those with the most points first."""
    telling, finding, votes = ([0] * len(public.players) for _ in range(3))
    for turn in public.turns:
        for seat, gains in enumerate(turn.gains):
            for gain in gains:
                by_card = telling if seat == turn.teller else finding
                (votes if gain.merit is Merit.VOTES else by_card)[seat] += gain.points
    unsorted = [
        Row(Seat(seat), player.points, telling[seat], finding[seat], votes[seat])
        for seat, player in enumerate(public.players)
    ]
    return sorted(unsorted, key=lambda row: -row.points)


def sentence(row: Row, names: Names) -> str:
    """The row in words.

    >>> sentence(Row(Seat(0), 9, 3, 4, 2), Names(("You",), you=Seat(0)))
    'You have 9 points: 3 for telling, 4 for finding, 2 for votes.'
    """
    kinds = f"{row.telling} for telling, {row.finding} for finding, {row.votes} for votes"
    return f"{names.does(row.seat, 'have', 'has')} {count_things(row.points, 'point')}: {kinds}."

"""What the points of a game of Dixit were for: the kinds of points add up."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from lorelode.arena import derive_seed, play_out
from lorelode.bots import BOTS
from lorelode.cli.dixit import results
from lorelode.core import Seat
from lorelode.decks import built_in
from lorelode.rules.dixit import DIXIT
from lorelode.rules.dixit.editions import FA
from lorelode.rules.dixit.outcomes import Gain, Merit
from lorelode.rules.dixit.state import Player, Public, Turn

TELLER, FINDER, LURER, LOST = map(Seat, range(4))
VOTE = (Gain(Merit.VOTES, 1, votes=1),)
FOUND = ((Gain(Merit.TOLD, 3),), (Gain(Merit.FOUND, 3),), VOTE, VOTE)
PLAIN = (*[(Gain(Merit.ALL_FOUND, 2),)] * 3, ())


@pytest.mark.parametrize("cap", [None, 0, 1])
@pytest.mark.parametrize("seats", DIXIT.seats)
def test_kinds_of_points_add_up_to_the_score(seats: int, cap: int | None) -> None:
    edition, bots = (
        replace(FA, max_bonus_points=cap),
        [BOTS["dixit"]["random"].make(built_in())] * seats,
    )
    for seed in range(8):
        *_, last = play_out(DIXIT, edition, seats, bots, derive_seed(seed))
        public = last.state.public
        rows = results.rows(public)
        assert sorted(row.seat for row in rows) == list(range(seats))
        assert [row.points for row in rows] == sorted((row.points for row in rows), reverse=True)
        for row in rows:
            assert row.points == public.players[row.seat].points
            assert row.points == row.telling + row.finding + row.votes
            assert min(row) >= 0
            told = [turn.points[row.seat] for turn in public.turns if turn.teller == row.seat]
            assert row.telling == sum(told)
            drawn = [
                sum(vote is not None and turn.owners[vote - 1] == row.seat for vote in turn.votes)
                for turn in public.turns
                if turn.teller != row.seat
            ]
            assert row.votes == sum(votes if cap is None else min(votes, cap) for votes in drawn)


def test_points_for_telling_finding_and_votes_are_told_apart() -> None:
    # One of three finds it, and two go for the lure; then everybody finds the next.
    owners = (TELLER, FINDER, LURER, LOST)
    found = Turn(TELLER, "a", (), owners, (None, 1, 4, 3), (3, 3, 1, 1), FOUND)
    owners = (LOST, FINDER, LURER, TELLER)
    plain = Turn(LOST, "b", (), owners, (1, 1, 1, None), (2, 2, 2, 0), PLAIN)
    public = Public(FA, tuple(Player(6, some) for some in (5, 5, 3, 1)), turns=(found, plain))
    assert results.rows(public) == [
        (TELLER, 5, 3, 2, 0),
        (FINDER, 5, 0, 5, 0),
        (LURER, 3, 0, 2, 1),
        (LOST, 1, 0, 0, 1),
    ]

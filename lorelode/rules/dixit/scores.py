"""The points of a turn, and who has won."""

from __future__ import annotations

from collections.abc import Sequence

from lorelode.core import Seat
from lorelode.rules.dixit.editions import SMALLEST_TABLE, DixitEdition
from lorelode.rules.dixit.state import DixitState, Public


def score_turn(
    edition: DixitEdition, teller: Seat, owners: Sequence[Seat], votes: Sequence[int | None]
) -> tuple[int, ...]:
    """What each seat gets for a turn; `owners` by number, `votes` by seat."""
    chosen = [None if number is None else owners[number - 1] for number in votes]
    found, others = chosen.count(teller), len(votes) - 1
    if 0 < found < others:
        # D-4.3: Some found it: 3 for the storyteller and 3 for each finder.
        # D-4.4: With three players, where some are one of two: 4 each instead.
        prize = 4 if len(votes) == SMALLEST_TABLE else 3
        earned = [prize if teller in (seat, choice) else 0 for seat, choice in enumerate(chosen)]
    else:
        # D-4.1: All found it: nothing for the storyteller, 2 for everyone else.
        # D-4.2: Nobody found it: the same, and the votes on other cards count as below.
        earned = [0 if seat == teller else 2 for seat in range(len(votes))]
    return tuple(
        [
            mine if seat == teller else mine + _bonus(edition, chosen.count(Seat(seat)))
            for seat, mine in enumerate(earned)
        ]
    )


def _bonus(edition: DixitEdition, votes: int) -> int:
    """1 for each vote on a card of one's own, without a limit unless the table sets one."""
    return votes if edition.max_bonus_points is None else min(votes, edition.max_bonus_points)


def scores(state: DixitState) -> tuple[int, ...]:
    """Points by seat."""
    return tuple(player.points for player in state.public.players)


def winners(public: Public) -> tuple[Seat, ...]:
    """Those with the most points so far."""
    # D-5.3: Most points win, those above the target counted; all who tie share the win.
    most = max(player.points for player in public.players)
    return tuple(Seat(s) for s, player in enumerate(public.players) if player.points == most)

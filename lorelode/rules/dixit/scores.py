"""The points of a turn, and who has won."""

from __future__ import annotations

from collections.abc import Sequence

from lorelode.core import Seat
from lorelode.rules.dixit.editions import SMALLEST_TABLE, DixitEdition
from lorelode.rules.dixit.outcomes import Gain, Merit
from lorelode.rules.dixit.state import DixitState, Public


def score_turn(
    edition: DixitEdition, teller: Seat, owners: Sequence[Seat], votes: Sequence[int | None]
) -> tuple[tuple[Gain, ...], ...]:
    """What each seat gets points for in a turn; `owners` by number, `votes` by seat."""
    chosen = [None if number is None else owners[number - 1] for number in votes]
    found, seats = chosen.count(teller), len(votes)
    return tuple(
        [
            (
                *_gain_by_card(Seat(seat) == teller, choice == teller, found, seats),
                *(() if seat == teller else _gain_by_votes(edition, chosen.count(Seat(seat)))),
            )
            for seat, choice in enumerate(chosen)
        ]
    )


def _gain_by_card(is_teller: bool, is_finder: bool, found: int, seats: int) -> tuple[Gain, ...]:
    """What a player gets for who found the storyteller's card."""
    if 0 < found < seats - 1:
        # D-4.3: Some found it: 3 for the storyteller and 3 for each finder.
        if not is_teller and not is_finder:
            return ()
        prize = Gain(Merit.TOLD if is_teller else Merit.FOUND, 3)
        # D-4.4: With three players, where some are one of two: 4 each instead.
        return (prize, Gain(Merit.THREE, 1)) if seats == SMALLEST_TABLE else (prize,)
    if is_teller:
        return ()
    # D-4.1: All found it: nothing for the storyteller, 2 for everyone else.
    # D-4.2: Nobody found it: the same, and votes on other cards count besides.
    return (Gain(Merit.ALL_FOUND if found else Merit.NONE_FOUND, 2),)


def _gain_by_votes(edition: DixitEdition, votes: int) -> tuple[Gain, ...]:
    """1 for each vote on a card of one's own, without a limit unless the table sets one."""
    most = edition.max_bonus_points
    points = votes if most is None else min(votes, most)
    return (Gain(Merit.VOTES, points, votes),) if points else ()


def sum_gains(gains: Sequence[Sequence[Gain]]) -> tuple[int, ...]:
    """The points of a turn by seat.

    >>> sum_gains([(Gain(Merit.FOUND, 3), Gain(Merit.VOTES, 2, votes=2)), ()])
    (5, 0)
    """
    return tuple([sum([gain.points for gain in mine]) for mine in gains])


def scores(state: DixitState) -> tuple[int, ...]:
    """Points by seat."""
    return tuple(player.points for player in state.public.players)


def winners(public: Public) -> tuple[Seat, ...]:
    """Those with the most points so far."""
    # D-5.3: Most points win, those above the target counted; all who tie share the win.
    most = max(player.points for player in public.players)
    return tuple(Seat(s) for s, player in enumerate(public.players) if player.points == most)

"""D-3: the vote, and what is shown after it."""

from __future__ import annotations

import pytest

from lorelode.core import Seat
from lorelode.rules.dixit import DIXIT
from lorelode.rules.dixit.moves import Vote
from lorelode.rules.dixit.news import (
    GameEnded,
    OwnersShown,
    Scored,
    TellerShown,
    Voted,
    VotesOpened,
)
from lorelode.rules.dixit.outcomes import Ending, Gain, Merit
from lorelode.rules.dixit.state import Telling, Voting
from tests.rules.dixit.table import (
    after_deal,
    after_votes,
    assert_refused,
    before_votes,
    house,
    moves,
    play,
    turn,
    with_points,
)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_d_3_1_everyone_but_the_storyteller_votes(seats: int) -> None:
    state = before_votes(after_deal(seats, first=2), by=2)
    assert DIXIT.to_act(state.public) == set(range(seats)) - {2}
    assert moves(state, 2) == []


def test_d_3_1_all_at_the_same_time_in_whatever_order_and_in_secret() -> None:
    state = before_votes(after_deal(4))
    state = play(state, "3 vote 2")
    assert state.public.stage == Voting((Seat(1), Seat(2)))
    assert state.public.news == (Voted(Seat(3)),)
    assert [private.vote for private in state.private] == [None, None, None, 2]
    assert moves(state, 3) == []
    state = play(state, "1 vote 1")
    assert DIXIT.to_act(state.public) == {2}
    assert state.public.turns == ()
    assert DIXIT.scores(state) == (0, 0, 0, 0)


def test_d_3_1_a_vote_cast_stays_cast() -> None:
    state = play(before_votes(after_deal(4)), "3 vote 2")
    reason = "D-3.1: a vote cast stays cast"
    assert_refused(state, 3, "vote 1", reason)
    assert_refused(state, 3, "vote 2", reason)
    state = play(state, "2 vote 1")
    assert_refused(state, 2, "vote 1", reason)
    assert_refused(state, 2, "give 1", "D-3.1: votes are to be cast, by seat 1")


def test_d_3_1_a_vote_is_for_a_number_of_the_display() -> None:
    for number in (0, 5, -1, -4, 99):
        reason = "D-3.1: the display has the numbers 1 to 4"
        assert_refused(before_votes(after_deal(4)), 1, f"vote {number}", reason)
    for number in (0, 6):
        reason = "D-3.1: the display has the numbers 1 to 5"
        assert_refused(before_votes(after_deal(3)), 1, f"vote {number}", reason)


def test_d_3_1_the_order_of_votes_changes_nothing_in_the_end() -> None:
    state = before_votes(after_deal(5), "10432")
    ends = [
        play(state, *(f"{seat} vote {number}" for seat, number in votes))
        for votes in ([(1, 2), (2, 1), (3, 2), (4, 4)], [(4, 4), (3, 2), (2, 1), (1, 2)])
    ]
    # All but the news of who was last.
    assert ends[0].public.news[1:] == ends[1].public.news[1:]
    assert ends[0].public.turns == ends[1].public.turns
    assert (ends[0].private, ends[0].secret) == (ends[1].private, ends[1].secret)


def test_d_3_2_nobody_votes_for_a_card_of_their_own() -> None:
    # Seat 2's lies at 1, seat 0's, who tells, at 2, seat 3's at 3, seat 1's at 4.
    state = before_votes(after_deal(4), "2031")
    assert moves(state, 1) == ["vote 1", "vote 2", "vote 3"]
    assert moves(state, 2) == ["vote 2", "vote 3", "vote 4"]
    assert moves(state, 3) == ["vote 1", "vote 2", "vote 4"]
    for seat, number in ((1, 4), (2, 1), (3, 3)):
        assert_refused(state, seat, f"vote {number}", f"D-3.2: number {number} is your own card")


def test_d_3_2_with_three_players_neither_of_two_cards() -> None:
    state = before_votes(after_deal(3), "12021")
    assert moves(state, 1) == ["vote 2", "vote 3", "vote 4"]
    assert moves(state, 2) == ["vote 1", "vote 3", "vote 5"]
    for seat, number in ((1, 1), (1, 5), (2, 2), (2, 4)):
        assert_refused(state, seat, f"vote {number}", f"D-3.2: number {number} is your own card")


def test_d_3_3_votes_then_the_storytellers_card_then_the_others() -> None:
    # Seat 0 tells; its card lies at 2. Seat 1 finds it, 2 votes for 3's, 3 votes for 1's: 3 for
    # the storyteller and for the finder, 1 for each vote drawn off.
    state = turn(after_deal(4), "-234", "2031")
    assert state.public.news == (
        Voted(Seat(3)),
        VotesOpened((None, 2, 3, 4)),
        TellerShown(Seat(0), 2),
        OwnersShown((Seat(2), Seat(0), Seat(3), Seat(1))),
        Scored(
            (3, 4, 0, 1),
            (
                (Gain(Merit.TOLD, 3),),
                (Gain(Merit.FOUND, 3), Gain(Merit.VOTES, 1, votes=1)),
                (),
                (Gain(Merit.VOTES, 1, votes=1),),
            ),
        ),
    )


def test_d_3_3_the_end_of_the_game_is_told_last() -> None:
    state = turn(with_points(after_deal(4), 27, 0, 0, 0), "-234", "2031")
    kinds = [type(news) for news in state.public.news]
    assert kinds == [Voted, VotesOpened, TellerShown, OwnersShown, Scored, GameEnded]
    assert state.public.news[-1] == GameEnded((Seat(0),), Ending.POINTS)


def test_d_3_3_nothing_is_shown_before_the_last_vote() -> None:
    state = before_votes(after_deal(5))
    for seat in (1, 2, 3):
        state = play(state, f"{seat} vote 1")
        assert state.public.news == (Voted(Seat(seat)),)
        assert state.public.turns == ()


def test_d_3_3_the_turn_is_kept_and_the_table_cleared() -> None:
    state = turn(after_deal(5, first=3), "555-5", "12043")
    (past,) = state.public.turns
    assert past.teller == 3
    assert past.number == 5
    assert past.clue == "rabbit hole"
    # The lowest card of each hand, as the owners lie.
    assert past.display == (7, 13, 1, 25, 19)
    assert past.owners == (1, 2, 0, 4, 3)
    assert past.votes == (5, 5, 5, None, 5)
    assert past.points == (2, 2, 2, 0, 2)
    assert state.public.news[-1] == Scored(past.points, past.gains)
    assert state.public.display == ()
    assert state.public.clue is None
    assert state.public.stage == Telling(Seat(4))
    for private in state.private:
        assert private.given == ()
        assert private.vote is None


def test_d_3_3_owners_of_two_cards_are_shown_at_both() -> None:
    state = turn(after_deal(3), "-33", "12021")
    assert state.public.turns[0].owners == (1, 2, 0, 2, 1)
    assert state.public.turns[0].number == 3


def test_d_3_3_turns_are_kept_in_order() -> None:
    state = turn(turn(after_deal(4, house(winning_points=99)), "-111"), "2-23")
    assert [past.teller for past in state.public.turns] == [0, 1]
    assert [past.votes for past in state.public.turns] == [(None, 1, 1, 1), (2, None, 2, 3)]


def test_d_3_3_a_vote_before_the_display_is_refused() -> None:
    state = after_votes(before_votes(after_deal(4)), "-11.")
    assert Vote(1) in DIXIT.choices(state.view(Seat(3)))
    state = play(state, "3 vote 1")
    assert_refused(state, 3, "vote 1", "D-1.2: seat 1 is to give a clue, not seat 3")

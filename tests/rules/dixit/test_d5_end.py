"""D-5: the hands are filled, the game ends, the most points win."""

from __future__ import annotations

import pytest

from lorelode.core import Seat
from lorelode.rules.dixit import DIXIT
from lorelode.rules.dixit.news import Drew, GameEnded, Scored
from lorelode.rules.dixit.state import DixitState, Over, Telling
from tests.rules.dixit.table import (
    ENDLESS,
    after_all_found,
    after_deal,
    hands,
    house,
    moves,
    turn,
    turns_played,
    with_points,
)


def won(state: DixitState) -> tuple[int, ...]:
    """The winners of a game that is over."""
    assert isinstance(state.public.stage, Over)
    assert DIXIT.to_act(state.public) == set()
    last = state.public.news[-1]
    assert isinstance(last, GameEnded)
    assert last.ending is state.public.stage.ending
    return last.winners


def drawn(state: DixitState) -> list[tuple[int, ...]]:
    """What each seat was told that it drew."""
    return [
        tuple(card for news in private.news for card in news.cards) for private in state.private
    ]


def test_d_5_1_used_cards_are_out_of_the_game() -> None:
    state = turn(after_deal(4), "-111")
    used = {1, 7, 13, 19}
    assert set(state.public.turns[0].display) == used
    assert not used & {card for hand in hands(state) for card in hand}
    assert not used & set(state.secret.pile)


@pytest.mark.parametrize("seats", [4, 5, 6])
def test_d_5_1_one_card_each_from_the_left_of_the_storyteller(seats: int) -> None:
    state = after_all_found(after_deal(seats, ENDLESS, first=1))
    top = seats * 6 + 1
    for step in range(seats):
        seat = (2 + step) % seats
        assert drawn(state)[seat] == (top + step,)
        # The lowest of the six dealt was played; what is drawn comes last.
        assert hands(state)[seat] == (*range(seat * 6 + 2, seat * 6 + 7), top + step)
    assert state.public.pile == 84 - seats * 7
    assert state.secret.pile == tuple(range(top + seats, 85))
    assert [player.hand for player in state.public.players] == [6] * seats


def test_d_5_1_three_players_draw_round_by_round_and_the_full_are_skipped() -> None:
    # Seat 0 told with one card, 1 and 2 gave two each: 22 to 24 go to 1, 2, 0, then 25 and 26 to
    # 1 and 2, for 0 is full.
    state = after_all_found(after_deal(3))
    assert drawn(state) == [(24,), (22, 25), (23, 26)]
    assert [len(hand) for hand in hands(state)] == [7, 7, 7]
    assert state.secret.pile == tuple(range(27, 85))
    assert state.private[1].news == (Drew(state.private[1].hand[-2:]),)
    # Seat 1 tells next: 27 to 29 go to 2, 0, 1, then 30 and 31 to 2 and 0.
    state = after_all_found(state)
    assert drawn(state) == [(28, 31), (29,), (27, 30)]


def test_d_5_1_while_the_pile_lasts() -> None:
    # Seven cards in the pile: five are drawn; of the two left, seats 2 and 3 draw after seat 1.
    state = after_all_found(after_deal(5, house(deck_size=37)))
    assert state.secret.pile == (36, 37)
    state = after_all_found(state)
    assert drawn(state) == [(), (), (36,), (37,), ()]
    assert [private.news for private in state.private if not private.hand[5:]] == [()] * 3
    assert [player.hand for player in state.public.players] == [5, 5, 6, 6, 5]
    assert won(state)


def test_d_5_1_while_the_pile_lasts_with_three() -> None:
    state = after_all_found(after_deal(3, house(deck_size=25)))
    assert drawn(state) == [(24,), (22, 25), (23,)]
    assert [player.hand for player in state.public.players] == [7, 7, 6]
    state = after_all_found(after_deal(3, house(deck_size=23)))
    assert drawn(state) == [(), (22,), (23,)]
    assert won(state)


def test_d_5_1_house_hands_are_filled_to_their_size() -> None:
    state = after_all_found(after_deal(4, house(hand_size=3)))
    assert [len(hand) for hand in hands(state)] == [3] * 4
    state = after_all_found(after_deal(3, house(hand_size_for_three=4)))
    assert [len(hand) for hand in hands(state)] == [4] * 3
    state = after_all_found(after_deal(4, house(hand_size=1, deck_size=9)))
    assert hands(state) == [(8,), (5,), (6,), (7,)]
    assert state.public.stage == Telling(Seat(1))


def test_d_5_2_at_thirty_the_game_ends_before_anybody_draws() -> None:
    # Seat 1 has 28 and finds the card with all others: exactly 30.
    before = with_points(after_deal(4), 0, 28, 0, 0)
    state = turn(before, "-111")
    assert DIXIT.scores(state) == (0, 30, 2, 2)
    assert won(state) == (1,)
    assert [player.hand for player in state.public.players] == [5] * 4
    assert hands(state) == [tuple(range(seat * 6 + 2, seat * 6 + 7)) for seat in range(4)]
    assert state.secret == before.secret
    assert state.public.pile == 60
    assert [private.news for private in state.private] == [()] * 4
    assert [moves(state, seat) for seat in range(4)] == [[]] * 4
    assert state.public.teller == 0


def test_d_5_2_at_twenty_nine_it_goes_on() -> None:
    state = turn(with_points(after_deal(4), 29, 27, 0, 0), "-111")
    assert DIXIT.scores(state) == (29, 29, 2, 2)
    assert state.public.stage == Telling(Seat(1))
    assert isinstance(state.public.news[-1], Scored)
    assert [player.hand for player in state.public.players] == [6] * 4


def test_d_5_2_the_storyteller_may_end_it_too() -> None:
    state = turn(with_points(after_deal(4), 27, 0, 0, 0), "-142")
    assert DIXIT.scores(state) == (30, 4, 0, 1)
    assert won(state) == (0,)


@pytest.mark.parametrize(("target", "over"), [(1, True), (2, True), (3, False), (None, False)])
def test_d_5_2_a_house_may_set_another_target(target: int | None, over: bool) -> None:
    state = turn(after_deal(4, house(winning_points=target)), "-111")
    assert isinstance(state.public.stage, Over) is over


# The pile over the cards used a turn: 63 / 5, 60 / 4, 54 / 5, 48 / 6, the last turn begun counted.
@pytest.mark.parametrize(("seats", "turns"), [(3, 13), (4, 15), (5, 11), (6, 8)])
def test_d_5_2_the_last_card_of_the_pile_ends_it(seats: int, turns: int) -> None:
    assert turns_played(after_deal(seats, ENDLESS)) == turns


def test_d_5_2_however_full_the_hands() -> None:
    # 60 and 48 cards run out evenly, with all hands full; of 54 four are left for five players,
    # of 63 three for five places: in turns 11 and 13 seat 0 tells, the round begins with seat 1.
    ends = {}
    for seats in (3, 4, 5, 6):
        state = after_deal(seats, ENDLESS)
        while DIXIT.to_act(state.public):
            assert [len(hand) for hand in hands(state)] == [7 if seats == 3 else 6] * seats
            assert state.public.pile == len(state.secret.pile) > 0
            state = after_all_found(state)
        assert state.secret.pile == ()
        assert state.public.pile == 0
        ends[seats] = [len(hand) for hand in hands(state)]
    assert ends == {3: [7, 6, 6], 4: [6] * 4, 5: [5, 6, 6, 6, 6], 6: [6] * 6}


@pytest.mark.parametrize(
    ("seats", "dealt_out", "a_turn"), [(3, 21, 5), (4, 24, 4), (5, 30, 5), (6, 36, 6)]
)
def test_d_5_2_the_moment_it_is_empty(seats: int, dealt_out: int, a_turn: int) -> None:
    # From one card in the pile to just enough for a turn, one turn; with one more, two.
    for pile in range(1, a_turn + 1):
        assert turns_played(after_deal(seats, house(deck_size=dealt_out + pile))) == 1
    assert turns_played(after_deal(seats, house(deck_size=dealt_out + a_turn + 1))) == 2


def test_d_5_2_a_pile_of_one_card() -> None:
    state = after_all_found(after_deal(4, house(deck_size=25), first=2))
    assert drawn(state) == [(), (), (), (25,)]
    assert won(state) == (0, 1, 3)


def test_d_5_2_at_thirty_the_last_card_stays_in_the_pile() -> None:
    state = turn(with_points(after_deal(4, house(deck_size=25)), 0, 28, 0, 0), "-111")
    assert state.secret.pile == (25,)
    assert state.public.pile == 1
    assert won(state) == (1,)


def test_d_5_3_most_points_win() -> None:
    # Seat 1 comes to 30 first in the order of the seats, but seat 3 has more.
    state = turn(with_points(after_deal(4), 31 - 2, 28, 0, 29), "-111")
    assert DIXIT.scores(state) == (29, 30, 2, 31)
    assert won(state) == (3,)


def test_d_5_3_points_above_thirty_count() -> None:
    # Seat 1, at 29, finds it and draws both other votes: 3 and 2.
    state = turn(with_points(after_deal(4), 28, 29, 0, 0), "-122")
    assert DIXIT.scores(state) == (31, 34, 0, 0)
    assert won(state) == (1,)


def test_d_5_3_all_who_tie_share_the_win() -> None:
    state = turn(with_points(after_deal(4), 30 - 1, 28, 3, 28), "-111")
    assert DIXIT.scores(state) == (29, 30, 5, 30)
    assert won(state) == (1, 3)
    state = turn(with_points(after_deal(3), 30, 28, 28), "-11")
    assert won(state) == (0, 1, 2)


def test_d_5_3_most_points_win_when_the_pile_ends_it() -> None:
    state = turn(with_points(after_deal(5, house(deck_size=31)), 0, 5, 9, 0, 0), "-1111")
    assert DIXIT.scores(state) == (0, 7, 11, 2, 2)
    assert won(state) == (2,)

"""D-2: the clue, the cards of the others, the display."""

from __future__ import annotations

import pytest

from lorelode.core import CHANCE, Seat
from lorelode.rules.dixit import DIXIT
from lorelode.rules.dixit.cards import Picture
from lorelode.rules.dixit.moves import Show, Tell
from lorelode.rules.dixit.news import Displayed, Gave, Told
from lorelode.rules.dixit.state import Giving, Showing, Voting
from tests.rules.dixit.table import (
    after_clue,
    after_deal,
    after_display,
    after_gifts,
    assert_refused,
    before_votes,
    by_chance,
    hands,
    house,
    moves,
    play,
    turn,
)

ROOM = house(clues_aloud=True)


def test_d_2_1_a_clue_is_heard_and_its_card_unseen() -> None:
    state = play(after_deal(4), '0 tell 3 "Alice in Wonderland"')
    assert state.public.clue == "Alice in Wonderland"
    assert state.public.news == (Told(Seat(0), "Alice in Wonderland"),)
    assert state.private[0].given == (3,)
    assert state.private[0].hand == (1, 2, 4, 5, 6)
    assert [player.hand for player in state.public.players] == [5, 6, 6, 6]
    assert state.public.display == ()


@pytest.mark.parametrize(
    "clue",
    [
        *("x", "Brrrm! Tssss…", "♪ la la la", "۱۲۳", "آلیس در سرزمین عجایب", "می‌خواهم"),
        *("עליסה", "Алиса", "Ķēniņš", "不思議の国", "🐇🕳️", '"quoted" \\ and /', "?"),
    ],
)
def test_d_2_1_words_sounds_and_lines_of_any_language(clue: str) -> None:
    state = DIXIT.play(after_deal(4), Seat(0), Tell(Picture(1), clue))
    assert state.public.clue == clue


def test_d_2_1_the_same_clue_may_be_given_again() -> None:
    state = turn(after_deal(4), "-111")
    state = play(state, '1 tell 8 "rabbit hole"')
    assert state.public.clue == state.public.turns[0].clue == "rabbit hole"


def test_d_2_1_each_card_of_the_hand_may_be_told_of() -> None:
    for card in range(1, 7):
        assert play(after_deal(4), f'0 tell {card} "x"').private[0].given == (card,)


def test_d_2_1_a_clue_clears_what_was_drawn_from_the_news() -> None:
    state = after_clue(after_deal(4))
    assert [private.news for private in state.private] == [()] * 4
    state = after_clue(turn(after_deal(4), "-111"))
    assert [private.news for private in state.private] == [()] * 4


def test_d_2_1_in_one_room_a_clue_may_be_said_aloud() -> None:
    state = after_deal(4, ROOM)
    tells = [f'tell {card} "once upon a time"' for card in range(1, 7)]
    assert moves(state, 0) == [*tells, *(f"speak {card}" for card in range(1, 7))]
    state = play(state, "0 speak 2")
    assert state.public.clue is None
    assert state.public.news == (Told(Seat(0), None),)
    assert state.private[0].given == (2,)
    assert state.public.stage == Giving((Seat(1), Seat(2), Seat(3)))


def test_d_2_1_in_one_room_the_first_to_speak_wins_the_race() -> None:
    state = after_deal(3, ROOM, first=None)
    assert "speak 21" in moves(state, 2)
    state = play(state, "2 speak 21")
    assert state.public.teller == 2
    assert DIXIT.to_act(state.public) == {0, 1}


def test_d_2_1_a_turn_told_aloud_is_kept_without_words() -> None:
    state = play(after_deal(4, ROOM), "0 speak 1", "1 give 7", "2 give 13", "3 give 19")
    state = play(after_display(state), "1 vote 1", "2 vote 1", "3 vote 1")
    assert state.public.turns[0].clue is None


@pytest.mark.parametrize("seats", [4, 5, 6])
def test_d_2_2_each_other_player_gives_one_card(seats: int) -> None:
    state = after_clue(after_deal(seats))
    assert DIXIT.to_act(state.public) == set(range(1, seats))
    assert moves(state, 0) == []
    for seat in range(1, seats):
        assert moves(state, seat) == [f"give {card}" for card in hands(state)[seat]]


def test_d_2_2_with_three_players_each_gives_two() -> None:
    state = after_clue(after_deal(3))
    # Two of seven cards: 7 x 6 / 2 pairs, the lower first.
    pairs = [f"give {one},{two}" for one in range(8, 15) for two in range(one + 1, 15)]
    assert len(pairs) == 21
    assert moves(state, 1) == pairs
    state = play(state, "1 give 9,14")
    assert state.private[1].given == (9, 14)
    assert state.private[1].hand == (8, 10, 11, 12, 13)
    assert [player.hand for player in state.public.players] == [6, 5, 7]


def test_d_2_2_a_hand_of_the_smallest_size_is_given_whole() -> None:
    state = after_clue(after_deal(3, house(hand_size_for_three=2)))
    assert moves(state, 1) == ["give 3,4"]
    state = after_gifts(state)
    assert hands(state) == [(2,), (), ()]
    state = after_clue(after_deal(4, house(hand_size=1)))
    assert moves(state, 3) == ["give 4"]
    assert hands(after_gifts(state)) == [()] * 4


def test_d_2_2_pairs_rise_though_a_hand_does_not() -> None:
    cards = [*range(1, 8), *range(14, 7, -1), *range(15, 85)]
    state = after_clue(after_deal(3, cards=cards))
    assert state.private[1].hand == (14, 13, 12, 11, 10, 9, 8)
    assert moves(state, 1)[0] == "give 8,9"
    assert moves(state, 1)[-1] == "give 13,14"
    state = play(state, "1 give 8,13")
    assert state.private[1].given == (8, 13)
    assert state.private[1].hand == (14, 12, 11, 10, 9)


def test_d_2_2_all_at_the_same_time_in_whatever_order() -> None:
    state = after_clue(after_deal(4))
    state = play(state, "3 give 20")
    assert state.public.stage == Giving((Seat(1), Seat(2)))
    assert state.public.news == (Gave(Seat(3)),)
    assert state.public.players[3].hand == 5
    state = play(state, "1 give 12")
    assert DIXIT.to_act(state.public) == {2}
    state = play(state, "2 give 15")
    assert state.public.stage == Showing()
    assert state.public.news == (Gave(Seat(2)),)
    assert [private.given for private in state.private] == [(1,), (12,), (15,), (20,)]


def test_d_2_2_what_is_given_stays_given() -> None:
    state = play(after_clue(after_deal(4)), "2 give 15")
    reason = "D-2.2: what is given stays given"
    assert_refused(state, 2, "give 16", reason)
    assert_refused(state, 2, "give 15", reason)
    state = play(state, "1 give 7")
    assert_refused(state, 1, "give 8", reason)
    assert_refused(state, 1, "vote 1", "D-2.2: the clue is told; cards are to be given, by seat 3")
    state = play(state, "3 give 19")
    assert_refused(state, 1, "give 8", "D-2.3: the dealer is to lay out the cards")


def test_d_2_3_the_display_is_numbered_as_it_is_laid() -> None:
    state = after_gifts(after_clue(after_deal(4)))
    assert DIXIT.to_act(state.public) == {CHANCE}
    assert [moves(state, seat) for seat in range(4)] == [[]] * 4
    state = play(state, "* show 13,1,19,7")
    assert state.public.display == (13, 1, 19, 7)
    assert state.public.news == (Displayed(state.public.display),)
    assert state.public.stage == Voting((Seat(1), Seat(2), Seat(3)))


def test_d_2_3_with_three_players_five_cards_lie() -> None:
    state = after_gifts(after_clue(after_deal(3, first=1), 1))
    assert [private.given for private in state.private] == [(1, 2), (8,), (15, 16)]
    state = play(state, "* show 16,1,8,15,2")
    assert state.public.display == (16, 1, 8, 15, 2)
    assert state.public.stage == Voting((Seat(0), Seat(2)))


@pytest.mark.parametrize(
    ("cards", "told_so"),
    [
        ("1,7,13", "display: 1 of picture 19 missing"),
        (
            "none",
            (
                "display: 1 of picture 1 missing, 1 of picture 7 missing,"
                " 1 of picture 13 missing, 1 of picture 19 missing"
            ),
        ),
        ("1,7,13,19,20", "display: 1 of picture 20 too many"),
        ("1,7,13,13", "display: 1 of picture 19 missing, 1 of picture 13 too many"),
        ("1,7,13,20", "display: 1 of picture 19 missing, 1 of picture 20 too many"),
    ],
)
def test_d_2_3_the_display_is_what_was_given(cards: str, told_so: str) -> None:
    assert_refused(
        after_gifts(after_clue(after_deal(4))), CHANCE, f"show {cards}", f"D-2.3: {told_so}"
    )


def test_d_2_3_the_dealer_shuffles_what_was_given() -> None:
    state = after_gifts(after_clue(after_deal(6)))
    shows = [by_chance(state, draw) for draw in range(60)]
    places = set()
    for show in shows:
        assert isinstance(show, Show)
        assert sorted(show.cards) == [1, 7, 13, 19, 25, 31]
        places.add(show.cards.index(Picture(1)))
    # In sixty shuffles the storyteller's card comes to lie at each of the six numbers.
    assert places == set(range(6))


def test_d_2_3_laying_out_changes_no_hand() -> None:
    state = after_gifts(after_clue(after_deal(5)))
    after = after_display(state, "43210")
    assert after.private == state.private
    assert after.secret == state.secret
    assert after.public.players == state.public.players
    assert before_votes(after_deal(5), "43210") == after

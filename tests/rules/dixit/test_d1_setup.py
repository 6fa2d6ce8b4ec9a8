"""D-1: the deal, the hands, the first storyteller and those after."""

from __future__ import annotations

import re

import pytest

from lorelode.core import CHANCE, Seat, SetupError
from lorelode.rules.dixit import DIXIT
from lorelode.rules.dixit.moves import Deal
from lorelode.rules.dixit.news import Dealt, Drew, Told
from lorelode.rules.dixit.state import Giving, Player, Telling
from tests.rules.dixit.table import (
    ENDLESS,
    FA,
    after_all_found,
    after_clue,
    after_deal,
    assert_refused,
    before_votes,
    by_chance,
    hands,
    house,
    moves,
    play,
    turn,
    write_cards,
)


def test_d_1_1_the_print() -> None:
    assert (FA.hand_size, FA.hand_size_for_three, FA.deck_size, FA.winning_points) == (6, 7, 84, 30)
    assert FA.max_bonus_points is None
    assert not FA.clues_aloud
    assert FA.clues_each is None
    assert not FA.used_pictures_reshuffled
    assert list(DIXIT.seats) == [3, 4, 5, 6]
    assert DIXIT.pictures(FA) == 84
    assert DIXIT.pictures(house(deck_size=40)) == 40


def test_d_1_1_before_the_deal_all_is_in_the_box() -> None:
    state = DIXIT.setup(FA, 4)
    assert DIXIT.to_act(state.public) == {CHANCE}
    assert state.public.pile == 84
    assert state.secret.pile == tuple(range(1, 85))
    assert hands(state) == [()] * 4
    assert state.public.players == (Player(0, 0),) * 4
    assert DIXIT.scores(state) == (0, 0, 0, 0)
    assert [moves(state, seat) for seat in range(4)] == [[]] * 4


# The cards of the box less those dealt: 84 - 3 x 7, 84 - 4 x 6, 84 - 5 x 6, 84 - 6 x 6.
@pytest.mark.parametrize(
    ("seats", "hand", "pile"), [(3, 7, 63), (4, 6, 60), (5, 6, 54), (6, 6, 48)]
)
def test_d_1_1_hands_of_six_and_of_seven_with_three(seats: int, hand: int, pile: int) -> None:
    state = after_deal(seats)
    for seat, cards in enumerate(hands(state)):
        assert cards == tuple(range(seat * hand + 1, (seat + 1) * hand + 1))
    assert state.public.players == (Player(hand, 0),) * seats
    assert state.public.pile == pile
    assert state.secret.pile == tuple(range(seats * hand + 1, 85))


def test_d_1_1_everybody_is_told_of_the_deal_and_each_of_their_own_hand() -> None:
    state = after_deal(3)
    assert state.public.news == (Dealt(),)
    for private in state.private:
        assert private.news == (Drew(private.hand),)


def test_d_1_1_the_deck_is_shuffled_and_dealt_whole() -> None:
    state = DIXIT.setup(FA, 5)
    deals = [by_chance(state, draw) for draw in range(3)]
    for deal in deals:
        assert isinstance(deal, Deal)
        assert sorted(deal.cards) == list(range(1, 85))
    assert deals[0] == by_chance(state)
    assert len({DIXIT.write(deal) for deal in deals}) == 3


@pytest.mark.parametrize(
    ("cards", "reason"),
    [
        ([*range(1, 84)], "cards: 1 of picture 84 missing"),
        ([*range(1, 86)], "cards: 1 of picture 85 too many"),
        ([*range(1, 84), 1], "cards: 1 of picture 84 missing, 1 of picture 1 too many"),
        ([*range(84)], "cards: 1 of picture 84 missing, 1 of picture 0 too many"),
    ],
)
def test_d_1_1_a_deal_has_every_card_once(cards: list[int], reason: str) -> None:
    state = DIXIT.setup(FA, 4)
    assert_refused(state, CHANCE, f"deal {','.join(map(str, cards))}", f"D-1.1: {reason}")


@pytest.mark.parametrize(("seats", "tokens"), [(3, 5), (4, 4), (5, 5), (6, 6)])
def test_d_1_1_voting_tokens_reach_as_far_as_the_display(seats: int, tokens: int) -> None:
    state = before_votes(after_deal(seats))
    seen = {line for seat in range(1, seats) for line in moves(state, seat)}
    assert seen == {f"vote {number}" for number in range(1, tokens + 1)}


def test_d_1_1_house_hands() -> None:
    table = house(hand_size=5, hand_size_for_three=2)
    assert [len(hand) for hand in hands(after_deal(4, table))] == [5] * 4
    assert [len(hand) for hand in hands(after_deal(6, table))] == [5] * 6
    assert [len(hand) for hand in hands(after_deal(3, table))] == [2] * 3


@pytest.mark.parametrize(("seats", "dealt_out"), [(3, 21), (4, 24), (5, 30), (6, 36)])
def test_d_1_1_a_deck_is_larger_than_the_deal(seats: int, dealt_out: int) -> None:
    reason = (
        f"a deck of {dealt_out} pictures is too small for {seats} players:"
        f" {dealt_out} are dealt, and at least one must be left for the pile"
    )
    with pytest.raises(SetupError, match=f"^{re.escape(reason)}$"):
        DIXIT.setup(house(deck_size=dealt_out), seats)
    with pytest.raises(SetupError, match=f"^a deck of {dealt_out - 1} pictures is too small"):
        DIXIT.setup(house(deck_size=dealt_out - 1), seats)
    state = after_deal(seats, house(deck_size=dealt_out + 1))
    assert state.secret.pile == (dealt_out + 1,)
    assert state.public.pile == 1


@pytest.mark.parametrize("seats", [-1, 0, 2, 7, 99])
def test_d_1_1_three_to_six_play(seats: int) -> None:
    with pytest.raises(SetupError, match=f"^Dixit is for 3 to 6 players, not {seats}$"):
        DIXIT.setup(FA, seats)


@pytest.mark.parametrize(
    "switches",
    [
        *({"hand_size": 0}, {"hand_size": 21, "deck_size": 999}, {"hand_size_for_three": 1}),
        *({"hand_size_for_three": 21, "deck_size": 999}, {"deck_size": 0}, {"deck_size": 1000}),
        *(
            {"winning_points": 0},
            {"winning_points": 101},
            {"max_bonus_points": -1},
            {"max_bonus_points": 100},
        ),
        *({"clues_each": 0}, {"clues_each": 11}, {"used_pictures_reshuffled": 1}),
        *({"clues_aloud": 1}, {"deck_size": "84"}, {"max_bonus_points": False}),
    ],
    ids=str,
)
def test_d_1_1_what_is_no_edition_is_not_played(switches: dict[str, object]) -> None:
    with pytest.raises(SetupError, match=r"^this is not an edition of Dixit: ") as refusal:
        DIXIT.setup(house(**switches), 4)
    assert next(iter(switches)) in str(refusal.value)


@pytest.mark.parametrize(
    "switches",
    [
        *(
            {"hand_size": 1},
            {"hand_size": 20},
            {"hand_size_for_three": 2},
            {"hand_size_for_three": 20},
        ),
        *(
            {"deck_size": 999},
            {"winning_points": 1},
            {"winning_points": 100},
            {"winning_points": None},
            {"clues_each": 1},
            {"clues_each": 10},
            {"used_pictures_reshuffled": True},
            {"max_bonus_points": 0},
            {"max_bonus_points": 99},
        ),
    ],
    ids=str,
)
def test_d_1_1_the_switches_reach_so_far(switches: dict[str, object]) -> None:
    edition = house(**switches)
    assert DIXIT.setup(edition, 4).public.edition == edition


def test_d_1_2_before_the_first_clue_everybody_may_tell() -> None:
    state = after_deal(4, first=None)
    assert state.public.stage == Telling(None)
    assert state.public.teller is None
    assert DIXIT.to_act(state.public) == {0, 1, 2, 3}
    for seat, hand in enumerate(hands(state)):
        assert moves(state, seat) == [f'tell {card} "once upon a time"' for card in hand]


@pytest.mark.parametrize("winner", range(5))
def test_d_1_2_the_first_clue_counts_with_its_card(winner: int) -> None:
    state = after_clue(after_deal(5, first=None), winner)
    assert state.public.teller == winner
    assert state.public.clue == "rabbit hole"
    assert state.public.news == (Told(Seat(winner), "rabbit hole"),)
    assert state.private[winner].given == (winner * 6 + 1,)
    others = tuple(seat for seat in range(5) if seat != winner)
    assert state.public.stage == Giving(tuple(map(Seat, others)))
    # Their clues come too late: they give cards now.
    for late in others:
        assert state.private[late].given == ()
        assert all(line.startswith("give ") for line in moves(state, late))


def test_d_1_2_a_clue_that_comes_second_is_too_late() -> None:
    state = after_clue(after_deal(3, first=None), 2)
    told_so = "D-2.2: the clue is told; cards are to be given, by seats 0, 1"
    assert_refused(state, 0, 'tell 1 "mine"', told_so)


def test_d_1_2_a_refused_clue_does_not_win_the_race() -> None:
    state = after_deal(3, first=None)
    assert_refused(state, 0, 'tell 84 "mine"', "D-2.1: picture 84 is not in your hand")
    assert after_clue(state, 1).public.teller == 1


@pytest.mark.parametrize("first", range(4))
def test_d_1_2_a_table_may_name_the_first_storyteller(first: int) -> None:
    state = after_deal(4, first=first)
    assert state.public.first == first
    assert state.public.stage == Telling(Seat(first))
    assert state.public.teller == first
    assert DIXIT.to_act(state.public) == {first}
    others = [seat for seat in range(4) if seat != first]
    assert [moves(state, seat) for seat in others] == [[]] * 3
    refusal = f"D-1.2: seat {first} is to give a clue, not seat {others[0]}"
    assert_refused(state, others[0], f'tell {others[0] * 6 + 1} "x"', refusal)


@pytest.mark.parametrize("first", [-1, 4, 99])
def test_d_1_2_the_first_storyteller_has_a_seat(first: int) -> None:
    with pytest.raises(SetupError, match=f"^the first seat is 0 to 3, not {first}$"):
        DIXIT.setup(FA, 4, Seat(first))


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_d_1_2_then_the_player_to_the_left(seats: int) -> None:
    state = after_deal(seats, ENDLESS, first=1)
    tellers: list[int] = []
    for _ in range(seats + 2):
        tellers += DIXIT.to_act(state.public)
        assert [state.public.teller] == tellers[-1:]
        state = after_all_found(state)
    assert tellers == [(1 + step) % seats for step in range(seats + 2)]
    assert [one.teller for one in state.public.turns] == tellers


def test_d_1_2_after_the_race_the_turn_goes_left_of_its_winner() -> None:
    state = turn(after_deal(4, first=None), "44-4", "1032")
    assert DIXIT.to_act(state.public) == {3}
    assert state.public.first is None


def test_d_1_2_the_phase_rises_with_each_decision() -> None:
    state = DIXIT.setup(FA, 4, Seat(0))
    phases = [DIXIT.phase(state.public)]
    for line in (
        *(
            f"* deal {write_cards(range(1, 85))}",
            '0 tell 1 "x"',
            "1 give 7",
            "2 give 13",
            "3 give 19",
        ),
        *("* show 1,7,13,19", "1 vote 1", "2 vote 1", "3 vote 1"),
    ):
        state = play(state, line)
        phases.append(DIXIT.phase(state.public))
    # Set up, dealt, told; two gifts stay in the phase, the third ends it; shown; so do the votes.
    assert phases == [0, 1, 2, 2, 2, 3, 4, 4, 4, 5]


def test_d_1_2_nobody_is_asked_who_begins() -> None:
    assert all(edition.first_question is None for edition in DIXIT.editions.values())

"""What a player is told when a rule says no. These sentences are read by people."""

from __future__ import annotations

import pytest

from lorelode.core import CHANCE
from lorelode.rules.dixit import DIXIT
from lorelode.rules.dixit.cards import Picture
from lorelode.rules.dixit.moves import Tell
from lorelode.rules.dixit.state import DixitState
from tests.rules.dixit.table import (
    FA,
    after_clue,
    after_deal,
    after_gifts,
    assert_refused,
    before_votes,
    house,
    play,
    turn,
    with_points,
)

RACE = after_deal(4, first=None)
TELL = after_deal(4)
ROOM = after_deal(4, house(clues_aloud=True))
GIVE = after_clue(after_deal(4))
GIVE_TWO = after_clue(after_deal(3))
SHOW = after_gifts(GIVE)
VOTE = before_votes(after_deal(4))
VOTE_OF_THREE = before_votes(after_deal(3))
DEAL = DIXIT.setup(FA, 4)
OVER = turn(with_points(after_deal(4), 30, 0, 0, 0), "-111")

NOT_GIVEN = "D-2.2: the clue is told; cards are to be given, by seats 1, 2, 3"
NOT_VOTED = "D-3.1: votes are to be cast, by seats 1, 2, 3"
TELLER_GIVES = "D-2.2: the storyteller gives one card"
TELLER_VOTES = "D-3.1: the storyteller does not vote"
NO_DEAL = "D-1.1: the dealer is to deal"
NO_SHOW = "D-2.3: the dealer is to lay out the cards"
NO_CLUE = "D-2.1: a clue is to be given"

REFUSED: dict[str, tuple[DixitState, int, str, str]] = {
    "a clue out of turn": (
        *(TELL, 1, 'tell 7 "x"'),
        "D-1.2: seat 0 is to give a clue, not seat 1",
    ),
    "a clue of the dealer": (
        *(TELL, CHANCE, 'tell 1 "x"'),
        "D-1.2: seat 0 is to give a clue, not seat -1",
    ),
    "the dealer in the race": (
        *(RACE, CHANCE, 'tell 19 "x"'),
        "D-1.2: a player is to give a clue, not seat -1",
    ),
    "seat 99 in the race": (
        *(RACE, 99, 'tell 1 "x"'),
        "D-1.2: a player is to give a clue, not seat 99",
    ),
    "seat 4 of 4 in the race": (
        *(RACE, 4, 'tell 1 "x"'),
        "D-1.2: a player is to give a clue, not seat 4",
    ),
    "seat 99": (TELL, 99, 'tell 1 "x"', "D-1.2: seat 0 is to give a clue, not seat 99"),
    "a clue to another's card": (
        *(TELL, 0, 'tell 7 "x"'),
        "D-2.1: picture 7 is not in your hand",
    ),
    "a clue to no card": (TELL, 0, 'tell 0 "x"', "D-2.1: picture 0 is not in your hand"),
    "an empty clue": (TELL, 0, 'tell 1 ""', "D-2.1: a clue has to say something"),
    "an empty clue in the race": (RACE, 2, 'tell 13 ""', "D-2.1: a clue has to say something"),
    "an unseen clue": (TELL, 0, 'tell 1 "\u200b"', "D-2.1: a clue has to say something"),
    "a clue too long": (
        *(TELL, 0, f'tell 1 "{"x" * 201}"'),
        "D-2.1: a clue has at most 200 characters, and 1000 code points in all",
    ),
    "a clue that rings": (
        *(TELL, 0, 'tell 1 "\\u0007"'),
        "D-2.1: a clue has no control characters and no signs unknown to Unicode in it",
    ),
    "an empty clue to another's card": (
        *(TELL, 0, 'tell 7 ""'),
        "D-2.1: a clue has to say something",
    ),
    "speaking": (TELL, 0, "speak 1", "D-2.1: not everyone is in one room to hear it"),
    "speaking in the race": (RACE, 0, "speak 1", "D-2.1: not everyone is in one room to hear it"),
    "speaking of another's card": (ROOM, 0, "speak 7", "D-2.1: picture 7 is not in your hand"),
    "speaking out of turn": (
        *(ROOM, 3, "speak 19"),
        "D-1.2: seat 0 is to give a clue, not seat 3",
    ),
    "giving for a clue": (TELL, 0, "give 1", NO_CLUE),
    "voting for a clue": (TELL, 0, "vote 1", NO_CLUE),
    "dealing for a clue": (TELL, 0, "deal 1", NO_CLUE),
    "showing for a clue": (TELL, 0, "show 1", NO_CLUE),
    "the dealer showing for a clue": (
        *(TELL, CHANCE, "show 1"),
        "D-1.2: seat 0 is to give a clue, not seat -1",
    ),
    "the storyteller giving": (GIVE, 0, "give 2", TELLER_GIVES),
    "the storyteller telling again": (GIVE, 0, 'tell 2 "x"', NOT_GIVEN),
    "telling instead of giving": (GIVE, 1, 'tell 7 "x"', NOT_GIVEN),
    "speaking instead of giving": (GIVE, 1, "speak 7", NOT_GIVEN),
    "voting instead of giving": (GIVE, 1, "vote 1", NOT_GIVEN),
    "showing instead of giving": (GIVE, 1, "show 7", NOT_GIVEN),
    "dealing instead of giving": (GIVE, 1, "deal 7", NOT_GIVEN),
    "the dealer giving": (GIVE, CHANCE, "give 19", "D-2.2: there is no seat -1 at this table"),
    "the dealer showing too early": (GIVE, CHANCE, "show 1", NOT_GIVEN),
    "seat 4 of four giving": (GIVE, 4, "give 7", "D-2.2: there is no seat 4 at this table"),
    "seat 99 giving": (GIVE, 99, "give 7", "D-2.2: there is no seat 99 at this table"),
    "giving another's card": (GIVE, 1, "give 13", "D-2.2: picture 13 is not in your hand"),
    "giving from the pile": (GIVE, 1, "give 84", "D-2.2: picture 84 is not in your hand"),
    "giving nothing": (GIVE, 1, "give none", "D-2.2: expected one card"),
    "giving two": (GIVE, 1, "give 7,8", "D-2.2: expected one card"),
    "giving one of two": (
        GIVE_TWO,
        1,
        "give 8",
        "D-2.2: expected two different cards, the lower first",
    ),
    "giving none of two": (
        GIVE_TWO,
        1,
        "give none",
        "D-2.2: expected two different cards, the lower first",
    ),
    "giving three": (
        GIVE_TWO,
        1,
        "give 8,9,10",
        "D-2.2: expected two different cards, the lower first",
    ),
    "giving a card twice": (
        GIVE_TWO,
        1,
        "give 8,8",
        "D-2.2: expected two different cards, the lower first",
    ),
    "the higher first": (
        GIVE_TWO,
        1,
        "give 9,8",
        "D-2.2: expected two different cards, the lower first",
    ),
    "one of two not held": (GIVE_TWO, 1, "give 8,15", "D-2.2: picture 15 is not in your hand"),
    "the first not held": (GIVE_TWO, 1, "give 1,8", "D-2.2: picture 1 is not in your hand"),
    "the storyteller giving to two": (GIVE_TWO, 0, "give 2,3", TELLER_GIVES),
    "the storyteller voting": (VOTE, 0, "vote 2", TELLER_VOTES),
    "telling instead of voting": (VOTE, 1, 'tell 8 "x"', NOT_VOTED),
    "speaking instead of voting": (VOTE, 1, "speak 8", NOT_VOTED),
    "giving instead of voting": (VOTE, 1, "give 8", NOT_VOTED),
    "showing instead of voting": (VOTE, 1, "show 1,7,13,19", NOT_VOTED),
    "dealing instead of voting": (VOTE, 1, "deal 1", NOT_VOTED),
    "the dealer voting": (VOTE, CHANCE, "vote 1", "D-3.1: there is no seat -1 at this table"),
    "the dealer showing again": (VOTE, CHANCE, "show 1,7,13,19", NOT_VOTED),
    "seat 99 voting": (VOTE, 99, "vote 1", "D-3.1: there is no seat 99 at this table"),
    "voting for one's own": (VOTE, 1, "vote 2", "D-3.2: number 2 is your own card"),
    "voting for one's second": (VOTE_OF_THREE, 2, "vote 5", "D-3.2: number 5 is your own card"),
    "voting for 0": (VOTE, 1, "vote 0", "D-3.1: the display has the numbers 1 to 4"),
    "voting for 5 of 4": (VOTE, 1, "vote 5", "D-3.1: the display has the numbers 1 to 4"),
    "voting for -1": (VOTE, 1, "vote -1", "D-3.1: the display has the numbers 1 to 4"),
    "voting for 6 of 5": (VOTE_OF_THREE, 1, "vote 6", "D-3.1: the display has the numbers 1 to 5"),
    "a player dealing": (DEAL, 0, f"deal {','.join(map(str, range(1, 85)))}", NO_DEAL),
    "the dealer showing for a deal": (DEAL, CHANCE, "show none", NO_DEAL),
    "a player showing": (SHOW, 0, "show 1,7,13,19", NO_SHOW),
    "the dealer dealing for a display": (SHOW, CHANCE, "deal 1,7,13,19", NO_SHOW),
}


@pytest.mark.parametrize(("state", "seat", "move", "told_so"), REFUSED.values(), ids=REFUSED)
def test_an_illegal_move_is_refused_with_its_clause_and_reason(
    state: DixitState, seat: int, move: str, told_so: str
) -> None:
    assert_refused(state, seat, move, told_so)


ANYTHING = ('tell 2 "x"', "speak 2", "give 8", "vote 1", "deal 1", "show 1")


@pytest.mark.parametrize("move", ANYTHING)
@pytest.mark.parametrize("seat", [0, 1, 99])
@pytest.mark.parametrize(
    ("state", "told_so"),
    [(DEAL, NO_DEAL), (SHOW, NO_SHOW), (OVER, "D-5.2: the game is over")],
    ids=["to deal", "to show", "over"],
)
def test_a_player_cannot_move_while_the_dealer_is_to_act(
    state: DixitState, told_so: str, seat: int, move: str
) -> None:
    assert_refused(state, seat, move, told_so)


@pytest.mark.parametrize("move", ANYTHING)
def test_the_dealer_cannot_move_after_the_end(move: str) -> None:
    assert_refused(OVER, CHANCE, move, "D-5.2: the game is over")


def test_a_clue_of_spaces_or_half_a_character_is_refused() -> None:
    assert_refused(TELL, 0, Tell(Picture(1), " \t\n "), "D-2.1: a clue has to say something")
    assert_refused(
        TELL,
        0,
        Tell(Picture(1), "\ud83d"),
        "D-2.1: a clue has no control characters and no signs unknown to Unicode in it",
    )


def test_a_played_card_has_left_the_hand() -> None:
    state = turn(after_deal(4), "-111")
    assert_refused(state, 1, 'tell 7 "x"', "D-2.1: picture 7 is not in your hand")
    state = play(state, '1 tell 8 "x"')
    assert_refused(state, 0, "give 1", "D-2.2: picture 1 is not in your hand")

"""D-5.4 and D-5.5: used pictures that are shuffled in, and a game of so many clues each."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from lorelode.core import CHANCE, Chance, Pace, Seat, SetupError
from lorelode.rules.dixit import DIXIT
from lorelode.rules.dixit.cards import pictures
from lorelode.rules.dixit.editions import DixitEdition
from lorelode.rules.dixit.moves import Move, Reshuffle
from lorelode.rules.dixit.news import Drew, GameEnded, LastTurnBegan, Reshuffled, Scored
from lorelode.rules.dixit.outcomes import Ending
from lorelode.rules.dixit.state import DixitState, Over, Reshuffling, Showing, Telling, Voting
from tests.rules.dixit.table import (
    ENDLESS,
    after_all_found,
    after_clue,
    after_deal,
    after_display,
    after_gifts,
    after_votes,
    assert_refused,
    by_chance,
    hands,
    house,
    moves,
    play,
    turn,
    turns_played,
    views,
    with_points,
    write_cards,
)

SMALL = house(deck_size=30, used_pictures_reshuffled=True)
"""With four players 24 are dealt and 6 left: the pile lasts for one turn, and half of the next."""


def short_of_cards() -> DixitState:
    """The second turn of a small deck: all have given, and 2 cards are left for 4 players."""
    return after_gifts(after_clue(after_all_found(after_deal(4, SMALL))))


def last_news(state: DixitState) -> object:
    return state.public.news[-1]


def test_d_5_4_the_used_pictures_are_shuffled_in_when_the_pile_does_not_suffice() -> None:
    state = after_deal(4, SMALL)
    # Six cards in the pile are enough for the first turn.
    assert after_gifts(after_clue(state)).public.stage == Showing()
    state = short_of_cards()
    assert state.public.pile == 2
    assert state.public.stage == Reshuffling()
    assert DIXIT.to_act(state.public) == {CHANCE}
    assert DIXIT.pace(state.public) is Pace.NORMAL
    assert [moves(state, seat) for seat in range(4)] == [[]] * 4
    # The first turn used the lowest card of each: 1, 7, 13, 19.
    after = play(state, "* reshuffle 13,1,19,7")
    assert after.secret.pile == (29, 30, 13, 1, 19, 7)
    assert after.public.pile == 6
    assert after.public.used == ()
    assert after.public.stage == Showing()
    assert after.public.phase == state.public.phase + 1
    assert after.public.news == (Reshuffled(4),)
    assert [private.news for private in after.private] == [()] * 4
    assert hands(after) == hands(state)


def test_d_5_4_everybody_draws_from_the_old_pile_first() -> None:
    state = after_display(play(short_of_cards(), "* reshuffle 13,1,19,7"))
    # Seat 1 tells: 29 and 30 go to seats 2 and 3, then 13 and 1 to seats 0 and 1.
    state = after_votes(state, "2-22")
    assert [private.news for private in state.private] == [
        (Drew((pictures(13)[-1],)),),
        (Drew((pictures(1)[-1],)),),
        (Drew((pictures(29)[-1],)),),
        (Drew((pictures(30)[-1],)),),
    ]
    assert state.secret.pile == (19, 7)
    assert state.public.stage == Telling(Seat(2))
    assert state.public.reshuffles == (1,)
    # The cards of the second turn are used now, and those of the first are not.
    assert state.public.used == state.public.turns[1].display


def test_d_5_4_a_pile_that_just_suffices_is_emptied_and_the_game_goes_on() -> None:
    state = after_all_found(after_deal(4, house(deck_size=28, used_pictures_reshuffled=True)))
    assert state.public.pile == 0
    assert state.public.stage == Telling(Seat(1))
    assert state.public.last_turn is None
    assert isinstance(last_news(state), Scored)
    state = after_gifts(after_clue(state))
    assert state.public.stage == Reshuffling()


def test_d_5_4_hands_and_the_cards_on_the_table_are_not_shuffled_in() -> None:
    state = short_of_cards()
    laid = {card for private in state.private for card in private.given}
    held = {card for hand in hands(state) for card in hand}
    for draw in range(3):
        move = by_chance(state, draw)
        assert isinstance(move, Reshuffle)
        assert not set(move.cards) & (laid | held | set(state.secret.pile))
    assert len({DIXIT.write(by_chance(state, draw)) for draw in range(9)}) > 1
    assert DIXIT.write(by_chance(state), hidden=True) == "reshuffle ?"


@pytest.mark.parametrize(
    ("cards", "reason"),
    [
        ("1,7,13", "1 of picture 19 missing"),
        ("1,7,13,19,25", "1 of picture 25 too many"),
        ("1,7,13,29", "1 of picture 19 missing, 1 of picture 29 too many"),
    ],
)
def test_d_5_4_all_used_pictures_are_shuffled_in_and_no_others(cards: str, reason: str) -> None:
    refusal = f"D-5.4: used pictures: {reason}"
    assert_refused(short_of_cards(), CHANCE, f"reshuffle {cards}", refusal)


@pytest.mark.parametrize("seat", [CHANCE, 0, 1])
@pytest.mark.parametrize("move", ['tell 2 "x"', "give 8", "vote 1", "deal 1", "show 1"])
def test_d_5_4_nothing_else_is_done_before(seat: int, move: str) -> None:
    refusal = "D-5.4: the dealer is to shuffle the used pictures"
    assert_refused(short_of_cards(), seat, move, refusal)


def test_d_5_4_the_print_shuffles_nothing_in() -> None:
    state = after_gifts(after_clue(after_all_found(after_deal(4, house(deck_size=30)))))
    assert state.public.stage == Showing()
    refusal = "D-2.3: the dealer is to lay out the cards"
    assert_refused(state, CHANCE, "reshuffle 1,7,13,19", refusal)


@pytest.mark.parametrize(("seats", "dealt", "a_turn"), [(3, 21, 5), (4, 24, 4), (6, 36, 6)])
def test_d_5_4_the_pile_has_cards_for_a_turn_at_least(seats: int, dealt: int, a_turn: int) -> None:
    small = house(deck_size=dealt + a_turn - 1, used_pictures_reshuffled=True)
    reason = (
        f"a deck of {small.deck_size} pictures is too small for {seats} players:"
        f" {dealt} are dealt, and at least {a_turn} must be left for the pile"
    )
    with pytest.raises(SetupError, match=f"^{re.escape(reason)}$"):
        DIXIT.setup(small, seats)
    least = house(deck_size=dealt + a_turn, used_pictures_reshuffled=True)
    *_, last = games(least, seats, Random(seats))
    assert isinstance(last.public.stage, Over)
    assert last.public.stage.ending is Ending.POINTS


def test_d_5_4_something_has_to_end_the_game() -> None:
    endless = house(winning_points=None, used_pictures_reshuffled=True)
    with pytest.raises(SetupError, match=r"^nothing would end this game: "):
        DIXIT.setup(endless, 4)
    for switches in ({"winning_points": 100}, {"clues_each": 10}):
        table = {"winning_points": None, "used_pictures_reshuffled": True, **switches}
        assert DIXIT.setup(house(**table), 4)


# Before the last turn nobody has 30, so there are 29n points at most. A turn hands out 2(n - 1)
# or 6 at least, whichever is less: 87 / 4, 116 / 6, 145 / 6, 174 / 6, and the last turn.
@pytest.mark.parametrize(("seats", "most"), [(3, 22), (4, 20), (5, 25), (6, 30)])
def test_d_5_4_points_end_every_game(seats: int, most: int) -> None:
    table = house(max_bonus_points=0, used_pictures_reshuffled=True)
    rng = Random(seats)
    for _ in range(10):
        *_, last = games(table, seats, rng)
        assert isinstance(last.public.stage, Over)
        assert last.public.stage.ending is Ending.POINTS
        assert len(last.public.turns) <= most


def test_d_5_4_a_game_of_six_goes_to_thirty_points() -> None:
    # By the print it ends after eight turns. If all always find the card, a turn brings 2 points to
    # all who do not tell: 30 after 15 of them, first for seat 5, who tells in turns 6 and 12.
    assert turns_played_reshuffled(after_deal(6, house(used_pictures_reshuffled=True))) == 17


def turns_played_reshuffled(state: DixitState) -> int:
    """How many turns the game lasts if everybody always finds the card."""
    while DIXIT.to_act(state.public):
        (teller,) = DIXIT.to_act(state.public)
        state = after_gifts(after_clue(state))
        if isinstance(state.public.stage, Reshuffling):
            state = DIXIT.play(state, CHANCE, by_chance(state))
        votes = [str(teller + 1)] * len(state.private)
        votes[teller] = "-"
        state = after_votes(after_display(state), "".join(votes))
    return len(state.public.turns)


def games(edition: DixitEdition, seats: int, rng: Random) -> Iterator[DixitState]:
    """The states of a game played at random."""
    state, deals = DIXIT.setup(edition, seats), 0
    yield state
    while movers := sorted(DIXIT.to_act(state.public)):
        mover = rng.choice(movers)
        if mover == CHANCE:
            move: Move = DIXIT.deal(state, Chance(rng.randbytes(32), deals))
            deals += 1
        else:
            move = rng.choice(DIXIT.choices(state.view(mover)))
        state = DIXIT.play(state, mover, move)
        yield state


def count_layers(state: DixitState, layer_of: dict[int, int]) -> list[object]:
    """How many pictures of each layer each seat has, and the layers of the pile."""
    seats = [
        Counter(layer_of[card] for card in private.hand + private.given)
        for private in state.private
    ]
    return [*seats, [layer_of[card] for card in state.secret.pile]]


@pytest.mark.parametrize("spare", [0, 1, 3, 9])
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_d_5_4_nobody_is_imagined_with_a_picture_that_they_cannot_have(
    seats: int, spare: int
) -> None:
    # A layer is what was shuffled together: the deck, or the pictures of one reshuffle.
    rng = Random(f"{seats} {spare}")
    deck = {3: 3 * 3 + 5, 4: 12 + 4, 5: 15 + 5, 6: 18 + 6}[seats] + spare
    table = house(
        hand_size=3,
        hand_size_for_three=3,
        deck_size=deck,
        winning_points=None,
        clues_each=3,
        used_pictures_reshuffled=True,
    )
    layer_of = {int(card): 0 for card in pictures(deck)}
    once_each = {f"picture {card}": 1 for card in pictures(deck)}
    layer, used = 0, tuple[int, ...]()
    for state in games(table, seats, rng):
        if state.public.news and isinstance(state.public.news[0], Reshuffled):
            layer += 1
            layer_of |= dict.fromkeys(used, layer)
        used = state.public.used
        assert DIXIT.census(state) == once_each
        if not state.public.turns:
            continue
        for view in views(state):
            imagined = DIXIT.imagine(view, rng)
            assert imagined.view(view.seat) == view
            assert DIXIT.census(imagined) == once_each
            assert count_layers(imagined, layer_of) == count_layers(state, layer_of)
    assert layer > 1


def test_d_5_4_who_cannot_have_drawn_a_used_picture_is_not_imagined_as_its_owner() -> None:
    # Seats 0 and 1 have drawn 13 and 1 from the first turn's; 19 and 7 lie in the pile.
    state = after_votes(after_display(play(short_of_cards(), "* reshuffle 13,1,19,7")), "2-22")
    back = {1, 7, 13, 19}
    held = Counter[int]()
    for seed in range(60):
        imagined = DIXIT.imagine(state.view(None), Random(seed))
        for seat, hand in enumerate(hands(imagined)):
            assert len(back & set(hand)) == (1 if seat < 2 else 0)
            held.update(card for card in hand if card in back)
        assert set(imagined.secret.pile) < back
    assert set(held) == back
    # Seat 2 tells, and 13 is laid out: it is seat 0's or seat 1's.
    state = play(after_clue(state), "0 give 13", "1 give 9", "3 give 21")
    state = after_display(play(state, f"* reshuffle {write_cards(state.public.used)}"))
    owners = Counter[int]()
    for seed in range(60):
        imagined = DIXIT.imagine(state.view(Seat(2)), Random(seed))
        (owner,) = (seat for seat, one in enumerate(imagined.private) if 13 in one.given)
        owners[owner] += 1
    assert set(owners) == {0, 1}
    # With seat 0's eyes its own card is known, so seat 1 has given one that it was dealt.
    seen = DIXIT.imagine(state.view(Seat(0)), Random(1))
    assert seen.private[0] == state.private[0]
    assert isinstance(seen.public.stage, Voting)


def test_d_5_4_nobody_sees_how_the_used_pictures_lie() -> None:
    state = short_of_cards()
    one, two = (play(state, f"* reshuffle {cards}") for cards in ("1,7,13,19", "19,13,7,1"))
    for seat in (None, *map(Seat, range(4))):
        assert one.view(seat) == two.view(seat)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("clues", [1, 2])
def test_d_5_5_the_game_ends_when_everybody_has_told(seats: int, clues: int) -> None:
    state = after_deal(seats, house(winning_points=None, clues_each=clues), first=2)
    assert turns_played(state) == min(seats * clues, turns_played(after_deal(seats, ENDLESS)))
    while DIXIT.to_act(state.public):
        state = after_all_found(state)
    told = Counter(one.teller for one in state.public.turns)
    assert told == dict.fromkeys(range(seats), clues) or seats * clues > len(state.public.turns)


def test_d_5_5_nobody_draws_any_more() -> None:
    state = after_deal(4, house(clues_each=1))
    for _ in range(3):
        state = after_all_found(state)
    assert state.public.last_turn is Ending.CLUES
    assert last_news(state) == LastTurnBegan(Ending.CLUES)
    pile = state.secret.pile
    state = after_all_found(state)
    assert state.public.stage == Over(Ending.CLUES)
    assert last_news(state) == GameEnded(tuple(map(Seat, range(4))), Ending.CLUES)
    assert state.secret.pile == pile
    assert [len(hand) for hand in hands(state)] == [5] * 4
    assert [private.news for private in state.private] == [()] * 4


def test_d_5_5_points_may_end_it_earlier() -> None:
    state = turn(with_points(after_deal(4, house(clues_each=2)), 0, 28, 0, 0), "-111")
    assert state.public.stage == Over(Ending.POINTS)


def test_d_5_5_points_count_first_when_both_end_it() -> None:
    table = house(clues_each=1, winning_points=8)
    state = after_deal(4, table)
    while DIXIT.to_act(state.public):
        state = after_all_found(state)
    # Everybody has 2 points for three of four turns.
    assert state.public.stage == Over(Ending.CLUES)
    state = after_deal(4, table)
    for _ in range(3):
        state = after_all_found(state)
    assert state.public.last_turn is Ending.CLUES
    state = after_all_found(with_points(state, 6, 0, 0, 0))
    assert state.public.stage == Over(Ending.POINTS)


def test_d_5_5_the_pile_may_end_it_earlier() -> None:
    state = after_all_found(after_deal(4, house(clues_each=1, deck_size=26)))
    assert state.public.stage == Over(Ending.PICTURES)


def test_d_5_5_in_the_last_turn_nothing_is_shuffled_in() -> None:
    # One clue each: the fourth turn is the last, and there are cards for the first three.
    state = after_deal(4, house(clues_each=1, deck_size=36, used_pictures_reshuffled=True))
    for _ in range(3):
        state = after_all_found(state)
    assert state.public.pile == 0
    state = after_gifts(after_clue(state))
    assert state.public.stage == Showing()
    assert after_votes(after_display(state), "444-").public.stage == Over(Ending.CLUES)


def test_d_5_2_the_last_turn_is_announced() -> None:
    # 60 cards in the pile: with 4 left, the fifteenth turn is the last.
    state = after_deal(4, ENDLESS)
    for _ in range(13):
        state = after_all_found(state)
        assert state.public.last_turn is None
        assert isinstance(last_news(state), Scored)
    state = after_all_found(state)
    assert state.public.pile == 4
    assert state.public.last_turn is Ending.PICTURES
    assert last_news(state) == LastTurnBegan(Ending.PICTURES)
    state = after_clue(state)
    assert state.public.last_turn is Ending.PICTURES
    state = after_votes(after_display(after_gifts(state)), "33-3")
    assert state.public.stage == Over(Ending.PICTURES)


@pytest.mark.parametrize(
    ("switches", "ending"),
    [
        ({"deck_size": 28}, Ending.PICTURES),
        ({"deck_size": 29}, None),
        ({"deck_size": 28, "used_pictures_reshuffled": True}, None),
    ],
    ids=str,
)
def test_d_5_2_the_first_turn_may_be_the_last(
    switches: dict[str, object], ending: Ending | None
) -> None:
    state = after_deal(4, house(**switches))
    assert state.public.last_turn is ending
    assert (last_news(state) == LastTurnBegan(Ending.PICTURES)) is (ending is not None)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_d_5_2_what_is_announced_comes_true(seats: int) -> None:
    rng = Random(seats)
    announced = 0
    for _ in range(20):
        table = house(
            deck_size=rng.randrange(40, 60),
            winning_points=rng.choice([None, 12, 20]),
            clues_each=rng.choice([None, 1, 2]),
        )
        *_, last = games(table, seats, rng)
        stage, expected = last.public.stage, last.public.last_turn
        assert isinstance(stage, Over)
        assert stage.ending in (expected, Ending.POINTS)
        announced += stage.ending is expected
    assert announced > 5

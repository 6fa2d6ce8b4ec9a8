"""What a seat may imagine of the others: nothing that contradicts what everybody has seen."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from lorelode.core import CHANCE, Chance, Seat
from lorelode.rules.dixit import DIXIT
from lorelode.rules.dixit.cards import pictures
from lorelode.rules.dixit.moves import Move
from lorelode.rules.dixit.state import DixitState, Giving, Over, Showing, Telling, Voting
from tests.rules.dixit.table import (
    after_clue,
    after_deal,
    after_gifts,
    after_votes,
    before_votes,
    house,
    play,
    turn,
    views,
    with_points,
)

ONCE_EACH = {f"picture {card}": 1 for card in pictures(84)}


def games(seats: int, rng: Random) -> Iterator[DixitState]:
    """The states of a game played at random."""
    state = DIXIT.setup(house(winning_points=12, clues_aloud=True), seats)
    deals = 0
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


def gives(state: DixitState, seat: int) -> int:
    """How many cards this seat has on the table, as everybody can tell."""
    public = state.public
    match public.stage:
        case Giving(waiting):
            if seat in waiting:
                return 0
        case Showing() | Voting():
            pass
        case _:
            return 0
    return 2 if len(public.players) == 3 and seat != public.teller else 1


def check_imagined(imagined: DixitState) -> None:
    """All cards are there, each where a card may be."""
    public = imagined.public
    assert DIXIT.census(imagined) == ONCE_EACH
    assert len(imagined.secret.pile) == public.pile
    for seat, (player, private) in enumerate(zip(public.players, imagined.private, strict=True)):
        assert len(private.hand) == player.hand
        assert len(private.given) == gives(imagined, seat)
        assert list(private.given) == sorted(private.given)
        voted_already = isinstance(public.stage, Voting) and seat not in (
            *public.stage.waiting,
            public.teller,
        )
        assert (private.vote is not None) is voted_already
        if private.vote is not None:
            assert public.display[private.vote - 1] not in private.given
    if public.display:
        laid_out = [card for private in imagined.private for card in private.given]
        assert sorted(laid_out) == sorted(public.display)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_an_imagined_state_has_the_same_view_and_every_card(seats: int) -> None:
    rng = Random(seats)
    stages = set()
    for state in games(seats, rng):
        stages.add(type(state.public.stage))
        assert DIXIT.census(state) == ONCE_EACH
        for view in views(state):
            imagined = DIXIT.imagine(view, rng)
            assert imagined.view(view.seat) == view
            check_imagined(imagined)
    assert len(stages) == 6


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_an_imagined_state_can_be_played_on(seats: int) -> None:
    rng = Random(seats)
    for state in games(seats, rng):
        if not isinstance(state.public.stage, Voting | Giving) or rng.random() < 0.5:
            continue
        for view in views(state):
            imagined = DIXIT.imagine(view, rng)
            while not isinstance(imagined.public.stage, Telling | Over):
                mover = min(DIXIT.to_act(imagined.public))
                move = (
                    DIXIT.deal(imagined, Chance(bytes(32), 1))
                    if mover == CHANCE
                    else rng.choice(DIXIT.choices(imagined.view(mover)))
                )
                imagined = DIXIT.play(imagined, mover, move)
            assert len(imagined.public.turns) == len(state.public.turns) + 1


def test_before_the_deal_the_box_is_imagined() -> None:
    for first in (None, Seat(2)):
        state = DIXIT.setup(house(deck_size=30), 4, first)
        for view in views(state):
            assert DIXIT.imagine(view, Random(0)) == state


def imagined_by(state: DixitState, seat: int | None, times: int = 60) -> list[DixitState]:
    view = state.view(None if seat is None else Seat(seat))
    return [DIXIT.imagine(view, Random(seed)) for seed in range(times)]


def test_the_cards_of_the_display_are_imagined_as_anybodys() -> None:
    # Seat 1's own lies at 2; 1, 3 and 4 are left for the storyteller and seats 2 and 3.
    state = before_votes(after_deal(4))
    seen = [set[int]() for _ in range(4)]
    for imagined in imagined_by(state, 1):
        for owners, private in zip(seen, imagined.private, strict=True):
            owners.update(state.public.display.index(card) + 1 for card in private.given)
    assert seen == [{1, 3, 4}, {2}, {1, 3, 4}, {1, 3, 4}]
    # To a spectator all four are open.
    shown = [set(one.private[0].given) for one in imagined_by(state, None)]
    assert set().union(*shown) == {1, 7, 13, 19}


def test_votes_of_others_are_imagined_for_any_card_but_their_own() -> None:
    state = after_votes(before_votes(after_deal(4)), "-.1.")
    seen = set()
    for imagined in imagined_by(state, 1):
        assert imagined.private[3].vote is None
        assert imagined.private[0].vote is None
        seen.add(imagined.private[2].vote)
    assert seen == {1, 2, 3, 4}
    assert {one.private[2].vote for one in imagined_by(state, 2)} == {1}


def test_cards_face_down_on_the_table_are_imagined_from_the_unseen_ones() -> None:
    state = after_gifts(after_clue(after_deal(3)), by=1)
    mine = set(state.private[2].hand)
    told_of = set()
    for imagined in imagined_by(state, 2):
        teller, giver, me = imagined.private
        assert (len(teller.given), len(giver.given), me.given) == (1, 2, ())
        assert not mine & {*teller.given, *giver.given}
        told_of |= set(teller.given)
    assert len(told_of) > 20


def test_hands_of_others_and_the_pile_are_imagined_from_the_unseen_cards() -> None:
    state = turn(after_deal(4), "-111")
    mine, used = set(state.private[0].hand), {1, 7, 13, 19}
    held, top = set[int](), set[int]()
    for imagined in imagined_by(state, 0, 150):
        held |= set(imagined.private[2].hand)
        top.add(imagined.secret.pile[0])
    everything = set(range(1, 85)) - mine - used
    assert held == everything
    assert len(top) > 40
    assert top <= everything


def test_after_the_end_hands_stay_hidden_and_shown_cards_are_in_no_hand() -> None:
    state = turn(with_points(after_deal(4), 30, 0, 0, 0), "-111")
    for imagined in imagined_by(state, 1, 10):
        assert imagined.private[1] == state.private[1]
        assert [len(private.hand) for private in imagined.private] == [5] * 4
        assert DIXIT.census(imagined) == ONCE_EACH
    assert len({one.private[0].hand for one in imagined_by(state, 1, 10)}) > 1


def test_the_same_random_generator_imagines_the_same_state() -> None:
    view = before_votes(after_deal(5)).view(Seat(3))
    assert DIXIT.imagine(view, Random(5)) == DIXIT.imagine(view, Random(5))


def test_a_spectator_has_no_choices() -> None:
    for state in (
        after_deal(4, first=None),
        after_clue(after_deal(4)),
        before_votes(after_deal(4)),
    ):
        assert DIXIT.choices(state.view(None)) == ()


def test_a_card_is_counted_once_wherever_it_lies() -> None:
    state = after_deal(3)
    for line in ('0 tell 1 "x"', "1 give 8,9", "2 give 15,16", "* show 9,1,15,8,16", "1 vote 2"):
        state = play(state, line)
        assert DIXIT.census(state) == ONCE_EACH
    assert DIXIT.census(play(state, "2 vote 1")) == ONCE_EACH

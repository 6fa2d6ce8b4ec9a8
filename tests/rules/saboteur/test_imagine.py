"""What a seat may imagine of the others: nothing that contradicts what everybody has seen."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from lorelode.core import CHANCE, Chance, Seat
from lorelode.rules.saboteur import SABOTEUR
from lorelode.rules.saboteur.cards import DECK, GOLD, Card, Face, Goal, Role
from lorelode.rules.saboteur.editions import EDITIONS
from lorelode.rules.saboteur.moves import Map, Move
from lorelode.rules.saboteur.state import Player, Public, Result, SaboteurState
from tests.rules.saboteur.table import play, table

MINERS_AND_TWO = (Role.MINER, Role.SABOTEUR, Role.SABOTEUR, Role.MINER, Role.MINER)


def dealt(seats: int = 5, edition: str = "lv") -> SaboteurState:
    state = SABOTEUR.setup(SABOTEUR.editions[edition], seats, Seat(0))
    return SABOTEUR.play(state, CHANCE, SABOTEUR.deal(state, Chance(bytes(32), 0)))


def paid(state: SaboteurState, *payouts: tuple[int, ...]) -> SaboteurState:
    """The state with two saboteurs (seats 1 and 2) paid this many gold cards in earlier rounds."""
    results = tuple(
        Result(Role.SABOTEUR, None, MINERS_AND_TWO, (), (), (0, *cards, 0, 0), 3)
        for cards in payouts
    )
    counts = [sum(result.gold[seat] for result in results) for seat in range(5)]
    players = tuple(
        replace(player, gold=count)
        for player, count in zip(state.public.players, counts, strict=True)
    )
    public = replace(
        state.public,
        results=results,
        players=players,
        gold=28 - sum(counts),
        round=len(results) + 1,
    )
    return replace(state, public=public)


def test_a_payout_is_imagined_with_its_exact_sum() -> None:
    state = paid(dealt(), (1, 2), (3, 2))
    for seed in range(50):
        imagined = SABOTEUR.imagine(state.view(Seat(0)), Random(seed))
        # Three nuggets in one card, in two, in three: there is one way each.
        assert imagined.private[1].gold == (3, 1, 1, 1)
        assert imagined.private[2].gold == (1, 2, 1, 2)


def test_an_imagined_payout_leaves_the_cards_that_another_payout_needs() -> None:
    # Seat 1 got four nuggets in two cards, seat 2 three nuggets in one. I hold all threes but
    # one, so that one is seat 2's, and seat 1 has two twos.
    alone = (Role.MINER, Role.SABOTEUR, Role.MINER, Role.MINER, Role.MINER)
    pair = (Role.MINER, Role.MINER, Role.SABOTEUR, Role.SABOTEUR, Role.MINER)
    results = (
        Result(Role.SABOTEUR, None, alone, (), (), (0, 2, 0, 0, 0), 4),
        Result(Role.SABOTEUR, None, pair, (), (), (0, 0, 1, 3, 0), 3),
    )
    state = dealt()
    players = tuple(Player(hand=6, gold=gold) for gold in (3, 2, 1, 3, 0))
    public = replace(state.public, results=results, players=players, gold=19, round=3)
    mine = replace(state.private[0], gold=(3, 3, 3))
    state = replace(state, public=public, private=(mine, *state.private[1:]))
    for seed in range(40):
        imagined = SABOTEUR.imagine(state.view(Seat(0)), Random(seed))
        assert [private.gold for private in imagined.private[1:4]] == [(2, 2), (3,), (1, 1, 1)]


def test_a_payout_that_fell_short_is_imagined_with_what_there_is() -> None:
    # Two cards cannot make three nuggets when I hold every one-nugget card.
    state = paid(dealt(), (2, 0))
    mine = replace(state.private[0], gold=(1,) * 16)
    players = (replace(state.public.players[0], gold=16), *state.public.players[1:])
    public = replace(state.public, players=players, gold=10)
    state = replace(state, public=public, private=(mine, *state.private[1:]))
    imagined = SABOTEUR.imagine(state.view(Seat(0)), Random(1))
    assert set(imagined.private[1].gold) <= {2, 3}
    assert len(imagined.private[1].gold) == 2
    assert len(imagined.secret.gold) == 10


def test_what_others_saw_on_their_maps_agrees_with_the_goals() -> None:
    state = dealt()
    hand = (Card.MAP, *state.private[0].hand[1:])
    state = replace(state, private=(replace(state.private[0], hand=hand), *state.private[1:]))
    state = SABOTEUR.play(state, Seat(0), Map(Goal.TOP))
    seen = set()
    for seed in range(60):
        imagined = SABOTEUR.imagine(state.view(Seat(1)), Random(seed))
        top = imagined.secret.goals[0]
        assert imagined.private[0].peeked == (top, None, None)
        seen.add(top)
    # Seat 1 has read no map, so for all it knows the top goal is any of the three.
    assert seen == set(Face)


def test_somebody_is_imagined_with_a_playable_card_while_the_round_goes_on() -> None:
    # Everyone has passed with the pile empty, and yet the round is not over (fa).
    state = dealt(3, "fa")
    players = tuple(Player(hand=1, idle=True) for _ in range(3))
    public: Public = replace(state.public, players=players, pile=0)
    hand = (Card.REPAIR_PICK,)
    mine = replace(state.private[0], hand=hand, forced=True)
    state = replace(state, public=public, private=(mine, *state.private[1:]))
    for seed in range(40):
        imagined = SABOTEUR.imagine(state.view(Seat(0)), Random(seed))
        assert not all(private.forced for private in imagined.private)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", [3, 5, 10])
def test_an_imagined_state_has_the_same_view_and_every_card(edition: str, seats: int) -> None:
    rng = Random(seats)
    state = SABOTEUR.setup(SABOTEUR.editions[edition], seats, Seat(0))
    deals = 0
    while to_act := SABOTEUR.to_act(state.public):
        (mover,) = to_act
        for seat in (*map(Seat, range(seats)), None) if rng.random() < 0.1 else ():
            view = state.view(seat)
            imagined = SABOTEUR.imagine(view, rng)
            assert imagined.view(seat) == view
            assert SABOTEUR.census(imagined) == SABOTEUR.census(state)
            for player, private in zip(state.public.players, imagined.private, strict=True):
                assert len(private.hand) == player.hand
                assert len(private.discards) == player.discarded
                assert len(private.gold) == player.gold
            assert len(imagined.secret.pile) == state.public.pile
            assert len(imagined.secret.gold) == state.public.gold
        if mover == CHANCE:
            move: Move = SABOTEUR.deal(state, Chance(bytes(32), deals))
            deals += 1
        else:
            move = rng.choice(SABOTEUR.choices(state.view(mover)))
        state = SABOTEUR.play(state, mover, move)


def test_before_the_first_deal_the_box_is_imagined() -> None:
    state = SABOTEUR.setup(SABOTEUR.editions["fa"], 6)
    assert SABOTEUR.imagine(state.view(Seat(2)), Random(0)) == state


def test_gold_offered_to_another_player_is_imagined_at_random() -> None:
    state = table(hands="EW", mine="@ EW*6 . ?", gold=GOLD)
    state = play(state, "lay EW 7,0")
    assert state.private[0].offer == (1, 1, 1)
    seen = set()
    for seed in range(60):
        imagined = SABOTEUR.imagine(state.view(Seat(1)), Random(seed))
        assert len(imagined.private[0].offer) == 3
        assert imagined.private[1].offer == ()
        seen |= set(imagined.private[0].offer)
    assert seen == {1, 2, 3}


def all_but(*kept: Card) -> tuple[Card, ...]:
    """The deck without these cards."""
    deck = list(DECK)
    for card in kept:
        deck.remove(card)
    return tuple(deck)


def stuck(edition: str, idle: tuple[bool, ...]) -> SaboteurState:
    """Nobody can play: three repairs are left in the hands, and no tool is broken."""
    state = dealt(3, edition)
    spent = all_but(Card.REPAIR_PICK, Card.REPAIR_PICK, Card.REPAIR_LAMP)
    players = tuple(Player(hand=1, idle=passed) for passed in idle)
    public: Public = replace(state.public, players=players, pile=0, spent=spent)
    mine = replace(state.private[0], hand=(Card.REPAIR_PICK,), forced=True)
    return replace(state, public=public, private=(mine, *state.private[1:]))


def test_not_all_passes_are_imagined_as_forced_while_the_round_goes_on() -> None:
    state = stuck("fa", (True, True, True))
    seen = set()
    for seed in range(30):
        imagined = SABOTEUR.imagine(state.view(Seat(0)), Random(seed))
        seen.add(tuple(private.forced for private in imagined.private))
    assert seen == {(True, False, True), (True, True, False)}


def test_a_player_who_did_not_pass_is_not_imagined_as_forced() -> None:
    state = stuck("fa", (True, False, True))
    imagined = SABOTEUR.imagine(state.view(Seat(0)), Random(0))
    assert [private.forced for private in imagined.private] == [True, False, True]


def test_after_the_round_all_passes_may_be_imagined_as_forced() -> None:
    state = stuck("fa", (True, True, True))
    roles = (Role.MINER, Role.MINER, Role.SABOTEUR)
    result = Result(Role.SABOTEUR, None, roles, (Role.MINER,), tuple(Face), (0, 0, 0), 4)
    state = replace(state, public=replace(state.public, results=(result,)))
    imagined = SABOTEUR.imagine(state.view(Seat(0)), Random(0))
    assert all(private.forced for private in imagined.private)


def test_a_stone_that_lies_face_up_is_not_imagined_as_another_goal() -> None:
    state = table(mine="@ . . . . . . . [NW]", goals="gold ES SW")
    for seed in range(20):
        top, middle, bottom = SABOTEUR.imagine(state.view(Seat(0)), Random(seed)).secret.goals
        assert middle is None
        assert {top, bottom} == {Face.TREASURE, Face.STONE_SW}


def test_goals_that_the_seat_has_seen_are_imagined_as_they_are() -> None:
    state = table(goals="gold ES SW")
    mine = replace(state.private[0], peeked=(None, Face.STONE_ES, None))
    state = replace(state, private=(mine, *state.private[1:]))
    for seed in range(20):
        assert SABOTEUR.imagine(state.view(Seat(0)), Random(seed)).secret.goals[1] is Face.STONE_ES

"""S-6.1, S-6.5 and S-6.6: rounds that end without treasure, and what the saboteurs draw."""

from __future__ import annotations

from collections import Counter

import pytest

from lorelode.core import Chance, Seat
from lorelode.rules.saboteur import SABOTEUR
from lorelode.rules.saboteur.cards import Role
from lorelode.rules.saboteur.editions import SaboteurEdition
from lorelode.rules.saboteur.moves import Pass
from lorelode.rules.saboteur.news import GoldTaken, Got, RoundEnded
from lorelode.rules.saboteur.state import Dealing, Playing, SaboteurState
from tests.rules.saboteur.table import (
    ALL,
    FA,
    HE,
    LV,
    RU,
    deal,
    each_edition,
    house,
    mover,
    play,
    table,
)

EMPTY = pytest.mark.parametrize(
    "edition", [HE, LV, house(RU, round_ends="hands-empty")], ids=["he", "lv", "ru, empty"]
)
UNPLAYABLE = pytest.mark.parametrize(
    "edition",
    [FA, RU, house(LV, round_ends="no-playable-card")],
    ids=["fa", "ru", "lv, unplayable"],
)
# Repairs are unplayable while no tool is broken.
STUCK = "+pick +pick | +lamp +lamp | +cart +cart"


def over(state: SaboteurState) -> bool:
    """Whether the round has ended, which without treasure means for the saboteurs."""
    ended = bool(state.public.results)
    assert ended == (state.public.stage == Dealing())
    assert all(result.winners is Role.SABOTEUR for result in state.public.results)
    assert all(result.by is None for result in state.public.results)
    return ended


def all_pass(state: SaboteurState) -> int:
    """The number of turns until the round is over if everybody passes."""
    turns = 0
    while isinstance(state.public.stage, Playing):
        seat = mover(state)
        state = SABOTEUR.play(state, seat, Pass(state.private[seat].hand[0]))
        turns += 1
    assert over(state)
    return turns


@EMPTY
@pytest.mark.parametrize("seats", range(3, 11))
def test_s_6_1_empty_hands_after_67_turns(edition: SaboteurEdition, seats: int) -> None:
    assert all_pass(deal(SABOTEUR.setup(edition, seats))) == 67


@UNPLAYABLE
@pytest.mark.parametrize("seats", range(3, 11))
def test_s_6_1_at_most_67_turns(edition: SaboteurEdition, seats: int) -> None:
    assert all_pass(deal(SABOTEUR.setup(edition, seats))) <= 67


@EMPTY
def test_s_6_1_empty_takes_no_notice_of_unplayable_cards(edition: SaboteurEdition) -> None:
    state = table(edition, hands=STUCK, pile="-")
    state = play(state, "pass +pick", "pass +lamp", "pass +cart", "pass +pick", "pass +lamp")
    assert not over(state)
    assert over(play(state, "pass +cart"))


@UNPLAYABLE
def test_s_6_1_everyone_in_turn_had_no_playable_card(edition: SaboteurEdition) -> None:
    state = play(table(edition, hands=STUCK, pile="-"), "pass +pick", "pass +lamp")
    assert not over(state)
    assert [private.forced for private in state.private] == [True, True, False]
    assert [player.idle for player in state.public.players] == [True, True, False]
    assert over(play(state, "pass +cart"))


@UNPLAYABLE
def test_s_6_1_a_pass_by_choice_begins_the_count_anew(edition: SaboteurEdition) -> None:
    hands = "+pick +pick +pick | map +lamp +lamp | +cart +cart"
    state = play(table(edition, hands=hands, pile="-"), "pass +pick", "pass map")
    assert not state.private[1].forced
    assert state.public.players[1].idle
    state = play(state, "pass +cart", "pass +pick")
    assert not over(state)
    assert over(play(state, "pass +lamp"))


@UNPLAYABLE
def test_s_6_1_a_played_card_begins_the_count_anew(edition: SaboteurEdition) -> None:
    hands = "+pick +pick +pick | +lamp map +lamp | +cart +cart +cart"
    state = table(edition, hands=hands, pile="-")
    state = play(state, "pass +pick", "map top", "pass +cart", "pass +pick")
    assert not over(state)
    assert over(play(state, "pass +lamp"))


@UNPLAYABLE
def test_s_6_1_a_card_played_after_a_forced_pass(edition: SaboteurEdition) -> None:
    # Seat 0 has a rockfall and nothing to take until seat 2 lays a card.
    hands = "rockfall rockfall | +lamp +lamp +lamp | EW +cart +cart"
    state = table(edition, hands=hands, pile="-")
    state = play(state, "pass rockfall", "pass +lamp", "lay EW 1,0", "rockfall 1,0")
    assert not state.private[0].forced
    assert not state.public.players[0].idle
    state = play(state, "pass +lamp", "pass +cart")
    assert not over(state)
    assert over(play(state, "pass"))


@UNPLAYABLE
def test_s_6_1_turns_begun_with_a_pile_do_not_count(edition: SaboteurEdition) -> None:
    state = play(table(edition, hands=STUCK, pile="+pick"), "pass +pick")
    assert not state.private[0].forced
    assert not state.public.players[0].idle
    assert state.public.pile == 0
    state = play(state, "pass +lamp", "pass +cart")
    assert not over(state)
    assert over(play(state, "pass +pick"))


@UNPLAYABLE
def test_s_6_1_an_empty_hand_counts(edition: SaboteurEdition) -> None:
    state = table(edition, hands="+pick +pick | - | +cart +cart", pile="-")
    state = play(state, "pass +pick", "pass")
    assert not over(state)
    assert over(play(state, "pass +cart"))


@UNPLAYABLE
def test_s_6_1_the_hand_counts_as_it_was_before_the_pass(edition: SaboteurEdition) -> None:
    # The map could have been played, though nothing is left in hand after it.
    state = table(edition, hands="map | - | +cart +cart", pile="-")
    state = play(state, "pass map", "pass", "pass +cart")
    assert not over(state)
    assert over(play(state, "pass"))


@UNPLAYABLE
@pytest.mark.parametrize(
    ("card", "broken"),
    [("EW", {}), ("-pick", {0: "pick", 1: "pick"}), ("+pick", {1: "pick"}), ("map", {0: "pick"})],
)
def test_s_6_1_a_card_with_a_cell_or_target_is_playable(
    edition: SaboteurEdition, card: str, broken: dict[int, str]
) -> None:
    state = table(edition, hands=f"{card} {card}", pile="-", broken=broken)
    assert not play(state, f"pass {card}").private[0].forced


@UNPLAYABLE
@pytest.mark.parametrize(
    ("card", "broken"),
    [
        ("EW", {0: "lamp"}),
        ("-pick", {0: "pick", 1: "pick", 2: "pick"}),
        ("+pick", {1: "lamp"}),
        ("rockfall", {}),
    ],
)
def test_s_6_1_a_card_without_is_not(
    edition: SaboteurEdition, card: str, broken: dict[int, str]
) -> None:
    state = table(edition, hands=f"{card} {card}", pile="-", broken=broken)
    assert play(state, f"pass {card}").private[0].forced


@each_edition
@pytest.mark.parametrize(
    ("card", "line"), [("map", "map top"), ("EW", "lay EW 1,0"), ("-pick", "break pick 0")]
)
def test_s_6_1_at_once_when_pile_and_hands_are_empty(
    edition: SaboteurEdition, card: str, line: str
) -> None:
    state = play(table(edition, hands=f"{card} | - | -", pile="-"), line)
    assert over(state)
    assert isinstance(state.public.news[1], RoundEnded)


@each_edition
def test_s_6_1_not_while_a_card_is_left(edition: SaboteurEdition) -> None:
    assert not over(play(table(edition, hands="map | map | -", pile="-"), "map top"))
    assert not over(play(table(edition, hands="map | - | -", pile="NE"), "map top"))


def test_s_6_1_the_last_card_may_turn_a_stone() -> None:
    state = table(hands="EW | - | -", pile="-", mine="@ EW*6 . ?", goals="ES SW gold")
    assert over(play(state, "lay EW 7,0"))


def test_s_6_1_the_last_card_may_reach_the_treasure() -> None:
    state = play(table(hands="EW | - | -", pile="-", mine="@ EW*6 . ?"), "lay EW 7,0")
    assert state.public.results[0].winners is Role.MINER


def test_s_6_1_nobody_tests_whether_the_treasure_is_out_of_reach() -> None:
    # Every side of the start is blocked by a dead end.
    blocked = """
    . S .
    E @ W
    . N .
    """
    state = play(table(HE, hands="NE | NE", mine=blocked, pile="-"), "pass NE")
    assert not over(state)


def test_s_6_1_the_prints() -> None:
    assert {edition.name: edition.round_ends for edition in ALL} == {
        "fa": "no-playable-card",
        "he": "hands-empty",
        "lv": "hands-empty",
        "ru": "no-playable-card",
    }


def lost(
    roles: str,
    gold: tuple[int, ...],
    *,
    edition: SaboteurEdition = LV,
    spare: str = "M",
    starter: int = 0,
) -> SaboteurState:
    """The round that the saboteurs have just won."""
    hands = "NE" + " | -" * (len(roles) - 1)
    state = table(
        edition, hands=hands, pile="-", roles=roles, spare=spare, gold=gold, starter=starter
    )
    return play(state, "pass NE")


@each_edition
@pytest.mark.parametrize(
    ("roles", "spare", "due"),
    [
        pytest.param("MMM", "S", 0, id="none of 3"),
        pytest.param("MSM", "M", 4, id="one of 3"),
        pytest.param("MMSM", "M", 4, id="one of 4"),
        pytest.param("MSMMM", "S", 4, id="one of 5, the other one spare"),
        pytest.param("SMMSM", "M", 3, id="two of 5"),
        pytest.param("SMMSMMM", "S", 3, id="two of 7, the third one spare"),
        pytest.param("SMMSMSM", "M", 3, id="three of 7"),
        pytest.param("SMMSMSMMMM", "S", 3, id="three of 10, the fourth one spare"),
        pytest.param("SMMSMSMMSM", "M", 2, id="four of 10"),
    ],
)
def test_s_6_5_pay_by_the_saboteurs_in_play(
    edition: SaboteurEdition, roles: str, spare: str, due: int
) -> None:
    state = lost(roles, (1,) * 16, edition=edition, spare=spare)
    assert state.public.results[0].due == due
    paid = [(1,) * due if role == "S" else () for role in roles]
    assert [private.gold for private in state.private] == paid
    assert [player.gold for player in state.public.players] == [len(gold) for gold in paid]
    assert state.public.results[0].gold == tuple(len(gold) for gold in paid)
    assert len(state.secret.gold) == state.public.gold == 16 - due * roles.count("S")


@pytest.mark.parametrize(
    ("starter", "first", "second"), [(0, 0, 2), (1, 2, 0), (2, 2, 0), (3, 0, 2)]
)
def test_s_6_5_in_seat_order_from_the_starter(starter: int, first: int, second: int) -> None:
    state = lost("SMSM", (1, 2, 3, 1), starter=starter)
    assert state.private[first].gold == (1, 2)
    assert state.private[second].gold == (3,)
    assert state.public.news[2:] == (GoldTaken(Seat(first), 2), GoldTaken(Seat(second), 1))
    assert state.private[first].news == (Got((1, 2)),)
    assert state.private[second].news == (Got((3,)),)
    assert state.private[1].news == ()
    assert state.secret.gold == (1,)


@pytest.mark.parametrize(
    ("pile", "paid", "left"),
    [
        pytest.param((3, 1, 2), (3, 1), (2,), id="exact"),
        pytest.param((3, 3, 1), (3, 1), (3,), id="one overshoots"),
        pytest.param((3, 3, 2, 1, 1), (3, 1), (1, 3, 2), id="two overshoot"),
        pytest.param((2, 3, 2, 1), (2, 2), (1, 3), id="a two fits exactly"),
        pytest.param((1, 1, 3, 1, 3, 1, 2), (1, 1, 1, 1), (2, 3, 3), id="in between"),
        pytest.param((3, 3, 2, 2, 1), (3, 1), (3, 2, 2), id="the last card fits"),
    ],
)
def test_s_6_5_an_overshooting_card_goes_to_the_bottom(
    pile: tuple[int, ...], paid: tuple[int, ...], left: tuple[int, ...]
) -> None:
    state = lost("SMM", pile)
    assert state.private[0].gold == paid
    assert state.secret.gold == left
    assert state.public.gold == len(left)


@pytest.mark.parametrize(
    ("pile", "paid", "left"),
    [
        # 3 kept, no 1 left: under the pile, 2 2 2 3; the first two make 4.
        pytest.param((3, 2, 2, 2), (2, 2), (2, 3), id="exact"),
        # 1 and 2 kept, 1 missing: 3 2 1 2. Places 1+3 make 4, and so do 2+4.
        pytest.param((1, 2, 3, 2), (3, 1), (2, 2), id="the first places"),
        # 1 1 1 kept, 1 missing: 2 3 1 1 1. Places 1+3+4 come before 2+3.
        pytest.param((1, 1, 1, 2, 3), (2, 1, 1), (3, 1), id="lexicographically first"),
        # 1 1 kept, 2 missing: 3 3 1 1.
        pytest.param((1, 1, 3, 3), (3, 1), (3, 1), id="a kept card again"),
        # 2 kept, 2 missing, a 1 is there: 3 to the bottom, 1 kept. 1 missing: 3 2 1.
        pytest.param((2, 3, 1), (3, 1), (2,), id="asked before every draw"),
        # 3 kept, 1 missing: 3 2 3. No 4; the first 3.
        pytest.param((3, 3, 2), (3,), (2, 3), id="the largest smaller sum"),
        pytest.param((3, 3, 3), (3,), (3, 3), id="threes"),
        # 2 kept, 2 missing: 3 2. No 4; 3 is more than 2.
        pytest.param((2, 3), (3,), (2,), id="more than was kept"),
        pytest.param((1,), (1,), (), id="the last gold card"),
        pytest.param((1, 2), (1, 2), (), id="all there is"),
        pytest.param((), (), (), id="no gold left"),
    ],
)
def test_s_6_6_a_draw_that_would_never_end(
    pile: tuple[int, ...], paid: tuple[int, ...], left: tuple[int, ...]
) -> None:
    state = lost("SMM", pile)
    assert state.private[0].gold == paid
    assert state.secret.gold == left
    assert state.public.gold == len(left)


def test_s_6_6_three_nuggets_each() -> None:
    # The first keeps 2, 1 missing: 2 2 3 2, the 3 is exact. The second keeps 2, 1 missing:
    # 2 2 2, no 3; 2 is the most.
    state = lost("SSM", (2, 2, 2, 3))
    assert [private.gold for private in state.private] == [(3,), (2,), ()]
    assert state.secret.gold == (2, 2)


def test_s_6_6_two_nuggets_each() -> None:
    # The first puts both 3s under, keeps 1, 1 missing: 3 3 1, no 2, so 1. Nothing fits the others.
    state = lost("SSSSMMMMMM", (3, 3, 1))
    assert [private.gold for private in state.private[:4]] == [(1,), (), (), ()]
    assert state.secret.gold == (3, 3)


def test_s_6_6_gold_of_earlier_rounds_stays_out_of_it() -> None:
    state = table(hands="NE | - | -", pile="-", roles="SMM", gold=(3, 3), purses={0: (1,)}, round=2)
    state = play(state, "pass NE")
    assert state.private[0].gold == (1, 3)
    assert state.public.players[0].gold == 2
    assert state.public.results[1].gold == (1, 0, 0)


@each_edition
@pytest.mark.parametrize("seats", [3, 10])
def test_s_6_6_no_card_is_made_or_lost(edition: SaboteurEdition, seats: int) -> None:
    state = deal(SABOTEUR.setup(edition, seats))
    box = SABOTEUR.census(state)
    assert Counter(box) == Counter(SABOTEUR.census(SABOTEUR.setup(edition, seats)))
    saboteurs, miners = edition.pool(seats)
    # 67 cards, three goals, 28 gold cards and the roles.
    assert sum(box.values()) == 67 + 3 + 28 + saboteurs + miners
    while SABOTEUR.to_act(state.public):
        if isinstance(state.public.stage, Dealing):
            move = SABOTEUR.deal(state, Chance(bytes(32), state.public.round))
        else:
            choices = SABOTEUR.choices(state.view(mover(state)))
            move = choices[7 * state.public.phase % len(choices)]
        state = SABOTEUR.play(state, mover(state), move)
        assert SABOTEUR.census(state) == box

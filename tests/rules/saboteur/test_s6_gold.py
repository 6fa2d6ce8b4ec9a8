"""S-6.2 to S-6.4 and S-6.7: roles turned face up, the miners' gold, who knows its worth."""

from __future__ import annotations

import pytest

from lorelode.core import Seat
from lorelode.rules.saboteur import SABOTEUR
from lorelode.rules.saboteur.cards import Face, Role
from lorelode.rules.saboteur.editions import SaboteurEdition
from lorelode.rules.saboteur.news import GoldDrawn, GoldTaken, Got, Offered, Passed, RoundEnded
from lorelode.rules.saboteur.state import Dealing, Result, SaboteurState, Sharing
from tests.rules.saboteur.table import (
    ALL,
    FA,
    HE,
    LV,
    ROLES,
    RU,
    assert_refused,
    each_edition,
    house,
    mover,
    moves,
    others_see,
    play,
    table,
)

GOLD_FIRST = (1, 3, 2, 1, 1, 2, 2, 3, 1, 1, 1)
FACES = (Face.STONE_ES, Face.TREASURE, Face.STONE_SW)
CHOSEN = pytest.mark.parametrize(
    "edition",
    [FA, HE, LV, house(RU, gold_choice="face-up")],
    ids=["fa", "he", "lv", "ru, chosen"],
)
UNSEEN = pytest.mark.parametrize(
    "edition", [RU, house(LV, gold_choice="face-down")], ids=["ru", "lv, unseen"]
)


def won(
    edition: SaboteurEdition,
    roles: str,
    *,
    by: int = 0,
    gold: tuple[int, ...] = GOLD_FIRST,
    broken: dict[int, str] | None = None,
    spare: str = "M",
) -> SaboteurState:
    """The round in which this seat has just reached the treasure."""
    state = table(
        edition,
        hands="EW",
        mine="@ EW*6 . ?",
        roles=roles,
        spare=spare,
        turn=by,
        gold=gold,
        broken=broken,
    )
    return play(state, "lay EW 7,0")


def counts(state: SaboteurState) -> list[int]:
    """How many gold cards each player holds."""
    return [player.gold for player in state.public.players]


def purses(state: SaboteurState) -> list[tuple[int, ...]]:
    """The gold cards each player holds."""
    return [private.gold for private in state.private]


@each_edition
def test_s_6_2_all_is_turned_face_up_when_the_miners_win(edition: SaboteurEdition) -> None:
    state = won(edition, "MSM", spare="M")
    roles = tuple(ROLES[letter] for letter in "MSM")
    shown = RoundEnded(Role.MINER, Seat(0), roles, (Role.MINER,), FACES)
    assert state.public.news[2] == shown
    assert state.secret.spare == ()
    result = state.public.results[0]
    assert (result.winners, result.by, result.roles, result.spare, result.goals, result.due) == (
        Role.MINER,
        0,
        roles,
        (Role.MINER,),
        FACES,
        0,
    )
    assert state.public.result == result


@each_edition
def test_s_6_2_all_is_turned_face_up_when_the_saboteurs_win(edition: SaboteurEdition) -> None:
    state = table(edition, hands="NE | - | -", pile="-", roles="MMM", spare="S")
    assert state.public.result is None
    after = play(state, "pass NE")
    roles = (Role.MINER,) * 3
    assert after.public.news == (
        Passed(Seat(0), True),
        RoundEnded(Role.SABOTEUR, None, roles, (Role.SABOTEUR,), FACES),
    )
    assert after.public.results == (
        Result(Role.SABOTEUR, None, roles, (Role.SABOTEUR,), FACES, (0, 0, 0), 0),
    )


@CHOSEN
def test_s_6_3_look_choose_and_pass_on_counter_clockwise(edition: SaboteurEdition) -> None:
    # Five cards for five players: 1, 3, 2, 1, 1. Seats 1 and 4 are saboteurs and are skipped.
    state = won(edition, "MSMMS", by=2)
    assert state.public.stage == Sharing(Seat(2), 5)
    assert state.public.news[-1] == GoldDrawn(5)
    assert state.public.gold == len(state.secret.gold) == 6
    assert state.secret.gold == (2, 2, 3, 1, 1, 1)
    takers, offers = [], []
    for nuggets in (3, 2, 1, 1, 1):
        takers.append(mover(state))
        offers.append(state.private[mover(state)].offer)
        state = play(state, f"gold {nuggets}")
    assert takers == [2, 0, 3, 2, 0]
    assert offers == [(1, 3, 2, 1, 1), (1, 2, 1, 1), (1, 1, 1), (1, 1), (1,)]
    assert purses(state) == [(2, 1), (), (3, 1), (1,), ()]
    assert counts(state) == [2, 0, 2, 1, 0]
    assert state.public.results[0].gold == (2, 0, 2, 1, 0)
    assert state.public.stage == Dealing()
    assert all(private.offer == () for private in state.private)


def test_s_6_3_who_is_shown_what() -> None:
    state = won(LV, "MSMMS", by=2)
    assert state.private[2].news == (Offered((1, 3, 2, 1, 1)),)
    assert [private.offer for private in state.private if private.offer] == [(1, 3, 2, 1, 1)]
    state = play(state, "gold 3")
    assert state.public.news == (GoldTaken(Seat(2), 1),)
    assert state.public.stage == Sharing(Seat(0), 4)
    assert state.private[2].news == (Got((3,)),)
    assert state.private[2].offer == ()
    assert state.private[0].news == (Offered((1, 2, 1, 1)),)
    assert state.private[3].news == ()


def test_s_6_3_one_choice_for_each_worth() -> None:
    state = won(LV, "MSMMS", by=2)
    assert moves(state) == ["gold 1", "gold 2", "gold 3"]
    assert moves(play(state, "gold 3")) == ["gold 1", "gold 2"]


@pytest.mark.parametrize("nuggets", [0, 3, 4])
def test_s_6_3_only_gold_that_was_passed_on(nuggets: int) -> None:
    state = play(won(LV, "MSMMS", by=2), "gold 3")
    assert_refused(state, f"gold {nuggets}", "S-6.3")


def test_s_6_3_only_the_taker_takes() -> None:
    state = won(LV, "MSMMS", by=2)
    assert_refused(state, "gold 1", "S-2.1", by=0)
    assert_refused(state, "pass NE", "S-2.1")


@each_edition
@pytest.mark.parametrize("seats", range(3, 11))
def test_s_6_3_as_many_cards_as_players_but_nine_for_ten(
    edition: SaboteurEdition, seats: int
) -> None:
    state = won(edition, "S" + "M" * (seats - 1), by=1)
    drawn = {3: 3, 4: 4, 5: 5, 6: 6, 7: 7, 8: 8, 9: 9, 10: 9}[seats]
    assert GoldDrawn(drawn) in state.public.news
    assert state.public.gold == 11 - drawn
    assert state.secret.gold == GOLD_FIRST[drawn:]


@CHOSEN
def test_s_6_3_a_saboteur_reached_it(edition: SaboteurEdition) -> None:
    # Seat 1 reached it; counter-clockwise come seat 0 (a saboteur too), then seat 4.
    state = won(edition, "SSMMM", by=1)
    takers = []
    while isinstance(state.public.stage, Sharing):
        takers.append(mover(state))
        state = play(state, moves(state)[0])
    assert takers == [4, 3, 2, 4, 3]
    assert purses(state)[:2] == [(), ()]


def test_s_6_3_a_lone_miner_takes_all() -> None:
    state = play(won(LV, "SMS", by=1), "gold 1", "gold 2", "gold 3")
    assert purses(state) == [(), (1, 2, 3), ()]


@UNSEEN
def test_s_6_3_unseen_from_the_top(edition: SaboteurEdition) -> None:
    # Drawn 1, 3, 2, 1, 1 go to seats 2, 0, 3, 2, 0.
    state = won(edition, "MSMMS", by=2)
    assert purses(state) == [(3, 1), (), (1, 1), (2,), ()]
    assert counts(state) == [2, 0, 2, 1, 0]
    assert state.public.results[0].gold == (2, 0, 2, 1, 0)
    takers = (2, 0, 3, 2, 0)
    assert state.public.news[3:] == (
        GoldDrawn(5),
        *(GoldTaken(Seat(seat), 1) for seat in takers),
    )
    assert state.private[0].news == (Got((3,)), Got((1,)))
    assert state.private[1].news == ()
    assert state.public.stage == Dealing()
    assert state.secret.gold == (2, 2, 3, 1, 1, 1)
    assert state.public.gold == 6


@UNSEEN
def test_s_6_3_unseen_after_a_saboteur_reached_it(edition: SaboteurEdition) -> None:
    assert purses(won(edition, "SSMMM", by=1)) == [(), (), (2,), (3, 1), (1, 1)]


def test_s_6_3_the_prints() -> None:
    assert {edition.name: edition.gold_choice for edition in ALL} == {
        "fa": "face-up",
        "he": "face-up",
        "lv": "face-up",
        "ru": "face-down",
    }


@pytest.mark.parametrize(
    "edition",
    [HE, house(FA, broken_tool_bars_gold=True), house(LV, broken_tool_bars_gold=True)],
    ids=["he", "fa, on", "lv, on"],
)
def test_s_6_4_a_miner_with_a_broken_tool_is_skipped(edition: SaboteurEdition) -> None:
    state = won(edition, "MMMSM", by=2, broken={1: "lamp", 3: "cart"})
    takers = []
    while isinstance(state.public.stage, Sharing):
        takers.append(mover(state))
        state = play(state, moves(state)[0])
    assert takers == [2, 0, 4, 2, 0]


@pytest.mark.parametrize(
    "edition", [FA, LV, house(HE, broken_tool_bars_gold=False)], ids=["fa", "lv", "he, off"]
)
def test_s_6_4_off_nobody_is_skipped_for_a_tool(edition: SaboteurEdition) -> None:
    state = won(edition, "MMMSM", by=2, broken={1: "lamp"})
    assert mover(play(state, "gold 3")) == 1


def test_s_6_4_unseen_too() -> None:
    assert purses(won(RU, "MMM", broken={2: "pick"})) == [(1,), (2,), (3,)]
    barred = won(house(RU, broken_tool_bars_gold=True), "MMM", broken={2: "pick"})
    assert purses(barred) == [(1, 2), (3,), ()]


def test_s_6_4_mended_in_time() -> None:
    state = table(HE, hands="+lamp | EW", mine="@ EW*6 . ?", broken={0: "lamp"})
    state = play(state, "repair lamp 0 +lamp", "lay EW 7,0", "gold 1")
    assert mover(state) == 0


@pytest.mark.parametrize("gold", ["face-up", "face-down"])
def test_s_6_4_all_barred_nobody_takes_and_none_is_drawn(gold: str) -> None:
    # A saboteur reaches the treasure, and both miners have a broken tool.
    state = won(house(HE, gold_choice=gold), "SMM", by=0, broken={1: "pick", 2: "lamp cart"})
    assert state.public.stage == Dealing()
    assert state.public.gold == len(state.secret.gold) == 11
    assert counts(state) == [0, 0, 0]
    assert isinstance(state.public.news[-1], RoundEnded)
    assert state.public.results[0].winners is Role.MINER


def test_s_6_4_saboteurs_are_paid_whatever_is_broken() -> None:
    state = table(HE, hands="NE | - | -", pile="-", roles="MSM", broken={1: "pick"}, gold=(3, 1))
    assert purses(play(state, "pass NE")) == [(), (3, 1), ()]


def test_s_6_4_only_he_bars_miners() -> None:
    assert [edition.name for edition in ALL if edition.broken_tool_bars_gold] == ["he"]


@each_edition
def test_s_6_7_counts_are_public_worth_is_private(edition: SaboteurEdition) -> None:
    edition = house(edition, gold_choice="face-down")
    one = won(edition, "MSS", gold=(1, 2, 3, 1))
    other = won(edition, "MSS", gold=(3, 3, 1, 1))
    assert counts(one) == counts(other) == [3, 0, 0]
    assert others_see(one, 0) == others_see(other, 0)
    assert purses(one) == [(1, 2, 3), (), ()]
    assert purses(other) == [(3, 3, 1), (), ()]
    assert one.public.fortunes is None


def test_s_6_7_a_chosen_card_is_not_shown_to_the_others() -> None:
    state = won(LV, "MSM", by=0)
    one, other = play(state, "gold 3"), play(state, "gold 1")
    assert one.view(None) == other.view(None)
    assert one.view(Seat(1)) == other.view(Seat(1))
    assert SABOTEUR.write(SABOTEUR.read("gold 3"), hidden=True) == "gold ?"


def test_s_6_7_a_saboteurs_pay_is_not_shown_to_the_others() -> None:
    one, other = (
        play(table(hands="NE | - | -", pile="-", roles="MSM", gold=gold), "pass NE")
        for gold in ((3, 1, 2), (2, 2, 1))
    )
    assert others_see(one, 1) == others_see(other, 1)
    assert one.public.news[-1] == GoldTaken(Seat(1), 2)
    assert one.private[1].news == (Got((3, 1)),)


def test_s_6_7_a_decision_about_stones_or_goals_is_read_by_all() -> None:
    for line in ("turn top", "stone top turned", "stone top upright", "break lamp 2"):
        assert SABOTEUR.write(SABOTEUR.read(line), hidden=True) == line

"""S-5.5: several goals reached by one card."""

from __future__ import annotations

import pytest

from lorelode.core import Seat
from lorelode.rules.saboteur.cards import Face, Goal, Role, Shape
from lorelode.rules.saboteur.editions import SaboteurEdition
from lorelode.rules.saboteur.news import Laid, Passed, RoundEnded, Stood, Turned
from lorelode.rules.saboteur.state import Choosing, Dealing, FaceUp, Fitting, Playing, Sharing
from tests.rules.saboteur.table import (
    ALL,
    FA,
    HE,
    LV,
    RU,
    assert_refused,
    cards,
    house,
    moves,
    others_see,
    play,
    table,
)

ALL_TURNED = pytest.mark.parametrize(
    "edition", [FA, HE, LV, house(RU, goals_turned="all")], ids=["fa", "he", "lv", "ru, all"]
)
ONE_TURNED = pytest.mark.parametrize(
    "edition", [RU, house(LV, goals_turned="one")], ids=["ru", "lv, one"]
)

# One card between the top and the middle goal reaches both.
BETWEEN = "ES EW*7\n@ .*7 ?"
# With the gap at 1,0 filled, all three goals are reached.
ALL_THREE = """
    .*6      ES  EW NSW
    @ . EW*4 NSW .  ?
    .*6      NE  EW NSW
"""
# Once the middle stone lies as NW, the way goes on north to the top goal.
CHAIN = ".*8 NS\n@ EW*6 . ?"


def test_s_5_5_the_prints() -> None:
    assert {edition.name: edition.goals_turned for edition in ALL} == {
        "fa": "all",
        "he": "all",
        "lv": "all",
        "ru": "one",
    }


@ALL_TURNED
def test_s_5_5_all_are_turned_then_laid_from_top_to_bottom(edition: SaboteurEdition) -> None:
    state = table(edition, hands="NES NE", mine=BETWEEN, goals="ES SW gold")
    after = play(state, "lay NSW 8,-1")
    # The top goal is met from the south, ES as printed; the middle from the north, SW turned.
    assert after.public.news == (
        Laid(Seat(0), Shape.NSW, 8, -1),
        Turned(Seat(0), Goal.TOP, Face.STONE_ES),
        Turned(Seat(0), Goal.MIDDLE, Face.STONE_SW),
        Stood(Goal.TOP, False),
        Stood(Goal.MIDDLE, True),
    )
    assert after.public.mine.goals == (
        FaceUp(Face.STONE_ES, False),
        FaceUp(Face.STONE_SW, True),
        None,
    )
    assert after.private[0].hand == cards("NE N")
    assert after.public.stage == Playing(Seat(1))


@ALL_TURNED
def test_s_5_5_all_three_at_once(edition: SaboteurEdition) -> None:
    state = play(table(edition, hands="EW", mine=ALL_THREE, goals="ES gold SW"), "lay EW 1,0")
    assert state.public.news[1:4] == (
        Turned(Seat(0), Goal.TOP, Face.STONE_ES),
        Turned(Seat(0), Goal.MIDDLE, Face.TREASURE),
        Turned(Seat(0), Goal.BOTTOM, Face.STONE_SW),
    )
    assert isinstance(state.public.news[4], RoundEnded)


# East of the top and of the middle goal stand cards with a wall towards them.
TOP_MISFIT = ".*9 NS\nES EW*7\n@ .*7 ?"
MIDDLE_MISFIT = "ES EW*7\n@ .*7 ? NS"
BOTH_MISFIT = ".*9 NS\nES EW*7\n@ .*7 ? NS"


def test_s_5_5_the_mover_is_asked_as_each_is_laid_top() -> None:
    state = table(LV, hands="NES NE", mine=TOP_MISFIT, goals="ES SW gold")
    asked = play(state, "lay NSW 8,-1")
    assert asked.public.stage == Fitting(Seat(0), Goal.TOP)
    # The middle one is turned, but not laid before the top one.
    assert asked.public.mine.goals[:2] == (FaceUp(Face.STONE_ES), FaceUp(Face.STONE_SW))
    after = play(asked, "stone top turned")
    assert after.public.news == (Stood(Goal.TOP, True), Stood(Goal.MIDDLE, True))
    assert after.public.stage == Playing(Seat(1))


def test_s_5_5_the_mover_is_asked_as_each_is_laid_middle() -> None:
    state = table(LV, hands="NES NE", mine=MIDDLE_MISFIT, goals="ES SW gold")
    asked = play(state, "lay NSW 8,-1")
    assert asked.public.stage == Fitting(Seat(0), Goal.MIDDLE)
    assert asked.public.mine.goals[:2] == (FaceUp(Face.STONE_ES, False), FaceUp(Face.STONE_SW))
    assert asked.public.news[3:] == (Stood(Goal.TOP, False),)


def test_s_5_5_two_decisions_in_one_turn() -> None:
    state = table(LV, hands="NES NE", mine=BOTH_MISFIT, goals="ES SW gold")
    state = play(state, "lay NSW 8,-1", "stone top upright")
    assert state.public.stage == Fitting(Seat(0), Goal.MIDDLE)
    assert state.private[0].hand == cards("NE")
    assert_refused(state, "stone top upright", "S-5.4")
    state = play(state, "stone middle upright")
    assert state.public.mine.goals[:2] == (
        FaceUp(Face.STONE_ES, False),
        FaceUp(Face.STONE_SW, False),
    )
    assert state.private[0].hand == cards("NE N")
    assert state.public.stage == Playing(Seat(1))


@ALL_TURNED
def test_s_5_5_a_goal_joined_through_a_stone_is_turned_too(edition: SaboteurEdition) -> None:
    state = table(edition, hands="EW NE", mine=CHAIN, goals="SW ES gold")
    after = play(state, "lay EW 7,0")
    assert after.public.news == (
        Laid(Seat(0), Shape.EW, 7, 0),
        Turned(Seat(0), Goal.MIDDLE, Face.STONE_ES),
        Stood(Goal.MIDDLE, True),
        Turned(Seat(0), Goal.TOP, Face.STONE_SW),
        Stood(Goal.TOP, False),
    )
    assert after.private[0].hand == cards("NE N")
    assert after.public.stage == Playing(Seat(1))


@ALL_TURNED
def test_s_5_5_the_treasure_through_a_stone(edition: SaboteurEdition) -> None:
    state = table(
        house(edition, gold_choice="face-up"), hands="EW NE", mine=CHAIN, goals="gold ES SW"
    )
    after = play(state, "lay EW 7,0")
    assert after.public.stage == Sharing(Seat(0), 3)
    assert after.public.mine.goals[1] == FaceUp(Face.STONE_ES, True)
    assert after.public.results[-1].by == 0
    assert after.private[0].hand == cards("NE")


def test_s_5_5_a_chain_from_goal_to_goal_to_goal() -> None:
    # Top from the west: stone SW leads south to the middle, ES turned, met from the north, which
    # leads west to 7,0 and by 7,1 to the bottom goal.
    mine = """
    ES EW*6    . ?
    NS .*7       NS
    @  .*6    ES ?
    .*7       NS
    .*7       NE ?
    """
    state = table(LV, hands="EW", mine=mine, goals="SW ES gold")
    after = play(state, "lay EW 7,-2")
    assert after.public.news[1:6] == (
        Turned(Seat(0), Goal.TOP, Face.STONE_SW),
        Stood(Goal.TOP, False),
        Turned(Seat(0), Goal.MIDDLE, Face.STONE_ES),
        Stood(Goal.MIDDLE, True),
        Turned(Seat(0), Goal.BOTTOM, Face.TREASURE),
    )


# The middle stone ES can be met by 7,0 and 8,-1 (as NW) or by 8,1 (as ES), not by all.
FORKED = """
    .*8      NS
    @ EW*6 . ?
    .*8      NS
"""


def test_s_5_5_the_mover_decides_whether_the_way_goes_on() -> None:
    asked = play(table(LV, hands="EW", mine=FORKED, goals="SW ES gold"), "lay EW 7,0")
    assert asked.public.stage == Fitting(Seat(0), Goal.MIDDLE)
    on = play(asked, "stone middle turned")
    assert on.public.news == (
        Stood(Goal.MIDDLE, True),
        Turned(Seat(0), Goal.TOP, Face.STONE_SW),
        Stood(Goal.TOP, False),
    )
    off = play(asked, "stone middle upright")
    assert off.public.news == (Stood(Goal.MIDDLE, False),)
    assert off.public.mine.goals == (None, FaceUp(Face.STONE_ES, False), None)
    assert on.public.stage == off.public.stage == Playing(Seat(1))


@pytest.mark.parametrize("edition", [FA, HE], ids=["fa", "he"])
def test_s_5_5_a_stone_in_a_chain_meets_the_way_that_leads_in(edition: SaboteurEdition) -> None:
    # The top stone SW is joined from the south through the middle one; the wall at 7,-2 makes it
    # a misfit. The card just laid does not open into it, so the joined south side is met.
    mine = """
    .*7    NS ?
    .*8       NS
    @ EW*6 .  ?
    """
    state = play(table(edition, hands="EW", mine=mine, goals="SW ES gold"), "lay EW 7,0")
    assert state.public.mine.goals[:2] == (
        FaceUp(Face.STONE_SW, False),
        FaceUp(Face.STONE_ES, True),
    )
    assert state.public.stage == Playing(Seat(1))


@ONE_TURNED
def test_s_5_5_the_mover_turns_one_chosen_unseen(edition: SaboteurEdition) -> None:
    state = table(edition, hands="NES NE", mine=BETWEEN, goals="ES SW gold")
    asked = play(state, "lay NSW 8,-1")
    assert asked.public.stage == Choosing(Seat(0), (Goal.TOP, Goal.MIDDLE))
    assert asked.public.news == (Laid(Seat(0), Shape.NSW, 8, -1),)
    assert asked.public.mine.goals == (None, None, None)
    assert asked.secret.goals == (Face.STONE_ES, Face.STONE_SW, Face.TREASURE)
    assert moves(asked) == ["turn top", "turn middle"]
    assert asked.private[0].hand == cards("NE")
    assert_refused(asked, "turn bottom", "S-5.5")
    assert_refused(asked, "pass NE", "S-2.1")
    assert_refused(asked, "turn top", "S-2.1", by=1)


@ONE_TURNED
@pytest.mark.parametrize(
    ("goal", "news", "goals"),
    [
        (
            "top",
            (Turned(Seat(0), Goal.TOP, Face.STONE_ES), Stood(Goal.TOP, False)),
            (FaceUp(Face.STONE_ES, False), None, None),
        ),
        (
            "middle",
            (Turned(Seat(0), Goal.MIDDLE, Face.STONE_SW), Stood(Goal.MIDDLE, True)),
            (None, FaceUp(Face.STONE_SW, True), None),
        ),
    ],
)
def test_s_5_5_the_others_stay_face_down(
    edition: SaboteurEdition, goal: str, news: object, goals: object
) -> None:
    state = table(edition, hands="NES NE", mine=BETWEEN, goals="ES SW gold")
    after = play(state, "lay NSW 8,-1", f"turn {goal}")
    assert after.public.news == news
    assert after.public.mine.goals == goals
    assert after.private[0].hand == cards("NE N")
    assert after.public.stage == Playing(Seat(1))


def test_s_5_5_nobody_knows_what_the_others_are() -> None:
    one, other = (
        play(table(RU, hands="NES NE", mine=BETWEEN, goals=g), "lay NSW 8,-1", "turn middle")
        for g in ("ES SW gold", "gold SW ES")
    )
    assert others_see(one, 0) == others_see(other, 0)
    assert one.view(Seat(0)) == other.view(Seat(0))


@ONE_TURNED
def test_s_5_5_one_of_three(edition: SaboteurEdition) -> None:
    state = play(table(edition, hands="EW", mine=ALL_THREE, goals="ES SW gold"), "lay EW 1,0")
    assert state.public.stage == Choosing(Seat(0), (Goal.TOP, Goal.MIDDLE, Goal.BOTTOM))
    assert play(state, "turn bottom").public.results[-1].by == 0


def test_s_5_5_with_one_reached_there_is_no_question() -> None:
    state = play(table(RU, hands="NE", mine=BETWEEN, goals="ES SW gold"), "lay SW 8,-1")
    assert state.public.news[1:] == (
        Turned(Seat(0), Goal.MIDDLE, Face.STONE_SW),
        Stood(Goal.MIDDLE, True),
    )


def test_s_5_5_the_treasure_may_be_left_lying() -> None:
    state = table(RU, hands="NES NE", mine=BETWEEN, goals="gold SW ES")
    missed = play(state, "lay NSW 8,-1", "turn middle")
    assert missed.public.results == ()
    found = play(state, "lay NSW 8,-1", "turn top")
    assert found.public.results[-1].winners is Role.MINER
    assert found.public.stage == Dealing()


@ONE_TURNED
def test_s_5_5_a_goal_left_lying_waits_to_be_reached_again(edition: SaboteurEdition) -> None:
    state = table(
        edition, hands="NES | EW | rockfall | NES", mine=BETWEEN, goals="gold SW ES", roles="MMMS"
    )
    state = play(state, "lay NSW 8,-1", "turn middle")
    # A card elsewhere does not turn it, though a way leads into it.
    state = play(state, "lay EW 1,0")
    assert state.public.news == (Laid(Seat(1), Shape.EW, 1, 0),)
    # Cut off and joined again, it is reached again.
    state = play(state, "rockfall 8,-1", "lay NSW 8,-1")
    assert state.public.news[1] == Turned(Seat(3), Goal.TOP, Face.TREASURE)


@ONE_TURNED
def test_s_5_5_reached_again_from_another_side(edition: SaboteurEdition) -> None:
    mine = "ES EW*6 NEW\n@ .*7 ?"
    state = table(edition, hands="NES | NW", mine=mine, goals="gold SW ES")
    state = play(state, "lay NSW 8,-1", "turn middle")
    state = play(state, "lay ES 7,-2")
    assert state.public.news[1] == Turned(Seat(1), Goal.TOP, Face.TREASURE)


@ONE_TURNED
def test_s_5_5_a_goal_joined_through_the_stone_just_turned_stays(edition: SaboteurEdition) -> None:
    state = table(
        edition, hands="EW | NW | rockfall | NS", mine=CHAIN, goals="gold ES SW", roles="MMMS"
    )
    state = play(state, "lay EW 7,0")
    assert state.public.mine.goals == (None, FaceUp(Face.STONE_ES, True), None)
    assert state.public.news[-1] == Stood(Goal.MIDDLE, True)
    state = play(state, "pass NW")
    assert state.public.news == (Passed(Seat(1), True),)
    state = play(state, "rockfall 8,-1", "lay NS 8,-1")
    assert state.public.news[1] == Turned(Seat(3), Goal.TOP, Face.TREASURE)


def test_s_5_5_a_face_down_goal_carries_no_way() -> None:
    # A way leads into the top goal from the south; the card at 9,-3 is an island.
    state = table(
        house(RU, unbroken_path=True),
        hands="NES | NS",
        mine=".*9 NS\n.\nES EW*7\n@ .*7 ?",
        goals="gold SW ES",
    )
    state = play(state, "lay NSW 8,-1", "turn middle")
    assert_refused(state, "lay NS 9,-2", "S-3.4")


def test_s_5_5_turn_one_then_pick_its_way_round() -> None:
    state = table(RU, hands="NES NE", mine=BOTH_MISFIT, goals="ES SW gold")
    state = play(state, "lay NSW 8,-1", "turn middle")
    assert state.public.stage == Fitting(Seat(0), Goal.MIDDLE)
    assert state.public.news == (Turned(Seat(0), Goal.MIDDLE, Face.STONE_SW),)
    state = play(state, "stone middle turned")
    assert state.public.mine.goals == (None, FaceUp(Face.STONE_SW, True), None)
    assert state.public.stage == Playing(Seat(1))

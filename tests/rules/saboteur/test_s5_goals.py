"""S-5.1 to S-5.4: reaching a goal, treasure, stones and the way they lie."""

from __future__ import annotations

import pytest

from lorelode.core import Seat
from lorelode.rules.saboteur.cards import Card, Face, Goal, Role, Shape
from lorelode.rules.saboteur.editions import SaboteurEdition
from lorelode.rules.saboteur.news import Drew, GoldDrawn, Laid, RoundEnded, Stood, Turned
from lorelode.rules.saboteur.state import FaceUp, Fitting, Playing, SaboteurState, Sharing
from tests.rules.saboteur.table import (
    ALL,
    FA,
    HE,
    LV,
    ROLES,
    RU,
    assert_refused,
    cards,
    cells,
    each_edition,
    house,
    mover,
    moves,
    play,
    table,
)

ALMOST = "@ EW*6 . ?"
MOVER_PICKS = pytest.mark.parametrize(
    "edition", [LV, RU, house(FA, stone_misfit="mover-decides")], ids=["lv", "ru", "fa, mover"]
)
MEETS = pytest.mark.parametrize(
    "edition", [FA, HE, house(LV, stone_misfit="meets-path")], ids=["fa", "he", "lv, meet"]
)


def face_up(state: SaboteurState) -> list[Goal]:
    """The goals that lie face up."""
    goals = zip(Goal, state.public.mine.goals, strict=True)
    return [goal for goal, shown in goals if shown is not None]


@each_edition
@pytest.mark.parametrize("shape", ["EW", "NESW", "NEW", "ESW"])
def test_s_5_1_a_way_into_the_goal_reaches_it(edition: SaboteurEdition, shape: str) -> None:
    state = table(edition, hands="EW NESW ESW", mine=ALMOST, goals="gold ES SW")
    assert face_up(play(state, f"lay {shape} 7,0")) == [Goal.MIDDLE]


@each_edition
@pytest.mark.parametrize("shape", ["NW", "SW", "NSW", "W"])
def test_s_5_1_a_wall_never_reaches_a_goal(edition: SaboteurEdition, shape: str) -> None:
    state = table(edition, hands="NW NE NES E", mine=ALMOST)
    after = play(state, f"lay {shape} 7,0")
    assert face_up(after) == []
    assert after.public.stage == Playing(Seat(1))


@each_edition
@pytest.mark.parametrize("shape", ["E+W", "N+E+W", "E+S+W", "N+E+S+W"])
def test_s_5_1_a_dead_end_never_reaches_a_goal(edition: SaboteurEdition, shape: str) -> None:
    state = table(edition, hands="E+W E+S+W N+E+S+W", mine=ALMOST)
    after = play(state, f"lay {shape} 7,0")
    assert face_up(after) == []
    assert mover(after) == 1


@each_edition
@pytest.mark.parametrize("gap", range(1, 8))
def test_s_5_1_filling_a_gap_reaches_a_goal(edition: SaboteurEdition, gap: int) -> None:
    mine = f"@ EW*{gap - 1} . EW*{7 - gap} ?".replace("EW*0 ", "")
    state = table(edition, hands="EW", mine=mine, goals="gold ES SW")
    assert face_up(play(state, f"lay EW {gap},0")) == [Goal.MIDDLE]


@each_edition
def test_s_5_1_a_dead_end_in_the_gap_does_not(edition: SaboteurEdition) -> None:
    assert face_up(play(table(edition, hands="E+W", mine="@ . EW*6 ?"), "lay E+W 1,0")) == []


@each_edition
def test_s_5_1_no_way_leads_through_a_dead_end(edition: SaboteurEdition) -> None:
    state = table(edition, hands="EW", mine="@ . E+W EW*5 ?")
    assert face_up(play(state, "lay EW 1,0")) == []


def test_s_5_1_an_island_at_the_goal_does_not_reach_it() -> None:
    assert face_up(play(table(RU, hands="EW", mine="@ .*5 EW . ?"), "lay EW 7,0")) == []


def test_s_5_1_linked_only_where_both_are_open() -> None:
    # The curve at 6,0 opens west and north: its wall keeps the way from the card at 7,0.
    state = table(RU, hands="EW", mine="@ . EW*4 NW E ?")
    assert face_up(play(state, "lay EW 1,0")) == []


ROUND_THE_TOP = """
    ES EW*8   SW
    NS .*7 ?  NS
    NS .*8    NS
    @  .*7 ?
"""
APPROACHES = {
    "W": (ALMOST, "lay EW 7,0"),
    "N": ("ES EW*7\n@ .*7 ?", "lay SW 8,-1"),
    "E": (ROUND_THE_TOP, "lay NW 9,0"),
    "S": ("@ .*7 ?\nNE EW*7", "lay NW 8,1"),
}


@each_edition
@pytest.mark.parametrize("side", APPROACHES)
def test_s_5_1_from_any_side(edition: SaboteurEdition, side: str) -> None:
    mine, line = APPROACHES[side]
    state = table(edition, hands="EW NE NW", mine=mine, goals="gold ES SW")
    assert face_up(play(state, line)) == [Goal.MIDDLE]


@pytest.mark.parametrize(
    ("goal", "mine"),
    [(Goal.TOP, "ES EW*6 . ?\nNS\n@"), (Goal.BOTTOM, "@\nNS\nNE EW*6 . ?")],
)
def test_s_5_1_nine_cards_to_an_outer_goal(goal: Goal, mine: str) -> None:
    state = table(hands="EW", mine=mine)
    y = -2 if goal is Goal.TOP else 2
    after = play(state, f"lay EW 7,{y}")
    assert face_up(after) == [goal]
    assert len(after.public.mine.laid) == 9


def test_s_5_1_seven_cards_to_the_middle_goal() -> None:
    state = play(table(hands="EW", mine=ALMOST, goals="gold ES SW"), "lay EW 7,0")
    assert len(state.public.mine.laid) == 7


def test_s_5_1_an_outer_goal_through_the_middle_stone_takes_eight() -> None:
    state = table(hands="EW | NS", mine=ALMOST, goals="gold ES SW")
    state = play(state, "lay EW 7,0", "lay NS 8,-1")
    assert state.public.news[1] == Turned(Seat(1), Goal.TOP, Face.TREASURE)
    assert len(state.public.mine.laid) == 8


def test_s_5_1_a_rockfall_reaches_nothing() -> None:
    state = play(table(hands="rockfall", mine="@ EW*6 W ?"), "rockfall 7,0")
    assert face_up(state) == []


@each_edition
def test_s_5_1_the_gap_a_dead_end_left_can_reach_a_goal(edition: SaboteurEdition) -> None:
    state = table(edition, hands="rockfall | EW", mine="@ EW*6 E+W ?", goals="gold ES SW")
    assert face_up(play(state, "rockfall 7,0", "lay EW 7,0")) == [Goal.MIDDLE]


@each_edition
def test_s_5_2_treasure_ends_the_round_at_once(edition: SaboteurEdition) -> None:
    edition = house(edition, gold_choice="face-up")
    state = play(table(edition, hands="EW NS", mine=ALMOST), "lay EW 7,0")
    faces = (Face.STONE_ES, Face.TREASURE, Face.STONE_SW)
    roles = tuple(ROLES[letter] for letter in "MMS")
    assert state.public.news == (
        Laid(Seat(0), Shape.EW, 7, 0),
        Turned(Seat(0), Goal.MIDDLE, Face.TREASURE),
        RoundEnded(Role.MINER, Seat(0), roles, (Role.MINER,), faces),
        GoldDrawn(3),
    )
    assert state.public.stage == Sharing(Seat(0), 3)
    assert state.private[0].hand == cards("NS")
    assert state.public.pile == 3


# One card between the top and the middle goal reaches both.
BETWEEN = "ES EW*7\n@ .*7 ?"


@pytest.mark.parametrize("edition", [FA, HE, LV], ids=["fa", "he", "lv"])
@pytest.mark.parametrize("goals", ["ES gold SW", "gold ES SW"])
def test_s_5_2_stones_turned_with_the_treasure_are_laid_no_way_round(
    edition: SaboteurEdition, goals: str
) -> None:
    state = play(table(edition, hands="NES", mine=BETWEEN, goals=goals), "lay NSW 8,-1")
    faces = tuple(Face(face) for face in goals.split())
    assert state.public.news[1:3] == (
        Turned(Seat(0), Goal.TOP, faces[0]),
        Turned(Seat(0), Goal.MIDDLE, faces[1]),
    )
    assert Stood not in [type(news) for news in state.public.news]
    assert state.public.mine.goals == tuple(FaceUp(face) for face in faces)
    assert state.public.stage == Sharing(Seat(0), 3)


def test_s_5_2_the_goals_not_reached_are_shown_at_the_end() -> None:
    state = play(table(hands="EW", mine=ALMOST), "lay EW 7,0")
    assert state.public.mine.goals == tuple(
        FaceUp(face) for face in (Face.STONE_ES, Face.TREASURE, Face.STONE_SW)
    )
    assert state.secret.goals == (None, None, None)


def test_s_5_2_a_stone_that_lies_keeps_lying() -> None:
    mine = "ES EW*7\n@ .*7 [NW]"
    state = play(table(hands="NES", mine=mine, goals="gold ES SW"), "lay NSW 8,-1")
    assert state.public.mine.goals[1] == FaceUp(Face.STONE_ES, True)


@each_edition
@pytest.mark.parametrize("side", APPROACHES)
@pytest.mark.parametrize("stone", ["ES", "SW"])
def test_s_5_3_a_stone_meets_the_way(edition: SaboteurEdition, side: str, stone: str) -> None:
    mine, line = APPROACHES[side]
    other = "SW" if stone == "ES" else "ES"
    state = table(edition, hands="EW NE NW", mine=mine, goals=f"{other} {stone} gold")
    after = play(state, line)
    # As printed if that opens on the side of the way, else turned.
    turned = side not in stone
    assert after.public.mine.goals == (None, FaceUp(Face(stone), turned), None)
    assert after.public.news[1:] == (
        Turned(Seat(0), Goal.MIDDLE, Face(stone)),
        Stood(Goal.MIDDLE, turned),
    )
    assert after.secret.goals == (Face(other), None, Face.TREASURE)


def test_s_5_3_the_mover_draws_and_the_round_goes_on() -> None:
    state = play(table(hands="EW NE", mine=ALMOST, goals="ES SW gold"), "lay EW 7,0")
    assert state.private[0].hand == cards("NE N")
    assert state.private[0].news == (Drew(Card.DEAD_N),)
    assert state.public.stage == Playing(Seat(1))
    assert state.public.results == ()


def test_s_5_3_the_stone_carries_the_way() -> None:
    # Stone SW, reached from the west, leads south.
    state = play(table(hands="EW | NS", mine=ALMOST, goals="ES SW gold"), "lay EW 7,0")
    assert (8, 1) in cells(state, "NS")
    assert (8, -1) not in cells(state, "NS")


@each_edition
@pytest.mark.parametrize("north", ["NS", "N+S", "S"])
def test_s_5_3_all_laid_neighbours_are_fitted(edition: SaboteurEdition, north: str) -> None:
    # An opening of a card that leads nowhere is to be met as well: NW, not NE, lies here.
    state = table(edition, hands="EW", mine=f".*8 {north}\n@ EW*6 . ?", goals="SW ES gold")
    after = play(state, "lay EW 7,0")
    assert after.public.mine.goals[1] == FaceUp(Face.STONE_ES, True)
    assert after.public.stage == Playing(Seat(1))


# The stone ES would lie as NW to meet the way from the west, but the card above has a wall.
MISFIT = ".*8 EW\n@ EW*6 . ?"


@MOVER_PICKS
def test_s_5_4_the_mover_is_asked_after_seeing_it(edition: SaboteurEdition) -> None:
    state = table(edition, hands="EW NE", mine=MISFIT, goals="SW ES gold")
    asked = play(state, "lay EW 7,0")
    assert asked.public.stage == Fitting(Seat(0), Goal.MIDDLE)
    assert asked.public.mine.goals[1] == FaceUp(Face.STONE_ES, None)
    assert asked.public.news == (
        Laid(Seat(0), Shape.EW, 7, 0),
        Turned(Seat(0), Goal.MIDDLE, Face.STONE_ES),
    )
    assert moves(asked) == ["stone middle upright", "stone middle turned"]
    # Nothing is drawn before the turn is over.
    assert asked.private[0].hand == cards("NE")
    assert_refused(asked, "stone top turned", "S-5.4")
    assert_refused(asked, "stone bottom upright", "S-5.4")
    assert_refused(asked, "pass NE", "S-2.1")
    assert_refused(asked, "stone middle turned", "S-2.1", by=1)


@MOVER_PICKS
@pytest.mark.parametrize("turned", [False, True])
def test_s_5_4_the_mover_picks_either_way_round(edition: SaboteurEdition, turned: bool) -> None:
    state = table(edition, hands="EW NE", mine=MISFIT, goals="SW ES gold")
    state = play(state, "lay EW 7,0", f"stone middle {'turned' if turned else 'upright'}")
    assert state.public.mine.goals[1] == FaceUp(Face.STONE_ES, turned)
    assert state.public.news == (Stood(Goal.MIDDLE, turned),)
    assert state.public.stage == Playing(Seat(1))
    assert state.private[0].hand == cards("NE N")


@pytest.mark.parametrize("way", ["turned", "upright"])
def test_s_5_4_no_way_leads_on_through_a_misfit(way: str) -> None:
    state = table(hands="EW | NS EW", mine=MISFIT, goals="SW ES gold")
    state = play(state, "lay EW 7,0", f"stone middle {way}")
    # As ES it shows the way its back; as NW it leads north, where a wall is.
    assert (8, 1) not in cells(state, "NS")
    assert (9, 0) not in cells(state, "EW")


@MEETS
def test_s_5_4_meets_the_laid_card(edition: SaboteurEdition) -> None:
    state = table(edition, hands="EW", mine=MISFIT, goals="SW ES gold")
    after = play(state, "lay EW 7,0")
    assert after.public.mine.goals[1] == FaceUp(Face.STONE_ES, True)
    assert after.public.news[-1] == Stood(Goal.MIDDLE, True)
    assert after.public.stage == Playing(Seat(1))


@MEETS
def test_s_5_4_the_laid_card_comes_before_the_others(edition: SaboteurEdition) -> None:
    # The card at 8,1 opens north into the goal and, round by 7,0, joins its west side too.
    mine = """
    ES EW*8      SW
    @  .*6 ES ?  NS
    .*7    NE .  NW
    """
    state = table(edition, hands="ESW", mine=mine, goals="SW ES gold")
    after = play(state, "lay NEW 8,1")
    # South meets ES as printed; west would have turned it.
    assert after.public.mine.goals[1] == FaceUp(Face.STONE_ES, False)


@MEETS
def test_s_5_4_a_laid_card_with_a_wall_is_not_met(edition: SaboteurEdition) -> None:
    # The card at 7,0 shows the goal a wall and leads round to its north side.
    mine = """
    .*7    ES SW
    @ EW*6 .  ?  NS
    """
    state = table(edition, hands="NW", mine=mine, goals="ES SW gold")
    after = play(state, "lay NW 7,0")
    # North turns the stone SW; west would not have.
    assert after.public.mine.goals[1] == FaceUp(Face.STONE_SW, True)


WEST_NORTH = """
    .*6      ES   EW SW
    @ . EW*4 NESW EW ?
"""
NORTH_EAST = """
    .*6      ES EW ESW SW
    @ . EW*4 NW .  ?   NW
"""
EAST_SOUTH = """
    .*6      ES  EW EW SW
    @ . EW*4 NSW .  ?  NW
    .*6      NE  EW NW
"""
WEST_SOUTH = """
    @ . EW*4 ESW EW ?
    .*6      NE  EW NW
"""
NORTH_SOUTH = """
    .*6      ES  EW SW
    @ . EW*4 NSW .  ?
    .*6      NE  EW NW
"""
WEST_EAST = """
    .*6      ES   EW EW SW
    @ . EW*4 NEW  EW ?  NW
"""
DEAD_WEST_NORTH = """
    .*6      ES EW SW
    @ . EW*4 NW E  ?
"""


@MEETS
@pytest.mark.parametrize(
    ("mine", "stone", "first"),
    [
        pytest.param(WEST_NORTH, "SW", "W", id="west before north"),
        pytest.param(WEST_EAST, "ES", "W", id="west before east"),
        pytest.param(WEST_SOUTH, "ES", "W", id="west before south"),
        pytest.param(NORTH_EAST, "ES", "N", id="north before east"),
        pytest.param(NORTH_SOUTH, "SW", "N", id="north before south"),
        pytest.param(EAST_SOUTH, "SW", "E", id="east before south"),
        pytest.param(DEAD_WEST_NORTH, "SW", "N", id="a dead end does not count"),
    ],
)
def test_s_5_4_else_the_first_joined_neighbour(
    edition: SaboteurEdition, mine: str, stone: str, first: str
) -> None:
    other = "SW" if stone == "ES" else "ES"
    state = table(edition, hands="EW", mine=mine, goals=f"{other} {stone} gold")
    after = play(state, "lay EW 1,0")
    assert after.public.mine.goals[1] == FaceUp(Face(stone), first not in stone)
    assert after.public.stage == Playing(Seat(1))


def test_s_5_4_the_prints() -> None:
    assert {edition.name: edition.stone_misfit for edition in ALL} == {
        "fa": "meets-path",
        "he": "meets-path",
        "lv": "mover-decides",
        "ru": "mover-decides",
    }

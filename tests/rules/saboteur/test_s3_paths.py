"""S-3: where a path card may lie."""

from __future__ import annotations

import pytest

from lorelode.core import Seat
from lorelode.rules.saboteur import SABOTEUR
from lorelode.rules.saboteur.cards import CARD_OF, SHAPES, Card, Shape
from lorelode.rules.saboteur.editions import SaboteurEdition
from lorelode.rules.saboteur.moves import Lay
from lorelode.rules.saboteur.state import SaboteurState
from tests.rules.saboteur.table import (
    ALL,
    FA,
    HE,
    LV,
    RU,
    assert_refused,
    cells,
    each_edition,
    house,
    mover,
    moves,
    play,
    table,
)

EVERY_PATH_CARD = "NESW NES ESW NS EW NE NW N E N+S E+W N+E N+W N+E+S E+S+W N+E+S+W"
ADJACENT_IS_ENOUGH = pytest.mark.parametrize(
    "edition", [FA, HE, RU, house(LV, unbroken_path=False)], ids=["fa", "he", "ru", "lv, off"]
)
UNBROKEN = pytest.mark.parametrize(
    "edition", [LV, house(RU, unbroken_path=True)], ids=["lv", "ru, unbroken"]
)


def shapes_at(state: SaboteurState, x: int, y: int) -> set[str]:
    """The shapes that the mover may lay on a cell."""
    return {
        str(move.shape)
        for move in SABOTEUR.choices(state.view(mover(state)))
        if isinstance(move, Lay) and (move.x, move.y) == (x, y)
    }


def shapes(having: str = "", lacking: str = "") -> set[str]:
    """All shapes with openings on these sides and walls on those."""
    return {
        str(shape) for shape in Shape if set(having) <= set(shape) and not set(lacking) & set(shape)
    }


def test_s_3_1_beside_a_laid_card() -> None:
    state = table(hands="EW", mine="@ EW EW")
    assert cells(state, "EW") == {(-1, 0), (3, 0)}


@each_edition
@pytest.mark.parametrize("cell", ["3,0", "2,1", "-1,-1", "0,0", "1,0", "5,5"])
def test_s_3_1_not_elsewhere(edition: SaboteurEdition, cell: str) -> None:
    # Two cells off, diagonal, on the start, on a card, far away.
    assert_refused(table(edition, hands="NESW", mine="@ NESW"), f"lay NESW {cell}", "S-3.1")


@each_edition
@pytest.mark.parametrize("cell", ["8,-2", "8,0", "8,2", "7,0", "9,2", "8,1", "8,-3"])
def test_s_3_1_a_face_down_goal_is_no_laid_card(edition: SaboteurEdition, cell: str) -> None:
    assert_refused(table(edition, hands="NESW"), f"lay NESW {cell}", "S-3.1")


@each_edition
def test_s_3_1_a_face_up_goal_is_a_laid_card(edition: SaboteurEdition) -> None:
    state = table(edition, hands="NE", mine="@ EW*7 [NW]")
    assert (8, -1) in cells(state, "SW")
    assert_refused(state, "lay NE 8,0", "S-3.1")


@ADJACENT_IS_ENOUGH
def test_s_3_1_beside_a_face_up_goal_cut_off(edition: SaboteurEdition) -> None:
    state = table(edition, hands="NS EW", mine="@ .*7 [NW]")
    assert cells(state, "NS") == {(0, -1), (0, 1), (8, -1), (9, 0)}
    assert cells(state, "EW") == {(-1, 0), (1, 0), (7, 0), (8, 1)}


@each_edition
@pytest.mark.parametrize(
    ("cell", "side"), [((1, 0), "W"), ((-1, 0), "E"), ((0, -1), "S"), ((0, 1), "N")]
)
def test_s_3_2_opening_meets_opening(
    edition: SaboteurEdition, cell: tuple[int, int], side: str
) -> None:
    state = table(edition, hands=EVERY_PATH_CARD)
    assert shapes_at(state, *cell) == shapes(having=side)


@pytest.mark.parametrize(
    ("mine", "cell", "side"),
    [
        ("@ . EW", (2, -1), "S"),
        ("@ . EW", (2, 1), "N"),
        ("@ . NS", (3, 0), "W"),
        ("@ . . NS", (2, 0), "E"),
    ],
)
def test_s_3_2_wall_meets_wall(mine: str, cell: tuple[int, int], side: str) -> None:
    state = table(RU, hands=EVERY_PATH_CARD, mine=mine)
    assert shapes_at(state, *cell) == shapes(lacking=side)


def test_s_3_2_on_every_side() -> None:
    state = table(
        RU,
        hands=EVERY_PATH_CARD,
        mine="""
        . NS .
        @ .  NS
        . EW .
        """,
    )
    # The start opens from the west, NS from the north; walls to the east and the south.
    assert shapes_at(state, 1, 0) == {"NW", "N+W"}


@each_edition
@pytest.mark.parametrize("line", ["lay NS 1,0", "lay ES 1,0", "lay E 1,0", "lay EW 0,1"])
def test_s_3_2_wall_against_opening_is_refused(edition: SaboteurEdition, line: str) -> None:
    assert_refused(table(edition, hands="NS NW E EW"), line, "S-3.2")


@each_edition
@pytest.mark.parametrize("line", ["lay NS 1,-1", "lay N 1,1", "lay NESW 3,0"])
def test_s_3_2_opening_against_wall_is_refused(edition: SaboteurEdition, line: str) -> None:
    assert_refused(table(edition, hands="NS N NESW", mine="@ EW W"), line, "S-3.2")


def test_s_3_2_one_side_out_of_two_is_refused() -> None:
    assert_refused(table(hands="EW NESW", mine="@ . NS"), "lay EW 1,0", "S-3.2")
    assert_refused(table(hands="EW NESW", mine="@ . NS"), "lay NESW 1,0", "S-3.2")


@each_edition
def test_s_3_2_a_face_down_goal_is_neutral(edition: SaboteurEdition) -> None:
    state = table(edition, hands=EVERY_PATH_CARD, mine="@ EW*6 . ?")
    assert shapes_at(state, 7, 0) == shapes(having="W")


def test_s_3_2_between_two_face_down_goals() -> None:
    state = table(hands=EVERY_PATH_CARD, mine="ES EW*7\n@ .*7 ?")
    assert shapes_at(state, 8, -1) == shapes(having="W")


@each_edition
def test_s_3_2_a_face_up_goal_must_be_fitted(edition: SaboteurEdition) -> None:
    state = table(edition, hands=EVERY_PATH_CARD, mine="@ EW*6 . [NW]")
    assert shapes_at(state, 7, 0) == shapes(having="EW")
    assert_refused(state, "lay NW 7,0", "S-3.2")


@each_edition
def test_s_3_2_a_face_up_goals_wall_must_be_fitted(edition: SaboteurEdition) -> None:
    state = table(edition, hands=EVERY_PATH_CARD, mine="@ EW*6 . [NE]")
    assert shapes_at(state, 7, 0) == shapes(having="W", lacking="E")


def test_s_3_3_each_card_has_one_or_two_ways_round() -> None:
    ways = {str(card): {str(shape) for shape in SHAPES[card]} for card in SHAPES}
    assert ways == {
        "NESW": {"NESW"},
        "NES": {"NES", "NSW"},
        "ESW": {"ESW", "NEW"},
        "NS": {"NS"},
        "EW": {"EW"},
        "NE": {"NE", "SW"},
        "NW": {"NW", "ES"},
        "N": {"N", "S"},
        "E": {"E", "W"},
        "N+S": {"N+S"},
        "E+W": {"E+W"},
        "N+E": {"N+E", "S+W"},
        "N+W": {"N+W", "E+S"},
        "N+E+S": {"N+E+S", "N+S+W"},
        "E+S+W": {"E+S+W", "N+E+W"},
        "N+E+S+W": {"N+E+S+W"},
    }
    assert {shape: card for card in SHAPES for shape in SHAPES[card]} == CARD_OF


def test_s_3_3_turned_by_180_degrees() -> None:
    state = play(table(hands="NES map"), "lay NSW 1,0")
    assert state.private[0].hand == (Card.MAP, Card.DEAD_N)
    assert cells(state, "EW") == set()
    assert [tile.shape for tile in state.public.mine.laid] == [Shape.NSW]


@pytest.mark.parametrize(
    ("hand", "offered"),
    [
        ("NS", {"lay NS 0,-1", "lay NS 0,1"}),
        ("E", {"lay E -1,0", "lay W 1,0"}),
        ("NE", {"lay NE 0,1", "lay NE -1,0", "lay SW 0,-1", "lay SW 1,0"}),
    ],
)
def test_s_3_3_never_by_90_degrees(hand: str, offered: set[str]) -> None:
    state = table(hands=hand)
    assert set(moves(state)) == offered | {f"pass {hand}"}
    assert_refused(state, "lay EW 1,0", "S-2.1")


ISLAND = "@ . EW"
STUB = "@ E+W"
WALL_TO_WALL = "@ EW"
BEHIND = [
    pytest.param(ISLAND, "lay EW 3,0", id="beside an island"),
    pytest.param(STUB, "lay EW 2,0", id="behind a dead end"),
    pytest.param("@ N+E+S+W", "lay NS 1,-1", id="a dead end's far stub, north"),
    pytest.param(WALL_TO_WALL, "lay EW 1,-1", id="wall to wall"),
    pytest.param("@ W", "lay NS 2,0", id="at the back of a dead end"),
    pytest.param(". . EW\n@ EW .", "lay EW 1,-1", id="a joined wall and an island's opening"),
    pytest.param("@ EW . NESW", "lay NS 3,1", id="south of an island"),
    pytest.param("@ .*7 [NW]", "lay NS 8,-1", id="beside a stone goal cut off"),
    pytest.param("@ EW*7 [ES]", "lay EW 9,0", id="behind a stone goal turned away"),
]


@ADJACENT_IS_ENOUGH
@pytest.mark.parametrize(("mine", "line"), BEHIND)
def test_s_3_4_adjacency_is_enough(edition: SaboteurEdition, mine: str, line: str) -> None:
    state = play(table(edition, hands="EW NS", mine=mine), line)
    tile = state.public.mine.laid[-1]
    assert f"lay {tile.shape} {tile.x},{tile.y}" == line


@UNBROKEN
@pytest.mark.parametrize(("mine", "line"), BEHIND)
def test_s_3_4_an_unbroken_way_must_lead_there(
    edition: SaboteurEdition, mine: str, line: str
) -> None:
    assert_refused(table(edition, hands="EW NS", mine=mine), line, "S-3.4")


def test_s_3_4_only_lv_asks_for_an_unbroken_way() -> None:
    assert {edition.name: edition.unbroken_path for edition in ALL} == {
        "fa": False,
        "he": False,
        "lv": True,
        "ru": False,
    }


@UNBROKEN
def test_s_3_4_the_gap_before_an_island_is_open(edition: SaboteurEdition) -> None:
    state = table(edition, hands="EW | EW", mine=ISLAND)
    assert cells(state, "EW") == {(-1, 0), (1, 0)}
    joined = play(state, "lay EW 1,0")
    assert cells(joined, "EW") == {(-1, 0), (3, 0)}


@UNBROKEN
def test_s_3_4_a_dead_end_may_be_laid_but_not_continued(edition: SaboteurEdition) -> None:
    state = play(table(edition, hands="E+W | EW", mine=ISLAND), "lay E+W 1,0")
    assert cells(state, "EW") == {(-1, 0)}
    assert_refused(state, "lay EW 3,0", "S-3.4")


@UNBROKEN
def test_s_3_4_a_way_round_the_dead_end(edition: SaboteurEdition) -> None:
    # The crossing at 2,0 is joined by the upper way, not through the dead end at 1,0.
    mine = """
    ES EW  SW
    @  E+W NESW
    """
    assert (3, 0) in cells(table(edition, hands="EW", mine=mine), "EW")


@UNBROKEN
def test_s_3_4_a_far_island_is_joined_as_a_whole(edition: SaboteurEdition) -> None:
    mine = """
    @ . NESW EW
    . . NESW EW
    """
    state = play(table(edition, hands="EW | EW", mine=mine), "lay EW 1,0")
    assert cells(state, "EW") == {(-1, 0), (4, 0), (1, 1), (4, 1)}


@pytest.mark.parametrize("tool", ["pick", "lamp", "cart"])
def test_s_3_5_no_path_card_with_a_broken_tool(tool: str) -> None:
    state = table(hands="EW map", broken={0: tool})
    assert_refused(state, "lay EW 1,0", "S-3.5")
    assert moves(state) == ["map top", "map middle", "map bottom", "pass EW", "pass map"]


def test_s_3_5_others_lay_on() -> None:
    state = table(hands="EW", broken={1: "pick lamp cart"})
    assert play(state, "lay EW 1,0").public.mine.laid != ()


def test_s_3_5_one_mended_tool_of_two_is_not_enough() -> None:
    state = table(hands="EW +pick | NE | NE", broken={0: "pick lamp"})
    state = play(state, "repair pick 0 +pick", "pass NE", "pass NE")
    assert_refused(state, "lay EW 1,0", "S-3.5")


def test_s_3_5_once_mended_lay_again_next_turn() -> None:
    state = table(hands="EW | +lamp | NE", broken={0: "lamp"})
    state = play(state, "pass EW", "repair lamp 0 +lamp", "pass NE")
    assert mover(state) == Seat(0)
    assert play(state, "lay N 0,1").public.mine.laid[-1].shape is Shape.DEAD_N

"""S-4: action cards."""

from __future__ import annotations

import pytest

from lorelode.core import Seat
from lorelode.rules.saboteur import SABOTEUR
from lorelode.rules.saboteur.cards import Card, Face, Goal, Shape, Tool
from lorelode.rules.saboteur.editions import SaboteurEdition
from lorelode.rules.saboteur.news import Broke, Drew, Fell, Laid, Looked, Mended, Saw, Stood
from lorelode.rules.saboteur.state import FaceUp, Tile
from tests.rules.saboteur.table import (
    LV,
    RU,
    assert_refused,
    cards,
    cells,
    deal,
    each_edition,
    moves,
    others_see,
    play,
    stack_deal,
    table,
)

TOOLS = pytest.mark.parametrize("tool", ["pick", "lamp", "cart"])


@each_edition
@TOOLS
@pytest.mark.parametrize("target", [0, 1, 2])
def test_s_4_1_in_front_of_anyone(edition: SaboteurEdition, tool: str, target: int) -> None:
    state = play(table(edition, hands=f"-{tool} NE"), f"break {tool} {target}")
    broken = [player.broken for player in state.public.players]
    assert broken[target] == (Tool(tool),)
    assert sum(map(len, broken)) == 1
    assert state.public.news == (Broke(Seat(0), Seat(target), Tool(tool)),)
    assert state.private[0].hand == cards("NE N")
    # The card lies in front of the player, not on the discard.
    assert state.public.spent == ()


@TOOLS
def test_s_4_1_one_of_each_kind(tool: str) -> None:
    state = table(hands=f"-{tool}", broken={1: tool})
    assert_refused(state, f"break {tool} 1", "S-4.1")
    assert moves(state) == [f"break {tool} 0", f"break {tool} 2", f"pass -{tool}"]


def test_s_4_1_up_to_three() -> None:
    state = table(hands="-cart | -pick | -lamp", roles="MMMS")
    state = play(state, "break cart 3", "break pick 3", "break lamp 3")
    # Kept in the order of the tools, however they were broken.
    assert state.public.players[3].broken == (Tool.PICK, Tool.LAMP, Tool.CART)


@pytest.mark.parametrize("seat", [-1, 3])
def test_s_4_1_only_players_have_tools(seat: int) -> None:
    assert_refused(table(hands="-pick"), f"break pick {seat}", "S-4.1")


def test_s_4_1_no_choice_if_everybodys_is_broken() -> None:
    state = table(hands="-pick", broken={0: "pick", 1: "pick", 2: "pick"})
    assert moves(state) == ["pass -pick"]


@each_edition
@TOOLS
@pytest.mark.parametrize("target", [0, 1])
def test_s_4_2_mends_anyones_tool(edition: SaboteurEdition, tool: str, target: int) -> None:
    state = table(edition, hands=f"+{tool} NE", broken={target: tool, 2: "pick lamp cart"})
    state = play(state, f"repair {tool} {target} +{tool}")
    assert state.public.players[target].broken == ()
    assert state.public.players[2].broken == tuple(Tool)
    # Both cards are discarded.
    assert state.public.spent == cards(f"+{tool} -{tool}")
    assert state.private[0].hand == cards("NE N")
    mended = Mended(Seat(0), Seat(target), Tool(tool), Card(f"+{tool}"))
    assert state.public.news == (mended,)


def test_s_4_2_leaves_the_other_tools_broken() -> None:
    state = play(table(hands="+lamp", broken={1: "pick lamp cart"}), "repair lamp 1 +lamp")
    assert state.public.players[1].broken == (Tool.PICK, Tool.CART)


@each_edition
def test_s_4_2_not_without_a_broken_tool(edition: SaboteurEdition) -> None:
    state = table(edition, hands="+pick", broken={1: "lamp"})
    assert_refused(state, "repair pick 0 +pick", "S-4.2")
    assert_refused(state, "repair pick 1 +pick", "S-4.2")
    assert moves(state) == ["pass +pick"]


def test_s_4_2_the_tool_must_match() -> None:
    # "A broken cart is mended by a whole cart alone, not by a lamp or a pick."
    assert_refused(table(hands="+pick", broken={1: "cart"}), "repair cart 1 +pick", "S-4.2")


@pytest.mark.parametrize("seat", [-1, 3])
def test_s_4_2_only_players_have_tools(seat: int) -> None:
    state = table(hands="+pick", broken={0: "pick", 1: "pick", 2: "pick"})
    assert_refused(state, f"repair pick {seat} +pick", "S-4.2")


def test_s_4_2_no_other_card_mends() -> None:
    state = table(hands="NS -pick", broken={1: "pick"})
    assert not [line for line in moves(state) if line.startswith("repair")]


def test_s_4_2_a_mended_tool_may_break_again() -> None:
    state = table(hands="+pick | -pick", broken={1: "pick"})
    state = play(state, "repair pick 1 +pick", "break pick 1")
    assert state.public.players[1].broken == (Tool.PICK,)
    assert state.public.spent == cards("+pick -pick")


@pytest.mark.parametrize(
    ("card", "tools"),
    [
        ("+pick/lamp", ("pick", "lamp")),
        ("+pick/cart", ("pick", "cart")),
        ("+lamp/cart", ("lamp", "cart")),
    ],
)
def test_s_4_3_mends_one_of_two_by_choice(card: str, tools: tuple[str, str]) -> None:
    state = table(hands=card, broken={1: "pick lamp cart"})
    first, second = (f"repair {tool} 1 {card}" for tool in tools)
    assert moves(state) == [first, second, f"pass {card}"]
    for mended in tools:
        after = play(state, f"repair {mended} 1 {card}")
        assert after.public.players[1].broken == tuple(t for t in Tool if t != mended)
        assert after.public.spent == cards(f"{card} -{mended}")
        assert after.public.news == (Mended(Seat(0), Seat(1), Tool(mended), Card(card)),)


def test_s_4_3_for_anyone() -> None:
    state = table(hands="+pick/lamp", broken={0: "lamp", 1: "pick cart", 2: "pick"})
    assert moves(state) == [
        "repair pick 1 +pick/lamp",
        "repair pick 2 +pick/lamp",
        "repair lamp 0 +pick/lamp",
        "pass +pick/lamp",
    ]


@pytest.mark.parametrize(
    ("card", "tool"), [("+pick/lamp", "cart"), ("+pick/cart", "lamp"), ("+lamp/cart", "pick")]
)
def test_s_4_3_not_the_third_tool(card: str, tool: str) -> None:
    state = table(hands=card, broken={1: "pick lamp cart"})
    assert_refused(state, f"repair {tool} 1 {card}", "S-4.3")


def test_s_4_3_not_a_whole_tool() -> None:
    assert_refused(
        table(hands="+pick/lamp", broken={1: "pick"}), "repair lamp 1 +pick/lamp", "S-4.2"
    )


@each_edition
@pytest.mark.parametrize(
    "mine", ["@ EW EW", "@ . EW", "@ E+W W", "@ NESW EW"], ids=["joined", "island", "dead", "mid"]
)
def test_s_4_4_takes_any_path_card(edition: SaboteurEdition, mine: str) -> None:
    state = table(edition, hands="rockfall NE", mine=mine)
    tile = state.public.mine.laid[0]
    after = play(state, f"rockfall {tile.x},{tile.y}")
    assert after.public.mine.laid == state.public.mine.laid[1:]
    assert after.public.news == (Fell(Seat(0), tile.shape, tile.x, tile.y),)
    assert after.public.spent == (Card.ROCKFALL, Card(tile.shape))
    assert after.private[0].hand == cards("NE N")


def test_s_4_4_a_turned_card_is_spent_as_the_card_it_is() -> None:
    state = play(table(hands="rockfall", mine="@ NSW"), "rockfall 1,0")
    assert state.public.spent == (Card.ROCKFALL, Card.NES)


@each_edition
@pytest.mark.parametrize("cell", ["0,0", "8,-2", "8,0", "8,2", "2,0", "0,1"])
def test_s_4_4_never_start_goal_or_nothing(edition: SaboteurEdition, cell: str) -> None:
    # The middle goal lies face up, the others face down; no card lies at 2,0 and 0,1.
    state = table(edition, hands="rockfall", mine="@ EW .*6 [NW]")
    assert_refused(state, f"rockfall {cell}", "S-4.4")
    assert moves(state) == ["rockfall 1,0", "pass rockfall"]


@each_edition
def test_s_4_4_not_playable_without_a_card_in_the_mine(edition: SaboteurEdition) -> None:
    state = table(edition, hands="rockfall")
    assert moves(state) == ["pass rockfall"]
    assert_refused(state, "rockfall 1,0", "S-4.4")


def test_s_4_4_with_a_broken_tool_too() -> None:
    state = table(hands="rockfall", mine="@ EW", broken={0: "pick"})
    assert play(state, "rockfall 1,0").public.mine.laid == ()


def test_s_4_4_the_way_is_broken_until_the_gap_is_filled() -> None:
    state = table(hands="rockfall | EW | EW", mine="@ EW EW")
    state = play(state, "rockfall 1,0")
    assert cells(state, "EW") == {(-1, 0), (1, 0)}
    assert_refused(state, "lay EW 3,0", "S-3.4")
    state = play(state, "lay EW 1,0")
    assert cells(state, "EW") == {(-1, 0), (3, 0)}


@each_edition
def test_s_4_4_a_dead_end_makes_room_for_a_new_way(edition: SaboteurEdition) -> None:
    state = table(edition, hands="rockfall | EW | EW", mine="@ E+W")
    state = play(state, "rockfall 1,0", "lay EW 1,0", "lay EW 2,0")
    assert state.public.mine.laid == (Tile(Shape.EW, 1, 0), Tile(Shape.EW, 2, 0))


def test_s_4_4_no_way_leads_into_the_gap_of_a_dead_end_by_a_wall_or_an_island() -> None:
    # Below the gap lies a card that is joined but has a wall there; to its east an island opens.
    mine = """
    . E+W EW
    @ EW  .
    """
    state = play(table(hands="rockfall | EW", mine=mine), "rockfall 1,-1")
    assert_refused(state, "lay EW 1,-1", "S-3.4")


def test_s_4_4_the_gap_must_be_fitted_on_all_sides() -> None:
    state = play(table(RU, hands="rockfall | NE NW EW", mine="@ EW EW"), "rockfall 1,0")
    assert_refused(state, "lay SW 1,0", "S-3.2")
    assert cells(state, "EW") == {(-1, 0), (1, 0), (3, 0), (2, -1), (2, 1)}


@each_edition
def test_s_4_4_no_cell_is_left_beside_nothing(edition: SaboteurEdition) -> None:
    state = table(edition, hands="rockfall | EW NS", mine="@ EW EW")
    state = play(state, "rockfall 2,0")
    assert_refused(state, "lay EW 3,0", "S-3.1")
    assert (2, 0) in cells(state, "EW")


def test_s_4_4_an_island_of_one_card_leaves_no_trace() -> None:
    state = play(table(RU, hands="rockfall | NESW", mine="@ .*4 NESW"), "rockfall 5,0")
    assert cells(state, "NESW") == {(0, -1), (1, 0), (0, 1), (-1, 0)}
    assert_refused(state, "lay NESW 5,0", "S-3.1")


def test_s_4_4_a_goal_forgets_a_card_that_fell() -> None:
    # The card above the middle goal would have made its stone a misfit.
    mine = """
    .*8      EW
    @ EW*6 . ?
    """
    state = table(hands="rockfall | EW", mine=mine, goals="gold ES SW")
    state = play(state, "rockfall 8,-1", "lay EW 7,0")
    assert state.public.mine.goals[1] == FaceUp(Face.STONE_ES, True)
    assert state.public.news[-1] == Stood(Goal.MIDDLE, True)


@each_edition
def test_s_4_4_a_stone_cut_off_never_turns_again(edition: SaboteurEdition) -> None:
    state = table(edition, hands="rockfall | EW NW", mine="@ EW*7 [NW]", goals="gold ES SW")
    state = play(state, "rockfall 7,0")
    assert state.public.mine.goals[1] == FaceUp(Face.STONE_ES, True)
    assert_refused(state, "lay NW 7,0", "S-3.2")
    state = play(state, "lay EW 7,0")
    assert state.public.mine.goals[1] == FaceUp(Face.STONE_ES, True)
    assert state.public.news == (Laid(Seat(1), Shape.EW, 7, 0),)
    assert state.public.mine.laid[-1] == Tile(Shape.EW, 7, 0)


def test_s_4_4_no_way_leads_through_a_stone_cut_off() -> None:
    state = table(hands="rockfall | NS | EW | NS", roles="MMMS", mine="@ EW*7 [NW]")
    state = play(state, "rockfall 7,0")
    assert_refused(state, "lay NS 8,-1", "S-3.4")
    state = play(state, "pass NS", "lay EW 7,0")
    assert (8, -1) in cells(state, "NS")


@each_edition
@pytest.mark.parametrize(
    ("goal", "face", "peeked"),
    [
        ("top", Face.STONE_SW, (Face.STONE_SW, None, None)),
        ("middle", Face.STONE_ES, (None, Face.STONE_ES, None)),
        ("bottom", Face.TREASURE, (None, None, Face.TREASURE)),
    ],
)
def test_s_4_5_the_player_alone_sees_the_very_card(
    edition: SaboteurEdition, goal: str, face: Face, peeked: tuple[Face | None, ...]
) -> None:
    state = play(table(edition, hands="map NE", goals="SW ES gold"), f"map {goal}")
    assert state.private[0].peeked == peeked
    assert state.private[0].news == (Saw(Goal(goal), face), Drew(Card.DEAD_N))
    assert state.public.news == (Looked(Seat(0), Goal(goal)),)
    assert state.public.players[0].looked == (Goal(goal),)
    assert state.public.spent == (Card.MAP,)
    assert state.public.mine.goals == (None, None, None)
    assert state.secret.goals == (Face.STONE_SW, Face.STONE_ES, Face.TREASURE)
    assert [private.peeked for private in state.private[1:]] == [(None, None, None)] * 2


def test_s_4_5_others_cannot_tell_what_it_showed() -> None:
    one, other = (
        play(table(hands="map", goals=goals), "map top") for goals in ("gold ES SW", "ES gold SW")
    )
    assert others_see(one, 0) == others_see(other, 0)
    assert one.view(Seat(0)) != other.view(Seat(0))


def test_s_4_5_what_was_seen_is_kept() -> None:
    state = table(hands="map map | NE | NE")
    state = play(state, "map bottom", "pass NE", "pass NE", "map top")
    assert state.private[0].peeked == (Face.STONE_ES, None, Face.STONE_SW)
    assert state.public.players[0].looked == (Goal.TOP, Goal.BOTTOM)


def test_s_4_5_a_known_goal_may_be_looked_at_again() -> None:
    state = table(hands="map map | NE | NE")
    state = play(state, "map top", "pass NE", "pass NE", "map top")
    assert state.private[0].peeked == (Face.STONE_ES, None, None)
    assert state.private[0].news[0] == Saw(Goal.TOP, Face.STONE_ES)
    assert state.public.players[0].looked == (Goal.TOP,)


def test_s_4_5_not_a_face_up_goal() -> None:
    state = table(hands="map", mine="@ EW*7 [NW]", goals="gold ES SW")
    assert_refused(state, "map middle", "S-4.5")
    assert moves(state) == ["map top", "map bottom", "pass map"]


def test_s_4_5_known_until_the_round_ends() -> None:
    state = play(table(LV, hands="map | - | -", pile="-", round=1), "map top")
    after = deal(state, stack_deal("MMS", spare="M", gold=()))
    assert [private.peeked for private in after.private] == [(None, None, None)] * 3
    assert [player.looked for player in after.public.players] == [()] * 3


def test_s_4_5_the_map_is_read_by_all_what_it_showed_is_not() -> None:
    assert SABOTEUR.write(SABOTEUR.read("map top"), hidden=True) == "map top"

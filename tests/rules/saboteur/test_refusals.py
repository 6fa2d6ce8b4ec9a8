"""What a player is told when a rule says no. These sentences are read by people."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from lorelode.core import CHANCE, IllegalMove, Seat
from lorelode.rules.saboteur import SABOTEUR
from lorelode.rules.saboteur.cards import DECK, GOLD, Card, Face, Goal, Role
from lorelode.rules.saboteur.moves import Deal
from lorelode.rules.saboteur.state import Choosing, Fitting, SaboteurState, Sharing
from tests.rules.saboteur.table import RU, table

ROW = "@ EW"
CUT = "@ . EW"


def at_stage(stage: Choosing | Fitting | Sharing) -> SaboteurState:
    state = table()
    return replace(state, public=replace(state.public, stage=stage))


REFUSED: dict[str, tuple[SaboteurState, int, str, str]] = {
    "turn": (table(), 1, "pass NE", "S-2.1: it is not the turn of seat 1"),
    "kind": (
        table(),
        0,
        "gold 3",
        "S-2.1: expected lay or break or repair or rockfall or map or pass",
    ),
    "hand": (table(hands="NE"), 0, "pass NS", "S-2.1: there is no NS in your hand"),
    "empty": (
        table(hands="NE"),
        0,
        "pass",
        "S-2.3: only a player whose hand is empty passes without a card",
    ),
    "alone": (
        table(hands="EW"),
        0,
        "lay EW 5,5",
        "S-3.1: a path card goes on a free cell beside a laid card",
    ),
    "wall": (
        table(hands="NS"),
        0,
        "lay NS 1,0",
        "S-3.2: opening must meet opening and wall meet wall on every side",
    ),
    "cut off": (
        table(hands="EW", mine=CUT),
        0,
        "lay EW 3,0",
        "S-3.4: no unbroken path from the start leads here",
    ),
    "broken": (
        table(hands="EW", broken={0: "lamp"}),
        0,
        "lay EW 1,0",
        "S-3.5: with a broken tool in front of you, you lay no path card",
    ),
    "twice": (
        table(hands="-lamp", broken={1: "lamp"}),
        0,
        "break lamp 1",
        "S-4.1: no lamp can be broken in front of seat 1",
    ),
    "whole": (
        table(hands="+lamp"),
        0,
        "repair lamp 1 +lamp",
        "S-4.2: +lamp finds no broken lamp to mend in front of seat 1",
    ),
    "neither": (
        table(hands="+pick/lamp", broken={1: "cart"}),
        0,
        "repair cart 1 +pick/lamp",
        "S-4.3: +pick/lamp mends one or the other, not a cart",
    ),
    "start": (
        table(hands="rockfall", mine=ROW),
        0,
        "rockfall 0,0",
        "S-4.4: a rockfall takes a path card, never the start or a goal",
    ),
    "face up": (
        table(hands="map", mine="@ . . . . . . . [NW]"),
        0,
        "map middle",
        "S-4.5: the middle goal lies face up already",
    ),
    "stone": (
        at_stage(Fitting(Seat(0), Goal.TOP)),
        0,
        "stone middle turned",
        "S-5.4: the middle goal is not the stone to be laid now",
    ),
    "goal": (
        at_stage(Choosing(Seat(0), (Goal.TOP, Goal.MIDDLE))),
        0,
        "turn bottom",
        "S-5.5: the bottom goal is not among those just reached",
    ),
    "gold": (
        at_stage(Sharing(Seat(0), 2)),
        0,
        "gold 3",
        "S-6.3: no gold card of 3 among those passed to you",
    ),
}


@pytest.mark.parametrize(("state", "seat", "move", "told"), REFUSED.values(), ids=REFUSED)
def test_an_illegal_move_is_refused_with_its_clause_and_reason(
    state: SaboteurState, seat: int, move: str, told: str
) -> None:
    with pytest.raises(IllegalMove) as refusal:
        SABOTEUR.play(state, Seat(seat), SABOTEUR.read(move))
    assert str(refusal.value) == told


RIGHT = Deal(
    roles=(Role.MINER, Role.MINER, Role.SABOTEUR),
    spare=(Role.MINER,),
    goals=tuple(Face),
    cards=DECK,
    gold=GOLD,
)
WRONG = {
    "S-1.1: roles: 1 of miner missing": replace(RIGHT, spare=()),
    "S-1.1: roles: 4 seats instead of 3": replace(
        RIGHT, roles=(*RIGHT.roles, Role.MINER), spare=()
    ),
    "S-1.2: goals: 1 of gold missing, 1 of ES too many": replace(
        RIGHT, goals=(Face.STONE_ES, Face.STONE_ES, Face.STONE_SW)
    ),
    "S-1.3: cards: 1 of map missing": replace(RIGHT, cards=DECK[:-1]),
    "S-1.3: gold to shuffle: 1 of 3 missing": replace(RIGHT, gold=GOLD[:-1]),
    "S-1.4: who begins: expected none, for seat 0 begins, the deal names 2": replace(
        RIGHT, first=Seat(2)
    ),
}


@pytest.mark.parametrize(("told", "deal"), WRONG.items())
def test_an_illegal_deal_is_refused_with_its_clause_and_reason(told: str, deal: Deal) -> None:
    state = SABOTEUR.setup(SABOTEUR.editions["lv"], 3, Seat(0))
    with pytest.raises(IllegalMove) as refusal:
        SABOTEUR.play(state, CHANCE, deal)
    assert str(refusal.value) == told


def test_a_deal_without_a_first_player_is_refused() -> None:
    state = SABOTEUR.setup(SABOTEUR.editions["lv"], 3)
    with pytest.raises(IllegalMove) as refusal:
        SABOTEUR.play(state, CHANCE, RIGHT)
    assert str(refusal.value) == "S-1.4: who begins: expected a seat, the deal names None"


def test_a_deal_that_shuffles_gold_too_often_is_refused() -> None:
    state = SABOTEUR.setup(SABOTEUR.editions["lv"], 3, Seat(0))
    state = replace(state, public=replace(state.public, round=1))
    with pytest.raises(IllegalMove) as refusal:
        SABOTEUR.play(state, CHANCE, RIGHT)
    assert str(refusal.value) == (
        "S-7.1: gold to shuffle: 16 of 1 too many, 8 of 2 too many, 4 of 3 too many"
    )


# The way from the start to the middle goal, but for its last card.
NEARLY = "@ EW*6 . ?"


def test_s_2_2_after_a_stone_one_card_is_drawn() -> None:
    state = table(hands="ESW", mine=NEARLY, goals="gold ES SW", pile="N E N+S")
    state = SABOTEUR.play(state, Seat(0), SABOTEUR.read("lay ESW 7,0"))
    assert state.private[0].hand == (Card.DEAD_N,)
    assert state.public.players[0].hand == 1
    assert state.secret.pile == (Card.DEAD_E, Card.DEAD_NS)
    assert state.public.pile == 2


def test_s_6_1_after_a_stone_the_last_card_ends_the_round() -> None:
    state = table(hands="ESW|-|-", mine=NEARLY, goals="gold ES SW", pile="-")
    state = SABOTEUR.play(state, Seat(0), SABOTEUR.read("lay ESW 7,0"))
    assert state.public.results[-1].winners is Role.SABOTEUR


def test_s_6_1_a_stone_turned_is_no_pass() -> None:
    # Both others have passed for want of a playable card, but seat 0 laid one and turned a stone.
    state = table(RU, hands="ESW|+lamp|+lamp", mine=NEARLY, goals="gold ES SW", pile="-")
    forced = tuple(replace(one, forced=seat > 0) for seat, one in enumerate(state.private))
    state = SABOTEUR.play(replace(state, private=forced), Seat(0), SABOTEUR.read("lay ESW 7,0"))
    assert state.public.results == ()
    assert SABOTEUR.to_act(state.public) == {1}

"""Saboteur's steady bot: harmless, blind to its role, and always digging for the treasure."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from lorelode.arena import derive_seed, play_out
from lorelode.bots import BOTS
from lorelode.bots.saboteur.steady import SaboteurSteadyBot
from lorelode.core import Edition
from lorelode.rules.cards import replace_item
from lorelode.rules.saboteur import SABOTEUR
from lorelode.rules.saboteur.cards import DECK, Face, Role
from lorelode.rules.saboteur.moves import Break, Gold, Rockfall
from lorelode.rules.saboteur.state import Playing, SaboteurState
from tests.rules.saboteur.table import ALL, LV, RU, house, mover, play, table


@pytest.mark.parametrize("edition", ALL, ids=lambda edition: edition.name)
@pytest.mark.parametrize("seats", SABOTEUR.seats)
def test_a_steady_bot_breaks_no_tool_and_brings_down_no_card(edition: Edition, seats: int) -> None:
    random_bot, steady = BOTS["saboteur"]["random"].make(None), SaboteurSteadyBot()
    bots = [steady if seat % 2 else random_bot for seat in range(seats)]
    for number in range(3):
        for step in play_out(SABOTEUR, edition, seats, bots, derive_seed(seats, number)):
            assert step.mover % 2 == 0 or not isinstance(step.move, Break | Rockfall)


@pytest.mark.parametrize("edition", ALL, ids=lambda edition: edition.name)
def test_a_steady_bot_plays_the_same_in_both_roles(edition: Edition) -> None:
    random_bot, bot = BOTS["saboteur"]["random"].make(None), SaboteurSteadyBot()
    for step in play_out(SABOTEUR, edition, 5, [random_bot] * 5, derive_seed(1)):
        stage = step.state.public.stage
        if isinstance(stage, Playing):
            view = step.state.view(stage.seat)
            assert view.private is not None
            blind = [
                bot.choose(replace(view, private=replace(view.private, role=role)), [], Random(0))
                for role in (*Role, None)
            ]
            assert blind == [blind[0]] * 3


def test_steady_bots_among_themselves_find_the_treasure() -> None:
    for number in range(5):
        *_, last = play_out(SABOTEUR, LV, 5, [SaboteurSteadyBot()] * 5, derive_seed(7, number))
        winners = [result.winners for result in last.state.public.results]
        assert winners == [Role.MINER] * 3


def choose(state: SaboteurState) -> str:
    """The move of the steady bot whose turn it is."""
    move = SaboteurSteadyBot().choose(state.view(mover(state)), [], Random(0))
    return SABOTEUR.write(move)


@pytest.mark.parametrize(
    ("hand", "broken", "move"),
    [
        ("NESW +lamp", {1: "lamp"}, "repair lamp 1 +lamp"),
        # Another's tools can wait until there is nowhere to dig.
        ("NESW +lamp", {2: "lamp"}, "lay NESW 1,0"),
        ("NS +lamp", {2: "lamp"}, "repair lamp 2 +lamp"),
        # A card for either of two tools is kept if one for this tool alone will do.
        ("+pick/lamp +lamp", {1: "lamp"}, "repair lamp 1 +lamp"),
        ("+pick/lamp +cart", {1: "lamp"}, "repair lamp 1 +pick/lamp"),
        # One's own first, then the left neighbour's, and so on round the table.
        ("+lamp +cart", {1: "lamp", 2: "cart"}, "repair lamp 1 +lamp"),
        ("+lamp +cart", {0: "lamp", 2: "cart"}, "repair cart 2 +cart"),
        ("+lamp map", {0: "lamp"}, "repair lamp 0 +lamp"),
        # A bot that cannot dig mends for others.
        ("NESW +lamp", {1: "pick", 0: "lamp"}, "repair lamp 0 +lamp"),
        ("NESW map", {1: "pick"}, "map top"),
    ],
)
def test_a_steady_bot_mends_its_own_tools_first(
    hand: str, broken: dict[int, str], move: str
) -> None:
    assert choose(table(hands=hand, broken=broken, turn=1)) == move


def with_seen_goals(state: SaboteurState, faces: str) -> SaboteurState:
    """The state in which the mover has seen these goals, from top to bottom; `?` is not seen."""
    seat = mover(state)
    peeked = tuple(None if face == "?" else Face(face) for face in faces.split())
    return replace(
        state,
        private=replace_item(state.private, seat, replace(state.private[seat], peeked=peeked)),
    )


@pytest.mark.parametrize(
    ("hand", "mine", "move"),
    [
        # 1,0 is seven steps from the middle goal; a card there that opens to the east leaves six.
        ("EW", "@", "lay EW 1,0"),
        ("NW ESW", "@", "lay ESW 1,0"),
        ("NES EW", "@ EW", "lay EW 2,0"),
        ("NW EW", "@ EW*6", "lay EW 7,0"),
        # A card that leads up, down or back brings no end nearer.
        ("NS", "@", "pass NS"),
        ("NW NS", "@ EW*2", "pass NS"),
        # A wall in the middle of the way is dug around.
        ("NW EW", "@ EW*2 . NS", "lay NW 3,0"),
        # Dead ends are never laid.
        ("N+E+S+W E", "@", "pass E"),
        ("E+W EW", "@ EW", "lay EW 2,0"),
        # What a rockfall has cut off is joined again, rather than dug around.
        ("NES EW", "@ EW*2 . EW*3", "lay EW 3,0"),
        # But not if it leads nowhere.
        ("EW", "@ EW . EW E+W", "pass EW"),
        # Cards that no way joins to the start are left to others.
        ("EW", "@ W .*3 EW", "pass EW"),
    ],
)
def test_a_steady_bot_lays_the_card_that_leads_nearest_to_a_goal(
    hand: str, mine: str, move: str
) -> None:
    for edition in ALL:
        assert choose(with_seen_goals(table(edition, hands=hand, mine=mine), "? gold ?")) == move


@pytest.mark.parametrize(
    ("hand", "faces", "mine", "move"),
    [
        ("EW NW", "? ? ?", "@ EW*6", "lay EW 7,0"),
        # Of a stone it keeps away: through 7,0 the way to the others goes up or down.
        ("EW NW", "? ES ?", "@ EW*6", "lay NW 7,0"),
        ("EW NE", "? ES ?", "@ EW*6", "lay SW 7,0"),
        ("EW NW NE", "? ? gold", "@ EW*6", "lay SW 7,0"),
        ("EW NW NE", "SW ES ?", "@ EW*6", "lay SW 7,0"),
        ("EW", "? ES ?", "@ EW*6", "pass EW"),
        # Everybody has seen what lies face up; beyond this stone is the way to the bottom.
        ("NS EW", "? ? ?", "@ EW*7 [SW]", "lay NS 8,1"),
        # A goal that was reached before waits to be reached again, from another side.
        ("NES NS", "ES ? SW", "ES EW*7\n@ EW*7 ?", "lay NSW 8,-1"),
    ],
)
def test_a_steady_bot_does_not_dig_for_a_goal_that_it_knows_to_be_stone(
    hand: str, faces: str, mine: str, move: str
) -> None:
    for edition in ALL:
        assert choose(with_seen_goals(table(edition, hands=hand, mine=mine), faces)) == move


@pytest.mark.parametrize(
    ("faces", "mine", "move"),
    [
        ("? ? ?", "@", "map top"),
        ("ES ? ?", "@", "map middle"),
        ("? SW ?", "@", "map top"),
        ("ES ? ?", "@ .*7 [NE]", "pass map"),
        ("? ? ?", "@ .*7 [NE]", "map top"),
        # Who knows where it is, or where it is not, twice, needs no map.
        ("? ? gold", "@", "pass map"),
        ("ES ? SW", "@", "pass map"),
    ],
)
def test_a_steady_bot_looks_at_goals_that_may_be_the_treasure(
    faces: str, mine: str, move: str
) -> None:
    assert choose(with_seen_goals(table(hands="+pick map", mine=mine), faces)) == move


WALLED_IN = ". S .\nE @ W\n. N ."


def test_a_steady_bot_puts_away_the_least_useful_card() -> None:
    box = list(dict.fromkeys(DECK))
    hand, order = [str(card) for card in reversed(box)], []
    while hand:
        state = with_seen_goals(table(hands=" ".join(hand), mine=WALLED_IN), "? gold ?")
        verb, card = choose(state).split()
        assert verb == "pass"
        hand.remove(card)
        order.append(card)
    assert order == [
        *("N", "E", "N+S", "E+W", "N+E", "N+W", "N+E+S", "E+S+W", "N+E+S+W"),
        *("-pick", "-lamp", "-cart", "rockfall", "map", "NS", "NW", "NE"),
        *("+pick", "+lamp", "+cart", "+pick/lamp", "+pick/cart", "+lamp/cart"),
        *("EW", "NES", "ESW", "NESW"),
    ]


def test_a_steady_bot_with_an_empty_hand_passes() -> None:
    assert choose(table(hands="- | NE")) == "pass"


def test_a_steady_bot_takes_the_gold_card_with_the_most_nuggets() -> None:
    state = play(table(LV, hands="EW", mine="@ EW*6", gold=(1, 3, 2)), "lay EW 7,0")
    for nuggets in (3, 2, 1):
        assert choose(state) == f"gold {nuggets}"
        state = SABOTEUR.play(state, mover(state), Gold(nuggets))


def test_a_steady_bot_turns_the_first_goal_and_lays_a_stone_upright() -> None:
    misfit = "ES EW*7\n@ .*7 ? NS"
    state = table(
        house(RU, stone_misfit="mover-decides"), hands="NES", mine=misfit, goals="gold SW ES"
    )
    state = play(state, "lay NSW 8,-1")
    assert choose(state) == "turn top"
    assert choose(play(state, "turn middle")) == "stone middle upright"

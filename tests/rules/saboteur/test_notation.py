"""Texts that are no moves, and what their writers are told."""

from __future__ import annotations

import pytest

from lorelode.core import IllegalMove, MoveSyntaxError, Seat
from lorelode.rules.saboteur import SABOTEUR
from lorelode.rules.saboteur.cards import DECK, GOLD, Face, Role
from lorelode.rules.saboteur.moves import Deal
from tests.rules.saboteur.table import table

VERBS = "lay, break, repair, rockfall, map, pass, turn, stone, gold, deal"
LAY = "expected 'lay SHAPE X,Y' as in 'lay NSW 3,-1'"
DEAL = "expected 'deal roles=… goals=… cards=…', then gold=… and first=… where needed"

NO_MOVES = {
    "dance": f"expected a move: {VERBS} …; not 'dance'",
    "": f"expected a move: {VERBS} …; not ''",
    "x" * 61: f"expected a move: {VERBS} …; not '{'x' * 60}…'",
    "x" * 60: f"expected a move: {VERBS} …; not '{'x' * 60}'",
    "lay": f"{LAY}; not 'lay'",
    "lay NES": f"{LAY}; not 'lay NES'",
    "lay NES  3,-1": f"{LAY}; not 'lay NES  3,-1'",
    "lay NES 3,-1 ": f"{LAY}; not 'lay NES 3,-1 '",
    "lay NES 03,-1": f"{LAY}; not 'lay NES 03,-1'",
    "lay NES 3,-1,2": f"{LAY}; not 'lay NES 3,-1,2'",
    "lay NWE 3,-1": f"{LAY}; not 'lay NWE 3,-1'",
    "break axe 2": "expected 'break TOOL SEAT' as in 'break lamp 2'; not 'break axe 2'",
    "repair lamp 2": (
        "expected 'repair TOOL SEAT CARD' as in 'repair lamp 2 +pick/lamp'; not 'repair lamp 2'"
    ),
    "rockfall 3": "expected 'rockfall X,Y' as in 'rockfall 3,-1'; not 'rockfall 3'",
    "map left": "expected 'map GOAL' as in 'map top'; not 'map left'",
    "pass ?": "expected 'pass CARD' as in 'pass N+S', or 'pass' with an empty hand; not 'pass ?'",
    "turn": "expected 'turn GOAL' as in 'turn top'; not 'turn'",
    "stone top round": (
        "expected 'stone GOAL upright' or 'stone GOAL turned'; not 'stone top round'"
    ),
    "gold ?": "expected 'gold NUGGETS' as in 'gold 3'; not 'gold ?'",
    "deal ?": f"{DEAL}; not 'deal ?'",
    "deal roles=X goals= cards=": f"{DEAL}; not 'deal roles=X goals= cards='",
}


@pytest.mark.parametrize(("text", "told"), NO_MOVES.items())
def test_a_text_that_is_not_a_move_is_refused_with_what_was_expected(text: str, told: str) -> None:
    with pytest.raises(MoveSyntaxError) as refusal:
        SABOTEUR.read(text)
    assert str(refusal.value) == told


def test_a_deal_is_written_part_by_part() -> None:
    deal = Deal((Role.MINER, Role.SABOTEUR), (Role.MINER,), tuple(Face), DECK, GOLD, Seat(1))
    text = SABOTEUR.write(deal)
    assert text.startswith("deal roles=MS+M goals=gold,ES,SW cards=NESW,NESW,")
    assert text.endswith(",map gold=" + ",".join(map(str, GOLD)) + " first=1")
    assert SABOTEUR.read(text) == deal
    bare = Deal((Role.MINER,), (), (), ())
    assert SABOTEUR.write(bare) == "deal roles=M goals= cards="
    assert SABOTEUR.read("deal roles=M goals= cards=") == bare
    assert SABOTEUR.write(deal, hidden=True) == "deal ?"


def test_s_4_2_a_map_mends_nothing() -> None:
    state = table(hands="map", broken={1: "lamp"})
    with pytest.raises(IllegalMove) as refusal:
        SABOTEUR.play(state, Seat(0), SABOTEUR.read("repair lamp 1 map"))
    assert str(refusal.value) == ("S-4.2: map finds no broken lamp to mend in front of seat 1")

"""What a dwarf sees that looks ahead: worlds, sites and how likely the miners win."""

from __future__ import annotations

from collections import Counter
from itertools import islice
from random import Random

from lorelode.arena import play_out, seed_of
from lorelode.bots.saboteur import SaboteurEasyBot
from lorelode.bots.saboteur.analysis.beliefs import believed
from lorelode.bots.saboteur.analysis.determinization import Imagined
from lorelode.bots.saboteur.analysis.distance import distances
from lorelode.bots.saboteur.analysis.distance_cache import Site
from lorelode.bots.saboteur.analysis.evaluation import unseen
from lorelode.bots.saboteur.analysis.history import Stories
from lorelode.bots.saboteur.analysis.rollout import World
from lorelode.bots.saboteur.analysis.value_network import SIGNS, odds, signs
from lorelode.bots.saboteur.analysis.value_network_weights import HIDDEN
from lorelode.core import Seat
from lorelode.rules.saboteur import SABOTEUR
from lorelode.rules.saboteur.cards import OPENINGS, Face, Role, Shape
from lorelode.rules.saboteur.editions import EDITIONS
from lorelode.rules.saboteur.paths import place
from lorelode.rules.saboteur.state import SaboteurState
from tests.rules.saboteur.table import draw, table


def foreseen(state: SaboteurState, *saboteurs: int) -> float:
    treasure = state.secret.goals.index(Face.TREASURE)
    doubts = [0.3] * len(state.private)
    return odds(signs(World(state, saboteurs, treasure, doubts=doubts).moment()))


def test_there_is_a_weight_for_every_sign() -> None:
    moment = World(table(), [], 1, doubts=[0.3] * 5).moment()
    assert len(signs(moment)) == len(SIGNS)
    assert all(len(row) == len(SIGNS) for _, row, _ in HIDDEN)


def test_the_nearer_the_treasure_the_likelier_the_miners_win() -> None:
    hands = "EW NS|EW NS|EW NS"
    far, near = (
        table(mine=f"@ EW*{cards}", hands=hands, roles="MMS", goals="ES gold SW")
        for cards in (1, 6)
    )
    assert 0 < foreseen(far, 2) < foreseen(near, 2) < 1


def test_broken_tools_are_a_bad_sign() -> None:
    hands = "EW NS|EW NS|EW NS"
    whole, broken = (
        table(mine="@ EW*3", hands=hands, roles="MMS", broken=tools)
        for tools in ({}, {0: "lamp", 1: "lamp"})
    )
    assert foreseen(broken, 2) < foreseen(whole, 2)


def test_a_site_knows_what_the_ground_tells_and_remembers_it() -> None:
    mine = draw("@ EW*3")
    site = Site(mine.ways)
    assert tuple(site.way(goal).cards for goal in range(3)) == distances(mine.ways)
    after = site.lay(place(4, 0), OPENINGS[Shape.EW])
    assert after is site.lay(place(4, 0), OPENINGS[Shape.EW])
    assert after.way(1).cards == site.way(1).cards - 1
    fallen = after.remove(place(2, 0))
    # The tunnel beyond the gap is still there.
    assert fallen.way(1).cards == after.way(1).cards + 1


def test_imagined_worlds_agree_with_the_view() -> None:
    steps = play_out(SABOTEUR, EDITIONS["lv"], 5, [SaboteurEasyBot()] * 5, seed_of(5))
    state = next(islice(steps, 25, None)).state
    rng = Random(1)
    for seat, private in enumerate(state.private):
        view = state.view(Seat(seat))
        imagined = Imagined(view, believed(view, Stories().told(view.public, [])), rng)
        for _ in range(10):
            world = imagined.world(rng)
            assert world.hands[seat] == list(private.hand)
            assert [len(hand) for hand in world.hands] == [
                player.hand for player in view.public.players
            ]
            assert len(world.pile) == view.public.pile
            assert (seat in world.saboteurs) is (private.role is Role.SABOTEUR)
            assert world.faces[world.treasure] is Face.TREASURE
            hidden = Counter(world.pile)
            for other, hand in enumerate(world.hands):
                hidden.update(hand if other != seat else ())
            assert hidden <= Counter(unseen(view))

"""What `hard` looks ahead with: samples of hidden cards, cached distances, the value network."""

from __future__ import annotations

from collections import Counter
from itertools import islice
from random import Random

from lorelode.arena import derive_seed, play_out
from lorelode.bots.saboteur.analysis.beliefs import infer_beliefs
from lorelode.bots.saboteur.analysis.determinization import Determinizer
from lorelode.bots.saboteur.analysis.distance import distances
from lorelode.bots.saboteur.analysis.distance_cache import MeasuredMine
from lorelode.bots.saboteur.analysis.features import Features, measure_features
from lorelode.bots.saboteur.analysis.history import HistoryCache
from lorelode.bots.saboteur.analysis.rollout import Rollout
from lorelode.bots.saboteur.analysis.value_network import win_probability
from lorelode.bots.saboteur.analysis.value_network_weights import HIDDEN
from lorelode.bots.saboteur.easy import SaboteurEasyBot
from lorelode.core import Seat
from lorelode.rules.saboteur import SABOTEUR
from lorelode.rules.saboteur.cards import OPENINGS, Face, Role, Shape
from lorelode.rules.saboteur.editions import EDITIONS
from lorelode.rules.saboteur.knowledge import unseen_cards
from lorelode.rules.saboteur.paths import place
from lorelode.rules.saboteur.state import SaboteurState
from tests.rules.saboteur.table import draw, table


def miners_win(state: SaboteurState, *saboteurs: int) -> float:
    treasure = state.secret.goals.index(Face.TREASURE)
    doubts = [0.3] * len(state.private)
    return win_probability(
        measure_features(Rollout(state, saboteurs, treasure, suspicion=doubts).position())
    )


def test_there_is_a_weight_for_every_feature() -> None:
    assert all(len(row) == len(Features._fields) for _, row, _ in HIDDEN)


def test_the_nearer_the_treasure_the_likelier_the_miners_win() -> None:
    hands = "EW NS|EW NS|EW NS"
    far, near = (
        table(mine=f"@ EW*{cards}", hands=hands, roles="MMS", goals="ES gold SW")
        for cards in (1, 6)
    )
    assert 0 < miners_win(far, 2) < miners_win(near, 2) < 1


def test_broken_tools_make_the_miners_less_likely_to_win() -> None:
    hands = "EW NS|EW NS|EW NS"
    whole, broken = (
        table(mine="@ EW*3", hands=hands, roles="MMS", broken=tools)
        for tools in ({}, {0: "lamp", 1: "lamp"})
    )
    assert miners_win(broken, 2) < miners_win(whole, 2)


def test_cached_distances_are_those_of_the_mine() -> None:
    mine = draw("@ EW*3")
    measured = MeasuredMine(mine.ways)
    assert tuple(measured.route(goal).cards for goal in range(3)) == distances(mine.ways)
    after = measured.lay(place(4, 0), OPENINGS[Shape.EW])
    assert after is measured.lay(place(4, 0), OPENINGS[Shape.EW])
    assert after.route(1).cards == measured.route(1).cards - 1
    fallen = after.remove(place(2, 0))
    # The tunnel beyond the gap is still there.
    assert fallen.route(1).cards == after.route(1).cards + 1


def test_sampled_states_agree_with_the_view() -> None:
    steps = play_out(SABOTEUR, EDITIONS["lv"], 5, [SaboteurEasyBot()] * 5, derive_seed(5))
    state = next(islice(steps, 25, None)).state
    rng = Random(1)
    for seat, private in enumerate(state.private):
        view = state.view(Seat(seat))
        history = HistoryCache().current(view.public, [])
        determinizer = Determinizer(view, infer_beliefs(view, history), rng)
        for _ in range(10):
            sample = determinizer.sample(rng)
            assert sample.hands[seat] == list(private.hand)
            assert [len(hand) for hand in sample.hands] == [
                player.hand for player in view.public.players
            ]
            assert len(sample.pile) == view.public.pile
            assert (seat in sample.saboteurs) is (private.role is Role.SABOTEUR)
            assert sample.faces[sample.treasure] is Face.TREASURE
            hidden = Counter(sample.pile)
            for other, hand in enumerate(sample.hands):
                hidden.update(hand if other != seat else ())
            assert hidden <= Counter(unseen_cards(view))

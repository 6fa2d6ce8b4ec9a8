"""What bots believe of roles and goals after what everybody did."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from lorelode.arena import derive_seed, play_out
from lorelode.bots.saboteur.analysis.beliefs import Beliefs, infer_beliefs, role_prior
from lorelode.bots.saboteur.analysis.distance import UNREACHABLE
from lorelode.bots.saboteur.analysis.history import DeedKind, HistoryCache
from lorelode.bots.saboteur.normal import SaboteurNormalBot
from lorelode.core import Seat, show_move
from lorelode.rules.cards import replace_item
from lorelode.rules.saboteur import SABOTEUR
from lorelode.rules.saboteur.cards import Face, Role
from lorelode.rules.saboteur.editions import EDITIONS
from lorelode.rules.saboteur.state import Playing, SaboteurState
from tests.rules.saboteur.table import FA, LV, RU, play, table


def beliefs(state: SaboteurState, seat: int, *lines: str) -> Beliefs:
    view = state.view(Seat(seat))
    return infer_beliefs(view, HistoryCache().current(view.public, ["* deal ?", *lines]))


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", [3, 5, 10])
def test_before_the_first_deed_all_others_are_equally_suspected(edition: str, seats: int) -> None:
    saboteurs, miners = EDITIONS[edition].pool(seats)
    state = table(EDITIONS[edition], roles="M" * (seats - 1) + "S", spare="")
    known = beliefs(state, 0)
    # A miner knows of one miner's card of the pool; the others hold any of those left.
    chance = saboteurs / (saboteurs + miners - 1)
    assert known.suspicion[0] == 0
    assert known.suspicion[1:] == pytest.approx((chance,) * (seats - 1))
    assert sum(known.chances) == pytest.approx(1)
    mine = beliefs(state, seats - 1)
    assert mine.suspicion[-1] == 1
    left = (saboteurs - 1) / (saboteurs + miners - 1)
    assert mine.suspicion[:-1] == pytest.approx((left,) * (seats - 1))


def test_without_a_spare_role_the_number_of_saboteurs_is_certain() -> None:
    sets, _ = role_prior(FA, 5, None, None)
    assert {len(members) for members in sets} == {2}


def test_beliefs_are_probabilities_all_through_a_game() -> None:
    lines: list[str] = []
    bots = [SaboteurNormalBot() for _ in range(5)]
    histories = HistoryCache()
    for step in play_out(SABOTEUR, LV, 5, bots, derive_seed(4)):
        lines.append(show_move(SABOTEUR, step.mover, step.move, None))
        public = step.state.public
        if not isinstance(public.stage, Playing):
            continue
        for seat in range(5):
            view = step.state.view(Seat(seat))
            known = infer_beliefs(view, histories.current(public, lines))
            assert view.private is not None
            assert known.suspicion[seat] == (view.private.role is Role.SABOTEUR)
            assert all(0 <= one <= 1 for one in (*known.suspicion, *known.goals))
            # One or two saboteurs of the pool's two are in play.
            assert 1 - 1e-9 <= sum(known.suspicion) <= 2 + 1e-9
            assert sum(known.goals) == pytest.approx(1)
            for goal, face in enumerate(view.private.peeked):
                if face is not None:
                    assert known.goals[goal] == (face is Face.TREASURE)


DEAD_END = ("0 lay EW 1,0", "1 lay E+W 2,0")


def test_a_player_who_lays_a_dead_end_is_suspected() -> None:
    state = table(mine="@ EW E+W", roles="MSMMM", turn=2)
    known = beliefs(state, 2, *DEAD_END)
    assert known.suspicion[1] > 0.8
    assert known.suspicion[0] < known.suspicion[3] < known.suspicion[1]


def test_a_player_who_breaks_a_diggers_tool_is_suspected() -> None:
    state = table(mine="@ EW", roles="MSMMM", turn=2, broken={0: "lamp"})
    known = beliefs(state, 2, "0 lay EW 1,0", "1 break lamp 0")
    assert known.suspicion[1] > known.suspicion[3] > known.suspicion[0]


def test_a_history_has_the_goals_that_were_turned() -> None:
    state = table(RU, mine="@ EW*6", hands="EW NS|NS|NS", goals="ES SW gold")
    state = play(state, "lay EW 7,0")
    history = HistoryCache().current(
        state.public, ["* deal ?", *(f"0 lay EW {x},0" for x in range(1, 8))]
    )
    last = history.deeds[-1]
    # The middle goal was reached; what it leads on to comes after.
    assert (last.kind, last.before, last.after) == (DeedKind.LAY, (3, 1, 3), (3, 0, 3))
    history.add_line("1 pass ?", state.public)
    # The stone SW leads south to 8,1: to the bottom goal, or by 9,1, 9,0 and 9,-1 to 9,-2.
    assert history.deeds[-1].before == (5, UNREACHABLE, 1)
    assert history.deeds[-1].closed == (0, 2)


def test_a_goal_seen_by_a_map_is_certain() -> None:
    state = table(hands="map NE|NE|NE", goals="gold ES SW")
    state = play(state, "map top")
    assert beliefs(state, 0, "0 map top").goals == (1, 0, 0)
    assert beliefs(state, 1, "0 map top").goals == pytest.approx((1 / 3,) * 3)


def test_a_player_who_digs_towards_a_goal_they_saw_makes_it_likelier() -> None:
    state = table(roles="MMMMS", mine="@ NSW", turn=3)
    state = replace(
        state, private=replace_item(state.private, 3, replace(state.private[3], hand=()))
    )
    known = beliefs(state, 2, "0 map top", "1 pass ?", "2 pass ?", "3 pass ?", "0 lay NW 1,0")
    assert known.goals[0] > known.goals[1] == known.goals[2]

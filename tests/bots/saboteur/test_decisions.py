"""What dwarfs believe, and what they do about it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from lorelode.arena import play_out, seed_of
from lorelode.bots.saboteur import SaboteurHardBot, SaboteurNormalBot
from lorelode.bots.saboteur.analysis.beliefs import Beliefs, believed, prior
from lorelode.bots.saboteur.analysis.distance import FAR, distances
from lorelode.bots.saboteur.analysis.history import Kind, Stories
from lorelode.core import CHANCE, Seat, shown
from lorelode.rules.cards import put
from lorelode.rules.saboteur import SABOTEUR
from lorelode.rules.saboteur.cards import Face, Role
from lorelode.rules.saboteur.editions import EDITIONS
from lorelode.rules.saboteur.moves import Break, Lay, Pass, Repair
from lorelode.rules.saboteur.state import Playing, SaboteurState
from tests.rules.saboteur.table import FA, LV, RU, draw, mover, play, table

BOTS = [SaboteurNormalBot(), SaboteurHardBot(rollouts=60)]
both = pytest.mark.parametrize("bot", BOTS, ids=["normal", "hard"])


def chosen(bot: Any, state: SaboteurState, *lines: str, seed: int = 1) -> Any:
    return bot.choose(state.view(mover(state)), ["* deal ?", *lines] if lines else [], Random(seed))


def beliefs(state: SaboteurState, seat: int, *lines: str) -> Beliefs:
    view = state.view(Seat(seat))
    return believed(view, Stories().told(view.public, ["* deal ?", *lines]))


# How far it is.


def test_the_fewest_cards_are_those_of_the_rule_book() -> None:
    # docs/saboteur.md, Arithmetic: 7 cards to the middle goal, 9 to an outer one.
    assert distances(draw("@").ways) == (9, 7, 9)


def test_a_gap_is_one_card_wide() -> None:
    # The drawing of S-5.1: the card at 4,0 has fallen.
    mine = draw("@ EW EW ESW . NESW ESW EW ?")
    assert distances(mine.ways)[1] == 1


def test_a_goal_behind_dead_ends_takes_a_way_around() -> None:
    # 7,0 is dead; the next way is from 6,0 by 6,1 and 7,1 to 8,1, beside two of the goals.
    mine = draw("@ EW*5 NESW E+W ?")
    assert distances(mine.ways) == (3, 3, 3)


def test_a_goal_that_nothing_leads_to_is_far() -> None:
    mine = draw(
        """
        . N .
        E @ W
        . S .
        """
    )
    assert distances(mine.ways) == (FAR, FAR, FAR)


# Who is a saboteur.


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", [3, 5, 10])
def test_before_anything_is_done_all_others_are_alike(edition: str, seats: int) -> None:
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


def test_without_a_spare_role_their_number_is_certain() -> None:
    sets, _ = prior(FA, 5, None, None)
    assert {len(members) for members in sets} == {2}


def test_beliefs_are_chances_all_through_a_game() -> None:
    lines: list[str] = []
    bots = [SaboteurNormalBot() for _ in range(5)]
    stories = Stories()
    for step in play_out(SABOTEUR, LV, 5, bots, seed_of(4)):
        lines.append(shown(SABOTEUR, step.mover, step.move, None))
        public = step.state.public
        if not isinstance(public.stage, Playing):
            continue
        for seat in range(5):
            view = step.state.view(Seat(seat))
            known = believed(view, stories.told(public, lines))
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


def test_who_blocks_the_way_is_suspected() -> None:
    state = table(mine="@ EW E+W", roles="MSMMM", turn=2)
    known = beliefs(state, 2, *DEAD_END)
    assert known.suspicion[1] > 0.8
    assert known.suspicion[0] < known.suspicion[3] < known.suspicion[1]


def test_who_breaks_the_tools_of_one_who_digs_is_suspected() -> None:
    state = table(mine="@ EW", roles="MSMMM", turn=2, broken={0: "lamp"})
    known = beliefs(state, 2, "0 lay EW 1,0", "1 break lamp 0")
    assert known.suspicion[1] > known.suspicion[3] > known.suspicion[0]


def test_a_story_knows_goals_turned_on_the_way() -> None:
    state = table(RU, mine="@ EW*6", hands="EW NS|NS|NS", goals="ES SW gold")
    state = play(state, "lay EW 7,0")
    story = Stories().told(state.public, ["* deal ?", *(f"0 lay EW {x},0" for x in range(1, 8))])
    last = story.deeds[-1]
    # The middle goal was reached; what it leads on to comes after.
    assert (last.kind, last.before, last.after) == (Kind.LAY, (3, 1, 3), (3, 0, 3))
    story.hear("1 pass ?", state.public)
    # The stone SW leads south to 8,1: to the bottom goal, or by 9,1, 9,0 and 9,-1 to 9,-2.
    assert story.deeds[-1].before == (5, FAR, 1)
    assert story.deeds[-1].closed == (0, 2)


# Where the treasure is.


def test_what_a_map_showed_is_certain() -> None:
    state = table(hands="map NE|NE|NE", goals="gold ES SW")
    state = play(state, "map top")
    assert beliefs(state, 0, "0 map top").goals == (1, 0, 0)
    assert beliefs(state, 1, "0 map top").goals == pytest.approx((1 / 3,) * 3)


def test_who_looked_and_digs_there_has_seen_the_treasure() -> None:
    state = table(roles="MMMMS", mine="@ NSW", turn=3)
    state = replace(state, private=put(state.private, 3, replace(state.private[3], hand=())))
    known = beliefs(state, 2, "0 map top", "1 pass ?", "2 pass ?", "3 pass ?", "0 lay NW 1,0")
    assert known.goals[0] > known.goals[1] == known.goals[2]


# What they do.


@both
def test_a_miner_lays_the_card_that_wins(bot: Any) -> None:
    state = table(mine="@ EW*6", hands="NS map EW -pick|NE|NE")
    move = chosen(bot, state)
    assert isinstance(move, Lay)
    assert (move.x, move.y) == (7, 0)


@both
def test_a_saboteur_does_not(bot: Any) -> None:
    state = table(mine="@ EW*6", hands="NS map EW -pick|NE|NE", roles="SMM")
    private = replace(state.private[0], peeked=(None, Face.TREASURE, None))
    state = replace(state, private=put(state.private, 0, private))
    for seed in range(3):
        assert chosen(bot, state, seed=seed) != SABOTEUR.read("lay EW 7,0")


@both
def test_a_miner_mends_its_own_tool(bot: Any) -> None:
    state = table(mine="@ EW*3", hands="EW +lamp NS NE|NE|NE", broken={0: "lamp"})
    assert isinstance(chosen(bot, state), Repair)


@both
def test_a_miner_breaks_the_tool_of_whom_it_distrusts_and_of_nobody_else(bot: Any) -> None:
    lines = (*DEAD_END, "2 pass ?", "3 pass ?", "4 pass ?")
    state = table(mine="@ EW E+W", roles="MSMMM", hands="-lamp +cart +pick|NE|NE|NE|NE")
    move = chosen(bot, state, *lines)
    assert move == SABOTEUR.read("break lamp 1")
    calm = table(mine="@ EW", roles="MSMMM", hands="-lamp -cart N|NE|NE|NE|NE", turn=2)
    assert not isinstance(chosen(bot, calm, "0 lay EW 1,0", "1 pass ?"), Break)


@both
def test_a_miner_mends_the_tool_of_whom_it_trusts(bot: Any) -> None:
    lines = ("1 lay EW 1,0", "2 lay E+W 2,0", "3 map top", "4 map bottom")
    state = table(
        mine="@ EW E+W",
        roles="MMSMM",
        hands="+lamp N E|NE|NE|NE|NE",
        broken={1: "lamp", 2: "lamp"},
    )
    assert chosen(bot, state, *lines) == SABOTEUR.read("repair lamp 1 +lamp")


@both
def test_with_an_empty_hand_they_pass(bot: Any) -> None:
    state = table(hands="-|NE|NE", pile="-")
    assert chosen(bot, state) == Pass()


@both
def test_a_saboteur_strikes_where_it_pays(bot: Any) -> None:
    state = table(mine="@ EW*5", hands="E+W EW NE|NE|NE", roles="SMM", goals="ES gold SW")
    move = chosen(bot, state)
    assert isinstance(move, Lay)
    assert "+" in move.shape or distances(play(state, SABOTEUR.write(move)).public.mine.ways)[1] > 2


def test_gold_is_taken_by_its_worth() -> None:
    state = table(mine="@ EW*6", hands="EW|NE|NE", gold=(1, 3, 2, *[1] * 14, *[2] * 7, *[3] * 3))
    state = play(state, "lay EW 7,0")
    assert SABOTEUR.to_act(state.public) == {Seat(0)}
    assert chosen(SaboteurNormalBot(), state) == SABOTEUR.read("gold 3")
    assert CHANCE not in SABOTEUR.to_act(state.public)

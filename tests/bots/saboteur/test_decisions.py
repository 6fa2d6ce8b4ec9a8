"""What `normal` and `hard` do in positions where one move is right."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from lorelode.bots.saboteur.analysis.distance import distances
from lorelode.bots.saboteur.hard import SaboteurHardBot
from lorelode.bots.saboteur.normal import SaboteurNormalBot
from lorelode.core import CHANCE, Seat
from lorelode.rules.cards import replace_item
from lorelode.rules.saboteur import SABOTEUR
from lorelode.rules.saboteur.cards import Face
from lorelode.rules.saboteur.moves import Break, Lay, Pass, Repair
from lorelode.rules.saboteur.state import SaboteurState
from tests.rules.saboteur.table import mover, play, table

BOTS = [SaboteurNormalBot(), SaboteurHardBot(rollouts=60)]
both = pytest.mark.parametrize("bot", BOTS, ids=["normal", "hard"])


def choose(bot: Any, state: SaboteurState, *lines: str, seed: int = 1) -> Any:
    return bot.choose(state.view(mover(state)), ["* deal ?", *lines] if lines else [], Random(seed))


DEAD_END = ("0 lay EW 1,0", "1 lay E+W 2,0")


@both
def test_a_miner_lays_the_card_that_wins(bot: Any) -> None:
    state = table(mine="@ EW*6", hands="NS map EW -pick|NE|NE")
    move = choose(bot, state)
    assert isinstance(move, Lay)
    assert (move.x, move.y) == (7, 0)


@both
def test_a_saboteur_does_not_lay_the_card_that_wins(bot: Any) -> None:
    state = table(mine="@ EW*6", hands="NS map EW -pick|NE|NE", roles="SMM")
    private = replace(state.private[0], peeked=(None, Face.TREASURE, None))
    state = replace(state, private=replace_item(state.private, 0, private))
    for seed in range(3):
        assert choose(bot, state, seed=seed) != SABOTEUR.read("lay EW 7,0")


@both
def test_a_miner_mends_its_own_tool(bot: Any) -> None:
    state = table(mine="@ EW*3", hands="EW +lamp NS NE|NE|NE", broken={0: "lamp"})
    assert isinstance(choose(bot, state), Repair)


@both
def test_a_miner_breaks_only_the_tools_of_players_it_suspects(bot: Any) -> None:
    lines = (*DEAD_END, "2 pass ?", "3 pass ?", "4 pass ?")
    state = table(mine="@ EW E+W", roles="MSMMM", hands="-lamp +cart +pick|NE|NE|NE|NE")
    move = choose(bot, state, *lines)
    assert move == SABOTEUR.read("break lamp 1")
    calm = table(mine="@ EW", roles="MSMMM", hands="-lamp -cart N|NE|NE|NE|NE", turn=2)
    assert not isinstance(choose(bot, calm, "0 lay EW 1,0", "1 pass ?"), Break)


@both
def test_a_miner_mends_the_tool_of_a_player_it_trusts(bot: Any) -> None:
    lines = ("1 lay EW 1,0", "2 lay E+W 2,0", "3 map top", "4 map bottom")
    state = table(
        mine="@ EW E+W",
        roles="MMSMM",
        hands="+lamp N E|NE|NE|NE|NE",
        broken={1: "lamp", 2: "lamp"},
    )
    assert choose(bot, state, *lines) == SABOTEUR.read("repair lamp 1 +lamp")


@both
def test_a_bot_with_an_empty_hand_passes(bot: Any) -> None:
    state = table(hands="-|NE|NE", pile="-")
    assert choose(bot, state) == Pass()


@both
def test_a_saboteur_harms_when_the_treasure_is_near(bot: Any) -> None:
    state = table(mine="@ EW*5", hands="E+W EW NE|NE|NE", roles="SMM", goals="ES gold SW")
    move = choose(bot, state)
    assert isinstance(move, Lay)
    assert "+" in move.shape or distances(play(state, SABOTEUR.write(move)).public.mine.ways)[1] > 2


def test_a_bot_takes_the_gold_card_with_the_most_nuggets() -> None:
    state = table(mine="@ EW*6", hands="EW|NE|NE", gold=(1, 3, 2, *[1] * 14, *[2] * 7, *[3] * 3))
    state = play(state, "lay EW 7,0")
    assert SABOTEUR.to_act(state.public) == {Seat(0)}
    assert choose(SaboteurNormalBot(), state) == SABOTEUR.read("gold 3")
    assert CHANCE not in SABOTEUR.to_act(state.public)

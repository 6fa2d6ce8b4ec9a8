"""S-2: what a turn is."""

from __future__ import annotations

import pytest

from lorelode.core import Seat
from lorelode.rules.saboteur import SABOTEUR
from lorelode.rules.saboteur.cards import Card, Goal, Shape
from lorelode.rules.saboteur.editions import SaboteurEdition
from lorelode.rules.saboteur.news import Drew, Laid, Looked, Passed, Saw
from lorelode.rules.saboteur.state import Playing, Sharing, Tile
from tests.rules.saboteur.table import (
    assert_refused,
    cards,
    each_edition,
    mover,
    moves,
    others_see,
    play,
    stack_deal,
    table,
)


@each_edition
def test_s_2_1_lay_play_or_pass(edition: SaboteurEdition) -> None:
    state = table(edition, hands="EW -pick EW map")
    assert moves(state) == [
        "lay EW -1,0",
        "lay EW 1,0",
        "break pick 0",
        "break pick 1",
        "break pick 2",
        "map top",
        "map middle",
        "map bottom",
        "pass EW",
        "pass -pick",
        "pass map",
    ]


def test_s_2_1_choices_do_not_tell_how_the_mine_came_about() -> None:
    one = play(table(hands="NESW NE | NESW NE"), "lay NESW 1,0", "lay NESW 0,1")
    other = play(table(hands="NESW NE | NESW NE"), "lay NESW 0,1", "lay NESW 1,0")
    assert moves(one) == moves(other)


def test_s_2_1_a_path_card_goes_from_the_hand_to_the_mine() -> None:
    state = play(table(hands="EW NS EW"), "lay EW 1,0")
    assert state.private[0].hand == cards("NS EW N")
    assert state.public.mine.laid == (Tile(Shape.EW, 1, 0),)
    assert state.public.spent == ()
    assert state.public.news == (Laid(Seat(0), Shape.EW, 1, 0),)
    assert state.public.stage == Playing(Seat(1))


def test_s_2_1_a_pass_is_always_allowed() -> None:
    state = play(table(hands="NESW map NESW"), "pass NESW")
    assert state.private[0].hand == cards("map NESW N")
    assert state.private[0].discards == cards("NESW")
    assert state.public.players[0].discarded == 1
    assert state.public.players[0].hand == 3
    assert state.public.news == (Passed(Seat(0), True),)
    assert state.public.stage == Playing(Seat(1))


def test_s_2_1_discards_add_up() -> None:
    state = table(hands="NESW map | NE | NW")
    state = play(state, "pass map", "pass NE", "pass NW", "pass NESW")
    assert state.private[0].discards == cards("map NESW")
    assert [player.discarded for player in state.public.players] == [2, 1, 1]


def test_s_2_1_nobody_sees_the_card_put_away() -> None:
    state = table(hands="NESW map")
    one, other = play(state, "pass NESW"), play(state, "pass map")
    assert others_see(one, 0) == others_see(other, 0)
    assert one.view(Seat(0)) != other.view(Seat(0))
    assert one.public.spent == ()
    assert SABOTEUR.write(SABOTEUR.read("pass map"), hidden=True) == "pass ?"


def test_s_2_1_a_laid_card_is_read_by_all() -> None:
    move = SABOTEUR.read("lay EW 1,0")
    assert SABOTEUR.write(move, hidden=True) == "lay EW 1,0"


@pytest.mark.parametrize(
    "line",
    [
        "lay NS 0,1",
        "lay SW 1,0",
        "break pick 1",
        "repair pick 1 +pick",
        "repair pick 1 +pick/lamp",
        "rockfall 1,0",
        "map top",
        "pass map",
    ],
)
def test_s_2_1_the_card_must_be_in_the_hand(line: str) -> None:
    state = table(hands="EW -lamp +lamp", mine="@ EW", broken={1: "pick"})
    assert_refused(state, line, "S-2.1")


@pytest.mark.parametrize("line", ["pass EW", "lay EW 1,0", "map top"])
def test_s_2_1_one_player_at_a_time(line: str) -> None:
    state = table(hands="EW map | EW map")
    assert_refused(state, line, "S-2.1", by=1)
    assert line in moves(state)


@pytest.mark.parametrize("line", ["turn middle", "stone middle turned", "gold 1"])
def test_s_2_1_no_decision_that_is_not_asked_for(line: str) -> None:
    assert_refused(table(hands="EW"), line, "S-2.1")


def test_s_2_1_no_deal_in_a_round() -> None:
    assert_refused(table(hands="EW"), SABOTEUR.write(stack_deal("MMS", spare="M")), "S-2.1")


def test_s_2_1_only_the_mover_has_choices() -> None:
    state = table(hands="EW | map", turn=1)
    assert SABOTEUR.choices(state.view(Seat(1)))
    assert list(SABOTEUR.choices(state.view(Seat(0)))) == []
    assert list(SABOTEUR.choices(state.view(None))) == []


@pytest.mark.parametrize("line", ["lay EW 1,0", "map top", "pass EW"])
def test_s_2_2_then_the_top_card_is_drawn(line: str) -> None:
    state = play(table(hands="EW map", pile="NS NW E"), line)
    assert state.private[0].hand[-1] is Card.NS
    assert state.private[0].news[-1] == Drew(Card.NS)
    assert state.secret.pile == cards("NW E")
    assert state.public.pile == 2
    assert [player.hand for player in state.public.players] == [2, 1, 1]
    assert mover(state) == 1


def test_s_2_2_only_the_drawer_sees_the_card() -> None:
    one, other = (play(table(hands="EW", pile=pile), "pass EW") for pile in ("NS NW", "NW NS"))
    assert others_see(one, 0) == others_see(other, 0)
    assert one.private[1].news == ()


def test_s_2_2_the_last_card_of_the_pile_is_drawn() -> None:
    state = play(table(hands="EW", pile="NS"), "pass EW")
    assert state.private[0].hand == cards("NS")
    assert state.public.pile == 0


@pytest.mark.parametrize("line", ["lay EW 1,0", "pass EW"])
def test_s_2_2_nothing_is_drawn_from_an_empty_pile(line: str) -> None:
    state = play(table(hands="EW map", pile="-"), line)
    assert state.private[0].hand == cards("map")
    assert state.private[0].news == ()
    assert state.public.players[0].hand == 1
    assert state.public.pile == 0
    assert mover(state) == 1


def test_s_2_2_news_is_of_the_last_move_alone() -> None:
    state = play(table(hands="map", goals="ES gold SW"), "map top")
    assert state.public.news == (Looked(Seat(0), Goal.TOP),)
    assert [type(news) for news in state.private[0].news] == [Saw, Drew]
    after = play(state, "pass NE")
    assert after.public.news == (Passed(Seat(1), True),)
    assert after.private[0].news == ()
    assert after.private[1].news == (Drew(Card.DEAD_E),)


def test_s_2_2_each_move_is_a_phase_of_its_own() -> None:
    state = table()
    after = play(state, "pass NE", "pass NE")
    assert [SABOTEUR.phase(s.public) for s in (state, after)] == [0, 2]


def test_s_2_2_after_a_treasure_nothing_is_drawn() -> None:
    state = play(table(hands="EW NS", mine="@ EW*6 . ?"), "lay EW 7,0")
    assert state.public.stage == Sharing(Seat(0), 3)
    assert state.private[0].hand == cards("NS")
    assert state.secret.pile == cards("N E N+S")
    assert state.public.pile == 3
    assert Drew not in [type(news) for news in state.private[0].news]


def test_s_2_3_an_empty_hand_passes_without_a_card() -> None:
    state = table(hands="- | map map", pile="-")
    assert moves(state) == ["pass"]
    after = play(state, "pass")
    assert after.private[0].hand == after.private[0].discards == ()
    assert after.public.players[0].discarded == 0
    assert after.public.players[0].hand == 0
    assert after.public.news == (Passed(Seat(0), False),)
    assert mover(after) == 1
    assert SABOTEUR.write(SABOTEUR.read("pass"), hidden=True) == "pass"


def test_s_2_3_only_an_empty_hand_passes_without_a_card() -> None:
    assert_refused(table(hands="map"), "pass", "S-2.3")


def test_s_2_3_an_empty_hand_puts_nothing_away() -> None:
    assert_refused(table(hands="- | map", pile="-"), "pass map", "S-2.1")


def test_s_2_3_an_empty_hand_draws_if_there_is_a_pile() -> None:
    state = play(table(hands="-", pile="N E"), "pass")
    assert state.private[0].hand == cards("N")
    assert state.public.players[0].hand == 1
    assert state.public.pile == 1

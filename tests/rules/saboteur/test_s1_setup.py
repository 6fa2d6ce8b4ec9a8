"""S-1: roles, the mine, hands, who begins."""

from __future__ import annotations

from collections import Counter

import pytest

from lorelode.core import CHANCE, Seat, SetupError
from lorelode.rules.saboteur import SABOTEUR
from lorelode.rules.saboteur.cards import COPIES, DECK, GOLD, SHAPES, Card, Face, Role
from lorelode.rules.saboteur.editions import SaboteurEdition
from lorelode.rules.saboteur.moves import Deal
from lorelode.rules.saboteur.news import Dealt, Received
from lorelode.rules.saboteur.state import Dealing, Mine, Player, Playing
from tests.rules.saboteur.table import (
    ALL,
    FA,
    HE,
    LV,
    ROLES,
    RU,
    assert_refused,
    by_chance,
    cards,
    cells,
    deal,
    each_edition,
    house,
    mover,
    play,
    stack_deal,
    table,
)

# Saboteurs and miners for 3, 4, … 10 players.
FA_POOLS = [(1, 3), (1, 4), (2, 3), (2, 4), (3, 4), (3, 5), (3, 6), (4, 6)]
OTHER_POOLS = [(1, 3), (1, 4), (2, 4), (2, 5), (3, 5), (3, 6), (3, 7), (4, 7)]
POOLS = {"fa": FA_POOLS, "he": OTHER_POOLS, "lv": OTHER_POOLS, "ru": OTHER_POOLS}

each_count = pytest.mark.parametrize("seats", range(3, 11))


@each_edition
@each_count
def test_s_1_1_role_pool(edition: SaboteurEdition, seats: int) -> None:
    dealt = by_chance(SABOTEUR.setup(edition, seats))
    saboteurs, miners = POOLS[edition.name][seats - 3]
    assert Counter([*dealt.roles, *dealt.spare]) == {Role.SABOTEUR: saboteurs, Role.MINER: miners}


@each_edition
@each_count
def test_s_1_1_one_role_each_and_a_spare(edition: SaboteurEdition, seats: int) -> None:
    state = deal(SABOTEUR.setup(edition, seats))
    assert all(private.role is not None for private in state.private)
    # Only the Persian print leaves no spare card, and only from five players on.
    assert len(state.secret.spare) == (0 if edition is FA and seats >= 5 else 1)


def test_s_1_1_roles_are_known_to_their_owners_alone() -> None:
    begin = SABOTEUR.setup(LV, 3, Seat(0))
    one, other = (deal(begin, stack_deal(roles, spare="M")) for roles in ("MSM", "MMS"))
    assert [private.role for private in one.private] == [ROLES[role] for role in "MSM"]
    assert one.view(Seat(0)) == other.view(Seat(0))
    assert one.view(None) == other.view(None)
    assert one.public.results == ()
    assert one.secret.spare == (Role.MINER,)


def test_s_1_1_the_spare_card_may_be_the_saboteur() -> None:
    state = deal(SABOTEUR.setup(LV, 3, Seat(0)), stack_deal("MMM", spare="S"))
    assert [private.role for private in state.private] == [Role.MINER] * 3
    assert state.secret.spare == (Role.SABOTEUR,)


def test_s_1_1_roles_are_shuffled() -> None:
    begin = SABOTEUR.setup(LV, 3, Seat(0))
    seen = set()
    for draw in range(60):
        dealt = by_chance(begin, draw)
        seen.add((*dealt.roles, *dealt.spare).index(Role.SABOTEUR))
    assert seen == {0, 1, 2, 3}


@pytest.mark.parametrize(
    ("roles", "spare"),
    [("MMS", ""), ("MMS", "S"), ("MMM", "M"), ("MMSM", ""), ("MM", "SM"), ("MMS", "MM")],
)
def test_s_1_1_no_other_roles_are_dealt(roles: str, spare: str) -> None:
    begin = SABOTEUR.setup(LV, 3, Seat(0))
    assert_refused(begin, SABOTEUR.write(stack_deal(roles, spare=spare)), "S-1.1")


def test_s_1_1_fa_refuses_a_spare_with_five_players() -> None:
    begin = SABOTEUR.setup(FA, 5, Seat(0))
    assert_refused(begin, SABOTEUR.write(stack_deal("MMSSM", spare="M")), "S-1.1")
    assert deal(begin, stack_deal("MMSSM")).secret.spare == ()


@pytest.mark.parametrize("seats", [2, 11])
def test_s_1_1_three_to_ten_players(seats: int) -> None:
    with pytest.raises(SetupError, match=f"3 to 10 players, not {seats}"):
        SABOTEUR.setup(LV, seats)


def test_s_1_1_a_house_pool_must_go_round() -> None:
    edition = house(LV, roles=("1+1", "1+3", *LV.roles[2:]))
    with pytest.raises(SetupError, match=r"1\+1 has 2 cards, too few for 3 players"):
        SABOTEUR.setup(edition, 3)
    assert deal(SABOTEUR.setup(edition, 4)).secret.spare == ()


def test_s_1_2_the_mine_is_empty_but_for_start_and_face_down_goals() -> None:
    state = deal(SABOTEUR.setup(LV, 3))
    assert state.public.mine == Mine((), (None, None, None))
    assert Counter(state.secret.goals) == dict.fromkeys(Face, 1)


def test_s_1_2_goals_lie_as_dealt_from_top_to_bottom() -> None:
    dealt = stack_deal("MMS", spare="M", goals="SW ES gold")
    state = deal(SABOTEUR.setup(LV, 3, Seat(0)), dealt)
    assert state.secret.goals == (Face.STONE_SW, Face.STONE_ES, Face.TREASURE)


def test_s_1_2_goals_are_shuffled() -> None:
    begin = SABOTEUR.setup(LV, 3)
    assert len({by_chance(begin, draw).goals for draw in range(60)}) == 6


@pytest.mark.parametrize("goals", ["ES gold", "ES ES gold", "gold gold SW", "ES gold SW SW"])
def test_s_1_2_no_other_goals_are_dealt(goals: str) -> None:
    begin = SABOTEUR.setup(LV, 3, Seat(0))
    assert_refused(begin, SABOTEUR.write(stack_deal("MMS", spare="M", goals=goals)), "S-1.2")


def test_s_1_2_the_first_card_goes_beside_the_start() -> None:
    state = table(hands="NESW")
    assert cells(state, "NESW") == {(0, -1), (1, 0), (0, 1), (-1, 0)}


@pytest.mark.parametrize("goal", ["8,-2", "8,0", "8,2"])
def test_s_1_2_where_the_goals_lie(goal: str) -> None:
    around = table(RU, hands="NESW", mine="@ NESW*7 ?\n. NESW*7 .\n. NESW*7 ?")
    assert (8, 1) in cells(around, "NESW")
    assert_refused(around, f"lay NESW {goal}", "S-3.1")


@pytest.mark.parametrize(
    ("mine", "cell"),
    [
        ("NESW*39 @", (-40, 0)),
        ("@ NESW*7 [ES]", (9, 0)),
        ("NESW\n" * 39 + "@", (0, -40)),
        ("@\n" + "NESW\n" * 39, (0, 40)),
        (".*9 NESW*39\n@", (48, -1)),
    ],
    ids=["left", "behind the goals", "up", "down", "right"],
)
@pytest.mark.parametrize("edition", [FA, HE, RU], ids=lambda edition: edition.name)
def test_s_1_2_no_edge(edition: SaboteurEdition, mine: str, cell: tuple[int, int]) -> None:
    assert cell in cells(table(edition, hands="NESW", mine=mine), "NESW")


@pytest.mark.parametrize("cell", ["129,-1", "-127,1", "1,1000", "-1,-1000"])
def test_s_1_2_a_cell_far_out_is_no_other_cell(cell: str) -> None:
    assert_refused(table(hands="NESW"), f"lay NESW {cell}", "S-3.1")


@each_count
def test_s_1_3_hands_and_pile(seats: int) -> None:
    size = {3: 6, 4: 6, 5: 6, 6: 5, 7: 5, 8: 4, 9: 4, 10: 4}[seats]
    state = deal(SABOTEUR.setup(LV, seats, Seat(1)))
    assert {len(private.hand) for private in state.private} == {size}
    assert state.public.players == (Player(hand=size),) * seats
    assert state.public.pile == len(state.secret.pile) == 67 - size * seats
    dealt = [card for private in state.private for card in private.hand]
    assert Counter([*dealt, *state.secret.pile]) == COPIES


def test_s_1_3_cards_are_dealt_in_order() -> None:
    named = "NS NS NS NS EW EW | map map map map map map | NW NW NW NW EW N".replace("|", "")
    dealt = stack_deal("MMS", spare="M", first_cards=f"{named} rockfall E")
    state = deal(SABOTEUR.setup(LV, 3, Seat(0)), dealt)
    assert state.private[0].hand == cards("NS NS NS NS EW EW")
    assert state.private[1].hand == cards("map map map map map map")
    assert state.private[2].hand == cards("NW NW NW NW EW N")
    assert state.secret.pile[:2] == cards("rockfall E")


def test_s_1_3_what_the_deal_shows_and_to_whom() -> None:
    state = deal(SABOTEUR.setup(LV, 3, Seat(2)), stack_deal("MMS", spare="M"))
    assert state.public.news == (Dealt(1, Seat(2)),)
    for private in state.private:
        assert private.role is not None
        assert private.news == (Received(private.role, private.hand),)


@pytest.mark.parametrize("change", ["one less", "one more", "exchanged"])
def test_s_1_3_all_67_cards_are_dealt(change: str) -> None:
    wrong = {
        "one less": DECK[1:],
        "one more": (*DECK, Card.MAP),
        "exchanged": (*DECK[1:], Card.MAP),
    }[change]
    whole = stack_deal("MMS", spare="M")
    dealt = Deal(whole.roles, whole.spare, whole.goals, wrong, whole.gold)
    assert_refused(SABOTEUR.setup(LV, 3, Seat(0)), SABOTEUR.write(dealt), "S-1.3")


def test_s_1_3_the_box() -> None:
    paths = {
        "NESW": 5, "NES": 5, "ESW": 5, "NS": 4, "EW": 3, "NE": 5, "NW": 4,
        "N": 1, "E": 1, "N+S": 1, "E+W": 1, "N+E": 1, "N+W": 1,
        "N+E+S": 1, "E+S+W": 1, "N+E+S+W": 1,
    }  # fmt: skip
    actions = {
        "-pick": 3, "-lamp": 3, "-cart": 3, "+pick": 2, "+lamp": 2, "+cart": 2,
        "+pick/lamp": 1, "+pick/cart": 1, "+lamp/cart": 1, "rockfall": 3, "map": 6,
    }  # fmt: skip
    assert Counter(DECK) == paths | actions
    assert sum(paths.values()) == 40
    assert sum(actions.values()) == 27
    assert set(SHAPES) == set(paths)


def test_s_1_3_gold_pile() -> None:
    state = deal(SABOTEUR.setup(LV, 3))
    assert Counter(state.secret.gold) == {1: 16, 2: 8, 3: 4}
    assert state.public.gold == 28
    assert state.secret.gold != GOLD


def test_s_1_3_gold_lies_as_dealt() -> None:
    gold = GOLD[::-1]
    state = deal(SABOTEUR.setup(LV, 3, Seat(0)), stack_deal("MMS", spare="M", gold=gold))
    assert state.secret.gold == gold


@pytest.mark.parametrize("gold", [(), GOLD[1:], (*GOLD[1:], 3)])
def test_s_1_3_all_gold_is_shuffled_in_round_one(gold: tuple[int, ...]) -> None:
    dealt = stack_deal("MMS", spare="M", gold=gold)
    assert_refused(SABOTEUR.setup(LV, 3, Seat(0)), SABOTEUR.write(dealt), "S-1.3")


def test_s_1_4_the_customs() -> None:
    customs = {edition.name: edition.first_player for edition in ALL}
    assert customs == {"fa": "youngest", "he": "youngest", "lv": "agreed", "ru": "agreed"}


def test_s_1_4_the_players_are_asked_as_their_print_has_it() -> None:
    questions = {edition.name: edition.first_question for edition in ALL}
    assert questions == {"fa": "youngest", "he": "youngest", "lv": "agreed", "ru": "agreed"}


@pytest.mark.parametrize("first", [0, 2])
def test_s_1_4_the_seat_that_the_table_set_begins(first: int) -> None:
    state = SABOTEUR.setup(HE, 3, Seat(first))
    assert state.public.stage == Dealing()
    assert mover(state) == CHANCE
    dealt = by_chance(state)
    assert dealt.first is None
    after = deal(state, dealt)
    assert after.public.starter == first
    assert after.public.stage == Playing(Seat(first))
    assert (state.public.round, after.public.round) == (0, 1)
    assert (state.public.phase, after.public.phase) == (0, 1)


def test_s_1_4_random_if_nobody_set_it() -> None:
    begin = SABOTEUR.setup(LV, 4)
    seen = set()
    for draw in range(60):
        dealt = by_chance(begin, draw)
        seen.add(dealt.first)
        assert mover(deal(begin, dealt)) == dealt.first
    assert seen == {0, 1, 2, 3}


@pytest.mark.parametrize("first", [None, 3, -1])
def test_s_1_4_the_deal_must_name_a_seat_if_none_is_set(first: int | None) -> None:
    dealt = stack_deal("MMS", spare="M", first=first)
    assert_refused(SABOTEUR.setup(LV, 3), SABOTEUR.write(dealt), "S-1.4")


@pytest.mark.parametrize("first", [0, 1])
def test_s_1_4_the_deal_names_no_seat_if_one_is_set(first: int) -> None:
    dealt = stack_deal("MMS", spare="M", first=first)
    assert_refused(SABOTEUR.setup(LV, 3, Seat(1)), SABOTEUR.write(dealt), "S-1.4")


@pytest.mark.parametrize("first", [-1, 3])
def test_s_1_4_the_first_seat_is_at_the_table(first: int) -> None:
    with pytest.raises(SetupError, match=f"0 to 2, not {first}"):
        SABOTEUR.setup(LV, 3, Seat(first))


def test_s_1_4_play_goes_by_rising_seat() -> None:
    state = table(turn=1)
    movers = [mover(state)]
    for _ in range(3):
        state = play(state, "pass NE")
        movers.append(mover(state))
    assert movers == [1, 2, 0, 1]


def test_s_1_4_only_the_dealer_deals() -> None:
    begin = SABOTEUR.setup(LV, 3, Seat(0))
    assert_refused(begin, SABOTEUR.write(stack_deal("MMS", spare="M")), "S-2.1", by=0)
    assert_refused(begin, "pass", "S-2.1")


def test_s_1_4_the_deal_is_hidden_from_all() -> None:
    assert SABOTEUR.write(stack_deal("MMS", spare="M"), hidden=True) == "deal ?"

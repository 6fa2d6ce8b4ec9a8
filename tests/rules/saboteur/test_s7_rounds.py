"""S-7: the next round, and the end of the game."""

from __future__ import annotations

from collections import Counter

import pytest

from lorelode.core import Seat
from lorelode.rules.saboteur import SABOTEUR
from lorelode.rules.saboteur.cards import DECK, GOLD, Card, Role
from lorelode.rules.saboteur.editions import SaboteurEdition
from lorelode.rules.saboteur.news import Dealt, GameEnded, Received
from lorelode.rules.saboteur.state import Dealing, Mine, Over, Player, Playing, SaboteurState
from tests.rules.saboteur.table import (
    ALL,
    FA,
    HE,
    LV,
    RU,
    assert_refused,
    by_chance,
    cards,
    deal,
    each_edition,
    house,
    moves,
    play,
    stack_deal,
    table,
)

KEPT = pytest.mark.parametrize(
    "edition", [FA, LV, RU, house(HE, gold_reshuffled=False)], ids=["fa", "lv", "ru", "he, kept"]
)
RESHUFFLED = pytest.mark.parametrize(
    "edition", [HE, house(LV, gold_reshuffled=True)], ids=["he", "lv, reshuffled"]
)
SHORT_PILE = (1, 2, 3, 1, 1)


def between(edition: SaboteurEdition, gold: tuple[int, ...] = SHORT_PILE) -> SaboteurState:
    """After a round without saboteurs that nobody has got anything for."""
    state = table(edition, hands="NE | - | -", pile="-", roles="MMM", spare="S", gold=gold)
    return play(state, "pass NE")


@each_edition
def test_s_7_1_all_is_as_at_the_start_but_the_gold(edition: SaboteurEdition) -> None:
    state = table(
        edition,
        hands="map NE | - | EW",
        pile="-",
        mine="@ EW*3 .*4 [NW]",
        broken={0: "pick", 2: "lamp cart"},
        goals="gold ES SW",
        roles="MMM",
        spare="S",
        gold=SHORT_PILE,
        purses={0: (1, 3), 2: (2,)},
    )
    state = play(state, "map top", "pass", "pass EW", "pass NE")
    assert state.public.stage == Dealing()
    again = stack_deal("SMM", spare="M", gold=SHORT_PILE if edition.gold_reshuffled else ())
    state = deal(state, again)
    public = state.public
    assert public.round == 2
    assert public.mine == Mine()
    assert public.spent == ()
    assert public.last is None
    assert public.pile == len(state.secret.pile) == 67 - 18
    assert public.players == (Player(hand=6, gold=2), Player(hand=6), Player(hand=6, gold=1))
    assert len(public.results) == 1
    assert public.result is None
    assert public.stage == Playing(Seat(1))
    assert public.news == (Dealt(2, Seat(1)),)
    assert [private.gold for private in state.private] == [(1, 3), (), (2,)]
    for seat, private in enumerate(state.private):
        role = Role.SABOTEUR if seat == 0 else Role.MINER
        assert private.role is role
        assert private.hand == again.cards[6 * seat : 6 * seat + 6]
        assert private.discards == ()
        assert not private.forced
        assert private.news == (Received(role, private.hand),)
    assert state.secret.goals == again.goals
    assert state.secret.spare == (Role.MINER,)


def test_s_7_1_the_whole_pool_is_shuffled_anew() -> None:
    state = between(LV)
    seen = {by_chance(state, draw).spare for draw in range(40)}
    assert seen == {(Role.MINER,), (Role.SABOTEUR,)}
    assert_refused(state, SABOTEUR.write(stack_deal("MMM", spare="M", gold=())), "S-1.1")


def test_s_7_1_a_hand_is_playable_again_with_whole_tools() -> None:
    state = table(hands="NE | - | -", pile="-", broken={1: "pick"}, roles="MMM", spare="S")
    state = deal(play(state, "pass NE"), stack_deal("SMM", spare="M", gold=()))
    assert any(line.startswith("lay") for line in moves(state))


def test_s_7_1_forced_passes_of_the_last_round_are_forgotten() -> None:
    state = table(RU, hands="+pick +pick | +lamp +lamp | +cart +cart", pile="-", roles="MMM")
    state = play(state, "pass +pick", "pass +lamp", "pass +cart")
    state = deal(state, stack_deal("SMM", spare="M", gold=()))
    assert not any(player.idle for player in state.public.players)
    assert not any(private.forced for private in state.private)


@KEPT
def test_s_7_1_the_gold_pile_is_left_as_it_lies(edition: SaboteurEdition) -> None:
    state = between(edition)
    assert by_chance(state).gold == ()
    assert deal(state).secret.gold == SHORT_PILE
    assert_refused(state, SABOTEUR.write(stack_deal("SMM", spare="M", gold=SHORT_PILE)), "S-7.1")


@RESHUFFLED
def test_s_7_1_the_gold_pile_is_reshuffled(edition: SaboteurEdition) -> None:
    state = between(edition)
    orders = {by_chance(state, draw).gold for draw in range(20)}
    assert len(orders) > 5
    assert all(Counter(order) == Counter(SHORT_PILE) for order in orders)
    shuffled = stack_deal("SMM", spare="M", gold=(3, 1, 1, 2, 1))
    after = deal(state, shuffled)
    assert after.secret.gold == (3, 1, 1, 2, 1)
    assert after.public.gold == 5


@RESHUFFLED
@pytest.mark.parametrize("gold", [(), (1, 2, 3, 1), (1, 2, 3, 1, 2), GOLD])
def test_s_7_1_no_other_gold_is_shuffled(edition: SaboteurEdition, gold: tuple[int, ...]) -> None:
    assert_refused(
        between(edition), SABOTEUR.write(stack_deal("SMM", spare="M", gold=gold)), "S-7.1"
    )


def test_s_7_1_only_he_reshuffles() -> None:
    assert [edition.name for edition in ALL if edition.gold_reshuffled] == ["he"]


@pytest.mark.parametrize(("last", "starter"), [(0, 1), (1, 2), (2, 0)])
def test_s_7_2_the_left_neighbour_of_the_last_player_begins(last: int, starter: int) -> None:
    state = play(table(hands="NE | - | -", pile="-", turn=last, starter=1), "pass NE")
    assert state.public.starter == starter
    after = deal(state, stack_deal("SMM", spare="M", gold=()))
    assert after.public.stage == Playing(Seat(starter))
    assert after.public.starter == starter


@pytest.mark.parametrize(
    ("card", "line"), [("EW", "lay EW 1,0"), ("map", "map top"), ("-pick", "break pick 0")]
)
def test_s_7_2_whoever_laid_or_played(card: str, line: str) -> None:
    state = play(table(hands=f"{card} | - | -", pile="-", turn=1), line)
    assert state.public.starter == 2


@pytest.mark.parametrize("edition", [FA, RU], ids=["fa", "ru"])
def test_s_7_2_a_pass_without_a_card_does_not_count(edition: SaboteurEdition) -> None:
    state = table(edition, hands="+pick +pick | - | -", pile="-")
    state = play(state, "pass +pick", "pass", "pass")
    assert state.public.stage == Dealing()
    assert state.public.starter == 1


def test_s_7_2_after_the_treasure_too() -> None:
    # Seat 1 reached it; the last to take gold is seat 2.
    state = table(hands="EW", mine="@ EW*6 . ?", roles="MMM", turn=1, gold=(1, 2, 3, 1))
    state = play(state, "lay EW 7,0", "gold 3", "gold 2", "gold 1")
    assert state.public.stage == Dealing()
    assert state.public.starter == 2


def test_s_7_2_the_deal_does_not_say_who_begins() -> None:
    state = between(LV)
    assert by_chance(state).first is None
    assert_refused(state, SABOTEUR.write(stack_deal("SMM", spare="M", gold=(), first=1)), "S-1.4")


def last_round(purses: dict[int, tuple[int, ...]], gold: tuple[int, ...] = (1,)) -> SaboteurState:
    """The game after its third round, for which nobody has got anything."""
    state = table(
        hands="NE | - | -", pile="-", roles="MMM", spare="S", gold=gold, purses=purses, round=3
    )
    return play(state, "pass NE")


@pytest.mark.parametrize("round", [1, 2])
def test_s_7_3_not_before_the_third_round(round: int) -> None:
    state = play(table(hands="NE | - | -", pile="-", round=round), "pass NE")
    assert state.public.stage == Dealing()
    assert state.public.fortunes is None


@pytest.mark.parametrize(
    ("purses", "winners"),
    [
        ({0: (1, 1), 1: (3,), 2: (2,)}, (1,)),
        ({0: (1, 2), 1: (3,), 2: (2,)}, (0, 1)),
        ({0: (3, 1), 1: (1,), 2: (2, 2)}, (0, 2)),
        ({0: (3,), 1: (1, 1, 1), 2: (1, 2)}, (0, 1, 2)),
        ({}, (0, 1, 2)),
    ],
)
def test_s_7_3_most_nuggets_win_and_ties_share(
    purses: dict[int, tuple[int, ...]], winners: tuple[int, ...]
) -> None:
    state = last_round(purses)
    fortunes = tuple(purses.get(seat, ()) for seat in range(3))
    assert state.public.stage == Over()
    assert state.public.fortunes == fortunes
    assert state.public.news[-1] == GameEnded(fortunes, tuple(map(Seat, winners)))
    assert SABOTEUR.scores(state) == tuple(sum(gold) for gold in fortunes)


def test_s_7_3_then_nobody_is_to_act() -> None:
    state = last_round({0: (3,)})
    assert SABOTEUR.to_act(state.public) == frozenset()
    assert moves(state) == []
    assert list(SABOTEUR.choices(state.view(Seat(0)))) == []
    for seat in (-1, 0, 1):
        assert_refused(state, "pass", "S-2.1", by=seat)
    assert_refused(state, SABOTEUR.write(stack_deal("SMM", spare="M", gold=())), "S-2.1", by=-1)


def test_s_7_3_the_last_gold_counts() -> None:
    state = table(RU, hands="EW", mine="@ EW*6 . ?", roles="MMM", gold=(1, 3, 2), round=3)
    state = play(state, "lay EW 7,0")
    assert state.public.stage == Over()
    # Seats 0, 2, 1 take 1, 3, 2 in turn.
    assert SABOTEUR.scores(state) == (1, 2, 3)
    assert state.public.news[-1] == GameEnded(((1,), (2,), (3,)), (Seat(2),))
    assert state.public.gold == 0


def test_s_7_3_the_last_gold_card_chosen_ends_the_game() -> None:
    state = table(LV, hands="EW", mine="@ EW*6 . ?", roles="MMM", gold=(1, 3, 2), round=3)
    state = play(state, "lay EW 7,0", "gold 3", "gold 2")
    assert state.public.fortunes is None
    state = play(state, "gold 1")
    assert state.public.stage == Over()
    assert state.public.fortunes == ((3,), (1,), (2,))


def test_s_7_3_at_most_27_gold_cards_are_handed_out() -> None:
    # Ten players, three treasures: nine cards each time.
    state = SABOTEUR.setup(RU, 10, Seat(0))
    way = cards("EW EW EW NESW NESW NESW NESW")
    for round in (1, 2, 3):
        hands = hands_along(way, state.public.starter or 0)
        gold = GOLD if round == 1 else ()
        state = deal(state, stack_deal("MMMMMMMSSS", spare="S", gold=gold, first_cards=hands))
        state = play(state, *(f"lay {card} {x},0" for x, card in enumerate(way, 1)))
        assert state.public.gold == len(state.secret.gold) == 28 - 9 * round
    assert state.public.stage == Over()
    assert sum(map(len, state.public.fortunes or ())) == 27


def hands_along(way: tuple[Card, ...], starter: int) -> str:
    """Hands for ten players, the cards of a way one each from the starter on."""
    rest = [card for card in DECK if card not in way]
    first = {(starter + k) % 10: card for k, card in enumerate(way)}
    hands = [[first.get(seat) or rest.pop(), *(rest.pop() for _ in "234")] for seat in range(10)]
    return " ".join(card for hand in hands for card in hand)

"""The steady bots: always the same move for the same view, legal, harmless, and blind to roles."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from lorelode.arena import derive_seed, play_out
from lorelode.bots import BOTS
from lorelode.bots.dixit import DixitSteadyBot
from lorelode.bots.saboteur import SaboteurSteadyBot
from lorelode.core import CHANCE, AnyGame, Edition, Seat, State
from lorelode.decks import Card, Deck, Words, built_in
from lorelode.rules import GAMES
from lorelode.rules.cards import replace_item
from lorelode.rules.dixit.cards import Picture
from lorelode.rules.dixit.clues import SAMPLE_CLUE
from lorelode.rules.dixit.moves import Give, Speak, Tell
from lorelode.rules.dixit.state import Telling
from lorelode.rules.saboteur import SABOTEUR
from lorelode.rules.saboteur.cards import DECK, Face, Role
from lorelode.rules.saboteur.moves import Break, Gold, Rockfall
from lorelode.rules.saboteur.state import Playing, SaboteurState
from tests.rules.dixit import table as dixit
from tests.rules.saboteur.table import ALL, LV, RU, house, mover, play, table

TABLES = [
    pytest.param(game, edition, seats, id=f"{game.name}-{edition.name}-{seats}")
    for game in GAMES.values()
    for edition in game.editions.values()
    for seats in game.seats
]


def deck_of(game: AnyGame, edition: Edition) -> Deck | None:
    return built_in() if game.pictures(edition) else None


def steady(game: AnyGame, edition: Edition) -> Any:
    return BOTS[game.name]["steady"].make(deck_of(game, edition))


@pytest.mark.parametrize(("game", "edition", "seats"), TABLES)
def test_steady_bots_play_any_game_to_its_end(game: AnyGame, edition: Edition, seats: int) -> None:
    bots = [steady(game, edition)] * seats
    # That each move was legal, the rules have checked.
    *_, last = play_out(game, edition, seats, bots, derive_seed(seats))
    assert not game.to_act(last.state.public)


@pytest.mark.parametrize(("game", "edition", "seats"), TABLES)
def test_steady_bots_do_no_harm_beside_random_ones(
    game: AnyGame, edition: Edition, seats: int
) -> None:
    deck = deck_of(game, edition)
    wild = BOTS[game.name]["random"].make(deck)
    bots = [steady(game, edition) if seat % 2 else wild for seat in range(seats)]
    for number in range(3):
        for step in play_out(game, edition, seats, bots, derive_seed(seats, number)):
            assert step.mover % 2 == 0 or not isinstance(step.move, Break | Rockfall | Speak)


@pytest.mark.parametrize(("game", "edition", "seats"), TABLES)
def test_the_move_depends_on_the_view_alone(game: AnyGame, edition: Edition, seats: int) -> None:
    wild = BOTS[game.name]["random"].make(deck_of(game, edition))
    for step in play_out(game, edition, seats, [wild] * seats, derive_seed(seats)):
        for seat in game.to_act(step.state.public) - {CHANCE}:
            view = step.state.view(seat)
            moves = [
                steady(game, edition).choose(view, lines, Random(luck))
                for luck, lines in ((1, []), (2, ["0 pass ?"]))
            ]
            assert moves[0] == moves[1]


@pytest.mark.parametrize("edition", ALL, ids=lambda edition: edition.name)
def test_a_steady_bot_plays_the_same_in_both_roles(edition: Edition) -> None:
    wild, bot = BOTS["saboteur"]["random"].make(None), SaboteurSteadyBot()
    for step in play_out(SABOTEUR, edition, 5, [wild] * 5, derive_seed(1)):
        stage = step.state.public.stage
        if isinstance(stage, Playing):
            view = step.state.view(stage.seat)
            assert view.private is not None
            blind = [
                bot.choose(replace(view, private=replace(view.private, role=role)), [], Random(0))
                for role in (*Role, None)
            ]
            assert blind == [blind[0]] * 3


def test_steady_bots_alone_find_the_treasure() -> None:
    for number in range(5):
        *_, last = play_out(SABOTEUR, LV, 5, [SaboteurSteadyBot()] * 5, derive_seed(7, number))
        winners = [result.winners for result in last.state.public.results]
        assert winners == [Role.MINER] * 3


def chosen(state: SaboteurState) -> str:
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
def test_own_tools_are_mended_first(hand: str, broken: dict[int, str], move: str) -> None:
    assert chosen(table(hands=hand, broken=broken, turn=1)) == move


def knowing(state: SaboteurState, faces: str) -> SaboteurState:
    """The state with the mover's maps read: what lies from top to bottom, `?` for not seen."""
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
def test_the_card_is_laid_that_leads_nearest_to_a_goal(hand: str, mine: str, move: str) -> None:
    for edition in ALL:
        assert chosen(knowing(table(edition, hands=hand, mine=mine), "? gold ?")) == move


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
def test_known_stones_are_not_dug_for(hand: str, faces: str, mine: str, move: str) -> None:
    for edition in ALL:
        assert chosen(knowing(table(edition, hands=hand, mine=mine), faces)) == move


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
def test_a_map_is_used_on_a_goal_that_may_be_the_treasure(faces: str, mine: str, move: str) -> None:
    assert chosen(knowing(table(hands="+pick map", mine=mine), faces)) == move


WALLED_IN = ". S .\nE @ W\n. N ."


def test_cards_are_put_away_by_their_rank() -> None:
    box = list(dict.fromkeys(DECK))
    hand, order = [str(card) for card in reversed(box)], []
    while hand:
        state = knowing(table(hands=" ".join(hand), mine=WALLED_IN), "? gold ?")
        verb, card = chosen(state).split()
        assert verb == "pass"
        hand.remove(card)
        order.append(card)
    assert order == [
        *("N", "E", "N+S", "E+W", "N+E", "N+W", "N+E+S", "E+S+W", "N+E+S+W"),
        *("-pick", "-lamp", "-cart", "rockfall", "map", "NS", "NW", "NE"),
        *("+pick", "+lamp", "+cart", "+pick/lamp", "+pick/cart", "+lamp/cart"),
        *("EW", "NES", "ESW", "NESW"),
    ]


def test_an_empty_hand_passes() -> None:
    assert chosen(table(hands="- | NE")) == "pass"


def test_the_gold_card_with_the_most_nuggets_is_taken() -> None:
    state = play(table(LV, hands="EW", mine="@ EW*6", gold=(1, 3, 2)), "lay EW 7,0")
    for nuggets in (3, 2, 1):
        assert chosen(state) == f"gold {nuggets}"
        state = SABOTEUR.play(state, mover(state), Gold(nuggets))


def test_the_first_goal_is_turned_and_a_stone_laid_the_first_way_round() -> None:
    misfit = "ES EW*7\n@ .*7 ? NS"
    state = table(
        house(RU, stone_misfit="mover-decides"), hands="NES", mine=misfit, goals="gold SW ES"
    )
    state = play(state, "lay NSW 8,-1")
    assert chosen(state) == "turn top"
    assert chosen(play(state, "turn middle")) == "stone middle upright"


def told(state: State[Any, Any, Any], deck: Deck | None, seat: int = 0) -> Any:
    return DixitSteadyBot(deck).choose(state.view(Seat(seat)), [], Random(0))


TAGS = ("blood", "night", "hunt")
TAGGED = Deck(
    "test", tuple(Card(f"card-{n}", {"en": Words("Red Moon", "", TAGS)}) for n in range(1, 85))
)


def test_a_storyteller_says_another_tag_of_its_first_card_each_turn() -> None:
    state, said = dixit.dealt(4), []
    for turn in range(5):
        assert isinstance(state.public.stage, Telling)
        seat = turn % 4
        move = told(state, TAGGED, seat)
        assert isinstance(move, Tell)
        assert move.card == state.private[seat].hand[0]
        said.append(move.clue)
        state = dixit.all_found(state)
    assert said == ["blood", "night", "hunt", "blood", "night"]


def test_a_clue_is_in_the_language_of_the_table() -> None:
    words = {"en": Words("Moon", "", ("night",)), "lv": Words("Mēness", "", ("nakts",))}
    deck = Deck("test", tuple(Card(f"card-{n}", words) for n in range(1, 85)))
    view = dixit.dealt(4).view(Seat(0))
    clues = [
        DixitSteadyBot(deck, language).choose(view, [], Random(0))
        for language in ("lv", "fa", "en")
    ]
    assert clues == [Tell(Picture(1), clue) for clue in ("nakts", "night", "night")]


def test_without_a_deck_the_placeholder_clue_is_said() -> None:
    assert told(dixit.dealt(4), None) == Tell(Picture(1), SAMPLE_CLUE)


def test_a_clue_is_written_even_in_one_room() -> None:
    state = dixit.dealt(4, dixit.house(clues_aloud=True), first=None)
    for seat in range(4):
        assert told(state, TAGGED, seat) == Tell(Picture(6 * seat + 1), "blood")


@pytest.mark.parametrize(("seats", "lowest"), [(3, (8, 9)), (4, (7,))])
def test_the_lowest_cards_are_given(seats: int, lowest: tuple[int, ...]) -> None:
    # Seat 1 holds 7 to 12, with three players 8 to 14, here from the highest down.
    state = dixit.told(dixit.dealt(seats))
    hand = tuple(reversed(state.private[1].hand))
    private = replace_item(state.private, 1, replace(state.private[1], hand=hand))
    assert told(replace(state, private=private), TAGGED, 1) == Give(tuple(map(Picture, lowest)))


def test_another_number_is_voted_for_each_turn() -> None:
    state, votes = dixit.dealt(4), []
    for turn in range(5):
        # The cards lie by seat, so that of seat s is number s + 1; the storyteller moves left.
        voter = (turn + 1) % 4
        votes.append(told(dixit.laid(state), TAGGED, voter).number)
        state = dixit.all_found(state)
    # The first of 1 3 4, the second of 1 2 4, the third of 1 2 3, the first of 2 3 4, ...
    assert votes == [1, 2, 3, 2, 3]

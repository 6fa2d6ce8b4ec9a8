"""The menus that a person chooses from, and the remarks in them."""

from __future__ import annotations

from msgspec.structs import replace

from lorelode.cli.presenter import Menu
from lorelode.cli.saboteur import menus, remarks
from lorelode.core import Seat
from lorelode.rules.saboteur.cards import Card, Face, Goal, Shape, Tool
from lorelode.rules.saboteur.editions import RU
from lorelode.rules.saboteur.moves import Break, Gold, Lay, Map, Pass, Repair, Rockfall, Stone, Turn
from lorelode.rules.saboteur.state import (
    Choosing,
    FaceUp,
    Fitting,
    Mine,
    Player,
    Private,
    Sharing,
    Tile,
)
from lorelode.sentences.names import Names
from tests.sentences.saboteur.views import YOU, view

NAMES = Names(("You", "Bo", "Mica"), you=YOU)
BO, MICA = Seat(1), Seat(2)


def labels(menu: Menu) -> list[tuple[str, object]]:
    return [(option.label, option.then) for option in menu.options]


def test_the_menu_asks_for_a_card_and_then_for_its_use() -> None:
    hand = (Card.NS, Card.MAP, Card.BROKEN_LAMP, Card.REPAIR_PICK_CART, Card.ROCKFALL)
    players = (Player(5), Player(6, broken=(Tool.PICK, Tool.CART)), Player(6, broken=(Tool.LAMP,)))
    mine = Mine(laid=(Tile(Shape.EW, 1, 0),))
    menu = menus.menu(view(mine, Private(hand=hand), players=players), NAMES, None)
    assert [option.label for option in menu.options] == [
        "NS         straight: 2 places",
        "map        look at a goal: 3 targets",
        "-lamp      break a lamp: 2 targets",
        "+pick/cart mend a pick or a cart: 2 targets",
        "rockfall   bring down a path card: 1 target",
    ]
    away = "put it away unseen"
    straight, look, hurt, mend, fall = (option.then for option in menu.options)
    # Above and below the start; the end at 2,0 stays the nearest: 6 cards to the middle goal.
    assert labels(straight) == [
        ("0,-1   as NS: no closer: 6 cards to the middle goal", Lay(Shape.NS, 0, -1)),
        ("0,1    as NS: no closer: 6 cards to the middle goal", Lay(Shape.NS, 0, 1)),
        (away, Pass(Card.NS)),
    ]
    assert labels(look) == [
        *((f"the {goal} goal", Map(goal)) for goal in Goal),
        (away, Pass(Card.MAP)),
    ]
    assert labels(hurt) == [
        ("Bo's lamp", Break(Tool.LAMP, BO)),
        ("your own lamp", Break(Tool.LAMP, YOU)),
        (away, Pass(Card.BROKEN_LAMP)),
    ]
    card = Card.REPAIR_PICK_CART
    assert labels(mend) == [
        ("Bo's pick", Repair(card, Tool.PICK, BO)),
        ("Bo's cart", Repair(card, Tool.CART, BO)),
        (away, Pass(card)),
    ]
    assert labels(fall) == [
        ("1,0    straight (EW): farther: 7 cards to the middle goal", Rockfall(1, 0)),
        (away, Pass(Card.ROCKFALL)),
    ]


def test_a_card_laid_beside_an_island_is_marked() -> None:
    seen = view(Mine(laid=(Tile(Shape.NS, 5, 5),)), Private(hand=(Card.NS,)))
    freely = replace(seen, public=replace(seen.public, edition=RU))
    options = labels(menus.menu(freely, NAMES, None).options[0].then)
    # 5,4 and 5,6 meet the openings of the island; beside it a wall meets a wall.
    apart = "not joined to the start"
    assert {label for label, _ in options if "not joined" in label} == {
        f"{cell:<6} as NS: {apart}" for cell in ("5,4", "5,6", "4,5", "6,5")
    }
    # Above and below the start it is joined.
    assert len(options) == 4 + 2 + 1


def test_a_broken_tool_is_named_as_the_reason() -> None:
    players = (Player(1, broken=(Tool.LAMP,)), Player(6), Player(6))
    menu = menus.menu(view(private=Private(hand=(Card.NS,)), players=players), NAMES, None)
    assert menu.options[0].label == "NS         straight: not with a broken tool"


def test_an_empty_hand_can_only_pass() -> None:
    assert labels(menus.menu(view(), NAMES, None)) == [("pass", Pass())]


def test_the_menu_asks_which_goal_to_turn() -> None:
    stage = Choosing(YOU, (Goal.TOP, Goal.MIDDLE))
    assert labels(menus.menu(view(stage=stage), NAMES, None)) == [
        ("the top goal", Turn(Goal.TOP)),
        ("the middle goal", Turn(Goal.MIDDLE)),
    ]


def test_the_menu_asks_which_way_round_a_stone_goes() -> None:
    mine = Mine(goals=(FaceUp(Face.STONE_ES), None, None))
    menu = menus.menu(view(mine, stage=Fitting(YOU, Goal.TOP)), NAMES, None)
    assert menu.title.startswith("The top goal is stone (ES) and fits neither way round.")
    assert labels(menu) == [
        ("upright, as ES: open east and south", Stone(Goal.TOP, False)),
        ("turned, as NW: open north and west", Stone(Goal.TOP, True)),
    ]


def test_the_menu_asks_which_gold_card_to_take() -> None:
    offer = Private(offer=(2, 1, 2, 3))
    menu = menus.menu(view(private=offer, stage=Sharing(YOU, 4)), NAMES, None)
    assert menu.title == "Which gold card do you take? The other 3 go on to the next miner."
    assert labels(menu) == [
        ("a gold card of 1 nugget (there: 1)", Gold(1)),
        ("a gold card of 2 nuggets (there: 2)", Gold(2)),
        ("a gold card of 3 nuggets (there: 1)", Gold(3)),
    ]


def row(*shapes: Shape) -> Mine:
    """Cards in a row east of the start."""
    return Mine(laid=tuple(Tile(shape, x, 0) for x, shape in enumerate(shapes, 1)))


def remark(before: Mine, after: Mine, *peeked: Face | None, same: str = "no closer") -> str:
    knowing = Private(peeked=peeked or (None, None, None))
    return remarks.remark(view(before, knowing), after, same)[1]


def test_remarks_count_the_cards_that_are_missing() -> None:
    # Seven cards lie between start and middle goal; round a dead end at 1,0 it takes nine to any
    # goal: to the middle from 0,1 along that row and up again, to the bottom straight on.
    assert remarks.remark(view(), row(Shape.EW)) == (6, "closer: 6 cards to the middle goal")
    anywhere = "9 cards to any goal"
    assert remarks.remark(view(), row(Shape.DEAD_EW)) == (9, f"farther: {anywhere}")
    six = row(*[Shape.EW] * 6)
    reaches = remarks.remark(view(six), row(*[Shape.EW] * 7))
    assert reaches == (0, "reaches the middle goal")
    assert remark(six, row(*[Shape.EW] * 6, Shape.DEAD_EW)) == f"farther: {anywhere}"


def test_remarks_leave_out_what_you_know_to_be_stone() -> None:
    stone, treasure = Face.STONE_ES, Face.TREASURE
    # From 2,0 it is eight cards to the top and to the bottom goal, six to the middle one.
    assert remark(Mine(), row(Shape.EW), None, stone, None) == (
        "closer: 8 cards to the top or bottom goal"
    )
    assert remark(Mine(), row(Shape.EW), stone, stone, None) == "closer: 8 cards to the bottom goal"
    assert remark(Mine(), row(Shape.EW), treasure, None, None) == "closer: 8 cards to the top goal"
    # To reach a stone is told as such and not taken for progress: from 0,1 it is nine cards.
    six, seven = row(*[Shape.EW] * 6), row(*[Shape.EW] * 7)
    known = view(six, Private(peeked=(None, stone, None)))
    assert remarks.remark(known, seven) == (9, "reaches the middle goal (stone)")


def test_remarks_say_when_nothing_changes_or_no_way_is_left() -> None:
    side = Mine(laid=(Tile(Shape.NS, 0, 1),))
    assert remark(side, Mine(), same="no change") == "no change: 7 cards to the middle goal"
    around = [(Shape.DEAD_S, 0, -1), (Shape.DEAD_N, 0, 1), (Shape.DEAD_E, -1, 0)]
    almost = Mine(laid=tuple(Tile(*end) for end in around))
    walled = almost.lay(Tile(Shape.DEAD_W, 1, 0))
    assert remark(almost, walled) == "leaves no way on"
    assert remark(walled, walled.lay(Tile(Shape.EW, 5, 5))) == "still no way on"

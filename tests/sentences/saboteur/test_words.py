"""Sentences for every kind of news of Saboteur."""

from __future__ import annotations

from typing import get_args

import pytest
from msgspec.structs import replace

from lorelode.core import Seat
from lorelode.rules.saboteur.cards import Card, Face, Goal, Role, Shape, Tool
from lorelode.rules.saboteur.news import (
    Broke,
    Dealt,
    Drew,
    Fell,
    GameEnded,
    GoldDrawn,
    GoldTaken,
    Got,
    Laid,
    Looked,
    Mended,
    Offered,
    Passed,
    PrivateNews,
    PublicNews,
    Received,
    RoundEnded,
    Saw,
    Stood,
    Turned,
)
from lorelode.rules.saboteur.state import (
    FaceUp,
    Mine,
    Result,
    SaboteurView,
)
from lorelode.sentences.names import Names
from lorelode.sentences.saboteur import words
from tests.sentences.saboteur.views import YOU, view

NAMES = Names(("You", "Bo", "Mica"), you=YOU)
BO, MICA = Seat(1), Seat(2)
MINER, SABOTEUR = Role.MINER, Role.SABOTEUR
FACES = (Face.STONE_ES, Face.TREASURE, Face.STONE_SW)

PUBLIC: list[tuple[PublicNews, list[str]]] = [
    (Dealt(1, BO), ["Bo begins."]),
    (Dealt(1, YOU), ["You begin."]),
    (Laid(BO, Shape.NES, 3, -1), ["Bo lays a T (NES) at 3,-1."]),
    (Laid(YOU, Shape.DEAD_NS, 0, 1), ["You lay a dead end (N+S) at 0,1."]),
    (Broke(BO, YOU, Tool.LAMP), ["Bo breaks your lamp."]),
    (Broke(YOU, BO, Tool.LAMP), ["You break Bo's lamp."]),
    (Broke(MICA, MICA, Tool.CART), ["Mica breaks their own cart."]),
    (
        Mended(YOU, YOU, Tool.PICK, Card.REPAIR_PICK_LAMP),
        ["You mend your own pick with +pick/lamp."],
    ),
    (Fell(BO, Shape.EW, 1, 0), ["Bo brings down the straight (EW) at 1,0 with a rockfall."]),
    (Looked(BO, Goal.TOP), ["Bo looks at the top goal with a map."]),
    (Passed(BO, True), ["Bo discards a card unseen."]),
    (Passed(YOU, False), ["You pass with no card left."]),
    (Turned(BO, Goal.TOP, Face.STONE_ES), ["Bo reaches the top goal: it is stone (ES)."]),
    (Turned(YOU, Goal.MIDDLE, Face.TREASURE), ["You reach the middle goal: it is the treasure."]),
    (Stood(Goal.TOP, True), ["The top goal is laid turned, open north and west."]),
    (Stood(Goal.TOP, False), ["The top goal is laid upright, open east and south."]),
    (
        RoundEnded(MINER, YOU, (MINER, SABOTEUR, MINER), (MINER,), FACES),
        [
            "You have found the treasure: the miners win the round.",
            "Miners: You and Mica.",
            "Saboteurs: Bo.",
            "Role cards left over: miner.",
            "The goals: top stone (ES), middle the treasure, bottom stone (SW).",
        ],
    ),
    (
        RoundEnded(SABOTEUR, None, (MINER, MINER, MINER), (), FACES),
        [
            "The cards have run out. Nobody was a saboteur, so nobody gets gold.",
            "Miners: You, Bo and Mica.",
            "Saboteurs: nobody.",
            "The goals: top stone (ES), middle the treasure, bottom stone (SW).",
        ],
    ),
    (
        RoundEnded(SABOTEUR, None, (MINER, SABOTEUR, MINER), (), FACES),
        [
            "The cards have run out, and the saboteurs win the round.",
            "Miners: You and Mica.",
            "Saboteurs: Bo.",
            "The goals: top stone (ES), middle the treasure, bottom stone (SW).",
        ],
    ),
    (GoldDrawn(5), ["5 gold cards are drawn for the miners to share."]),
    (GoldTaken(BO, 1), ["Bo takes a gold card."]),
    (GoldTaken(BO, 3), ["Bo gets 3 gold cards."]),
    (GameEnded(((3, 1), (2,), ()), (YOU,)), ["You win the game with 4 nuggets."]),
    (GameEnded(((2,), (1, 1), ()), (YOU, BO)), ["You and Bo share the win with 2 nuggets each."]),
]

PRIVATE: list[tuple[PrivateNews, str]] = [
    (Received(SABOTEUR, (Card.MAP,)), "You are a saboteur. Your hand: map."),
    (Drew(Card.NES), "You draw NES: T (turned NSW)."),
    (Drew(Card.REPAIR_PICK_LAMP), "You draw +pick/lamp: mend a pick or a lamp."),
    (Saw(Goal.TOP, Face.TREASURE), "Your map shows: the top goal is the treasure."),
    (Offered((1, 3)), "You are passed gold cards of 1 and 3 nuggets."),
    (Got((1,)), "You get a gold card of 1 nugget."),
]


@pytest.mark.parametrize(("item", "sentences"), PUBLIC, ids=lambda it: type(it).__name__)
def test_public_news_are_put_into_sentences(item: PublicNews, sentences: list[str]) -> None:
    stone = Mine(goals=(FaceUp(Face.STONE_ES), None, None))
    assert words.public_words(item, NAMES, view(stone).public) == sentences


@pytest.mark.parametrize(("item", "sentence"), PRIVATE, ids=lambda it: type(it).__name__)
def test_private_news_are_put_into_sentences(item: PrivateNews, sentence: str) -> None:
    assert words.private_words(item, discreet=False) == sentence


def test_every_kind_of_news_has_an_example_here() -> None:
    assert {type(item) for item, _ in PUBLIC} == set(get_args(PublicNews))
    assert {type(item) for item, _ in PRIVATE} == set(get_args(PrivateNews))


def test_a_discreet_deal_does_not_show_the_role() -> None:
    sentence = words.private_words(Received(SABOTEUR, (Card.MAP,) * 6), discreet=True)
    assert sentence == "You have 6 cards and a role; r shows the role."


def test_your_own_gold_is_described_once_where_it_is_taken() -> None:
    seen = view(
        told=(GoldTaken(BO, 1), GoldTaken(YOU, 1), GoldTaken(MICA, 1), GoldTaken(YOU, 1)),
        whispered=(Got((3,)), Got((1,))),
    )
    sentences = [
        sentence for _, some in words.describe_news(seen, NAMES, discreet=True) for sentence in some
    ]
    assert sentences == [
        "Bo takes a gold card.",
        "You get a gold card of 3 nuggets.",
        "Mica takes a gold card.",
        "You get a gold card of 1 nugget.",
    ]


def paid(*gold: tuple[int, ...], roles: tuple[Role, ...]) -> SaboteurView:
    """The end of a round that the saboteurs have won, with this gold for each of three seats."""
    cards = tuple(map(len, gold))
    ended = RoundEnded(SABOTEUR, None, roles, (), FACES)
    taken = [GoldTaken(Seat(seat), number) for seat, number in enumerate(cards) if number]
    whispered = (Got(gold[0]),) if gold[0] else ()
    seen = view(told=(ended, *taken), whispered=whispered)
    result = Result(SABOTEUR, None, roles, (), FACES, cards, due=3)
    return replace(seen, public=replace(seen.public, results=(result,)))


def last_words(seen: SaboteurView) -> list[str]:
    sentences = [
        sentence for _, some in words.describe_news(seen, NAMES, discreet=True) for sentence in some
    ]
    return sentences[
        sentences.index("The goals: top stone (ES), middle the treasure, bottom stone (SW).") + 1 :
    ]


def test_a_payout_says_whether_it_fell_short() -> None:
    # With two saboteurs each is due 3 nuggets.
    assert last_words(paid((3,), (2, 1), (), roles=(SABOTEUR, SABOTEUR, MINER))) == [
        "You get a gold card of 3 nuggets.",
        "Bo gets 2 gold cards.",
    ]
    assert last_words(paid((2,), (), (), roles=(SABOTEUR, SABOTEUR, MINER))) == [
        "Bo gets no gold: none is left to pay out.",
        "You get a gold card of 2 nuggets.",
        "3 nuggets were due, but the gold left does not make the sum.",
    ]
    assert last_words(paid((), (), (3,), roles=(SABOTEUR, MINER, SABOTEUR))) == [
        "You get no gold: none is left to pay out.",
        "Mica gets a gold card.",
    ]

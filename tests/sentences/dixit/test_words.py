"""Sentences for every kind of news of Dixit."""

from __future__ import annotations

from typing import Any, get_args

import pytest
from msgspec.structs import replace

from lorelode.core import Seat
from lorelode.decks import Card, Deck, Words
from lorelode.rules.dixit.cards import Picture
from lorelode.rules.dixit.editions import FA
from lorelode.rules.dixit.news import (
    Dealt,
    Displayed,
    Drew,
    GameEnded,
    Gave,
    LastTurnBegan,
    OwnersShown,
    PublicNews,
    Reshuffled,
    Scored,
    TellerShown,
    Told,
    Voted,
    VotesOpened,
)
from lorelode.rules.dixit.outcomes import Ending, Gain, Merit
from lorelode.rules.dixit.state import (
    Player,
    Public,
    Stage,
    Telling,
    Turn,
)
from lorelode.sentences.dixit import words
from lorelode.sentences.names import Names
from lorelode.sentences.pictures import Pictures

YOU, VERA, ILYA, NOOR, MARA = map(Seat, range(5))
NAMES = Names(("You", "Vera", "Ilya", "Noor", "Mara"), you=YOU)
DECK = Deck(
    "letters",
    tuple(Card(letter, {"en": Words(letter.upper(), f"Just {letter}.")}) for letter in "abcdefg"),
)
PICTURES = Pictures(DECK)
A, B, C, D, E, F, G = map(Picture, range(1, 8))

# The worked example of the print: votes on 1, 3, 3 and 4, the storyteller's card is 3.
TURN = Turn(
    teller=VERA,
    clue="rabbit hole",
    display=(B, A, C, E, D),
    owners=(YOU, ILYA, VERA, NOOR, MARA),
    votes=(3, None, 3, 1, 4),
    points=(4, 3, 3, 1, 0),
    gains=(
        (Gain(Merit.FOUND, 3), Gain(Merit.VOTES, 1, votes=1)),
        (Gain(Merit.TOLD, 3),),
        (Gain(Merit.FOUND, 3),),
        (Gain(Merit.VOTES, 1, votes=1),),
        (),
    ),
)


def public(*points: int, turn: Turn = TURN, stage: Stage | None = None) -> Public:
    players = tuple(Player(6, some) for some in points or TURN.points)
    return Public(FA, players, stage=stage or Telling(ILYA), teller=ILYA, turns=(turn,), pile=9)


PUBLIC: list[tuple[PublicNews, str]] = [
    (Dealt(), "The pictures are dealt."),
    (Told(VERA, "rabbit hole"), 'Vera tells: "rabbit hole"'),
    (Told(YOU, "rabbit hole"), 'You tell: "rabbit hole"'),
    (Told(VERA, None), "Vera says a clue aloud."),
    (Gave(VERA), "Vera gives a picture."),
    (Gave(YOU), "You give a picture."),
    (Reshuffled(48), "48 used pictures are shuffled and put under the pile."),
    (Displayed((A, B)), "The pictures are laid out:"),
    (Voted(VERA), "Vera votes."),
    (VotesOpened(TURN.votes), 'The votes on "rabbit hole"'),
    (TellerShown(VERA, 3), "The storyteller's picture is 3, C. You and Ilya found it."),
    (OwnersShown(TURN.owners), "The others: 1 is yours, 2 is Ilya's, 4 is Noor's, 5 is Mara's."),
    (
        Scored(TURN.points, TURN.gains),
        "Score: You 4 (+4), Vera 3 (+3), Ilya 3 (+3), Noor 1 (+1), Mara 0.",
    ),
    (
        LastTurnBegan(Ending.PICTURES),
        "This is the last turn: there are only 9 pictures left to draw.",
    ),
    (
        LastTurnBegan(Ending.CLUES),
        "This is the last turn: after it, everybody has told as often as agreed.",
    ),
    (
        GameEnded((YOU,), Ending.PICTURES),
        "The last picture has left the pile. You win the game with 4 points.",
    ),
]


@pytest.mark.parametrize(("item", "sentence"), PUBLIC, ids=lambda it: type(it).__name__)
def test_public_news_are_put_into_sentences(item: PublicNews, sentence: str) -> None:
    assert words.public_words(item, NAMES, public(), PICTURES) == sentence


def test_every_kind_of_news_has_an_example_here() -> None:
    assert {type(item) for item, _ in PUBLIC} == set(get_args(PublicNews))


def test_private_news_are_put_into_sentences() -> None:
    assert words.private_words(Drew((A, C, B)), PICTURES) == "You draw A, C and B."
    assert words.private_words(Drew((A,)), Pictures(None)) == "You draw picture 1."


def test_votes_are_listed_by_number() -> None:
    assert words.describe_votes(TURN, NAMES, PICTURES) == [
        "B: Noor",
        "A: nobody",
        "C: You and Ilya",
        "E: Mara",
        "D: nobody",
    ]
    assert words.votes_head(replace(TURN, clue=None)) == "The votes"


@pytest.mark.parametrize(
    ("teller", "votes", "sentence"),
    [
        (YOU, (None, 1, 1, 1, 1), "Everybody found it: nothing for you."),
        (VERA, (2, None, 2, 2, 2), "Everybody found it: nothing for Vera."),
        (VERA, (3, None, 4, 5, 1), "Nobody found it: nothing for Vera."),
        (VERA, (3, None, 4, 2, 1), "Noor found it."),
    ],
)
def test_the_players_who_found_the_picture_are_named(
    teller: Seat, votes: tuple[int | None, ...], sentence: str
) -> None:
    turn = replace(TURN, teller=teller, owners=(YOU, VERA, ILYA, NOOR, MARA), votes=votes)
    assert words.describe_finders(turn, NAMES) == sentence


def test_with_three_players_the_two_pictures_of_each_are_named_together() -> None:
    owners = (ILYA, YOU, VERA, ILYA, YOU)
    turn = replace(TURN, owners=owners, votes=(1, None, 3), points=(0, 4, 5))
    three = public(0, 4, 5, turn=turn)
    names = Names(NAMES.by_seat[:3], you=YOU)
    said = [
        words.public_words(item, names, three, PICTURES)
        for item in (Gave(ILYA), OwnersShown(owners))
    ]
    assert said == [
        "Ilya gives two pictures.",
        "The others: 1 and 4 are Ilya's, 2 and 5 are yours.",
    ]


@pytest.mark.parametrize(
    ("points", "sentence"),
    [
        ((31, 3, 0, 9, 2), "You have reached 30 points. You win the game with 31 points."),
        ((3, 32, 30, 9, 2), "Vera and Ilya have reached 30 points. Vera wins the game with 32"),
        ((3, 30, 2, 9, 0), "Vera has reached 30 points. Vera wins the game with 30 points."),
        ((30, 30, 2, 9, 0), "You and Vera have reached 30 points. You and Vera share the win with"),
    ],
)
def test_the_end_of_the_game_is_put_into_sentences(points: tuple[int, ...], sentence: str) -> None:
    best = tuple(Seat(seat) for seat, some in enumerate(points) if some == max(points))
    said = words.public_words(GameEnded(best, Ending.POINTS), NAMES, public(*points), PICTURES)
    assert said.startswith(sentence)


def test_the_end_after_all_clues_says_how_many_everybody_told() -> None:
    ten = replace(public(), turns=(TURN,) * 10)
    said = words.public_words(GameEnded((YOU,), Ending.CLUES), NAMES, ten, PICTURES)
    assert said == "Everybody has told 2 clues. You win the game with 4 points."


@pytest.mark.parametrize(
    ("switches", "sentence"),
    [
        (
            {"clues_each": 2},
            (
                "The game ends with 30 points for anybody, or when everybody has told 2 clues,"
                " or with the pile: 9 pictures left."
            ),
        ),
        ({"winning_points": None}, "The game ends with the pile: 9 pictures left."),
        (
            {"used_pictures_reshuffled": True},
            (
                "The game ends with 30 points for anybody. 9 pictures left in the pile, then used"
                " ones are shuffled in."
            ),
        ),
    ],
    ids=str,
)
def test_the_standing_says_what_ends_the_game(switches: dict[str, Any], sentence: str) -> None:
    standing = replace(public(), edition=replace(FA, **switches))
    assert words.describe_standing(standing) == sentence


def test_the_heading_says_that_a_turn_is_the_last_one() -> None:
    last = replace(public(stage=Telling(YOU)), last_turn=Ending.PICTURES)
    assert words.heading(last, NAMES) == "Turn 2, the last one. You are the storyteller."


def test_the_recap_has_every_turn() -> None:
    assert list(words.recap(public(), NAMES, PICTURES)) == [
        (
            'Vera tells: "rabbit hole"',
            "C. You and Ilya found it. You +4, Vera +3, Ilya +3, Noor +1.",
        )
    ]

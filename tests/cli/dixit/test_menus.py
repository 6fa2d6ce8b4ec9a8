"""The menus that a person chooses from."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from lorelode.cli.dixit import menus
from lorelode.cli.presenter import WAIT, Menu, TextQuestion
from lorelode.core import Seat, View
from lorelode.decks import Card, Deck, Words
from lorelode.rules.dixit.cards import Picture
from lorelode.rules.dixit.editions import FA
from lorelode.rules.dixit.moves import Give, Speak, Tell, Vote
from lorelode.rules.dixit.state import (
    DixitView,
    Giving,
    Player,
    Private,
    Public,
    Stage,
    Telling,
    Voting,
)
from lorelode.sentences.pictures import Pictures

YOU, VERA, ILYA = map(Seat, range(3))
DECK = Deck(
    "letters",
    tuple(Card(letter, {"en": Words(letter.upper(), f"Just {letter}.")}) for letter in "abcdefg"),
)
PICTURES = Pictures(DECK)
A, B, C, D, E, F, G = map(Picture, range(1, 8))


def seen(stage: Stage, private: Private, seats: int = 5, **more: Any) -> DixitView:
    clue = None if isinstance(stage, Telling) else "rabbit hole"
    table = Public(FA, (Player(len(private.hand)),) * seats, stage=stage, teller=VERA, clue=clue)
    return View(replace(table, **more), YOU, private)


def labels(menu: Menu) -> list[tuple[str, object]]:
    return [(option.label, option.then) for option in menu.options]


def test_the_menu_asks_for_a_picture_and_then_for_a_clue() -> None:
    menu = menus.menu(seen(Telling(YOU), Private((C, A))), PICTURES)
    assert [(one.label, one.about) for one in menu.options] == [
        ("C (3)", "Just c."),
        ("A (1)", "Just a."),
    ]
    asked = menu.options[0].then
    assert isinstance(asked, TextQuestion)
    assert asked.title == "C (3). Just c."
    assert asked.move("  a   story ") == Tell(C, "a story")


def test_the_menu_offers_a_spoken_clue_if_clues_are_aloud() -> None:
    at_one_table = seen(Telling(YOU), Private((C,)), edition=replace(FA, clues_aloud=True))
    (option,) = menus.menu(at_one_table, PICTURES).options
    typing, aloud = option.then.options
    assert isinstance(typing.then, TextQuestion)
    assert (aloud.label, aloud.then) == ("say it aloud", Speak(C))


def test_the_menu_of_a_race_offers_to_wait() -> None:
    menu = menus.menu(seen(Telling(None), Private((C, A)), teller=None), PICTURES)
    assert [one.label for one in menu.options] == [
        "C (3)",
        "A (1)",
        "wait, and let somebody else begin",
    ]
    assert menu.options[-1].then == WAIT


def test_the_menu_asks_for_a_picture_to_give() -> None:
    menu = menus.menu(seen(Giving((YOU, ILYA)), Private((C, A))), PICTURES)
    assert labels(menu) == [("C (3)", Give((C,))), ("A (1)", Give((A,)))]
    assert menu.question == "picture"


def test_the_menu_asks_for_two_pictures_one_after_the_other() -> None:
    menu = menus.menu(seen(Giving((YOU, ILYA)), Private((C, A, B)), seats=3), PICTURES)
    assert menu.question == "first picture"
    assert [one.label for one in menu.options] == ["C (3)", "A (1)", "B (2)"]
    then = [one.then for one in menu.options]
    assert [second.title for second in then] == [f"{card}, and which other?" for card in "CAB"]
    assert [labels(second) for second in then] == [
        [("A (1)", Give((A, C))), ("B (2)", Give((B, C)))],
        [("C (3)", Give((A, C))), ("B (2)", Give((A, B)))],
        [("C (3)", Give((B, C))), ("A (1)", Give((A, B)))],
    ]


def test_the_last_two_pictures_are_picked_like_any_others() -> None:
    menu = menus.menu(seen(Giving((YOU, ILYA)), Private((C, A)), seats=3), PICTURES)
    assert [labels(one.then) for one in menu.options] == [
        [("A (1)", Give((A, C)))],
        [("C (3)", Give((A, C)))],
    ]


def test_the_menu_of_votes_has_the_numbers_of_the_display() -> None:
    view = seen(Voting((YOU, ILYA)), Private((F, G), given=(A,)), display=(B, A, C))
    assert labels(menus.menu(view, PICTURES)) == [
        ("B", Vote(1)),
        ("A (yours)", Vote(2)),
        ("C", Vote(3)),
    ]


def test_pictures_are_called_by_number_without_a_deck() -> None:
    menu = menus.menu(seen(Giving((YOU,)), Private((C, A))), Pictures(None))
    assert [(one.label, one.about) for one in menu.options] == [
        ("picture 3", ""),
        ("picture 1", ""),
    ]

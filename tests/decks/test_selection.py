"""The pictures for a game out of several decks."""

from __future__ import annotations

import pytest

from lorelode.core import amended
from lorelode.decks import Card, Deck, DeckError, Words
from lorelode.decks.selection import select_deck
from lorelode.rules.dixit import DIXIT

FA = DIXIT.editions["fa"]


def deck(name: str, count: int, start: int = 0) -> Deck:
    return Deck(name, tuple(Card(f"p{number}", {}) for number in range(start, start + count)))


def test_a_picture_in_two_decks_is_selected_once() -> None:
    tagged = Card("p3", {"en": Words("Three", tags=("three",))})
    decks = {"one": deck("one", 40), "two": Deck("two", (tagged, *deck("", 5, 50).cards))}
    small = amended(FA, {"deck": "45"})
    both = select_deck(decks, DIXIT, small, 4)
    assert both.name == "one and two"
    assert both.ids == (*(f"p{number}" for number in (*range(40), *range(50, 55))),)
    assert both.card(4) == tagged


def test_too_few_pictures_name_the_switch_that_helps() -> None:
    with pytest.raises(DeckError) as refused:
        select_deck({"one": deck("one", 60)}, DIXIT, FA, 4)
    assert str(refused.value) == (
        "the deck one has 60 pictures, and the game takes 84: "
        "set the switch deck to 60, or pick another deck as well"
    )


def test_too_few_pictures_for_any_setting_ask_for_another_deck() -> None:
    with pytest.raises(DeckError) as refused:
        select_deck({"one": deck("one", 1)}, DIXIT, FA, 4)
    assert str(refused.value) == (
        "the deck one has 1 picture, and the game takes 84: pick another deck as well"
    )

"""The pictures for a game out of several decks."""

from __future__ import annotations

import pytest

from lorelode.core import Chance, Setup, SetupError
from lorelode.decks import Card, Deck, DeckError, Words, built_in
from lorelode.decks.selection import load_built_in, pick_pictures, select_deck
from lorelode.rules import GAMES


def deck(name: str, count: int, start: int = 0) -> Deck:
    return Deck(name, tuple(Card(f"p{number}", {}) for number in range(start, start + count)))


def dixit(pictures: int = 84) -> Setup:
    return Setup.from_words(GAMES, "dixit", switches={"deck_size": str(pictures)}, seats=4)


def test_a_picture_in_two_decks_is_selected_once() -> None:
    tagged = Card("p3", {"en": Words("Three", tags=("three",))})
    decks = {"one": deck("one", 40), "two": Deck("two", (tagged, *deck("", 5, 50).cards))}
    both = select_deck(dixit(45), ("one", "two", "one"), decks.__getitem__)
    assert both is not None
    assert both.name == "one and two"
    assert both.ids == tuple(f"p{number}" for number in (*range(40), *range(50, 55)))
    assert both.card(4) == tagged


def test_without_names_the_built_in_deck_is_selected() -> None:
    assert select_deck(dixit(), (), load_built_in) == built_in()
    assert select_deck(dixit(), (built_in().name,), load_built_in) == built_in()
    with pytest.raises(DeckError, match="there is no deck 'gone'; there is only dream"):
        select_deck(dixit(), ("gone",), load_built_in)


def test_a_game_without_pictures_has_no_deck() -> None:
    saboteur = Setup.from_words(GAMES, "saboteur", seats=4)
    assert select_deck(saboteur, (), load_built_in) is None
    with pytest.raises(SetupError, match=r"^saboteur has no pictures, so no decks$"):
        select_deck(saboteur, ("dream",), load_built_in)


def test_too_few_pictures_name_the_switch_that_helps() -> None:
    with pytest.raises(SetupError) as refused:
        select_deck(dixit(), ("one",), lambda name: deck(name, 60))
    assert str(refused.value) == (
        "the game takes 84 pictures, and there are 60 pictures in one:"
        " set the switch deck_size to 60, or add another deck"
    )


def test_too_few_pictures_for_any_setting_ask_for_another_deck() -> None:
    with pytest.raises(SetupError) as refused:
        select_deck(dixit(), ("one",), lambda name: deck(name, 1))
    assert str(refused.value).endswith("in one: add another deck")


def test_pictures_are_picked_by_chance_and_stay_in_the_order_of_the_deck() -> None:
    picked = pick_pictures(dixit(30), deck("one", 34), Chance(bytes(32), 0))
    numbers = [int(name[1:]) for name in picked.ids]
    assert numbers == sorted(Chance(bytes(32), 0).shuffled(range(34))[:30])
    whole = deck("one", 30)
    assert pick_pictures(dixit(30), whole, Chance(bytes(32), 0)) is whole

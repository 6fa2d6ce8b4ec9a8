"""Decks: read from a text, refused if a record could not name their cards, asked for words."""

from __future__ import annotations

import subprocess
import sys

import pytest

from lorelode.decks import Card, Deck, DeckError, Words, read_deck
from lorelode.decks.deck import MAX_TEXT_LETTERS
from lorelode.rules.dixit import clues

TWO = """
name = "two"

[[cards]]
id = "paper-boat"
picture = "boat.webp"
[cards.words.en]
title = "Paper Boat"
caption = "A boat of paper on a puddle."
tags = ["boat", "rain"]
[cards.words.lv]
title = "Papīra laiva"

[[cards]]
id = "key-9"
[cards.words.fa]
title = "کلید"
"""

BOAT = Card(
    "paper-boat",
    {
        "en": Words("Paper Boat", "A boat of paper on a puddle.", ("boat", "rain")),
        "lv": Words("Papīra laiva"),
    },
    "boat.webp",
)
KEY = Card("key-9", {"fa": Words("کلید")})


def deck(*ids: str) -> Deck:
    return Deck("mine", tuple(Card(name, {}) for name in ids))


def test_a_deck_is_read_from_a_text() -> None:
    assert read_deck(TWO) == Deck("two", (BOAT, KEY))
    assert read_deck(TWO).ids == ("paper-boat", "key-9")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("name = ", "Invalid value"),
        ("", "missing required field `name`"),
        ('name = "x"', "missing required field `cards`"),
        (TWO.replace("picture =", "painting ="), "unknown field `painting`"),
        (TWO.replace("caption =", "legend ="), "unknown field `legend`"),
        ('author = "me"\n' + TWO, "unknown field `author`"),
        (TWO.replace('"Paper Boat"', '""'), "'' cannot be written .*: a text has to say something"),
        (TWO.replace('"Paper Boat"', '"Two  Boats"'), "'Two  Boats' .*: expected single spaces"),
        (TWO.replace('"Paper Boat"', '"\\u001b[31mX"'), "no control characters"),
        (TWO.replace('"Paper Boat"', f'"{"x" * 201}"'), "at most 200 characters"),
        ('name = "none"\ncards = []', "a deck has at least one picture"),
        (TWO.replace('"Paper Boat"', "7"), "Expected `str`"),
        (TWO.replace("words.lv", "words.latvian"), "matching regex"),
        (TWO.replace('"key-9"', '"Key 9"'), "expected an id like 'paper-boat', not 'Key 9'"),
        (TWO.replace('"key-9"', '"paper-boat"'), "more than once: paper-boat"),
    ],
)
def test_a_text_that_is_not_a_deck_is_refused(text: str, reason: str) -> None:
    assert text != TWO
    with pytest.raises(DeckError, match=reason):
        read_deck(text)


@pytest.mark.parametrize("name", ["", "Boat", "paper boat", "paper_boat", "-boat", "boat-", "a--b"])
def test_an_id_that_a_record_could_not_name_is_refused(name: str) -> None:
    with pytest.raises(DeckError, match="expected an id like"):
        deck("boat", name)


def test_an_id_given_twice_is_refused_and_named() -> None:
    with pytest.raises(DeckError, match="more than once: boat, key"):
        deck("boat", "key", "moon", "key", "boat")


def test_a_card_without_words_in_a_language_shows_those_of_another() -> None:
    assert BOAT.words_in("lv") == Words("Papīra laiva")
    assert BOAT.words_in("ru") == BOAT.words["en"]
    assert KEY.words_in("ru") == KEY.words["fa"]
    assert Card("old-moon", {}).words_in("en") == Words("old-moon")


def test_cards_are_numbered_from_one() -> None:
    two = read_deck(TWO)
    assert (two.card(1), two.card(2)) == (BOAT, KEY)
    for number in (0, 3, -1):
        with pytest.raises(IndexError, match=f"deck two has pictures 1 to 2, not {number}"):
            two.card(number)


def test_every_text_about_a_card_could_be_a_clue() -> None:
    assert MAX_TEXT_LETTERS <= clues.MAX_CLUE_LETTERS


def test_a_deck_picks_the_pictures_of_a_record_in_their_order() -> None:
    picked = read_deck(TWO).pick(("key-9", "comet", "paper-boat"))
    assert picked.cards == (KEY, Card("comet", {}), BOAT)
    assert picked.card(2).words_in("en").title == "comet"
    with pytest.raises(DeckError, match="expected an id like"):
        read_deck(TWO).pick(("Key 9",))


READ_IN_THREADS = """
import importlib, sys, threading
from lorelode.decks import deck

sys.setswitchinterval(1e-6)
text = 'name = "small"\\n[[cards]]\\nid = "a"\\nwords = {}\\n'
for _ in range(60):
    importlib.reload(deck)
    start = threading.Barrier(8)

    def read():
        start.wait()
        deck.read_deck(text)

    threads = [threading.Thread(target=read) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
"""


def test_the_first_decks_may_be_read_in_several_threads_at_once() -> None:
    """In a process of its own: it would crash."""
    assert subprocess.run([sys.executable, "-c", READ_IN_THREADS], check=False).returncode == 0

"""A clue in a language that the encoder does not know is heard by its English too."""

from __future__ import annotations

import pytest

from lorelode.bots.dixit.analysis.clue_fit import ClueFit
from lorelode.bots.dixit.analysis.glosses import GLOSSED, gloss, read_entries
from lorelode.bots.dixit.analysis.lemmas import all_words
from lorelode.bots.hashed_deck import HashedDeck
from lorelode.decks import Card, Deck, Words


@pytest.mark.parametrize(
    ("clue", "language", "english"),
    [
        ("Muzeju nakts", "lv", "museum night"),
        ("neaizsūtīju", "lv", "send"),
        ("הולכים בגינה", "he", "go garden"),
        ("سایه‌ی دیوار", "fa", "shadow wall"),
        ("رمزم", "fa", "password"),
    ],
)
def test_forms_of_words_are_found_in_the_table(clue: str, language: str, english: str) -> None:
    found = gloss(clue, language)
    assert found is not None
    assert (found.text, found.known_share) == (english, 1.0)


@pytest.mark.parametrize(
    ("clue", "language", "english"),
    [
        ("ירח דבש בפריז", "he", "honeymoon Paris"),
        ("mans nakts putns", "lv", "night owl"),
        ("گرگ در لباس میش", "fa", "wolf in sheep's clothing disguise"),
    ],
)
def test_an_idiom_means_something_as_a_whole(clue: str, language: str, english: str) -> None:
    found = gloss(clue, language)
    assert found is not None
    assert (found.text, found.known_share) == (english, 1.0)


def test_every_idiom_of_the_table_is_heard_as_itself() -> None:
    idioms = [entry for entry in read_entries() if len(all_words(entry[1], entry[0])) > 1]
    assert {language for language, _, _ in idioms} == set(GLOSSED)
    for language, said, english in idioms:
        assert gloss(said, language) == (english, 1.0), said


def test_an_idiom_may_have_more_stop_words_but_no_fewer() -> None:
    assert gloss("nakts ir putns", "lv") == ("night owl", 1.0)
    assert gloss("bez saistībām", "lv") == ("no strings attached freedom", 1.0)
    assert gloss("saistības", "lv") is None


def test_a_word_that_says_nothing_alone_leaves_the_others_known() -> None:
    assert gloss("nakts būs", "lv") == ("night", 1.0)
    assert gloss("شب شده", "fa") == ("night", 1.0)


@pytest.mark.parametrize(
    ("word", "language", "english"),
    [
        ("رفت", "fa", "go"),
        ("میش", "fa", "sheep"),
        ("سلامتی", "fa", "healthy heal"),
        ("زمین", "fa", "earth ground"),
        ("گفت", "fa", "speak say tell"),
        ("שפע", "he", "abundance"),
        ("מספר", "he", "number count"),
        ("רשת", "he", "web net"),
        ("דוד", "he", "uncle aunt"),
        ("הבנה", "he", "understanding empathy"),
        ("ספר", "he", "book number count"),
        ("ceļš", "lv", "road"),
        ("ceļa", "lv", "road"),
        ("cēls", "lv", "noble"),
        ("vīns", "lv", "wine"),
        ("laime", "lv", "happy joy"),
        ("salauzta", "lv", "ruined broken down"),
    ],
)
def test_a_frequent_word_means_nothing_that_is_only_spelled_alike(
    word: str, language: str, english: str
) -> None:
    assert gloss(word, language) == (english, 1.0)


@pytest.mark.parametrize(
    ("clue", "language"),
    [
        ("הזה", "he"),
        ("תנאים", "he"),
        ("מענה", "he"),
        ("להיות", "he"),
        ("אבל", "he"),
        ("būt", "lv"),
        ("viņu", "lv"),
        ("viņš un viņa", "lv"),
        ("بودن", "fa"),
        ("باشد", "fa"),
        ("می‌کند", "fa"),
    ],
)
def test_a_word_of_an_idiom_or_a_small_word_means_nothing_alone(clue: str, language: str) -> None:
    assert gloss(clue, language) is None


def test_words_that_the_table_has_not_are_left_out() -> None:
    found = gloss("zubokrape nakts", "lv")
    assert found is not None
    assert (found.text, found.known_share) == ("night", 0.5)
    assert gloss("zubokrape", "lv") is None
    assert gloss("night", "en") is None


@pytest.mark.parametrize(
    ("clue", "language"), [("نگهبان", "fa"), ("כריש", "he"), ("haizivs", "lv")]
)
def test_a_deck_that_is_described_in_english_is_understood(clue: str, language: str) -> None:
    assert language in GLOSSED
    words = [Words("A", "", ("shark", "guard")), Words("B", "", ("oven", "bread"))]
    deck = Deck("small", tuple(Card(f"p{at}", {"en": one}) for at, one in enumerate(words)))
    fits = ClueFit(HashedDeck(deck), language, (), "seed", share=1.0).fits(clue)
    assert fits[0] > fits[1] == 0

"""Whoever has no card that a clue names gives one that is like it."""

from __future__ import annotations

from pathlib import Path

import pytest

from lorelode.bots.dixit.analysis.card_likeness import CardLikeness
from lorelode.bots.dixit.analysis.card_texts import CardText
from lorelode.bots.dixit.analysis.clue_fit import ClueFit
from lorelode.bots.hashed_deck import HashedDeck
from lorelode.decks import Card, Deck, Words

SAID = ["whale", "sea", "night", "ship", "sea", "night", "oven", "bread", "night"]
TEXTS = [CardText(at // 3, one, 1.0) for at, one in enumerate(SAID)]


def make_deck(*tags: str) -> Deck:
    return Deck(
        "small",
        tuple(
            Card(f"p{at}", {"en": Words(f"T{at}", "", tuple(said.split(", ")))}, f"p{at}.webp")
            for at, said in enumerate(tags)
        ),
    )


def test_cards_are_alike_by_the_words_that_few_cards_have() -> None:
    likeness = CardLikeness(TEXTS, "en", 3)
    # Of two other cards one is a deviation above their mean, and one below.
    assert likeness.compare(1, {0: 1.0}) == pytest.approx(1.0)
    assert likeness.compare(2, {0: 1.0}) == pytest.approx(-1.0)
    assert likeness.compare(1, {0: 0.5, 1: 9.0}) == pytest.approx(0.5)
    assert likeness.compare(0, {}) == 0.0


def test_what_people_name_together_counts_for_more_than_words() -> None:
    likeness = CardLikeness(TEXTS, "en", 3, {0: {2: 4, 1: 1}})
    assert likeness.compare(2, {0: 1.0}) > likeness.compare(1, {0: 1.0})
    # Nobody named the second card with another: its words decide.
    assert likeness.compare(0, {1: 1.0}) > likeness.compare(2, {1: 1.0})


def test_a_card_is_given_for_what_it_has_in_common_with_what_a_clue_names() -> None:
    deck = make_deck("whale, sea, wave", "ship, sea, wave", "oven, bread, wheat")
    reader = ClueFit(HashedDeck(deck), "en", (), "seed", share=1.0)
    ship, oven = (reader.given_fits("whales", [1, 2])[at] for at in (1, 2))
    assert reader.fits("whales")[1] == reader.fits("whales")[2] == 0
    assert ship > oven
    # Invented words are like nothing.
    assert set(reader.given_fits("zubo krape", [0, 1, 2]).values()) == {0.0}


def test_a_theme_says_what_else_goes_with_a_clue(tmp_path: Path) -> None:
    (tmp_path / "themes.toml").write_text(
        '[[themes]]\nwords = ["patience", "delay"]\ncards = ["p1", "no-card-of-this-deck"]\n'
    )
    deck = make_deck("whale", "ship", "oven")
    reader = ClueFit(HashedDeck(deck), "en", (tmp_path,), "seed", share=1.0)
    given = reader.given_fits("delays", [0, 1, 2])
    assert given[1] > given[0] == given[2] == 0.0
    # Who votes does not know it: a theme is of many pictures.
    assert list(reader.fits("delays")) == [0.0] * 3
    # A seat does not think of every picture of a theme.
    parts = {
        ClueFit(HashedDeck(deck), "en", (tmp_path,), f"{seat}/a", share=0.5).given_fits(
            "delays", [1]
        )[1]
        > 0
        for seat in range(12)
    }
    assert parts == {True, False}

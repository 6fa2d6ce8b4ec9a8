"""Whoever has no card that a clue names gives one that is like it."""

from __future__ import annotations

import pytest

from lorelode.bots.dixit.analysis.card_likeness import CardLikeness
from lorelode.bots.dixit.analysis.card_texts import CardText
from lorelode.bots.dixit.analysis.clue_fit import ClueFit
from lorelode.bots.hashed_deck import HashedDeck
from lorelode.decks import Card, Deck, Words


def make_deck(*tags: str) -> Deck:
    return Deck(
        "small",
        tuple(
            Card(f"p{at}", {"en": Words(f"T{at}", "", tuple(said.split(", ")))}, f"p{at}.webp")
            for at, said in enumerate(tags)
        ),
    )


def test_cards_are_alike_by_the_words_that_few_cards_have() -> None:
    said = ["whale", "sea", "night", "ship", "sea", "night", "oven", "bread", "night"]
    likeness = CardLikeness([CardText(at // 3, one, 1.0) for at, one in enumerate(said)], "en", 3)
    assert likeness.compare(0, {1: 1.0}) > likeness.compare(0, {2: 1.0}) > 0
    both = likeness.compare(0, {1: 3.0, 2: 1.0})
    assert both == pytest.approx(
        (3 * likeness.compare(0, {1: 1.0}) + likeness.compare(0, {2: 1.0})) / 4
    )
    assert likeness.compare(0, {}) == 0.0


def test_a_card_is_given_for_what_it_has_in_common_with_what_a_clue_names() -> None:
    deck = make_deck("whale, sea, wave", "ship, sea, wave", "oven, bread, wheat")
    reader = ClueFit(HashedDeck(deck), "en", (), "seed", share=1.0)
    ship, oven = (reader.given_fits("whales", [1, 2])[at] for at in (1, 2))
    assert reader.fits("whales")[1] == reader.fits("whales")[2] == 0
    assert ship > oven
    # Invented words are like nothing.
    assert set(reader.given_fits("zubo krape", [0, 1, 2]).values()) == {0.0}

"""Clues for one card: what is said of pictures that nobody wrote about."""

from __future__ import annotations

import pytest

from lorelode.bots.dixit.analysis.card_texts import card_texts
from lorelode.bots.dixit.analysis.simple_clues import simple_clues
from lorelode.core.languages import LANGUAGES
from lorelode.decks import Card, Deck
from lorelode.rules.dixit.clues import find_fault


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_name_of_a_file_is_neither_said_nor_heard(language: str) -> None:
    card = Card("p1", {}, "p1.webp", "Grandma on the Hill")
    clues = simple_clues(card, language)
    assert clues == simple_clues(Card("p2", {}, "p2.webp"), language)
    assert len(set(clues)) > 1
    assert not any(find_fault(clue) for clue in clues)
    assert card_texts(Deck("test", (card,)), language, {}) == []

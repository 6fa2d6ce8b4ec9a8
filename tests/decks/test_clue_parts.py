"""Which parts of a clue the deck says of a picture."""

from __future__ import annotations

import pytest

from lorelode.decks import Card, Words
from lorelode.decks.clue_parts import ClueParts, split_clue

CARD = Card(
    "lighthouse",
    {
        "en": Words(
            "Tea at Sea", "A lighthouse pours tea.", ("kindness", "old, tired", "way home")
        ),
        "fa": Words("چای در دریا", "فانوس دریایی", ("مهمان‌نوازی",)),
    },
)


@pytest.mark.parametrize(
    ("clue", "fitting", "others"),
    [
        ("kindness", ("kindness",), ()),
        ("Kindness", ("Kindness",), ()),
        ("home", ("home",), ()),
        ("lighthouse", ("lighthouse",), ()),
        ("Tea at Sea", ("Tea at Sea",), ()),
        ("kindness, winter", ("kindness",), ("winter",)),
        ("winter,kindness", ("kindness",), ("winter",)),
        ("مهمان‌نوازی، زمستان", ("مهمان‌نوازی",), ("زمستان",)),
        ("old, tired", ("old, tired",), ()),
        ("home of winter", (), ("home of winter",)),
        ("!?", (), ("!?",)),
        (",", (), ()),
    ],
)
def test_parts_that_the_deck_says_of_the_picture_fit(
    clue: str, fitting: tuple[str, ...], others: tuple[str, ...]
) -> None:
    assert split_clue(CARD, clue) == ClueParts(fitting, others)


def test_nothing_fits_a_picture_without_words() -> None:
    assert split_clue(Card("unknown", {}), "sea, boat") == ClueParts((), ("sea", "boat"))

"""The deck that comes with the program: eighty-four pictures, and words for each."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from PIL import Image

import lorelode.decks
from art.deck import cards as recipes
from art.draw import write
from lorelode.core.languages import LANGUAGES
from lorelode.decks import Words, built_in
from lorelode.decks.associations import read_associations, read_lines
from lorelode.decks.sandbox import MAX_LARGE_BYTES, MAX_SMALL_BYTES
from lorelode.rules.dixit.editions import FA

(PACKAGE,) = lorelode.decks.__path__
FOLDER = Path(PACKAGE) / "dream"
CARDS = built_in().cards

MAX_DECK_BYTES = 10_500_000
MAX_TEXT_BYTES = 3_000_000
"""Of associations and lines."""

MAX_CARDS_OF_A_TAG = 8
"""A tag on more cards says too little."""


def said(language: str) -> list[Words]:
    return [card.words[language] for card in CARDS]


def test_the_built_in_deck_has_as_many_cards_as_the_print() -> None:
    assert built_in().name == "dream"
    assert len(CARDS) == FA.deck_size == 84


def test_every_recipe_is_a_card_and_every_card_has_a_recipe() -> None:
    assert set(recipes()) == set(built_in().ids)


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_every_card_has_two_pictures_that_are_small_enough(card: lorelode.decks.Card) -> None:
    name = f"{card.id}.webp"
    assert card.picture == name
    for file, size, most in (
        (FOLDER / name, (800, 1200), MAX_LARGE_BYTES),
        (FOLDER / "small" / name, (240, 360), MAX_SMALL_BYTES),
    ):
        assert file.stat().st_size <= most
        with Image.open(file) as picture:
            assert (picture.format, picture.size) == ("WEBP", size)


def test_the_whole_deck_is_small_and_holds_no_other_files() -> None:
    files = [file for file in FOLDER.rglob("*") if file.is_file()]
    assert sum(file.stat().st_size for file in files) <= MAX_DECK_BYTES
    # Two sizes of each picture, the list, themes, kin; and in each language associations and lines.
    assert len(files) == 2 * 84 + 3 + 2 * len(LANGUAGES)
    texts = [file for file in files if file.suffix == ".toml" and file.name != "deck.toml"]
    assert sum(file.stat().st_size for file in texts) <= MAX_TEXT_BYTES


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_words_of_its_own(language: str) -> None:
    words = said(language)
    assert {card.id for card in CARDS if set(card.words) != set(LANGUAGES)} == set()
    assert len({one.title for one in words}) == 84
    assert len({one.caption for one in words}) == 84
    for one in words:
        assert 8 <= len(one.tags) <= 12
        assert len({tag.casefold() for tag in one.tags}) == len(one.tags)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_tag_is_on_too_many_cards(language: str) -> None:
    tags = Counter(tag.casefold() for one in said(language) for tag in one.tags)
    assert [tag for tag, count in tags.items() if count > MAX_CARDS_OF_A_TAG] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_caption_describes_the_picture_and_does_not_repeat_the_tags(language: str) -> None:
    for one in said(language):
        # Something: a sentence, and more than the title. Not everything: most tags stay untold.
        assert one.caption.endswith(".")
        assert len(one.caption.split()) > len(one.title.split())
        assert 20 <= len(one.caption) <= 110
        told = [tag for tag in one.tags if tag.casefold() in one.caption.casefold()]
        assert len(told) <= len(one.tags) // 2, (one.title, told)


def test_english_words_are_ascii_and_fit_on_one_line() -> None:
    for one in said("en"):
        assert 1 < len(one.title.split()) <= 5
        assert len(one.caption) <= 75
        assert "".join((one.title, one.caption, *one.tags)).isascii()


def test_a_card_is_drawn_again_to_the_same_bytes(tmp_path: Path) -> None:
    write(recipes()["echos-house"], tmp_path)
    for file in ("echos-house.webp", "small/echos-house.webp"):
        assert (tmp_path / file).read_bytes() == (FOLDER / file).read_bytes()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_associations_and_lines(language: str) -> None:
    associations = read_associations(FOLDER, language)
    lines = read_lines(FOLDER, language)
    assert set(associations) == set(lines) == set(built_in().ids)
    for about in associations.values():
        assert 40 <= len(about.all) <= 100
        assert len({text.casefold() for text in about.all}) == len(about.all)
    for card, said in lines.items():
        assert 12 <= len(said) <= 20
        assert all(set(line.also) <= set(built_in().ids) - {card} for line in said)
    every = [line.text.casefold() for said in lines.values() for line in said]
    assert len(set(every)) == len(every)

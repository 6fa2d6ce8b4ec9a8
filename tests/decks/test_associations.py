"""Associations and lines beside the list of a deck."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from lorelode.decks import Card, Deck, DeckError, built_in
from lorelode.decks.associations import Associations, Line, read_associations, read_lines
from lorelode.decks.library import Library, built_in_names, write_deck
from lorelode.decks.shelf import DECK_FILE


@pytest.fixture
def attic(library: Library) -> Library:
    """A library with a deck of two cards."""
    with library._shelf.change("attic") as draft:
        deck = Deck("attic", (Card("boat", {}), Card("kite", {})))
        (draft.folder / DECK_FILE).write_text(write_deck(deck), "utf-8")
    return library


def write_lines(library: Library, card: str, language: str, *lines: Line) -> None:
    library.change_texts("attic", card, language, lambda old: replace(old, lines=lines))


def test_what_is_written_about_one_card_is_read_back_and_leaves_the_others(
    attic: Library,
) -> None:
    library = attic
    odd = Associations(("«odd» \"x\" \\ '''",), (), ("warm heart, cold night", "می\u200cروم"))
    lines = (Line("Say when!", "dry", ("kite",)), Line('He said "no"'))
    library.set_associations("attic", "fa", {"boat": lambda _: odd})
    library.set_associations("attic", "fa", {"kite": lambda _: Associations(("wind",))})
    write_lines(library, "boat", "fa", *lines)
    write_lines(library, "kite", "fa", Line("Up!"))
    folder = library.load("attic").folder
    assert read_associations(folder, "fa") == {"boat": odd, "kite": Associations(("wind",))}
    assert read_lines(folder, "fa") == {"boat": lines, "kite": (Line("Up!"),)}
    assert (read_associations(folder, "en"), read_lines(folder, "en")) == ({}, {})
    library.remove_card("attic", "boat")
    folder = library.load("attic").folder
    assert set(read_associations(folder, "fa")) == set(read_lines(folder, "fa")) == {"kite"}


def test_a_card_or_a_text_that_cannot_be_is_refused_and_nothing_is_changed(
    attic: Library,
) -> None:
    library = attic
    library.set_associations("attic", "en", {"boat": lambda _: Associations(("sea",))})
    folder = library.load("attic").folder
    before = (folder / "associations" / "en.toml").read_bytes()
    with pytest.raises(DeckError, match="there is no picture 'gone'"):
        library.set_associations("attic", "en", {"gone": lambda old: old})
    with pytest.raises(DeckError, match="expected single spaces"):
        library.set_associations("attic", "en", {"boat": lambda _: Associations(("two  spaces",))})
    with pytest.raises(DeckError, match="comes with the program"):
        library.change_texts(built_in_names()[0], built_in().ids[0], "en", lambda old: old)
    with pytest.raises(DeckError, match="expected at most 200 texts, not 201"):
        write_lines(library, "boat", "en", *[Line("x")] * 201)
    folder = library.load("attic").folder
    assert (folder / "associations" / "en.toml").read_bytes() == before


def test_a_file_that_says_something_else_is_named_in_the_error(tmp_path: Path) -> None:
    (tmp_path / "lines").mkdir()
    (tmp_path / "lines" / "en.toml").write_text('[[boat]]\ntext = "x"\nvoice = "loud"\n')
    with pytest.raises(DeckError, match=r"lines/en.toml cannot be read: Invalid enum value"):
        read_lines(tmp_path, "en")


def test_the_files_of_the_dream_deck_are_read() -> None:
    folder = Library(Path("unused")).load(built_in().name).folder
    assert set(read_associations(folder, "en")) == set(built_in().ids)
    assert set(read_lines(folder, "lv")) == set(built_in().ids)

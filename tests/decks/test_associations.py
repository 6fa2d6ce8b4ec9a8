"""Associations and lines beside the list of a deck."""

from __future__ import annotations

from pathlib import Path

import pytest

from lorelode.decks import Card, Deck, DeckError, built_in
from lorelode.decks.associations import Associations, Line, read_associations, read_lines
from lorelode.decks.library import Library, built_in_names, write_deck


@pytest.fixture
def library(tmp_path: Path) -> Library:
    folder = tmp_path / "decks" / "attic"
    folder.mkdir(parents=True)
    deck = Deck("attic", (Card("boat", {}), Card("kite", {})))
    (folder / "deck.toml").write_text(write_deck(deck), "utf-8")
    return Library(tmp_path)


def test_what_is_written_about_one_card_is_read_back_and_leaves_the_others(
    library: Library,
) -> None:
    odd = Associations(("«odd» \"x\" \\ '''",), (), ("warm heart, cold night", "می\u200cروم"))
    lines = (Line("Say when!", "dry", ("kite",)), Line('He said "no"'))
    library.set_associations("attic", "fa", {"boat": lambda _: odd})
    library.set_associations("attic", "fa", {"kite": lambda _: Associations(("wind",))})
    library.set_lines("attic", "boat", "fa", lambda _: lines)
    library.set_lines("attic", "kite", "fa", lambda _: (Line("Up!"),))
    folder = library.load("attic").folder
    assert read_associations(folder, "fa") == {"boat": odd, "kite": Associations(("wind",))}
    assert read_lines(folder, "fa") == {"boat": lines, "kite": (Line("Up!"),)}
    assert (read_associations(folder, "en"), read_lines(folder, "en")) == ({}, {})
    library.remove_card("attic", "boat")
    assert set(read_associations(folder, "fa")) == set(read_lines(folder, "fa")) == {"kite"}


def test_a_card_or_a_text_that_cannot_be_is_refused_and_nothing_is_changed(
    library: Library,
) -> None:
    library.set_associations("attic", "en", {"boat": lambda _: Associations(("sea",))})
    folder = library.load("attic").folder
    before = (folder / "associations" / "en.toml").read_bytes()
    with pytest.raises(DeckError, match="there is no picture 'gone'"):
        library.set_associations("attic", "en", {"gone": lambda old: old})
    with pytest.raises(DeckError, match="expected single spaces"):
        library.set_associations("attic", "en", {"boat": lambda _: Associations(("two  spaces",))})
    with pytest.raises(DeckError, match="comes with the program"):
        library.set_lines(built_in_names()[0], built_in().ids[0], "en", lambda _: ())
    assert (folder / "associations" / "en.toml").read_bytes() == before
    (folder / "lines").mkdir()
    (folder / "lines" / "en.toml").write_text('[[boat]]\ntext = "x"\nvoice = "loud"\n')
    with pytest.raises(DeckError, match=r"lines/en.toml cannot be read: Invalid enum value"):
        read_lines(folder, "en")


def test_the_files_of_the_dream_deck_are_read() -> None:
    folder = Library(Path("unused")).load(built_in().name).folder
    assert set(read_associations(folder, "en")) == set(built_in().ids)
    assert set(read_lines(folder, "lv")) == set(built_in().ids)

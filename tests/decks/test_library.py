"""The shelf of decks: they appear, grow and go at once."""

from __future__ import annotations

import os
import threading
import time
from pathlib import Path

import pytest

from lorelode.decks import Card, Deck, DeckError, Words, built_in, library, read_deck
from lorelode.decks.library import Library, data_folder, write_deck
from lorelode.decks.sandbox import Sandbox
from lorelode.web.settings import Settings
from tests.decks.samples import folder, png


def test_a_deck_is_written_as_it_is_read() -> None:
    odd = Words('Say "what" \\ é', "'''", ('"', "\\", "کلید\u200cها", "]"))
    cards = (
        Card("a-1", {"en": odd, "fa": Words("کلید")}, "a.webp"),
        Card("b", {}),
        *built_in().cards,
    )
    deck = Deck('odd "name"\n\x7f', cards)
    assert read_deck(write_deck(deck)) == deck


def test_a_deck_is_made_grows_and_goes(tmp_path: Path, sandbox: Sandbox) -> None:
    shelf = Library(tmp_path / "data")
    assert shelf.names() == library.built_in_names()
    first = folder(tmp_path / "first", {"a.png": png(1), "b.png": png(2)})
    made = shelf.add("attic", first, sandbox=sandbox)
    assert shelf.names()[-1] == "attic"
    attic = shelf.load("attic")
    assert attic.deck == Deck("attic", made.kept)
    assert not attic.built_in
    card = attic.deck.card(1)
    large, small = attic.picture(card), attic.picture(card, small=True)
    assert large is not None
    assert small is not None
    assert (large.parent, small.parent) == (attic.folder, attic.folder / "small")
    more = folder(tmp_path / "more", {"b.png": png(2), "c.png": png(3)})
    added = shelf.add("attic", more, sandbox=sandbox)
    assert added.doubles == ("b.png",)
    assert shelf.load("attic").deck.cards == made.kept + added.kept
    assert {file.name for file in (attic.folder / "small").iterdir()} == {
        card.picture for card in made.kept + added.kept
    }
    shelf.remove("attic")
    assert shelf.names() == library.built_in_names()
    assert [path.name for path in (tmp_path / "data" / "decks").iterdir()] == [".lock"]


def test_words_may_be_added_later(tmp_path: Path, sandbox: Sandbox) -> None:
    shelf = Library(tmp_path / "data")
    source = folder(tmp_path / "in", {"a.png": png(1), "b.png": png(2)})
    first = shelf.add("attic", source, sandbox=sandbox).kept
    (source / "words.toml").write_text('["b.png".lv]\ntitle = "Laiva"\ntags = ["lietus"]')
    again = shelf.add("attic", source, sandbox=sandbox)
    assert (again.kept, again.doubles) == ((), ("a.png", "b.png"))
    lv = Words("Laiva", tags=("lietus",))
    assert again.reworded == {first[1].id: {"lv": lv}}
    one, two = shelf.load("attic").deck.cards
    assert (one, two.words) == (first[0], {"en": Words("B"), "lv": lv})
    assert [card.tagged for card in (one, two)] == [False, True]


def test_of_a_picture_in_two_decks_the_words_of_the_fuller_are_told(tmp_path: Path) -> None:
    bare, full = Words("Photo 1"), Words("Boat", "A boat.", ("rain",))
    for name, words in (("a", bare), ("b", full), ("c", bare)):
        deck = write_deck(Deck(name, (Card("p1", {"en": words}),)))
        folder(tmp_path, {f"decks/{name}/deck.toml": deck.encode()})
    assert Library(tmp_path).pick(("p1",)).card(1).words == {"en": full}


def test_no_deck_is_made_of_nothing(tmp_path: Path, sandbox: Sandbox) -> None:
    shelf = Library(tmp_path / "data")
    imported = shelf.add("none", folder(tmp_path / "in", {"a.png": b"x"}), sandbox=sandbox)
    assert len(imported.refused) == 1
    assert "none" not in shelf.names()
    with pytest.raises(DeckError, match="expected a folder or a zip"):
        shelf.add("none", tmp_path / "in" / "a.png", sandbox=sandbox)
    assert not list((tmp_path / "data" / "decks").glob("[!.]*"))


def test_an_import_that_fails_leaves_the_deck_as_it_was(tmp_path: Path, sandbox: Sandbox) -> None:
    shelf = Library(tmp_path / "data")
    shelf.add("attic", folder(tmp_path / "in", {"a.png": png(1)}), sandbox=sandbox)

    def stop(*_: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        shelf.add(
            "attic", folder(tmp_path / "x", {"b.png": png(2)}), progress=stop, sandbox=sandbox
        )
    assert len(shelf.load("attic").deck.cards) == 1
    assert not list((tmp_path / "data" / "decks").glob(".new-*"))


def test_two_that_add_at_once_lose_nothing(tmp_path: Path) -> None:
    shelf = Library(tmp_path / "data")

    def add(number: int) -> None:
        source = folder(tmp_path / str(number), {"x.png": png(7), f"{number}.png": png(number)})
        with Sandbox(1) as sandbox:
            shelf.add("attic", source, sandbox=sandbox)

    threads = [threading.Thread(target=add, args=(number,)) for number in (1, 2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(shelf.load("attic").deck.cards) == 3


@pytest.mark.parametrize("name", ["", "..", "a/b", "A", "a b", "-a", "x" * 41, "con.", "a\0"])
def test_names_that_are_no_folders_are_refused(tmp_path: Path, name: str) -> None:
    shelf = Library(tmp_path)
    for act in (shelf.load, shelf.remove, lambda name: shelf.add(name, tmp_path)):
        with pytest.raises(DeckError, match="expected a deck's name like"):
            act(name)


def test_built_in_decks_are_there_and_stay(tmp_path: Path) -> None:
    shelf = Library(tmp_path)
    ours = built_in().name
    shelved = shelf.load(ours)
    assert (shelved.deck, shelved.built_in) == (built_in(), True)
    assert ours in shelf.names()
    for act in (shelf.remove, lambda name: shelf.add(name, tmp_path)):
        with pytest.raises(DeckError, match="comes with the program"):
            act(ours)


def test_a_deck_that_is_not_there_or_broken_says_so(tmp_path: Path) -> None:
    shelf = Library(tmp_path)
    for act in (shelf.load, shelf.remove):
        with pytest.raises(DeckError, match=r"there is no deck 'gone'; there are .*"):
            act("gone")
    folder(tmp_path / "decks", {"bad/deck.toml": b"name = "})
    with pytest.raises(DeckError, match="the deck 'bad' cannot be read"):
        shelf.load("bad")
    shelf.remove("bad")


def test_a_deck_names_files_of_its_own_folder_only(tmp_path: Path) -> None:
    (tmp_path / "x.webp").write_bytes(b"secret")
    names = ["../../x.webp", str(tmp_path / "x.webp"), "..", "small\\x.webp", "gone.webp"]
    cards = tuple(Card(f"c{n}", {}, name) for n, name in enumerate(names))
    deck = write_deck(Deck("sly", cards)).encode()
    sly = Library(folder(tmp_path, {"decks/sly/deck.toml": deck})).load("sly")
    assert [sly.picture(card) for card in sly.deck.cards] == [None] * len(names)


def test_what_a_killed_import_left_is_swept_out_a_day_later(
    tmp_path: Path, sandbox: Sandbox
) -> None:
    old, new = tmp_path / "decks" / ".new-1", tmp_path / "decks" / ".new-2"
    for left in (old, new):
        folder(left, {"p1.webp": b"x"})
    yesterday = time.time() - 100_000
    os.utime(old, (yesterday, yesterday))
    Library(tmp_path).add("a", folder(tmp_path / "in", {"a.png": png(1)}), sandbox=sandbox)
    assert (old.exists(), new.exists()) == (False, True)


def test_decks_live_where_the_server_keeps_its_tables() -> None:
    assert data_folder() == Settings().data

"""The library of decks: every change is atomic."""

from __future__ import annotations

import os
import threading
import time
from pathlib import Path

import pytest

from lorelode.core.refusal import Refusal
from lorelode.decks import Card, Deck, DeckError, Words, built_in, read_deck
from lorelode.decks.library import Library, built_in_names, data_folder, write_deck
from lorelode.decks.sandbox import Sandbox
from lorelode.web.settings import ServerSettings
from tests.decks.samples import make_folder, png


def test_a_written_deck_is_read_back_equal() -> None:
    odd = Words('Say "what" \\ é', "'''", ('"', "\\", "کلید\u200cها", "]"))
    cards = (
        Card("a-1", {"en": odd, "fa": Words("کلید")}, "a.webp"),
        Card("b", {}),
        *built_in().cards,
    )
    deck = Deck('odd "name"\n\x7f', cards)
    assert read_deck(write_deck(deck)) == deck


def test_a_deck_is_made_extended_and_removed(
    library: Library, tmp_path: Path, sandbox: Sandbox
) -> None:
    assert library.names() == built_in_names()
    first = make_folder(tmp_path / "first", {"a.png": png(1), "b.png": png(2)})
    made = library.add("attic", first, sandbox=sandbox)
    assert library.names()[-1] == "attic"
    attic = library.load("attic")
    assert attic.deck == Deck("attic", made.kept)
    assert not attic.built_in
    card = attic.deck.card(1)
    large, small = attic.picture(card), attic.picture(card, small=True)
    assert large is not None
    assert small is not None
    assert len(large.read_bytes()) > len(small.read_bytes()) > 0
    assert (library.file(str(card.picture)), library.file(str(card.picture), True)) == (
        large,
        small,
    )
    size = library.count_bytes("attic")
    more = make_folder(tmp_path / "more", {"b.png": png(2), "c.png": png(3)})
    added = library.add("attic", more, sandbox=sandbox)
    assert added.doubles == ("b.png",)
    assert library.load("attic").deck.cards == made.kept + added.kept
    for one in made.kept + added.kept:
        assert None not in (library.file(str(one.picture)), library.file(str(one.picture), True))
    assert library.count_bytes("attic") > size
    library.remove_card("attic", card.id)
    assert library.load("attic").deck.cards == made.kept[1:] + added.kept
    assert library.file(str(card.picture)) is library.file(str(card.picture), True) is None
    library.remove("attic")
    assert library.names() == built_in_names()
    if (decks := tmp_path / "data" / "decks").exists():
        assert [path.name for path in decks.iterdir()] == [".lock"]


def test_a_deck_is_called_by_a_title_in_any_script(
    library: Library, tmp_path: Path, sandbox: Sandbox
) -> None:
    source = make_folder(tmp_path / "in", {"a.png": png(1)})
    for title in ("a\u202eb\n", "x" * 41, "two  spaces", " ", "\u200b"):
        with pytest.raises(DeckError, match="the title of a deck"):
            library.add("trip", source, title=title, sandbox=sandbox)
    library.add("trip", source, title="تعطیلات ما", sandbox=sandbox)
    more = make_folder(tmp_path / "more", {"b.png": png(2)})
    library.add("trip", more, title="Another", sandbox=sandbox)
    stored = library.load("trip")
    assert (stored.title, stored.folder.name, len(stored.deck.cards)) == ("تعطیلات ما", "trip", 2)


def test_a_deck_of_a_stranger_may_be_called_anything(tmp_path: Path) -> None:
    deck = write_deck(Deck("x" * 1000, (Card("p1", {}),))).encode()
    make_folder(tmp_path, {"decks/trip/deck.toml": deck})
    assert Library(tmp_path).load("trip").title == "trip"


def test_adding_again_with_a_words_file_gives_old_pictures_words(
    library: Library, tmp_path: Path, sandbox: Sandbox
) -> None:
    source = make_folder(tmp_path / "in", {"a.png": png(1), "b.png": png(2)})
    first = library.add("attic", source, sandbox=sandbox).kept
    (source / "words.toml").write_text('["b.png".lv]\ntitle = "Laiva"\ntags = ["lietus"]')
    again = library.add("attic", source, sandbox=sandbox)
    assert (again.kept, again.doubles) == ((), ("a.png", "b.png"))
    lv = Words("Laiva", tags=("lietus",))
    assert again.reworded == {first[1].id: {"lv": lv}}
    one, two = library.load("attic").deck.cards
    assert (one, two.words) == (first[0], {"lv": lv})
    assert [card.tagged for card in (one, two)] == [False, True]


def test_a_picture_in_two_decks_has_the_words_with_tags(tmp_path: Path) -> None:
    bare, full = Words("Photo 1"), Words("Boat", "A boat.", ("rain",))
    for name, words in (("a", bare), ("b", full), ("c", bare)):
        deck = write_deck(Deck(name, (Card("p1", {"en": words}),)))
        make_folder(tmp_path, {f"decks/{name}/deck.toml": deck.encode()})
    assert Library(tmp_path).pick(("p1",)).card(1).words == {"en": full}


def test_an_import_without_good_pictures_makes_no_deck(
    library: Library, tmp_path: Path, sandbox: Sandbox
) -> None:
    imported = library.add("none", make_folder(tmp_path / "in", {"a.png": b"x"}), sandbox=sandbox)
    assert len(imported.refused) == 1
    assert "none" not in library.names()
    with pytest.raises(Refusal, match="file-not-zip"):
        library.add("none", tmp_path / "in" / "a.png", sandbox=sandbox)
    assert not list(tmp_path.glob("data/decks/[!.]*"))


def test_an_import_that_fails_leaves_the_deck_as_it_was(
    library: Library, tmp_path: Path, sandbox: Sandbox
) -> None:
    library.add("attic", make_folder(tmp_path / "in", {"a.png": png(1)}), sandbox=sandbox)

    def stop(*_: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        library.add(
            "attic", make_folder(tmp_path / "x", {"b.png": png(2)}), progress=stop, sandbox=sandbox
        )
    assert len(library.load("attic").deck.cards) == 1
    assert not [*tmp_path.glob("data/decks/.new-*"), *tmp_path.glob("cache/*/new-*")]


def test_two_imports_at_once_lose_no_pictures(library: Library, tmp_path: Path) -> None:

    def add(number: int) -> None:
        source = make_folder(
            tmp_path / str(number), {"x.png": png(7), f"{number}.png": png(number)}
        )
        with Sandbox(1) as sandbox:
            library.add("attic", source, sandbox=sandbox)

    threads = [threading.Thread(target=add, args=(number,)) for number in (1, 2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(library.load("attic").deck.cards) == 3


@pytest.mark.parametrize("name", ["", "..", "a/b", "A", "a b", "-a", "x" * 41, "con.", "a\0"])
def test_a_name_that_cannot_be_a_folder_is_refused(tmp_path: Path, name: str) -> None:
    library = Library(tmp_path)
    for act in (library.load, library.remove, lambda name: library.add(name, tmp_path)):
        with pytest.raises(DeckError, match="expected a deck's name like"):
            act(name)


def test_built_in_decks_are_listed_and_cannot_be_changed(library: Library, tmp_path: Path) -> None:
    ours = built_in().name
    shelved = library.load(ours)
    assert (shelved.deck, shelved.built_in) == (built_in(), True)
    assert ours in library.names()
    for act in (library.remove, lambda name: library.add(name, tmp_path)):
        with pytest.raises(DeckError, match="comes with the program"):
            act(ours)


def test_a_missing_deck_is_named_in_the_error(library: Library) -> None:
    for act in (library.load, library.remove):
        with pytest.raises(DeckError, match=r"there is no deck 'gone'; there are .*"):
            act("gone")


def test_a_broken_deck_is_named_in_the_error_and_can_be_removed(tmp_path: Path) -> None:
    library = Library(tmp_path)
    make_folder(tmp_path / "decks", {"bad/deck.toml": b"name = "})
    with pytest.raises(DeckError, match="the deck 'bad' cannot be read"):
        library.load("bad")
    library.remove("bad")
    assert library.names() == built_in_names()


def test_the_error_of_an_unreadable_deck_names_no_path_of_the_server(tmp_path: Path) -> None:
    (tmp_path / "decks" / "bad" / "deck.toml").mkdir(parents=True)
    with pytest.raises(DeckError, match="the deck 'bad' cannot be read") as error:
        Library(tmp_path).load("bad")
    assert str(tmp_path) not in str(error.value)


def test_a_deck_cannot_name_files_outside_its_folder(tmp_path: Path) -> None:
    (tmp_path / "x.webp").write_bytes(b"secret")
    names = ["../../x.webp", str(tmp_path / "x.webp"), "..", "small\\x.webp", "gone.webp"]
    cards = tuple(Card(f"c{n}", {}, name) for n, name in enumerate(names))
    deck = write_deck(Deck("sly", cards)).encode()
    sly = Library(make_folder(tmp_path, {"decks/sly/deck.toml": deck})).load("sly")
    assert [sly.picture(card) for card in sly.deck.cards] == [None] * len(names)


def test_the_leftovers_of_a_killed_import_are_deleted_after_a_day(
    tmp_path: Path, sandbox: Sandbox
) -> None:
    old, new = tmp_path / "decks" / ".new-1", tmp_path / "decks" / ".new-2"
    for left in (old, new):
        make_folder(left, {"p1.webp": b"x"})
    yesterday = time.time() - 100_000
    os.utime(old, (yesterday, yesterday))
    Library(tmp_path).add("a", make_folder(tmp_path / "in", {"a.png": png(1)}), sandbox=sandbox)
    assert (old.exists(), new.exists()) == (False, True)


def test_decks_are_stored_in_the_data_folder_of_the_server() -> None:
    assert data_folder() == ServerSettings().data


def test_a_deck_is_found_by_what_people_call_it(
    library: Library, tmp_path: Path, sandbox: Sandbox
) -> None:
    source = make_folder(tmp_path / "in", {"a.png": png(1)})
    assert library.choose_name("trip") == ("trip", "")
    assert library.choose_name("  Наш  отпуск ") == ("deck", "Наш отпуск")
    library.add("deck", source, title="Наш отпуск", sandbox=sandbox)
    assert library.find_name("Наш отпуск") == library.find_name("deck") == "deck"
    assert library.choose_name("Наш отпуск") == ("deck", "Наш отпуск")
    assert library.choose_name("החופשה") == ("deck-2", "החופשה")
    assert library.find_name("Unknown Deck") == "Unknown Deck"

"""Decks in a database: what is different from decks in a folder."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import asyncpg
import pytest
from asyncpg.transaction import Transaction
from msgspec.structs import replace

from lorelode.decks import Card, Deck, DeckError, Words
from lorelode.decks.associations import Associations, Line, merge_associations, read_lines
from lorelode.decks.library import Library, WrittenTexts, built_in_names, write_deck
from lorelode.decks.shelf import DECK_FILE, DecksUnavailable, UncertainChange
from lorelode.tables.bot_pool import _find_bot, choose_move
from lorelode.tables.store.postgres import Database, deck_cache, deck_state
from lorelode.tables.store.postgres.deck_shelf import PostgresShelf
from tests.decks.shelves import make_cluster, share_library
from tests.tables.fake_bot_pool import asked_of, playing

EN_TAGS = {"en": Words("Title", tags=("moon",))}


def make_deck(library: Library, name: str, *cards: str, words: dict[str, Words] = EN_TAGS) -> None:
    """A deck of cards with small files for pictures."""
    with library._shelf.stage() as staging, library._shelf.change(name) as draft:
        for card in cards:
            for path in (f"{card}.webp", f"small/{card}.webp"):
                (staging / path).parent.mkdir(exist_ok=True)
                (staging / path).write_bytes(f"{path} of {name}".encode())
                draft.add_picture(path, staging / path)
        deck = Deck(name, tuple(Card(card, words, f"{card}.webp") for card in cards))
        (draft.folder / DECK_FILE).write_text(write_deck(deck), "utf-8")


def content(library: Library, picture: str, small: bool = False) -> str | None:
    file = library.file(picture, small)
    return None if file is None else file.read_text()


def put_title(title: str, old: WrittenTexts) -> WrittenTexts:
    return replace(old, words=Words(title), lines=(*old.lines, Line(title)))


def add_clue(clue: str, old: Associations) -> Associations:
    return replace(old, likely=(*old.likely, clue))


def query(database: Database, *statements: str) -> list[asyncpg.Record]:
    """The rows of the last statement, with the schema of the cluster for `{}`."""

    async def run() -> list[asyncpg.Record]:
        connection = await asyncpg.connect(database.address)
        try:
            rows: list[asyncpg.Record] = []
            for statement in statements:
                rows = await connection.fetch(statement.replace("{}", f'"{database.cluster}"'))
            return rows
        finally:
            await connection.close()

    return asyncio.run(run())


@contextmanager
def two_libraries(folder: Path) -> Iterator[tuple[Library, Library]]:
    """The libraries of two processes that share a database, and by chance a folder."""
    database = make_cluster()
    with share_library(database, folder) as one, share_library(database, folder) as two:
        yield one, two


def test_whatever_one_process_changes_the_other_has_too(tmp_path: Path) -> None:
    with two_libraries(tmp_path) as (one, two):
        make_deck(one, "attic", "b", "a")
        assert "attic" not in two.names()
        two.refresh()
        assert two.load("attic").deck == one.load("attic").deck
        assert content(two, "a.webp") == "a.webp of attic"
        assert content(two, "a.webp", small=True) == "small/a.webp of attic"
        assert two.count_bytes("attic") == one.count_bytes("attic") == 2 * (15 + 21)
        two.change_texts("attic", "b", "lv", partial(put_title, "Laiva"))
        one.refresh()
        assert one.load("attic").deck.card(1).words["lv"] == Words("Laiva")
        assert read_lines(one.load("attic").folder, "lv") == {"b": (Line("Laiva"),)}
        # Whoever has read the deck before goes on with it as it was.
        before = one.load("attic")
        two.remove_card("attic", "a")
        one.refresh()
        assert one.load("attic").deck.ids == ("b",)
        assert content(one, "a.webp") is None
        assert read_lines(before.folder, "lv") == {"b": (Line("Laiva"),)}
        one.remove_card("attic", "b")
        two.refresh()
        assert two.names() == one.names() == built_in_names()
        with pytest.raises(DeckError, match="there is no deck 'attic'"):
            two.load("attic")


def test_decks_of_two_clusters_are_never_mixed_up(tmp_path: Path) -> None:
    """Neither in one database, nor in one data folder one after the other."""
    first, second = make_cluster(), make_cluster()
    with share_library(first, tmp_path) as one, share_library(second, tmp_path) as other:
        make_deck(one, "attic", "a")
        make_deck(other, "attic", "a", words={"en": Words("Other")})
        other.refresh()
        assert other.load("attic").deck.card(1).words_in("en").title == "Other"
    for database, title in ((first, "Title"), (second, "Other"), (make_cluster(), None)):
        with share_library(database, tmp_path) as later:
            assert ("attic" in later.names()) == (title is not None)
            if title is not None:
                assert later.load("attic").deck.card(1).words_in("en").title == title
            else:
                assert content(later, "a.webp") is None
    assert [path.name for path in tmp_path.iterdir()] == [".lock"]


def test_a_restored_database_is_shown_as_it_is(tmp_path: Path) -> None:
    database = make_cluster()
    with share_library(database, tmp_path) as library:
        make_deck(library, "attic", "a", "b")
        copies = ("decks", "deck_files")
        query(database, *(f"CREATE TABLE {{}}.old_{one} AS TABLE {{}}.{one}" for one in copies))
        before = library.load("attic")
        library.change_texts("attic", "a", "en", partial(put_title, "Later"))
        library.remove_card("attic", "b")
        make_deck(library, "later", "c")
        query(
            database,
            "BEGIN",
            "DELETE FROM {}.decks",
            *(f"INSERT INTO {{}}.{one} TABLE {{}}.old_{one}" for one in copies),
            "COMMIT",
        )
        library.refresh()
        assert library.names() == (*built_in_names(), "attic")
        assert library.load("attic").deck == before.deck
        assert content(library, "b.webp") == "b.webp of attic"
        assert read_lines(library.load("attic").folder, "en") == {}
        # It goes on from there.
        library.change_texts("attic", "b", "en", partial(put_title, "Again"))
        assert library.load("attic").deck.card(2).words["en"] == Words("Again")


def test_changes_at_the_same_time_are_all_kept(tmp_path: Path) -> None:
    cards = [f"c{number}" for number in range(4)]
    with two_libraries(tmp_path) as both:
        make_deck(both[0], "attic", *cards)

        def change(number: int) -> None:
            library, text = both[number % 2], str(number)
            library.change_texts("attic", cards[number], "ru", partial(put_title, text))
            library.set_associations("attic", "ru", dict.fromkeys(cards, partial(add_clue, text)))

        both[1].refresh()
        threads = [threading.Thread(target=change, args=(number,)) for number in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        for library in both:
            library.refresh()
            stored = library.load("attic")
            assert [card.words["ru"].title for card in stored.deck.cards] == list("0123")
            heard = merge_associations([stored.folder], "ru")
            assert [sorted(heard[card].likely) for card in cards] == [list("0123")] * 4


DYING = """
import os, pathlib, signal, sys
from lorelode.tables.store.postgres import Database
from lorelode.tables.store.postgres.deck_shelf import open_shelf

with open_shelf(Database(*sys.argv[1:3]), pathlib.Path(sys.argv[3])) as shelf:
    with shelf.change("attic") as draft:
        (draft.folder / "deck.toml").write_text("half")
        draft.drop_picture("a.webp")
        shelf._run(draft.rows.write("attic", draft.before, draft.before, None))
        os.kill(os.getpid(), signal.SIGKILL)
"""


def test_a_process_that_dies_in_the_middle_changes_nothing_and_holds_nobody_up(
    tmp_path: Path,
) -> None:
    database = make_cluster()
    with share_library(database, tmp_path / "one") as library:
        make_deck(library, "attic", "a")
        before = library.load("attic").deck
        where = (database.address, database.cluster, str(tmp_path / "two"))
        ended = subprocess.run([sys.executable, "-c", DYING, *where], check=False)
        assert ended.returncode == -9
        (left,) = (tmp_path / "two").glob("[!.]*")
        library.change_texts("attic", "a", "lv", lambda old: old)
        library.refresh()
        assert library.load("attic").deck == before
        assert content(library, "a.webp") == "a.webp of attic"
        # Whoever comes next clears up.
        with share_library(database, tmp_path / "two") as next_one:
            assert next_one.load("attic").deck == before
            assert not left.exists()


def test_a_change_whose_connection_is_lost_is_refused_and_nothing_is_changed(
    tmp_path: Path,
) -> None:
    database = make_cluster()
    with share_library(database, tmp_path) as library:
        make_deck(library, "attic", "a")

        def cut(old: WrittenTexts) -> WrittenTexts:
            query(
                database,
                "SELECT pg_terminate_backend(l.pid) FROM pg_locks AS l WHERE locktype = 'advisory'"
                " AND objid::bigint = hashtext('deck ' || trim('{}', '\"') || ' attic')::bigint"
                " & 4294967295",
            )
            return put_title("Lost", old)

        with pytest.raises(DecksUnavailable) as caught:
            library.change_texts("attic", "a", "en", cut)
        assert "password" not in str(caught.value.strerror)
        library.refresh()
        assert library.load("attic").deck.card(1).words == EN_TAGS
        assert not list(tmp_path.glob("*/draft-*"))


def test_a_change_that_was_committed_is_never_called_undone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with share_library(make_cluster(), tmp_path) as library:
        make_deck(library, "attic", "a")
        shelf = library._shelf
        assert isinstance(shelf, PostgresShelf)
        commit = Transaction.commit

        async def commit_unheard(own: Transaction) -> None:
            await commit(own)
            raise ConnectionResetError

        with monkeypatch.context() as patch:
            patch.setattr(Transaction, "commit", commit_unheard)
            with pytest.raises(UncertainChange, match="may have been made"):
                library.remove("attic")
        library.refresh()
        assert library.names() == built_in_names()

        async def fail() -> None:
            raise DecksUnavailable("it is away")

        with monkeypatch.context() as patch:
            patch.setattr(shelf, "_read_changes", fail)
            make_deck(library, "attic", "b")
        library.refresh()
        assert library.load("attic").deck.ids == ("b",)


def test_whoever_waits_for_a_failed_read_fails_with_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    reads: list[asyncio.Event] = []

    async def fail() -> None:
        reads.append(asyncio.Event())
        await reads[-1].wait()
        raise DecksUnavailable("it is away")

    with share_library(make_cluster(), tmp_path) as library:
        shelf = library._shelf
        assert isinstance(shelf, PostgresShelf)
        monkeypatch.setattr(shelf, "_read_changes", fail)

        async def ask() -> list[BaseException | None]:
            asked = [asyncio.create_task(shelf._refresh()) for _ in range(5)]
            for number in range(2):
                while len(reads) == number:
                    await asyncio.sleep(0)
                reads[number].set()
            return await asyncio.gather(*asked, return_exceptions=True)

        failed = shelf._run(ask())
        assert [type(one) for one in failed] == [DecksUnavailable] * 5
        # The first one had begun when the others came, so they wanted another.
        assert len(reads) == 2


def test_a_damaged_deck_harms_no_other(tmp_path: Path) -> None:
    database = make_cluster()
    with share_library(database, tmp_path / "one") as library:
        for name in ("attic", "cellar", "shed"):
            make_deck(library, name, f"{name}-1")
    query(
        database,
        "UPDATE {}.deck_files SET content = 'x' WHERE deck = 'attic' AND path = 'deck.toml'",
        "UPDATE {}.deck_files SET path = '../cellar' WHERE deck = 'cellar' AND path LIKE 'small/%'",
        "UPDATE {}.deck_files SET content = 'x' WHERE deck = 'shed' AND path = 'shed-1.webp'",
        "INSERT INTO {}.decks VALUES ('../x', '')",
    )
    with share_library(database, tmp_path / "two") as library:
        assert library.names() == (*built_in_names(), "attic", "cellar", "shed")
        for name in ("attic", "cellar"):
            with pytest.raises(DeckError, match=f"there is no deck '{name}'"):
                library.load(name)
        assert library.load("shed").deck.ids == ("shed-1",)
        with pytest.raises(DecksUnavailable, match="damaged"):
            library.file("shed-1.webp")
        library.remove("attic")
        assert library.names() == (*built_in_names(), "cellar", "shed")
    shelf = PostgresShelf(database, tmp_path / "three")
    told: list[str] = []
    shelf.on_damage = told.append
    shelf.refresh()
    shelf.refresh()
    shelf.close()
    assert told == ["cellar"]
    with pytest.raises(DecksUnavailable, match="the decks are closed"):
        shelf.refresh()


def test_a_file_that_is_too_large_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(deck_state, "MAX_DECK_FILE_BYTES", 10)
    with (
        share_library(make_cluster(), tmp_path) as library,
        pytest.raises(DeckError, match=r"a.webp has 0 MB, and a file of a deck may have 0"),
    ):
        make_deck(library, "attic", "a")


def test_old_copies_are_deleted_when_nobody_reads_them_any_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(deck_cache, "SWEEP_SECONDS", 0.0)
    with share_library(make_cluster(), tmp_path) as library:
        make_deck(library, "attic", "a")
        (root,) = tmp_path.glob("[!.]*")

        def copies() -> list[int]:
            return [len([*root.glob(one)]) for one in ("files/*", "decks/*/*", "views/*")]

        for number in range(3):
            library.find_data()
            library.change_texts("attic", "a", "en", partial(put_title, str(number)))
        # The first folder for bots had no decks.
        assert copies() == [2 + 1 + 3 + 3, 4, 1 + 4]
        monkeypatch.setattr(deck_cache, "GRACE_SECONDS", 0.0)
        library.refresh()
        assert copies() == [2 + 1 + 1, 1, 1]
        assert library.load("attic").deck.card(1).words["en"] == Words("2")
        assert content(library, "a.webp") == "a.webp of attic"


def test_a_bot_reads_the_words_of_shared_decks(tmp_path: Path) -> None:
    with share_library(make_cluster(), tmp_path) as library:
        question = asyncio.run(asked_of(playing("dixit"), tmp_path))
        pictures = tuple(f"own-{number}" for number in range(len(question.deck)))
        make_deck(library, "mine", *pictures)
        make_deck(library, "other", "else")
        question = replace(question, level="normal", deck=pictures)
        asked = replace(question, data=library.find_data())
        assert "moon" in choose_move(asked).move
        # What changes elsewhere leaves a bot as it is.
        bot = _find_bot(asked)
        library.set_associations("other", "en", {"else": partial(add_clue, "sea")})
        asked = replace(question, data=library.find_data())
        assert _find_bot(asked) is bot
        library.set_associations("mine", "en", {"own-0": partial(add_clue, "sea")})
        assert _find_bot(replace(question, data=library.find_data())) is not bot

"""Where decks are stored: the built-in ones in the package, people's own in the data folder.

A deck is a folder `decks/NAME/` with `deck.toml`, one picture for each card, and the same pictures
again in `small/`. Every change is atomic: a reader sees the deck before it or after it.
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final

from msgspec import Struct
from msgspec.structs import replace

from lorelode.core.text import find_fault, tidy
from lorelode.decks.associations import (
    Associations,
    Lines,
    built_in_folders,
    check_count,
    quote,
    read_associations,
    read_lines,
    remove_card_texts,
    write_associations,
    write_lines,
)
from lorelode.decks.deck import Card, Deck, DeckError, LanguageCode, Words, merge_cards, read_deck
from lorelode.decks.deck_names import MAX_NAME_LETTERS, is_name, make_name
from lorelode.decks.import_result import SMALL_FOLDER, ImportResult, Progress

if TYPE_CHECKING:
    from lorelode.decks.sandbox import Sandbox

DECK_FILE: Final = "deck.toml"
_STAGING: Final = ".new-"
_LEAVING: Final = ".old-"
_STALE_SECONDS: Final = 86_400.0
"""When the folder of an import that was killed is deleted."""


def data_folder() -> Path:
    """The default folder for decks, which is the server's data folder too."""
    from platformdirs import user_data_path

    return user_data_path("lorelode", appauthor=False)


def write_deck(deck: Deck) -> str:
    """The TOML text of a deck; `read_deck` is the inverse."""
    lines = [f"name = {quote(deck.name)}"]
    for card in deck.cards:
        lines += ["", "[[cards]]", f"id = {quote(card.id)}"]
        if card.picture is not None:
            lines.append(f"picture = {quote(card.picture)}")
        if card.source:
            lines.append(f"source = {quote(card.source)}")
        if not card.words:
            lines.append("words = {}")
        for language, words in card.words.items():
            lines += [f"[cards.words.{language}]", f"title = {quote(words.title)}"]
            if words.caption:
                lines.append(f"caption = {quote(words.caption)}")
            if words.tags:
                lines.append(f"tags = [{', '.join(map(quote, words.tags))}]")
    return "\n".join(lines) + "\n"


class StoredDeck(Struct, frozen=True):
    """A deck and the folder with its pictures."""

    deck: Deck
    folder: Path
    built_in: bool

    @property
    def title(self) -> str:
        """What people call the deck, in any script."""
        # A deck.toml may come from a stranger, and it is shown to everybody.
        return self.deck.name if not _find_title_fault(self.deck.name) else self.folder.name

    def picture(self, card: Card, small: bool = False) -> Path | None:
        """The file of a card's picture, the large one if there is no small one; None if neither."""
        # A deck.toml may come from a stranger: it may name files in its own folder only.
        name = card.picture
        if name is None or name in (".", "..") or not set(name).isdisjoint("/\\:\0"):
            return None
        paths = (self.folder / SMALL_FOLDER / name, self.folder / name)
        return next((file for file in paths[not small :] if file.is_file()), None)


class Library:
    """The decks of a data folder, and those that come with the program."""

    def __init__(self, data: Path) -> None:
        self._decks = data / "decks"
        self._cache: dict[Path, tuple[tuple[int, int, int], StoredDeck]] = {}
        """Decks by path, with the version of the file: a server loads its decks all the time."""

    def names(self) -> tuple[str, ...]:
        """The decks that can be loaded: the built-in ones, then people's own."""
        own = [name for name in _deck_names(self._decks) if name not in built_in_names()]
        return (*built_in_names(), *own)

    def find_name(self, called: str) -> str:
        """The name of a deck that people call so, by its title or its name; else what was given."""
        return self._find_titled(called) or called

    def choose_name(self, called: str) -> tuple[str, str]:
        """The name and the title of the deck that people call so, be it there or new."""
        title = tidy(called)
        if known := self._find_titled(called):
            return known, title
        return (called, "") if is_name(called) else (make_name(title, self.names()), title)

    def _find_titled(self, called: str) -> str | None:
        """The name of a deck of people's own with this title."""
        if is_name(called):
            return None
        title = tidy(called)
        own = (name for name in self.names() if name not in built_in_names())
        return next((name for name in own if self._title(name) == title), None)

    def _title(self, name: str) -> str:
        try:
            return self.load(name).title
        except DeckError:
            return name

    def folders(self) -> tuple[Path, ...]:
        """The folders of all decks, the built-in ones first."""
        own = (self._decks / name for name in self.names() if name not in built_in_names())
        return (*built_in_folders(), *own)

    def load(self, name: str) -> StoredDeck:
        """The deck of this name, or `DeckError`."""
        built_in = name in built_in_names()
        folder = (_package() if built_in else self._decks) / _check_name(name)
        path = folder / DECK_FILE
        try:
            stat = path.stat()
            version = (stat.st_ino, stat.st_mtime_ns, stat.st_size)
            cached = self._cache.get(path)
            if cached is not None and cached[0] == version:
                return cached[1]
            text = path.read_text("utf-8")
        except FileNotFoundError:
            raise self._no_deck(name) from None
        except OSError as error:
            # The whole error names the path on this machine, and visitors read this.
            raise DeckError(f"the deck {name!r} cannot be read: {error.strerror}") from error
        except UnicodeDecodeError as error:
            raise DeckError(f"the deck {name!r} cannot be read: {error}") from error
        try:
            stored = StoredDeck(read_deck(text), folder, built_in)
        except DeckError as error:
            raise DeckError(f"the deck {name!r} cannot be read: {error}") from error
        self._cache[path] = (version, stored)
        return stored

    def pick(self, ids: tuple[str, ...]) -> Deck:
        """A deck of these pictures in this order, found in any of the decks."""
        cards = merge_cards(card for name in self.names() for card in self._cards(name))
        return Deck("picked", tuple(cards.get(name) or Card(name, {}) for name in ids))

    def file(self, picture: str, small: bool = False) -> Path | None:
        """The file of this name among the pictures of all decks."""
        for name in self.names():
            folder = (_package() if name in built_in_names() else self._decks) / name
            path = folder / SMALL_FOLDER / picture if small else folder / picture
            if path.is_file():
                return path
        return None

    def _cards(self, name: str) -> tuple[Card, ...]:
        """The cards of a deck; none if it cannot be read."""
        try:
            return self.load(name).deck.cards
        except DeckError:
            return ()

    def add(
        self,
        name: str,
        source: Path,
        *,
        title: str = "",
        progress: Progress | None = None,
        sandbox: Sandbox | None = None,
    ) -> ImportResult:
        """Make a deck from the pictures in a folder or zip, or add them to the deck of this name.

        A new deck gets the title, or without one its name. Pictures that the deck already has get
        the words that a words file has for them. If no picture can be kept, no deck is made.
        """
        from lorelode.decks.importer import import_pictures

        self.check_can_add(name, title)
        known = frozenset(self.load(name).deck.ids) if self._has(name) else frozenset[str]()
        self._decks.mkdir(parents=True, exist_ok=True)
        self._delete_stale()
        staging = Path(tempfile.mkdtemp(prefix=_STAGING, dir=self._decks))
        try:
            imported = import_pictures(
                source, staging, known=known, progress=progress, sandbox=sandbox
            )
            if imported.kept or imported.reworded:
                with self._locked():
                    self._publish(name, title, staging, imported)
        finally:
            shutil.rmtree(staging, ignore_errors=True)
        return imported

    def check_can_add(self, name: str, title: str = "") -> None:
        """Refuse a deck that no pictures can be added to, or that cannot be called so."""
        self._refuse_built_in(name)
        if title and (wrong := _find_title_fault(title)):
            raise DeckError(wrong)
        if self._has(name):
            self.load(name)

    def remove_card(self, name: str, card: str) -> None:
        """Remove a card and its pictures, and the deck with its last card; or `DeckError`."""
        self._refuse_built_in(name)
        with self._locked():
            stored = self.load(name)
            gone = _find_card(stored, card)
            left = tuple(one for one in stored.deck.cards if one is not gone)
            if left:
                self._write(stored, left)
                remove_card_texts(stored.folder, card)
                if all(one.picture != gone.picture for one in left):
                    for small in (True, False):
                        if (file := stored.picture(gone, small)) is not None:
                            file.unlink()
        if not left:
            self.remove(name)

    def set_words(self, name: str, card: str, language: LanguageCode, words: Words | None) -> Card:
        """Give a card words in a language, or remove them (None); or `DeckError`."""
        self._refuse_built_in(name)
        with self._locked():
            stored = self.load(name)
            before = _find_card(stored, card)
            others = {code: text for code, text in before.words.items() if code != language}
            after = replace(before, words=others if words is None else {**others, language: words})
            cards = stored.deck.cards
            self._write(stored, tuple(after if one is before else one for one in cards))
        return after

    def set_associations(
        self,
        name: str,
        language: LanguageCode,
        changes: Mapping[str, Callable[[Associations], Associations]],
    ) -> None:
        """Change what some cards make people think of in a language; or `DeckError`."""
        self._refuse_built_in(name)
        with self._locked():
            folder = self._folder_with(name, *changes)
            by_card = read_associations(folder, language)
            for card, change in changes.items():
                by_card[card] = change(by_card.get(card, Associations()))
            write_associations(folder, language, by_card)

    def set_lines(
        self, name: str, card: str, language: LanguageCode, change: Callable[[Lines], Lines]
    ) -> None:
        """Change what bots may say of a card in a language; or `DeckError`."""
        self._refuse_built_in(name)
        with self._locked():
            folder = self._folder_with(name, card)
            by_card = read_lines(folder, language)
            by_card[card] = change(by_card.get(card, ()))
            check_count(by_card[card])
            write_lines(folder, language, by_card)

    def _folder_with(self, name: str, *cards: str) -> Path:
        """The folder of a deck that has these cards."""
        stored = self.load(name)
        for card in cards:
            _find_card(stored, card)
        return stored.folder

    def remove(self, name: str) -> None:
        """Remove a deck and its pictures, or `DeckError`."""
        self._refuse_built_in(name)
        folder = self._decks / _check_name(name)
        if not folder.is_dir():
            raise self._no_deck(name)
        with self._locked():
            leaving = Path(tempfile.mkdtemp(prefix=_LEAVING, dir=self._decks))
            folder.rename(leaving / name)
        shutil.rmtree(leaving)

    def _publish(self, name: str, title: str, staging: Path, imported: ImportResult) -> None:
        """Rename a staging folder to the deck's name, or move its pictures into the deck."""
        folder = self._decks / name
        if not self._has(name):
            (staging / DECK_FILE).write_text(
                write_deck(Deck(title or name, imported.kept)), "utf-8"
            )
            # The permissions of any new folder: mkdtemp makes one that is closed to all others.
            staging.chmod(0o777 & ~_umask())
            staging.rename(folder)
            return
        # Another process may have added some in the meantime.
        present = self.load(name).deck
        fresh = tuple(card for card in imported.kept if card.id not in present.ids)
        known = tuple(
            replace(card, words={**card.words, **imported.reworded.get(card.id, {})})
            for card in present.cards
        )
        (folder / SMALL_FOLDER).mkdir(exist_ok=True)
        for card in fresh:
            assert card.picture is not None
            for file in (card.picture, f"{SMALL_FOLDER}/{card.picture}"):
                (staging / file).replace(folder / file)
        # The list is last: until then, nobody asks for the new files.
        (staging / DECK_FILE).write_text(write_deck(Deck(present.name, known + fresh)), "utf-8")
        (staging / DECK_FILE).replace(folder / DECK_FILE)

    def _write(self, stored: StoredDeck, cards: tuple[Card, ...]) -> None:
        """Replace the list of a deck atomically."""
        fresh = stored.folder / f".{DECK_FILE}"
        fresh.write_text(write_deck(Deck(stored.deck.name, cards)), "utf-8")
        fresh.replace(stored.folder / DECK_FILE)

    def _no_deck(self, name: str) -> DeckError:
        return DeckError(f"there is no deck {name!r}; there are {', '.join(self.names())}")

    def _has(self, name: str) -> bool:
        return (self._decks / _check_name(name) / DECK_FILE).is_file()

    def _refuse_built_in(self, name: str) -> None:
        # A folder of the package without a list is a deck that is still being drawn.
        if name in built_in_names() or (_package() / _check_name(name)).is_dir():
            raise DeckError(f"the deck {name!r} comes with the program; choose another name")

    def _delete_stale(self) -> None:
        for folder in [*self._decks.glob(f"{_STAGING}*"), *self._decks.glob(f"{_LEAVING}*")]:
            with suppress(OSError):
                if time.time() - folder.stat().st_mtime > _STALE_SECONDS:
                    shutil.rmtree(folder, ignore_errors=True)

    @contextmanager
    def _locked(self) -> Iterator[None]:
        """Let no other process change the decks meanwhile."""
        if sys.platform == "win32":
            yield
            return
        import fcntl

        with (self._decks / ".lock").open("a") as lock:
            with suppress(OSError):  # a file system without locks
                fcntl.flock(lock, fcntl.LOCK_EX)
            yield


def _find_card(stored: StoredDeck, card: str) -> Card:
    for one in stored.deck.cards:
        if one.id == card:
            return one
    raise DeckError(f"there is no picture {card[:60]!r} in the deck {stored.deck.name!r}")


def built_in_names() -> tuple[str, ...]:
    """The decks that come with the program."""
    return tuple(_deck_names(_package()))


def _package() -> Path:
    return Path(__file__).parent


def _deck_names(decks: Path) -> list[str]:
    files = decks.glob(f"*/{DECK_FILE}")
    return sorted(file.parent.name for file in files if is_name(file.parent.name))


def _find_title_fault(title: str) -> str:
    """What is wrong with the title of a deck; empty if nothing is."""
    wrong = find_fault(title, "the title of a deck", MAX_NAME_LETTERS)
    return wrong or ("" if tidy(title) == title else "the title of a deck has single spaces")


def _check_name(name: str) -> str:
    if not is_name(name):
        raise DeckError(
            f"expected a deck's name like 'our-holidays', of at most {MAX_NAME_LETTERS} letters, "
            f"not {name[:60]!r}"
        )
    return name


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask

"""The decks of a server: the built-in ones in the package, and people's own.

A deck is a folder with `deck.toml`, one picture for each card, and the same pictures again in
`small/`. Where people's own decks are kept is for a `Shelf` to know.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
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
from lorelode.decks.deck import (
    Card,
    Deck,
    DeckError,
    LanguageCode,
    Words,
    merge_cards,
    read_deck,
)
from lorelode.decks.deck_names import MAX_NAME_LETTERS, is_name, make_name
from lorelode.decks.folder_shelf import (
    FolderShelf,
    count_picture_bytes,
    deck_names,
    picture_paths,
)
from lorelode.decks.import_result import ImportResult, Progress
from lorelode.decks.shelf import DECK_FILE, DeckDraft, Shelf

if TYPE_CHECKING:
    from lorelode.decks.sandbox import Sandbox


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
    """A deck and the folder with its texts."""

    deck: Deck
    folder: Path
    built_in: bool
    find_file: Callable[[str], Path | None]
    """Finds the picture at a path in the deck."""

    @property
    def title(self) -> str:
        """What people call the deck, in any script."""
        # A deck.toml may come from a stranger, and it is shown to everybody.
        return self.deck.name if not _find_title_fault(self.deck.name) else self.folder.name

    def picture(self, card: Card, small: bool = False) -> Path | None:
        """The file of a card's picture, the large one if there is no small one; None if neither."""
        found = map(self.find_file, list_picture_paths(card)[not small :])
        return next(filter(None, found), None)


def list_picture_paths(card: Card) -> tuple[str, ...]:
    """Where the small and the large picture of a card are in its deck."""
    # A deck.toml may come from a stranger: it may name files in its own folder only.
    name = card.picture
    if name is None or name in (".", "..") or not set(name).isdisjoint("/\\:\0"):
        return ()
    return () if not name or name.endswith(".toml") else picture_paths(name)


DECKS_KEPT: Final = 500
"""How many decks stay in memory."""

_decks: dict[str, tuple[tuple[int, ...], Deck]] = {}
"""Decks by name, with the version of the file: a server loads its decks all the time."""


def read_deck_file(file: Path) -> Deck:
    """The deck in a file, or `DeckError`, `OSError` or `UnicodeDecodeError`."""
    stat = file.stat()
    version = (stat.st_dev, stat.st_ino, stat.st_mtime_ns, stat.st_size)
    name = file.parent.name
    known, deck = _decks.get(name, (None, None))
    if deck is None or known != version:
        deck = read_deck(file.read_text("utf-8"))
        if len(_decks) >= DECKS_KEPT:
            _decks.clear()
        _decks[name] = (version, deck)
    return deck


class WrittenTexts(Struct, frozen=True):
    """All that is written about a card in one language."""

    words: Words | None
    associations: Associations
    lines: Lines


class Library:
    """The decks on a shelf, such as a data folder, and those that come with the program."""

    def __init__(self, kept: Shelf | Path) -> None:
        self._shelf: Shelf = FolderShelf(kept) if isinstance(kept, Path) else kept

    def refresh(self) -> None:
        """Know all changes that anybody has made before this call; or `OSError`."""
        self._shelf.refresh()

    def names(self) -> tuple[str, ...]:
        """The decks that can be loaded: the built-in ones, then people's own."""
        return (*built_in_names(), *self._own_names())

    def _own_names(self) -> list[str]:
        return [name for name in self._shelf.names() if name not in built_in_names()]

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
        return next((name for name in self._own_names() if self._title(name) == title), None)

    def _title(self, name: str) -> str:
        try:
            return self.load(name).title
        except DeckError:
            return name

    def folders(self, pictures: Collection[str]) -> tuple[Path, ...]:
        """The folders of the decks with these pictures, after those of all built-in decks."""
        wanted = frozenset(pictures)
        own = (
            self._shelf.folder(name)
            for name in self._own_names()
            if not wanted.isdisjoint(card.id for card in self._cards(name))
        )
        # Resolved: the path of a deck that is linked changes only with the deck.
        return (*built_in_folders(), *(folder.resolve() for folder in own))

    def find_data(self) -> Path:
        """A data folder with people's own decks as they are now, for other processes."""
        return self._shelf.find_data()

    def load(self, name: str) -> StoredDeck:
        """The deck of this name, or `DeckError`."""
        ours = name in built_in_names()
        _check_name(name)
        folder = _package() / name if ours else self._shelf.folder(name)
        path = folder / DECK_FILE
        try:
            deck = read_deck_file(path)
        except FileNotFoundError:
            raise self._no_deck(name) from None
        except OSError as error:
            # The whole error names the path on this machine, and visitors read this.
            raise DeckError(f"the deck {name!r} cannot be read: {error.strerror}") from error
        except (UnicodeDecodeError, DeckError) as error:
            raise DeckError(f"the deck {name!r} cannot be read: {error}") from error
        return StoredDeck(deck, folder, ours, lambda path: self._find_file(name, path))

    def pick(self, ids: tuple[str, ...]) -> Deck:
        """A deck of these pictures in this order, found in any of the decks."""
        cards = merge_cards(card for name in self.names() for card in self._cards(name))
        return Deck("picked", tuple(cards.get(name) or Card(name, {}) for name in ids))

    def file(self, picture: str, small: bool = False) -> Path | None:
        """The file of this name among the pictures of all decks."""
        path = picture_paths(picture)[not small]
        found = (self._find_file(name, path) for name in self.names())
        return next(filter(None, found), None)

    def count_bytes(self, name: str) -> int:
        """The size of all pictures of a deck."""
        if name in built_in_names():
            return count_picture_bytes(_package() / name)
        return self._shelf.count_bytes(name)

    def _find_file(self, name: str, path: str) -> Path | None:
        """The picture at a path in a deck."""
        if name not in built_in_names():
            return self._shelf.find_picture(name, path)
        file = _package() / name / path
        return file if file.is_file() else None

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
        with self._shelf.stage() as staging:
            imported = import_pictures(
                source, staging, known=known, progress=progress, sandbox=sandbox
            )
            if imported.kept or imported.reworded:
                with self._shelf.change(name) as draft:
                    _publish(draft, title or name, staging, imported)
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
        self._require_own(name)
        with self._shelf.change(name) as draft:
            deck = self._read(name, draft)
            gone = _find_card(deck, card)
            left = tuple(one for one in deck.cards if one is not gone)
            if not left:
                draft.remove_deck()
                return
            _write(draft, Deck(deck.name, left))
            remove_card_texts(draft.folder, card)
            if all(one.picture != gone.picture for one in left):
                for path in list_picture_paths(gone):
                    draft.drop_picture(path)

    def change_texts(
        self,
        name: str,
        card: str,
        language: LanguageCode,
        change: Callable[[WrittenTexts], WrittenTexts],
    ) -> Card:
        """Change what is written about a card in a language; or `DeckError`."""
        self._require_own(name)
        with self._shelf.change(name) as draft:
            deck = self._read(name, draft)
            one = _find_card(deck, card)
            heard = read_associations(draft.origin, language)
            said = read_lines(draft.origin, language)
            before = WrittenTexts(
                one.words.get(language), heard.get(card, Associations()), said.get(card, ())
            )
            after = change(before)
            check_count(after.lines)
            if after.associations != before.associations:
                write_associations(draft.folder, language, {**heard, card: after.associations})
            if after.lines != before.lines:
                write_lines(draft.folder, language, {**said, card: after.lines})
            if after.words != before.words:
                words = {code: text for code, text in one.words.items() if code != language}
                if after.words is not None:
                    words[language] = after.words
                changed = replace(one, words=words)
                cards = tuple(changed if card is one else card for card in deck.cards)
                _write(draft, Deck(deck.name, cards))
                one = changed
        return one

    def set_associations(
        self,
        name: str,
        language: LanguageCode,
        changes: Mapping[str, Callable[[Associations], Associations]],
    ) -> None:
        """Change what some cards make people think of in a language; or `DeckError`."""
        self._require_own(name)
        with self._shelf.change(name) as draft:
            deck = self._read(name, draft)
            by_card = read_associations(draft.origin, language)
            for card, change in changes.items():
                _find_card(deck, card)
                by_card[card] = change(by_card.get(card, Associations()))
            write_associations(draft.folder, language, by_card)

    def remove(self, name: str) -> None:
        """Remove a deck and its pictures, or `DeckError`."""
        self._require_own(name)
        with self._shelf.change(name) as draft:
            self._require_there(name, draft)
            draft.remove_deck()

    def _read(self, name: str, draft: DeckDraft) -> Deck:
        self._require_there(name, draft)
        return _read_draft(name, draft)

    def _require_there(self, name: str, draft: DeckDraft) -> None:
        if draft.is_new:
            raise self._no_deck(name)

    def _require_own(self, name: str) -> None:
        self._refuse_built_in(name)
        if not self._has(name):
            raise self._no_deck(name)

    def _no_deck(self, name: str) -> DeckError:
        return DeckError(f"there is no deck {name!r}; there are {', '.join(self.names())}")

    def _has(self, name: str) -> bool:
        return _check_name(name) in self._shelf.names()

    def _refuse_built_in(self, name: str) -> None:
        # A folder of the package without a list is a deck that is still being drawn.
        if name in built_in_names() or (_package() / _check_name(name)).is_dir():
            raise DeckError(f"the deck {name!r} comes with the program; choose another name")


def _publish(draft: DeckDraft, title: str, staging: Path, imported: ImportResult) -> None:
    """Make a new deck of imported pictures, or add them to the deck that is there."""
    # Another process may have made it, or added some, in the meantime.
    present = None if draft.is_new else _read_draft(title, draft)
    there = () if present is None else present.cards
    ids = {card.id for card in there}
    fresh = tuple(card for card in imported.kept if card.id not in ids)
    known = tuple(
        replace(card, words={**card.words, **imported.reworded.get(card.id, {})}) for card in there
    )
    for card in fresh:
        for path in list_picture_paths(card):
            draft.add_picture(path, staging / path)
    if known + fresh:
        # The list is last: until then, nobody asks for the new files.
        _write(draft, Deck(title if present is None else present.name, known + fresh))


def _read_draft(name: str, draft: DeckDraft) -> Deck:
    try:
        return read_deck_file(draft.origin / DECK_FILE)
    except (UnicodeDecodeError, DeckError) as error:
        raise DeckError(f"the deck {name!r} cannot be read: {error}") from error


def _write(draft: DeckDraft, deck: Deck) -> None:
    """Replace the list of a deck atomically."""
    fresh = draft.folder / f".{DECK_FILE}"
    fresh.write_text(write_deck(deck), "utf-8")
    fresh.replace(draft.folder / DECK_FILE)


def _find_card(deck: Deck, card: str) -> Card:
    for one in deck.cards:
        if one.id == card:
            return one
    raise DeckError(f"there is no picture {card[:60]!r} in the deck {deck.name!r}")


def built_in_names() -> tuple[str, ...]:
    """The decks that come with the program."""
    return tuple(deck_names(_package()))


def find_built_in_picture(picture: str, small: bool = False) -> Path | None:
    """The file of this name among the pictures of the decks that come with the program."""
    path = picture_paths(picture)[not small]
    found = (_package() / name / path for name in built_in_names())
    return next((file for file in found if file.is_file()), None)


def _package() -> Path:
    return Path(__file__).parent


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

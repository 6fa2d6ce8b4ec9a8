"""Where decks live: those that come with the program, and people's own in the data folder.

A deck is a folder `decks/NAME/` with `deck.toml`, a picture a card, and the same pictures again in
`small/`. It appears, grows and goes at once: whoever looks meanwhile sees the deck before or after.
"""

from __future__ import annotations

import json
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from lorelode.core import PICTURE_ID
from lorelode.decks.deck import Card, Deck, DeckError, LanguageCode, Words, read_deck, together
from lorelode.decks.importing import SMALL_FOLDER, Imported, Progress, import_pictures
from lorelode.decks.workshop import Workshop

DECK_FILE: Final = "deck.toml"
LONGEST_NAME: Final = 40
_STAGING: Final = ".new-"
_LEAVING: Final = ".old-"
_STALE: Final = 86_400.0
"""Seconds after which what an import that was killed has left behind is swept out."""


def data_folder() -> Path:
    """The folder that keeps what people made, unless they name another; the server's too."""
    from platformdirs import user_data_path

    return user_data_path("lorelode", appauthor=False)


def write_deck(deck: Deck) -> str:
    """The TOML text of a deck; `read_deck` is the way back."""
    lines = [f"name = {_quoted(deck.name)}"]
    for card in deck.cards:
        lines += ["", "[[cards]]", f"id = {_quoted(card.id)}"]
        if card.picture is not None:
            lines.append(f"picture = {_quoted(card.picture)}")
        if not card.words:
            lines.append("words = {}")
        for language, words in card.words.items():
            lines += [f"[cards.words.{language}]", f"title = {_quoted(words.title)}"]
            if words.caption:
                lines.append(f"caption = {_quoted(words.caption)}")
            if words.tags:
                lines.append(f"tags = [{', '.join(map(_quoted, words.tags))}]")
    return "\n".join(lines) + "\n"


def _quoted(text: str) -> str:
    # JSON's escapes are TOML's, but for one sign that JSON lets stand.
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")


class Shelved(Struct, frozen=True):
    """A deck and where its pictures are."""

    deck: Deck
    folder: Path
    built_in: bool

    def picture(self, card: Card, small: bool = False) -> Path | None:
        """The file of a card's picture, the large one where there is no small one; None if none."""
        # A deck.toml may be anybody's: it names files of its own folder, and no others.
        name = card.picture
        if name is None or name in (".", "..") or not set(name).isdisjoint("/\\:\0"):
            return None
        places = (self.folder / SMALL_FOLDER / name, self.folder / name)
        return next((file for file in places[not small :] if file.is_file()), None)


class Library:
    """The decks of a data folder, and those that come with the program."""

    def __init__(self, data: Path) -> None:
        self._decks = data / "decks"
        self._read: dict[Path, tuple[tuple[int, int, int], Shelved]] = {}
        """What was read, and of which writing: a server is asked for its decks all the time."""

    def names(self) -> tuple[str, ...]:
        """What can be loaded: the built-in decks, then people's own."""
        own = [name for name in _in(self._decks) if name not in built_in_names()]
        return (*built_in_names(), *own)

    def load(self, name: str) -> Shelved:
        """The deck of this name, or `DeckError`."""
        built_in = name in built_in_names()
        folder = (_package() if built_in else self._decks) / _checked(name)
        path = folder / DECK_FILE
        try:
            stat = path.stat()
            writing = (stat.st_ino, stat.st_mtime_ns, stat.st_size)
            known = self._read.get(path)
            if known is not None and known[0] == writing:
                return known[1]
            text = path.read_text("utf-8")
        except FileNotFoundError:
            there = ", ".join(self.names())
            raise DeckError(f"there is no deck {name!r}; there are {there}") from None
        except (OSError, UnicodeDecodeError) as error:
            raise DeckError(f"the deck {name!r} cannot be read: {error}") from error
        try:
            shelved = Shelved(read_deck(text), folder, built_in)
        except DeckError as error:
            raise DeckError(f"the deck {name!r} cannot be read: {error}") from error
        self._read[path] = (writing, shelved)
        return shelved

    def picked(self, ids: tuple[str, ...]) -> Deck:
        """A deck of these pictures in this order, whichever decks they are in."""
        cards = together(card for name in self.names() for card in self._readable(name))
        return Deck("picked", tuple(cards.get(name) or Card(name, {}) for name in ids))

    def file(self, picture: str, small: bool = False) -> Path | None:
        """The file of this name among the pictures of all decks."""
        for name in self.names():
            folder = (_package() if name in built_in_names() else self._decks) / name
            path = folder / SMALL_FOLDER / picture if small else folder / picture
            if path.is_file():
                return path
        return None

    def _readable(self, name: str) -> tuple[Card, ...]:
        """The cards of a deck; none of one that cannot be read."""
        try:
            return self.load(name).deck.cards
        except DeckError:
            return ()

    def add(
        self,
        name: str,
        source: Path,
        *,
        progress: Progress | None = None,
        workshop: Workshop | None = None,
    ) -> Imported:
        """Make a deck of the pictures in a folder or zip, or add them to the one of this name.

        Pictures that are there already get the words that a words file has for them. If none can be
        kept, no deck is made.
        """
        self._refuse_built_in(name)
        known = frozenset(self.load(name).deck.ids) if self._has(name) else frozenset[str]()
        self._decks.mkdir(parents=True, exist_ok=True)
        self._sweep()
        staging = Path(tempfile.mkdtemp(prefix=_STAGING, dir=self._decks))
        try:
            imported = import_pictures(
                source, staging, known=known, progress=progress, workshop=workshop
            )
            if imported.kept or imported.reworded:
                with self._alone():
                    self._settle(name, staging, imported)
        finally:
            shutil.rmtree(staging, ignore_errors=True)
        return imported

    def must_grow(self, name: str) -> None:
        """Refuse a name that no pictures can be added under."""
        self._refuse_built_in(name)
        if self._has(name):
            self.load(name)

    def drop(self, name: str, card: str) -> None:
        """Remove a card and its pictures, and with the last one the deck; or `DeckError`."""
        self._refuse_built_in(name)
        with self._alone():
            shelved = self.load(name)
            gone = _found(shelved, card)
            left = tuple(one for one in shelved.deck.cards if one is not gone)
            if left:
                self._write(shelved, left)
                if all(one.picture != gone.picture for one in left):
                    for small in (True, False):
                        if (file := shelved.picture(gone, small)) is not None:
                            file.unlink()
        if not left:
            self.remove(name)

    def reword(self, name: str, card: str, language: LanguageCode, words: Words | None) -> Card:
        """Give a card words in a language, or take them away; or `DeckError`."""
        self._refuse_built_in(name)
        with self._alone():
            shelved = self.load(name)
            there = _found(shelved, card)
            others = {known: said for known, said in there.words.items() if known != language}
            fresh = replace(there, words=others if words is None else {**others, language: words})
            cards = shelved.deck.cards
            self._write(shelved, tuple(fresh if one is there else one for one in cards))
        return fresh

    def remove(self, name: str) -> None:
        """Remove a deck and its pictures, or `DeckError`."""
        self._refuse_built_in(name)
        folder = self._decks / _checked(name)
        if not folder.is_dir():
            raise DeckError(f"there is no deck {name!r}; there are {', '.join(self.names())}")
        with self._alone():
            leaving = Path(tempfile.mkdtemp(prefix=_LEAVING, dir=self._decks))
            folder.rename(leaving / name)
        shutil.rmtree(leaving)

    def _settle(self, name: str, staging: Path, imported: Imported) -> None:
        """Give a staging folder the deck's name, or its pictures to the deck that has it."""
        folder = self._decks / name
        if not self._has(name):
            (staging / DECK_FILE).write_text(write_deck(Deck(name, imported.kept)), "utf-8")
            # As anybody's new folder; what mkdtemp makes is closed to all others.
            staging.chmod(0o777 & ~_umask())
            staging.rename(folder)
            return
        # Somebody else may have added some since.
        there = self.load(name).deck
        fresh = tuple(card for card in imported.kept if card.id not in there.ids)
        known = tuple(
            replace(card, words={**card.words, **imported.reworded.get(card.id, {})})
            for card in there.cards
        )
        (folder / SMALL_FOLDER).mkdir(exist_ok=True)
        for card in fresh:
            assert card.picture is not None
            for file in (card.picture, f"{SMALL_FOLDER}/{card.picture}"):
                (staging / file).replace(folder / file)
        # The list last: until then the pictures are only files that nobody asks for.
        (staging / DECK_FILE).write_text(write_deck(Deck(name, known + fresh)), "utf-8")
        (staging / DECK_FILE).replace(folder / DECK_FILE)

    def _write(self, shelved: Shelved, cards: tuple[Card, ...]) -> None:
        """Change the list of a deck, at once."""
        fresh = shelved.folder / f".{DECK_FILE}"
        fresh.write_text(write_deck(Deck(shelved.deck.name, cards)), "utf-8")
        fresh.replace(shelved.folder / DECK_FILE)

    def _has(self, name: str) -> bool:
        return (self._decks / _checked(name) / DECK_FILE).is_file()

    def _refuse_built_in(self, name: str) -> None:
        # Folders of the program without a list are decks that are still being made.
        if name in built_in_names() or (_package() / _checked(name)).is_dir():
            raise DeckError(f"the deck {name!r} comes with the program; choose another name")

    def _sweep(self) -> None:
        for folder in [*self._decks.glob(f"{_STAGING}*"), *self._decks.glob(f"{_LEAVING}*")]:
            with suppress(OSError):
                if time.time() - folder.stat().st_mtime > _STALE:
                    shutil.rmtree(folder, ignore_errors=True)

    @contextmanager
    def _alone(self) -> Iterator[None]:
        """Let nobody else change the decks meanwhile."""
        if sys.platform == "win32":
            yield
            return
        import fcntl

        with (self._decks / ".lock").open("a") as lock:
            with suppress(OSError):  # a file system without locks
                fcntl.flock(lock, fcntl.LOCK_EX)
            yield


def _found(shelved: Shelved, card: str) -> Card:
    for one in shelved.deck.cards:
        if one.id == card:
            return one
    raise DeckError(f"there is no picture {card[:60]!r} in the deck {shelved.deck.name!r}")


def built_in_names() -> tuple[str, ...]:
    """The decks that come with the program."""
    return tuple(_in(_package()))


def _package() -> Path:
    return Path(__file__).parent


def _in(decks: Path) -> list[str]:
    files = decks.glob(f"*/{DECK_FILE}")
    return sorted(file.parent.name for file in files if _named(file.parent.name))


def _named(name: str) -> bool:
    return len(name) <= LONGEST_NAME and PICTURE_ID.fullmatch(name) is not None


def _checked(name: str) -> str:
    if not _named(name):
        raise DeckError(
            f"expected a deck's name like 'our-holidays', of {LONGEST_NAME} signs at most, "
            f"not {name[:60]!r}"
        )
    return name


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask

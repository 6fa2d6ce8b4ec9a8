"""Pictures into cards: a folder or a zip of them in, card pictures and refusals by name out."""

from __future__ import annotations

import tomllib
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import nullcontext
from pathlib import Path, PurePosixPath
from typing import Final

import msgspec
import regex
from msgspec import Struct

from lorelode.core.text import tidied
from lorelode.decks.checking import ENDINGS, NotACard
from lorelode.decks.deck import Card, Language, Words
from lorelode.decks.sources import Entry, opened
from lorelode.decks.workshop import Rebuilt, Workshop
from lorelode.rules.dixit.clues import fault

SMALL_FOLDER: Final = "small"
"""The folder in a deck's folder with the pictures for a hand on a telephone."""
WORDS_FILE: Final = "words.toml"
LONGEST_TITLE: Final = 60

Progress = Callable[[int, int], None]
"""Called after each file with how many are done, and how many there are."""


class Refusal(Struct, frozen=True):
    """A file that no card was made of."""

    name: str
    reason: str


class Imported(Struct, frozen=True):
    """What has become of the files."""

    kept: tuple[Card, ...]
    """New cards, in the order of the files' names."""
    doubles: tuple[str, ...]
    """Files with a picture that was there already; each picture is one card."""
    refused: tuple[Refusal, ...]


def import_pictures(
    source: Path,
    into: Path,
    *,
    known: frozenset[str] = frozenset(),
    progress: Progress | None = None,
    workshop: Workshop | None = None,
) -> Imported:
    """Make cards of the pictures in a folder or zip, and write their files into a folder.

    `known` are the ids of cards that are there already; a `workshop` that is lent stays open. What
    is wrong with a file refuses that file alone; `DeckError` means that the source could not be
    read at all.
    """
    into.joinpath(SMALL_FOLDER).mkdir(parents=True, exist_ok=True)
    kept: dict[str, Card] = {}
    doubles: list[str] = []
    refused: list[Refusal] = []
    ours = Workshop() if workshop is None else nullcontext(workshop)
    with opened(source) as entries, ours as shop:
        pictures, words = _with_words(entries, refused)
        for done, (name, made) in enumerate(_rebuilt(pictures, shop), 1):
            if isinstance(made, NotACard):
                refused.append(Refusal(name, str(made)))
            elif made.id in known or made.id in kept:
                doubles.append(name)
            else:
                file = f"{made.id}.webp"
                into.joinpath(file).write_bytes(made.large)
                into.joinpath(SMALL_FOLDER, file).write_bytes(made.small)
                kept[made.id] = Card(made.id, words.get(name) or titled(name), file)
            if progress is not None:
                progress(done, len(pictures))
    return Imported(tuple(kept.values()), tuple(doubles), tuple(refused))


def _rebuilt(entries: Sequence[Entry], shop: Workshop) -> Iterator[tuple[str, Rebuilt | NotACard]]:
    """Each file with what was made of it, in order; only so many are in memory at a time."""

    def make(data: bytes, name: str) -> Rebuilt | NotACard:
        try:
            return shop.rebuild(data, ENDINGS[PurePosixPath(name).suffix.lower()])
        except NotACard as error:
            return error

    waiting: deque[tuple[str, Future[Rebuilt | NotACard] | NotACard]] = deque()
    with ThreadPoolExecutor(shop.workers) as threads:
        for entry in entries:
            try:
                waiting.append((entry.name, threads.submit(make, _data(entry), entry.name)))
            except NotACard as error:
                waiting.append((entry.name, error))
            if len(waiting) > shop.workers:
                yield _finished(waiting.popleft())
        while waiting:
            yield _finished(waiting.popleft())


def _finished(
    waited: tuple[str, Future[Rebuilt | NotACard] | NotACard],
) -> tuple[str, Rebuilt | NotACard]:
    name, future = waited
    return name, future if isinstance(future, NotACard) else future.result()


def _data(entry: Entry) -> bytes:
    ending = PurePosixPath(entry.name.replace("\\", "/")).suffix.lower()
    if entry.fault or ending in ENDINGS:
        return _read(entry)
    match ending:
        case ".zip" | ".rar" | ".7z" | ".tar" | ".gz":
            raise NotACard("it is packed itself, and is not opened; unpack it first")
        case ".heic" | ".heif":
            raise NotACard("HEIC is not read here; let the telephone or a viewer save it as JPEG")
        case _:
            raise NotACard("only PNG, JPEG and WebP are read, by these endings")


def _read(entry: Entry) -> bytes:
    if entry.fault:
        raise NotACard(entry.fault)
    return entry.read()


def _with_words(
    entries: Sequence[Entry], refused: list[Refusal]
) -> tuple[list[Entry], dict[str, Mapping[Language, Words]]]:
    """The pictures by themselves, and what the words files beside them say of each."""
    pictures = [entry for entry in entries if PurePosixPath(entry.name).name != WORDS_FILE]
    names = {entry.name for entry in pictures}
    words: dict[str, Mapping[Language, Words]] = {}
    for entry in entries:
        if PurePosixPath(entry.name).name != WORDS_FILE:
            continue
        try:
            said = tomllib.loads(_read(entry).decode("utf-8-sig"))
        except (NotACard, tomllib.TOMLDecodeError, UnicodeDecodeError, RecursionError) as error:
            refused.append(Refusal(entry.name, f"its words cannot be read: {error}"))
            continue
        for file, by_language in said.items():
            picture = (PurePosixPath(entry.name).parent / file).as_posix()
            if picture not in names:
                refused.append(Refusal(entry.name, f"there is no picture {file!r} beside it"))
                continue
            try:
                words[picture] = msgspec.convert(by_language, Mapping[Language, Words])
            except msgspec.ValidationError as error:
                refused.append(Refusal(entry.name, f"the words of {file!r} will not do: {error}"))
    return pictures, words


_SCRIPTS: Final = (
    ("he", regex.compile(r"\p{Hebrew}")),
    ("fa", regex.compile(r"\p{Arabic}")),
    ("ru", regex.compile(r"\p{Cyrillic}")),
)


def titled(name: str) -> Mapping[Language, Words]:
    """A title made of a file's name, in the language that its letters are of; none if it has none.

    >>> titled("holidays/the_paper-boat.jpg")["en"].title
    'The paper boat'
    """
    stem = PurePosixPath(name.replace("\\", "/")).stem
    text = tidied(regex.sub(r"[\s_\-–.,+~()\[\]{}#%]+|\p{C}(?<!\u200c|\u200d)", " ", stem))
    text = "".join(regex.findall(r"\X", text)[:LONGEST_TITLE]).strip()
    if not text or fault(text) or tidied(text) != text:
        return {}
    language = next((code for code, script in _SCRIPTS if script.search(text)), "en")
    return {language: Words(text[0].upper() + text[1:])}

"""Pictures into cards: a folder or a zip of them in, card pictures and refusals by name out."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import nullcontext
from pathlib import Path, PurePosixPath
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from lorelode.decks.checking import ENDINGS, NotACard
from lorelode.decks.deck import Card, LanguageCode, Words
from lorelode.decks.sources import Entry, opened
from lorelode.decks.wording import WORDS_FILE, titled
from lorelode.decks.workshop import Rebuilt, Workshop

SMALL_FOLDER: Final = "small"
"""The folder in a deck's folder with the pictures for a hand on a telephone."""

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
    reworded: Mapping[str, Mapping[LanguageCode, Words]] = {}
    """New words for cards that were there already, by their ids."""


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
    reworded: dict[str, Mapping[LanguageCode, Words]] = {}
    ours = Workshop() if workshop is None else nullcontext(workshop)
    with opened(source) as entries, ours as shop:
        pictures, words = _with_words(entries, shop, refused)
        for done, (name, made) in enumerate(_rebuilt(pictures, shop), 1):
            if isinstance(made, NotACard):
                refused.append(Refusal(name, str(made)))
            elif made.id in known:
                doubles.append(name)
                if name in words:
                    reworded[made.id] = words[name]
            elif made.id in kept:
                doubles.append(name)
                kept[made.id] = replace(kept[made.id], words=words.get(name, kept[made.id].words))
            else:
                file = f"{made.id}.webp"
                into.joinpath(file).write_bytes(made.large)
                into.joinpath(SMALL_FOLDER, file).write_bytes(made.small)
                kept[made.id] = Card(made.id, words.get(name) or titled(name), file)
            if progress is not None:
                progress(done, len(pictures))
    return Imported(tuple(kept.values()), tuple(doubles), tuple(refused), reworded)


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
    entries: Sequence[Entry], shop: Workshop, refused: list[Refusal]
) -> tuple[list[Entry], dict[str, Mapping[LanguageCode, Words]]]:
    """The pictures by themselves, and what the words files beside them say of each."""
    pictures = [entry for entry in entries if PurePosixPath(entry.name).name != WORDS_FILE]
    names = {entry.name for entry in pictures}
    words: dict[str, Mapping[LanguageCode, Words]] = {}
    for entry in entries:
        if PurePosixPath(entry.name).name != WORDS_FILE:
            continue
        try:
            said = shop.read_words(_read(entry))
        except NotACard as error:
            refused.append(Refusal(entry.name, f"its words cannot be read: {error}"))
            continue
        for file in (*said.words, *said.faults):
            picture = (PurePosixPath(entry.name).parent / file).as_posix()
            if picture not in names:
                refused.append(Refusal(entry.name, f"there is no picture {file!r} beside it"))
            elif file in said.faults:
                wrong = f"the words of {file!r} will not do: {said.faults[file]}"
                refused.append(Refusal(entry.name, wrong))
            else:
                words[picture] = said.words[file]
    return pictures, words

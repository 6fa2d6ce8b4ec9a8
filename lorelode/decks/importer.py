"""Import pictures: make cards from the files in a folder or zip, and list what is refused."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import nullcontext
from pathlib import Path, PurePosixPath

from msgspec.structs import replace

from lorelode.core.refusal import Code, Refusal
from lorelode.decks.deck import Card, LanguageCode, Words
from lorelode.decks.import_result import SMALL_FOLDER, ImportResult, Progress, RefusedFile
from lorelode.decks.sandbox import CardPictures, Sandbox
from lorelode.decks.sources import SourceFile, open_source
from lorelode.decks.validation import FORMATS_BY_SUFFIX
from lorelode.decks.words import WORDS_FILE, tidy_source


def import_pictures(
    source: Path,
    into: Path,
    *,
    known: frozenset[str] = frozenset(),
    progress: Progress | None = None,
    sandbox: Sandbox | None = None,
) -> ImportResult:
    """Make cards from the pictures in a folder or zip, and write their files into a folder.

    `known` are the ids of the cards that the deck already has. A `sandbox` that is passed in stays
    open. A bad file is refused alone; a `Refusal` means that the source cannot be read at all.
    """
    into.joinpath(SMALL_FOLDER).mkdir(parents=True, exist_ok=True)
    kept: dict[str, Card] = {}
    doubles: list[str] = []
    refused: list[RefusedFile] = []
    reworded: dict[str, Mapping[LanguageCode, Words]] = {}
    opened = Sandbox() if sandbox is None else nullcontext(sandbox)
    with open_source(source) as files, opened as box:
        pictures, words = _read_words(files, box, refused)
        for done, (name, made) in enumerate(_rebuild(pictures, box), 1):
            if isinstance(made, Refusal):
                refused.append(RefusedFile.of(name, made))
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
                kept[made.id] = Card(made.id, words.get(name, {}), file, tidy_source(name))
            if progress is not None:
                progress(done, len(pictures))
    return ImportResult(tuple(kept.values()), tuple(doubles), tuple(refused), reworded)


def _rebuild(
    files: Sequence[SourceFile], sandbox: Sandbox
) -> Iterator[tuple[str, CardPictures | Refusal]]:
    """Each file with its card or its refusal, in order; only a few are in memory at a time."""

    def make(data: bytes, name: str) -> CardPictures | Refusal:
        try:
            return sandbox.rebuild_picture(
                data, FORMATS_BY_SUFFIX[PurePosixPath(name).suffix.lower()]
            )
        except Refusal as error:
            return error

    waiting: deque[tuple[str, Future[CardPictures | Refusal] | Refusal]] = deque()
    with ThreadPoolExecutor(sandbox.workers) as threads:
        for file in files:
            try:
                waiting.append((file.name, threads.submit(make, _read_picture(file), file.name)))
            except Refusal as error:
                waiting.append((file.name, error))
            if len(waiting) > sandbox.workers:
                yield _wait_for(waiting.popleft())
        while waiting:
            yield _wait_for(waiting.popleft())


def _wait_for(
    pending: tuple[str, Future[CardPictures | Refusal] | Refusal],
) -> tuple[str, CardPictures | Refusal]:
    name, future = pending
    return name, future if isinstance(future, Refusal) else future.result()


def _read_picture(file: SourceFile) -> bytes:
    suffix = PurePosixPath(file.name.replace("\\", "/")).suffix.lower()
    if file.refusal or suffix in FORMATS_BY_SUFFIX:
        return _read(file)
    match suffix:
        case ".zip" | ".rar" | ".7z" | ".tar" | ".gz":
            raise Refusal(Code.FILE_PACKED)
        case ".heic" | ".heif":
            raise Refusal(Code.FILE_HEIC)
        case _:
            raise Refusal(Code.FILE_UNSUPPORTED)


def _read(file: SourceFile) -> bytes:
    if file.refusal:
        raise file.refusal
    return file.read()


def _read_words(
    files: Sequence[SourceFile], sandbox: Sandbox, refused: list[RefusedFile]
) -> tuple[list[SourceFile], dict[str, Mapping[LanguageCode, Words]]]:
    """The files that are not words files, and what the words files say about each of them."""
    pictures = [file for file in files if PurePosixPath(file.name).name != WORDS_FILE]
    names = {file.name for file in pictures}
    words: dict[str, Mapping[LanguageCode, Words]] = {}
    for words_file in files:
        if PurePosixPath(words_file.name).name != WORDS_FILE:
            continue
        try:
            content = sandbox.read_words(_read(words_file))
        except Refusal as refusal:
            refused.append(RefusedFile.of(words_file.name, refusal))
            continue
        for file in (*content.words, *content.faults):
            picture = (PurePosixPath(words_file.name).parent / file).as_posix()
            if picture not in names:
                wrong = Refusal(Code.FILE_WORDS_WITHOUT_PICTURE, picture=file)
            elif file in content.faults:
                reason = content.faults[file]
                wrong = Refusal(Code.FILE_WORDS_UNUSABLE, picture=file, reason=reason)
            else:
                words[picture] = content.words[file]
                continue
            refused.append(RefusedFile.of(words_file.name, wrong))
    return pictures, words

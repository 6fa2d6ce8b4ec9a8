"""Where pictures come from: the files of a folder, or of a zip that is never unpacked to disk."""

from __future__ import annotations

import os
import stat
import zipfile
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path, PurePosixPath
from typing import IO, Final, NamedTuple

from lorelode.decks.checking import NotACard
from lorelode.decks.deck import DeckError

MOST_FILES: Final = 2000
MOST_BYTES: Final = 50_000_000
"""What one file may weigh."""
MOST_BYTES_IN_ALL: Final = 4_000_000_000
"""What the files of a zip may weigh together, unpacked."""
MOST_RATIO: Final = 100
"""How many times smaller a file may be in a zip: pictures are packed already, bombs are not."""
RATIO_FROM: Final = 1_000_000
"""Files of less are no bombs, whatever the ratio."""
MOST_DIRECTORY: Final = 1_000_000
"""What the list of files at the end of a zip may weigh."""

LINK: Final = "it is a link to somewhere else"

_CLUTTER: Final = frozenset({"thumbs.db", "desktop.ini", "__macosx"})
"""What systems leave lying about; it is passed over in silence, as are hidden files."""


class Entry(NamedTuple):
    """One file: the name that its refusal is listed by, and how it is read."""

    name: str
    read: Callable[[], bytes]
    """Its bytes, or `NotACard`."""
    fault: str = ""
    """Why it is refused whatever is in it; nothing if it is not."""


@contextmanager
def opened(source: Path) -> Iterator[list[Entry]]:
    """The files of a folder and of the folders in it, or of a zip; `DeckError` if it is neither."""
    if source.is_dir():
        yield _capped(_in_folder(source), source)
        return
    try:
        file = source.open("rb")
    except OSError as error:
        raise DeckError(f"nothing can be read from {source}: {error.strerror}") from error
    with file:
        _refuse_endless(file, source)
        try:
            packed = zipfile.ZipFile(file)
        except (zipfile.BadZipFile, ValueError, OSError, UnicodeDecodeError) as error:
            raise _neither(source) from error
        with packed:
            yield _capped(_in_zip(packed), source)


def _capped(entries: list[Entry], source: Path) -> list[Entry]:
    if len(entries) > MOST_FILES:
        raise _too_many(source)
    return entries


def _too_many(source: Path) -> DeckError:
    return DeckError(f"there are too many files in {source}; {MOST_FILES} at most are read")


def _neither(source: Path) -> DeckError:
    return DeckError(f"expected a folder or a zip of pictures, which {source} is not")


def _is_clutter(name: str) -> bool:
    return any(part.startswith(".") or part.lower() in _CLUTTER for part in name.split("/"))


def _in_folder(folder: Path) -> list[Entry]:
    entries: list[Entry] = []

    def unreadable(error: OSError) -> None:
        name = Path(error.filename).relative_to(folder).as_posix()
        entries.append(Entry(name, bytes, f"the folder cannot be read: {error.strerror}"))

    for parent, folders, files in os.walk(folder, onerror=unreadable):
        folders[:] = [name for name in folders if not _is_clutter(name)]
        # A link to a folder is not walked into, but it is not passed over in silence either.
        files += [name for name in folders if (Path(parent) / name).is_symlink()]
        for file in files:
            path = Path(parent) / file
            if not _is_clutter(file):
                fault = LINK if path.is_symlink() else ""
                entries.append(Entry(path.relative_to(folder).as_posix(), _reading(path), fault))
        if len(entries) > MOST_FILES:
            break
    return sorted(entries, key=lambda entry: entry.name)


def _reading(path: Path) -> Callable[[], bytes]:
    def read() -> bytes:
        # Neither through a link nor from a pipe that nobody writes to.
        flags = os.O_RDONLY | getattr(os, "O_BINARY", 0) | getattr(os, "O_NONBLOCK", 0)
        try:
            with open(os.open(path, flags | getattr(os, "O_NOFOLLOW", 0)), "rb") as file:  # noqa: PTH123
                status = os.fstat(file.fileno())
                if not stat.S_ISREG(status.st_mode):
                    raise NotACard("it is no file with a picture in it")
                if status.st_size > MOST_BYTES:
                    raise _too_heavy()
                data = file.read(MOST_BYTES + 1)
        except OSError as error:
            raise NotACard(f"it cannot be read: {error.strerror}") from error
        if len(data) > MOST_BYTES:
            raise _too_heavy()
        return data

    return read


def _too_heavy() -> NotACard:
    return NotACard(f"it is larger than {MOST_BYTES // 1_000_000} MB")


def _refuse_endless(file: IO[bytes], source: Path) -> None:
    """Refuse a zip whose list of files would not fit into memory, before it is read."""
    size = file.seek(0, os.SEEK_END)
    file.seek(max(0, size - 22 - 0xFFFF))
    tail = file.read()
    # As zipfile looks for it: at the very end without a comment, or else the last there is.
    at = len(tail) - 22
    if at < 0 or tail[at : at + 4] != b"PK\x05\x06" or tail[-2:] != b"\0\0":
        at = tail.rfind(b"PK\x05\x06")
    if at < 0 or at + 22 > len(tail):
        raise _neither(source)
    directory = int.from_bytes(tail[at + 12 : at + 16], "little")
    if b"PK\x06\x07" in tail[max(0, at - 20) : at]:
        raise DeckError(
            f"{source} is a zip of the kind for more than 4 GB (ZIP64), which is not read here; "
            "pack the pictures into smaller ones"
        )
    if directory > MOST_DIRECTORY:
        raise _too_many(source)
    file.seek(0)


def _in_zip(packed: zipfile.ZipFile) -> list[Entry]:
    budget = [MOST_BYTES_IN_ALL]
    entries = []
    for info in packed.infolist():
        name = _name(info)
        fault = _slip(name, info)
        # Some programs of Windows part folders as their system does.
        plain = name if fault else name.replace("\\", "/")
        if not name.endswith(("/", "\\")) and (fault or not _is_clutter(plain)):
            entries.append(Entry(plain, _unpacking(packed, info, budget), fault))
    return sorted(entries, key=lambda entry: entry.name)


def _name(info: zipfile.ZipInfo) -> str:
    """The name as it was meant: many programs write UTF-8 without saying so."""
    if not info.flag_bits & 0x800:
        try:
            return info.orig_filename.encode("cp437").decode("utf-8")
        except UnicodeError:
            pass
    return info.orig_filename


def _unpacking(
    packed: zipfile.ZipFile, info: zipfile.ZipInfo, budget: list[int]
) -> Callable[[], bytes]:
    def read() -> bytes:
        if info.flag_bits & 0x1:
            raise NotACard("it is locked with a password")
        if info.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
            raise NotACard("it is packed in a way that is not read here")
        _refuse_bomb(info.file_size, info.compress_size, budget[0])
        try:
            with packed.open(info) as file:
                # Not to be believed: so much is read, whatever the zip says.
                data = file.read(MOST_BYTES + 1)
        except (zipfile.BadZipFile, zlib.error, EOFError, OSError, ValueError) as error:
            raise NotACard("it is damaged in the zip") from error
        except (RuntimeError, NotImplementedError) as error:
            raise NotACard("it is packed in a way that is not read here") from error
        _refuse_bomb(len(data), info.compress_size, budget[0])
        budget[0] -= len(data)
        return data

    return read


def _refuse_bomb(size: int, packed: int, left: int) -> None:
    if size > RATIO_FROM and size > packed * MOST_RATIO:
        raise NotACard(f"it unpacks to more than {MOST_RATIO} times its size")
    if size > MOST_BYTES:
        raise _too_heavy()
    if size > left:
        raise NotACard(f"the zip unpacks to more than {MOST_BYTES_IN_ALL // 10**9} GB in all")


def _slip(name: str, info: zipfile.ZipInfo) -> str:
    """What is wrong with an entry that leads out of the zip.

    Nothing is ever written by these names here, but whoever made them meant no good.
    """
    plain = name.replace("\\", "/")
    if "\0" in name or plain.startswith("/") or plain[1:2] == ":":
        return "its name is a place outside of the zip"
    if ".." in PurePosixPath(plain).parts:
        return "its name leads out of the zip"
    mode = info.external_attr >> 16
    if stat.S_ISLNK(mode):
        return LINK
    if stat.S_IFMT(mode) not in (0, stat.S_IFREG):
        return "it is no file with a picture in it"
    return ""

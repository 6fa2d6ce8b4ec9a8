"""Where pictures come from: the files in a folder, or in a zip that is never unpacked to disk."""

from __future__ import annotations

import os
import stat
import zipfile
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path, PurePosixPath
from typing import IO, Final, NamedTuple

from lorelode.core.refusal import Code, Refusal

MAX_FILES: Final = 2000
MAX_FILE_BYTES: Final = 50_000_000
"""Of one file."""
MAX_TOTAL_BYTES: Final = 4_000_000_000
"""Of all files in a zip, unpacked."""
MAX_COMPRESSION_RATIO: Final = 100
"""How many times its packed size a file in a zip may have. Pictures are compressed already, so
only bombs have more."""
BOMB_MIN_BYTES: Final = 1_000_000
"""A smaller file is not taken for a bomb at any ratio."""
MAX_DIRECTORY_BYTES: Final = 1_000_000
"""Of the central directory at the end of a zip."""

_CLUTTER: Final = frozenset({"thumbs.db", "desktop.ini", "__macosx"})
"""What operating systems leave behind. It is skipped without a word, as hidden files are."""


class SourceFile(NamedTuple):
    """One file: the name under which it is listed, and how it is read."""

    name: str
    read: Callable[[], bytes]
    """Its bytes, or a `Refusal`."""
    refusal: Refusal | None = None
    """Why it is refused without being read; None if it is not."""


@contextmanager
def open_source(source: Path) -> Iterator[list[SourceFile]]:
    """The files in a folder and its subfolders, or in a zip; a `Refusal` if it is neither."""
    if source.is_dir():
        yield _limit_count(_files_in_folder(source))
        return
    try:
        file = source.open("rb")
    except OSError as error:
        raise Refusal(Code.FILE_UNREADABLE, reason=str(error.strerror)) from error
    with file:
        _check_directory(file)
        try:
            packed = zipfile.ZipFile(file)
        except (zipfile.BadZipFile, ValueError, OSError, UnicodeDecodeError) as error:
            raise Refusal(Code.FILE_NOT_ZIP) from error
        with packed:
            yield _limit_count(_files_in_zip(packed))


def _limit_count(files: list[SourceFile]) -> list[SourceFile]:
    if len(files) > MAX_FILES:
        raise Refusal(Code.FILE_TOO_MANY_FILES, files=MAX_FILES)
    return files


def _is_clutter(name: str) -> bool:
    return any(part.startswith(".") or part.lower() in _CLUTTER for part in name.split("/"))


def _files_in_folder(folder: Path) -> list[SourceFile]:
    found: list[SourceFile] = []

    def unreadable(error: OSError) -> None:
        name = Path(error.filename).relative_to(folder).as_posix()
        refusal = Refusal(Code.FILE_UNREADABLE, reason=str(error.strerror))
        found.append(SourceFile(name, bytes, refusal))

    for parent, folders, files in os.walk(folder, onerror=unreadable):
        folders[:] = [name for name in folders if not _is_clutter(name)]
        # A link to a folder is not followed, but it is listed.
        files += [name for name in folders if (Path(parent) / name).is_symlink()]
        for file in files:
            path = Path(parent) / file
            if not _is_clutter(file):
                refusal = Refusal(Code.FILE_LINK) if path.is_symlink() else None
                found.append(
                    SourceFile(path.relative_to(folder).as_posix(), _file_reader(path), refusal)
                )
        if len(found) > MAX_FILES:
            break
    return sorted(found, key=lambda file: file.name)


def _file_reader(path: Path) -> Callable[[], bytes]:
    def read() -> bytes:
        # This neither follows a link nor waits for a pipe that nobody writes to.
        flags = os.O_RDONLY | getattr(os, "O_BINARY", 0) | getattr(os, "O_NONBLOCK", 0)
        try:
            with open(os.open(path, flags | getattr(os, "O_NOFOLLOW", 0)), "rb") as file:  # noqa: PTH123
                status = os.fstat(file.fileno())
                if not stat.S_ISREG(status.st_mode):
                    raise Refusal(Code.FILE_UNSUPPORTED)
                if status.st_size > MAX_FILE_BYTES:
                    raise _too_large()
                data = file.read(MAX_FILE_BYTES + 1)
        except OSError as error:
            raise Refusal(Code.FILE_UNREADABLE, reason=str(error.strerror)) from error
        if len(data) > MAX_FILE_BYTES:
            raise _too_large()
        return data

    return read


def _too_large() -> Refusal:
    return Refusal(Code.FILE_TOO_LARGE, megabytes=MAX_FILE_BYTES // 1_000_000)


def _check_directory(file: IO[bytes]) -> None:
    """Refuse a zip whose central directory would not fit into memory, before it is read."""
    size = file.seek(0, os.SEEK_END)
    file.seek(max(0, size - 22 - 0xFFFF))
    tail = file.read()
    # As zipfile finds it: at the very end if there is no comment, else the last one.
    at = len(tail) - 22
    if at < 0 or tail[at : at + 4] != b"PK\x05\x06" or tail[-2:] != b"\0\0":
        at = tail.rfind(b"PK\x05\x06")
    if at < 0 or at + 22 > len(tail):
        raise Refusal(Code.FILE_NOT_ZIP)
    directory = int.from_bytes(tail[at + 12 : at + 16], "little")
    if b"PK\x06\x07" in tail[max(0, at - 20) : at]:
        raise Refusal(Code.FILE_ZIP64)
    if directory > MAX_DIRECTORY_BYTES:
        raise Refusal(Code.FILE_TOO_MANY_FILES, files=MAX_FILES)
    file.seek(0)


def _files_in_zip(packed: zipfile.ZipFile) -> list[SourceFile]:
    budget = [MAX_TOTAL_BYTES]
    found = []
    for info in packed.infolist():
        name = _entry_name(info)
        refusal = _check_entry(name, info)
        # Some programs on Windows separate folders with a backslash.
        plain = name if refusal else name.replace("\\", "/")
        if not name.endswith(("/", "\\")) and (refusal or not _is_clutter(plain)):
            found.append(SourceFile(plain, _entry_reader(packed, info, budget), refusal))
    return sorted(found, key=lambda file: file.name)


def _entry_name(info: zipfile.ZipInfo) -> str:
    """The name as it was meant: many programs write UTF-8 without setting the flag."""
    if not info.flag_bits & 0x800:
        try:
            return info.orig_filename.encode("cp437").decode("utf-8")
        except UnicodeError:
            pass
    return info.orig_filename


def _entry_reader(
    packed: zipfile.ZipFile, info: zipfile.ZipInfo, budget: list[int]
) -> Callable[[], bytes]:
    def read() -> bytes:
        if info.flag_bits & 0x1:
            raise Refusal(Code.FILE_LOCKED)
        if info.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
            raise Refusal(Code.FILE_PACKING)
        _check_unpacked_size(info.file_size, info.compress_size, budget[0])
        try:
            with packed.open(info) as file:
                # The size in the zip may be a lie, so the read is limited too.
                data = file.read(MAX_FILE_BYTES + 1)
        except (zipfile.BadZipFile, zlib.error, EOFError, OSError, ValueError) as error:
            raise Refusal(Code.FILE_DAMAGED) from error
        except (RuntimeError, NotImplementedError) as error:
            raise Refusal(Code.FILE_PACKING) from error
        _check_unpacked_size(len(data), info.compress_size, budget[0])
        budget[0] -= len(data)
        return data

    return read


def _check_unpacked_size(size: int, packed: int, left: int) -> None:
    if size > BOMB_MIN_BYTES and size > packed * MAX_COMPRESSION_RATIO:
        raise Refusal(Code.FILE_BOMB, times=MAX_COMPRESSION_RATIO)
    if size > MAX_FILE_BYTES:
        raise _too_large()
    if size > left:
        raise Refusal(Code.FILE_UNPACKS_TOO_LARGE, gigabytes=MAX_TOTAL_BYTES // 10**9)


def _check_entry(name: str, info: zipfile.ZipInfo) -> Refusal | None:
    """Why an entry is refused by its name or type; None if it is not.

    Nothing is ever written under these names, but an entry that leads out of the zip is an attack.
    """
    plain = name.replace("\\", "/")
    if "\0" in name or plain.startswith("/") or plain[1:2] == ":":
        return Refusal(Code.FILE_LEADS_OUT)
    if ".." in PurePosixPath(plain).parts:
        return Refusal(Code.FILE_LEADS_OUT)
    mode = info.external_attr >> 16
    if stat.S_ISLNK(mode):
        return Refusal(Code.FILE_LINK)
    if stat.S_IFMT(mode) not in (0, stat.S_IFREG):
        return Refusal(Code.FILE_UNSUPPORTED)
    return None

"""Uploads of pictures by the operator: stored until complete, then made into cards."""

from __future__ import annotations

import asyncio
import shutil
import tempfile
import threading
import time
import zipfile
from collections.abc import AsyncIterable, AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path, PurePosixPath
from typing import IO, TYPE_CHECKING, Final

from lorelode.decks.import_result import ImportResult, Progress
from lorelode.decks.library import Library
from lorelode.decks.sources import MAX_FILE_BYTES

if TYPE_CHECKING:
    from lorelode.decks.sandbox import Sandbox

MAX_PICTURE_BYTES: Final = MAX_FILE_BYTES
MAX_ZIP_BYTES: Final = 200_000_000
"""The size of the largest zip that may be uploaded."""

UPLOAD_FOLDER: Final = "incoming"
STALE_SECONDS: Final = 24 * 3600.0
"""After this time nobody works on an upload any more."""

SANDBOX_IDLE_SECONDS: Final = 60.0
"""How long the sandbox waits for more pictures. It is slow to start."""


class TooLarge(Exception):
    """An upload is larger than allowed."""


class Stopped(Exception):
    """The upload was stopped, and no deck has changed."""


def plain_name(name: str) -> str:
    r"""The name of a file without its folder.

    >>> plain_name("C:\\holidays\\paper boat.jpg"), plain_name("../.."), plain_name("/x/.a.png")
    ('paper boat.jpg', 'picture', 'a.png')
    """
    last = PurePosixPath(name.replace("\\", "/").replace("\0", "")).name
    return last.lstrip(".")[-120:] or "picture"


def is_zip(name: str) -> bool:
    """Whether a file is a zip, by its name."""
    return name.lower().endswith(".zip")


def max_bytes(name: str) -> int:
    """The size of the largest file with this name."""
    return MAX_ZIP_BYTES if is_zip(name) else MAX_PICTURE_BYTES


class Uploads:
    """Imports uploaded pictures, one upload at a time."""

    def __init__(self, data: Path, library: Library) -> None:
        self._folder = data / UPLOAD_FOLDER
        self._library = library
        self.turn = asyncio.Lock()
        self._sandbox: Sandbox | None = None
        self._idle_timer: asyncio.TimerHandle | None = None
        self._work: asyncio.Future[ImportResult] | None = None
        self._stop = threading.Event()
        self._closed = False

    def open(self, *, shared: bool = False) -> None:
        """Delete what a killed server left behind; if others use the folder too, only old files."""
        if not shared:
            shutil.rmtree(self._folder, ignore_errors=True)
            return
        with suppress(OSError):
            for file in self._folder.iterdir():
                if time.time() - file.stat().st_mtime > STALE_SECONDS:
                    file.unlink()

    @asynccontextmanager
    async def receive(self, name: str, body: AsyncIterable[bytes]) -> AsyncIterator[Path]:
        """Save an upload as a temporary zip.

        A single picture is put into a zip too, so that a visitor cannot choose the name of a file.
        """
        self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        handle, path = tempfile.mkstemp(dir=self._folder)
        source = Path(path)
        try:
            with open(handle, "wb") as file:  # noqa: PTH123 - it is open already
                if is_zip(name):
                    await _copy(file, body, MAX_ZIP_BYTES)
                else:
                    info = zipfile.ZipInfo(name)
                    with zipfile.ZipFile(file, "w") as packed, packed.open(info, "w") as entry:
                        await _copy(entry, body, MAX_PICTURE_BYTES)
            yield source
        finally:
            source.unlink(missing_ok=True)

    async def add(self, name: str, title: str, source: Path, progress: Progress) -> ImportResult:
        """Make cards from a zip, or raise `Stopped`; `progress` is called in this event loop."""
        loop = asyncio.get_running_loop()
        # Each import has its own event: the import may outlast the request.
        stop = self._stop = threading.Event()
        if self._closed:
            raise Stopped

        def step(done: int, of: int) -> None:
            if stop.is_set():
                raise Stopped
            loop.call_soon_threadsafe(progress, done, of)

        sandbox = self._use_sandbox()
        work = self._work = asyncio.ensure_future(
            asyncio.to_thread(
                self._library.add, name, source, title=title, progress=step, sandbox=sandbox
            )
        )
        try:
            return await asyncio.shield(work)
        except asyncio.CancelledError:
            stop.set()
            await asyncio.wait([work])
            if not work.cancelled():
                work.exception()
            raise
        except Exception as error:
            if stop.is_set():  # without its sandbox, an import fails in many ways
                raise Stopped from error
            raise
        finally:
            if not self._closed:
                self._idle_timer = loop.call_later(SANDBOX_IDLE_SECONDS, self._end_idle_sandbox)

    async def close(self) -> None:
        """Stop a running import, and end the sandbox."""
        self._closed = True
        self._stop.set()
        if self._idle_timer is not None:
            self._idle_timer.cancel()
        sandbox, self._sandbox = self._sandbox, None
        if sandbox is not None:
            await asyncio.to_thread(_end, sandbox)
        if sandbox is not None and self._work is not None:
            # A queued import may have started another worker.
            await asyncio.wait([self._work])
            await asyncio.to_thread(_end, sandbox)

    def _use_sandbox(self) -> Sandbox:
        from lorelode.decks.sandbox import Sandbox

        if self._idle_timer is not None:
            self._idle_timer.cancel()
            self._idle_timer = None
        # One worker: the other processors are for the tables.
        self._sandbox = self._sandbox or Sandbox(1)
        return self._sandbox

    def _end_idle_sandbox(self) -> None:
        sandbox, self._sandbox = self._sandbox, None
        if sandbox is not None:
            asyncio.get_running_loop().run_in_executor(None, _end, sandbox)


def _end(sandbox: Sandbox) -> None:
    with sandbox:
        pass


async def _copy(file: IO[bytes], body: AsyncIterable[bytes], max_size: int) -> None:
    received = 0
    async for chunk in body:
        received += len(chunk)
        if received > max_size:
            raise TooLarge
        # In a thread: the disk may be slow, and must not block the tables.
        await asyncio.to_thread(file.write, chunk)

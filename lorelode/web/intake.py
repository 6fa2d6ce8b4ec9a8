"""Pictures that the operator sends: kept apart until all is there, then made into cards."""

from __future__ import annotations

import asyncio
import shutil
import tempfile
import threading
import zipfile
from collections.abc import AsyncIterable, AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path, PurePosixPath
from typing import IO, Final

from lorelode.decks.importer import ImportResult, Progress
from lorelode.decks.library import Library
from lorelode.decks.sandbox import Sandbox
from lorelode.decks.sources import MAX_FILE_BYTES

LARGEST_PICTURE: Final = MAX_FILE_BYTES
LARGEST_ZIP: Final = 200_000_000
"""What may be sent at once."""

FOLDER: Final = "incoming"
IDLE_SECONDS: Final = 60.0
"""How long a worker waits for more pictures: to start one takes longer than to use it."""


class TooLarge(Exception):
    """More came than may be sent at once."""


class Stopped(Exception):
    """Nobody waits for these pictures any more, and no deck has changed."""


def plain_name(name: str) -> str:
    r"""What a file is called, without where it was.

    >>> plain_name("C:\\holidays\\paper boat.jpg"), plain_name("../.."), plain_name("/x/.a.png")
    ('paper boat.jpg', 'picture', 'a.png')
    """
    last = PurePosixPath(name.replace("\\", "/").replace("\0", "")).name
    return last.lstrip(".")[-120:] or "picture"


def is_zip(name: str) -> bool:
    """Whether a name says that there are pictures inside."""
    return name.lower().endswith(".zip")


def largest(name: str) -> int:
    """How many bytes a file of this name may have."""
    return LARGEST_ZIP if is_zip(name) else LARGEST_PICTURE


class Intake:
    """Where pictures come in, one body after the other."""

    def __init__(self, data: Path, library: Library) -> None:
        self._folder = data / FOLDER
        self._library = library
        self.turn = asyncio.Lock()
        self._shop: Sandbox | None = None
        self._rest: asyncio.TimerHandle | None = None
        self._work: asyncio.Future[ImportResult] | None = None
        self._stop = threading.Event()
        self._closed = False

    def open(self) -> None:
        """Clear away what a server that was killed has left."""
        shutil.rmtree(self._folder, ignore_errors=True)

    @asynccontextmanager
    async def received(self, name: str, body: AsyncIterable[bytes]) -> AsyncIterator[Path]:
        """A zip with all that has come, by a name of our own; afterwards it is gone.

        A picture by itself is put into one, so that nothing on the disk is called as it is.
        """
        self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        handle, path = tempfile.mkstemp(dir=self._folder)
        source = Path(path)
        try:
            with open(handle, "wb") as file:  # noqa: PTH123 - it is open already
                if is_zip(name):
                    await _written(file, body, LARGEST_ZIP)
                else:
                    info = zipfile.ZipInfo(name)
                    with zipfile.ZipFile(file, "w") as packed, packed.open(info, "w") as entry:
                        await _written(entry, body, LARGEST_PICTURE)
            yield source
        finally:
            source.unlink(missing_ok=True)

    async def add(self, name: str, source: Path, progress: Progress) -> ImportResult:
        """Make cards of what is in a zip, or `Stopped`; `progress` is told in this loop."""
        loop = asyncio.get_running_loop()
        # An event of its own: it may outlast whoever waits for it.
        stop = self._stop = threading.Event()
        if self._closed:
            raise Stopped

        def step(done: int, of: int) -> None:
            if stop.is_set():
                raise Stopped
            loop.call_soon_threadsafe(progress, done, of)

        sandbox = self._taken()
        work = self._work = asyncio.ensure_future(
            asyncio.to_thread(self._library.add, name, source, progress=step, sandbox=sandbox)
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
            if stop.is_set():  # a worker that was ended under its hands fails in many ways
                raise Stopped from error
            raise
        finally:
            if not self._closed:
                self._rest = loop.call_later(IDLE_SECONDS, self._dismiss)

    async def close(self) -> None:
        """Stop what is being imported, and leave no worker behind."""
        self._closed = True
        self._stop.set()
        if self._rest is not None:
            self._rest.cancel()
        sandbox, self._shop = self._shop, None
        if sandbox is not None:
            await asyncio.to_thread(_end, sandbox)
        if sandbox is not None and self._work is not None:
            # Pictures that were in line have started another.
            await asyncio.wait([self._work])
            await asyncio.to_thread(_end, sandbox)

    def _taken(self) -> Sandbox:
        if self._rest is not None:
            self._rest.cancel()
            self._rest = None
        # One worker: the tables want the other processors.
        self._shop = self._shop or Sandbox(1)
        return self._shop

    def _dismiss(self) -> None:
        sandbox, self._shop = self._shop, None
        if sandbox is not None:
            asyncio.get_running_loop().run_in_executor(None, _end, sandbox)


def _end(sandbox: Sandbox) -> None:
    with sandbox:
        pass


async def _written(file: IO[bytes], body: AsyncIterable[bytes], most: int) -> None:
    received = 0
    async for chunk in body:
        received += len(chunk)
        if received > most:
            raise TooLarge
        # The disk may be slow, and the tables play on.
        await asyncio.to_thread(file.write, chunk)

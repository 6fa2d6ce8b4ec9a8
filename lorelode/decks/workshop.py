"""Where pictures are rebuilt: in processes of their own, which may die without harm.

A worker (`worker.py`) answers with data that is checked, never with objects to be unpickled. If it
dies of a picture, that picture is refused, and a new one takes its place.
"""

from __future__ import annotations

import os
import queue
import subprocess
import sys
import threading
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import IO, Final, Literal, TypeVar

import msgspec
from msgspec import Struct

import lorelode
from lorelode.core import PICTURE_ID
from lorelode.decks.checking import Kind, NotACard, frame
from lorelode.decks.deck import LanguageCode, Words

LARGE: Final = (800, 1200)
SMALL: Final = (240, 360)
LARGE_BYTES: Final = 110_000
SMALL_BYTES: Final = 25_000
"""What a card's two pictures weigh at most."""

SECONDS: Final = 90.0
"""How long a picture may take by the clock: on a busy machine longer than by the processor."""
LONGEST_ANSWER: Final = 1 << 23
WORKERS: Final = 2


class Asked(Struct, frozen=True):
    """What a worker is asked: to make a card of a picture, or to read a words file."""

    kind: Kind | Literal["words"]
    data: bytes


class Rebuilt(Struct, frozen=True, tag="rebuilt"):
    """A card's two pictures as WebP, and the name that its pixels give it."""

    id: str
    large: bytes
    small: bytes


class Spoken(Struct, frozen=True, tag="spoken"):
    """What a words file says, by the names of the pictures beside it."""

    words: Mapping[str, Mapping[LanguageCode, Words]]
    faults: Mapping[str, str]
    """What is wrong with the words of those that are not among them."""


class Refused(Struct, frozen=True, tag="refused"):
    """A worker's answer where there is no card, or are no words."""

    reason: str


Answer = TypeVar("Answer", Rebuilt, Spoken)

COMMAND: Final = (sys.executable, "-P", "-m", "lorelode.decks.worker")


class Workshop:
    """Workers to be asked from several threads; they are started when they are needed."""

    def __init__(
        self, workers: int = WORKERS, seconds: float = SECONDS, command: Sequence[str] = COMMAND
    ) -> None:
        self.workers = workers
        self._idle: queue.SimpleQueue[Worker] = queue.SimpleQueue()
        self._all = [Worker(command, seconds) for _ in range(workers)]
        for worker in self._all:
            self._idle.put(worker)

    def rebuild(self, data: bytes, kind: Kind) -> Rebuilt:
        """The card of a file, or `NotACard`; waits until a worker is free."""
        return self._ask(Asked(kind, data), Rebuilt)

    def read_words(self, data: bytes) -> Spoken:
        """What a words file says, or `NotACard`."""
        return self._ask(Asked("words", data), Spoken)

    def _ask(self, asked: Asked, kind: type[Answer]) -> Answer:
        worker = self._idle.get()
        try:
            return worker.ask(asked, kind)
        finally:
            self._idle.put(worker)

    def __enter__(self) -> Workshop:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        for worker in self._all:
            worker.stop()


class Worker:
    """One process, seen from outside; after it dies the next picture starts another."""

    def __init__(self, command: Sequence[str], seconds: float) -> None:
        self._command = command
        self._seconds = seconds
        self._process: subprocess.Popen[bytes] | None = None

    def ask(self, asked: Asked, kind: type[Answer]) -> Answer:
        """The answer, or `NotACard` if there is none or the worker died of it."""
        process = self._process or self._start()
        assert process.stdin is not None
        assert process.stdout is not None
        late = threading.Event()

        def end() -> None:
            late.set()
            process.kill()

        timer = threading.Timer(self._seconds, end)
        timer.daemon = True
        timer.start()
        try:
            send(process.stdin, msgspec.msgpack.encode(asked))
            answer = receive(process.stdout, LONGEST_ANSWER)
        except (OSError, EOFError):
            self.stop()
            raise NotACard(
                "it takes too long to decode" if late.is_set() else "its decoder broke down over it"
            ) from None
        finally:
            timer.cancel()
        return self._checked(answer, kind)

    def _checked(self, answer: bytes, kind: type[Answer]) -> Answer:
        """What a worker says that may have been taken over by what it read."""
        try:
            said = msgspec.msgpack.decode(answer, type=Rebuilt | Spoken | Refused)
        except msgspec.MsgspecError:
            said = None
        if isinstance(said, Refused):
            raise NotACard(said.reason)
        if not isinstance(said, kind) or (isinstance(said, Rebuilt) and not _is_card(said)):
            self.stop()
            raise NotACard("its decoder broke down over it")
        return said

    def _start(self) -> subprocess.Popen[bytes]:
        house = str(Path(lorelode.__file__).parent.parent)
        paths = [house, *(path for path in sys.path if path)]
        passed = ("SYSTEMROOT", "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH")
        self._process = subprocess.Popen(
            self._command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env={
                "PYTHONPATH": os.pathsep.join(paths),
                # One allocator arena: what a picture took is given back after it.
                "MALLOC_ARENA_MAX": "1",
                **{name: os.environ[name] for name in passed if name in os.environ},
            },
            # Ctrl-C is for the one who asks; a worker ends when nobody asks it any more.
            start_new_session=True,
        )
        return self._process

    def stop(self) -> None:
        """End the process."""
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            with suppress(OSError):
                process.communicate()


def _is_card(card: Rebuilt) -> bool:
    return (
        PICTURE_ID.fullmatch(card.id) is not None
        and _is_bare_webp(card.large, LARGE, LARGE_BYTES)
        and _is_bare_webp(card.small, SMALL, SMALL_BYTES)
    )


def _is_bare_webp(data: bytes, size: tuple[int, int], most: int) -> bool:
    """Whether it is a WebP of this size with nothing in it but its pixels."""
    try:
        framed = frame(data, "WebP")
    except NotACard:
        return False
    pixels = int.from_bytes(data[16:20], "little")
    return (
        len(data) <= most
        and data[12:16] == b"VP8 "
        and 20 + pixels + pixels % 2 == framed.end == len(data)
        and (framed.width, framed.height) == size
    )


def send(pipe: IO[bytes], message: bytes) -> None:
    """Write a message, its length before it."""
    pipe.write(len(message).to_bytes(4, "big"))
    pipe.write(message)
    pipe.flush()


def receive(pipe: IO[bytes], most: int) -> bytes:
    """The next message, or `EOFError`."""
    head = pipe.read(4)
    length = int.from_bytes(head, "big")
    if len(head) < 4 or length > most:
        raise EOFError
    message = pipe.read(length)
    if len(message) < length:
        raise EOFError
    return message

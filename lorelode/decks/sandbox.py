"""Processes that decode files from strangers, and may die without harm.

A worker (`sandbox_worker.py`) answers with data that is checked, never with pickled objects. If it
dies over a file, that file is refused, and the next file starts a new worker.
"""

from __future__ import annotations

import os
import queue
import signal
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
from lorelode.core.refusal import Code, Fact, Refusal
from lorelode.decks.deck import LanguageCode, Words
from lorelode.decks.validation import PictureFormat, inspect_picture

LARGE_SIZE: Final = (800, 1200)
SMALL_SIZE: Final = (240, 360)
MAX_LARGE_BYTES: Final = 110_000
MAX_SMALL_BYTES: Final = 25_000
"""Of a card's two pictures."""

DECODE_SECONDS: Final = 90.0
"""How long a file may take by the clock, which on a busy machine is more than CPU time."""
MAX_ANSWER_BYTES: Final = 1 << 23
WORKERS: Final = 2


class Job(Struct, frozen=True):
    """What a worker is asked to do: make a card from a picture, or read a words file."""

    kind: PictureFormat | Literal["words"]
    data: bytes


class CardPictures(Struct, frozen=True, tag="card"):
    """A card's two pictures as WebP, and the id made from its pixels."""

    id: str
    large: bytes
    small: bytes


class WordsFile(Struct, frozen=True, tag="words"):
    """What a words file says, by the file names of the pictures."""

    words: Mapping[str, Mapping[LanguageCode, Words]]
    faults: Mapping[str, str]
    """What is wrong with the words of the other pictures."""


class RefusedJob(Struct, frozen=True, tag="refused"):
    """A worker's answer if it cannot do the job."""

    code: Code
    facts: Mapping[str, Fact]


Answer = TypeVar("Answer", CardPictures, WordsFile)

COMMAND: Final = (sys.executable, "-P", "-m", "lorelode.decks.sandbox_worker")


class Sandbox:
    """A pool of workers that several threads may use. Each starts when it is first needed."""

    def __init__(
        self,
        workers: int = WORKERS,
        seconds: float = DECODE_SECONDS,
        command: Sequence[str] = COMMAND,
    ) -> None:
        self.workers = workers
        self._idle: queue.SimpleQueue[SandboxProcess] = queue.SimpleQueue()
        self._all = [SandboxProcess(command, seconds) for _ in range(workers)]
        for worker in self._all:
            self._idle.put(worker)

    def rebuild_picture(self, data: bytes, kind: PictureFormat) -> CardPictures:
        """The card made from a file, or a `Refusal`. Waits until a worker is free."""
        return self._run(Job(kind, data), CardPictures)

    def read_words(self, data: bytes) -> WordsFile:
        """What a words file says, or a `Refusal`."""
        return self._run(Job("words", data), WordsFile)

    def _run(self, job: Job, kind: type[Answer]) -> Answer:
        worker = self._idle.get()
        try:
            return worker.run(job, kind)
        finally:
            self._idle.put(worker)

    def __enter__(self) -> Sandbox:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        for worker in self._all:
            worker.stop()


class SandboxProcess:
    """One worker, seen from outside. After it died, the next job starts another."""

    def __init__(self, command: Sequence[str], seconds: float) -> None:
        self._command = command
        self._seconds = seconds
        self._process: subprocess.Popen[bytes] | None = None

    def run(self, job: Job, kind: type[Answer]) -> Answer:
        """The answer, or a `Refusal` if the worker refuses the file or dies over it."""
        process = self._process or self._start()
        assert process.stdin is not None
        assert process.stdout is not None
        timed_out = threading.Event()

        def time_out() -> None:
            timed_out.set()
            process.kill()

        timer = threading.Timer(self._seconds, time_out)
        timer.daemon = True
        timer.start()
        try:
            send(process.stdin, msgspec.msgpack.encode(job))
            answer = receive(process.stdout, MAX_ANSWER_BYTES)
        except (OSError, EOFError):
            self.stop()
            slow = timed_out.is_set() or _ran_out_of_cpu_time(process)
            raise Refusal(Code.FILE_TOO_SLOW if slow else Code.FILE_NOT_DECODED) from None
        finally:
            timer.cancel()
        return self._check(answer, kind)

    def _check(self, answer: bytes, kind: type[Answer]) -> Answer:
        """Decode an answer. The file may have taken over the worker, so nothing is trusted."""
        try:
            decoded = msgspec.msgpack.decode(answer, type=CardPictures | WordsFile | RefusedJob)
        except msgspec.MsgspecError:
            decoded = None
        if isinstance(decoded, RefusedJob):
            refusal = _read_refusal(decoded)
            if refusal is not None:
                raise refusal
        elif isinstance(decoded, kind) and (
            not isinstance(decoded, CardPictures) or _is_card(decoded)
        ):
            return decoded
        # The worker was taken over: nobody may get another answer from it.
        self.stop()
        raise Refusal(Code.FILE_NOT_DECODED)

    def _start(self) -> subprocess.Popen[bytes]:
        package = str(Path(lorelode.__file__).parent.parent)
        paths = [package, *(path for path in sys.path if path)]
        passed = ("SYSTEMROOT", "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH")
        self._process = subprocess.Popen(
            self._command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env={
                "PYTHONPATH": os.pathsep.join(paths),
                # With one allocator arena, the memory of a picture is given back after it.
                "MALLOC_ARENA_MAX": "1",
                **{name: os.environ[name] for name in passed if name in os.environ},
            },
            # Ctrl-C is not for a worker: it ends when its input ends.
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


def _ran_out_of_cpu_time(process: subprocess.Popen[bytes]) -> bool:
    return sys.platform != "win32" and process.returncode == -signal.SIGXCPU


def _read_refusal(answer: RefusedJob) -> Refusal | None:
    """The refusal in an answer; None if it is not one of a file with the facts that it needs."""
    if not answer.code.startswith("file-") or answer.facts.keys() != answer.code.facts:
        return None
    return Refusal(answer.code, **answer.facts)


def _is_card(card: CardPictures) -> bool:
    return (
        PICTURE_ID.fullmatch(card.id) is not None
        and _is_bare_webp(card.large, LARGE_SIZE, MAX_LARGE_BYTES)
        and _is_bare_webp(card.small, SMALL_SIZE, MAX_SMALL_BYTES)
    )


def _is_bare_webp(data: bytes, size: tuple[int, int], most: int) -> bool:
    """Whether it is a WebP of this size that holds only pixels."""
    try:
        info = inspect_picture(data, "WebP")
    except Refusal:
        return False
    pixels = int.from_bytes(data[16:20], "little")
    return (
        len(data) <= most
        and data[12:16] == b"VP8 "
        and 20 + pixels + pixels % 2 == info.end == len(data)
        and (info.width, info.height) == size
    )


def send(pipe: IO[bytes], message: bytes) -> None:
    """Write a message with its length in front."""
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

"""A worker of the sandbox, seen from inside: it gives up what it does not need, then decodes.

After that it can open no file and no connection, and its memory and CPU time are limited.
"""

from __future__ import annotations

import os
import sys
import warnings
from contextlib import suppress
from io import BytesIO
from typing import Final, cast

import msgspec
from PIL import Image, ImagePalette, TiffImagePlugin  # noqa: F401

from lorelode.core.refusal import Code, Refusal
from lorelode.decks.pictures import MIN_CARD_SIZE, rebuild_picture
from lorelode.decks.sandbox import CardPictures, Job, RefusedJob, WordsFile, receive, send
from lorelode.decks.validation import PictureFormat
from lorelode.decks.words import read_words_file

MAX_MEMORY_BYTES: Final = 1 << 30
CPU_SECONDS: Final = 20


def _work() -> None:
    """Do one job after the other, until the input ends."""
    _warm_up()
    # What a library prints must not get between the answers.
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    _limit()
    while True:
        try:
            job = msgspec.msgpack.decode(receive(sys.stdin.buffer, MAX_MEMORY_BYTES), type=Job)
        except EOFError:
            return
        _limit_time()
        answer: CardPictures | WordsFile | RefusedJob
        try:
            answer = (
                read_words_file(job.data)
                if job.kind == "words"
                else rebuild_picture(job.data, job.kind)
            )
        except Refusal as refusal:
            answer = RefusedJob(cast(Code, refusal.code), refusal.facts)
        except MemoryError:
            answer = RefusedJob(Code.FILE_TOO_MUCH_MEMORY, {})
        except Exception:
            # Decoders raise all kinds of exceptions, which all mean the same.
            answer = RefusedJob(Code.FILE_DAMAGED, {})
        del job
        send(answers, msgspec.msgpack.encode(answer))
        del answer


def _warm_up() -> None:
    """Load everything that decoding may need, while files can still be opened."""
    # The validation refuses bombs; one that it let pass must be an error, not a warning.
    warnings.simplefilter("ignore")
    warnings.simplefilter("error", Image.DecompressionBombWarning)
    sample = Image.new("CMYK", MIN_CARD_SIZE)
    exif = sample.getexif()
    exif[0x0112] = 6
    kinds: dict[str, PictureFormat] = {"JPEG": "JPEG", "PNG": "PNG", "WEBP": "WebP"}
    for name, kind in kinds.items():
        written = BytesIO()
        (sample if kind == "JPEG" else sample.convert("RGBA")).save(written, name, exif=exif)
        with suppress(Refusal):
            rebuild_picture(written.getvalue(), kind)
    for sample_words in (b"[a.en]\ntitle = 'a'", b"a = 2026-01-01T00:00:00Z", b"a ="):
        with suppress(Refusal):
            read_words_file(sample_words)
    for encoding in ("latin-1", "utf-16", "ascii"):
        "".encode(encoding)


def _limit() -> None:
    """Give up for good what a decoder does not need."""
    if sys.platform == "win32":
        return
    import resource

    for name, most in (
        ("RLIMIT_AS", MAX_MEMORY_BYTES),
        ("RLIMIT_CORE", 0),
        ("RLIMIT_FSIZE", 0),
        ("RLIMIT_NPROC", 0),
        ("RLIMIT_NOFILE", 0),
    ):
        # Not every system has all of them, or lets a process set them.
        with suppress(AttributeError, ValueError, OSError):
            resource.setrlimit(getattr(resource, name), (most, most))


def _limit_time() -> None:
    """Allow `CPU_SECONDS` for the next job; after that, the system ends this process."""
    if sys.platform == "win32":
        return
    import resource

    used = resource.getrusage(resource.RUSAGE_SELF)
    most = int(used.ru_utime + used.ru_stime) + CPU_SECONDS
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_CPU, (most, resource.RLIM_INFINITY))


if __name__ == "__main__":
    _work()

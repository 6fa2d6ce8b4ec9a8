"""A worker of the workshop, seen from inside: gives up what it does not need, then decodes.

It can open no file and no connection once it has begun, and has so much memory and time.
"""

from __future__ import annotations

import os
import sys
import warnings
from contextlib import suppress
from io import BytesIO
from typing import Final

import msgspec
from PIL import Image, ImagePalette, TiffImagePlugin  # noqa: F401

from lorelode.decks.checking import Kind, NotACard
from lorelode.decks.pictures import LEAST, rebuilt
from lorelode.decks.wording import spoken
from lorelode.decks.workshop import Asked, Rebuilt, Refused, Spoken, receive, send

MEMORY: Final = 1 << 30
CPU_SECONDS: Final = 20


def _work() -> None:
    """What a worker does: one picture after the other, until nobody asks any more."""
    _warm_up()
    # Whatever a library prints must not get between the answers.
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    _limit()
    while True:
        try:
            asked = msgspec.msgpack.decode(receive(sys.stdin.buffer, MEMORY), type=Asked)
        except EOFError:
            return
        _limit_time()
        answer: Rebuilt | Spoken | Refused
        try:
            answer = (
                spoken(asked.data) if asked.kind == "words" else rebuilt(asked.data, asked.kind)
            )
        except NotACard as error:
            answer = Refused(str(error))
        except MemoryError:
            answer = Refused("it takes too much memory to decode")
        except Exception:
            # Decoders raise whatever they like; they all mean the same.
            answer = Refused("the picture in it is damaged or incomplete")
        del asked
        send(answers, msgspec.msgpack.encode(answer))
        del answer


def _warm_up() -> None:
    """Load all that decoding may ever need, while files can still be opened."""
    # A bomb is refused by its size long before this; if one is not, it is no matter for a warning.
    warnings.simplefilter("ignore")
    warnings.simplefilter("error", Image.DecompressionBombWarning)
    sample = Image.new("CMYK", LEAST)
    exif = sample.getexif()
    exif[0x0112] = 6
    kinds: dict[str, Kind] = {"JPEG": "JPEG", "PNG": "PNG", "WEBP": "WebP"}
    for name, kind in kinds.items():
        written = BytesIO()
        (sample if kind == "JPEG" else sample.convert("RGBA")).save(written, name, exif=exif)
        with suppress(NotACard):
            rebuilt(written.getvalue(), kind)
    for said in (b"[a.en]\ntitle = 'a'", b"a = 2026-01-01T00:00:00Z", b"a ="):
        with suppress(NotACard):
            spoken(said)
    for encoding in ("latin-1", "utf-16", "ascii"):
        "".encode(encoding)


def _limit() -> None:
    """Give up what a decoder does not need, for good."""
    if sys.platform == "win32":
        return
    import resource

    for name, most in (
        ("RLIMIT_AS", MEMORY),
        ("RLIMIT_CORE", 0),
        ("RLIMIT_FSIZE", 0),
        ("RLIMIT_NPROC", 0),
        ("RLIMIT_NOFILE", 0),
    ):
        # Not every system has them all, or lets them be set.
        with suppress(AttributeError, ValueError, OSError):
            resource.setrlimit(getattr(resource, name), (most, most))


def _limit_time() -> None:
    """So many seconds of the processor for the next picture; then the system ends this process."""
    if sys.platform == "win32":
        return
    import resource

    used = resource.getrusage(resource.RUSAGE_SELF)
    most = int(used.ru_utime + used.ru_stime) + CPU_SECONDS
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_CPU, (most, resource.RLIM_INFINITY))


if __name__ == "__main__":
    _work()

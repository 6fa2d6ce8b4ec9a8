"""Hostile files: each is refused with its reason, and none harms the process that asks."""

from __future__ import annotations

import gc
import os
import struct
import sys
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from lorelode.core.refusal import Code, Refusal
from lorelode.decks.sandbox import LARGE_SIZE, Sandbox
from lorelode.decks.validation import PictureFormat, inspect_picture
from tests.attack_scale import ATTACK_SCALE
from tests.decks.samples import chunk, jpeg, make_zip, png, save_image, scene, vast_png, webp

GOOD: dict[PictureFormat, bytes] = {"PNG": png(), "JPEG": jpeg(), "WebP": webp()}
SVG = b'<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'
PAGE = b"<!DOCTYPE html><script>alert(1)</script>"
PHP = b"<?php system($_GET['x']); ?>"
ANIMATED: dict[str, Any] = {"save_all": True, "append_images": [scene(seed=2)], "duration": 100}


@contextmanager
def refused(code: Code) -> Iterator[None]:
    with pytest.raises(Refusal) as caught:
        yield
    assert caught.value.code == code


def commented(comment: bytes) -> bytes:
    """A JPEG with something in a comment of it."""
    data = GOOD["JPEG"]
    return data[:2] + b"\xff\xfe" + struct.pack(">H", len(comment) + 2) + comment + data[2:]


def zip_in_a_comment() -> bytes:
    """A JPEG that opens as a zip too: its last part is the zip's comment."""
    packed = make_zip({"x.sh": b"rm -rf"})
    data = commented(packed[:-2] + b"\0\0")
    at = data.index(b"PK\x05\x06") + 20
    return data[:at] + struct.pack("<H", len(data) - at - 2) + data[at + 2 :]


def vast_webp() -> bytes:
    body = b"\0\0\0\0" + (16_000).to_bytes(3, "little") * 2
    inner = b"WEBPVP8X" + struct.pack("<I", 10) + body + GOOD["WebP"][12:]
    return b"RIFF" + struct.pack("<I", len(inner)) + inner


def vast_jpeg() -> bytes:
    data = GOOD["JPEG"]
    at = data.index(b"\xff\xc0")
    return data[: at + 5] + struct.pack(">HH", 60_000, 60_000) + data[at + 9 :]


def lying_png() -> bytes:
    """A PNG of fewer pixels than its head says, otherwise whole."""
    return vast_png(7000, 8000, 1000)


HOSTILE: dict[str, tuple[PictureFormat, bytes, Code]] = {
    "png as jpg": ("JPEG", GOOD["PNG"], Code.FILE_RENAMED),
    "jpg as png": ("PNG", GOOD["JPEG"], Code.FILE_RENAMED),
    "webp as png": ("PNG", GOOD["WebP"], Code.FILE_RENAMED),
    "gif as png": ("PNG", save_image(scene(), "GIF"), Code.FILE_RENAMED),
    "bmp as jpg": ("JPEG", save_image(scene(), "BMP"), Code.FILE_RENAMED),
    "tiff as jpg": ("JPEG", save_image(scene(), "TIFF"), Code.FILE_RENAMED),
    "svg as png": ("PNG", SVG, Code.FILE_RENAMED),
    "pdf as jpg": ("JPEG", b"%PDF-1.7\n%%EOF", Code.FILE_RENAMED),
    "html as webp": ("WebP", PAGE, Code.FILE_RENAMED),
    "zip as png": ("PNG", make_zip({"a.png": b"x"}), Code.FILE_RENAMED),
    "elf as png": ("PNG", b"\x7fELF" + bytes(500), Code.FILE_RENAMED),
    "heic as jpg": ("JPEG", b"\0\0\0\x18ftypheic" + bytes(99), Code.FILE_RENAMED),
    "text as png": ("PNG", b"hello", Code.FILE_RENAMED),
    "nothing": ("PNG", b"", Code.FILE_EMPTY),
    "zip behind png": ("PNG", GOOD["PNG"] + make_zip({"x": b"y"}), Code.FILE_HOLDS_MORE),
    "zip behind jpg": ("JPEG", GOOD["JPEG"] + make_zip({"x": b"y"}), Code.FILE_HOLDS_MORE),
    "script behind png": ("PNG", GOOD["PNG"] + PHP, Code.FILE_HOLDS_MORE),
    "page behind jpg": ("JPEG", GOOD["JPEG"] + PAGE, Code.FILE_HOLDS_MORE),
    "zip behind webp": ("WebP", GOOD["WebP"] + make_zip({"x": b"y"}), Code.FILE_HOLDS_MORE),
    "jpg behind jpg": ("JPEG", GOOD["JPEG"] * 2, Code.FILE_HOLDS_MORE),
    "zip inside jpg": ("JPEG", zip_in_a_comment(), Code.FILE_HOLDS_MORE),
    "pdf inside jpg": ("JPEG", commented(b"%PDF-1.7"), Code.FILE_HOLDS_MORE),
    "half a png": ("PNG", GOOD["PNG"][: len(GOOD["PNG"]) // 2], Code.FILE_TRUNCATED),
    "half a jpg": ("JPEG", GOOD["JPEG"][: len(GOOD["JPEG"]) // 2], Code.FILE_TRUNCATED),
    "half a jpg with an end": (
        "JPEG",
        GOOD["JPEG"][: len(GOOD["JPEG"]) // 2] + b"\xff\xd9",
        Code.FILE_TRUNCATED,
    ),
    "half a webp": ("WebP", GOOD["WebP"][: len(GOOD["WebP"]) // 2], Code.FILE_TRUNCATED),
    "png without end": ("PNG", GOOD["PNG"][:-12], Code.FILE_TRUNCATED),
    "jpg without end": ("JPEG", GOOD["JPEG"][:-2], Code.FILE_TRUNCATED),
    "png of a wrong sum": ("PNG", GOOD["PNG"][:-1] + b"x", Code.FILE_DAMAGED),
    "bomb png": ("PNG", vast_png(50_000, 50_000), Code.FILE_TOO_MANY_PIXELS),
    "bomb webp": ("WebP", vast_webp(), Code.FILE_TOO_MANY_PIXELS),
    "bomb jpg": ("JPEG", vast_jpeg(), Code.FILE_TOO_MANY_PIXELS),
    "fewer rows": ("PNG", lying_png(), Code.FILE_DAMAGED),
    "animated webp": ("WebP", webp(**ANIMATED), Code.FILE_ANIMATED),
    "animated png": ("PNG", png(**ANIMATED), Code.FILE_ANIMATED),
    "1 × 1": ("PNG", save_image(scene((1, 1)), "PNG"), Code.FILE_TOO_SMALL),
    "a line": ("PNG", save_image(scene((9000, 3)), "PNG"), Code.FILE_TOO_SMALL),
}


@pytest.mark.parametrize("case", HOSTILE)
def test_a_hostile_file_is_refused_with_its_reason(sandbox: Sandbox, case: str) -> None:
    kind, data, code = HOSTILE[case]
    with refused(code):
        sandbox.rebuild_picture(data, kind)


@pytest.mark.parametrize(
    ("case", "says"),
    [
        ("gif as png", "Its name says PNG, but its content is GIF."),
        ("text as png", "Its name says PNG, but its content is unknown."),
        ("zip behind webp", "besides the picture. Found: zip."),
        ("script behind png", "besides the picture. Found: unknown."),
        ("pdf inside jpg", "besides the picture. Found: PDF."),
        ("bomb png", "It has 50000 × 50000 pixels, more than 60 million."),
    ],
)
def test_a_refusal_says_what_the_file_really_is(case: str, says: str) -> None:
    kind, data, _ = HOSTILE[case]
    with pytest.raises(Refusal) as refusal:
        inspect_picture(data, kind)
    assert says in refusal.value.sentence


@pytest.mark.parametrize("kind", GOOD)
def test_every_truncation_of_a_file_is_refused(kind: PictureFormat) -> None:
    for length in range(len(GOOD[kind]) - 1):
        with pytest.raises(Refusal):
            inspect_picture(GOOD[kind][:length], kind)


@pytest.mark.parametrize("kind", GOOD)
def test_flipped_bytes_never_crash_the_validation(kind: PictureFormat) -> None:
    for at in range(0, min(len(GOOD[kind]), 1500 * ATTACK_SCALE), 3):
        bad = bytearray(GOOD[kind])
        bad[at] ^= 0xFF
        try:
            inspect_picture(bytes(bad), kind)
        except Refusal:
            continue


def test_comments_and_padding_are_dropped_without_a_refusal(sandbox: Sandbox) -> None:
    good = sandbox.rebuild_picture(GOOD["JPEG"], "JPEG")
    for data in (commented(PAGE), commented(PHP), GOOD["JPEG"] + bytes(700)):
        assert sandbox.rebuild_picture(data, "JPEG") == good
    text = zlib.compress(bytes(50_000_000))
    bomb = GOOD["PNG"][:33] + chunk(b"zTXt", b"Comment\0\0" + text) + GOOD["PNG"][33:]
    assert sandbox.rebuild_picture(bomb, "PNG") == sandbox.rebuild_picture(GOOD["PNG"], "PNG")


def test_the_second_picture_of_a_phone_jpeg_is_dropped(sandbox: Sandbox) -> None:
    file = BytesIO()
    scene().save(file, "MPO", save_all=True, append_images=[scene(seed=3)])
    data = file.getvalue()
    assert data.count(b"\xff\xd8\xff") == 2
    assert sandbox.rebuild_picture(data, "JPEG") == sandbox.rebuild_picture(GOOD["JPEG"], "JPEG")
    with refused(Code.FILE_HOLDS_MORE):
        sandbox.rebuild_picture(data + make_zip({"x": b"y"}), "JPEG")


def worker(*lines: str) -> tuple[str, ...]:
    """A worker's process that does something else before, or instead of, its work."""
    return (sys.executable, "-P", "-c", "\n".join(lines))


CRASHING = worker(
    "import os, lorelode.decks.sandbox_worker as worker",
    "good = worker.rebuild_picture",
    "def bad(data, kind):",
    "    if data == b'die': os.abort()",
    "    if data == b'sleep': __import__('time').sleep(60)",
    "    if data == b'eat': return bytearray(3 << 30)",
    "    if data == b'open': return open('/etc/hostname')",
    "    if data == b'pid': return worker.RefusedJob(worker.Code.FILE_UNREADABLE, "
    "{'reason': str(os.getpid())})",
    "    if data == b'too few facts': return worker.RefusedJob(worker.Code.FILE_TOO_LARGE, {})",
    "    if data == b'too many facts': return worker.RefusedJob(worker.Code.FILE_EMPTY, "
    "{'code': 'x', 'self': 'x'})",
    "    if data == b'not of a file': return worker.RefusedJob(worker.Code.NOT_HOST, {})",
    "    if data == b'lie': return worker.CardPictures('../x', b'x', b'x')",
    "    if data[:4] == b'RIFF': return worker.CardPictures('p1', data, data)",
    "    if data == b'connect': return __import__('_socket').socket()",
    "    return good(data, kind)",
    "worker.rebuild_picture = bad",
    "worker.CPU_SECONDS = 1",
    "worker._work()",
)


def test_a_worker_that_dies_costs_only_one_file() -> None:
    with Sandbox(1, command=CRASHING) as sandbox:
        good = sandbox.rebuild_picture(GOOD["PNG"], "PNG")
        for data, code in (
            (b"die", Code.FILE_NOT_DECODED),
            (b"eat", Code.FILE_TOO_MUCH_MEMORY),
            (b"open", Code.FILE_DAMAGED),
            (b"connect", Code.FILE_DAMAGED),
        ):
            with refused(code):
                sandbox.rebuild_picture(data, "PNG")
        # These few bytes would keep the reader of TOML busy for minutes.
        with refused(Code.FILE_TOO_SLOW):
            sandbox.read_words(b"a." * 60_000 + b"a = 1")
        assert sandbox.rebuild_picture(GOOD["PNG"], "PNG") == good
    with Sandbox(1, seconds=0.5, command=CRASHING) as sandbox, refused(Code.FILE_TOO_SLOW):
        sandbox.rebuild_picture(b"sleep", "PNG")


def test_a_worker_whose_answer_is_a_lie_gets_no_other_file() -> None:
    def worker_id() -> str:
        with pytest.raises(Refusal) as told:
            sandbox.rebuild_picture(b"pid", "PNG")
        assert told.value.code == Code.FILE_UNREADABLE
        return str(told.value.facts["reason"])

    with Sandbox(1, command=CRASHING) as sandbox:
        before = worker_id()
        assert worker_id() == before
        for data in (
            b"lie",
            b"too few facts",
            b"too many facts",
            b"not of a file",
            save_image(scene(LARGE_SIZE), "WEBP", exif=b"x"),
        ):
            with refused(Code.FILE_NOT_DECODED):
                sandbox.rebuild_picture(data, "PNG")
            after = worker_id()
            assert after != before, data
            before = after


def test_a_worker_that_cannot_start_or_sends_garbage_refuses_the_file() -> None:
    for command in (worker("raise SystemExit(3)"), worker("print('hello' * 9999)")):
        with Sandbox(1, command=command) as sandbox, refused(Code.FILE_NOT_DECODED):
            sandbox.rebuild_picture(GOOD["PNG"], "PNG")


def test_workers_do_not_inherit_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("A_SECRET", "x")
    telling = worker(
        "import os, lorelode.decks.sandbox_worker as worker",
        "def rebuild_picture(data, kind):",
        "    names = ' '.join(os.environ)",
        "    raise worker.Refusal(worker.Code.FILE_UNREADABLE, reason=names)",
        "worker.rebuild_picture = rebuild_picture",
        "worker._warm_up = lambda: None",
        "worker._work()",
    )
    with Sandbox(1, command=telling) as sandbox, pytest.raises(Refusal) as told:
        sandbox.rebuild_picture(b"", "PNG")
    assert "PYTHONPATH" in str(told.value)
    assert "A_SECRET" not in str(told.value)


@pytest.mark.skipif(not Path("/proc/self/fd").exists(), reason="counts open files in /proc")
def test_workers_leave_no_files_open() -> None:
    # What earlier tests have left is closed when it is collected.
    gc.collect()
    before = len(os.listdir("/proc/self/fd"))  # noqa: PTH208
    with Sandbox(2) as sandbox:
        sandbox.rebuild_picture(GOOD["PNG"], "PNG")
    assert len(os.listdir("/proc/self/fd")) == before  # noqa: PTH208


def test_size_and_extent_are_read_without_decoding() -> None:
    assert inspect_picture(GOOD["PNG"], "PNG") == ("PNG", 400, 600, len(GOOD["PNG"]))
    assert inspect_picture(GOOD["JPEG"], "JPEG") == ("JPEG", 400, 600, len(GOOD["JPEG"]))
    assert inspect_picture(GOOD["WebP"], "WebP") == ("WebP", 400, 600, len(GOOD["WebP"]))
    lossless = save_image(Image.new("RGBA", (300, 500)), "WEBP", lossless=True)
    assert inspect_picture(lossless, "WebP")[1:3] == (300, 500)

"""What a file really is, how large its picture is, and where the picture ends.

This reads the structure of a file but none of its pixels. Renamed, truncated and oversized files,
and files that are something else too, are refused before a decoder sees them.
"""

from __future__ import annotations

import re
import struct
import zlib
from collections.abc import Mapping
from typing import Final, Literal, NamedTuple, TypeAlias

from lorelode.core.refusal import Code, Refusal

PictureFormat: TypeAlias = Literal["PNG", "JPEG", "WebP"]

FORMATS_BY_SUFFIX: Final[Mapping[str, PictureFormat]] = {
    ".png": "PNG",
    ".jpg": "JPEG",
    ".jpeg": "JPEG",
    ".jfif": "JPEG",
    ".webp": "WebP",
}
MAX_PIXELS: Final = 60_000_000
"""Of one picture: all of them are in memory at once."""

# How files begin. The names are those that people use, not those of the standards. Translations
# choose by those that are not names of formats: each is one word.
_SIGNATURES: Final[tuple[tuple[re.Pattern[bytes], str], ...]] = tuple(
    (re.compile(pattern, re.DOTALL | re.IGNORECASE), kind)
    for pattern, kind in (
        (rb"\x89PNG\r\n\x1a\n", "PNG"),
        (rb"\xff\xd8\xff", "JPEG"),
        (rb"RIFF....WEBP", "WebP"),
        (rb"GIF8", "GIF"),
        (rb"BM.{4}\0\0\0\0", "BMP"),
        (rb"II\*\0|MM\0\*", "TIFF"),
        (rb"....ftyp(heic|heix|heim|hevc|mif1|msf1)", "HEIC"),
        (rb"....ftypavi[fs]", "AVIF"),
        (rb"....ftyp", "film"),
        (rb"8BPS", "Photoshop"),
        (rb"%PDF-", "PDF"),
        (rb"PK(\x03\x04|\x05\x06)", "zip"),
        (rb"Rar!|7z\xbc\xaf|\x1f\x8b", "archive"),
        (rb"MZ|\x7fELF|#!", "program"),
        (rb"(\xef\xbb\xbf)?\s*(<\?xml.{0,2000}?|<!--.{0,2000}?)?<svg", "SVG"),
        (rb"(\xef\xbb\xbf)?\s*(<!doctype html|<html|<head|<body|<script)", "HTML"),
    )
)
_NEXT_MARKER: Final = re.compile(rb"\xff[\x01-\xcf\xd8-\xfe]")
_NOT_PADDING: Final = re.compile(rb"[^\0]")
_SIZE_MARKERS: Final = frozenset({*range(0xC0, 0xD0)} - {0xC4, 0xC8, 0xCC})
"""The markers of a JPEG segment that holds its size."""


class PictureInfo(NamedTuple):
    """What a file says about its picture before it is decoded."""

    kind: PictureFormat
    width: int
    height: int
    end: int
    """How many bytes belong to the picture; the rest is harmless."""


def inspect_picture(data: bytes, kind: PictureFormat) -> PictureInfo:
    """The size and extent of a picture that should have this format, or a `Refusal`."""
    _check_signature(data, kind)
    info = {"PNG": _png, "JPEG": _jpeg, "WebP": _webp}[kind](data)
    if data[info.end :].strip(b"\0"):
        raise Refusal(Code.FILE_HOLDS_MORE, found=_recognize(data[info.end :].lstrip(b"\0")))
    _check_not_also_other(data)
    if not info.width or not info.height:
        raise Refusal(Code.FILE_DAMAGED)
    if info.width * info.height > MAX_PIXELS:
        raise Refusal(
            Code.FILE_TOO_MANY_PIXELS,
            millions=MAX_PIXELS // 1_000_000,
            width=info.width,
            height=info.height,
        )
    return info


def _check_signature(data: bytes, kind: PictureFormat) -> None:
    if not data:
        raise Refusal(Code.FILE_EMPTY)
    found = _recognize(data)
    if found != kind:
        raise Refusal(Code.FILE_RENAMED, expected=kind, found=found)


def _recognize(data: bytes) -> str:
    """What data is, by how it begins."""
    start = data[:4096]
    return next((name for pattern, name in _SIGNATURES if pattern.match(start)), "unknown")


def _check_not_also_other(data: bytes) -> None:
    """Refuse a file that is also something else, hidden in a comment of the picture."""
    tail = data[-(22 + 0xFFFF) :]
    at = tail.find(b"PK\x05\x06")
    while at >= 0:
        # The last record of a zip ends with a comment that reaches exactly to the end of the file.
        if len(tail) >= at + 22 == len(tail) - int.from_bytes(tail[at + 20 : at + 22], "little"):
            raise Refusal(Code.FILE_HOLDS_MORE, found="zip")
        at = tail.find(b"PK\x05\x06", at + 1)
    if b"%PDF-" in data[:1024]:
        raise Refusal(Code.FILE_HOLDS_MORE, found="PDF")


def _png(data: bytes) -> PictureInfo:
    at, size, pixels = 8, (0, 0), False
    while True:
        if at + 12 > len(data):
            raise Refusal(Code.FILE_TRUNCATED)
        length, name = struct.unpack_from(">I4s", data, at)
        stop = at + 12 + length
        if not name.isalpha():
            raise Refusal(Code.FILE_DAMAGED)
        if stop > len(data):
            raise Refusal(Code.FILE_TRUNCATED)
        if zlib.crc32(data[at + 4 : stop - 4]) != int.from_bytes(data[stop - 4 : stop], "big"):
            raise Refusal(Code.FILE_DAMAGED)
        if (name == b"IHDR") != (at == 8) or (name == b"IHDR" and length != 13):
            raise Refusal(Code.FILE_DAMAGED)
        if name == b"IHDR":
            size = struct.unpack_from(">II", data, at + 8)
        elif name == b"acTL":
            raise Refusal(Code.FILE_ANIMATED)
        pixels |= name == b"IDAT"
        at = stop
        if name == b"IEND":
            if not pixels:
                raise Refusal(Code.FILE_DAMAGED)
            return PictureInfo("PNG", *size, at)


def _jpeg(data: bytes) -> PictureInfo:
    info, several = _jpeg_at(data, 0)
    end = info.end
    # Phones store a second picture (depth, brightness) behind the first, and announce it.
    while several and data.startswith(b"\xff\xd8\xff", at := _after_padding(data, end)):
        end = _jpeg_at(data, at)[0].end
    return info._replace(end=end)


def first_jpeg(data: bytes) -> bytes:
    """A JPEG without the further pictures that a phone stores behind it."""
    return data[: _jpeg_at(data, 0)[0].end]


def _after_padding(data: bytes, at: int) -> int:
    found = _NOT_PADDING.search(data, at)
    return found.start() if found else len(data)


def _jpeg_at(data: bytes, start: int) -> tuple[PictureInfo, bool]:
    """The JPEG that begins there, and whether it announces more pictures behind it."""
    at, size, several, scans = start + 2, (0, 0), False, 0
    while True:
        if at + 2 > len(data):
            raise Refusal(Code.FILE_TRUNCATED)
        if data[at] != 0xFF:
            raise Refusal(Code.FILE_DAMAGED)
        marker = data[at + 1]
        if marker == 0xFF:  # a filler
            at += 1
            continue
        if marker == 0xD9:
            if not scans:
                raise Refusal(Code.FILE_DAMAGED)
            return PictureInfo("JPEG", *size, at + 2), several
        if marker in (0x00, 0xD8):
            raise Refusal(Code.FILE_DAMAGED)
        if marker == 0x01 or 0xD0 <= marker <= 0xD7:
            at += 2
            continue
        length = int.from_bytes(data[at + 2 : at + 4], "big")
        if at + 2 + max(length, 2) > len(data):
            raise Refusal(Code.FILE_TRUNCATED)
        if marker in _SIZE_MARKERS:
            if length < 8 or size != (0, 0):
                raise Refusal(Code.FILE_DAMAGED)
            height, width = struct.unpack_from(">HH", data, at + 5)
            size = (width, height)
        several |= marker == 0xE2 and data.startswith(b"MPF\0", at + 4)
        at += 2 + length
        if marker == 0xDA:
            scans += 1
            found = _NEXT_MARKER.search(data, at)
            if not found:
                raise Refusal(Code.FILE_TRUNCATED)
            at = found.start()


def _webp(data: bytes) -> PictureInfo:
    length = int.from_bytes(data[4:8], "little")
    end = 8 + length + length % 2
    if 8 + length > len(data):
        raise Refusal(Code.FILE_TRUNCATED)
    at, width, height = 12, 0, 0
    while at + 8 <= 8 + length:
        name, size = data[at : at + 4], int.from_bytes(data[at + 4 : at + 8], "little")
        body = data[at + 8 : at + 18]
        if at + 8 + size > 8 + length:
            raise Refusal(Code.FILE_TRUNCATED)
        if name in (b"ANIM", b"ANMF") or (name == b"VP8X" and body[:1] and body[0] & 0x02):
            raise Refusal(Code.FILE_ANIMATED)
        sides = _webp_sides(name, body)
        width, height = max(width, sides[0]), max(height, sides[1])
        at += 8 + size + size % 2
    return PictureInfo("WebP", width, height, min(end, len(data)))


def _webp_sides(name: bytes, body: bytes) -> tuple[int, int]:
    """The width and height in a chunk of a WebP; zeros if it has none."""
    if name not in (b"VP8X", b"VP8L", b"VP8 "):
        return 0, 0
    if len(body) < 10:
        raise Refusal(Code.FILE_DAMAGED)
    if name == b"VP8X":
        return 1 + int.from_bytes(body[4:7], "little"), 1 + int.from_bytes(body[7:10], "little")
    if name == b"VP8L":
        bits = int.from_bytes(body[1:5], "little")
        return 1 + (bits & 0x3FFF), 1 + (bits >> 14 & 0x3FFF)
    width, height = struct.unpack_from("<HH", body, 6)
    return width & 0x3FFF, height & 0x3FFF

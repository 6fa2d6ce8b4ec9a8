"""Files to import, made when they are needed: good pictures, and hostile or broken ones."""

from __future__ import annotations

import struct
import zipfile
import zlib
from collections.abc import Mapping
from io import BytesIO
from pathlib import Path
from typing import Any

from PIL import Image, ImageDraw


def scene(size: tuple[int, int] = (400, 600), seed: int = 0, mode: str = "RGB") -> Image.Image:
    """A picture with a subject; each seed gives another one."""
    image = Image.new("RGB", size, (40, 60 + seed * 37 % 190, 120))
    draw = ImageDraw.Draw(image)
    for step in range(6):
        x, y = (seed * 53 + step * 61) % size[0], (seed * 29 + step * 97) % size[1]
        draw.ellipse(
            (x - 30, y - 30, x + 30, y + 30), fill=(250 - step * 30, step * 40, seed % 255)
        )
    return image.convert(mode, dither=Image.Dither.NONE)


def save_image(image: Image.Image, kind: str, **options: Any) -> bytes:
    file = BytesIO()
    image.save(file, kind, **options)
    return file.getvalue()


def png(seed: int = 0, **options: Any) -> bytes:
    return save_image(scene(seed=seed), "PNG", **options)


def jpeg(seed: int = 0, **options: Any) -> bytes:
    return save_image(scene(seed=seed), "JPEG", **options)


def webp(seed: int = 0, **options: Any) -> bytes:
    return save_image(scene(seed=seed), "WEBP", **options)


def chunk(name: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))


def vast_png(width: int, height: int, bytes_of_pixels: int = 1_000_000) -> bytes:
    """A small file that claims very many pixels, and holds some of them."""
    head = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    pixels = zlib.compress(bytes(bytes_of_pixels))
    return (
        b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", pixels) + chunk(b"IEND", b"")
    )


def make_zip(files: Mapping[str, bytes], packed: int = zipfile.ZIP_DEFLATED) -> bytes:
    file = BytesIO()
    with zipfile.ZipFile(file, "w", packed) as into:
        for name, data in files.items():
            into.writestr(name, data)
    return file.getvalue()


def make_folder(where: Path, files: Mapping[str, bytes]) -> Path:
    for name, data in files.items():
        (where / name).parent.mkdir(parents=True, exist_ok=True)
        (where / name).write_bytes(data)
    return where

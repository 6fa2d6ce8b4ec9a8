"""Pictures as every endpoint reads them: some do not read WebP."""

from __future__ import annotations

from io import BytesIO
from typing import Final

from lorelode.core.refusal import Refusal
from lorelode.decks.validation import inspect_picture

SENT_SIZE: Final = (640, 960)
"""In pixels. Models look at no more, and larger pictures cost more."""
JPEG_QUALITY: Final = 85


class PictureError(ValueError):
    """A picture that cannot be shown to a model; the message says why."""


def make_jpeg(webp: bytes) -> bytes:
    """A picture of a deck as a JPEG of at most `SENT_SIZE`."""
    from PIL import Image

    try:
        # It may come from a stranger.
        inspect_picture(webp, "WebP")
        with Image.open(BytesIO(webp), formats=("WEBP",)) as image:
            small = image.convert("RGB")
            small.thumbnail(SENT_SIZE)
            made = BytesIO()
            small.save(made, "JPEG", quality=JPEG_QUALITY)
    except (OSError, ValueError, Refusal) as error:
        raise PictureError("the picture cannot be read") from error
    return made.getvalue()

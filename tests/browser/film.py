"""Films: frames of a page while something happens on it, kept as one picture.

Chromium itself sends the frames that it paints, so a film takes no longer than what it shows. On a
slow machine it has fewer frames. Tests assert nothing about them: they are there to be looked at.
"""

from __future__ import annotations

import base64
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from io import BytesIO
from itertools import pairwise
from typing import Any, Final, NamedTuple

from PIL import Image, ImageDraw

from tests.browser.person import TAKES_PICTURES, Person

MAX_FRAMES: Final = 24
"""How many frames a film has at the most."""

SHEET_PIXELS: Final = 1560
"""How wide the picture is."""

LABEL_PIXELS: Final = 16

PHONE_COLUMNS: Final = 6
WIDE_COLUMNS: Final = 3


class Frame(NamedTuple):
    """A frame, and when it was painted, in seconds since 1970."""

    at: float
    jpeg: bytes


@contextmanager
def film(person: Person, name: str) -> Iterator[None]:
    """Film a page meanwhile, if somebody wants to look at it, and keep the film as a picture."""
    if not TAKES_PICTURES:
        yield
        return
    size = person.page.viewport_size
    assert size is not None
    columns = PHONE_COLUMNS if size["width"] < size["height"] else WIDE_COLUMNS
    camera = person.context.new_cdp_session(person.page)
    frames: list[Frame] = []

    def take(shot: Any) -> None:
        frames.append(Frame(shot["metadata"]["timestamp"], base64.b64decode(shot["data"])))
        camera.send("Page.screencastFrameAck", {"sessionId": shot["sessionId"]})

    camera.on("Page.screencastFrame", take)
    camera.send(
        "Page.startScreencast",
        {"format": "jpeg", "quality": 75, "maxWidth": SHEET_PIXELS // columns, "maxHeight": 1200},
    )
    yield
    camera.send("Page.stopScreencast")
    beats = person.page.evaluate("window.beats ?? []")
    camera.detach()
    person.screenshots.mkdir(parents=True, exist_ok=True)
    sheet = make_sheet(frames, [(float(at), scene) for at, scene in beats], columns)
    sheet.save(person.screenshots / f"film-{name}.jpg", quality=80)


def make_sheet(
    frames: Sequence[Frame], beats: Sequence[tuple[float, str | None]], columns: int
) -> Image.Image:
    """Frames side by side, each with its second and the beat that it shows."""
    chosen = choose_frames(frames, beats)
    pictures = [Image.open(BytesIO(frame.jpeg)) for frame in chosen]
    width = SHEET_PIXELS // columns
    height = max((round(one.height * width / one.width) for one in pictures), default=1)
    rows = -(-len(pictures) // columns)
    sheet = Image.new("RGB", (SHEET_PIXELS, max(1, rows) * (height + LABEL_PIXELS)), "white")
    draw = ImageDraw.Draw(sheet)
    for at, (frame, picture) in enumerate(zip(chosen, pictures, strict=True)):
        x, y = at % columns * width, at // columns * (height + LABEL_PIXELS)
        label = f"{frame.at - frames[0].at:.2f} s  {find_beat(frame.at, beats) or ''}"
        draw.text((x + 4, y + 2), label, fill="black")
        scaled = picture.resize((width - 4, round(picture.height * (width - 4) / picture.width)))
        sheet.paste(scaled, (x, y + LABEL_PIXELS))
    return sheet


def choose_frames(
    frames: Sequence[Frame], beats: Sequence[tuple[float, str | None]]
) -> Sequence[Frame]:
    """For each beat a frame on the way and the last one; thinned out evenly if those are many."""
    if not frames:
        return []
    start, end = frames[0].at, frames[-1].at
    edges = [start, *(at for at, _ in beats if start < at < end), end + 0.001]
    chosen: list[Frame] = []
    for since, until in pairwise(edges):
        shown = [frame for frame in frames if since <= frame.at < until]
        if not shown:
            continue
        middle = min(shown, key=lambda one: abs(one.at - (since + (until - since) * 0.4)))
        chosen += [middle, shown[-1]] if middle is not shown[-1] else [middle]
    if len(chosen) <= MAX_FRAMES:
        return chosen
    step = (len(chosen) - 1) / (MAX_FRAMES - 1)
    return [chosen[round(at * step)] for at in range(MAX_FRAMES)]


def find_beat(at: float, beats: Sequence[tuple[float, str | None]]) -> str | None:
    """The beat that was shown at a moment."""
    return next((scene for since, scene in reversed(beats) if since <= at), None)

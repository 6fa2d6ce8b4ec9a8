"""A film is one picture: which frames it has, and where they are."""

from __future__ import annotations

from io import BytesIO

from PIL import Image

from tests.browser.film import MAX_FRAMES, SHEET_PIXELS, Frame, choose_frames, make_sheet

BEATS = [(0.0, None), (1.0, "flight"), (3.0, "roles")]


def frame(at: float) -> Frame:
    """A frame as wide as a column of six."""
    painted = BytesIO()
    Image.new("RGB", (SHEET_PIXELS // 6, 400), "red").save(painted, "JPEG")
    return Frame(at, painted.getvalue())


def test_each_beat_has_a_frame_on_the_way_and_its_last() -> None:
    frames = [frame(at / 2) for at in range(9)]
    assert [one.at for one in choose_frames(frames, BEATS)] == [0.5, 2.0, 2.5, 3.5, 4.0]
    many = [frame(at / 10) for at in range(100)]
    assert len(choose_frames(many, [(at / 5, str(at)) for at in range(40)])) == MAX_FRAMES
    assert not choose_frames([], BEATS)


def test_frames_stand_side_by_side() -> None:
    sheet = make_sheet([frame(at / 2) for at in range(9)], BEATS, columns=6)
    assert sheet.width == SHEET_PIXELS
    assert sheet.getpixel((SHEET_PIXELS // 12, 200)) == (254, 0, 0)
    assert sheet.getpixel((SHEET_PIXELS - 20, 200)) == (255, 255, 255)

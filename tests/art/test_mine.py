"""The pictures of Saboteur: all there, light, and drawn again to the same bytes."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

from art.mine import board
from art.mine.pictures import FOLDER, Picture, pictures
from art.mine.trinkets import TRINKETS, trinket
from lorelode.rules.saboteur.cards import (
    GOLD,
    SHAPES,
    STONES,
    TOOL_BROKEN_BY,
    TOOLS,
    TOOLS_MENDED_BY,
    Card,
    Role,
    Shape,
)

ROOT = Path(__file__).resolve().parent.parent.parent
TALL, SQUARE = (240, 360), (96, 96)
WHOLE, SHEET = 600_000, 300_000
"""Bytes: of all pictures together, and of the sheet in the documents."""

WAYS = {shape.replace("+", "_") for shape in Shape}
GOALS = {"start", "goal-back", "goal-gold", *(f"stone-{shape}" for shape in STONES.values())}
HAND = {
    *(f"break-{tool}" for tool in TOOL_BROKEN_BY.values()),
    *(f"mend-{'-'.join(tools)}" for tools in TOOLS_MENDED_BY.values()),
    *("rockfall", "map", "card-back"),
}
PEOPLE = {
    *(f"{role}-{number}" for role in Role for number in range(3)),
    "role-back",
    *(f"gold-{nuggets}" for nuggets in GOLD),
    "gold-back",
}
MARKS = {f"tool-{tool}" for tool in TOOLS}
ALL = WAYS | GOALS | HAND | PEOPLE | MARKS


def test_the_set_is_complete_and_nothing_else_is_in_it() -> None:
    assert set(pictures()) == ALL
    assert {file.name for file in FOLDER.iterdir()} == {f"{name}.webp" for name in ALL}


@pytest.mark.parametrize("name", sorted(ALL))
def test_pictures_are_of_their_size_and_light(name: str) -> None:
    file = FOLDER / f"{name}.webp"
    size, most = TALL, 14_000
    if name in WAYS | GOALS:
        most = 16_000
    elif name in MARKS:
        size, most = SQUARE, 4_000
    assert file.stat().st_size <= most
    with Image.open(file) as picture:
        assert (picture.format, picture.size) == ("WEBP", size)
        assert (picture.mode == "RGBA") == (name in MARKS)


def test_all_together_are_light() -> None:
    assert sum(file.stat().st_size for file in FOLDER.iterdir()) <= WHOLE
    assert (ROOT / "docs" / "mine.webp").stat().st_size <= SHEET


@pytest.mark.parametrize("name", ["N_E", "NSW", "tool-pick"])
def test_a_picture_is_drawn_again_to_the_same_bytes(name: str, tmp_path: Path) -> None:
    pictures()[name].write(tmp_path)
    assert (tmp_path / f"{name}.webp").read_bytes() == (FOLDER / f"{name}.webp").read_bytes()


@pytest.mark.parametrize("card", [card for card in TRINKETS if len(SHAPES[card]) == 2])
def test_a_turned_card_shows_the_same_things_upside_down(
    card: Card, monkeypatch: pytest.MonkeyPatch
) -> None:
    # The rough surface over everything is not turned.
    monkeypatch.setattr(board, "_stone", lambda _: ("", ""))

    def draw(shape: Shape) -> Image.Image:
        scene = board.Board("a card", plain=True)
        trinket(scene, shape)
        return Picture("a card", lambda: scene).image()

    printed, turned = map(draw, SHAPES[card])
    turned_back = turned.transpose(Image.Transpose.ROTATE_180)
    assert _differ(printed, turned_back) < _differ(printed, turned) / 20


def _differ(one: Image.Image, other: Image.Image) -> float:
    """By how much two pictures differ on average, of 255."""
    return sum(ImageStat.Stat(ImageChops.difference(one, other)).mean) / 3

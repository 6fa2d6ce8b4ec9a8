"""The icons of the installed page: light, drawn again to the same bytes, and safe to cut."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image, ImageChops

from art.icons import FOLDER, ICONS

SAFE_PART = 0.8
"""How much of the width of a maskable icon every launcher shows: a circle of this diameter."""


def test_there_is_a_recipe_for_every_icon_and_a_file_for_every_recipe() -> None:
    assert {file.stem for file in FOLDER.iterdir()} == set(ICONS)


@pytest.mark.parametrize("name", ICONS)
def test_an_icon_is_square_and_light(name: str) -> None:
    file = FOLDER / f"{name}.png"
    assert file.stat().st_size <= ICONS[name].limit
    with Image.open(file) as icon:
        assert icon.format == "PNG"
        assert icon.size == (int(name.partition("-")[2]),) * 2


@pytest.mark.parametrize("name", ["icon-192", "maskable-192"])
def test_an_icon_is_drawn_again_to_the_same_bytes(name: str, tmp_path: Path) -> None:
    ICONS[name].write(tmp_path / "icon.png")
    assert (tmp_path / "icon.png").read_bytes() == (FOLDER / f"{name}.png").read_bytes()


@pytest.mark.parametrize("name", ["maskable-192", "maskable-512"])
def test_nothing_of_the_motif_is_outside_of_what_every_launcher_shows(name: str) -> None:
    with Image.open(FOLDER / f"{name}.png") as file:
        assert file.mode == "RGB", "a maskable icon fills its square"
        # The pick and the moon are bright, and the ground is not.
        bright = file.convert("L").point([255 if light > 120 else 0 for light in range(256)])
    side = bright.width
    shown = Image.new("L", bright.size)
    middle, reach = (side - 1) / 2, SAFE_PART * side / 2
    for x in range(side):
        for y in range(side):
            if (x - middle) ** 2 + (y - middle) ** 2 <= reach**2:
                shown.putpixel((x, y), 255)
    assert bright.getbbox() is not None
    assert ImageChops.subtract(bright, shown).getbbox() is None

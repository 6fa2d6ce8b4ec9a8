"""The faces: one for each name, light, drawn again to the same bytes, and told apart when small."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

from art.faces.pictures import FOLDER, pictures
from lorelode.core.faces import FACES

FACE_BYTES = 8_000
SMALL_PIXELS = (32, 32)
"""The size of a face on a phone."""
DIFFERENCE = 20
"""By how much any two small faces differ at least, on average and of 255."""


def test_every_face_has_a_picture_and_a_recipe_and_there_are_no_others() -> None:
    assert set(pictures()) == set(FACES)
    assert {file.name for file in FOLDER.iterdir()} == {f"{face}.webp" for face in FACES}


def test_the_page_finds_the_picture_of_every_face() -> None:
    style = (FOLDER.parent / "faces.css").read_text("utf-8")
    for face in FACES:
        assert f'[data-face="{face}"] {{\n  --face: url("./pictures/{face}.webp");' in style


@pytest.mark.parametrize("name", FACES)
def test_faces_are_square_and_light(name: str) -> None:
    file = FOLDER / f"{name}.webp"
    assert file.stat().st_size <= FACE_BYTES
    with Image.open(file) as picture:
        assert (picture.format, picture.size) == ("WEBP", (160, 160))


@pytest.mark.parametrize("name", ["cosmo", "kiwi"])
def test_a_face_is_drawn_again_to_the_same_bytes(name: str, tmp_path: Path) -> None:
    pictures()[name].write(tmp_path)
    assert (tmp_path / f"{name}.webp").read_bytes() == (FOLDER / f"{name}.webp").read_bytes()


def test_small_faces_differ_by_more_than_colour() -> None:
    grey = {
        face: Image.open(FOLDER / f"{face}.webp").convert("L").resize(SMALL_PIXELS)
        for face in FACES
    }
    for one, other in combinations(FACES, 2):
        difference = ImageStat.Stat(ImageChops.difference(grey[one], grey[other])).mean[0]
        assert difference > DIFFERENCE, (one, other)

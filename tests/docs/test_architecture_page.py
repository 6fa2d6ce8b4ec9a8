"""ARCHITECTURE.md names every room, and every module in the section of its room."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from lorelode.rules import GAMES

ROOT = Path(__file__).parent.parent.parent
PACKAGE = ROOT / "lorelode"
TEXT = (ROOT / "ARCHITECTURE.md").read_text("utf-8")
SECTIONS: dict[str, str] = dict(re.findall(r"^## (\w+)\n((?:(?!^## ).*\n?)*)", TEXT, re.MULTILINE))
ROOMS = sorted(path.name for path in PACKAGE.iterdir() if (path / "__init__.py").exists())
MODULES = sorted(
    path.relative_to(PACKAGE)
    for path in PACKAGE.glob("*/**/*.py")
    if path.name not in ("__init__.py", "__main__.py")
)
FOLDERS = sorted(path.name for path in (ROOT / "browser" / "src").iterdir() if path.is_dir())


@pytest.mark.parametrize("room", ROOMS)
def test_every_room_has_a_row_and_a_section(room: str) -> None:
    assert f"| `lorelode/{room}` |" in TEXT
    assert room in SECTIONS


@pytest.mark.parametrize("module", MODULES, ids=str)
def test_every_module_is_named_in_the_section_of_its_room(module: Path) -> None:
    assert f"`{module.stem}`" in SECTIONS[module.parts[0]]


@pytest.mark.parametrize("folder", [name for name in FOLDERS if name not in {*GAMES, "styles"}])
def test_every_folder_of_the_page_is_named(folder: str) -> None:
    assert f"`{folder}`" in SECTIONS["browser"]

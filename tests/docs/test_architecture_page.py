"""ARCHITECTURE.md names every room, every module in the section of its room, and nothing else."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import pytest

from tests.docs.pages import tables, words
from tests.test_architecture import LEFT_OF

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
BESIDE_THE_ROOMS = sorted(
    path.name
    for path in ROOT.iterdir()
    if path.is_dir() and (any(path.glob("*.py")) or path.name == "docs")
)


def first_cells(room: str) -> set[str]:
    """What stands in backticks in the first column of a room's tables."""
    rows = [row for _, table in tables(SECTIONS[room]) for row in table]
    return {word.strip("`/ ") for row in rows for word in row.split(",")}


@pytest.mark.parametrize("room", ROOMS)
def test_every_room_has_a_row_and_a_section(room: str) -> None:
    assert f"| `lorelode/{room}` |" in TEXT
    assert room in SECTIONS


@pytest.mark.parametrize("folder", [name for name in BESIDE_THE_ROOMS if name != "lorelode"])
def test_every_folder_beside_the_rooms_has_a_row(folder: str) -> None:
    assert f"| `{folder}` |" in TEXT


def test_the_diagram_shows_which_room_may_import_which() -> None:
    found = re.search(r"^```\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)
    assert found
    arrows = [line.split(" → ") for line in found[1].splitlines()]
    reached: dict[str, set[str]] = {room: set() for line in arrows for room in line}
    for _ in reached:
        for line in arrows:
            for room, after in pairwise(line):
                reached[room] |= {after} | reached[after]
    reached["client"] = {"core", "wire"}  # as the text below the diagram says
    assert reached == LEFT_OF


@pytest.mark.parametrize("module", MODULES, ids=str)
def test_every_module_is_named_in_the_section_of_its_room(module: Path) -> None:
    assert f"`{module.stem}`" in SECTIONS[module.parts[0]]


@pytest.mark.parametrize("room", ROOMS)
def test_every_module_that_is_named_exists(room: str) -> None:
    stems = {path.stem for path in (PACKAGE / room).rglob("*.py")}
    packages = {path.parent.name for path in (PACKAGE / room).rglob("__init__.py")}
    assert first_cells(room) <= stems | packages


@pytest.mark.parametrize("folder", FOLDERS)
def test_every_folder_of_the_page_is_named(folder: str) -> None:
    assert f"`{folder}`" in SECTIONS["browser"]


def test_every_tool_that_is_named_exists() -> None:
    (row,) = re.findall(r"^\| `tools` \| (.*) \|$", TEXT, re.MULTILINE)
    assert set(words(row)) <= {path.stem for path in (ROOT / "tools").glob("*.py")}

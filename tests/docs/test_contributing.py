"""What CONTRIBUTING.md tells people to change is there, and no place is missing from it."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import get_args

import pytest

from lorelode import wire
from tests.test_architecture import REGISTRIES

ROOT = Path(__file__).parent.parent.parent
TEXT = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
TOPICS: dict[str, str] = dict(re.findall(r"^### (.*)\n((?:(?!^##).*\n?)*)", TEXT, re.MULTILINE))
FOLDERS = ("lorelode", "browser", "docs", "tests", "examples", "tools", "art")
PLACES = sorted(
    {
        name
        for name in re.findall(r"`([^`\s]+)`", TEXT)
        if name.split("/")[0] in FOLDERS and "…" not in name
    }
)


def section(topic: str) -> str:
    return TOPICS[topic]


@pytest.mark.parametrize("place", PLACES)
def test_every_place_that_is_named_exists(place: str) -> None:
    assert (ROOT / place).exists()


@pytest.mark.parametrize("registry", sorted(REGISTRIES))
def test_adding_a_game_names_every_registry(registry: str) -> None:
    assert f"`lorelode/{registry}`" in section("Add a game")


def test_adding_a_game_names_the_registry_of_the_page() -> None:
    assert "`browser/src/game/registry.ts`" in section("Add a game")


def commands_named(module: Path) -> set[str]:
    """The commands of the wire that a module names in its code."""
    known, found = {command.__name__ for command in get_args(wire.Command)}, set[str]()
    for node in ast.walk(ast.parse(module.read_text("utf-8"))):
        match node:
            case ast.ClassDef(name=name) | ast.Attribute(ast.Name("wire"), attr=name):
                found.add(name)
            case ast.ImportFrom(module="lorelode.wire.commands"):
                found |= {alias.name for alias in node.names}
            case _:
                pass
    return found & known


def test_adding_a_command_names_every_module_that_names_one() -> None:
    modules = (ROOT / "lorelode").rglob("*.py")
    naming = [path.relative_to(ROOT) for path in modules if commands_named(path)]
    assert len(naming) > 5
    for path in naming:
        places = (path, path.parent)
        assert any(f"`{place}`" in section("Add a command") for place in places), path


@pytest.mark.parametrize(
    "place",
    [
        "lorelode/client/player.py",
        "lorelode/tables/log.py",
        "lorelode/tables/fold.py",
        "browser/src/table",
        "docs/formats.md",
        "tests/server/test_command_permissions.py",
        "tests/tables/test_fold.py",
    ],
)
def test_adding_a_command_names_what_lists_commands_without_naming_them(place: str) -> None:
    assert f"`{place}`" in section("Add a command")


@pytest.mark.parametrize(
    ("topic", "word", "suffix"),
    [
        ("Add a language", "LANGUAGES: Final", "py"),
        ("Add a refusal", "class Code(", "py"),
        ("Add a page", "const PAGES", "tsx"),
        ("Add a level of bots", "LEVELS: Final", "py"),
        ("Add a page", 'web.get("/", page)', "py"),
        ("Add a command", "Command: TypeAlias", "py"),
        ("Add a command", "Entry: TypeAlias", "py"),
        ("Add a game", "CHAPTERS = ", "test"),
        ("Change or add a clause", "CHAPTERS = ", "test"),
    ],
)
def test_a_topic_names_the_module_that_defines_its_list(topic: str, word: str, suffix: str) -> None:
    folder = {"py": "lorelode/**/*.py", "tsx": "browser/src/**/*.tsx", "test": "tests/*.py"}[suffix]
    defining = [
        str(path.relative_to(ROOT))
        for path in ROOT.glob(folder)
        if re.search(rf"^\s*(export )?{re.escape(word)}", path.read_text("utf-8"), re.MULTILINE)
    ]
    assert defining, f"nothing defines {word}"
    assert any(f"`{path}`" in section(topic) for path in defining)

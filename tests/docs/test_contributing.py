"""What CONTRIBUTING.md tells people to change is there, and no registry is missing from it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

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


@pytest.mark.parametrize(
    ("topic", "word", "suffix"),
    [
        ("Add a language", "LANGUAGES: Final", "py"),
        ("Add a refusal", "class Code(", "py"),
        ("Add a screen to the page", "const PAGES", "tsx"),
        ("Add a level of bots", "LEVELS: Final", "py"),
    ],
)
def test_a_topic_names_the_module_that_defines_its_list(topic: str, word: str, suffix: str) -> None:
    folder = ROOT / ("browser/src" if suffix == "tsx" else "lorelode")
    defining = [
        str(path.relative_to(ROOT))
        for path in folder.rglob(f"*.{suffix}")
        if re.search(rf"^\s*(export )?{re.escape(word)}", path.read_text("utf-8"), re.MULTILINE)
    ]
    assert defining, f"nothing defines {word}"
    assert any(f"`{path}`" in section(topic) for path in defining)

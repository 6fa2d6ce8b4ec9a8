"""One word, one meaning: names that mean two things are listed in docs/glossary.md."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "lorelode"


def class_names() -> dict[str, set[str]]:
    """By the name of a public class: the rooms that define one."""
    found: dict[str, set[str]] = defaultdict(set)
    for module in PACKAGE.glob("*/**/*.py"):
        room = module.relative_to(PACKAGE).parts[0]
        for node in ast.parse(module.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                found[node.name].add(room)
    return found


def rows() -> dict[str, str]:
    """By class name: the rooms that the glossary says it is in."""
    glossary = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
    _, _, listed = glossary.partition("## Class names in two rooms")
    return dict(re.findall(r"^\| `(\w+)` \| ([^|]*) \|", listed, re.MULTILINE))


def test_the_glossary_lists_the_class_names_in_two_rooms_and_no_others() -> None:
    doubled = {name for name, rooms in class_names().items() if len(rooms) > 1}
    assert set(rows()) == doubled


def test_the_glossary_names_every_room_of_a_class() -> None:
    found = class_names()
    for name, text in rows().items():
        assert set(re.findall(r"\b[a-z]+\b", text)) == found[name], name

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


def test_a_class_name_in_two_rooms_is_in_the_glossary() -> None:
    glossary = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
    _, _, listed = glossary.partition("## Class names in two rooms")
    allowed = set(re.findall(r"^\| `(\w+)` \|", listed, re.MULTILINE))
    doubled = {name: rooms for name, rooms in class_names().items() if len(rooms) > 1}
    assert not {name: rooms for name, rooms in doubled.items() if name not in allowed}

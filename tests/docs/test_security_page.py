"""The security page: its tests exist, every attack has one, and no item of ASVS is left out."""

from __future__ import annotations

import ast
import re
import subprocess
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from tests.docs.pages import page, section, tables, words

ROOT = Path(__file__).parent.parent.parent
PAGE = page("security.md")
ATTACKS = section(PAGE, "## The attacks that are tested")
TESTS = sorted(set(re.findall(r"`(tests/[^`]*)`", PAGE)))

ASVS_ITEMS = """
    1.1:2 1.2:9 1.3:11 1.4:3 1.5:2  2.1:3 2.2:3 2.3:4 2.4:1  3.2:2 3.3:4 3.4:6 3.5:5 3.7:2
    4.1:3 4.2:1 4.3:2 4.4:4  5.1:1 5.2:3 5.3:2 5.4:3  7.1:3 7.2:4 7.3:2 7.4:5 7.5:2 7.6:2
    8.1:2 8.2:3 8.3:1 8.4:1  11.1:2 11.2:3 11.3:3 11.4:4 11.5:1 11.6:1  12.1:3 12.2:2 12.3:4
    13.1:1 13.2:5 13.3:2 13.4:5  14.1:2 14.2:4 14.3:3  15.1:3 15.2:3 15.3:7
    16.1:1 16.2:5 16.3:4 16.4:3 16.5:3
"""
"""How many items of levels 1 and 2 each section of ASVS 5.0.0 has, without chapters 6, 9, 10, 17.

In each section, the items of level 3 come last.
"""


@cache
def functions(file: Path) -> frozenset[str]:
    tree = ast.parse(file.read_text("utf-8"))
    return frozenset(node.name for node in tree.body if isinstance(node, ast.FunctionDef))


@pytest.mark.parametrize("test", TESTS)
def test_every_test_that_is_named_exists(test: str) -> None:
    file, _, name = test.partition("::")
    assert (ROOT / file).is_file()
    assert not name or name in functions(ROOT / file)


def test_every_attack_names_a_test_function() -> None:
    rows = [row for _, table in tables(ATTACKS) for row in table.items()]
    assert len(rows) > 40
    attacks = Counter(re.findall(r"^\| ([A-Z].*?) \|", ATTACKS, re.MULTILINE))
    assert [attack for attack, count in attacks.items() if count > 1] == []
    for attack, (named,) in rows:
        assert words(named), attack
        assert all("::test_" in test for test in words(named)), attack


def test_every_item_of_asvs_has_a_state_and_a_reason() -> None:
    ((_, table),) = tables(section(PAGE, "## ASVS 5.0, level 2"))
    listed = [item for row in table for item in row.split(", ")]
    counts = [part.split(":") for part in ASVS_ITEMS.split()]
    expected = {f"{part}.{at + 1}" for part, count in counts for at in range(int(count))}
    assert len(listed) == len(set(listed))
    assert set(listed) == expected
    assert {state for state, _ in table.values()} == {"pass", "fail", "operator", "none"}
    assert all(how for _, how in table.values())


def test_the_soak_runs_every_attack_of_this_page_large() -> None:
    asked = subprocess.run(
        ["make", "--dry-run", "--always-make", "soak"], cwd=ROOT, capture_output=True, text=True
    )
    (line,) = [line for line in asked.stdout.splitlines() if "ATTACK_SCALE=" in line]
    cells = [cell for _, table in tables(ATTACKS) for (cell,) in table.values()]
    assert set(re.findall(r"tests/\S+", line)) == {test for cell in cells for test in words(cell)}

"""How the tests read the documentation: by headings, tables and examples."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

DOCS = Path(__file__).parent.parent.parent / "docs"

Table = Mapping[str, Sequence[str]]
"""The rows of a table by what stands first in them, without backticks."""


def page(name: str) -> str:
    return (DOCS / name).read_text(encoding="utf-8")


def section(text: str, heading: str) -> str:
    """What is below a heading, up to the next that is not below it."""
    level = heading.index(" ")
    found = re.search(
        rf"^{re.escape(heading)}\n(.*?)(?=^#{{1,{level}}} |\Z)", text, re.MULTILINE | re.DOTALL
    )
    assert found, heading
    return found[1]


def tables(text: str) -> Iterator[tuple[str, Table]]:
    """Each table, and the word in the corner of its head."""
    for block in re.findall(r"(?:^\|.*\n?)+", text, re.MULTILINE):
        rows = [[cell.strip() for cell in row[1:-1].split("|")] for row in block.splitlines()]
        assert {len(row) for row in rows} == {len(rows[0])}, block
        assert set("".join(rows[1])) == {"-"}, "the second row of a table is a line"
        yield rows[0][0], {row[0].strip("`"): row[1:] for row in rows[2:]}


def only_table(text: str) -> Table:
    ((_, table),) = tables(text)
    return table


def words(cell: str) -> list[str]:
    """What stands in backticks."""
    return re.findall(r"`([^`]+)`", cell)


def examples(text: str) -> Iterator[str]:
    """Every JSON value that is shown, whether it has one line or many."""
    for block in re.findall(r"^```json\n(.*?)^```$", text, re.MULTILINE | re.DOTALL):
        yield from re.split(r"\n(?=\S)", block.rstrip("\n"))

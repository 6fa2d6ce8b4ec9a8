"""What the server's logs call a table."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import lorelode.tables
from lorelode.tables.label import label_table

ROOM = Path(lorelode.tables.__file__).parent
OF_ALL_TABLES = {"bot_cluster.py"}
"""Modules whose events are about something that all tables share."""


def logged() -> Iterator[tuple[str, set[str | None]]]:
    """Every event of a table that the room logs: where, and with which facts."""
    for module in sorted(ROOM.rglob("*.py")):
        if module.name in OF_ALL_TABLES:
            continue
        for node in ast.walk(ast.parse(module.read_text("utf-8"))):
            match node:
                case ast.Call(func=ast.Attribute(value=ast.Name("_logs"))):
                    yield f"{module.name}:{node.lineno}", {one.arg for one in node.keywords}


def test_every_event_names_its_table() -> None:
    events = list(logged())
    assert len(events) > 5
    assert [where for where, facts in events if "table" not in facts] == []


def test_a_label_is_eight_digits_that_stand_for_one_code() -> None:
    label = label_table("K7QM2X01")
    assert re.fullmatch(r"[0-9a-f]{8}", label)
    assert label == label_table("K7QM2X01") != label_table("K7QM2X02")

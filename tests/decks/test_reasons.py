"""Every reason has a code of its own kind, whatever is said of a file."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from lorelode.decks import sources, validation
from lorelode.decks.reasons import OTHER, REASONS, reason_code
from tests.decks.test_validation import HOSTILE

NAMED = {"BROKEN_OFF": validation.BROKEN_OFF, "DAMAGED": validation.DAMAGED, "LINK": sources.LINK}


def texts(node: ast.expr) -> Iterator[str]:
    """The texts that an expression may have, with a number wherever something is filled in."""
    match node:
        case ast.Constant(value=str(text)):
            yield text
        case ast.JoinedStr(values=parts):
            yield "".join(
                str(part.value) if isinstance(part, ast.Constant) else "7" for part in parts
            )
        case ast.IfExp(body=one, orelse=other):
            yield from (*texts(one), *texts(other))
        case ast.Name(id=name) if name in NAMED:
            yield NAMED[name]


def reasons() -> Iterator[str]:
    """Every reason in the source."""
    for file in sorted(Path(validation.__file__).parent.glob("*.py")):
        said = {"NotACard", "RefusedFile", "Refused", "SourceFile"}
        if file.name == "sources.py":
            said.add("DeckError")
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Name)
                and node.func.id in said
                and node.args
            ):
                yield from texts(node.args[-1])
            # What is wrong with words is put together first.
            if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "wrong":
                yield from texts(node.value)


@pytest.mark.parametrize("reason", sorted({*reasons(), *NAMED.values()}))
def test_every_reason_has_a_code(reason: str) -> None:
    assert reason_code(reason) != OTHER


def test_every_code_has_a_reason() -> None:
    slips = ["its name is a place outside of the zip", sources.LINK]
    said = {reason_code(reason) for reason in (*reasons(), *NAMED.values(), *slips)}
    assert said == set(REASONS) - {OTHER}


@pytest.mark.parametrize(
    ("case", "code"),
    [
        ("png as jpg", "renamed"),
        ("nothing", "empty"),
        ("zip inside jpg", "more-inside"),
        ("half a png", "broken-off"),
        ("animated webp", "animation"),
        ("bomb png", "too-many-pixels"),
        ("fewer rows", "damaged"),
        ("1 × 1", "too-small"),
    ],
)
def test_codes_are_of_the_right_kind(case: str, code: str) -> None:
    assert reason_code(HOSTILE[case][2]) == code


def test_an_unknown_reason_is_no_trouble() -> None:
    assert reason_code("the moon is full") == OTHER

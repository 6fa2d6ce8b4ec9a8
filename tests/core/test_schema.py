"""What a type allows, in words and as lists."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import pytest
from msgspec import Meta

from lorelode.core.schema import Options, describe_type, expects, find_description, type_options

Small = Annotated[int, Meta(ge=1, le=9)]


@pytest.mark.parametrize(
    ("kind", "words"),
    [
        (bool, "on or off"),
        (int, "a whole number"),
        (Small, "a whole number from 1 to 9"),
        (Small | None, "a whole number from 1 to 9 or none"),
        (Annotated[float, Meta(gt=0, le=60)], "a number above 0, at most 60"),
        (Annotated[float, Meta(ge=0, lt=1)], "a number at least 0, below 1"),
        (Literal["one"], "one"),
        (Literal["one", "two"], "one or two"),
        (Literal["one", "two", "three"], "one, three or two"),
        (str, "something like 'red'"),
        (Annotated[str, Meta(description="A colour."), expects("a colour")], "a colour"),
        (Annotated[Path | frozenset[Path], expects("a folder")], "a folder"),
    ],
)
def test_a_type_is_described_in_words(kind: object, words: str) -> None:
    assert describe_type(kind, "red") == words


@pytest.mark.parametrize(
    ("kind", "options"),
    [
        (bool, Options(("on", "off"))),
        (Small, Options(numbers=(1, 9))),
        (Small | None, Options(("none",), (1, 9))),
        (Annotated[Literal["one", "two"], Meta(description="Which.")], Options(("one", "two"))),
        (int, Options()),
        (str, Options()),
    ],
)
def test_a_form_is_offered_what_can_be_listed(kind: object, options: Options) -> None:
    assert type_options(kind) == options


def test_a_description_is_found_among_the_annotations() -> None:
    assert (
        find_description(Annotated[int, Meta(ge=1), Meta(description="How many.")]) == "How many."
    )
    assert find_description(Small) == find_description(int) == ""

"""The names of people at a table."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from lorelode.core.refusal import Code, Refusal
from lorelode.tables.names import MAX_NAME_GRAPHEMES, check_name
from tests.tables.scripted import Script, person, settings


@pytest.fixture
def script() -> Script:
    """A table at which Ann sits."""
    script = Script("ann", settings())
    script.sit("ann")
    return script


@pytest.mark.parametrize("name", ["Ann", "ann", " ANN "])
def test_a_name_at_the_table_is_taken_in_any_case(script: Script, name: str) -> None:
    with pytest.raises(Refusal) as refused:
        check_name(script.table, script.context("bob"), name)
    assert refused.value.code == Code.NAME_TAKEN


def test_the_name_of_a_spectator_is_taken(script: Script) -> None:
    context = replace(script.context("bob"), gallery_names={"cat": [person("cat")]})
    with pytest.raises(Refusal) as refused:
        check_name(script.table, context, "Cat")
    assert refused.value.code == Code.NAME_TAKEN


def test_people_may_keep_their_own_name(script: Script) -> None:
    assert check_name(script.table, script.context("ann"), "ANN") == "ANN"


@pytest.mark.parametrize("name", ["", "  ", "x" * (MAX_NAME_GRAPHEMES + 1), "a\x00b"])
def test_what_is_not_a_name_is_refused(script: Script, name: str) -> None:
    with pytest.raises(Refusal) as refused:
        check_name(script.table, script.context("bob"), name)
    assert refused.value.code == Code.BAD_NAME


def test_a_name_is_shown_without_the_spaces_around_it(script: Script) -> None:
    longest = "x" * MAX_NAME_GRAPHEMES
    assert check_name(script.table, script.context("bob"), f" {longest} ") == longest

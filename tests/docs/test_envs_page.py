"""docs/envs.md says what the code does."""

from __future__ import annotations

from tools.envs_page import PAGE, write_page


def test_the_tables_are_those_of_the_code() -> None:
    assert PAGE.read_text("utf-8") == write_page(), "run make envs-page"

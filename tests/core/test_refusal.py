"""The sentences of refusals in every language: a number in one comes from the program."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from lorelode.core import Code
from lorelode.core.languages import LANGUAGES

LOCALES = Path(__file__).resolve().parents[2] / "browser" / "locales"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_limit_in_a_translation_is_a_fact_and_not_typed_by_hand(language: str) -> None:
    text = (LOCALES / language / "refusals.ftl").read_text("utf-8")
    sentences = dict(re.findall(r"^refusal-([\w-]+) = (.*)$", text, re.MULTILINE))
    for code in Code:
        typed = {int(number) for number in re.findall(r"\d+", sentences[code])}
        assert typed == {int(number) for number in re.findall(r"\d+", code.sentence)}, code

"""Refusals: their sentences in every language, and their way between processes."""

from __future__ import annotations

import pickle
import re
from pathlib import Path

import pytest

from lorelode.core import Code, IllegalMove, Refusal
from lorelode.core.languages import LANGUAGES

LOCALES = Path(__file__).resolve().parents[2] / "browser" / "locales"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_limit_in_a_translation_is_a_fact_and_not_typed_by_hand(language: str) -> None:
    text = (LOCALES / language / "refusals.ftl").read_text("utf-8")
    sentences = dict(re.findall(r"^refusal-([\w-]+) = (.*)$", text, re.MULTILINE))
    for code in Code:
        typed = {int(number) for number in re.findall(r"\d+", sentences[code])}
        assert typed == {int(number) for number in re.findall(r"\d+", code.sentence)}, code


@pytest.mark.parametrize(
    "refusal",
    [Refusal(Code.TOO_FEW_SEATS, seats=3), IllegalMove("S-3.3", "a card is laid upright")],
    ids=type,
)
def test_a_refusal_from_another_process_is_the_same(refusal: Refusal) -> None:
    copy = pickle.loads(pickle.dumps(refusal))
    assert (type(copy), copy.args, vars(copy)) == (type(refusal), refusal.args, vars(refusal))

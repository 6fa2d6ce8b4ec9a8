"""Every kind of reason has words: English in Python, and all languages on the page."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from lorelode.bots import BOTS
from lorelode.bots.reasons import REASON_KINDS, define
from lorelode.core.languages import LANGUAGES
from tools.reasons import FILE, sentence, value_name, why_ftl

ROOT = Path(__file__).parents[2]
BELIEFS: dict[str, set[str]] = {"why-saboteurs": set(), "why-treasure": set()}


def values(text: str) -> set[str]:
    return set(re.findall(r"\{ \$(\w+) \}", text))


def test_two_kinds_cannot_have_one_name() -> None:
    with pytest.raises(AssertionError):
        define("digs", "digs again")


@pytest.mark.parametrize("game", BOTS)
def test_every_kind_of_a_game_is_used_by_its_bots(game: str) -> None:
    folder = ROOT / "lorelode/bots" / game
    source = (folder / "reasons.py").read_text("utf-8")
    defined = re.findall(r"^([A-Z_]+): Final = define\(", source, re.MULTILINE)
    code = "".join(path.read_text("utf-8") for path in folder.rglob("*.py"))
    assert defined
    assert [name for name in defined if f"reasons.{name}" not in code] == []


def test_the_english_texts_of_the_page_are_those_of_the_bots() -> None:
    text = FILE.read_text("utf-8")
    assert text == why_ftl(text), "make types writes them"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_says_the_same_values_in_every_language(language: str) -> None:
    text = (ROOT / f"browser/locales/{language}/why.ftl").read_text("utf-8")
    texts = dict(re.findall(r"^(why-[a-z-]+) = (.*)$", text, re.MULTILINE))
    expected = {f"why-{name}": values(sentence(kind)) for name, kind in REASON_KINDS.items()}
    assert {key: values(said) for key, said in texts.items()} == {**expected, **BELIEFS}


def test_the_page_has_its_own_names_for_some_values() -> None:
    assert [value_name(field) for field in ("seat", "likely:.2f", "likely:.0%", "words")] == [
        "who",
        "likeness",
        "likely",
        "words",
    ]

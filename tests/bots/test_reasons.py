"""Every kind of reason has its words, in English here and in all languages on the page."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest

from lorelode.bots.reasons import WORDS, ReasonKind
from lorelode.core.languages import LANGUAGES

ROOT = Path(__file__).parents[2]
KINDS = sorted(get_args(ReasonKind))
BELIEFS = {
    "why-saboteurs": {"list"},
    "why-treasure": {"list"},
    "why-belief": {"what", "likely"},
}


def test_every_kind_has_words() -> None:
    assert sorted(WORDS) == KINDS


def test_every_kind_is_given_by_some_bot() -> None:
    bots = [path.read_text("utf-8") for path in (ROOT / "lorelode/bots").glob("*/**/*.py")]
    assert [kind for kind in KINDS if not any(f'"{kind}"' in bot for bot in bots)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_says_as_much_of_each_in_every_language(language: str) -> None:
    text = (ROOT / f"browser/locales/{language}/why.ftl").read_text("utf-8")
    texts = dict(re.findall(r"^(why-[a-z-]+) = (.*)$", text, re.MULTILINE))
    assert set(texts) == {f"why-{kind}" for kind in KINDS} | set(BELIEFS)
    for key, values in BELIEFS.items():
        assert set(re.findall(r"\{ \$(\w+) \}", texts[key])) == values
    for kind, words in WORDS.items():
        said = set(re.findall(r"\{ \$(\w+) \}", texts[f"why-{kind}"]))
        # The page calls a seat by who sits there.
        known = {"who" if name == "seat" else name for name in re.findall(r"\{(\w+)", words)}
        likeness = ".2f}" in words
        assert said == ({"likeness"} | known - {"likely"} if likeness else known), kind

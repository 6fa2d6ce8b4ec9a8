"""What of a model's answer can be used."""

from __future__ import annotations

import json
from typing import Any

import pytest

from lorelode.core.languages import LANGUAGES
from lorelode.decks.associations import Line
from lorelode.models.description import BadDescription, make_instructions, read_description
from tests.models.model_server import describe_well


def read(answer: dict[str, Any], language: str = "en") -> Any:
    return read_description(json.dumps(answer), language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_good_answer_is_used_as_it_is(language: str) -> None:
    answer = describe_well(language)
    made = read_description(
        f"Sure!\n```json\n{json.dumps(answer, ensure_ascii=False)}\n```", language
    )
    assert (made.words.title, made.words.caption) == (answer["title"], answer["caption"])
    assert list(made.words.tags) == answer["tags"]
    assert list(made.associations.faint) == answer["associations"]["faint"]
    assert made.lines == tuple(Line(line["text"], "dry") for line in answer["lines"])
    assert LANGUAGES[language].name in make_instructions(language)


def test_texts_that_cannot_be_used_are_dropped_one_by_one() -> None:
    answer = describe_well("en")
    answer["tags"] += ["<b>x</b>", "x" * 41, "a\x00b", "дом", "", "tale t 0", "**bold**", " a  b "]
    answer["lines"] += ["a line alone", {"text": "Loud", "voice": "shouting"}, answer["title"]]
    answer["lines"] += [{"text": "&lt;script&gt;"}, {"text": "see https://x.example"}]
    made = read(answer)
    assert made.words.tags == ("tale t 0", "tale t 1", "tale t 2", "tale t 3", "a b")
    assert made.lines[4:] == (Line("a line alone"), Line("Loud"))


def test_more_than_anybody_needs_is_cut_off() -> None:
    answer = describe_well("en")
    answer["tags"] = [f"tag {number}" for number in range(5000)]
    answer["associations"]["likely"] = answer["tags"]
    answer["lines"] = answer["tags"]
    made = read(answer)
    assert len(made.words.tags) == 15
    assert len(made.associations.likely) == 40
    assert len(made.lines) == 20


def without(*keys: str) -> dict[str, Any]:
    return {key: value for key, value in describe_well("en").items() if key not in keys}


@pytest.mark.parametrize(
    ("answer", "says"),
    [
        ("I cannot see it.", r"the JSON object that was asked for \(no JSON object\)"),
        ('{"title": "x"', "no JSON object"),
        ("{" * 9000 + "}" * 9000, "no JSON object"),
        (json.dumps(without("lines")), "missing required field `lines`"),
        (json.dumps(without("title") | {"title": ["x"]}), "Expected `str`, got `array`"),
        (json.dumps(without("title") | {"title": "<i>"}), "a title and a caption in English"),
        (json.dumps(describe_well("ru")), "a title and a caption in English"),
        (json.dumps(without("tags") | {"tags": ["a", "b", "B"]}), "at least 3 tags .*, not 2"),
        (json.dumps(without("lines") | {"lines": ["a"]}), "at least 3 lines in English, not 1"),
        (json.dumps(without("associations") | {"associations": {}}), "8 associations .*, not 0"),
    ],
)
def test_an_answer_with_too_little_is_refused_with_what_was_expected(
    answer: str, says: str
) -> None:
    with pytest.raises(BadDescription, match=says):
        read_description(answer, "en")

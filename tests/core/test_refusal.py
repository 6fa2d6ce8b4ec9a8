"""Refusals: their sentences in every language, and their way between processes."""

from __future__ import annotations

import ast
import pickle
import re
from itertools import chain
from pathlib import Path

import pytest

from lorelode.core import Code, IllegalMove, Refusal
from lorelode.core.languages import LANGUAGES
from lorelode.core.refusal_sentences import PAGE_SENTENCES, SENTENCES

ROOT = Path(__file__).resolve().parents[2]
LOCALES = ROOT / "browser" / "locales"


def sentences(language: str) -> dict[str, str]:
    """What the page says of each code."""
    text = (LOCALES / language / "refusals.ftl").read_text("utf-8")
    return dict(re.findall(r"^refusal-([\w-]+) = (.*(?:\n .*)*)$", text, re.MULTILINE))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_limit_in_a_translation_is_a_fact_and_not_typed_by_hand(language: str) -> None:
    for code in Code:
        typed = {int(number) for number in re.findall(r"\b\d+\b", sentences(language)[code])}
        assert typed == {int(number) for number in re.findall(r"\b\d+\b", code.sentence)}, code


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_translation_leaves_out_no_fact_except_reasons_in_english(language: str) -> None:
    for code in Code:
        named = set(re.findall(r"\$(\w+)", sentences(language)[code]))
        needed = set(re.findall(r"\{(\w+)\}", code.page_sentence))
        assert needed - {"reason"} <= named <= needed, code


def test_the_page_counts_no_seats_from_zero() -> None:
    assert not any("$" in sentences(language)["no-such-seat"] for language in LANGUAGES)


def test_every_sentence_belongs_to_a_code() -> None:
    codes = {str(code) for code in Code}
    assert codes == SENTENCES.keys()
    assert codes >= PAGE_SENTENCES.keys()


def code_names(node: ast.AST) -> list[Code]:
    """The codes that a piece of source names."""
    return [
        Code[one.attr]
        for one in ast.walk(node)
        if isinstance(one, ast.Attribute)
        and isinstance(one.value, ast.Name)
        and one.value.id == "Code"
    ]


def given_facts(call: ast.Call) -> set[str | None]:
    """The names of the facts that a call gives: by keyword, or in the dictionary of a worker."""
    keys = [arg.keys for arg in call.args if isinstance(arg, ast.Dict)]
    constants = [key.value for key in chain(*keys) if isinstance(key, ast.Constant)]
    return {*(keyword.arg for keyword in call.keywords), *map(str, constants)}


@pytest.mark.parametrize(
    "path", sorted((ROOT / "lorelode").rglob("*.py")), ids=lambda path: path.stem
)
def test_every_refusal_is_given_exactly_the_facts_of_its_sentence(path: Path) -> None:
    tree = ast.parse(path.read_text("utf-8"))
    calls = [
        call
        for call in ast.walk(tree)
        if isinstance(call, ast.Call)
        and isinstance(call.func, ast.Name)
        and call.func.id in ("Refusal", "RefusedJob")
    ]
    for call in calls:
        # Where the code is computed, it is one of those that the module names, without facts.
        computed = not code_names(call.args[0])
        if computed and any(keyword.arg is None for keyword in call.keywords):
            continue  # The sandbox compares them at run time.
        direct = [code for one in calls for code in code_names(one)]
        codes = code_names(tree) if computed else code_names(call.args[0])
        for code in codes:
            if not computed or code not in direct:
                assert given_facts(call) == code.facts, f"{path}:{call.lineno}: {code}"


@pytest.mark.parametrize(
    "refusal",
    [Refusal(Code.TOO_FEW_SEATS, seats=3), IllegalMove("S-3.3", "a card is laid upright")],
    ids=type,
)
def test_a_refusal_from_another_process_is_the_same(refusal: Refusal) -> None:
    copy = pickle.loads(pickle.dumps(refusal))
    assert (type(copy), copy.args, vars(copy)) == (type(refusal), refusal.args, vars(refusal))


@pytest.mark.parametrize(
    ("code", "when"),
    [
        (Code.SERVER_STOPPING, "now"),
        (Code.TELEVISION_OFF, "later"),
        (Code.NOT_FOUND, "never"),
        (Code.NOT_HOST, "never"),
    ],
)
def test_a_client_reconnects_when_that_can_help(code: Code, when: str) -> None:
    assert code.reconnect == when

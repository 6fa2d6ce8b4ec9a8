"""`lorelode deck describe` as people run it."""

from __future__ import annotations

from pathlib import Path

import pytest
from aiohttp import web

from lorelode.decks import built_in
from tests.cli.terminal import Call
from tests.models.model_server import Asked, describe_well, run_model_server
from tests.models.test_describe import make_deck

KEY = "sk-very-secret"


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setenv("LORELODE_MODEL_KEY", KEY)
    make_deck(tmp_path, 2)
    return str(tmp_path)


def test_pictures_are_described_and_the_key_comes_from_the_variable_alone(
    data: str, call: Call
) -> None:
    def rule(asked: Asked) -> dict[str, object] | str:
        bad = asked.language == "lv" and len(server.asked) < 5
        return "no" if bad else describe_well(asked.language)

    with run_model_server(rule) as server:
        command = ("deck", "describe", "attic", "--url", server.url, "--model", "tiny")
        options = ("--language", "lv", "--language", "en", "--data", data)
        first = call(*command, *options)
        assert (first.code, first.out) == (
            1,
            "Wrote 3 of 4 missing descriptions, for 2 pictures of 'attic'.\n",
        )
        assert first.err == (
            "No words in Latvian for tale T: expected the JSON object that was asked for"
            " (no JSON object).\n"
        )
        second = call(*command, *options)
        assert (second.code, second.err) == (0, "")
        assert second.out.splitlines() == [
            "Wrote 1 of 1 missing descriptions, for 1 picture of 'attic'.",
            "To look at them: lorelode deck show attic",
        ]
        third = call(*command, *options)
        assert third.out == "All pictures of 'attic' have words in lv, en.\n"
        assert {asked.authorization for asked in server.asked} == {f"Bearer {KEY}"}
        assert {asked.body["model"] for asked in server.asked} == {"tiny"}
    assert KEY not in f"{first}{second}{third}"


def test_a_run_that_breaks_off_says_so_and_keeps_what_it_has(data: str, call: Call) -> None:
    with run_model_server(lambda _: web.Response(status=401)) as server:
        ended = call(
            "deck", "describe", "attic", "--url", server.url, "--model", "m", "--data", data
        )
    assert (ended.code, ended.out) == (1, "")
    assert ended.err == (
        "That broke off: the endpoint refuses the key, or wants one in LORELODE_MODEL_KEY"
        " (status 401). What was written is kept; the same command goes on from there.\n"
    )


GOOD = ("--url", "http://localhost:1/v1", "--model", "tiny")


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (("gone", *GOOD), "There is no deck 'gone'; there are "),
        ((built_in().name, *GOOD), "The deck 'dream' comes with the program"),
        (("attic", "--url", "localhost", "--model", "x"), "Expected an address like http://"),
        (("attic", "--url", "http://k@x/v1", "--model", "x"), "Expected an address like http://"),
        (("attic", "--url", "http://x/v1", "--model", ""), "Expected the name of a model"),
        (("attic", *GOOD, "--language", "xx"), "--language is one of en, fa, he, lv, ru, not 'xx'"),
        (("attic", *GOOD, "--answer-seconds", "0"), "--answer-seconds is more than 0"),
        (("attic", *GOOD, "--answer-seconds", "nan"), "--answer-seconds is more than 0"),
    ],
)
def test_a_wrong_command_is_answered_in_one_sentence(
    data: str, call: Call, args: tuple[str, ...], says: str
) -> None:
    ended = call("deck", "describe", *args, "--data", data)
    assert ended.code == 2
    assert ended.err.startswith(says)
    assert len(ended.err.splitlines()) == 1

"""The page's types of the wire are those of the server."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import get_args, get_type_hints

import pytest

from lorelode.web import routes
from lorelode.web.routes.helpers import Body, answer
from lorelode.wire import decks
from tools.typescript import (
    HTTP,
    HTTP_REQUESTS,
    MESSAGES,
    REFUSALS,
    http_ts,
    messages_ts,
    refusals_ftl,
)


@pytest.mark.parametrize(
    ("file", "text"),
    [(MESSAGES, messages_ts()), (HTTP, http_ts())],
    ids=["messages", "http"],
)
def test_the_types_are_fresh(file: Path, text: str) -> None:
    assert file.read_text("utf-8") == text, "run `make types`"


def test_the_english_refusals_are_fresh() -> None:
    assert REFUSALS.read_text("utf-8") == refusals_ftl(), "run `make types`"


def declared(text: str) -> list[str]:
    return [line.split()[2] for line in text.splitlines() if line.startswith("export ")]


def test_no_type_is_declared_twice() -> None:
    names = [*declared(messages_ts()), *declared(http_ts())]
    assert len(names) == len(set(names))


def test_the_messages_and_the_types_of_each_game_are_declared() -> None:
    text = messages_ts()
    for name in (
        "Command",
        "Inbound",
        "Outbound",
        "Play",
        "AnyMove",
        "SaboteurMove",
        "DixitMove",
        "Code",
    ):
        assert name in declared(text)
    assert "readonly move: AnyMove;" in text
    assert "readonly news: readonly DixitPrivateNews[];" in text


def test_every_http_body_is_declared() -> None:
    # mypy checks that no route answers with another type.
    assert get_type_hints(answer)["body"] == Body | Sequence[Body]
    bodies = {*get_args(Body), *HTTP_REQUESTS, decks.UploadProgress, decks.UploadResult}
    assert {body.__name__ for body in bodies} <= set(declared(http_ts()))


def test_the_routes_make_json_in_one_way_only() -> None:
    """Uploads send their progress as they go, a line each."""
    folder = Path(routes.__file__).parent
    writing = {
        file.name
        for file in folder.glob("*.py")
        if re.search(r"json_response|application/json|\bencode\(", file.read_text("utf-8"))
    }
    assert writing == {"helpers.py", "decks.py"}


def test_kinds_of_reasons_and_beliefs_are_words_that_the_page_knows() -> None:
    text = http_ts()
    assert "readonly kind: ReasonKind;" in text
    assert "readonly kind: BeliefKind;" in text
    assert 'import type { BeliefKind, ReasonKind } from "./vocabulary";' in text


def test_a_field_that_is_left_out_when_empty_is_never_null() -> None:
    assert "readonly seat?: number;" in http_ts()


def test_the_bodies_use_the_types_of_the_messages() -> None:
    assert 'import type { Code, RefusalBody, TableSettings } from "./messages";' in http_ts()

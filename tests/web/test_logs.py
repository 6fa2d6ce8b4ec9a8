"""Logs are readable, and hold no secrets."""

from __future__ import annotations

import asyncio
import json
import logging
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import structlog
from aiohttp import web
from aiohttp.test_utils import make_mocked_request

from lorelode.web.logs import (
    HIDDEN_WORDS,
    AccessLog,
    configure_logging,
    format_error,
    mask,
)


@pytest.fixture(autouse=True)
def logging_as_it_was() -> Iterator[None]:
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield
    root.handlers[:] = handlers
    root.setLevel(level)
    structlog.reset_defaults()


def lines(capsys: pytest.CaptureFixture[str]) -> list[dict[str, Any]]:
    captured = capsys.readouterr()
    assert captured.out == ""
    return [json.loads(line) for line in captured.err.splitlines()]


def test_a_log_is_json_lines_with_times(capsys: pytest.CaptureFixture[str]) -> None:
    configure_logging("info", json=True)
    log = structlog.get_logger()
    log.info("table loaded", entries=12, data=Path("/srv"))
    log.debug("not this")
    [line] = lines(capsys)
    stamp = line.pop("timestamp")
    assert stamp.endswith("Z")
    assert "T" in stamp
    assert line == {"event": "table loaded", "level": "info", "entries": 12, "data": "/srv"}


def test_without_a_terminal_logs_are_json(capsys: pytest.CaptureFixture[str]) -> None:
    configure_logging("info")
    structlog.get_logger().info("ready")
    assert lines(capsys)[0]["event"] == "ready"


def test_at_a_terminal_logs_are_text(capsys: pytest.CaptureFixture[str]) -> None:
    configure_logging("info", json=False)
    try:
        raise ValueError("the spare role is a digger")
    except ValueError:
        structlog.get_logger().exception("request failed", token="abc")
    told = capsys.readouterr().err
    assert "request failed" in told
    assert "ValueError" in told
    assert "abc" not in told
    assert told.count("digger") == 1  # the source line of this test, not the error's words


@pytest.mark.parametrize("word", sorted(HIDDEN_WORDS))
@pytest.mark.parametrize("form", ["{}", "{}s", "seat_{}", "X-{}-Y", "{}.sent"])
def test_secret_keys_are_masked(word: str, form: str, capsys: pytest.CaptureFixture[str]) -> None:
    configure_logging("info", json=True)
    key = form.format(word)
    structlog.get_logger().info("said", **{key: "opensesame"})
    structlog.get_logger().info("said", context={"deep": [{key.upper(): "opensesame"}]})
    captured = capsys.readouterr().err
    assert captured.count('"***"') == 2
    assert "opensesame" not in captured


def test_keys_that_only_contain_a_secret_word_are_not_masked() -> None:
    event = {"event": "x", "handler": 1, "decoded": 2, "removed": 3, "context": 4}
    assert mask(None, "info", dict(event)) == event


def test_values_that_are_not_plain_data_are_logged_by_type() -> None:
    class State:
        def __repr__(self) -> str:
            return "State(pile=[4, 8, 15])"

    masked = mask(
        None,
        "info",
        {"event": "x", "state": State(), "list": [State()], "raw": b"pile", "error": KeyError(4)},
    )
    assert masked == {
        "event": "x",
        "state": "<" + State.__qualname__ + ">",
        "list": ["<" + State.__qualname__ + ">"],
        "raw": "<bytes>",
        "error": "<KeyError>",
    }


def test_an_error_is_logged_without_its_message(capsys: pytest.CaptureFixture[str]) -> None:
    configure_logging("info", json=True)
    secret = "gold behind goal 2"

    def inner() -> None:
        raise KeyError(secret)

    try:
        try:
            inner()
        except KeyError as error:
            raise RuntimeError(secret) from error
    except RuntimeError:
        structlog.get_logger().exception("request failed")
    [line] = lines(capsys)
    assert "in inner" in line["exception"]
    assert "KeyError" in line["exception"]
    assert "RuntimeError" in line["exception"]
    assert secret not in line["exception"]


def test_a_system_error_is_logged_with_its_message() -> None:
    assert (
        format_error(sqlite3.OperationalError("disk full")) == "sqlite3.OperationalError: disk full"
    )
    assert format_error(PermissionError(13, "denied")) == "PermissionError: [Errno 13] denied"
    assert format_error(ValueError("secret")) == "ValueError"


def test_every_error_of_a_group_is_logged() -> None:
    group = ExceptionGroup("secret", [ValueError("secret"), OSError("gone")])
    assert format_error(group) == "ExceptionGroup\n\nValueError\n\nOSError: gone"


def test_other_libraries_log_the_same_way(capsys: pytest.CaptureFixture[str]) -> None:
    configure_logging("info", json=True)
    logging.getLogger("aiohttp.server").error("Error handling request from %s", "203.0.113.5")
    logging.getLogger("aiohttp.server").debug("not this")
    [line] = lines(capsys)
    assert line["event"] == "Error handling request from %s"
    assert line["level"] == "error"
    assert line["logger"] == "aiohttp.server"


def test_a_failed_task_is_logged_without_its_message(
    capsys: pytest.CaptureFixture[str],
) -> None:
    configure_logging("info", json=True)

    async def fail() -> None:
        raise ValueError("the spare role is a digger")

    async def main() -> None:
        task = asyncio.create_task(fail())
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        del task

    asyncio.run(main())
    [line] = lines(capsys)
    assert line["event"] == "Task exception was never retrieved"
    assert line["exception"].endswith("ValueError")


def test_the_access_log_has_routes_and_no_codes(capsys: pytest.CaptureFixture[str]) -> None:
    configure_logging("debug", json=True)

    async def main() -> None:
        async def handler(_: web.Request) -> web.Response:
            return web.Response()

        app = web.Application()
        app.router.add_get("/t/{code}", handler)
        for path in ("/t/abcd-efgh?key=123", "/nothing/abcd-efgh"):
            request = make_mocked_request("GET", path)
            match = await app.router.resolve(request)
            request._match_info = match
            AccessLog(logging.getLogger(), "").log(request, web.Response(), 0.25)

    asyncio.run(main())
    told = lines(capsys)
    requests = [line for line in told if line["event"] == "request"]
    assert [line["route"] for line in requests] == ["/t/{code}", "(none)"]
    assert (requests[0]["status"], requests[0]["seconds"]) == (200, 0.25)
    assert "abcd" not in json.dumps(told)

"""The chat API against a real server that answers by rule, well and badly."""

from __future__ import annotations

import asyncio
import logging

import pytest
from aiohttp import web

from lorelode.models.chat_api import (
    MAX_ANSWER_BYTES,
    TRIES,
    ChatClient,
    ChatError,
    EmptyAnswer,
    Endpoint,
)
from tests.models.model_server import Asked, Rule, run_model_server

KEY = "sk-very-secret"
SECRET_TEXT = "what Ann said"
MESSAGES = [{"role": "user", "content": SECRET_TEXT}]


def ask(url: str, *, key: str = KEY, answer_seconds: float = 10) -> str:
    async def scenario() -> str:
        endpoint = Endpoint(url, "tiny", key)
        async with ChatClient(
            endpoint, answer_seconds=answer_seconds, first_wait_seconds=0.01
        ) as client:
            return await client.ask(MESSAGES, json=True)

    return asyncio.run(scenario())


def test_a_model_is_asked_and_its_text_returned() -> None:
    with run_model_server(lambda _: "hello") as server:
        assert ask(server.url + "/") == "hello"
        assert ask(server.url, key="") == "hello"
    first, second = server.asked
    assert (first.authorization, second.authorization) == (f"Bearer {KEY}", None)
    assert first.body["model"] == "tiny"
    assert first.body["messages"] == MESSAGES
    assert first.body["response_format"] == {"type": "json_object"}
    assert first.body["stream"] is False


def test_a_busy_endpoint_is_asked_again_and_may_say_when() -> None:
    answers: list[web.Response | str] = [
        web.Response(status=503),
        web.Response(status=429, headers={"Retry-After": "0"}),
        "at last",
    ]
    with run_model_server(lambda _: answers.pop(0)) as server:
        assert ask(server.url) == "at last"


def test_newer_models_are_told_the_longest_answer_by_its_new_name() -> None:
    def rule(asked: Asked) -> web.Response | str:
        if "max_tokens" in asked.body:
            text = "use 'max_completion_tokens' instead"
            return web.json_response({"error": {"message": text}}, status=400)
        return str(asked.body["max_completion_tokens"])

    with run_model_server(rule) as server:
        assert int(ask(server.url)) > 0
        assert len(server.asked) == 2


def failing(status: int) -> Rule:
    return lambda _: web.Response(status=status, text=f"{KEY} {SECRET_TEXT}")


@pytest.mark.parametrize(
    ("rule", "says", "times"),
    [
        (failing(401), "refuses the key, or wants one in LORELODE_MODEL_KEY", 1),
        (failing(404), "knows no such model or address", 1),
        (failing(413), "finds the picture too large", 1),
        (failing(418), "may not take pictures", 1),
        (failing(500), "busy or broken", TRIES),
        (lambda _: web.Response(text="<html>"), "not answer as the chat API has it", TRIES),
        (lambda _: web.Response(body=b"\xff{"), "not answer as the chat API has it", TRIES),
        (lambda _: web.Response(text="[" * 9000), "not answer as the chat API has it", TRIES),
        (lambda _: web.json_response({"choices": []}), "the model said nothing", TRIES),
        (lambda _: web.json_response({"choices": "x"}), "not answer as the chat API", TRIES),
        (lambda _: "", "the model said nothing", TRIES),
        (lambda _: "x" * (MAX_ANSWER_BYTES + 1), "sent more than 1000 KB", 1),
    ],
)
def test_a_bad_answer_ends_in_a_sentence_without_key_and_text(
    rule: Rule, says: str, times: int, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    with run_model_server(rule) as server:
        with pytest.raises(ChatError, match=says) as raised:
            ask(server.url)
        assert len(server.asked) == times
    assert isinstance(raised.value, EmptyAnswer) == ("said nothing" in says)
    told = f"{raised.value!r} {raised.value.__cause__!r} {caplog.text}"
    assert KEY not in told
    assert SECRET_TEXT not in told


def test_a_slow_answer_is_given_up() -> None:
    with run_model_server(lambda _: 5.0) as server:
        with pytest.raises(ChatError, match=r"did not answer within 0\.1 seconds"):
            ask(server.url, answer_seconds=0.1)
        assert len(server.asked) == TRIES


def test_nobody_at_the_address_is_a_sentence_too() -> None:
    with run_model_server(lambda _: "") as server:
        pass
    with pytest.raises(ChatError, match="cannot be reached"):
        ask(server.url)


def test_a_redirect_is_not_followed_so_that_nobody_else_gets_the_key() -> None:
    with run_model_server(lambda _: "mine") as thief:
        away = web.Response(status=307, headers={"Location": f"{thief.url}/chat/completions"})
        with run_model_server(lambda _: away) as server, pytest.raises(ChatError, match="307"):
            ask(server.url)
        assert thief.asked == []


@pytest.mark.parametrize(
    "url",
    ["", "localhost:11434/v1", "ftp://x/v1", "http://", "http://me:key@host/v1", "http://x/?a=b"]
    + ["http://x:99999/v1", "http://x\n/v1", "http://[::1/v1"],
)
def test_an_address_that_is_none_is_refused(url: str) -> None:
    with pytest.raises(ChatError, match="expected an address like http://localhost:11434/v1"):
        Endpoint(url, "tiny")


def test_an_endpoint_shows_no_key() -> None:
    endpoint = Endpoint("http://localhost:1/v1", "tiny", KEY)
    assert KEY not in f"{endpoint} {endpoint!r}"
    with pytest.raises(ChatError, match="no key has") as raised:
        Endpoint("http://localhost:1/v1", "tiny", f"{KEY}\n")
    assert KEY not in str(raised.value)
    with pytest.raises(ChatError, match="the name of a model"):
        Endpoint("http://localhost:1/v1", " ")

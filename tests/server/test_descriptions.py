"""The operator lets a model describe pictures, and corrects what it wrote."""

from __future__ import annotations

import asyncio
import os
import time
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from aiohttp import web
from msgspec.structs import replace

from lorelode.core.languages import LANGUAGES
from lorelode.decks.associations import Line, read_lines
from lorelode.decks.library import Library
from lorelode.models import chat_api
from lorelode.web.descriptions import PASSED_VARIABLES
from lorelode.web.settings import MODEL_KEY_VARIABLE
from tests.models.model_server import Asked, describe_well, run_model_server
from tests.models.test_describe import make_deck
from tests.server.operator_client import Operator, start_operator_server

KEY = "sk-very-secret"


async def ask(own: Operator, method: str, path: str) -> tuple[int, Any]:
    async with own.http.request(method, f"{own.base}/api/description{path}") as answer:
        return answer.status, await answer.json()


async def wait_for_end(own: Operator) -> Any:
    until = time.monotonic() + 60
    while (now := (await ask(own, "GET", ""))[1])["running"]:
        assert time.monotonic() < until
        await asyncio.sleep(0.05)
    return now


def read_environments() -> list[set[str]]:
    """The names of the variables of each process of this one that describes pictures."""
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        try:
            parent = int((process / "stat").read_text().rpartition(")")[2].split()[1])
            is_job = b"lorelode.web.describe_job" in (process / "cmdline").read_bytes()
            if parent == os.getpid() and is_job:
                named = (process / "environ").read_text().rstrip("\0").split("\0")
                found.append({one.partition("=")[0] for one in named})
        except (FileNotFoundError, ProcessLookupError):
            continue
    return found


def require_few_variables(environments: list[set[str]]) -> None:
    """Check that processes had what they need of the environment of this one, and no more."""
    assert environments or not Path("/proc/self/environ").exists()
    # Python itself adds the second one where no language is set.
    allowed = {"PYTHONPATH", "LC_CTYPE", *PASSED_VARIABLES}
    assert [found - allowed for found in environments] == [set()] * len(environments)


def test_a_model_describes_a_deck_in_the_background_for_the_operator_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    assert MODEL_KEY_VARIABLE == chat_api.KEY_VARIABLE
    monkeypatch.setenv(MODEL_KEY_VARIABLE, KEY)
    monkeypatch.setenv("A_SECRET", "x")
    library = make_deck(tmp_path, 1)
    environments: list[set[str]] = []

    async def scenario(url: str) -> None:
        configured = {"model_url": url, "model_name": "tiny"}
        async with start_operator_server(tmp_path, **configured) as own:
            assert (await own.ask("GET", ""))[1]["model"] == "tiny"
            assert (await ask(own, "GET", ""))[1]["deck"] == ""
            async with aiohttp.ClientSession(headers={"X-Lorelode": "1"}) as stranger:
                for method, path in (
                    ("GET", ""),
                    ("POST", "/attic/start"),
                    ("POST", "/attic/stop"),
                ):
                    asked = stranger.request(method, f"{own.base}/api/description{path}")
                    async with asked as refused:
                        assert refused.status == 403
            assert (await ask(own, "POST", "/gone/start"))[0] == 404
            assert (await ask(own, "POST", "/dream/start"))[0] == 422
            status, begun = await ask(own, "POST", "/attic/start")
            assert (status, begun["running"]) == (200, True)
            # A second request changes nothing.
            assert (await ask(own, "POST", "/attic/start"))[1]["running"] is True
            ended = await wait_for_end(own)
            assert (ended["done"], ended["of"], ended["failed"]) == (5, 5, 1)
            assert (ended["deck"], ended["fault"]) == ("attic", "")

    def rule(asked: Asked) -> dict[str, Any] | str:
        environments.extend(read_environments())
        return "no" if asked.language == "he" else describe_well(asked.language)

    with run_model_server(rule) as server:
        asyncio.run(scenario(server.url))
        assert {asked.authorization for asked in server.asked} == {f"Bearer {KEY}"}
        assert len(server.asked) == 6
    require_few_variables(environments)
    words = library.load("attic").deck.cards[0].words
    assert sorted(words) == sorted(set(LANGUAGES) - {"he"})
    printed = "".join(capfd.readouterr())
    assert KEY not in printed
    assert words["ru"].title not in printed


def test_a_description_can_be_stopped_and_a_broken_endpoint_is_named(tmp_path: Path) -> None:
    make_deck(tmp_path, 1)

    async def scenario(url: str) -> list[Any]:
        seen = []
        async with start_operator_server(tmp_path, model_url=url, model_name="tiny") as own:
            await ask(own, "POST", "/attic/start")
            seen.append(await wait_for_end(own))
            await ask(own, "POST", "/attic/start")
            while len(server.asked) < 2:
                await asyncio.sleep(0.02)
            seen.append((await ask(own, "POST", "/attic/stop"))[1])
            await ask(own, "POST", "/attic/start")
            while len(server.asked) < 3:
                await asyncio.sleep(0.02)
            # The end of the server ends the process too.
        return seen

    def rule(_: Asked) -> web.Response | float:
        return web.Response(status=401) if len(server.asked) == 1 else 30.0

    with run_model_server(rule) as server:
        broken, stopped = asyncio.run(scenario(server.url))
    assert "refuses the key" in broken["fault"]
    assert (stopped["running"], stopped["fault"], stopped["done"]) == (False, "", 0)


def test_a_server_without_a_model_describes_nothing(tmp_path: Path) -> None:
    make_deck(tmp_path, 1)

    async def scenario() -> None:
        async with start_operator_server(tmp_path) as own:
            assert (await own.ask("GET", ""))[1]["model"] == ""
            assert (await ask(own, "POST", "/attic/start"))[0] == 404

    asyncio.run(scenario())


def test_associations_and_lines_are_shown_and_corrected(tmp_path: Path) -> None:
    library = make_deck(tmp_path, 1)
    old = Line("Say when!", "dry", ("p9",))
    both = (old, Line("Gone"))
    library.change_texts("attic", "p0", "en", lambda texts: replace(texts, lines=both))

    async def scenario() -> None:
        async with start_operator_server(tmp_path) as own:
            shown = (await own.ask("GET", "/attic/p0/texts"))[1]
            assert shown["associations"] == {}
            assert shown["lines"]["en"] == ["Say when!", "Gone"]
            heard = {"strong": ["  sea ", "", "sea"], "likely": [], "faint": ["a, b"]}
            words: dict[str, Any] = {"language": "en", "title": "T", "associations": heard}
            lines = {"lines": ["New  one", "Say when!"]}
            assert (await own.ask("POST", "/attic/p0/words", {**words, **lines}))[0] == 200
            shown = (await own.ask("GET", "/attic/p0/texts"))[1]
            assert shown["associations"]["en"] == {
                "strong": ["sea"],
                "likely": [],
                "faint": ["a, b"],
            }
            assert shown["lines"]["en"] == ["New one", "Say when!"]
            wrong: list[dict[str, Any]] = [
                {"lines": ["x" * 201]},
                {"lines": "x"},
                {"lines": [f"line {number}" for number in range(201)]},
                {"associations": {"strong": ["a\x00b"]}},
                {"associations": {"loud": []}},
            ]
            for bad in wrong:
                assert (await own.ask("POST", "/attic/p0/words", {**words, **bad}))[0] == 422
            # Without them, they stay as they are.
            plain = {"language": "en", "title": "Other"}
            assert (await own.ask("POST", "/attic/p0/words", plain))[0] == 200

    asyncio.run(scenario())
    fresh = Library(tmp_path)
    assert read_lines(fresh.load("attic").folder, "en")["p0"] == (Line("New one"), old)
    assert fresh.load("attic").deck.cards[0].words["en"].title == "Other"

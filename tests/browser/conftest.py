"""Fixtures: Chromium, a server, and people with a browser each."""

from __future__ import annotations

import re
import shutil
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

from lorelode.web.routes.pages import PAGE_FOLDER
from tests.browser.person import TAKES_PICTURES, People
from tests.browser.server_process import TIMEOUT_SECONDS, Server
from tools.chromium import find_chromium

SCREENSHOTS: Final = Path(__file__).parents[2] / "build" / "screenshots"

expect.set_options(timeout=TIMEOUT_SECONDS * 1000)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Let a failed test say what the pages of its people show."""
    report = yield
    people = getattr(item, "funcargs", {}).get("people")
    if report.when == "call" and report.failed and isinstance(people, People):
        report.sections.append(("people", people.describe()))
    return report


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    path = find_chromium()
    if path is None:
        pytest.fail(
            "The tests of the page need Chromium: run python -m tools.chromium.", pytrace=False
        )
    flags = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
    # A page of a test is closed before optimised code would pay: a seventh less work.
    flags.append("--js-flags=--no-opt --no-maglev")
    return {**browser_type_launch_args, "executable_path": path, "args": flags}


# For the package, not the session: Playwright runs an event loop in this thread, and the tests of
# the server in the same process need their own.
@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as running:
        yield running


def launch(playwright: Playwright, arguments: dict[str, Any], *flags: str) -> Iterator[Browser]:
    if not (PAGE_FOLDER / "index.html").is_file():
        pytest.fail("The page is not built: run make page.", pytrace=False)
    browser = playwright.chromium.launch(**{**arguments, "args": [*arguments["args"], *flags]})
    yield browser
    browser.close()


@pytest.fixture(scope="package")
def chromium(browser_type_launch_args: dict[str, Any], playwright: Playwright) -> Iterator[Browser]:
    yield from launch(playwright, browser_type_launch_args)


@pytest.fixture(scope="package")
def bare_chromium(
    browser_type_launch_args: dict[str, Any], playwright: Playwright
) -> Iterator[Browser]:
    """Fetches and draws no pictures, which take a fifth of the work."""
    yield from launch(playwright, browser_type_launch_args, "--blink-settings=imagesEnabled=false")


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("server"))
    yield running
    running.stop()


@pytest.fixture
def people(request: pytest.FixtureRequest, server: Server) -> Iterator[People]:
    """Makes the people of a test; it fails if one of their pages had a fault."""
    is_bare = request.node.get_closest_marker("without_pictures") and not TAKES_PICTURES
    chromium: Browser = request.getfixturevalue("bare_chromium" if is_bare else "chromium")
    name = re.sub(r"[^\w-]+", "-", request.node.name).strip("-")
    screenshots = SCREENSHOTS / name
    shutil.rmtree(screenshots, ignore_errors=True)
    everybody = People(chromium, server, screenshots)
    yield everybody
    everybody.leave()

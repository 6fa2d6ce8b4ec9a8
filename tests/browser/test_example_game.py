"""The game that newcomers copy plays in the browser, by its one line of registration."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from examples.toy_game import HIGH_CARD
from tests.browser.conftest import SCREENSHOTS
from tests.browser.person import People
from tests.browser.server_process import Server

SCRIPT = Path(__file__).resolve().parents[2] / "examples" / "toy_game.py"


@pytest.fixture
def example_people(chromium: Browser, tmp_path: Path) -> Iterator[People]:
    """People at a server that is started by the example's own file."""
    server = Server(tmp_path, (str(SCRIPT),))
    try:
        everybody = People(chromium, server, SCREENSHOTS / "example-game")
        yield everybody
        everybody.leave()
    finally:
        server.stop()


def test_the_example_game_is_played_to_its_end_in_the_browser(example_people: People) -> None:
    ann = example_people("Ann", "phone")
    ann.go("/")
    assert HIGH_CARD.name in ann.see(f".front-{HIGH_CARD.name}").inner_text()
    ann.open_table(ann.make_table(game=HIGH_CARD.name, edition="basic", seats=3))
    ann.sit()
    ann.fill_with_bots()
    ann.start()
    moves = 0
    while ann.status != "over":
        if ann.rests:
            ann.go_on()
        elif ann.choices:
            ann.check_page(f"move-{moves}")
            ann.act_and_wait(lambda: ann.page.locator(".plain-choices button").first.click())
            moves += 1
        else:
            ann.until(lambda _: ann.status == "over" or ann.rests or ann.choices)
    assert moves == 2
    ann.check_page("over", axe=True)

"""A model describes pictures for the operator, who corrects them by keyboard."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from lorelode.decks.associations import read_associations
from lorelode.decks.library import Library
from lorelode.web.operator import KEY_FILE
from tests.browser.conftest import SCREENSHOTS
from tests.browser.person import People
from tests.browser.server_process import Server
from tests.models.model_server import describe_well, run_model_server
from tests.models.test_describe import make_deck


@pytest.fixture
def operators(tmp_path: Path, chromium: Browser) -> Iterator[People]:
    """People at a server with a model and a deck of two pictures."""
    with run_model_server(lambda asked: describe_well(asked.language)) as model:
        server = Server(tmp_path / "server", model_url=model.url, model_name="tiny")
        make_deck(server.data)
        try:
            everybody = People(chromium, server, SCREENSHOTS / "deck-descriptions")
            yield everybody
            everybody.leave()
        finally:
            server.stop()


def test_pictures_are_described_and_corrected_one_after_another_by_keyboard(
    operators: People,
) -> None:
    data = operators.server.data
    key = (data / KEY_FILE).read_text("ascii").strip()
    ann = operators("Ann", "phone", language="en")
    ann.go(f"/decks#key={key}")
    row = ann.page.locator(".deck-row", has_text="attic")
    row.locator(".deck-describing button", has_text="tiny").click()
    written = re.compile("10.* of .*10.* descriptions were written")
    expect(row.locator("[role=status]")).to_have_text(written, timeout=30_000)
    expect(row).to_contain_text(ann.text("deck-bots-all"))
    ann.check_page("described", axe=True)
    row.locator("button", has_text=ann.text("deck-show")).click()
    row.locator(".deck-sheet button").first.click()
    title = ann.page.locator("dialog [name=title]:visible")
    expect(title).to_have_value(describe_well("en")["title"])
    ann.page.locator("dialog details:visible summary").click()
    likely = ann.page.locator("dialog [name=likely]:visible")
    likely.fill("one thought, two\nanother")
    ann.check_page("correcting", axe=True)
    likely.press("PageDown")
    expect(ann.button("deck-next")).to_be_disabled()
    # Whoever corrects associations corrects the next ones.
    expect(likely).to_be_focused()
    expect(likely).to_have_value("\n".join(describe_well("en")["associations"]["likely"]))
    ann.page.keyboard.press("Escape")
    stored = Library(data).load("attic")
    heard = read_associations(stored.folder, "en")[stored.deck.ids[0]]
    assert heard.likely == ("one thought, two", "another")
    assert heard.strong == tuple(describe_well("en")["associations"]["strong"])
